//! SGF as a row of signs, names and values, each with its place.

/// A piece of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Token<'t> {
    /// The byte where it begins.
    pub(super) at: usize,
    pub(super) kind: TokenKind<'t>,
}

/// What a piece of the text is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TokenKind<'t> {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`
    Node,
    /// The name of a property, as written.
    Name(&'t str),
    /// What stands between brackets, as written.
    Value(&'t str),
    /// A bracket that is never closed.
    UnclosedValue,
    /// Anything else.
    Stray(&'t str),
    /// The end of the text.
    End,
}

/// Cuts a text into tokens, one after the other, in one pass.
#[derive(Debug)]
pub(super) struct Lexer<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Lexer<'t> {
    pub(super) const fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    /// Goes to the next place where a game begins, past its `(`; `false` if there is none.
    ///
    /// A game begins with `(` and `;`, or with `(` and a property where the `;` is missing. Any
    /// other text between games is none of our business: mail headers, signatures.
    pub(super) fn find_game(&mut self) -> bool {
        loop {
            self.skip(|byte| byte != b'(');
            if self.at == self.text.len() {
                return false;
            }
            self.at += 1;
            let start = self.at;
            let is_blank = |byte: u8| byte.is_ascii_whitespace();
            self.skip(is_blank);
            let is_node = self.peek() == Some(b';');
            let name_at = self.at;
            self.skip(|byte| byte.is_ascii_alphabetic());
            let is_named = self.at > name_at;
            self.skip(is_blank);
            let is_property = is_named && self.peek() == Some(b'[');
            if is_node || is_property {
                self.at = start;
                return true;
            }
        }
    }

    /// The next token inside a game.
    pub(super) fn next(&mut self) -> Token<'t> {
        self.skip(|byte| byte <= b' ' || byte == 0x7f);
        let at = self.at;
        let Some(byte) = self.peek() else {
            return Token { at, kind: TokenKind::End };
        };
        self.at += 1;
        let kind = match byte {
            b'(' => TokenKind::Open,
            b')' => TokenKind::Close,
            b';' => TokenKind::Node,
            b'[' => self.value(),
            b'a'..=b'z' | b'A'..=b'Z' => {
                self.skip(|byte| byte.is_ascii_alphanumeric());
                TokenKind::Name(self.since(at))
            }
            _ => {
                // From one ASCII character to another, so never into the middle of one.
                self.skip(|byte| !matches!(byte, b'(' | b')' | b';' | b'[') && !byte.is_ascii_alphabetic());
                TokenKind::Stray(self.since(at).trim_ascii_end())
            }
        };
        Token { at, kind }
    }

    /// A value, whose opening bracket was just read.
    fn value(&mut self) -> TokenKind<'t> {
        let start = self.at;
        let mut is_escaped = false;
        self.skip(|byte| {
            let is_end = byte == b']' && !is_escaped;
            is_escaped = byte == b'\\' && !is_escaped;
            !is_end
        });
        if self.at == self.text.len() {
            return TokenKind::UnclosedValue;
        }
        let value = self.since(start);
        self.at += 1;
        TokenKind::Value(value)
    }

    /// Goes past bytes as long as `wanted` accepts them.
    fn skip(&mut self, mut wanted: impl FnMut(u8) -> bool) {
        while let Some(byte) = self.peek()
            && wanted(byte)
        {
            self.at += 1;
        }
    }

    fn since(&self, start: usize) -> &'t str {
        self.text.get(start..self.at).unwrap_or("")
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<(usize, TokenKind<'_>)> {
        let mut lexer = Lexer::new(text);
        let next = || Some(lexer.next()).filter(|token| token.kind != TokenKind::End);
        core::iter::from_fn(next).map(|token| (token.at, token.kind)).collect()
    }

    #[test]
    fn signs_names_and_values() {
        use TokenKind::{Close, Name, Node, Open, Value};
        let found = tokens("(;B [dd]\n[ee]C[(;]) ");
        let wanted = [
            (0, Open),
            (1, Node),
            (2, Name("B")),
            (4, Value("dd")),
            (9, Value("ee")),
            (13, Name("C")),
            (14, Value("(;")),
            (18, Close),
        ];
        assert_eq!(found, wanted);
    }

    #[test]
    fn an_escaped_bracket_does_not_end_a_value() {
        assert_eq!(tokens(r"[a\]b\\]"), [(0, TokenKind::Value(r"a\]b\\"))]);
        assert_eq!(tokens(r"[a\\\]"), [(0, TokenKind::UnclosedValue)]);
        assert_eq!(tokens(r"[表\黑]"), [(0, TokenKind::Value(r"表\黑"))]);
    }

    #[test]
    fn other_text_is_stray() {
        assert_eq!(tokens("]黑 7;"), [(0, TokenKind::Stray("]黑 7")), (6, TokenKind::Node)]);
    }

    #[test]
    fn a_game_begins_after_any_other_text() {
        let game = |text: &'static str| {
            let mut lexer = Lexer::new(text);
            lexer.find_game().then(|| &text[lexer.at..])
        };
        assert_eq!(game("From: me (x) ( ;B[aa])"), Some(" ;B[aa])"));
        assert_eq!(game("(SZ [9];B[aa])"), Some("SZ [9];B[aa])"));
        assert_eq!(game("(黑)(b)"), None);
    }
}
