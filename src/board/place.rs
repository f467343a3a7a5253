//! Putting a stone down: the hot path of games and playouts.

use super::chain::Chain;
use super::layout::Index;
use super::{Board, Content, Neighbors, PlaceError, Placed, narrow, zobrist};
use crate::color::Color;
use crate::point::Point;

/// What a placement would do, worked out without doing it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Placement {
    /// The hash of the position it would leave.
    pub(crate) hash: u64,
    /// How many stones it would take off.
    pub(crate) n_taken: u32,
}

/// What a point is to a side that may play there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A stone of this colour stands there.
    Stone(Color),
    /// Not a point of the board.
    Edge,
    /// Empty, and a stone there would have a liberty of its own and take nothing.
    Plain,
    /// Empty, and a stone there would take something, or live by its friends, or not at all.
    Other,
}

impl Board {
    /// Puts a stone of `color` on `point` and takes off what then has no liberty: opposing chains
    /// first (rules R-B-11 to R-B-13), else the stone's own chain.
    ///
    /// It does not ask whether the play is legal; it is what the rules build on.
    ///
    /// # Errors
    /// The point is off the board or not empty; the board is unchanged.
    pub fn place(&mut self, color: Color, point: Point) -> Result<Placed, PlaceError> {
        let at = self.layout.index(point).ok_or(PlaceError::OffBoard)?;
        match self.cells[at].content {
            Content::Stone(there) => Err(PlaceError::Occupied(there)),
            Content::Edge => Err(PlaceError::OffBoard),
            Content::Empty => {
                let suicide = self.put(color, at);
                Ok(Placed { captured: self.taken.len(), suicide, ko: self.ko() })
            }
        }
    }

    /// Puts a stone of `color` on the empty cell `at`; `true` if it was suicide.
    pub(crate) fn put(&mut self, color: Color, at: Index) -> bool {
        let near = self.layout.neighbors(at);
        self.taken.clear();
        self.ko = 0;
        self.add_stone(color, at, near);
        let opponent = color.opponent();
        let around = self.cells[at].around;
        for n in near {
            if around.n_stones(color) + around.n_stones(opponent) == 0 {
                break;
            }
            match self.cells[n].content {
                Content::Stone(there) if there == color => self.join(at, n),
                Content::Stone(_) if self.chain_at(n).n_contacts() == 0 => self.take_off(opponent, n),
                _ => {}
            }
        }
        let chain = self.chain_at(at);
        if chain.n_contacts() == 0 {
            self.take_off(color, at);
            return true;
        }
        // R-C-03: one stone took one stone and stands alone with the point it took as its only
        // liberty; taking it back would restore the position before.
        if self.taken.len() == 1 && chain.n_stones == 1 && chain.n_contacts() == 1 {
            self.ko = usize::from(self.taken[0]);
        }
        false
    }

    /// Whether a stone of `color` on the empty cell `at` would have no liberty and take nothing.
    #[inline]
    pub(crate) fn is_suicide_at(&self, color: Color, at: Index) -> bool {
        if self.cells[at].around.n_empty() > 0 {
            return false;
        }
        let near = self.layout.neighbors(at);
        !near.iter().any(|&n| match self.cells[n].content {
            Content::Stone(there) => {
                let only_here = self.chain_at(n).n_contacts() == self.n_touching(near, n);
                // A friend with another liberty lends it; an enemy without one comes off.
                (there == color) != only_here
            }
            _ => false,
        })
    }

    /// What the point of cell `at` is to `color`: tells the common case apart without a search.
    #[inline]
    pub(crate) fn kind_at(&self, color: Color, at: Index) -> Kind {
        match self.cells[at].content {
            Content::Stone(there) => Kind::Stone(there),
            Content::Edge => Kind::Edge,
            Content::Empty if self.cells[at].around.n_empty() == 0 || self.captures_at(color, at) => {
                Kind::Other
            }
            Content::Empty => Kind::Plain,
        }
    }

    /// Whether a stone of `color` on the empty cell `at` would take a chain.
    #[inline]
    pub(super) fn captures_at(&self, color: Color, at: Index) -> bool {
        if self.cells[at].around.n_stones(color.opponent()) == 0 {
            return false;
        }
        let near = self.layout.neighbors(at);
        let opponent = Content::Stone(color.opponent());
        near.iter().any(|&n| {
            self.cells[n].content == opponent
                // No chain touches a point more than four times.
                && self.chain_at(n).n_contacts() <= 4
                && self.chain_at(n).n_contacts() == self.n_touching(near, n)
        })
    }

    /// Fills `mask`, row by row: 0 for stones, and for empty points what `is_legal` says of the
    /// cell and of whether it has an empty neighbour.
    #[inline]
    pub(crate) fn scan(&self, mask: &mut [u8], is_legal: impl Fn(Index, bool) -> bool) {
        let width = usize::from(self.size().width());
        let rows = self.cells.chunks_exact(width + 1).enumerate().skip(1);
        for ((row, cells), mask) in rows.zip(mask.chunks_mut(width)) {
            for ((column, cell), legal) in cells.iter().enumerate().skip(1).zip(mask) {
                let at = row * (width + 1) + column;
                *legal = u8::from(cell.content == Content::Empty && is_legal(at, cell.around.n_empty() > 0));
            }
        }
    }

