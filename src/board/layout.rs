//! Where the points of a board lie in memory: rows with one edge cell between them.

use crate::point::{Point, Size};

/// A place in the padded array of cells. It never leaves the crate.
pub(crate) type Index = usize;

/// The padded layout of a board: an edge cell before every row, a row of them above and below.
///
/// The edge cell before a row also closes the row above it, so that every point has its four
/// neighbours at fixed distances and no walk has to ask where the board ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Layout {
    size: Size,
    stride: usize,
}

impl Layout {
    pub(crate) fn new(size: Size) -> Self {
        Self { size, stride: usize::from(size.width()) + 1 }
    }

    pub(crate) const fn size(self) -> Size {
        self.size
    }

    /// Number of cells, edge included.
    pub(crate) fn n_cells(self) -> usize {
        (usize::from(self.size.height()) + 2) * self.stride + 1
    }

    /// The cell of a point, if the point is on the board.
    #[inline]
    pub(crate) fn index(self, point: Point) -> Option<Index> {
        let (x, y) = (usize::from(point.x()), usize::from(point.y()));
        self.size.contains(point).then_some((y + 1) * self.stride + x + 1)
    }

    /// The point of a cell, if the cell is not edge.
    #[inline]
    pub(crate) fn point(self, at: Index) -> Option<Point> {
        let (x, y) = ((at % self.stride).checked_sub(1)?, (at / self.stride).checked_sub(1)?);
        self.size.point(u32::try_from(x).ok()?, u32::try_from(y).ok()?)
    }

    /// How far a cell lies from the one below it.
    #[inline]
    pub(crate) const fn stride(self) -> usize {
        self.stride
    }

    /// The four cells next to a point's cell along the lines.
    #[inline]
    pub(crate) const fn neighbors(self, at: Index) -> [Index; 4] {
        [at - self.stride, at - 1, at + 1, at + self.stride]
    }

    /// The four cells next to a point's cell across the corners.
    #[inline]
    pub(crate) const fn diagonals(self, at: Index) -> [Index; 4] {
        [at - self.stride - 1, at - self.stride + 1, at + self.stride - 1, at + self.stride + 1]
    }

    /// The cells of all points, row by row from the top left.
    #[inline]
    pub(crate) fn indices(self) -> impl DoubleEndedIterator<Item = Index> + Clone {
        let width = usize::from(self.size.width());
        (1..=usize::from(self.size.height()))
            .flat_map(move |row| row * self.stride + 1..=row * self.stride + width)
    }
}
