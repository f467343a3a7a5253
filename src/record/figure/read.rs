//! Reading pictures.

use super::lines::{Line, Manner, captures};
use super::sign::{self, Sign, is_bar, is_dash};
use super::{Figure, FigureError, FigureErrorKind};
use crate::color::Color;
use crate::point::{MAX_SIDE, Point, Size};
use crate::record::list::{column_of, end_of, lines};

/// As much text as is read.
const MAX_BYTES: usize = 65_536;

struct Reader {
    manner: Manner,
    /// Points of a row, once that is known.
    width: Option<usize>,
    signs: Vec<Sign>,
    height: usize,
    /// The place of the stone put down last, and how sure that is.
    last: Option<(char, usize)>,
    /// Frames: top, right, bottom, left.
    edges: [bool; 4],
    turn: Color,
    captures: Option<[u32; 2]>,
    title: String,
    /// The number of the row, as the line begins with it.
    row_number: String,
}

impl core::str::FromStr for Figure {
    type Err = FigureError;

    /// Reads a picture as programs and people draw it: rows of `X` or `B` or `#` or `●` (black), `O`
    /// or `W` or `○` (white), `.` or `,` or `+` (empty), with blanks or without; with letters of
    /// columns and numbers of rows as in `showboard`, the last stone in brackets; within frames; on
    /// lines that cross (`┼`); in Sensei's Library's way after `$$`.
    ///
    /// `*` is a star point, or a black stone where no other black stone is drawn but white ones
    /// are. `1` to `9` and `0` are moves, small letters letters, `C` `S` `T` `M` marks on empty
    /// points; in Sensei's Library `B` `#` `Y` `Z` and `W` `@` `Q` `P` marked stones. Lines of words
    /// are passed over, but for what was captured.
    fn from_str(text: &str) -> Result<Self, FigureError> {
        let limit = FigureErrorKind::Limit { limit: MAX_BYTES };
        let Some(lines) = lines(text).ok().filter(|_| text.len() <= MAX_BYTES) else {
            return Err(FigureError { line: 1, column: 1, kind: limit });
        };
        let mut reader = Reader {
            manner: Manner::of(text),
            width: None,
            signs: Vec::new(),
            height: 0,
            last: None,
            edges: [false; 4],
            turn: Color::Black,
            captures: None,
            title: String::new(),
            row_number: String::new(),
        };
        let mut is_first = true;
        let mut at_end = 1;
        for (at, line) in lines {
            let mut content = line;
            if reader.manner.is_sensei {
                let Some(rest) = line.trim_start().strip_prefix("$$") else { continue };
                content = rest;
                if core::mem::take(&mut is_first) && reader.heading(rest) {
                    continue;
                }
            }
            at_end = at;
            match reader.manner.line(content) {
                Line::Row(row) => reader
                    .row(row)
                    .map(|()| reader.take(captures(row)))
                    .map_err(|(part, kind)| FigureError { line: at, column: column_of(line, part), kind })?,
                Line::Letters(n) => reader.width = reader.width.or(Some(n)),
                Line::Frame => reader.edges[if reader.height == 0 { 0 } else { 2 }] = true,
                Line::Captures(color, n) => reader.take(Some((color, n))),
                Line::Nothing => {}
            }
        }
        reader.finish().map_err(|kind| FigureError { line: at_end, column: 1, kind })
    }
}

impl Reader {
    /// The first line in Sensei's Library: `$$Wc9m5 Title`. `false` if it is a row already.
    fn heading(&mut self, line: &str) -> bool {
        let words =
            line.trim_start_matches(['B', 'W', 'c', 'm']).trim_start_matches(|c: char| c.is_ascii_digit());
        let words = words.trim_start_matches('m').trim_start_matches(|c: char| c.is_ascii_digit());
        let is_sign = |c: char| c.is_whitespace() || is_bar(c) || is_dash(c) || sign::read(c, true).is_some();
        let is_short = line.split_ascii_whitespace().all(|word| word.len() == 1 || word.chars().all(is_dash));
        if line.starts_with([' ', '|']) && line.chars().all(is_sign) && is_short {
            return false;
        }
        if line.starts_with('W') {
            self.turn = Color::White;
        }
        words.trim().clone_into(&mut self.title);
        true
    }

    /// What a side has taken, where it is said.
    fn take(&mut self, captures: Option<(Color, u32)>) {
        if let Some((color, n)) = captures {
            self.captures.get_or_insert([0; 2])[color.index()] = n;
        }
    }

