//! Chains and their liberties, kept up to date move by move.

use super::layout::Index;

/// What is known of a chain: kept at the cell of the stone that stands for it (its head).
///
/// Liberties are counted once for every stone they touch ("pseudo-liberties"): that count is
/// zero exactly when there is no liberty, and adding or taking one needs no search. The sum and
/// the sum of squares of the same places tell whether they are all one point (by the inequality
/// of Cauchy and Schwarz, `n·Σx² = (Σx)²` exactly when all are equal): the chain is in atari, and
/// its liberty is the sum divided by the count. Idea: libEGo (Łukasz Lew).
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Chain {
    /// Stones in the chain.
    pub(super) n_stones: u32,
    /// Pairs of a stone and an empty point next to it.
    n_contacts: u32,
    sum: u32,
    sum_of_squares: u64,
}

impl Chain {
    pub(super) const ONE_STONE: Self = Self { n_stones: 1, n_contacts: 0, sum: 0, sum_of_squares: 0 };

    /// An empty point came to lie next to one of the stones.
    #[inline]
    pub(super) fn add_contact(&mut self, at: Index) {
        let place = small(at);
        self.n_contacts = self.n_contacts.wrapping_add(1);
        self.sum = self.sum.wrapping_add(place);
        self.sum_of_squares = self.sum_of_squares.wrapping_add(u64::from(place) * u64::from(place));
    }

    /// The same if `is_empty`, without a branch.
    #[inline]
    pub(super) fn add_contact_if(&mut self, is_empty: bool, at: Index) {
        let place = small(at) * u32::from(is_empty);
        self.n_contacts += u32::from(is_empty);
        self.sum += place;
        self.sum_of_squares += u64::from(place) * u64::from(place);
    }

    /// An empty point next to one of the stones was filled.
    #[inline]
    pub(super) fn drop_contact(&mut self, at: Index) {
        let place = small(at);
        self.n_contacts = self.n_contacts.wrapping_sub(1);
        self.sum = self.sum.wrapping_sub(place);
        self.sum_of_squares = self.sum_of_squares.wrapping_sub(u64::from(place) * u64::from(place));
    }

    /// Takes over everything of another chain that it has become one with.
    #[inline]
    pub(super) fn absorb(&mut self, other: Self) {
        self.n_stones += other.n_stones;
        self.n_contacts += other.n_contacts;
        self.sum += other.sum;
        self.sum_of_squares += other.sum_of_squares;
    }

    /// Pairs of a stone and an empty point next to it: at least the number of liberties, and zero
    /// exactly when there is none.
    #[inline]
    pub(super) const fn n_contacts(self) -> u32 {
        self.n_contacts
    }

    /// The only liberty of a chain in atari.
    #[inline]
    pub(super) fn atari(self) -> Option<Index> {
        let (n, sum) = (u64::from(self.n_contacts), u64::from(self.sum));
        // No point touches a chain more than four times.
        (n != 0 && n * self.sum_of_squares == sum * sum).then(|| (self.sum / self.n_contacts) as usize)
    }
}

/// Cells number fewer than 3,000 on the largest board.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "see above")]
const fn small(at: Index) -> u32 {
    at as u32
}
