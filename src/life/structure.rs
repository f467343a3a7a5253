//! Groups and their eyes, as they show on the board: what lives by its shape, if nothing is overlooked.

use super::spread::{near, spread_from};
use crate::board::Board;
use crate::color::Color;
use crate::point::Size;
use crate::point_set::PointSet;
use crate::score::{area, filled};

/// As many points of territory as always give two eyes.
const TWO_EYES: usize = 8;
/// As many points of open space as a group runs out into.
pub(super) const OPEN: usize = 15;
/// As many liberties as a chain needs there.
const RUNNING: usize = 4;

/// No part.
const NONE: usize = usize::MAX;

/// A position cut up into groups. A group is what is joined over stones and territory of one
/// side; small areas with dead stones in them join nothing.
pub(super) struct Structure {
    size: Size,
    /// The group of each living stone, and of each point of territory that joins.
    group: Vec<usize>,
    lives: Vec<bool>,
    /// Whether each stone belongs to a chain with room to run.
    runs: Vec<bool>,
    /// Whether each stone belongs to a chain with a liberty in open space.
    open: Vec<bool>,
    /// Whose each point is, the dead taken off.
    owner: Vec<Option<Color>>,
}

impl Structure {
    pub(super) fn new(board: &Board, dead: &PointSet) -> Self {
        let size = board.size();
        let owner = area(board, dead).owner;
        let living: Vec<_> =
            size.points().map(|point| board.at(point).filter(|_| !dead.contains(point))).collect();
        let mut structure = Self {
            size,
            group: vec![NONE; owner.len()],
            lives: Vec::new(),
            runs: vec![false; owner.len()],
            open: vec![false; owner.len()],
            owner,
        };
        let regions = structure.regions(&living);
        let closed = structure.find_groups(&living, &regions, dead);
        structure.find_eyes(&living, &regions, &closed);
        structure.join();
        structure.find_room(board, &living);
        structure
    }

    /// Whether the stone at `place` belongs to a group with two eyes, or joined to one, by its shape.
    pub(super) fn lives(&self, place: usize) -> bool {
        self.lives.get(self.group[place]).copied().unwrap_or(false)
    }

    /// Whether the stone at `place` has room to run.
    pub(super) fn runs(&self, place: usize) -> bool {
        self.runs[place]
    }

    /// Whether the stone at `place` belongs to a chain with a liberty in open space.
    pub(super) fn is_open(&self, place: usize) -> bool {
        self.open[place]
    }

    fn near(&self, place: usize) -> impl Iterator<Item = usize> + use<> {
        near(self.size, place)
    }

    fn spread(&self, start: usize, seen: &mut [bool], is_in: impl Fn(usize) -> bool) -> Vec<usize> {
        spread_from(self.size, start, seen, is_in)
    }

    /// The regions of territory, dead stones included.
    fn regions(&self, living: &[Option<Color>]) -> Vec<Vec<usize>> {
        let mut seen = vec![false; living.len()];
        let is_territory = |place: usize| living[place].is_none() && self.owner[place].is_some();
        let mut regions = Vec::new();
        for start in 0..living.len() {
            if is_territory(start) && !seen[start] {
                regions.push(self.spread(start, &mut seen, |near| {
                    is_territory(near) && self.owner[near] == self.owner[start]
                }));
            }
        }
        regions
    }

    /// Finds the groups; says which regions join nothing.
    fn find_groups(
        &mut self,
        living: &[Option<Color>],
        regions: &[Vec<usize>],
        dead: &PointSet,
    ) -> Vec<bool> {
        let mut is_closed = vec![false; living.len()];
        let mut closed = Vec::new();
        let has_dead = |place: &usize| self.size.at(*place).is_some_and(|point| dead.contains(point));
        for region in regions {
            let closes = region.len() < TWO_EYES && region.iter().any(has_dead);
            closed.push(closes);
            for &place in region {
                is_closed[place] = closes;
            }
        }
        let mut seen = is_closed.clone();
        let mut n = 0;
        for start in 0..living.len() {
            if self.owner[start].is_none() || seen[start] {
                continue;
            }
            let color = self.owner[start];
            for place in self.spread(start, &mut seen, |near| self.owner[near] == color && !is_closed[near]) {
                self.group[place] = n;
            }
            n += 1;
        }
        self.lives = vec![false; n];
        closed
    }

    /// Counts the eyes of each group: a region is one, or two if it is large; a small one with
    /// dead stones in it is one for a group that all its points lie next to.
    fn find_eyes(&mut self, living: &[Option<Color>], regions: &[Vec<usize>], closed: &[bool]) {
        let mut n_eyes = vec![0; self.lives.len()];
        let filled = filled(self.size, living, &self.owner);
        for (region, &closes) in regions.iter().zip(closed) {
            if closes {
                let mut groups = Vec::new();
                for near in region.iter().flat_map(|&place| self.near(place)) {
                    if living[near].is_some() && !groups.contains(&self.group[near]) {
                        groups.push(self.group[near]);
                    }
                }
                for group in groups {
                    let touches = |place: &usize| {
                        self.near(*place).any(|near| living[near].is_some() && self.group[near] == group)
                    };
                    n_eyes[group] += usize::from(region.iter().all(touches));
                }
            } else {
                // What is left of it once false eyes are filled.
                let mut seen = vec![false; living.len()];
                for &start in region {
                    if filled[start].is_none() && !seen[start] {
                        let own = self.owner[start];
                        let part = self.spread(start, &mut seen, |near| {
                            filled[near].is_none() && self.owner[near] == own
                        });
                        n_eyes[self.group[start]] += if part.len() >= TWO_EYES { 2 } else { 1 };
                    }
                }
            }
        }
        self.lives = n_eyes.iter().map(|&n| n >= 2).collect();
    }

    /// A group lives too if one neutral point joins it to one that does.
    fn join(&mut self) {
        loop {
            let mut changed = false;
            for place in (0..self.owner.len()).filter(|&place| self.owner[place].is_none()) {
                for color in Color::BOTH {
                    let groups: Vec<_> = self
                        .near(place)
                        .filter(|&near| self.owner[near] == Some(color) && self.group[near] != NONE)
                        .map(|near| self.group[near])
                        .collect();
                    if groups.iter().any(|&group| self.lives[group]) {
                        for group in groups {
                            changed |= !core::mem::replace(&mut self.lives[group], true);
                        }
                    }
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// Finds the chains that have liberties in open space.
    fn find_room(&mut self, board: &Board, living: &[Option<Color>]) {
        let mut seen = vec![false; living.len()];
        for start in 0..living.len() {
            if self.owner[start].is_some() || seen[start] {
                continue;
            }
            let space = self.spread(start, &mut seen, |near| self.owner[near].is_none());
            if space.len() < OPEN {
                continue;
            }
            let space =
                PointSet::from_points(self.size, space.into_iter().filter_map(|place| self.size.at(place)));
            // Each chain once, by the first of its stones that is met.
            let mut is_met = vec![false; living.len()];
            for point in space.iter().flat_map(|point| self.size.neighbors(point)) {
                let place = self.size.index(point);
                if living[place].is_none() || is_met[place] {
                    continue;
                }
                let liberties = board.liberties(point).into_iter();
                let runs = liberties.filter(|&liberty| space.contains(liberty)).count() >= RUNNING;
                for stone in board.chain(point) {
                    let place = self.size.index(stone);
                    (is_met[place], self.open[place]) = (true, true);
                    self.runs[place] |= runs;
                }
            }
        }
    }
}
