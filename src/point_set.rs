//! A set of points of one board.

use crate::point::{Point, Size};

/// A set of points of a board of one size, for example the stones marked dead.
///
/// Points that are not on the board are never in the set: adding one does nothing and says so.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PointSet {
    size: Size,
    words: Box<[u64]>,
}

impl PointSet {
    /// The empty set.
    #[must_use]
    pub fn new(size: Size) -> Self {
        Self { size, words: vec![0; size.n_points().div_ceil(64)].into_boxed_slice() }
    }

    /// The set of `points`, those off the board left out.
    pub fn from_points(size: Size, points: impl IntoIterator<Item = Point>) -> Self {
        let mut set = Self::new(size);
        for point in points {
            set.insert(point);
        }
        set
    }

    /// The board's size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Whether `point` is in the set.
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        let (word, bit) = self.place(point);
        self.size.contains(point) && self.words[word] & bit != 0
    }

    /// Adds `point`; `true` if it is on the board and was not in the set.
    pub fn insert(&mut self, point: Point) -> bool {
        let (word, bit) = self.place(point);
        let new = self.size.contains(point) && self.words[word] & bit == 0;
        if new {
            self.words[word] |= bit;
        }
        new
    }

    /// Takes `point` out; `true` if it was in the set.
    pub fn remove(&mut self, point: Point) -> bool {
        let (word, bit) = self.place(point);
        let had = self.contains(point);
        if had {
            self.words[word] &= !bit;
        }
        had
    }

    /// Takes every point out.
    pub fn clear(&mut self) {
        self.words.fill(0);
    }

    /// Number of points in the set.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is no point in the set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// The points in the set, row by row from the top left.
    pub fn iter(&self) -> impl Iterator<Item = Point> + '_ {
        self.size.points().filter(|&point| self.contains(point))
    }

    /// The points in the set, row by row from the top left.
    #[must_use]
    pub fn to_vec(&self) -> Vec<Point> {
        self.iter().collect()
    }

    fn place(&self, point: Point) -> (usize, u64) {
        let index = self.size.index(point).min(self.size.n_points() - 1);
        (index / 64, 1 << (index % 64))
    }
}