    /// The last liberties of all chains of `color` that are in atari; one may come up more than once.
    pub(crate) fn ataris(&self, color: Color) -> impl Iterator<Item = Index> + '_ {
        let heads =
            self.cells.iter().enumerate().filter(move |&(at, cell)| {
                cell.content == Content::Stone(color) && usize::from(cell.head) == at
            });
        heads.filter_map(|(at, _)| self.chains[at].atari())
    }

    /// The hash of the position after a plain play.
    #[inline]
    pub(crate) const fn hash_with(&self, color: Color, at: Index) -> u64 {
        self.hash ^ zobrist::key(at, color)
    }

    /// What a stone of `color` on the empty cell `at` would do. No allocation.
    pub(crate) fn placement(&self, color: Color, at: Index) -> Placement {
        let mut placement = Placement { hash: self.hash ^ zobrist::key(at, color), n_taken: 0 };
        let near = self.layout.neighbors(at);
        let opponent = color.opponent();
        for (place, &n) in near.iter().enumerate() {
            if self.cells[n].content == Content::Stone(opponent)
                && self.is_first_touch(near, place)
                && self.chain_at(n).n_contacts() == self.n_touching(near, n)
            {
                self.add_to(&mut placement, opponent, n);
            }
        }
        if placement.n_taken == 0 && self.is_suicide_at(color, at) {
            placement = Placement { hash: self.hash, n_taken: 1 };
            for (place, &n) in near.iter().enumerate() {
                if self.cells[n].content == Content::Stone(color) && self.is_first_touch(near, place) {
                    self.add_to(&mut placement, color, n);
                }
            }
        }
        placement
    }

    /// Adds the chain on `at` to what a placement takes off.
    fn add_to(&self, placement: &mut Placement, color: Color, at: Index) {
        let mut stone = at;
        loop {
            placement.hash ^= zobrist::key(stone, color);
            placement.n_taken += 1;
            stone = usize::from(self.cells[stone].next);
            if stone == at {
                break;
            }
        }
    }

    /// How many of the cells `near` a point belong to the chain on `n`.
    #[inline]
    pub(super) fn n_touching(&self, near: [Index; 4], n: Index) -> u32 {
        let head = self.cells[n].head;
        near.iter().map(|&n| u32::from(self.cells[n].head == head)).sum()
    }

    /// Whether no cell before `near[place]` belongs to the same chain.
    pub(super) fn is_first_touch(&self, near: [Index; 4], place: usize) -> bool {
        let head = self.cells[near[place]].head;
        !near[..place].iter().any(|&n| self.cells[n].head == head)
    }

    /// Puts the stone down as a chain of its own and takes the liberty from its neighbours.
    fn add_stone(&mut self, color: Color, at: Index, near: [Index; 4]) {
        self.fill(at);
        self.hash ^= zobrist::key(at, color);
        self.packed.flip(color, at);
        let (cells, chains) = (&mut *self.cells, &mut *self.chains);
        let place = narrow(at);
        let cell = &mut cells[at];
        (cell.content, cell.head, cell.next) = (Content::Stone(color), place, place);
        let mut chain = Chain::ONE_STONE;
        let change = Neighbors::one(color).wrapping_sub(Neighbors::EMPTY);
        for n in near {
            let cell = &mut cells[n];
            cell.around = Neighbors(cell.around.0.wrapping_add(change));
            // Without a branch, which would often be guessed wrong: where there is no stone, the
            // record of no chain is told.
            chain.add_contact_if(cell.content == Content::Empty, n);
            chains[usize::from(cell.head)].drop_contact(at);
        }
        chains[at] = chain;
    }

    /// Makes the chains of two neighbouring stones of one colour one chain.
    fn join(&mut self, a: Index, b: Index) {
        let (cells, chains) = (&mut *self.cells, &mut *self.chains);
        let (mut keep, mut give) = (cells[a].head, cells[b].head);
        if keep == give {
            return;
        }
        if chains[usize::from(keep)].n_stones < chains[usize::from(give)].n_stones {
            (keep, give) = (give, keep);
        }
        let given = chains[usize::from(give)];
        chains[usize::from(keep)].absorb(given);
        let mut stone = usize::from(give);
        loop {
            cells[stone].head = keep;
            let next = usize::from(cells[stone].next);
            if next == usize::from(give) {
                break;
            }
            stone = next;
        }
        // Two rings become one by exchanging what comes after a stone of each.
        let after = cells[usize::from(keep)].next;
        cells[usize::from(keep)].next = give;
        cells[stone].next = after;
    }

    /// Takes the chain on `at` off the board and gives its neighbours their liberties back.
    fn take_off(&mut self, color: Color, at: Index) {
        let change = Neighbors::EMPTY.wrapping_sub(Neighbors::one(color));
        let mut stone = at;
        loop {
            self.cells[stone].content = Content::Empty;
            self.cells[stone].head = 0;
            self.packed.flip(color, stone);
            self.hash ^= zobrist::key(stone, color);
            self.empty(stone);
            self.taken.push(narrow(stone));
            let (cells, chains) = (&mut *self.cells, &mut *self.chains);
            for n in self.layout.neighbors(stone) {
                let cell = &mut cells[n];
                cell.around = Neighbors(cell.around.0.wrapping_add(change));
                // A stone of the same chain is told as well: its record is dead and will be written
                // anew by the next stone put there. Without a stone, the record of no chain is told.
                chains[usize::from(cell.head)].add_contact(stone);
            }
            stone = usize::from(self.cells[stone].next);
            if stone == at {
                break;
            }
        }
    }

    /// Takes `at` out of the list of empty points.
    #[inline]
    fn fill(&mut self, at: Index) {
        let place = self.empty_place[at];
        if let Some(last) = self.empties.pop()
            && usize::from(last) != at
        {
            self.empties[usize::from(place)] = last;
            self.empty_place[usize::from(last)] = place;
        }
    }

    /// Puts `at` on the list of empty points.
    #[inline]
    fn empty(&mut self, at: Index) {
        self.empty_place[at] = narrow(self.empties.len());
        self.empties.push(narrow(at));
    }
}
