//! Moves written in GTP.

use crate::color::Color;
use crate::moves::Move;
use crate::point::Size;
use crate::record::list::MoveList;
use core::fmt::Write;

/// How moves are written in GTP.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum GtpForm {
    /// In one line: `B Q16 W D4`. Size, komi and stones put up are not told.
    #[default]
    List,
    /// A command a line: `play B Q16`, after `boardsize`, `clear_board`, `komi` and what puts up
    /// the stones. Black stones alone, two or more, are put up as handicap; others are played.
    Script,
}

impl MoveList {
    /// The moves in GTP; see [`GtpForm`]. Moves in which no point could be read are left out.
    ///
    /// ```
    /// use lanke::{GtpForm, MoveList, Size};
    /// let list = MoveList::from_gtp("Q16 D4 pass", Size::STANDARD).unwrap();
    /// assert_eq!(list.to_gtp(GtpForm::List), "B Q16 W D4 B pass");
    /// ```
    #[must_use]
    pub fn to_gtp(&self, form: GtpForm) -> String {
        let mut text = String::new();
        if form == GtpForm::Script {
            self.write_start(&mut text);
        }
        for listed in &self.moves {
            if let Some(mv) = listed.mv {
                write_move(&mut text, form, self.size, listed.color, mv);
            }
        }
        text
    }

    fn write_start(&self, text: &mut String) {
        let (width, height) = (self.size.width(), self.size.height());
        let _ = if width == height {
            write!(text, "boardsize {width}\nclear_board\n")
        } else {
            write!(text, "rectangular_boardsize {width} {height}\nclear_board\n")
        };
        if let Some(komi) = self.info.komi() {
            let _ = writeln!(text, "komi {komi}");
        }
        let is_handicap =
            self.stones.len() > 1 && self.stones.iter().all(|(color, _)| *color == Color::Black);
        if is_handicap {
            text.push_str("set_free_handicap");
        }
        for &(color, point) in &self.stones {
            if is_handicap {
                text.push(' ');
                text.push_str(&self.size.vertex_text(point.into()));
            } else {
                write_move(text, GtpForm::Script, self.size, color, point.into());
            }
        }
        if is_handicap {
            text.push('\n');
        }
    }
}

fn write_move(text: &mut String, form: GtpForm, size: Size, color: Color, mv: Move) {
    let vertex = size.vertex_text(mv);
    let letter = color.letter();
    if form == GtpForm::Script {
        let _ = writeln!(text, "play {letter} {vertex}");
    } else {
        let blank = if text.is_empty() { "" } else { " " };
        let _ = write!(text, "{blank}{letter} {vertex}");
    }
}
