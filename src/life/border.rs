//! Borders: gaps that must be closed before an area counts, and whether anything else is open.

use super::spread::{near, spread};
use super::structure::OPEN;
use crate::board::Board;
use crate::color::Color;
use crate::point::{Point, Size};
use crate::point_set::PointSet;

/// A point is taken for a side's inside if it is as likely its own at the end, in thousandths.
const INSIDE: i16 = 300;

/// A region is one side's but for gaps if the other side will own at most one part of this many.
const OPEN_SHARE: u32 = 3;

/// What is found at the borders of a position whose dead stones are known.
pub(super) struct Borders {
    /// The gaps, each with the side that has to fill it.
    pub(super) seal: Vec<(Point, Color)>,
    /// Whose each point is with the gaps filled.
    pub(super) sealed: Vec<Option<Color>>,
    /// Whether nothing is open but the gaps: each point that is nobody's lies next to a stone.
    pub(super) are_closed: bool,
}

/// A position without its dead stones.
struct Living<'a> {
    size: Size,
    stones: Vec<Option<Color>>,
    /// How likely each point is Black's at the end.
    owner: &'a [i16],
    /// Whether each point belongs to a stone in seki.
    in_seki: Vec<bool>,
}

impl Borders {
    /// `counted` says whose each point is by the rules, as the board stands.
    pub(super) fn new(
        board: &Board,
        dead: &PointSet,
        seki: &PointSet,
        owner: &[i16],
        counted: &[Option<Color>],
    ) -> Self {
        let size = board.size();
        let living = Living {
            size,
            stones: size.points().map(|point| board.at(point).filter(|_| !dead.contains(point))).collect(),
            owner,
            in_seki: size.points().map(|point| seki.contains(point)).collect(),
        };
        let standing = living.owners(&living.stones);
        let mut filled = living.stones.clone();
        for region in living.regions(&standing) {
            for (place, color) in living.gaps(&region) {
                if size.at(place).is_some_and(|point| board.at(point).is_none()) {
                    filled[place] = Some(color);
                }
            }
        }
        let is_seal = |place: usize| filled[place].filter(|_| living.stones[place].is_none());
        let seal = size.points().filter_map(|point| Some((point, is_seal(size.index(point))?))).collect();
        let mut sealed = living.owners(&filled);
        let is_closed =
            |place: usize| sealed[place].is_some() || living.near(place).any(|near| filled[near].is_some());
        let are_closed = (0..sealed.len()).all(is_closed);
        // What the rules take back as the board stands, they take back then too.
        for place in (0..sealed.len()).filter(|&place| standing[place].is_some()) {
            sealed[place] = counted[place].and(sealed[place]);
        }
        Self { seal, sealed, are_closed }
    }
}

impl Living<'_> {
    fn near(&self, place: usize) -> impl Iterator<Item = usize> + use<> {
        near(self.size, place)
    }

    /// Whose each point is: a stone's its side's, an empty region's the only side's that it touches.
    fn owners(&self, stones: &[Option<Color>]) -> Vec<Option<Color>> {
        let mut owner = stones.to_vec();
        for region in spread(self.size, |place| stones[place].is_none()) {
            let mut border =
                region.iter().flat_map(|&place| self.near(place)).filter_map(|near| stones[near]);
            let first = border.next();
            if border.all(|color| Some(color) == first) {
                for place in region {
                    owner[place] = first;
                }
            }
        }
        owner
    }

    /// The regions that are nobody's, other than those of a seki.
    fn regions(&self, standing: &[Option<Color>]) -> Vec<Vec<usize>> {
        let mut regions = spread(self.size, |place| standing[place].is_none());
        regions.retain(|region| {
            !region.iter().flat_map(|&place| self.near(place)).any(|near| self.in_seki[near])
        });
        regions
    }

    fn touches(&self, place: usize, color: Color) -> bool {
        self.near(place).any(|near| self.stones[near] == Some(color))
    }

    /// The gaps of a region that lies open to both sides: where the inside of the side that will
    /// own most of it lies next to points that the other side's stones touch.
    fn gaps(&self, region: &[usize]) -> Vec<(usize, Color)> {
        let mut n_inside = [0_u32; 2];
        for &place in region {
            if self.owner[place].abs() >= INSIDE {
                n_inside[usize::from(self.owner[place] < 0)] += 1;
            }
        }
        let [black, white] = n_inside;
        let color = if black > white { Color::Black } else { Color::White };
        // Where either side holds a good part the border is still to be fought for.
        if black.min(white) * OPEN_SHARE > black.max(white) || black.max(white) == 0 {
            return Vec::new();
        }
        let is_edge = |place: usize| self.stones[place].is_none() && self.touches(place, color.opponent());
        let is_inside = |place: usize| self.stones[place].is_none() && !self.touches(place, color.opponent());
        let mut is_gap = vec![false; self.stones.len()];
        let mut gaps = Vec::new();
        for &place in region {
            if is_edge(place) && self.near(place).any(is_inside) {
                is_gap[place] = true;
                gaps.push((place, color));
            }
        }
        // And what lies between those and the other side's stones alone, or between two of them.
        let mut next = 0;
        while let Some(&(place, _)) = gaps.get(next) {
            next += 1;
            for near in self.near(place) {
                let is_between = || self.near(near).filter(|&other| is_gap[other]).count() > 1;
                if is_edge(near) && !is_gap[near] && (!self.touches(near, color) || is_between()) {
                    is_gap[near] = true;
                    gaps.push((near, color));
                }
            }
        }
        gaps
    }
}

/// The points of open space: nobody's, and as many together as leave room to run.
pub(super) fn open_space(size: Size, owner: &[Option<Color>]) -> PointSet {
    let regions = spread(size, |place| owner[place].is_none()).into_iter();
    let open = regions.filter(|region| region.len() >= OPEN).flatten();
    PointSet::from_points(size, open.filter_map(|place| size.at(place)))
}
