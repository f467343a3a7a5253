//! Where in a text a byte is: its line and column.

/// Finds lines and columns, going forward: every byte is looked at once.
#[derive(Debug)]
pub(super) struct Places<'t> {
    text: &'t str,
    at: usize,
    line: usize,
    column: usize,
}

impl<'t> Places<'t> {
    pub(super) const fn new(text: &'t str) -> Self {
        Self { text, at: 0, line: 1, column: 1 }
    }

    /// The line and the column of the character at byte `at`, both from 1; `at` does not lie
    /// before the byte asked for last. Lines end with LF, CR or both.
    pub(super) fn find(&mut self, at: usize) -> (usize, usize) {
        let mut rest = self.text.as_bytes().iter().skip(self.at).copied().peekable();
        while self.at < at
            && let Some(byte) = rest.next()
        {
            self.at += 1;
            match byte {
                b'\n' => self.next_line(),
                b'\r' if rest.peek() != Some(&b'\n') => self.next_line(),
                // The later bytes of a character.
                0x80..0xc0 => {}
                _ => self.column += 1,
            }
        }
        (self.line, self.column)
    }

    const fn next_line(&mut self) {
        self.line += 1;
        self.column = 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_with_lf_or_cr_or_both_and_columns_count_characters() {
        let text = "黑a\nb\r\nc\rd";
        let mut places = Places::new(text);
        let mut find = |letter: char| places.find(text.find(letter).unwrap());
        assert_eq!([find('a'), find('b'), find('c'), find('d')], [(1, 2), (2, 1), (3, 1), (4, 1)]);
        assert_eq!(places.find(usize::MAX), (4, 2));
    }
}
