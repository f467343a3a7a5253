//! Points in SGF: two letters, column from the left and row from the top.

use super::text::split;
use crate::game::Move;
use crate::gtp::VertexError;
use crate::point::{MAX_SIDE, Point, Size};
use crate::text::short;

/// The last board size on which `tt` is a pass, as it was before FF[4].
const MAX_SIDE_WITH_TT: u8 = 19;

impl Size {
    /// The text of a move in SGF: two letters from the top left, `a` to `z`, then `A` to `Z`;
    /// nothing for a pass.
    ///
    /// ```
    /// use lanke::{Move, Size};
    /// assert_eq!(Size::STANDARD.sgf_text(Size::STANDARD.point(15, 3).unwrap().into()), "pd");
    /// assert_eq!(Size::STANDARD.sgf_text(Move::Pass), "");
    /// ```
    #[must_use]
    pub fn sgf_text(self, mv: Move) -> String {
        match mv {
            Move::Pass => String::new(),
            Move::Play(point) => [letter(point.x()), letter(point.y())].iter().collect(),
        }
    }

    /// The move that a text in SGF names. `tt` is a pass on boards up to 19 by 19.
    ///
    /// ```
    /// use lanke::{Move, Size};
    /// assert_eq!(Size::STANDARD.parse_sgf("pd"), Ok(Size::STANDARD.point(15, 3).unwrap().into()));
    /// assert_eq!(Size::STANDARD.parse_sgf("tt"), Ok(Move::Pass));
    /// let error = Size::STANDARD.parse_sgf("Q16").unwrap_err();
    /// assert_eq!(error.to_string(), "point \"Q16\", wanted aa to ss, or nothing for a pass");
    /// ```
    ///
    /// # Errors
    /// [`VertexError::Unreadable`], [`VertexError::OffBoard`].
    pub fn parse_sgf(self, text: &str) -> Result<Move, VertexError> {
        let mv = read_move(self, text);
        match mv {
            Some(Move::Play(point)) if !self.contains(point) => {}
            Some(mv) => return Ok(mv),
            None => {}
        }
        let found = short(text);
        let last: String = [letter(self.width() - 1), letter(self.height() - 1)].iter().collect();
        let wanted = format!("aa to {last}, or nothing for a pass");
        Err(match mv {
            Some(_) => VertexError::OffBoard { found, wanted },
            None => VertexError::Unreadable { found, wanted },
        })
    }
}

/// The move a text names, whether its point is on the board or not.
#[inline(never)]
pub(in crate::record) fn read_move(size: Size, text: &str) -> Option<Move> {
    let text = text.trim_ascii();
    let has_tt = size.width() <= MAX_SIDE_WITH_TT && size.height() <= MAX_SIDE_WITH_TT;
    if text.is_empty() || (text == "tt" && has_tt) {
        return Some(Move::Pass);
    }
    read_point(text).map(Move::Play)
}

/// The corners of what a text names: one point twice, or a rectangle such as `ab:cd`.
#[inline(never)]
pub(in crate::record) fn read_rectangle(text: &str) -> Option<(Point, Point)> {
    let (first, second) = split(text).unwrap_or((text, text));
    let (a, b) = (read_point(first.trim_ascii())?, read_point(second.trim_ascii())?);
    let point = |x: u8, y: u8| largest()?.point(x.into(), y.into());
    Some((point(a.x().min(b.x()), a.y().min(b.y()))?, point(a.x().max(b.x()), a.y().max(b.y()))?))
}

/// The point of two letters, on the largest board.
fn read_point(text: &str) -> Option<Point> {
    match *text.as_bytes() {
        [x, y] => largest()?.point(number(x)?, number(y)?),
        _ => None,
    }
}

fn largest() -> Option<Size> {
    Size::new(MAX_SIDE.into(), MAX_SIDE.into()).ok()
}

fn number(letter: u8) -> Option<u32> {
    match letter {
        b'a'..=b'z' => Some(u32::from(letter - b'a')),
        b'A'..=b'Z' => Some(u32::from(letter - b'A') + 26),
        _ => None,
    }
}

fn letter(number: u8) -> char {
    char::from(if number < 26 { b'a' + number } else { b'A' + (number - 26).min(25) })
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
            assert_eq!(size.parse_sgf(&size.sgf_text(point.into())), Ok(point.into()));
        }
    }

    #[test]
    fn capital_letters_go_on_after_z() {
        let size = size(37, 37);
        assert_eq!(size.parse_sgf("uJ"), Ok(size.point(20, 35).unwrap().into()));
    }

    #[test]
    fn tt_is_a_pass_up_to_19_lines() {
        assert_eq!(size(9, 9).parse_sgf("tt"), Ok(Move::Pass));
        assert_eq!(size(21, 21).parse_sgf("tt"), Ok(size(21, 21).point(19, 19).unwrap().into()));
        assert_eq!(size(20, 9).parse_sgf("tt").unwrap_err().code(), "off-board");
    }

    #[test]
    fn points_past_the_edges_are_off_the_board() {
        assert_eq!(size(18, 18).parse_sgf("ss").unwrap_err().code(), "off-board");
        assert_eq!(size(13, 9).parse_sgf("mj").unwrap_err().code(), "off-board");
        assert_eq!(Size::STANDARD.parse_sgf("DD").unwrap_err().code(), "off-board");
    }

    #[test]
    fn what_is_no_point_is_unreadable() {
        for text in ["a", "aaa", "a1", "``", "黑", "d d", "dundefined"] {
            assert_eq!(Size::STANDARD.parse_sgf(text).unwrap_err().code(), "bad-point", "{text}");
        }
    }

    #[test]
    fn rectangles_have_two_corners_in_any_order() {
        let corners = |text| {
            let (a, b) = read_rectangle(text)?;
            Some((a.x(), a.y(), b.x(), b.y()))
        };
        assert_eq!(corners("bc"), Some((1, 2, 1, 2)));
        assert_eq!(corners("bc:da"), Some((1, 0, 3, 2)));
        assert_eq!(corners("bc:"), None);
        assert_eq!(corners("aa:bb:cc"), None);
    }
}
