//! What the lines of a picture are: rows, frames, letters of columns, words.

use super::sign::{is_bar, is_corner, is_crossing, is_dash};
use crate::color::Color;
use crate::text::number;

/// What a line is.
pub(super) enum Line<'t> {
    Row(&'t str),
    /// The letters of so many columns.
    Letters(usize),
    Frame,
    /// Stones that a side has taken.
    Captures(Color, u32),
    Nothing,
}

/// How lines are to be taken.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    /// As in Sensei's Library, each line after `$$`.
    pub(super) is_sensei: bool,
    /// With letters of columns and numbers of rows.
    pub(super) has_letters: bool,
    /// With lines that cross.
    pub(super) is_grid: bool,
}

impl Manner {
    pub(super) fn of(text: &str) -> Self {
        let mut manner = Self {
            is_sensei: text.split(['\n', '\r']).any(|line| line.trim_start().starts_with("$$")),
            has_letters: false,
            is_grid: text.contains(is_crossing),
        };
        manner.has_letters =
            !manner.is_sensei && text.split(['\n', '\r']).any(|line| n_letters(line.trim()) > 0);
        manner
    }

    pub(super) fn line(self, line: &str) -> Line<'_> {
        let trimmed = line.trim();
        let is_frame = |c: char| is_dash(c) || is_bar(c) || c == '+' || c.is_whitespace() || is_edge(c);
        let n_columns = n_letters(trimmed);
        if trimmed.is_empty() {
            Line::Nothing
        } else if !self.is_sensei && n_columns > 0 {
            Line::Letters(n_columns)
        } else if !self.is_grid
            && trimmed.chars().filter(|c| is_dash(*c)).count() > 0
            && trimmed.chars().all(|c| is_frame(c) || is_corner(c))
        {
            Line::Frame
        } else if trimmed.chars().all(|c| is_bar(c) || c.is_whitespace()) {
            Line::Nothing
        } else if self.has_letters && trimmed.starts_with(|c: char| c.is_ascii_digit()) {
            Line::Row(line)
        } else if let Some((side, n)) = captures(trimmed) {
            Line::Captures(side, n)
        } else if self.has_letters || self.is_words(trimmed) {
            Line::Nothing
        } else {
            Line::Row(line)
        }
    }

    /// Whether a line has no points: words, or arrows and links of Sensei's Library.
    fn is_words(self, line: &str) -> bool {
        if self.is_sensei { line.starts_with(['{', '[']) } else { is_prose(line) }
    }
}

/// Whether a sign is a corner of a double frame.
fn is_edge(c: char) -> bool {
    matches!(c, '╔' | '╗' | '╚' | '╝')
}

/// How many columns a line of letters names: `A B C` or `ABC`; words may follow far behind.
fn n_letters(line: &str) -> usize {
    let end = line.as_bytes().windows(3).position(|three| three == b"   ").unwrap_or(line.len());
    let names = line.get(..end).unwrap_or(line).trim();
    let is_upper = names.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b' ');
    let mut words = names.split_ascii_whitespace();
    match (words.next(), words.next()) {
        (Some("A"), None) => 1,
        (Some("A"), Some("B")) if is_upper || names.len() < line.len() => {
            // Wide boards have two letters a column, with one blank less between.
            line.split_ascii_whitespace().take_while(|word| word.len() <= 2 && !word.contains(':')).count()
        }
        (Some(word), None) if is_upper && word.starts_with("AB") => word.len(),
        _ => 0,
    }
}

/// Whether a line is words: three letters in a row, one of them small.
fn is_prose(line: &str) -> bool {
    line.split(|c: char| !c.is_ascii_alphabetic()).any(|word| {
        word.len() > 2 && word.bytes().any(|byte| byte.is_ascii_lowercase() && byte != b'x' && byte != b'o')
    })
}

/// `White (O) has captured 3 stones`.
pub(super) fn captures(line: &str) -> Option<(Color, u32)> {
    let has =
        |word: &[u8]| line.as_bytes().windows(word.len()).position(|part| part.eq_ignore_ascii_case(word));
    let after = line.get(has(b"captured")? + "captured".len()..)?;
    let n = after.split_ascii_whitespace().find_map(number)?;
    let is_white = has(b"white").is_some();
    let color = if is_white { Color::White } else { Color::Black };
    (is_white || has(b"black").is_some()).then_some((color, n))
}
