//! The chains of a board, with what the random games say of each.

use crate::board::Board;
use crate::color::Color;
use crate::point::{Point, Size};
use crate::point_set::PointSet;

/// No chain.
pub(super) const NONE: usize = usize::MAX;

/// A chain to be judged.
pub(super) struct Chain {
    pub(super) stones: Vec<Point>,
    pub(super) color: Color,
    /// How likely its points are its own side's at the end, from -1000 to 1000.
    pub(super) own: i32,
    /// How much that differs from one of its points to another.
    pub(super) spread: i32,
}

/// All chains, by their first stones.
pub(super) struct Chains {
    pub(super) list: Vec<Chain>,
    /// The chain of each point, row by row.
    of: Vec<usize>,
    size: Size,
}

impl Chains {
    pub(super) fn new(board: &Board, owner: &[i16]) -> Self {
        let size = board.size();
        let mut chains = Self { list: Vec::new(), of: vec![NONE; size.n_points()], size };
        for point in size.points() {
            let Some(color) = board.at(point) else { continue };
            if chains.of[size.index(point)] != NONE {
                continue;
            }
            let stones = board.chain(point);
            let (mut sum, mut least, mut most) = (0, i32::MAX, i32::MIN);
            for &stone in &stones {
                chains.of[size.index(stone)] = chains.list.len();
                let here = i32::from(owner[size.index(stone)]);
                (sum, least, most) = (sum + here, least.min(here), most.max(here));
            }
            let mean = sum / i32::try_from(stones.len()).unwrap_or(1);
            let own = if color == Color::Black { mean } else { -mean };
            chains.list.push(Chain { stones, color, own, spread: most - least });
        }
        chains
    }

    /// The chain on a point; [`NONE`] where no stone stands.
    pub(super) fn at(&self, point: Point) -> usize {
        self.of[self.size.index(point)]
    }

    /// The stones of the chains that `is_in` names.
    pub(super) fn stones(&self, is_in: impl Fn(usize) -> bool) -> PointSet {
        let chains = self.list.iter().enumerate().filter(|&(n, _)| is_in(n));
        PointSet::from_points(self.size, chains.flat_map(|(_, chain)| chain.stones.iter().copied()))
    }

    /// The chains that touch chain `n`, some more than once.
    pub(super) fn touching(&self, n: usize) -> Vec<usize> {
        let near = self.list[n].stones.iter().flat_map(|&stone| self.size.neighbors(stone));
        near.map(|point| self.at(point)).filter(|&chain| chain != NONE && chain != n).collect()
    }

    /// The chains that border the space around chain `n`: all that is reached from it over
    /// points and chains that `is_within`. Each once, those within left out.
    pub(super) fn around(&self, n: usize, is_within: impl Fn(usize) -> bool) -> Vec<usize> {
        let mut seen = PointSet::from_points(self.size, self.list[n].stones.iter().copied());
        let mut places = self.list[n].stones.clone();
        let mut border = Vec::new();
        while let Some(point) = places.pop() {
            for near in self.size.neighbors(point) {
                let chain = self.at(near);
                if chain != NONE && chain != n && !is_within(chain) {
                    if !border.contains(&chain) {
                        border.push(chain);
                    }
                } else if seen.insert(near) {
                    places.push(near);
                }
            }
        }
        border
    }
}
