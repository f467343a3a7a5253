//! Writing pictures.

use super::Figure;
use super::sign;
use crate::color::Color;
use crate::gtp::column_name;
use crate::record::diagram::{is_star, pad_left};
use core::fmt::Write;

/// How a picture is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FigureForm {
    /// As programs show boards: letters of columns and numbers of rows on all sides, `+` on empty star
    /// points, the last stone in brackets, before it what each side has taken. Marks and the
    /// title are left out.
    #[default]
    Board,
    /// Stones and empty points alone.
    Rows,
    /// As in Sensei's Library, each line after `$$`. What was taken and the last stone are left
    /// out.
    Sensei,
}

impl Figure {
    /// The picture as text; see [`FigureForm`].
    #[must_use]
    pub fn to_text(&self, form: FigureForm) -> String {
        let mut text = String::new();
        let signs = self.signs(form);
        let (width, height) = (usize::from(self.size.width()), usize::from(self.size.height()));
        let n_digits = if form == FigureForm::Board { 2 } else { 0 };
        let n_letters = if form == FigureForm::Board && width > 25 { 2 } else { 1 };
        self.write_head(&mut text, form, n_letters);
        let last = self.last.filter(|point| self.size.contains(*point)).map(|point| self.size.index(point));
        let last = last.filter(|_| form == FigureForm::Board);
        for (y, row) in signs.chunks(width).enumerate() {
            match form {
                FigureForm::Board => pad_left(&mut text, &(height - y).to_string(), n_digits),
                FigureForm::Rows => {}
                FigureForm::Sensei => text.push_str(if self.edges[3] { "$$ |" } else { "$$" }),
            }
            for (x, &sign) in row.iter().enumerate() {
                let place = y * width + x;
                let is_closed = place.checked_sub(1).is_some_and(|before| Some(before) == last) && x > 0;
                let (open, close) =
                    (if Some(place) == last { '(' } else { ' ' }, if is_closed { ')' } else { ' ' });
                if n_letters > 1 {
                    text.extend([close, open]);
                } else if x > 0 || form != FigureForm::Rows {
                    text.push(if open == '(' { open } else { close });
                }
                text.push(sign);
            }
            match form {
                FigureForm::Board => {
                    let is_closed = last == Some((y + 1) * width - 1);
                    text.push(if is_closed { ')' } else { ' ' });
                    let _ = write!(text, "{}", height - y);
                }
                FigureForm::Rows => {}
                FigureForm::Sensei => text.push_str(if self.edges[1] { " |" } else { "" }),
            }
            text.push('\n');
        }
        self.write_foot(&mut text, form, n_letters);
        text
    }

    /// The sign of every point.
    fn signs(&self, form: FigureForm) -> Vec<char> {
        let mut signs: Vec<_> = self
            .size
            .points()
            .zip(&self.stones)
            .map(|(point, stone)| match (stone, form) {
                (Some(Color::Black), _) => 'X',
                (Some(Color::White), _) => 'O',
                (None, FigureForm::Board) if is_star(self.size, point) => '+',
                (None, FigureForm::Sensei) if self.edges == [true; 4] && is_star(self.size, point) => ',',
                (None, _) => '.',
            })
            .collect();
        if form == FigureForm::Rows {
            return signs;
        }
        let mut put = |point, sign| {
            if self.size.contains(point)
                && let Some(place) = signs.get_mut(self.size.index(point))
            {
                *place = sign;
            }
        };
        if form == FigureForm::Sensei {
            for &(mark, point) in &self.marks {
                let stone = self.stones.get(self.size.index(point)).copied().flatten();
                put(point, sign::write(stone, mark));
            }
        }
        for &(letter, point) in &self.labels {
            // Letters that are stones elsewhere.
            if letter.is_ascii_lowercase() && (form == FigureForm::Sensei || !matches!(letter, 'x' | 'o')) {
                put(point, letter);
            }
        }
        for &(number, point) in &self.moves {
            if let Some(digit) =
                char::from_digit(u32::from(number % 10), 10).filter(|_| (1..=10).contains(&number))
            {
                put(point, digit);
            }
        }
        signs
    }

    fn write_head(&self, text: &mut String, form: FigureForm, n_letters: usize) {
        match form {
            FigureForm::Board => {
                if let Some([black, white]) = self.captures {
                    let _ = writeln!(text, "White (O) has captured {white} stones");
                    let _ = writeln!(text, "Black (X) has captured {black} stones\n");
                }
                self.write_letters(text, n_letters);
            }
            FigureForm::Rows => {}
            FigureForm::Sensei => {
                let title = self.title.chars().map(|c| if c < ' ' { ' ' } else { c }).collect::<String>();
                let line = format!("$${} {}", self.turn.letter(), title.trim());
                let _ = writeln!(text, "{}", line.trim_end());
                self.write_frame(text, self.edges[0]);
            }
        }
    }

    fn write_foot(&self, text: &mut String, form: FigureForm, n_letters: usize) {
        match form {
            FigureForm::Board => self.write_letters(text, n_letters),
            FigureForm::Rows => {}
            FigureForm::Sensei => self.write_frame(text, self.edges[2]),
        }
    }

    fn write_letters(&self, text: &mut String, n_letters: usize) {
        text.push_str("  ");
        for x in 0..self.size.width() {
            text.push(' ');
            pad_left(text, &column_name(x), n_letters);
        }
        text.push('\n');
    }

    fn write_frame(&self, text: &mut String, is_edge: bool) {
        if is_edge {
            text.push_str("$$  ");
            (0..=2 * self.size.width()).for_each(|_| text.push('-'));
            text.push('\n');
        }
    }
}
