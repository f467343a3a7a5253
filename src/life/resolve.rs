//! From estimates to verdicts: what is read, and what follows from one chain for another.

use super::chains::{Chain, Chains, NONE};
use super::reading::{Local, Search};
use super::structure::Structure;
use super::verdict::{Proof, Status, Why};
use crate::board::{Board, Index};
use crate::point_set::PointSet;

/// Owned so surely at least, in thousandths, are chains that are taken for safe because their
/// groups have two eyes by shape.
const SAFE: i32 = 700;
/// The same for chains with room to run.
const SAFE_RUNNING: i32 = 500;
/// The same for chains of which no more is known.
const SAFE_ANYWAY: i32 = 850;
/// An estimate as sure as this is not read if the fight is large.
const SURE: i32 = 950;
/// Points of a fight beyond which it is read only if in doubt, and beyond which never.
const LARGE: u32 = 10;
const TOO_LARGE: u32 = 20;
/// Positions that one question may cost, and all of a board.
const LIMIT: u32 = 4_000;
const LIMIT_IN_ALL: u32 = 20_000;
/// A chain whose points end up with owners so different is in part taken and in part not.
const SPLIT: i32 = 1000;
/// An estimate below this leaves doubt.
const IN_DOUBT: i32 = 500;
/// Estimates further apart than this, in thousandths, tell which of two groups takes the other.
const APART: i32 = 400;

/// The verdict on a chain, in the making.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Verdict {
    pub(super) status: Status,
    pub(super) proof: Proof,
    pub(super) why: Why,
    pub(super) certainty: i32,
}

impl Verdict {
    const fn proved(status: Status, proof: Proof, why: Why) -> Self {
        Self { status, proof, why, certainty: 1000 }
    }

    fn estimate(chain: &Chain) -> Self {
        let (status, why) =
            if chain.own < 0 { (Status::Dead, Why::MostlyDead) } else { (Status::Alive, Why::MostlyAlive) };
        Self { status, proof: Proof::Estimate, why, certainty: chain.own.abs() }
    }
}

/// What becomes of each chain. `alive` and `no_room` are the stones proved alive and dead by
/// unconditional life; `go_on` is asked before each search.
pub(super) fn verdicts(
    board: &Board,
    chains: &Chains,
    alive: &PointSet,
    no_room: &PointSet,
    mut go_on: impl FnMut() -> bool,
) -> Vec<Verdict> {
    let mut verdicts: Vec<_> = chains.list.iter().map(Verdict::estimate).collect();
    for (verdict, chain) in verdicts.iter_mut().zip(&chains.list) {
        if alive.contains(chain.stones[0]) {
            *verdict = Verdict::proved(Status::Alive, Proof::PassAlive, Why::TwoEyes);
        } else if no_room.contains(chain.stones[0]) {
            *verdict = Verdict::proved(Status::Dead, Proof::PassAlive, Why::NoRoom);
        }
    }
    let dead = chains.stones(|n| verdicts[n].status == Status::Dead);
    let structure = Structure::new(board, &dead);
    let walls: Vec<Wall> = chains
        .list
        .iter()
        .zip(&verdicts)
        .map(|(chain, verdict)| wall(board, chain, verdict, &structure))
        .collect();
    let readings = read(board, chains, &verdicts, &walls, &mut go_on);
    // Two neighbours that each lose their place to the other: an exchange, which no mark can show.
    let is_exchange = |n: usize| {
        let is_lost = |&other: &usize| {
            chains.list[other].color != chains.list[n].color && readings[other][0] == Some(false)
        };
        chains.touching(n).iter().any(is_lost)
    };
    for n in 0..verdicts.len() {
        match readings[n] {
            [_, Some(true)] => {
                verdicts[n] = Verdict::proved(Status::Alive, Proof::Read, Why::CannotBeTaken);
            }
            [Some(false), _] if is_exchange(n) => {
                verdicts[n].status = Status::Unsettled;
                verdicts[n].why = Why::Contested;
            }
            [Some(false), _] => {
                verdicts[n] = Verdict::proved(Status::Dead, Proof::Read, Why::CannotBeSaved);
            }
            [Some(true), second] => {
                verdicts[n].why = Why::FirstDecides;
                // Where moving first would only make a seki nobody hurries: such stones stay.
                let in_seki = || {
                    let border = chains.around(n, |_| false);
                    let is_inner = border.iter().all(|&other| walls[other] != Wall::Safe);
                    (is_inner || chains.list[n].own > -IN_DOUBT)
                        && border.into_iter().any(|other| {
                            chains.list[other].color != chains.list[n].color
                                && walls[other] != Wall::Safe
                                && readings[other][1] == Some(true)
                        })
                };
                if verdicts[n].status == Status::Alive && second == Some(false)
                    || verdicts[n].status == Status::Dead && in_seki()
                {
                    verdicts[n].status = Status::Unsettled;
                }
            }
            _ => {}
        }
    }
    agree(chains, &mut verdicts);
    for (verdict, chain) in verdicts.iter_mut().zip(&chains.list) {
        if verdict.proof != Proof::PassAlive && chain.spread > SPLIT {
            verdict.status = Status::Unsettled;
        }
    }
    verdicts
}

