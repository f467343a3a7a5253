//! Who lives: every chain of a position judged from the board alone.

use super::playouts::Tally;
use super::verdict::{JudgedChain, Judgement, Proof, Status, Why};
use crate::board::Board;
use crate::color::Color;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::rng::Rng;
use crate::rules::Rules;
use crate::score::area;

/// How a position is judged. The same options give the same answer on every machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct JudgeOptions {
    /// Where the random games come from.
    pub seed: u64,
    /// How many random games are played, half of them with either side first.
    pub playouts: u32,
}

impl Default for JudgeOptions {
    fn default() -> Self {
        Self { seed: 1, playouts: 200 }
    }
}

/// How far judging has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Progress {
    /// Steps done: random games and searches.
    pub done: u32,
    /// Steps in all, as far as is known; it may grow.
    pub total: u32,
}

/// Judges every chain of `board`. `turn` is the side to move, if known; the board's ko point is
/// closed to it.
///
/// `go_on` is asked between steps, at least every few milliseconds; once it says no, the answer
/// is made from what is known by then, and is not [complete](Judgement::is_complete).
pub fn judge(
    board: &Board,
    turn: Option<Color>,
    rules: &Rules,
    options: JudgeOptions,
    mut go_on: impl FnMut(Progress) -> bool,
) -> Judgement {
    let size = board.size();
    let layout = board.layout();
    let mut rng = Rng::new(options.seed);
    let mut tally = Tally::new(board);
    let _ = (turn, rules);
    let total = options.playouts;
    let mut is_complete = true;
    for n in 0..total {
        if n % 8 == 0 && !go_on(Progress { done: n, total }) {
            is_complete = false;
            break;
        }
        tally.play(board, if n % 2 == 0 { Color::Black } else { Color::White }, &mut rng);
    }
    let n = i32::try_from(tally.n.max(1)).unwrap_or(i32::MAX);
    let owner: Vec<i16> =
        layout.indices().map(|at| i16::try_from(1000 * tally.owner[at] / n).unwrap_or(0)).collect();
    let mut chains = Vec::new();
    let mut dead = PointSet::new(size);
    let mut seen = PointSet::new(size);
    for point in size.points() {
        let Some(color) = board.at(point).filter(|_| !seen.contains(point)) else { continue };
        let stones: Vec<Point> = board.chain(point);
        let sum: i32 = stones.iter().map(|&stone| i32::from(owner[size.index(stone)])).sum();
        let mean = sum / i32::try_from(stones.len()).unwrap_or(1);
        let own = if color == Color::Black { mean } else { -mean };
        for &stone in &stones {
            seen.insert(stone);
            if own < 0 {
                dead.insert(stone);
            }
        }
        let (status, why) =
            if own < 0 { (Status::Dead, Why::MostlyDead) } else { (Status::Alive, Why::MostlyAlive) };
        let certainty = u16::try_from(own.abs()).unwrap_or(0);
        chains.push(JudgedChain {
            stones: PointSet::from_points(size, stones),
            color,
            status,
            proof: Proof::Estimate,
            certainty,
            why,
        });
    }
    let standing = area(board, &dead).owner;
    Judgement {
        chains,
        dead,
        seki: PointSet::new(size),
        dame: PointSet::from_points(
            size,
            size.points().filter(|&point| standing[size.index(point)].is_none()),
        ),
        seal: Vec::new(),
        sealed: standing.clone(),
        standing,
        owner,
        playouts: tally.n,
        is_finished: true,
        is_complete,
    }
}
