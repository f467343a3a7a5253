//! Chance, from a seed: the same seed gives the same numbers on every machine.

/// A small generator of pseudo-random numbers (`SplitMix64`; Steele, Lea and Flood, 2014).
///
/// Good enough to vary playouts; not for secrets.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// A generator that starts from `seed`.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next 64 random bits.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        let value = mix(self.state);
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        value
    }

    /// A number from 0 to `limit - 1`; 0 if `limit` is 0.
    ///
    /// Every number is as likely as the others to within one part in 2³² / `limit`.
    #[inline]
    pub const fn below(&mut self, limit: u32) -> u32 {
        let high = self.next_u64() >> 32;
        ((high * limit as u64) >> 32) as u32
    }
}

/// One round of `SplitMix64` (Steele, Lea and Flood, 2014): a bijection that mixes every bit.
pub(crate) const fn mix(seed: u64) -> u64 {
    let z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
