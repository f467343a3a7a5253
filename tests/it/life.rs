//! Unconditional life: shapes in pictures, and three slow twins. `brute_force` lets the opponent
//! make every sequence of moves; `definition` follows Benson's text set by set, on boards that are
//! too large for that; `corpus` holds both against what others found.
//!
//! And the judge of what is not proved: `judge`, and all that begins with `judged`.

mod area;
mod brute_force;
mod corpus;
mod definition;
mod judge;
mod judged_boards;
mod judged_looks;
mod judged_shapes;
mod shapes;

use lanke::{Board, Color, JudgeOptions, Judgement, PassAlive, Rules, Suicide, judge, pass_alive};

const BOTH: [Suicide; 2] = [Suicide::Forbidden, Suicide::Allowed];

fn proved(board: &Board, suicide: Suicide) -> [PassAlive; 2] {
    Color::BOTH.map(|color| pass_alive(board, color, suicide))
}

fn judged(board: &Board, turn: Option<Color>, playouts: u32) -> Judgement {
    let options = JudgeOptions { playouts, ..JudgeOptions::default() };
    judge(board, turn, &Rules::default(), options, |_| true)
}
