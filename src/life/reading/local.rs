//! A small part of a board, cut out for reading: up to 64 cells between stones taken for safe.

use crate::board::{Board, Index};
use crate::color::Color;

/// Cells of a cut-out, one bit each.
pub(super) type Cells = u64;

/// How many cells a cut-out may have.
pub(crate) const MAX_CELLS: usize = 64;

/// The part of a board that a fight is about: empty points, and chains that may be taken. All
/// around stand safe stones, which are not cells; a chain that touches one of its own colour can't
/// be taken.
pub(crate) struct Local {
    /// The board's cell of each cell here.
    pub(crate) at: Vec<Index>,
    /// The neighbours of each cell.
    pub(super) near: [Cells; MAX_CELLS],
    /// The cells next to safe stones of each colour.
    pub(super) walls: [Cells; 2],
    pub(super) start: Position,
}

/// What a play did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct After {
    pub(super) position: Position,
    /// The stones that came off.
    pub(super) taken: Cells,
    /// The chain that the stone is part of.
    pub(super) chain: Cells,
    /// All stones of its side.
    pub(super) own: Cells,
    /// Whether that chain is in atari.
    pub(super) in_atari: bool,
}

/// What stands on the cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Position {
    pub(super) stones: [Cells; 2],
    /// The cell that the simple ko rule closes to the side to move, as a set.
    pub(super) ko: Cells,
}

impl Local {
    /// Cuts out what is joined to the cell `from` over empty points and chains that are not safe;
    /// `None` if that is more than fits.
    pub(crate) fn around(board: &Board, from: Index, is_safe: impl Fn(Index) -> bool) -> Option<Self> {
        let layout = board.layout();
        let mut at = Vec::with_capacity(MAX_CELLS);
        at.push(from);
        let mut next = 0;
        while let Some(&cell) = at.get(next) {
            next += 1;
            for n in layout.neighbors(cell) {
                if layout.point(n).is_some() && !is_safe(n) && !at.contains(&n) {
                    if at.len() == MAX_CELLS {
                        return None;
                    }
                    at.push(n);
                }
            }
        }
        let mut local =
            Self { near: [0; MAX_CELLS], walls: [0; 2], start: Position { stones: [0; 2], ko: 0 }, at };
        for (cell, &index) in local.at.iter().enumerate() {
            let bit = 1 << cell;
            for n in layout.neighbors(index) {
                if let Some(place) = local.at.iter().position(|&other| other == n) {
                    local.near[cell] |= 1 << place;
                } else if let Some(color) = board.stone(n) {
                    local.walls[color.index()] |= bit;
                }
            }
            if let Some(color) = board.stone(index) {
                local.start.stones[color.index()] |= bit;
            }
        }
        Some(local)
    }

    /// All cells.
    pub(super) fn all(&self) -> Cells {
        match self.at.len() {
            MAX_CELLS => Cells::MAX,
            n => (1 << n) - 1,
        }
    }

    pub(crate) fn n_empty(&self) -> u32 {
        let Position { stones: [black, white], .. } = self.start;
        (self.all() & !black & !white).count_ones()
    }

    /// The cells of `set` joined to `seed` (which counts as within), and all that is next to them.
    #[inline]
    pub(super) fn flood(&self, set: Cells, seed: Cells) -> (Cells, Cells) {
        let (mut found, mut front, mut touched) = (seed, seed, 0);
        while front != 0 {
            let near = self.near[front.trailing_zeros() as usize];
            front &= front - 1;
            touched |= near;
            let new = near & set & !found;
            found |= new;
            front |= new;
        }
        (found, touched)
    }

    /// All that is next to cells of `set`.
    #[inline]
    pub(super) fn next_to(&self, mut set: Cells) -> Cells {
        let mut touched = 0;
        while set != 0 {
            touched |= self.near[set.trailing_zeros() as usize];
            set &= set - 1;
        }
        touched
    }

    /// Whether an empty cell is an eye of one chain of `own`: whoever fills it has one eye less
    /// and has joined nothing.
    pub(super) fn is_eye(&self, own: Cells, color: Color, cell: u32) -> bool {
        let near = self.near[cell as usize];
        if near & !own != 0 || self.walls[color.opponent().index()] & 1 << cell != 0 {
            return false;
        }
        let (chain, _) = self.flood(own, near & near.wrapping_neg());
        let wall = self.walls[color.index()];
        chain & near == near && (wall & 1 << cell == 0 || chain & wall != 0)
    }

    /// The position after a stone of `color` on the empty cell `cell`; `None` if that is suicide
    /// or closed by ko.
    #[inline]
    pub(super) fn play(&self, position: &Position, color: Color, cell: u32) -> Option<After> {
        let bit = 1 << cell;
        if position.ko == bit {
            return None;
        }
        let own = position.stones[color.index()] | bit;
        let mut other = position.stones[color.opponent().index()];
        let walls = self.walls[color.opponent().index()];
        let mut taken = 0;
        let mut met = self.near[cell as usize] & other;
        while met != 0 {
            let (chain, touched) = self.flood(other, met & met.wrapping_neg());
            met &= !chain;
            if chain & walls == 0 && touched & !own & !other == 0 {
                taken |= chain;
            }
        }
        other &= !taken;
        let (chain, touched) = self.flood(own, bit);
        let liberties = touched & !own & !other;
        let is_joined = chain & self.walls[color.index()] != 0;
        if liberties == 0 && !is_joined {
            return None;
        }
        let is_ko = !is_joined && chain == bit && liberties == taken && taken.is_power_of_two();
        let mut stones = [0; 2];
        stones[color.index()] = own;
        stones[color.opponent().index()] = other;
        let position = Position { stones, ko: if is_ko { taken } else { 0 } };
        Some(After { position, taken, chain, own, in_atari: !is_joined && liberties.is_power_of_two() })
    }
}
