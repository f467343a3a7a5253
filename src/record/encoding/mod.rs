//! In which encoding (character set) the bytes of a record are, and what they say in it.
//!
//! One algorithm, here, decides which it is: `find`. Bytes become letters by what the platform
//! has: `TextDecoder` in JavaScript, the crate `encoding_rs` in Rust (`decode`).

mod common;
mod decode;
mod find;
mod guess;
mod label;
mod letters;
mod stated;

pub use decode::{Decoded, EncodingError, decode};
pub use find::{EncodingSource, FoundEncoding, StatedEncoding, find_encoding};

/// A way to write letters as bytes.
///
/// GB 2312 and GBK are parts of GB 18030, Latin-1 of windows-1252, and go by their names.
///
/// ```
/// use lanke::Encoding;
/// assert_eq!(Encoding::UTF_8.label(), "utf-8");
/// assert_eq!(Encoding::from_label("cp949").unwrap().label(), "euc-kr");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Encoding(u8);

impl Encoding {
    /// UTF-8.
    pub const UTF_8: Self = Self(0);
    /// UTF-16, the low byte first.
    pub const UTF_16LE: Self = Self(1);
    /// UTF-16, the high byte first.
    pub const UTF_16BE: Self = Self(2);
    /// GB 18030, with GB 2312 and GBK: Chinese.
    pub const GB18030: Self = Self(3);
    /// Big5 with what Hong Kong added: Chinese in the traditional letters.
    pub const BIG5: Self = Self(4);
    /// `Shift_JIS` as Windows has it: Japanese.
    pub const SHIFT_JIS: Self = Self(5);
    /// EUC-JP: Japanese.
    pub const EUC_JP: Self = Self(6);
    /// ISO-2022-JP: Japanese, in bytes of seven bits.
    pub const ISO_2022_JP: Self = Self(7);
    /// EUC-KR with what Windows added: Korean.
    pub const EUC_KR: Self = Self(8);
    /// windows-1252, with Latin-1: Western Europe.
    pub const WINDOWS_1252: Self = Self(9);
    /// windows-1251: Cyrillic.
    pub const WINDOWS_1251: Self = Self(10);
    /// KOI8-R: Russian.
    pub const KOI8_R: Self = Self(11);

    const fn is_utf_16(self) -> bool {
        matches!(self, Self::UTF_16LE | Self::UTF_16BE)
    }

    /// Whether its letters take several bytes each, the first of which isn't ASCII.
    const fn is_asian(self) -> bool {
        matches!(self, Self::GB18030 | Self::BIG5 | Self::SHIFT_JIS | Self::EUC_JP | Self::EUC_KR)
    }
}

impl core::fmt::Debug for Encoding {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.label())
    }
}
