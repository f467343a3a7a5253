//! Which encoding bytes are in: what they show, what the record says, and a guess, in this order.

use super::guess::{fits, guess};
use super::stated::stated;
use super::{Encoding, EncodingError};

/// Which encoding the bytes of a record are in, and how that is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FoundEncoding {
    /// The encoding.
    pub encoding: Encoding,
    /// What tells it.
    pub source: EncodingSource,
    /// What became of the encoding that the record itself names (`CA`).
    pub stated: StatedEncoding,
    /// Whether the bytes are ASCII alone, which most encodings read alike.
    pub is_ascii: bool,
}

/// What tells an encoding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EncodingSource {
    /// The caller.
    Asked,
    /// A byte-order mark.
    Mark,
    /// The form of the bytes, which leaves no doubt: UTF-8, the zero bytes of UTF-16, the escape
    /// sequences of ISO-2022-JP, or nothing but ASCII.
    Form,
    /// The record's `CA`.
    Stated,
    /// Statistics of the bytes, which may be wrong.
    Guessed,
}

impl EncodingSource {
    /// The stable word for it: `asked`, `mark`, `form`, `stated` or `guessed`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Mark => "mark",
            Self::Form => "form",
            Self::Stated => "stated",
            Self::Guessed => "guessed",
        }
    }
}

/// What became of the encoding that a record names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StatedEncoding {
    /// It names none, or nobody looked.
    None,
    /// A name that is not known.
    Unknown,
    /// The bytes are in it.
    Followed,
    /// The bytes are not in it.
    Contradicted,
}

impl StatedEncoding {
    /// The stable word for it: `none`, `unknown`, `followed` or `contradicted`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Unknown => "unknown",
            Self::Followed => "followed",
            Self::Contradicted => "contradicted",
        }
    }
}

/// Finds the encoding of a record.
///
/// In this order: a byte-order mark; the zero bytes of UTF-16; the escape sequences of
/// ISO-2022-JP; the record's `CA`, read from the bytes, unless they show that it is wrong; UTF-8,
/// should some places in it be broken; else what letters, ranks and results in records make the
/// likeliest. Takes time in proportion to the bytes; for a guess the first 65,536 that
/// are not ASCII count.
///
/// ```
/// use lanke::{Encoding, EncodingSource, find_encoding};
/// let found = find_encoding(b"(;PB[\xba\xda\xc6\xe5])").unwrap();
/// assert_eq!((found.encoding, found.source), (Encoding::GB18030, EncodingSource::Guessed));
/// ```
///
/// # Errors
/// UTF-32, by its mark, which nothing here reads.
pub fn find_encoding(bytes: &[u8]) -> Result<FoundEncoding, EncodingError> {
    use EncodingSource::{Form, Guessed, Mark, Stated};
    let marked = match bytes {
        [0xff, 0xfe, 0, 0, ..] | [0, 0, 0xfe, 0xff, ..] => return Err(EncodingError::Utf32),
        [0xef, 0xbb, 0xbf, ..] => Some(Encoding::UTF_8),
        [0xff, 0xfe, ..] => Some(Encoding::UTF_16LE),
        [0xfe, 0xff, ..] => Some(Encoding::UTF_16BE),
        _ => None,
    };
    let shown = marked.or_else(|| utf_16(bytes));
    let named = if shown.is_some_and(Encoding::is_utf_16) {
        // The property is written in two bytes a letter.
        let mut narrow = bytes.get(..HEAD).unwrap_or(bytes).to_vec();
        narrow.retain(|&byte| byte != 0);
        Named::of(&narrow)
    } else {
        Named::of(bytes)
    };
    let found =
        |encoding, source| FoundEncoding { encoding, source, stated: named.fate(encoding), is_ascii: false };
    if let Some(encoding) = shown {
        return Ok(found(encoding, if marked.is_some() { Mark } else { Form }));
    }
    let utf_8 = Utf8::of(bytes);
    if utf_8.n == 0 && utf_8.n_broken == 0 {
        if has_escapes(bytes) {
            return Ok(found(Encoding::ISO_2022_JP, Form));
        }
        let (encoding, source) = match named {
            Named::Known(named) if !named.is_utf_16() => (named, Stated),
            _ => (Encoding::UTF_8, Form),
        };
        return Ok(FoundEncoding { is_ascii: true, ..found(encoding, source) });
    }
    let is_in = |named: Encoding| match named {
        Encoding::UTF_8 => utf_8.is_likely(true),
        _ => !named.is_utf_16() && !utf_8.is_sure(named) && fits(bytes, named),
    };
    Ok(match named {
        Named::Known(named) if is_in(named) => found(named, Stated),
        _ if utf_8.is_likely(false) => found(Encoding::UTF_8, Form),
        _ => found(guess(bytes), Guessed),
    })
}

