//! Board sizes and the points of a board.

use core::fmt;

/// The longest side a board may have: the limit of SGF's point letters.
pub const MAX_SIDE: u8 = 52;

/// The size of a board: columns by rows, each from 1 to 52; not only square (rule R-A-01).
///
/// ```
/// use lanke::Size;
/// let size = Size::new(13, 9).unwrap();
/// assert_eq!(size.to_string(), "13x9");
/// assert_eq!(size.n_points(), 117);
/// assert!(Size::new(0, 9).is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Size {
    width: u8,
    height: u8,
}

/// A side of a board outside 1 to 52.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SizeError {
    /// Columns asked for.
    pub width: u32,
    /// Rows asked for.
    pub height: u32,
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { width, height } = self;
        write!(f, "board size {width}x{height}, wanted 1 to {MAX_SIDE} columns and rows")
    }
}

impl core::error::Error for SizeError {}

/// A crossing of the lines: column from the left and row from the top, both from 0 (rule R-A-02).
///
/// Made by [`Size::point`], so that it lies on a board of that size. A point of one size asked
/// of a board of another size is answered as off the board, never with a panic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point {
    // The row comes first, so that points order as they are read: top row first.
    y: u8,
    x: u8,
}

impl Point {
    /// Column, from 0 at the left.
    #[must_use]
    pub const fn x(self) -> u8 {
        self.x
    }

    /// Row, from 0 at the top.
    #[must_use]
    pub const fn y(self) -> u8 {
        self.y
    }
}

impl Size {
    /// The standard board of 19 by 19 lines (rule R-A-01).
    pub const STANDARD: Self = Self { width: 19, height: 19 };

    /// A board of `width` columns and `height` rows.
    ///
    /// # Errors
    /// A side outside 1 to 52.
    pub const fn new(width: u32, height: u32) -> Result<Self, SizeError> {
        if width == 0 || height == 0 || width > MAX_SIDE as u32 || height > MAX_SIDE as u32 {
            return Err(SizeError { width, height });
        }
        #[expect(clippy::cast_possible_truncation, reason = "both were just bounded by 52")]
        Ok(Self { width: width as u8, height: height as u8 })
    }

    /// Number of columns.
    #[must_use]
    pub const fn width(self) -> u8 {
        self.width
    }

    /// Number of rows.
    #[must_use]
    pub const fn height(self) -> u8 {
        self.height
    }

    /// Number of points: 361 on the standard board.
    #[must_use]
    pub const fn n_points(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// The point in column `x` and row `y`, counted from 0 at the top left; `None` off the board.
    #[must_use]
    pub fn point(self, x: u32, y: u32) -> Option<Point> {
        let (x, y) = (u8::try_from(x).ok()?, u8::try_from(y).ok()?);
        (x < self.width && y < self.height).then_some(Point { y, x })
    }

    /// Whether `point` lies on a board of this size.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        point.x < self.width && point.y < self.height
    }

    /// The place of `point` in row-major order from the top left: `y * width + x`.
    ///
    /// Meant for points of this size; for others the number has no meaning.
    #[must_use]
    pub const fn index(self, point: Point) -> usize {
        point.y as usize * self.width as usize + point.x as usize
    }

    /// The point at a row-major index from the top left; `None` past the last point.
    #[must_use]
    pub fn at(self, index: usize) -> Option<Point> {
        let width = usize::from(self.width);
        let (x, y) = (u8::try_from(index % width).ok()?, u8::try_from(index / width).ok()?);
        (y < self.height).then_some(Point { y, x })
    }

    /// Every point, row by row from the top left.
    #[must_use]
    pub fn points(self) -> impl DoubleEndedIterator<Item = Point> + Clone {
        (0..self.height).flat_map(move |y| (0..self.width).map(move |x| Point { y, x }))
    }

    /// The points next to `point` along the lines: up, left, right, down, as far as they exist.
    pub fn neighbors(self, point: Point) -> impl Iterator<Item = Point> + Clone {
        let Point { x, y } = point;
        let up = y.checked_sub(1).map(|y| Point { y, x });
        let left = x.checked_sub(1).map(|x| Point { y, x });
        let right = (x + 1 < self.width).then_some(Point { y, x: x + 1 });
        let down = (y + 1 < self.height).then_some(Point { y: y + 1, x });
        [up, left, right, down].into_iter().flatten()
    }
}

/// Prints columns by rows: `19x19`.
impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}
