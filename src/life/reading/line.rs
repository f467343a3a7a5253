//! What a search knows of the positions on its line and next to it.

use super::local::Position;
use crate::color::Color;

/// More than any sum of proof numbers: it can't be done.
pub(super) const NEVER: u32 = 1 << 30;

/// How far a position is from being settled: the least number of positions below it that have to
/// be settled to prove that the side to move reaches its aim, and that it does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
}

impl Numbers {
    pub(super) const NEW: Self = Self { proof: 1, disproof: 1 };

    pub(super) const fn won(wins: bool) -> Self {
        if wins { Self { proof: 0, disproof: NEVER } } else { Self { proof: NEVER, disproof: 0 } }
    }

    pub(super) const fn is_settled(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// What is remembered of a position.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub(super) key: u64,
    pub(super) numbers: Numbers,
}

/// A position that can be moved to.
#[derive(Clone, Copy)]
pub(super) struct Child {
    pub(super) position: Position,
    pub(super) passed: bool,
    pub(super) key: u64,
    pub(super) numbers: Numbers,
    /// Whether the numbers hold for this line only.
    pub(super) is_bound: bool,
}

/// A position on the line that is being followed.
pub(super) struct Frame {
    pub(super) position: Position,
    pub(super) color: Color,
    pub(super) key: u64,
    /// Stands for all positions of the line before this one.
    pub(super) line: u64,
    /// The search goes on here until one of the numbers gets so large.
    pub(super) limits: Numbers,
    /// Its children are on the list from here on.
    pub(super) first: usize,
    /// The child that is being looked into.
    pub(super) child: usize,
    /// Whether a move was left out, since it would repeat a position of the line.
    pub(super) is_bound: bool,
}
