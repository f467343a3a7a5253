//! The fights of a position: chains that are neither proved nor safe, cut out and read.

use super::chains::{Chain, Chains, NONE};
use super::reading::{Local, Search};
use super::resolve::Verdict;
use super::structure::Structure;
use super::verdict::{Proof, Status};
use crate::board::{Board, Index};

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
const LIMIT: u32 = 8_000;
const LIMIT_IN_ALL: u32 = 12_000;
/// Positions that it may cost to see whether a chain lives by a ko.
const LIMIT_BY_KO: u32 = 2_000;

/// What was found out about a chain: whether its side holds it when moving first and second.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Reading {
    pub(super) first: Option<bool>,
    pub(super) second: Option<bool>,
    /// Whether its side, which does not hold it without threats, makes it live by winning a ko.
    pub(super) by_ko: bool,
    /// Whether all walls of the fight were safe.
    pub(super) is_sure: bool,
}

/// All readings of a position.
pub(super) struct Fights {
    /// How good a wall each chain is.
    pub(super) walls: Vec<Wall>,
    /// What was read of each chain.
    pub(super) readings: Vec<Reading>,
}

/// How good a wall of a fight a chain is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Wall {
    Not,
    Likely,
    Safe,
}

fn wall(board: &Board, chain: &Chain, verdict: Verdict, structure: &Structure) -> Wall {
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
    } else if chain.own >= SAFE {
        Wall::Likely
    } else {
        Wall::Not
    }
}

/// A fight about a chain, to be read.
struct Fight {
    chain: usize,
    local: Box<Local>,
    is_sure: bool,
}

impl Fights {
    /// Reads the chains that are neither proved nor safe, small fights first.
    pub(super) fn read(
        board: &Board,
        chains: &Chains,
        verdicts: &[Verdict],
        go_on: &mut dyn FnMut() -> bool,
    ) -> Self {
        let dead = chains.stones(|n| verdicts[n].status == Status::Dead);
        let structure = Structure::new(board, &dead);
        let list = chains.list.iter().zip(verdicts);
        let walls: Vec<Wall> =
            list.map(|(chain, &verdict)| wall(board, chain, verdict, &structure)).collect();
        let mut readings = vec![Reading::default(); chains.list.len()];
        let mut search = Search::new();
        let mut lost = Vec::new();
        for Fight { chain: n, local, is_sure } in fights(board, chains, verdicts, &walls) {
            if search.n_opened >= LIMIT_IN_ALL || !go_on() {
                break;
            }
            // Known already; or all that could take it is dead.
            let is_dead = |other: usize| readings[other].first == Some(false);
            let is_other = |&other: &usize| chains.list[other].color != chains.list[n].color;
            let Reading { first, second, .. } = readings[n];
            if first.or(second).is_some() || !chains.around(n, is_dead).iter().any(is_other) {
                continue;
            }
            let limit = LIMIT.min(LIMIT_IN_ALL - search.n_opened);
            let [first, second] = search.read(&local, chains.list[n].color, limit, go_on);
            readings[n] = Reading { first, second, by_ko: false, is_sure };
            if first == Some(false) {
                lost.push((n, local));
            }
        }
        for (n, local) in lost {
            if search.n_opened >= LIMIT_IN_ALL || !go_on() {
                break;
            }
            let limit = LIMIT_BY_KO.min(LIMIT_IN_ALL - search.n_opened);
            readings[n].by_ko = search.lives_by_ko(&local, chains.list[n].color, limit, go_on) == Some(true);
        }
        Self { walls, readings }
    }
}

/// The fights in the order in which they are read: small ones first, and of those the sure ones.
fn fights(board: &Board, chains: &Chains, verdicts: &[Verdict], walls: &[Wall]) -> Vec<Fight> {
    let layout = board.layout();
    // Sorted as they come: a sort of the library's would weigh 4 kB in wasm.
    let mut fights: Vec<Fight> = Vec::new();
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
                let fight = Fight { chain: n, local: Box::new(local), is_sure: least == Wall::Safe };
                let place = fights.partition_point(|before| order(before, chains) <= order(&fight, chains));
                fights.insert(place, fight);
            }
        }
    }
    fights
}

/// What decides when a fight is read: the least first.
fn order(fight: &Fight, chains: &Chains) -> (bool, bool, u32, core::cmp::Reverse<usize>) {
    let n_empty = fight.local.n_empty();
    (n_empty > LARGE, !fight.is_sure, n_empty, core::cmp::Reverse(chains.list[fight.chain].stones.len()))
}
