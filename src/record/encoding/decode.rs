//! Bytes as letters.

use super::{Encoding, EncodingSource, FoundEncoding, StatedEncoding, find_encoding};
use crate::text::short;
use core::fmt;
use std::borrow::Cow;

/// What stands for a letter that was lost.
const LOST: char = '\u{fffd}';
const MARK: char = '\u{feff}';

/// What bytes say, and how they were read. Who has a decoder of their own can fill one in.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Decoded<'t> {
    /// The text, without a byte-order mark. U+FFFD stands for what is no letter.
    pub text: Cow<'t, str>,
    /// The encoding in which the bytes were read.
    pub encoding: Encoding,
    /// What told it.
    pub source: EncodingSource,
    /// What became of the encoding that the record names.
    pub stated: StatedEncoding,
    /// The byte of the text where the first letter was lost.
    pub first_lost: Option<usize>,
}

impl<'t> Decoded<'t> {
    /// What bytes say that are known to be UTF-8, with or without its mark, broken or not.
    ///
    /// ```
    /// use lanke::Decoded;
    /// let decoded = Decoded::utf_8(b"PB[\xe9\xbb\x91\xff]");
    /// assert_eq!((&*decoded.text, decoded.first_lost), ("PB[黑\u{fffd}]", Some(6)));
    /// ```
    #[must_use]
    pub fn utf_8(bytes: &'t [u8]) -> Self {
        let found = FoundEncoding {
            encoding: Encoding::UTF_8,
            source: EncodingSource::Asked,
            stated: StatedEncoding::None,
            is_ascii: false,
        };
        Self::new(utf_8(bytes), found)
    }

    fn new(text: Cow<'t, str>, found: FoundEncoding) -> Self {
        let FoundEncoding { encoding, source, stated, .. } = found;
        Self { first_lost: text.find(LOST), text, encoding, source, stated }
    }

    /// The byte of the text where the first letter is that was guessed.
    pub(crate) fn first_guessed(&self) -> Option<usize> {
        if self.source != EncodingSource::Guessed {
            return None;
        }
        self.text.bytes().position(|byte| !byte.is_ascii())
    }

    /// The record without its letters, each of which is lost: for encodings that can't be decoded.
    /// What looks like a bracket in them is none, so that the rest can be read.
    #[cfg(not(feature = "encodings"))]
    pub(crate) fn without_letters(bytes: &[u8]) -> Result<Self, EncodingError> {
        let found = find_encoding(bytes)?;
        Ok(Self::new(Cow::Owned(super::letters::lose(bytes, found.encoding)), found))
    }
}

impl<'t> From<&'t str> for Decoded<'t> {
    fn from(text: &'t str) -> Self {
        Self::utf_8(text.as_bytes())
    }
}

/// Reads bytes as a text: in the encoding that `label` names, else in the one that
/// [`find_encoding`] finds.
///
/// UTF-8, UTF-16 and windows-1252 (Latin-1) are always known, all others of the WHATWG's
/// Encoding Standard with the crate's feature `encodings`. What is no letter becomes U+FFFD.
///
/// ```
/// let found = lanke::decode(b"(;CA[iso-8859-1]PB[Andr\xe9])", None).unwrap();
/// assert_eq!(found.text, "(;CA[iso-8859-1]PB[André])");
/// let error = lanke::decode(b"", Some("klingon")).unwrap_err();
/// assert_eq!(error.code(), "encoding");
/// ```
///
/// # Errors
/// The label is not known; or the encoding is UTF-32, or needs the feature.
pub fn decode<'t>(bytes: &'t [u8], label: Option<&str>) -> Result<Decoded<'t>, EncodingError> {
    let found = match label {
        None => find_encoding(bytes)?,
        Some(label) => FoundEncoding {
            encoding: Encoding::from_label(label)
                .ok_or_else(|| EncodingError::Unknown { found: short(label) })?,
            source: EncodingSource::Asked,
            stated: StatedEncoding::None,
            is_ascii: false,
        },
    };
    let text = match found.encoding {
        _ if found.is_ascii => utf_8(bytes),
        Encoding::UTF_8 => utf_8(bytes),
        Encoding::UTF_16LE => Cow::Owned(utf_16(bytes, u16::from_le_bytes)),
        Encoding::UTF_16BE => Cow::Owned(utf_16(bytes, u16::from_be_bytes)),
        Encoding::WINDOWS_1252 => Cow::Owned(bytes.iter().copied().map(windows_1252).collect()),
        encoding => other(bytes, encoding)?,
    };
    Ok(Decoded::new(text, found))
}

#[cfg(feature = "encodings")]
fn other(bytes: &[u8], encoding: Encoding) -> Result<Cow<'_, str>, EncodingError> {
    let decoder = encoding_rs::Encoding::for_label(encoding.label().as_bytes());
    let decoder = decoder.ok_or_else(|| EncodingError::Unknown { found: encoding.label().to_owned() })?;
    Ok(decoder.decode_without_bom_handling(bytes).0)
}

#[cfg(not(feature = "encodings"))]
const fn other(_: &[u8], encoding: Encoding) -> Result<Cow<'_, str>, EncodingError> {
    Err(EncodingError::Feature { encoding })
}

