//! Who lives: every chain of a position judged from the board alone.

use super::playouts::Tally;
use super::verdict::{JudgedChain, Judgement, Proof, Status, Why};
use crate::board::Board;
use crate::color::Color;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::rng::Rng;
use crate::rules::Rules;
use crate::score::{Life, area, life_by_shape};
use super::reading::{Local, Search};
use crate::board::Index;
use crate::point::Size;

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

    let mut dead = PointSet::new(size);
    let mut chains: Vec<JudgedChain> = Vec::new();
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
        if std::env::var("DBG").is_ok() {
            let m=|t:usize| stones.iter().map(|&p| tally.owner[t][layout.index(p).unwrap()]).sum::<i32>() as f64 / stones.len() as f64 / n as f64 *2.0;
            if own.abs()<800 { eprintln!("{:?} {color} B first {:.2} W first {:.2}", (point.x(),point.y()), m(0), m(1)); }
        }
        let (status, why) =
            if own < 0 { (Status::Dead, Why::MostlyDead) } else { (Status::Alive, Why::MostlyAlive) };
        chains.push(JudgedChain {
            stones: PointSet::from_points(size, stones),
            color,
            status,
            proof: Proof::Estimate,
            certainty: own.unsigned_abs() as u16,
            why,
        });
    }
    // Which stones are safe.
    let living: Vec<_> = size.points().map(|p| board.at(p).filter(|_| !dead.contains(p))).collect();
    let first = area(board, &dead).owner;
    let life = life_by_shape(size, &living, &first, sure_eyes);
    let is_safe = |at: Index| {
        let Some(p) = layout.point(at) else { return false };
        let i = size.index(p);
        living[i].is_some() && life[i] != Life::Without && owner[i].unsigned_abs() >= SAFE
    };
    let mut search = Search::new();
    for chain in &mut chains {
        let Some(p) = chain.stones.iter().next() else { continue };
        let Some(at) = layout.index(p) else { continue };
        if is_safe(at) { continue; }
        let Some(local) = Local::around(board, at, is_safe) else { if std::env::var("DBG").is_ok() { eprintln!("too large at {:?}", (p.x(), p.y())); } continue };
        if local.n_empty() > 20 { continue; }
        let before = search.n_opened;
        let read = search.read(&local, chain.color, std::env::var("LIM").map_or(20_000, |s| s.parse().unwrap()));
        if std::env::var("DBG").is_ok() {
            eprintln!("{:?} {} cells {} empty {} read {:?} nodes {} est {:?} {}", (p.x(), p.y()), chain.color, local.at.len(), local.n_empty(), read, search.n_opened-before, chain.status, chain.certainty);
        }
        let (status, why) = match read {
            [_, Some(true)] => (Status::Alive, Why::CannotBeTaken),
            [Some(false), _] => (Status::Dead, Why::CannotBeSaved),
            [Some(true), Some(false)] if chain.status==Status::Alive => (Status::Unsettled, Why::FirstDecides),
            _ => continue,
        };
        chain.status = status; chain.why = why; chain.proof = Proof::Read; chain.certainty = 1000;
    }
    // Dead stones need somebody who takes them.
    loop {
        let mut changed = false;
        let mut at_chain = vec![usize::MAX; size.n_points()];
        for (n, chain) in chains.iter().enumerate() { for p in chain.stones.iter() { at_chain[size.index(p)] = n; } }
        for n in 0..chains.len() {
            if chains[n].status != Status::Dead { continue; }
            let color = chains[n].color;
            let mut seen = PointSet::from_points(size, chains[n].stones.iter());
            let mut stack = chains[n].stones.to_vec();
            let mut taken = false;
            while let Some(p) = stack.pop() {
                for q in size.neighbors(p) {
                    let c = at_chain[size.index(q)];
                    if c != usize::MAX && chains[c].color != color && chains[c].status != Status::Dead { taken = true; continue; }
                    if c != usize::MAX && chains[c].color == color && chains[c].status != Status::Dead { continue; }
                    if seen.insert(q) { stack.push(q); }
                }
            }
            if !taken && chains[n].proof != Proof::Read { chains[n].status = Status::Alive; changed = true; break; }
        }
        if !changed { break; }
    }
    dead.clear();
    for chain in &chains { if chain.status == Status::Dead { for p in chain.stones.iter() { dead.insert(p); } } }
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
const SAFE: u16 = 700;
fn sure_eyes(_: Size, region: &[usize]) -> u32 { if region.len() >= 8 { 2 } else { 1 } }
