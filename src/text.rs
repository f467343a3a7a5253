//! Small readings of texts, shared by what reads records and points.

/// A text, short enough for an error: 40 characters.
pub(crate) fn short(text: &str) -> String {
    let end = text.char_indices().nth(40).map_or(text.len(), |(end, _)| end);
    text.get(..end).unwrap_or("").to_owned()
}

/// The whole number that a text is, blanks around it aside.
#[inline(never)]
pub(crate) fn number(text: &str) -> Option<u32> {
    text.trim_ascii().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_cut_between_characters() {
        assert_eq!(short(&"黑".repeat(41)), "黑".repeat(40));
        assert_eq!(short("黑"), "黑");
    }

    #[test]
    fn a_number_may_have_blanks_around_it() {
        assert_eq!(number(" 19\n"), Some(19));
        assert_eq!(number("1 9"), None);
        assert_eq!(number(""), None);
    }
}
