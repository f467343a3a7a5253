//! A board cut up as one colour sees it: its chains, and the regions between them.

use crate::board::{Board, Index, Layout};
use crate::color::Color;
use crate::point::Point;

/// Where a cell of the padded board belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Edge,
    Unseen,
    Part(usize),
}

/// A chain of the colour, or a region: points joined along the lines, none of them a stone of it.
#[derive(Debug, Clone, Copy)]
struct Part {
    is_chain: bool,
    /// Where its cells begin and end in [`Parts::cells`].
    first: usize,
    end: usize,
}

/// The chains and regions of a colour, numbered together by their first points.
pub(super) struct Parts {
    layout: Layout,
    places: Vec<Place>,
    cells: Vec<Index>,
    list: Vec<Part>,
}

impl Parts {
    pub(super) fn new(board: &Board, color: Color) -> Self {
        let layout = board.layout();
        let mut places = vec![Place::Edge; layout.n_cells()];
        for at in layout.indices() {
            places[at] = Place::Unseen;
        }
        let is_own = |at| board.stone(at) == Some(color);
        let mut cells = Vec::with_capacity(layout.size().n_points());
        let mut list = Vec::new();
        for start in layout.indices() {
            if places[start] != Place::Unseen {
                continue;
            }
            let (here, is_chain, first) = (Place::Part(list.len()), is_own(start), cells.len());
            places[start] = here;
            cells.push(start);
            let mut next = first;
            while let Some(&at) = cells.get(next) {
                next += 1;
                for near in layout.neighbors(at) {
                    if places[near] == Place::Unseen && is_own(near) == is_chain {
                        places[near] = here;
                        cells.push(near);
                    }
                }
            }
            list.push(Part { is_chain, first, end: cells.len() });
        }
        Self { layout, places, cells, list }
    }

    /// Number of chains and regions together.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// The numbers of the chains, by their first stones.
    pub(super) fn chains(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.len()).filter(|&part| self.list[part].is_chain)
    }

    /// The numbers of the regions, by their first points.
    pub(super) fn regions(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.len()).filter(|&part| !self.list[part].is_chain)
    }

    pub(super) fn cells(&self, part: usize) -> &[Index] {
        let Part { first, end, .. } = self.list[part];
        &self.cells[first..end]
    }

    pub(super) fn points(&self, part: usize) -> impl Iterator<Item = Point> + '_ {
        self.cells(part).iter().filter_map(|&at| self.layout.point(at))
    }

    /// The chains next to a cell of `region`, each once.
    pub(super) fn chains_near(&self, at: Index, region: usize) -> impl Iterator<Item = usize> {
        let near = self.layout.neighbors(at).map(|near| match self.places[near] {
            // A neighbour that is no part of the region is a stone that borders it.
            Place::Part(part) if part != region => Some(part),
            _ => None,
        });
        (0..near.len())
            .filter(move |&place| !near[..place].contains(&near[place]))
            .filter_map(move |place| near[place])
    }
}
