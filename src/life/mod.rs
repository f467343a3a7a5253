//! Who lives whatever happens: unconditional life, proved.

mod benson;
mod border;
mod chains;
mod fights;
mod judge;
mod parts;
mod playouts;
mod reading;
mod resolve;
mod spread;
mod structure;
mod turned;
mod verdict;

use crate::board::Board;
use crate::color::Color;
use crate::point_set::PointSet;
use crate::rules::Suicide;

pub use judge::{JudgeOptions, Progress, judge};
pub use verdict::{JudgedChain, Judgement, Proof, Status, Why};

/// The chains of a colour that can't be captured even if their owner always passes, with the proof.
///
/// Made by [`pass_alive`]. Two equal boards give equal answers.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PassAlive {
    /// Whose chains.
    pub color: Color,
    /// The chains that are alive, by their first stones (row by row from the top left). They live
    /// together: some may share their eyes with others of the list.
    pub chains: Vec<PointSet>,
    /// The regions that prove it, by their first points: every chain is named by two of them or
    /// more.
    pub regions: Vec<VitalRegion>,
    /// The stones of all these chains.
    pub stones: PointSet,
    /// The stones, and each region that only these chains border and in which at most one point
    /// touches no stone of the colour, with whatever stands in it: the opponent can't live there.
    ///
    /// A vital region is left out if more of its points, occupied by the opponent, touch none.
    pub area: PointSet,
}

/// A region that gives chains an eye for certain.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct VitalRegion {
    /// Its points: empty ones, and stones of the other colour.
    pub points: PointSet,
    /// The chains it is an eye of, by their places in [`PassAlive::chains`]; a region shared by
    /// two wholes (rule R-K-09) names the chains of both.
    pub chains: Vec<usize>,
}

/// The chains of `color` with two eyes or more (rule R-K-08: a connected whole with two or more
/// eyes can't be captured), or joined by common eyes (rule R-K-09), so that they live even if their
/// owner passes for ever: unconditional life.
///
/// Carries out D. B. Benson, "Life in the game of Go", *Information Sciences* 10 (1976). A region
/// is a largest set of joined points without a stone of the colour. It is vital to a chain if each
/// of its empty points is a liberty of the chain. Of all chains and all regions, those chains are
/// struck out that fewer than two regions left are vital to, and with them every region that they
/// border; what is left at the end is alive. Where suicide is allowed, the opponent may give up
/// stones inside a region to empty it, so that each of its points, occupied or not, has to touch
/// the chain. With that, the answer is exact: a chain that is left out can be captured by some
/// sequence of the opponent's moves alone.
///
/// It does not promise that a chain left out is dead, or even in danger: most groups live only
/// because their owner answers, and stones in a seki are hardly ever alive without condition. What
/// the owner may do to harm the chains, filling an eye above all, is left out too.
///
/// ```
/// use lanke::{Color, Setup, Size, Suicide, pass_alive};
/// let rows = ".B.BW
///             BBBBW
///             WWWWW
///             .....";
/// let size = Size::new(5, 4).unwrap();
/// let stones: Vec<_> = rows
///     .chars()
///     .filter(|sign| !sign.is_whitespace())
///     .map(|sign| Color::BOTH.into_iter().find(|color| color.letter() == sign))
///     .collect();
/// let board = Setup::stones(size, &stones, Color::Black).unwrap().board().clone();
///
/// let black = pass_alive(&board, Color::Black, Suicide::Forbidden);
/// assert_eq!(black.chains.len(), 1);
/// let eyes: Vec<_> = black.regions.iter().flat_map(|eye| eye.points.iter()).collect();
/// assert_eq!(eyes, [size.point(0, 0).unwrap(), size.point(2, 0).unwrap()]);
///
/// // White may yet be captured, should White pass for ever.
/// assert!(pass_alive(&board, Color::White, Suicide::Forbidden).chains.is_empty());
/// ```
#[must_use]
pub fn pass_alive(board: &Board, color: Color, suicide: Suicide) -> PassAlive {
    let size = board.size();
    let proof = benson::Proof::new(board, color, suicide);
    let parts = &proof.parts;
    let set = |part| PointSet::from_points(size, parts.points(part));
    let mut stones = PointSet::new(size);
    let mut chains = Vec::new();
    // The place in `chains` of every chain that is alive.
    let mut places = vec![0; parts.len()];
    for chain in proof.alive() {
        insert(&mut stones, parts, chain);
        places[chain] = chains.len();
        chains.push(set(chain));
    }
    let mut area = stones.clone();
    let mut regions = Vec::new();
    for region in proof.enclosed() {
        if proof.n_untouched(region) <= 1 {
            insert(&mut area, parts, region);
        }
        let mut vital_to: Vec<usize> = Vec::new();
        for place in proof.vital_to(region).map(|chain| places[chain]) {
            // In order, and few: a sort of the library's would weigh 4 kB in wasm.
            vital_to.insert(vital_to.partition_point(|&before| before < place), place);
        }
        if !vital_to.is_empty() {
            regions.push(VitalRegion { points: set(region), chains: vital_to });
        }
    }
    PassAlive { color, chains, regions, stones, area }
}

/// The stones of both colours that stand in the [area](PassAlive::area) of the other side: they
/// are dead whatever happens, as long as that side does not harm itself.
///
/// Each is a whole chain, so that the set can be marked as it is. Most dead stones can't be proved
/// dead in this way; a stone that is left out may be dead all the same.
///
/// ```
/// use lanke::{Color, Setup, Size, Suicide, provably_dead};
/// let size = Size::new(6, 2).unwrap();
/// let stones: Vec<_> = "W.B.B.BBBBBB"
///     .chars()
///     .map(|sign| Color::BOTH.into_iter().find(|color| color.letter() == sign))
///     .collect();
/// let board = Setup::stones(size, &stones, Color::Black).unwrap().board().clone();
/// assert_eq!(provably_dead(&board, Suicide::Forbidden).to_vec(), [size.point(0, 0).unwrap()]);
/// ```
#[must_use]
pub fn provably_dead(board: &Board, suicide: Suicide) -> PointSet {
    let mut dead = PointSet::new(board.size());
    for color in Color::BOTH {
        let proof = benson::Proof::new(board, color, suicide);
        for region in proof.enclosed().filter(|&region| proof.n_untouched(region) <= 1) {
            for point in proof.parts.points(region) {
                if board.at(point).is_some() {
                    dead.insert(point);
                }
            }
        }
    }
    dead
}

fn insert(set: &mut PointSet, parts: &parts::Parts, part: usize) {
    for point in parts.points(part) {
        set.insert(point);
    }
}
