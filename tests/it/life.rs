//! Unconditional life: shapes in pictures, and three slow twins. `brute_force` lets the opponent
//! make every sequence of moves; `definition` follows Benson's text set by set, on boards that are
//! too large for that; `corpus` holds both against what others found.

mod area;
mod brute_force;
mod corpus;
mod definition;
mod shapes;

use lanke::{Board, Color, PassAlive, Suicide, pass_alive};

const BOTH: [Suicide; 2] = [Suicide::Forbidden, Suicide::Allowed];

fn proved(board: &Board, suicide: Suicide) -> [PassAlive; 2] {
    Color::BOTH.map(|color| pass_alive(board, color, suicide))
}
