//! Walks over the board that are asked for at the end of a game, and by the game's history.

use super::{Board, Content, Index, Layout};
use crate::color::Color;
use crate::point::Point;
use crate::point_set::PointSet;

impl Board {
    /// Every stone of every chain that one of `points` belongs to: dead or alive is decided by
    /// chain, never by point. Points without a stone add nothing.
    #[must_use]
    pub fn whole_chains(&self, points: impl IntoIterator<Item = Point>) -> PointSet {
        let mut set = PointSet::new(self.size());
        for point in points {
            if !set.contains(point) {
                for stone in self.chain(point) {
                    set.insert(stone);
                }
            }
        }
        set
    }

    /// The stones of its colour that are reached from the stone on `point` over that colour,
    /// empty points and stones of the other colour that are in `dead`. Row by row; empty where no
    /// stone stands.
    #[must_use]
    pub fn region(&self, point: Point, dead: &PointSet) -> Vec<Point> {
        let Some(color) = self.at(point) else { return Vec::new() };
        let mut seen = PointSet::from_points(self.size(), [point]);
        let mut stack = vec![point];
        while let Some(here) = stack.pop() {
            for near in self.size().neighbors(here) {
                let open = self.at(near).is_none_or(|there| there == color || dead.contains(near));
                if open && seen.insert(near) {
                    stack.push(near);
                }
            }
        }
        seen.iter().filter(|&point| self.at(point) == Some(color)).collect()
    }

    pub(crate) const fn layout(&self) -> Layout {
        self.layout
    }

    /// The cells that the latest placement emptied.
    pub(crate) fn taken_cells(&self) -> &[u16] {
        &self.taken
    }

    pub(crate) const fn ko_cell(&self) -> Index {
        self.ko
    }

    /// Whether a stone of `color` on the empty cell `at` would touch none of its colour.
    pub(crate) fn is_alone_at(&self, color: Color, at: Index) -> bool {
        self.layout.neighbors(at).iter().all(|&n| self.cells[n].content != Content::Stone(color))
    }

    /// What stands on every cell, edge cells included.
    pub(crate) fn padded_stones(&self) -> Vec<Option<Color>> {
        (0..self.cells.len()).map(|at| self.stone(at)).collect()
    }

    /// Puts up a position of this board's own past, with the ko point that it had.
    pub(crate) fn set_padded(&mut self, stones: &[Option<Color>], ko: u16) {
        self.clear();
        for at in self.layout.indices() {
            if let Some(color) = stones[at] {
                self.put(color, at);
            }
        }
        self.taken.clear();
        self.ko = ko.into();
    }
}
