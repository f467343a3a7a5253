//! Pictures of boards in text: the language of tests, examples and error reports.

use crate::board::Board;
use crate::color::Color;
use crate::gtp::column_name;
use crate::point::{Point, Size, SizeError};
use core::fmt;

/// A picture of a board: rows from the top, `B` or `X` black, `W` or `O` white, `.` empty.
///
/// Blanks and empty lines do not count, so that a picture may be indented and spaced out; `+`
/// and `,` are empty points too, as they mark star points elsewhere.
///
/// ```
/// use lanke::{Color, Diagram, Setup};
/// let picture: Diagram = "
///     . B W
///     B W .
/// ".parse().unwrap();
/// assert_eq!(picture.size.to_string(), "3x2");
/// let setup = Setup::stones(picture.size, &picture.stones, Color::Black).unwrap();
/// assert_eq!(setup.board().picture(), ".BW\nBW.\n");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Diagram {
    /// The board's size.
    pub size: Size,
    /// What stands on every point, row by row from the top left.
    pub stones: Vec<Option<Color>>,
}

/// A text that is no picture of a board.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DiagramError {
    /// A sign that stands for nothing.
    Sign {
        /// What was found.
        found: char,
        /// The row, from 1 at the top.
        row: usize,
    },
    /// A row is not as long as the first.
    Ragged {
        /// The row, from 1 at the top.
        row: usize,
        /// Its points.
        found: usize,
        /// The points of the first row.
        wanted: usize,
    },
    /// No board is that large, or nothing at all was drawn.
    Size(SizeError),
}

impl DiagramError {
    /// The stable word for the error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Sign { .. } => "diagram-sign",
            Self::Ragged { .. } => "diagram-ragged",
            Self::Size(_) => "size",
        }
    }
}

impl fmt::Display for DiagramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sign { found, row } => {
                write!(f, "sign '{found}' in row {row} from the top, wanted '.', 'B', 'W', 'X' or 'O'")
            }
            Self::Ragged { row, found, wanted } => {
                write!(f, "{found} points in row {row} from the top, wanted {wanted} as in the first")
            }
            Self::Size(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for DiagramError {}

impl core::str::FromStr for Diagram {
    type Err = DiagramError;

    fn from_str(text: &str) -> Result<Self, DiagramError> {
        let mut stones = Vec::new();
        let mut width = 0;
        let mut row = 0;
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            row += 1;
            let start = stones.len();
            for sign in line.chars().filter(|sign| !sign.is_whitespace()) {
                stones.push(match sign {
                    '.' | '+' | ',' => None,
                    'B' | 'X' => Some(Color::Black),
                    'W' | 'O' => Some(Color::White),
                    found => return Err(DiagramError::Sign { found, row }),
                });
            }
            let found = stones.len() - start;
            if row == 1 {
                width = found;
            } else if found != width {
                return Err(DiagramError::Ragged { row, found, wanted: width });
            }
        }
        let side = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let size = Size::new(side(width), side(row)).map_err(DiagramError::Size)?;
        Ok(Self { size, stones })
    }
}

impl Board {
    /// The board as rows of `.`, `B` and `W` from the top, each with a line end: what
    /// [`Diagram`] reads.
    #[must_use]
    pub fn picture(&self) -> String {
        let width = usize::from(self.size().width());
        let mut text = String::with_capacity(self.size().n_points() + usize::from(self.size().height()));
        for (index, stone) in self.stones().enumerate() {
            text.push(stone.map_or('.', Color::letter));
            if index % width == width - 1 {
                text.push('\n');
            }
        }
        text
    }

    /// The board as people look at it in a terminal: `X` black, `O` white, `.` empty, `+` an
    /// empty star point, with the row numbers and column letters of GTP.
    ///
    /// ```
    /// use lanke::{Board, Color, Size};
    /// let size = Size::new(5, 3).unwrap();
    /// let mut board = Board::new(size);
    /// board.place(Color::Black, size.point(1, 0).unwrap()).unwrap();
    /// assert_eq!(board.ascii(), "\
    /// 3 . X . . .
    /// 2 . . . . .
    /// 1 . . . . .
    ///   A B C D E
    /// ");
    /// ```
    #[must_use]
    pub fn ascii(&self) -> String {
        let size = self.size();
        let n_digits = if size.height() < 10 { 1 } else { 2 };
        let n_letters = if size.width() > 25 { 2 } else { 1 };
        let mut text = String::new();
        for point in size.points() {
            if point.x() == 0 {
                pad_left(&mut text, &(size.height() - point.y()).to_string(), n_digits);
            }
            text.push(' ');
            let sign = match self.at(point) {
                Some(Color::Black) => "X",
                Some(Color::White) => "O",
                None if is_star(size, point) => "+",
                None => ".",
            };
            pad_left(&mut text, sign, n_letters);
            if point.x() + 1 == size.width() {
                text.push('\n');
            }
        }
        pad_left(&mut text, "", n_digits);
        for x in 0..size.width() {
            text.push(' ');
            pad_left(&mut text, &column_name(x), n_letters);
        }
        text.push('\n');
        text
    }
}

