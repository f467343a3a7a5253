//! What stands on all cells, packed, so that the surroundings of a point are read by the row.

use super::layout::Index;
use crate::color::Color;

/// Cells a word.
const IN_WORD: usize = 32;
/// Cells before the first of the board, more than its rows are long: two rows above any point
/// there is something to read.
const BEFORE: usize = 64;
/// All cells of a word are edge.
const EDGES: u64 = u64::MAX;

/// Two bits a cell: 0 for a black stone, 1 for a white one, 2 for an empty point, 3 for an edge.
///
/// It says the same as the cells themselves, which are read one by one.
#[derive(Debug, Clone)]
pub(super) struct Packed {
    words: Box<[u64]>,
}

impl Packed {
    pub(super) fn new(n_cells: usize) -> Self {
        Self { words: vec![EDGES; (BEFORE + n_cells + BEFORE) / IN_WORD + 2].into_boxed_slice() }
    }

    /// Copies into the memory that is there.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.words.clone_from(&other.words);
    }

    /// Every cell is edge.
    pub(super) fn clear(&mut self) {
        self.words.fill(EDGES);
    }

    /// An edge cell becomes a point.
    pub(super) fn open(&mut self, at: Index) {
        self.change(at, 1);
    }

    /// A stone is put on an empty cell, or taken off.
    #[inline]
    pub(super) fn flip(&mut self, color: Color, at: Index) {
        self.change(at, 2 + u64::from(color == Color::White));
    }

    #[inline]
    fn change(&mut self, at: Index, bits: u64) {
        self.words[(at + BEFORE) / IN_WORD] ^= bits << (2 * (at % IN_WORD));
    }

    /// Which cells across the corners of a point are edge, black and white: a bit for each.
    #[inline]
    pub(super) fn diagonals(&self, at: Index, stride: usize) -> (u64, [u64; 2]) {
        // The two next to the point in a row, and the two in the other row behind them.
        let cells =
            self.from(at + BEFORE - stride - 1) & 0x33 | (self.from(at + BEFORE + stride - 1) & 0x33) << 8;
        let (low, high) = (cells & 0x1111, cells >> 1 & 0x1111);
        (low & high, [!low & !high & 0x1111, low & !high])
    }

    /// The five by five cells around a point.
    #[inline]
    pub(super) fn window(&self, at: Index, stride: usize) -> Window {
        let first = at + BEFORE - 2;
        let row = |first: Index| self.from(first) & 0x3ff;
        let above = row(first - 2 * stride) | row(first - stride) << 10;
        Window(above | row(first) << 20 | row(first + stride) << 30 | row(first + 2 * stride) << 40)
    }

    /// At least 31 cells, from one on.
    #[inline]
    fn from(&self, first: Index) -> u64 {
        let (word, shift) = (first / IN_WORD, 2 * (first % IN_WORD));
        self.words[word] >> shift | self.words[word + 1] << 1 << (63 - shift)
    }
}

/// Five by five cells, ten bits a row.
#[derive(Clone, Copy)]
pub(super) struct Window(u64);

impl Window {
    /// Which of the points next to the middle are empty and fit by what stands around them; a bit
    /// for each, first along the lines and then across the corners.
    #[inline]
    pub(super) fn near(self, fits: impl Fn(u16) -> bool) -> u32 {
        // The first of the nine cells around each.
        [2, 10, 14, 22, 0, 4, 20, 24].iter().rev().fold(0, |near, first| {
            let cells = self.0 >> first;
            near << 1 | u32::from((cells >> 12 & 3 == 2) & fits(code(cells)))
        })
    }
}

/// The eight cells around the middle of the first three of each row, two bits each, row by row.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "sixteen bits are left")]
const fn code(rows: u64) -> u16 {
    (rows & 0x3f | rows >> 4 & 0xc0 | rows >> 6 & 0x300 | rows >> 10 & 0xfc00) as u16
}
