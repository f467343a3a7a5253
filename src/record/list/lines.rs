//! Texts line by line, and what is wrong in them.

use super::{ListError, ListErrorKind};

/// How many faults are kept: a text may have one in every line.
const MAX_FAULTS: usize = 64;

/// As much text as is read: 4 MiB.
const MAX_BYTES: usize = 4 << 20;

/// The lines of a text, numbered from 1; they end with LF, CR, or both.
///
/// # Errors
/// The text is too large.
pub(in crate::record) fn lines(text: &str) -> Result<impl Iterator<Item = (usize, &str)>, ListError> {
    if text.len() > MAX_BYTES {
        let kind = ListErrorKind::Limit { what: "bytes", limit: MAX_BYTES };
        return Err(ListError { line: 1, column: 1, kind });
    }
    let mut rest = Some(text.strip_prefix('\u{feff}').unwrap_or(text));
    Ok((1..).zip(core::iter::from_fn(move || next_line(&mut rest))))
}

/// Takes the first line off a text.
#[inline(never)]
fn next_line<'t>(rest: &mut Option<&'t str>) -> Option<&'t str> {
    let now = (*rest)?;
    let end = now.bytes().position(|byte| matches!(byte, b'\n' | b'\r'));
    let Some((line, after)) = end.and_then(|end| now.split_at_checked(end)) else {
        *rest = None;
        return Some(now);
    };
    *rest = after.strip_prefix("\r\n").or_else(|| after.get(1..));
    Some(line)
}

/// What was wrong in a text and got over.
#[derive(Debug, Default)]
pub(in crate::record) struct Faults {
    kept: Vec<ListError>,
}

impl Faults {
    /// Notes what is wrong at `part` of `line`, which it is a slice of.
    #[inline(never)]
    pub(in crate::record) fn push(&mut self, number: usize, line: &str, part: &str, kind: ListErrorKind) {
        if self.kept.len() < MAX_FAULTS {
            self.kept.push(ListError { line: number, column: column_of(line, part), kind });
        }
    }

    pub(in crate::record) fn into_vec(self) -> Vec<ListError> {
        self.kept
    }
}

/// The end of a line, as a part of it.
pub(in crate::record) fn end_of(line: &str) -> &str {
    line.get(line.len()..).unwrap_or(line)
}

/// The character of `line`, from 1, at which `part` begins, which has to be a slice of it.
#[inline(never)]
pub(in crate::record) fn column_of(line: &str, part: &str) -> usize {
    let at = part.as_ptr().addr().wrapping_sub(line.as_ptr().addr());
    line.get(..at).map_or(1, |before| before.chars().count() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Vec<(usize, &str)> {
        lines(text).unwrap().collect()
    }

    #[test]
    fn lines_end_in_any_of_three_ways() {
        assert_eq!(split("a\nb\r\nc\rd"), [(1, "a"), (2, "b"), (3, "c"), (4, "d")]);
        assert_eq!(split("\u{feff}a\n\r\n"), [(1, "a"), (2, ""), (3, "")]);
        assert_eq!(split(""), [(1, "")]);
    }

    #[test]
    fn a_text_that_is_too_large_is_refused() {
        let error = lines(&" ".repeat(MAX_BYTES + 1)).err().unwrap();
        assert_eq!(error.to_string(), "line 1, column 1: too many bytes, wanted at most 4194304");
        assert!(lines(&" ".repeat(MAX_BYTES)).is_ok());
    }

    #[test]
    fn columns_count_characters() {
        let line = "黑 xyz";
        assert_eq!(column_of(line, &line[4..]), 3);
        assert_eq!(column_of(line, line), 1);
        assert_eq!(column_of(line, end_of(line)), 6);
    }

    #[test]
    fn so_many_faults_are_kept() {
        let mut faults = Faults::default();
        for number in 1..100 {
            faults.push(number, "", "", ListErrorKind::Checksum);
        }
        assert_eq!(faults.into_vec().len(), 64);
    }
}