fn utf_8(bytes: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes))
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let mut text: String = char::decode_utf16(pairs.iter().map(|&pair| unit(pair)))
        .map(|letter| letter.unwrap_or(LOST))
        .skip_while({
            let mut is_first = true;
            move |&letter| core::mem::take(&mut is_first) && letter == MARK
        })
        .collect();
    if !rest.is_empty() {
        text.push(LOST);
    }
    text
}

/// The letters of windows-1252 where Latin-1 has none.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

fn windows_1252(byte: u8) -> char {
    let place = usize::from(byte.wrapping_sub(0x80));
    WINDOWS.get(place).copied().unwrap_or(char::from(byte))
}

/// Why bytes can't be read.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EncodingError {
    /// A name of an encoding that is not known.
    Unknown {
        /// What was found, cut to 40 characters.
        found: String,
    },
    /// UTF-32, which nothing here reads.
    Utf32,
    /// An encoding that only the crate's feature `encodings` knows.
    Feature {
        /// The encoding.
        encoding: Encoding,
    },
}

impl EncodingError {
    /// The stable word for it: `encoding`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        "encoding"
    }
}

impl fmt::Display for EncodingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { found } => write!(f, "encoding \"{found}\", wanted one that is known here"),
            Self::Utf32 => f.write_str("bytes in UTF-32, wanted UTF-8 or another encoding that is in use"),
            Self::Feature { encoding } => {
                write!(f, "letters in {}, wanted UTF-8, or the crate's feature `encodings`", encoding.label())
            }
        }
    }
}

impl core::error::Error for EncodingError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(bytes: &[u8], text: &str, encoding: Encoding, lost: Option<usize>) {
        let found = decode(bytes, None).unwrap();
        assert_eq!((&*found.text, found.encoding, found.first_lost), (text, encoding, lost));
    }

    #[test]
    fn utf_8_with_or_without_its_mark_broken_or_not() {
        decoded("\u{feff}黑".as_bytes(), "黑", Encoding::UTF_8, None);
        decoded(b"", "", Encoding::UTF_8, None);
        decoded(b"\xef\xbb\xbfcaf\xe9", "caf\u{fffd}", Encoding::UTF_8, Some(3));
        decoded("caf\u{fffd}".as_bytes(), "caf\u{fffd}", Encoding::UTF_8, Some(3));
        let broken = [b"PB[\xff]PW[".as_slice(), "黑]".as_bytes()].concat();
        decoded(&broken, "PB[\u{fffd}]PW[黑]", Encoding::UTF_8, Some(3));
    }

    #[test]
    fn latin_letters() {
        decoded(b"caf\xe9", "café", Encoding::WINDOWS_1252, None);
        decoded(b"\xc3\xa9 d\xe9j\xe0 l\xe0", "Ã© déjà là", Encoding::WINDOWS_1252, None);
        decoded(
            b"(;CA[latin1]C[\x80\x81\x9f\xa0])",
            "(;CA[latin1]C[€\u{81}Ÿ\u{a0}])",
            Encoding::WINDOWS_1252,
            None,
        );
        assert_eq!(decode(b"caf\xe9", None).unwrap().first_guessed(), Some(3));
        assert_eq!(decode(b"caf\xe9", Some("latin1")).unwrap().first_guessed(), None);
    }

    #[test]
    fn utf_16_with_or_without_its_mark() {
        let units = |text: &str| text.encode_utf16().collect::<Vec<u16>>();
        let little = |text: &str| units(text).into_iter().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
        let big = |text: &str| units(text).into_iter().flat_map(u16::to_be_bytes).collect::<Vec<u8>>();
        for text in ["(;PB[黑\u{1f600}])", "(;\u{feff}C[a])"] {
            decoded(&little(text), text, Encoding::UTF_16LE, None);
            decoded(&big(text), text, Encoding::UTF_16BE, None);
            decoded(&little(&format!("{MARK}{text}")), text, Encoding::UTF_16LE, None);
            decoded(&big(&format!("{MARK}{text}")), text, Encoding::UTF_16BE, None);
        }
        decoded(b"(\0;\0\x00\xd8\0", "(;\u{fffd}\u{fffd}", Encoding::UTF_16LE, Some(2));
    }

    #[test]
    fn errors_say_what_was_wanted() {
        let error = |bytes: &[u8], label| decode(bytes, label).unwrap_err();
        assert_eq!(error(b"x", Some("klingon")), EncodingError::Unknown { found: "klingon".to_owned() });
        assert_eq!(error(b"\xff\xfe\0\0(\0\0\0", None), EncodingError::Utf32);
        assert!(error(b"x", Some("klingon")).to_string().contains("wanted"));
    }

    #[cfg(not(feature = "encodings"))]
    #[test]
    fn without_the_feature_other_encodings_are_named() {
        let error = decode(b"(;PB[\xba\xda])", Some("gbk")).unwrap_err();
        assert_eq!(error.to_string(), "letters in gb18030, wanted UTF-8, or the crate's feature `encodings`");
    }
}
