//! From estimates to verdicts: what is read, and what follows from one chain for another.

use super::chains::{Chain, Chains};
use super::fights::{Fights, Reading, Wall};
use super::verdict::{Proof, Status, Why};
use crate::board::Board;
use crate::point_set::PointSet;

/// A chain that holds its points by less than this, in thousandths, is taken for dead: the
/// random games are kind to a group that has to fight for its life.
const ALIVE: i32 = 100;
/// How sure a reading is at least, in thousandths, that takes likely walls for safe ones.
const LIKELY: i32 = 900;
/// A chain whose points end up with owners so different is in part taken and in part not.
const SPLIT: i32 = 1000;
/// An estimate below this leaves doubt.
const IN_DOUBT: i32 = 500;
/// Estimates further apart than this, in thousandths, tell which of two groups takes the other.
const APART: i32 = 400;

/// How often estimates are made to agree: each time takes as long as the board is large.
const ROUNDS: usize = 8;

/// The verdict on a chain, in the making.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Verdict {
    pub(super) status: Status,
    pub(super) proof: Proof,
    pub(super) why: Why,
    pub(super) certainty: i32,
}

impl Verdict {
    const UNKNOWN: Self =
        Self { status: Status::Unsettled, proof: Proof::Estimate, why: Why::Contested, certainty: 0 };

    const fn proved(status: Status, proof: Proof, why: Why) -> Self {
        Self { status, proof, why, certainty: 1000 }
    }

    fn estimate(chain: &Chain) -> Self {
        let (status, why) = if chain.own < ALIVE {
            (Status::Dead, Why::MostlyDead)
        } else {
            (Status::Alive, Why::MostlyAlive)
        };
        Self { status, proof: Proof::Estimate, why, certainty: (chain.own - ALIVE).abs().min(1000) }
    }
}

/// What becomes of each chain. `alive` and `no_room` are the stones proved alive and dead by
/// unconditional life; `is_estimated` says whether any random game was played; `go_on` is asked again and again while fights are read.
pub(super) fn verdicts(
    board: &Board,
    chains: &Chains,
    alive: &PointSet,
    no_room: &PointSet,
    is_estimated: bool,
    go_on: &mut dyn FnMut() -> bool,
) -> Vec<Verdict> {
    let estimate = |chain| if is_estimated { Verdict::estimate(chain) } else { Verdict::UNKNOWN };
    let mut verdicts: Vec<_> = chains.list.iter().map(estimate).collect();
    for (verdict, chain) in verdicts.iter_mut().zip(&chains.list) {
        if alive.contains(chain.stones[0]) {
            *verdict = Verdict::proved(Status::Alive, Proof::PassAlive, Why::TwoEyes);
        } else if no_room.contains(chain.stones[0]) {
            *verdict = Verdict::proved(Status::Dead, Proof::PassAlive, Why::NoRoom);
        }
    }
    let fights = Fights::read(board, chains, &verdicts, go_on);
    for (n, verdict) in verdicts.iter_mut().enumerate() {
        *verdict = settle(chains, &fights, n, *verdict);
    }
    share_kos(chains, &mut verdicts);
    agree(chains, &mut verdicts, go_on);
    for (verdict, chain) in verdicts.iter_mut().zip(&chains.list) {
        if verdict.proof != Proof::PassAlive && chain.spread > SPLIT {
            let certainty = verdict.certainty.min(IN_DOUBT);
            *verdict =
                Verdict { status: Status::Unsettled, proof: Proof::Estimate, why: Why::Contested, certainty };
        }
    }
    verdicts
}

