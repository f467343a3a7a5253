//! Unconditional life: shapes in pictures, and three slow twins. `brute_force` lets the opponent
//! make every sequence of moves; `definition` follows Benson's text set by set, on boards that are
//! too large for that; `corpus` holds both against what others found.

mod brute_force;
mod corpus;
mod definition;
mod shapes;