/// So much of UTF-16 is looked at.
const HEAD: usize = 4096;

/// The encoding that the record names.
#[derive(Clone, Copy)]
enum Named {
    None,
    Unknown,
    Known(Encoding),
}

impl Named {
    #[inline(never)]
    fn of(bytes: &[u8]) -> Self {
        stated(bytes).map_or(Self::None, |value| {
            let known = core::str::from_utf8(value).ok().and_then(Encoding::from_label);
            known.map_or(Self::Unknown, Self::Known)
        })
    }

    fn fate(self, found: Encoding) -> StatedEncoding {
        match self {
            Self::None => StatedEncoding::None,
            Self::Unknown => StatedEncoding::Unknown,
            Self::Known(named) if named == found || (named.is_utf_16() && found.is_utf_16()) => {
                StatedEncoding::Followed
            }
            Self::Known(_) => StatedEncoding::Contradicted,
        }
    }
}

/// UTF-16 without its mark, by the zero bytes of its ASCII: a quarter of all letters at least, and
/// hardly any in the other half.
fn utf_16(bytes: &[u8]) -> Option<Encoding> {
    match bytes {
        [0, b'(', 0, b';', ..] => return Some(Encoding::UTF_16BE),
        [b'(', 0, b';', 0, ..] => return Some(Encoding::UTF_16LE),
        _ => {}
    }
    let (pairs, _) = bytes.get(..HEAD).unwrap_or(bytes).as_chunks::<2>();
    let n_high = pairs.iter().filter(|pair| pair[0] == 0).count();
    let n_low = pairs.iter().filter(|pair| pair[1] == 0).count();
    let is_most = |zeros: usize, others: usize| zeros * 4 > pairs.len() && others * 16 <= zeros;
    if is_most(n_high, n_low) {
        Some(Encoding::UTF_16BE)
    } else if is_most(n_low, n_high) {
        Some(Encoding::UTF_16LE)
    } else {
        None
    }
}

/// Whether ISO-2022-JP changes to its letters of two bytes somewhere.
fn has_escapes(bytes: &[u8]) -> bool {
    bytes.windows(3).any(|three| matches!(three, [0x1b, b'$', b'@' | b'B' | b'(']))
}

/// What bytes look like as UTF-8.
struct Utf8 {
    /// Bytes of letters that aren't ASCII.
    n: usize,
    /// Letters of two bytes.
    n_short: usize,
    /// Letters of three or four bytes.
    n_long: usize,
    /// Places where it is broken.
    n_broken: usize,
}

impl Utf8 {
    fn of(bytes: &[u8]) -> Self {
        let mut found = Self { n: 0, n_short: 0, n_long: 0, n_broken: 0 };
        for chunk in bytes.utf8_chunks() {
            found.n_broken += usize::from(!chunk.invalid().is_empty());
            for byte in chunk.valid().bytes() {
                found.n += usize::from(!byte.is_ascii());
                found.n_short += usize::from(matches!(byte, 0xc0..=0xdf));
                found.n_long += usize::from(byte >= 0xe0);
            }
        }
        found
    }

    /// Whether most of it is UTF-8. About a fifth of text in Asian encodings looks like letters of
    /// two bytes by chance, so these count for less where nothing says that it is UTF-8.
    const fn is_likely(&self, is_stated: bool) -> bool {
        let n = if is_stated { self.n } else { self.n_short + 3 * self.n_long };
        n > 0 && n >= 2 * self.n_broken
    }

    /// Whether it is UTF-8, whatever the record says. Two letters of an Asian encoding may
    /// look like a few of two bytes.
    const fn is_sure(&self, named: Encoding) -> bool {
        let is_enough = self.n_long > 0 || self.n_short >= if named.is_asian() { 3 } else { 1 };
        (self.n_broken == 0 && is_enough) || (self.n_long >= 8 && self.n_broken * 8 <= self.n_long)
    }
}

#[cfg(test)]
mod tests;