/// The verdict on chain `n` with what was read.
fn settle(chains: &Chains, fights: &Fights, n: usize, verdict: Verdict) -> Verdict {
    let Reading { first, second, by_ko, is_sure } = fights.readings[n];
    let read = |status, why| {
        if is_sure {
            Verdict::proved(status, Proof::Read, why)
        } else {
            Verdict { status, proof: Proof::Estimate, why, certainty: verdict.certainty.max(LIKELY) }
        }
    };
    let unsettled = |why| Verdict { status: Status::Unsettled, why, ..verdict };
    let enemies =
        || chains.touching(n).into_iter().filter(|&other| chains.list[other].color != chains.list[n].color);
    // A group around it without two eyes that can't be taken: where moving first would at most
    // make a seki with it nobody hurries, and the stones stay.
    let around = || chains.around(n, |_| false).into_iter();
    let is_open = |other: usize| fights.walls[other] != Wall::Safe;
    let has_seki_partner = || {
        around().any(|other| {
            chains.list[other].color != chains.list[n].color
                && is_open(other)
                && fights.readings[other].second == Some(true)
        })
    };
    let is_inner = || around().all(is_open);
    let in_doubt = chains.list[n].own > -IN_DOUBT;
    let holds_half = chains.list[n].own >= 0;
    // Given up by its owner, it seems; but it might be saved.
    let given_up = |why| Verdict { why, certainty: verdict.certainty.min(IN_DOUBT), ..verdict };
    match (first, second) {
        (_, Some(true)) => read(Status::Alive, Why::CannotBeTaken),
        // Two neighbours that each lose their place to the other: an exchange, which no mark can show.
        (Some(false), _) if enemies().any(|other| fights.readings[other].first == Some(false)) => {
            unsettled(Why::Contested)
        }
        (Some(false), _) if by_ko && verdict.status == Status::Alive => unsettled(Why::Ko),
        (Some(false), _) if by_ko => given_up(Why::Ko),
        (Some(false), _) => read(Status::Dead, Why::CannotBeSaved),
        (Some(true), Some(false)) if verdict.status == Status::Alive => unsettled(Why::FirstDecides),
        (Some(true), _) if verdict.status == Status::Dead => {
            if (in_doubt || is_inner()) && has_seki_partner() {
                unsettled(Why::FirstDecides)
            } else {
                given_up(Why::FirstDecides)
            }
        }
        (None, _) if verdict.status == Status::Dead && holds_half && is_inner() && has_seki_partner() => {
            unsettled(Why::Contested)
        }
        _ => verdict,
    }
}

/// Whether a ko decides.
pub(super) const fn hangs_on_ko(verdict: Verdict) -> bool {
    matches!((verdict.status, verdict.why), (Status::Unsettled, Why::Ko))
}

/// What is shut in by chains that hang on a ko hangs on it too.
fn share_kos(chains: &Chains, verdicts: &mut [Verdict]) {
    if !verdicts.iter().any(|&verdict| hangs_on_ko(verdict)) {
        return;
    }
    for n in 0..chains.list.len() {
        if !matches!(verdicts[n].why, Why::MostlyAlive | Why::MostlyDead) {
            continue;
        }
        let color = chains.list[n].color;
        let is_within =
            |other: usize| chains.list[other].color == color || verdicts[other].status == Status::Dead;
        let border = chains.around(n, is_within);
        if !border.is_empty() && border.iter().all(|&other| hangs_on_ko(verdicts[other])) {
            verdicts[n] = Verdict { status: Status::Unsettled, why: Why::Ko, ..verdicts[n] };
        }
    }
}

/// Makes estimates agree with each other: dead stones need somebody who takes them, and of two
/// groups that shut each other in, the surer one lives.
fn agree(chains: &Chains, verdicts: &mut [Verdict], go_on: &mut dyn FnMut() -> bool) {
    for _ in 0..ROUNDS {
        let mut changed = false;
        for n in 0..chains.list.len() {
            let Chain { color, own, .. } = chains.list[n];
            if !matches!(verdicts[n].why, Why::MostlyAlive | Why::MostlyDead) {
                continue;
            }
            if !go_on() {
                return;
            }
            if verdicts[n].status == Status::Dead {
                let border = chains.around(n, |other| verdicts[other].status == Status::Dead);
                if !border.iter().any(|&other| chains.list[other].color != color) {
                    verdicts[n] = Verdict { status: Status::Alive, why: Why::MostlyAlive, ..verdicts[n] };
                    changed = true;
                }
            } else if verdicts[n].status == Status::Alive && own < APART {
                let border = chains.around(n, |other| verdicts[other].status == Status::Dead);
                let takes = |&other: &usize| {
                    chains.list[other].color != color
                        && verdicts[other].status == Status::Alive
                        && chains.list[other].own >= own + APART
                };
                if !border.is_empty() && border.iter().all(takes) {
                    verdicts[n] = Verdict { status: Status::Dead, why: Why::MostlyDead, ..verdicts[n] };
                    changed = true;
                }
            }
        }
        if !changed {
            return;
        }
    }
}
