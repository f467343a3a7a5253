//! Random games of `lanke` and of `go_game_board`, timed side by side on one core, and one real
//! game through `lanke` alone.
//!
//! `lanke-native-bench [rounds] [milliseconds per round] [the points of a 19×19 game, y * 19 + x]`
//! prints one JSON object per line; `../run.mjs` reads them.

mod ours;
mod peer;
mod timing;

use timing::{Contender, Timing, interleave};

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u32>().expect("a number"));
    let timing = Timing::new(args.next().unwrap_or(15), args.next().unwrap_or(100));
    let record: Vec<u32> = args.collect();
    let mut contenders = Vec::new();
    for side in [9, 19] {
        let mut games = [ours::random_games(side), peer::uniform_games(side), peer::sampled_games(side)];
        check_lengths(&mut games);
        contenders.extend(games);
    }
    if !record.is_empty() {
        contenders.extend(ours::real_game(&record));
    }
    interleave(&mut contenders, &timing);
}

/// The same kind of game has the same length on average, or the rates mean nothing.
#[expect(clippy::cast_precision_loss, reason = "small counts")]
fn check_lengths(contenders: &mut [Contender]) {
    for contender in contenders.iter_mut() {
        let n_points = contender.side * contender.side;
        let n_games = 60_000 / n_points;
        let n_moves: usize = (0..n_games).map(|_| (contender.run)()).sum();
        let length = n_moves as f64 / n_games as f64;
        // 81 points take about 110 moves, 361 about 455.
        let plausible = 1.2 * n_points as f64..1.5 * n_points as f64;
        assert!(plausible.contains(&length), "{}: {length} moves on average", contender.name);
        contender.length = Some(length);
    }
    let lengths: Vec<f64> = contenders.iter().filter_map(|contender| contender.length).collect();
    let alike = lengths.iter().all(|length| (length / lengths[0] - 1.0).abs() < 0.06);
    assert!(alike, "not the same kind of game: {lengths:?} moves on average");
}
