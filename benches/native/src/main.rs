//! Random games of `lanke` and of `go_game_board`, timed side by side on one core.
//!
//! Prints one JSON object per line; `../run.mjs` reads them.

mod ours;
mod peer;
mod timing;

use timing::{Contender, Timing, interleave};

fn main() {
    let timing = Timing::from_args();
    let mut contenders: Vec<Contender> = Vec::new();
    for side in [9, 19] {
        contenders.push(ours::random_games(side));
        contenders.push(peer::uniform_games(side));
        contenders.push(peer::sampled_games(side));
    }
    check_lengths(&mut contenders);
    interleave(&mut contenders, &timing);
}

/// The same kind of game has the same length on average, or the rates mean nothing.
fn check_lengths(contenders: &mut [Contender]) {
    let mut lengths = Vec::new();
    for contender in contenders.iter_mut() {
        let games = 2_000_000 / (contender.side * contender.side * 30);
        let moves: usize = (0..games).map(|_| (contender.run)()).sum();
        #[expect(clippy::cast_precision_loss, reason = "small counts")]
        let length = moves as f64 / games as f64;
        contender.length = length;
        // 81 points fill to about 110 moves, 361 to about 450.
        #[expect(clippy::cast_precision_loss, reason = "small counts")]
        let points = (contender.side * contender.side) as f64;
        assert!(
            (1.1 * points..1.6 * points).contains(&length),
            "{} games of {} moves on average",
            contender.name,
            length
        );
        lengths.push((contender.side, length));
    }
    for side in [9, 19] {
        let of_side: Vec<f64> = lengths.iter().filter(|(s, _)| *s == side).map(|(_, l)| *l).collect();
        for length in &of_side {
            let apart = (length / of_side[0] - 1.0).abs();
            assert!(apart < 0.06, "games of {:?} moves on average: not the same kind of game", of_side);
        }
    }
}
