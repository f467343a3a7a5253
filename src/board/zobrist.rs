//! Keys of the position hash.

use super::layout::Index;
use crate::color::Color;
use crate::point::Size;
use crate::rng::mix;

/// The key of a stone (Zobrist, 1970): the hash of a position is the XOR of its stones' keys.
///
/// Worked out where it is needed: a table for 52 by 52 lines would weigh 43 kB in the wasm file,
/// and two multiplications cost less than a missed cache line.
#[inline]
pub(crate) const fn key(at: Index, color: Color) -> u64 {
    mix((at as u64) << 1 | color.index() as u64)
}

/// The hash of the empty board, another one for every size.
pub(crate) const fn empty_hash(size: Size) -> u64 {
    mix(1 << 32 | (size.width() as u64) << 8 | size.height() as u64)
}
