//! The text of a point in GTP: `D4`.

use crate::moves::Move;
use crate::point::Size;
use crate::text::{number, short};
use core::fmt;

/// The letters of columns: I is left out.
const LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// A text that is no point of the board.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum VertexError {
    /// No point can be read from it.
    Unreadable {
        /// What was found, cut to 40 characters.
        found: String,
        /// What could have been read: `A1 to T19, or pass`.
        wanted: String,
    },
    /// It names a point that the board does not have.
    OffBoard {
        /// What was found.
        found: String,
        /// What would be on the board: `A1 to T19, or pass`.
        wanted: String,
    },
}

impl VertexError {
    /// The stable word for the error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } => "bad-point",
            Self::OffBoard { .. } => "off-board",
        }
    }
}

impl fmt::Display for VertexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (found, wanted, where_) = match self {
            Self::Unreadable { found, wanted } => (found, wanted, ""),
            Self::OffBoard { found, wanted } => (found, wanted, " off the board"),
        };
        write!(f, "point \"{found}\"{where_}, wanted {wanted}")
    }
}

impl core::error::Error for VertexError {}

impl Size {
    /// The text of a move in GTP: `D4`, columns from the left without I, rows from the bottom;
    /// after Z come AA, AB and so on. A pass is `pass`.
    ///
    /// Meant for points of this size; for others the text has no meaning.
    ///
    /// ```
    /// use lanke::{Move, Size};
    /// let size = Size::STANDARD;
    /// assert_eq!(size.vertex_text(size.point(8, 0).unwrap().into()), "J19");
    /// assert_eq!(size.vertex_text(Move::Pass), "pass");
    /// ```
    #[must_use]
    #[inline(never)]
    pub fn vertex_text(self, mv: Move) -> String {
        match mv {
            Move::Pass => "pass".to_owned(),
            Move::Play(point) => {
                let row = self.height().saturating_sub(point.y());
                format!("{}{row}", column_name(point.x()))
            }
        }
    }

    /// The move that a text in GTP names, in upper or lower case.
    ///
    /// ```
    /// use lanke::Size;
    /// let size = Size::STANDARD;
    /// assert_eq!(size.parse_vertex("t1"), Ok(size.point(18, 18).unwrap().into()));
    /// let error = size.parse_vertex("T20").unwrap_err();
    /// assert_eq!(error.to_string(), "point \"T20\" off the board, wanted A1 to T19, or pass");
    /// ```
    ///
    /// # Errors
    /// [`VertexError::Unreadable`], [`VertexError::OffBoard`].
    #[inline(never)]
    pub fn parse_vertex(self, text: &str) -> Result<Move, VertexError> {
        let trimmed = text.trim_ascii();
        if trimmed.eq_ignore_ascii_case("pass") {
            return Ok(Move::Pass);
        }
        let place = read(trimmed);
        if let Some((column, row)) = place
            && let Some(y) = u32::from(self.height()).checked_sub(row)
            && let Some(point) = self.point(column, y)
        {
            return Ok(Move::Play(point));
        }
        let found = short(trimmed);
        let wanted = format!("A1 to {}{}, or pass", column_name(self.width() - 1), self.height());
        Err(match place {
            Some(_) => VertexError::OffBoard { found, wanted },
            None => VertexError::Unreadable { found, wanted },
        })
    }
}

/// The name of a column: `A` to `Z` without I, then `AA`, `AB` and so on.
pub(crate) fn column_name(x: u8) -> String {
    let letter = |place: u8| char::from(LETTERS[usize::from(place % 25)]);
    let last = letter(x);
    if x < 25 { last.to_string() } else { format!("{}{last}", letter(x / 25 - 1)) }
}

/// Reads `D4` as column 3 and row 4: columns from 0, rows from 1.
fn read(text: &str) -> Option<(u32, u32)> {
    let n_letters = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    let (letters, digits) = text.split_at_checked(n_letters)?;
    let mut column = 0;
    for letter in letters.bytes() {
        let place = LETTERS.iter().position(|&other| other == letter.to_ascii_uppercase())?;
        column = column * 25 + u32::try_from(place).ok()? + 1;
        if column > 1000 {
            return None;
        }
    }
    let is_number = (1..=4).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
    let row = if is_number { number(digits)? } else { return None };
    (row > 0).then_some((column.checked_sub(1)?, row))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(width: u32, height: u32) -> Size {
        Size::new(width, height).unwrap()
    }

    #[test]
    fn every_point_of_the_largest_board_is_read_back() {
        let size = size(52, 52);
        for point in size.points() {
            let text = size.vertex_text(point.into());
            assert_eq!(size.parse_vertex(&text), Ok(point.into()), "{text}");
            assert_eq!(size.parse_vertex(&text.to_lowercase()), Ok(point.into()), "{text}");
        }
    }

    #[test]
    fn columns_leave_out_i_and_go_on_after_z() {
        let names = [(0, "A"), (7, "H"), (8, "J"), (24, "Z"), (25, "AA"), (33, "AJ"), (50, "BA"), (51, "BB")];
        for (x, name) in names {
            assert_eq!(column_name(x), name);
        }
    }

    #[test]
    fn rows_count_from_the_bottom() {
        let size = size(13, 9);
        assert_eq!(size.vertex_text(size.point(0, 8).unwrap().into()), "A1");
        assert_eq!(size.vertex_text(size.point(12, 0).unwrap().into()), "N9");
    }

    #[test]
    fn pass_is_read_in_any_case() {
        for text in ["pass", "PASS", " Pass "] {
            assert_eq!(Size::STANDARD.parse_vertex(text), Ok(Move::Pass));
        }
    }

    #[test]
    fn what_is_no_vertex_is_unreadable() {
        let texts =
            ["", "D", "4", "I5", "D0", "D-4", "D4x", "D 4", "D99999", "resign", "ＤD4", "é4", "AAAAAAAA1"];
        for text in texts {
            let error = Size::STANDARD.parse_vertex(text).unwrap_err();
            assert_eq!(error.code(), "bad-point", "{text}");
        }
    }

    #[test]
    fn points_past_the_edges_are_off_the_board() {
        for text in ["U1", "A20", "AA1", "A9999"] {
            assert_eq!(Size::STANDARD.parse_vertex(text).unwrap_err().code(), "off-board", "{text}");
        }
    }
}
