//! Where games begin in a text.

use super::{Scanner, is_blank};
use crate::record::sgf::error::SgfErrorKind;
use crate::text::short;

impl Scanner<'_> {
    /// Goes past the `(` of the next game and gives its place.
    ///
    /// A game begins with `(` and `;`, or, where that `;` is missing, with `(`, properties, and the `;` of
    /// another node. Any other text between games is mail headers, signatures and the like.
    #[inline(never)]
    pub(super) fn find_game(&mut self) -> Option<usize> {
        let start = self.at;
        let found = loop {
            self.skip(|byte| byte != b'(');
            if self.at == self.text.len() {
                break None;
            }
            let open = self.at;
            self.at += 1;
            self.skip(is_blank);
            if self.peek() == Some(b';') || self.is_followed_by_properties() {
                self.at = open + 1;
                break Some(open);
            }
        };
        if found.is_none() && self.n_games == 0 && self.is_without_bracket() {
            return Some(self.at);
        }
        let between = self.slice(start, found.unwrap_or(self.text.len()));
        if let Some(first) = between.bytes().position(|byte| !is_blank(byte)) {
            let text = between.get(first..).unwrap_or("").trim_ascii_end();
            self.is_well_formed = false;
            // After the last game, it belongs to that.
            let game = if found.is_some() { self.n_games } else { self.n_games.saturating_sub(1) };
            self.faults.note(game, start + first, &|| SgfErrorKind::Stray { found: short(text) });
        }
        found
    }

    /// Whether the text is a game whose first bracket is missing: `;`, and then properties. Goes back to its start.
    fn is_without_bracket(&mut self) -> bool {
        self.at = 0;
        self.skip(is_blank);
        let start = self.at;
        let is_node = self.peek() == Some(b';');
        self.at += usize::from(is_node);
        self.skip(is_blank);
        let name = self.at;
        self.skip(|byte| byte.is_ascii_alphabetic());
        let is_named = self.at > name;
        self.skip(is_blank);
        let is_game = is_node && is_named && self.peek() == Some(b'[');
        self.at = if is_game { start } else { self.text.len() };
        if is_game {
            self.fault(start, &|| SgfErrorKind::NoBracket);
        }
        is_game
    }

    /// Goes past properties with their values; whether there are any, and `;` after them. Stops where a game begins for
    /// certain, so that no text is gone over twice.
    fn is_followed_by_properties(&mut self) -> bool {
        let mut has_value = false;
        loop {
            self.skip(|byte| byte.is_ascii_alphanumeric() || is_blank(byte));
            match self.peek() {
                Some(b'[') => {
                    has_value = true;
                    while !matches!(self.peek(), None | Some(b']')) {
                        if self.peek() == Some(b'\\') {
                            // As values are read: the next byte ends none.
                            self.at += 1;
                        }
                        if self.is_at_game() {
                            return false;
                        }
                        self.at += 1;
                    }
                    self.at = (self.at + 1).min(self.text.len());
                }
                byte => return has_value && byte == Some(b';'),
            }
        }
    }

    /// Whether `(` and `;` stand here.
    fn is_at_game(&self) -> bool {
        matches!(self.text.as_bytes().get(self.at..self.at + 2), Some(b"(;"))
    }
}
