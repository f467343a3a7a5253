//! Pictures of boards with all that people draw on them.

mod error;
mod lines;
mod read;
mod sign;
mod write;

use crate::board::Board;
use crate::color::Color;
use crate::point::{Point, Size};
pub use error::{FigureError, FigureErrorKind};
pub use sign::Mark;
pub use write::FigureForm;

/// A picture of a board: stones, moves by their numbers, letters, marks.
///
/// ```
/// use lanke::{Color, Figure, FigureForm};
/// let figure: Figure = "
///    A B C
///  3 . X . 3
///  2 . O(X)2
///  1 . . . 1
///    A B C
/// ".parse().unwrap();
/// assert_eq!(figure.last, figure.size.point(2, 1));
/// assert_eq!(figure.stones[4], Some(Color::White));
/// assert_eq!(figure.to_text(FigureForm::Rows), ". X .\n. O X\n. . .\n");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figure {
    /// The size of what is drawn, which may be a part of a board: see [`edges`](Self::edges).
    pub size: Size,
    /// What stands on every point, row by row from the top left, before the numbered moves.
    pub stones: Vec<Option<Color>>,
    /// Moves, each with its number from 1 to 10, in the order of their numbers.
    pub moves: Vec<(u8, Point)>,
    /// Who makes the moves with odd numbers.
    pub turn: Color,
    /// Letters from a to z on empty points.
    pub labels: Vec<(char, Point)>,
    /// Marks on stones or on empty points.
    pub marks: Vec<(Mark, Point)>,
    /// The stone that was put down last, where the picture says it.
    pub last: Option<Point>,
    /// Stones that each side has taken, Black's first, where the picture says it.
    pub captures: Option<[u32; 2]>,
    /// Whether the board ends at the top, at the right, at the bottom, at the left. Where none is
    /// drawn, it ends everywhere.
    pub edges: [bool; 4],
    /// What is said of it.
    pub title: String,
}

impl Figure {
    /// A picture of what stands on a board.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        Self { stones: board.stones().collect(), ..Self::empty(board.size()) }
    }

    /// A picture of an empty board.
    #[must_use]
    pub fn empty(size: Size) -> Self {
        Self {
            size,
            stones: vec![None; size.n_points()],
            moves: Vec::new(),
            turn: Color::Black,
            labels: Vec::new(),
            marks: Vec::new(),
            last: None,
            captures: None,
            edges: [true; 4],
            title: String::new(),
        }
    }
}