impl Size {
    /// R-A-03: the star points (星位) and the centre (天元), row by row.
    ///
    /// Nine on 19 by 19; on other boards those of the same kind: on the fourth line (the third,
    /// below 13 lines) in the corners from 7 lines on, at the middle of the sides from 15 lines
    /// on, and the centre from 5 lines on. Only a board with a middle line has the latter two.
    ///
    /// ```
    /// use lanke::Size;
    /// let texts: Vec<_> = Size::STANDARD.star_points().iter()
    ///     .map(|&point| Size::STANDARD.vertex_text(point.into())).collect();
    /// assert_eq!(texts, ["D16", "K16", "Q16", "D10", "K10", "Q10", "D4", "K4", "Q4"]);
    /// ```
    #[must_use]
    pub fn star_points(self) -> Vec<Point> {
        self.points().filter(|&point| is_star(self, point)).collect()
    }
}

#[inline(never)]
pub(super) fn is_star(size: Size, point: Point) -> bool {
    let (width, height) = (size.width(), size.height());
    match (star_line(width, point.x()), star_line(height, point.y())) {
        (Some(Line::Near), Some(Line::Near)) => width.min(height) >= 7,
        (Some(Line::Middle), Some(Line::Near)) => width >= 15 && height >= 7,
        (Some(Line::Near), Some(Line::Middle)) => height >= 15 && width >= 7,
        (Some(Line::Middle), Some(Line::Middle)) => width.min(height) >= 5,
        _ => false,
    }
}

/// A line on which star points lie.
enum Line {
    /// Near an edge.
    Near,
    /// The middle one.
    Middle,
}

/// What line number `at`, from 0, of `side` lines is to star points.
fn star_line(side: u8, at: u8) -> Option<Line> {
    let near = if side < 13 { 2 } else { 3 };
    if side % 2 == 1 && at == side / 2 {
        Some(Line::Middle)
    } else if at == near || at + near + 1 == side {
        Some(Line::Near)
    } else {
        None
    }
}

#[inline(never)]
pub(super) fn pad_left(text: &mut String, word: &str, width: usize) {
    for _ in word.len()..width {
        text.push(' ');
    }
    text.push_str(word);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stars(width: u32, height: u32) -> String {
        let size = Size::new(width, height).unwrap();
        let texts: Vec<_> = size.star_points().iter().map(|&point| size.vertex_text(point.into())).collect();
        texts.join(" ")
    }

    #[test]
    fn star_points_of_common_boards() {
        assert_eq!(stars(9, 9), "C7 G7 E5 C3 G3");
        assert_eq!(stars(13, 13), "D10 K10 G7 D4 K4");
        assert_eq!(stars(7, 7), "C5 E5 D4 C3 E3");
        assert_eq!(stars(5, 5), "C3");
        assert_eq!(stars(4, 4), "");
        assert_eq!(stars(8, 8), "C6 F6 C3 F3");
        assert_eq!(stars(18, 18), "D15 P15 D4 P4");
        assert_eq!(stars(19, 9), "D7 K7 Q7 K5 D3 K3 Q3");
        assert_eq!(stars(1, 1), "");
    }

    fn error(text: &str) -> String {
        text.parse::<Diagram>().unwrap_err().to_string()
    }

    #[test]
    fn a_picture_is_read_back() {
        let picture: Diagram = " X.+\n\n\t. O ,\n".parse().unwrap();
        let setup = crate::setup::Setup::stones(picture.size, &picture.stones, Color::Black).unwrap();
        assert_eq!(setup.board().picture(), "B..\n.W.\n");
        assert_eq!(setup.board().picture().parse(), Ok(picture));
    }

    #[test]
    fn ragged_rows_are_refused() {
        assert_eq!(error("...\n.."), "2 points in row 2 from the top, wanted 3 as in the first");
    }

    #[test]
    fn unknown_signs_are_refused() {
        assert_eq!(error(".B\n.b"), "sign 'b' in row 2 from the top, wanted '.', 'B', 'W', 'X' or 'O'");
    }

    #[test]
    fn no_board_at_all_and_boards_too_large_are_refused() {
        assert_eq!(error(" \n"), "board size 0x0, wanted 1 to 52 columns and rows");
        assert_eq!(error(&".".repeat(53)), "board size 53x1, wanted 1 to 52 columns and rows");
    }

    #[test]
    fn a_wide_board_has_two_letters_a_column() {
        let board = Board::new(Size::new(27, 10).unwrap());
        let text = board.ascii();
        let mut lines = text.lines();
        assert!(lines.next().unwrap().starts_with("10  .  ."));
        let letters = text.lines().last().unwrap();
        assert!(letters.starts_with("    A  B"), "{letters}");
        assert!(letters.ends_with("  Z AA AB"), "{letters}");
        assert!(text.contains('+'));
    }
}