    /// Reads a row. What is wrong comes with the part of the line where it is.
    fn row<'t>(&mut self, line: &'t str) -> Result<(), (&'t str, FigureErrorKind)> {
        let start = self.signs.len();
        let mut rest = line;
        if self.manner.has_letters {
            let trimmed = line.trim_start();
            rest = trimmed.trim_start_matches(|c: char| c.is_ascii_digit());
            trimmed.strip_suffix(rest).unwrap_or("").clone_into(&mut self.row_number);
        }
        let wanted = self.width.unwrap_or(usize::from(MAX_SIDE) + 1);
        let mut is_last = false;
        let mut before = ' ';
        for (place, c) in rest.char_indices() {
            let part = rest.get(place..).unwrap_or(rest);
            let n = self.signs.len() - start;
            if n == wanted {
                // Stones put down last may be numbered, in brackets, or at the end of a frame.
                if matches!(c, ')' | ']') || c.is_whitespace() {
                    before = c;
                    continue;
                }
                if self.manner.has_letters && !(c.is_ascii_digit() && matches!(before, 'X' | 'O')) {
                    break;
                }
            }
            match c {
                '(' | '[' => is_last = true,
                ')' | ']' => {}
                _ if c.is_whitespace() => {}
                _ if is_bar(c) && !self.manner.is_grid => self.edges[if n == 0 { 3 } else { 1 }] = true,
                _ if is_dash(c) && self.manner.is_grid || is_bar(c) => {}
                _ if self.manner.has_letters && c.is_ascii_digit() && matches!(before, 'X' | 'O') => {
                    self.last = self.last.max(self.signs.len().checked_sub(1).map(|place| (c, place)));
                }
                _ => {
                    let Some(sign) = sign::read(c, self.manner.is_sensei) else {
                        return Err((part, FigureErrorKind::Sign { found: c }));
                    };
                    if core::mem::take(&mut is_last) {
                        self.last = Some(('~', self.signs.len()));
                    }
                    self.signs.push(sign);
                }
            }
            before = c;
        }
        let found = self.signs.len() - start;
        self.height += 1;
        let too_large = usize::from(MAX_SIDE);
        if found > too_large || self.height > too_large {
            return Err((line, size_of(found, self.height)));
        }
        let wanted = *self.width.get_or_insert(found);
        if found == wanted { Ok(()) } else { Err((end_of(line), FigureErrorKind::Ragged { found, wanted })) }
    }

    fn finish(self) -> Result<Figure, FigureErrorKind> {
        let width = if self.height == 0 { 0 } else { self.width.unwrap_or(0) };
        let side = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let size = Size::new(side(width), side(self.height)).map_err(FigureErrorKind::Size)?;
        let has =
            |color| self.signs.iter().any(|sign| matches!(sign, Sign::Point(Some(c), _) if *c == color));
        let star = (has(Color::White) && !has(Color::Black)).then_some(Color::Black);
        let mut figure = Figure::empty(size);
        for ((place, point), &sign) in size.points().enumerate().zip(&self.signs) {
            match sign {
                Sign::Point(stone, mark) => {
                    figure.stones[place] = stone;
                    figure.marks.extend(mark.map(|mark| (mark, point)));
                }
                Sign::Star => figure.stones[place] = star,
                Sign::Move(number) => put_move(&mut figure.moves, number, point)?,
                Sign::Label(letter) => figure.labels.push((letter, point)),
            }
        }
        figure.last = self.last.and_then(|(_, place)| size.at(place));
        (figure.turn, figure.captures, figure.title) = (self.turn, self.captures, self.title);
        if self.edges != [false; 4] {
            figure.edges = self.edges;
        }
        Ok(figure)
    }
}

fn put_move(moves: &mut Vec<(u8, Point)>, number: u8, point: Point) -> Result<(), FigureErrorKind> {
    // Ten at most: sorted as they come, without the library's sort, which weighs more than this file.
    let place = moves.iter().take_while(|(other, _)| *other < number).count();
    if moves.get(place).is_some_and(|(other, _)| *other == number) {
        return Err(FigureErrorKind::Twice { found: number });
    }
    moves.insert(place, (number, point));
    Ok(())
}

fn size_of(width: usize, height: usize) -> FigureErrorKind {
    let side = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    FigureErrorKind::Size(crate::point::SizeError { width: side(width), height: side(height) })
}
