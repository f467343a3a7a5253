//! Names of properties.

use crate::record::RecordInfo;

/// The properties of Go records that are no information about the game, in FF[1] to FF[4], beside
/// those of [`RecordInfo`].
const KNOWN: [&str; 57] = [
    "AB", "AE", "AP", "AR", "AS", "AW", "B", "BL", "BM", "BS", "C", "CA", "CH", "CR", "DD", "DM", "DO", "EL",
    "EX", "FF", "FG", "GB", "GM", "GW", "HO", "ID", "IT", "KO", "L", "LB", "LN", "M", "MA", "MN", "N", "OB",
    "OM", "OP", "OV", "OW", "PL", "PM", "RG", "SC", "SE", "SI", "SL", "SQ", "ST", "SZ", "TB", "TC", "TE",
    "TR", "TW", "UC", "V",
];
const MORE: [&str; 6] = ["VW", "W", "WL", "WS", "WV", "WO"];

/// The most letters of a name that is kept in the name itself.
const MAX_INLINE: usize = 7;

/// The name of a property: up to seven letters in one number, a longer one as a place in the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::record) struct Name(u64);

impl Name {
    /// Whether a text can be a name: letters and digits of ASCII, a letter first.
    pub(in crate::record) fn is_name(text: &str) -> bool {
        text.bytes().all(|byte| byte.is_ascii_alphanumeric())
            && text.starts_with(|letter: char| letter.is_ascii_alphabetic())
            && u16::try_from(text.len()).is_ok()
    }

    /// A name of ASCII letters and digits, if it is short.
    #[inline]
    pub(in crate::record) fn short(letters: &[u8]) -> Option<Self> {
        if letters.is_empty() || letters.len() > MAX_INLINE {
            return None;
        }
        // The number of letters goes above them.
        let packed = letters.iter().fold(0, |packed, &letter| packed << 8 | u64::from(letter));
        Some(Self(packed | (letters.len() as u64) << 56))
    }

    /// A name that lies in the text.
    pub(in crate::record) fn long(start: u32, len: u16) -> Self {
        Self(1 << 63 | u64::from(start) << 16 | u64::from(len))
    }

    /// The name that `letters` are short for where it is known at compile time.
    pub(in crate::record) const fn of(letters: &str) -> Self {
        let bytes = letters.as_bytes();
        let (mut packed, mut n) = (0, 0);
        while n < bytes.len() && n < MAX_INLINE {
            packed = packed << 8 | bytes[n] as u64;
            n += 1;
        }
        Self(packed | (n as u64) << 56)
    }

    /// Where a long name lies in the text.
    pub(in crate::record) fn place(self) -> Option<(usize, usize)> {
        let is_long = self.0 >> 63 != 0;
        is_long.then_some(((self.0 >> 16 & 0xffff_ffff) as usize, (self.0 & 0xffff) as usize))
    }

    /// Writes the letters of a short name into `buffer`.
    pub(in crate::record) fn letters(self, buffer: &mut [u8; 8]) -> &str {
        *buffer = (self.0 << 8).to_be_bytes();
        let n = (self.0 >> 56 & 7) as usize;
        // The letters are the last `n` of the seven after the count.
        buffer.rotate_left(MAX_INLINE - n);
        core::str::from_utf8(&buffer[..n]).unwrap_or("")
    }

    /// The information about the game that has this name.
    #[inline(never)]
    pub(in crate::record) fn info(self) -> Option<&'static str> {
        let mut buffer = [0; 8];
        if self.place().is_some() { None } else { RecordInfo::known(self.letters(&mut buffer).as_bytes()) }
    }

    /// Whether a property of this name has one value.
    #[inline(never)]
    pub(in crate::record) fn is_single(self) -> bool {
        const MANY: [Name; 23] = [
            Name::of("AB"),
            Name::of("AW"),
            Name::of("AE"),
            Name::of("TB"),
            Name::of("TW"),
            Name::of("CR"),
            Name::of("DD"),
            Name::of("LB"),
            Name::of("LN"),
            Name::of("AR"),
            Name::of("MA"),
            Name::of("SL"),
            Name::of("SQ"),
            Name::of("TR"),
            Name::of("VW"),
            Name::of("L"),
            Name::of("M"),
            Name::of("SC"),
            Name::of("RG"),
            Name::of("SE"),
            Name::of("KI"),
            Name::of("TC"),
            Name::of("CH"),
        ];
        self.is_known() && !MANY.contains(&self)
    }

    /// Whether the property puts stones up or takes them off.
    pub(in crate::record) fn is_setup(self) -> bool {
        [Self::of("AB"), Self::of("AW"), Self::of("AE")].contains(&self)
    }

    /// Whether SGF for Go has a property of this name.
    #[inline(never)]
    pub(in crate::record) fn is_known(self) -> bool {
        let mut buffer = [0; 8];
        let letters = self.letters(&mut buffer);
        self.place().is_none() && (is_known(letters) || self.info().is_some())
    }
}

fn is_known(letters: &str) -> bool {
    KNOWN.contains(&letters) || MORE.contains(&letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_name_gives_its_letters_back() {
        let mut buffer = [0; 8];
        for letters in ["B", "AB", "KOMI", "ABCDEFG"] {
            let name = Name::short(letters.as_bytes()).unwrap();
            assert_eq!((name.letters(&mut buffer), name), (letters, Name::of(letters)));
        }
        assert_eq!((Name::short(b"ABCDEFGH"), Name::short(b"")), (None, None));
    }

    #[test]
    fn a_long_name_is_a_place() {
        assert_eq!(Name::long(u32::MAX, 9).place(), Some((u32::MAX as usize, 9)));
        assert_eq!(Name::of("B").place(), None);
    }

    #[test]
    fn names_of_sgf_are_known() {
        for known in ["B", "W", "AB", "C", "PB", "WO"] {
            assert!(Name::of(known).is_known(), "{known}");
        }
        assert!(!Name::of("XX").is_known());
        assert!(Name::of("C").is_single() && !Name::of("AB").is_single() && !Name::of("XX").is_single());
    }
}
