//! Keys of the position hash.

use super::layout::Index;
use crate::color::Color;
use crate::point::Size;

/// One round of `SplitMix64` (Steele, Lea and Flood, 2014): a bijection that mixes every bit.
pub(crate) const fn mix(seed: u64) -> u64 {
    let z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

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
