//! Remarks on a game in GIB files.

use crate::record::list::{MoveList, add_line};
use crate::text::number;

/// A remark on the game after so many moves.
#[derive(Default)]
pub(super) struct Remark {
    after: usize,
    text: String,
    /// Whether it shows moves of its own, which the list has no place for.
    is_diagram: bool,
    /// Whether its text is being read.
    is_open: bool,
}

impl Remark {
    /// Reads a line of what comes after the game; a remark that ends goes to its move.
    pub(super) fn read_line(&mut self, line: &str, list: &mut MoveList) {
        if line == "\\RS" {
            *self = Self::default();
        } else if line == "\\RE" {
            let remark = core::mem::take(self);
            let text = remark.text.trim();
            if !remark.is_diagram && !text.is_empty() {
                let after = remark.after.min(list.moves.len());
                let said = after.checked_sub(1).and_then(|place| list.moves.get_mut(place));
                add_line(said.map_or(&mut list.comment, |listed| &mut listed.comment), text);
            }
        } else if self.is_open {
            let end = line.strip_suffix("\\]");
            self.is_open = end.is_none();
            add_line(&mut self.text, end.unwrap_or(line));
        } else if let Some(entry) = line.strip_prefix("\\[") {
            let (key, value) = entry.split_once('=').unwrap_or((entry, ""));
            let end = value.strip_suffix("\\]");
            match key {
                "REFGIBO" => self.is_diagram = true,
                "REFSUSUN" => {
                    let after = number(end.unwrap_or(value)).and_then(|after| usize::try_from(after).ok());
                    self.after = after.unwrap_or(0);
                }
                "REFEXPLAIN" => {
                    self.is_open = end.is_none();
                    add_line(&mut self.text, end.unwrap_or(value));
                }
                _ => {}
            }
        }
    }
}
