//! Judging without JavaScript, timed: for `npm run judge-report`, which reads the lines this prints.
//!
//! `judge [rounds] [playouts,playouts…] [rows/of/a/board] …` judges every board with each number of playouts, in turn,
//! and prints the milliseconds of processor time of the fastest round: a line per board, a column per number.

use cpu_time::ThreadTime;
use lanke::{Board, Color, JudgeOptions, Rules, Setup, Size, judge};
use std::hint::black_box;

fn main() {
    let mut args = std::env::args().skip(1);
    let n_rounds: usize = args.next().and_then(|text| text.parse().ok()).expect("rounds");
    let playouts: Vec<u32> =
        args.next().expect("playouts").split(',').map(|text| text.parse().expect("a number")).collect();
    let boards: Vec<Board> = args.map(|rows| board(&rows)).collect();
    let mut times = vec![vec![f64::INFINITY; playouts.len()]; boards.len()];
    for _ in 0..n_rounds {
        for (board, times) in boards.iter().zip(&mut times) {
            for (&playouts, fastest) in playouts.iter().zip(times) {
                let start = ThreadTime::now();
                let options = JudgeOptions { playouts, ..JudgeOptions::default() };
                black_box(judge(board, None, &Rules::default(), options, |_| true));
                *fastest = fastest.min(start.elapsed().as_secs_f64() * 1000.0);
            }
        }
    }
    for times in &times {
        let columns: Vec<String> = times.iter().map(|ms| format!("{ms:.3}")).collect();
        println!("{}", columns.join(" "));
    }
}

fn board(rows: &str) -> Board {
    let rows: Vec<&str> = rows.split('/').collect();
    let side = |n: usize| u32::try_from(n).expect("a small board");
    let size = Size::new(side(rows[0].len()), side(rows.len())).expect("a board size");
    let stones: Vec<_> = rows
        .concat()
        .chars()
        .map(|letter| Color::BOTH.into_iter().find(|color| color.letter() == letter))
        .collect();
    Setup::stones(size, &stones, Color::Black).expect("a position").board().clone()
}
