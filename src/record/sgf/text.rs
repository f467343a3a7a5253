//! Values as texts: escapes in and out.

use std::borrow::Cow;

/// What a value says: a backslash makes the next character plain, and together with a line end
/// is nothing at all. Other line ends stay as LF where `lines` is wanted (SGF's Text), else
/// become blanks, as all other white space does (SGF's `SimpleText`).
#[inline(never)]
pub(in crate::record) fn unescape(raw: &str, lines: Lines) -> Cow<'_, str> {
    if !raw.bytes().any(|byte| byte == b'\\' || byte < b' ') {
        return Cow::Borrowed(raw);
    }
    let mut text = Vec::with_capacity(raw.len());
    let mut bytes = raw.bytes();
    while let Some(byte) = bytes.next() {
        let is_escaped = byte == b'\\';
        let Some(byte) = (if is_escaped { bytes.next() } else { Some(byte) }) else { break };
        let ends_line = is_line_end(byte);
        if ends_line {
            // CR LF and LF CR are one line end.
            let mut after = bytes.clone();
            if after.next().is_some_and(|next| next != byte && is_line_end(next)) {
                bytes = after;
            }
        }
        match byte {
            _ if ends_line && is_escaped => {}
            _ if ends_line && lines == Lines::Kept => text.push(b'\n'),
            b'\t'..=b'\r' => text.push(b' '),
            byte => text.push(byte),
        }
    }
    // Only ASCII was taken out or put in, so it is UTF-8 still.
    Cow::Owned(String::from_utf8(text).unwrap_or_default())
}

/// Whether a byte ends a line.
pub(super) const fn is_line_end(byte: u8) -> bool {
    byte == b'\n' || byte == b'\r'
}

/// What becomes of line ends in a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::record) enum Lines {
    /// They stay.
    Kept,
    /// They are blanks.
    Blanks,
}

/// A text as a value.
pub(in crate::record) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    let mut start = 0;
    for (at, byte) in text.bytes().enumerate() {
        if byte == b']' || byte == b'\\' {
            escaped.push_str(text.get(start..at).unwrap_or(""));
            escaped.push('\\');
            start = at;
        }
    }
    escaped.push_str(text.get(start..).unwrap_or(""));
    escaped
}

/// The parts of a text before and after its first `:`.
pub(super) fn split(text: &str) -> Option<(&str, &str)> {
    let at = text.bytes().position(|byte| byte == b':')?;
    Some((text.get(..at)?, text.get(at + 1..)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_make_the_next_character_plain() {
        assert_eq!(unescape(r"a\]b\\c\:d\é", Lines::Kept), r"a]b\c:dé");
        assert_eq!(unescape("end\\", Lines::Kept), "end");
    }

    #[test]
    fn soft_line_ends_are_nothing() {
        for end in ["\n", "\r", "\r\n", "\n\r"] {
            assert_eq!(unescape(&format!("a\\{end}b{end}c"), Lines::Kept), "ab\nc", "{end:?}");
            assert_eq!(unescape(&format!("a\\{end}b{end}c"), Lines::Blanks), "ab c", "{end:?}");
        }
    }

    #[test]
    fn white_space_is_blank() {
        assert_eq!(unescape("a\tb\u{b}c", Lines::Kept), "a b c");
    }

    #[test]
    fn an_escaped_text_is_read_back() {
        for text in ["", "plain", r"a]b\", r"\]\\]", "[x]"] {
            assert_eq!(unescape(&escape(text), Lines::Kept), text);
        }
    }
}