/// Reads the chains that are neither proved nor safe, small fights first; gives for each whether
/// its side holds it when moving first and second, as far as it was found.
fn read(
    board: &Board,
    chains: &Chains,
    verdicts: &[Verdict],
    walls: &[Wall],
    go_on: &mut impl FnMut() -> bool,
) -> Vec<[Option<bool>; 2]> {
    let layout = board.layout();
    let mut fights = Vec::new();
    for (n, chain) in chains.list.iter().enumerate() {
        if verdicts[n].proof == Proof::PassAlive || walls[n] == Wall::Safe {
            continue;
        }
        let Some(from) = layout.index(chain.stones[0]) else { continue };
        let mut n_before = 0;
        for least in [Wall::Safe, Wall::Likely] {
            let is_safe = |at: Index| {
                layout.point(at).is_some_and(|point| {
                    let other = chains.at(point);
                    other != NONE && other != n && walls[other] >= least
                })
            };
            let Some(local) = Local::around(board, from, is_safe) else { continue };
            let n_empty = local.n_empty();
            let is_large = n_empty > LARGE && chain.own.abs() >= SURE;
            if n_empty <= TOO_LARGE && !is_large && local.at.len() != n_before {
                n_before = local.at.len();
                fights.push((least == Wall::Likely, n_empty, n, local));
            }
        }
    }
    fights.sort_by_key(|&(is_second, n_empty, n, _)| {
        (is_second, n_empty, core::cmp::Reverse(chains.list[n].stones.len()), n)
    });
    let mut search = Search::new();
    let mut readings = vec![[None; 2]; chains.list.len()];
    for (_, _, n, local) in fights {
        if search.n_opened >= LIMIT_IN_ALL || !go_on() {
            break;
        }
        // Known already; or all that could take it is dead.
        let is_dead = |other: usize| readings[other][0] == Some(false);
        let is_other = |&other: &usize| chains.list[other].color != chains.list[n].color;
        if readings[n] != [None; 2] || !chains.around(n, is_dead).iter().any(is_other) {
            continue;
        }
        let limit = LIMIT.min(LIMIT_IN_ALL - search.n_opened);
        let before = search.n_opened;
        readings[n] = search.read(&local, chains.list[n].color, limit);
        if std::env::var("DBG").is_ok() {
            let chain = &chains.list[n];
            eprintln!("{:?} {} cells {} empty {} read {:?} nodes {} own {}", (chain.stones[0].x(), chain.stones[0].y()), chain.color, local.at.len(), local.n_empty(), readings[n], search.n_opened - before, chain.own);
        }
    }
    readings
}

/// How good a wall of a fight a chain is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Wall {
    Not,
    Likely,
    Safe,
}

fn wall(board: &Board, chain: &Chain, verdict: &Verdict, structure: &Structure) -> Wall {
    if verdict.status == Status::Dead {
        return Wall::Not;
    }
    let place = board.size().index(chain.stones[0]);
    if verdict.proof == Proof::PassAlive
        || structure.lives(place) && chain.own >= SAFE
        || structure.runs(place) && chain.own >= SAFE_RUNNING
        || structure.is_open(place) && chain.own >= SAFE_ANYWAY
    {
        Wall::Safe
    } else if chain.own >= SAFE_ANYWAY {
        Wall::Likely
    } else {
        Wall::Not
    }
}

/// Makes estimates agree with each other: dead stones need somebody who takes them, and of two
/// groups that shut each other in, the surer one lives.
fn agree(chains: &Chains, verdicts: &mut [Verdict]) {
    for _ in 0..chains.list.len() {
        let mut changed = false;
        for n in 0..chains.list.len() {
            let Chain { color, own, .. } = chains.list[n];
            if verdicts[n].proof != Proof::Estimate {
                continue;
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
