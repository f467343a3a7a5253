//! Who lives: every chain of a position judged from the board alone.

use super::playouts::Tally;
use super::verdict::{JudgedChain, Judgement, Status};
use crate::board::Board;
use crate::color::Color;
use crate::point_set::PointSet;
use crate::rng::Rng;
use crate::rules::Rules;
use crate::score::area;

use super::chains::Chains;
use super::resolve::verdicts;
use super::{pass_alive, provably_dead};


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
        layout.indices().map(|at| i16::try_from(1000 * (tally.owner[0][at]+tally.owner[1][at]) / n).unwrap_or(0)).collect();

    let [black, white] = Color::BOTH.map(|color| pass_alive(board, color, rules.suicide));
    let alive = PointSet::from_points(size, black.stones.iter().chain(white.stones.iter()));
    let no_room = provably_dead(board, rules.suicide);
    let chains = Chains::new(board, &owner);
    let verdicts = verdicts(board, &chains, &alive, &no_room, || true);
    let dead = chains.stones(|n| verdicts[n].status == Status::Dead);
    let chains = chains.list.into_iter().zip(verdicts).map(|(chain, verdict)| JudgedChain {
        stones: PointSet::from_points(size, chain.stones),
        color: chain.color,
        status: verdict.status,
        proof: verdict.proof,
        certainty: verdict.certainty as u16,
        why: verdict.why,
    }).collect();
    let standing = area(board, &dead).owner;
    Judgement {
        chains,
        dead,
        seki: PointSet::new(size),
        dame: PointSet::from_points(size, size.points().filter(|&point| standing[size.index(point)].is_none())),
        seal: Vec::new(),
        sealed: standing.clone(),
        standing,
        owner,
        playouts: tally.n,
        is_finished: true,
        is_complete,
    }
}
