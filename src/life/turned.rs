//! The sixteen looks of a position: turned, reflected, colours exchanged.
//!
//! A position is judged in the one look of them that comes first, so that the same position gets
//! the same verdicts from wherever it is looked at, and however it came about.

use crate::board::Board;
use crate::color::Color;
use crate::point::{Point, Size};

/// A way to look at a board.
#[derive(Debug, Clone, Copy)]
pub(super) struct Look {
    /// The size it has from there.
    size: Size,
    original: Size,
    flips: u8,
    swaps_colors: bool,
}

impl Look {
    /// The look in which the position comes first.
    pub(super) fn first(board: &Board, turn: Option<Color>) -> Self {
        let looks = (0..16).filter_map(|n| Self::new(board.size(), n));
        let sign = |look: &Self| {
            let code = |color: Option<Color>| match color {
                None => 0,
                Some(Color::Black) => 1,
                Some(Color::White) => 2,
            };
            let cells: Vec<u8> =
                look.size.points().map(|point| code(look.color(board.at(look.back(point))))).collect();
            let ko = board.ko().map(|point| look.size.index(look.there(point)));
            (look.size.width(), cells, ko, code(look.color(turn)))
        };
        looks.min_by_key(sign).unwrap_or(Self {
            size: board.size(),
            original: board.size(),
            flips: 0,
            swaps_colors: false,
        })
    }

    fn new(original: Size, n: u8) -> Option<Self> {
        let (width, height) = (original.width().into(), original.height().into());
        let size = if n & 4 == 0 { Size::new(width, height) } else { Size::new(height, width) };
        Some(Self { size: size.ok()?, original, flips: n & 7, swaps_colors: n & 8 != 0 })
    }

    /// The board from there, made anew, with its ko point.
    pub(super) fn board(self, board: &Board) -> Board {
        let mut turned = Board::new(self.size);
        let layout = turned.layout();
        let mut stones = vec![None; layout.n_cells()];
        for (at, point) in layout.indices().zip(self.size.points()) {
            stones[at] = self.color(board.at(self.back(point)));
        }
        let ko = board.ko().and_then(|point| layout.index(self.there(point))).unwrap_or(0);
        turned.set_padded(&stones, u16::try_from(ko).unwrap_or(0));
        turned
    }

    /// A colour from there, and back.
    pub(super) fn color(self, color: Option<Color>) -> Option<Color> {
        if self.swaps_colors { color.map(Color::opponent) } else { color }
    }

    /// Whether Black and White have changed places.
    pub(super) const fn swaps_colors(self) -> bool {
        self.swaps_colors
    }

    /// Where a point of the original lies.
    pub(super) fn there(self, point: Point) -> Point {
        let Self { original, flips, .. } = self;
        let x = if flips & 1 == 0 { point.x() } else { original.width() - 1 - point.x() };
        let y = if flips & 2 == 0 { point.y() } else { original.height() - 1 - point.y() };
        let (x, y) = if flips & 4 == 0 { (x, y) } else { (y, x) };
        self.size.point(x.into(), y.into()).unwrap_or(point)
    }

    /// Which point of the original a point is.
    pub(super) fn back(self, point: Point) -> Point {
        let Self { original, flips, .. } = self;
        let (x, y) = if flips & 4 == 0 { (point.x(), point.y()) } else { (point.y(), point.x()) };
        let x = if flips & 1 == 0 { x } else { original.width() - 1 - x };
        let y = if flips & 2 == 0 { y } else { original.height() - 1 - y };
        original.point(x.into(), y.into()).unwrap_or(point)
    }

    /// The size of the board that is looked at.
    pub(super) const fn original(self) -> Size {
        self.original
    }
}
