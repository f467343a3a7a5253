//! Chance from a seed, for tests: none of the engine's own.

use lanke::Color;

/// Knuth's MMIX linear congruential generator, of which only the high bits are used.
#[derive(Debug, Clone)]
pub(crate) struct Chance {
    state: u64,
}

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        let mut chance = Self { state: seed };
        // The first numbers of neighbouring seeds are alike.
        for _ in 0..4 {
            chance.below(2);
        }
        chance
    }

    /// A number from 0 to `limit - 1`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.state =
            self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.state >> 33).expect("31 bits") % limit
    }

    /// `true` once in `n` times.
    pub(crate) fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub(crate) fn color(&mut self) -> Color {
        Color::BOTH[self.below(2)]
    }
}
