//! Names of properties.

use crate::record::RecordInfo;

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
    }

    /// The property of Go that a name with small letters in it means: its capital letters, or all where it has none.
    #[inline(never)]
    pub(in crate::record) fn meant(written: &str) -> Option<Self> {
        if !written.bytes().any(|byte| byte.is_ascii_lowercase()) {
            return None;
        }
        let mut letters = [0; 4];
        let mut n = 0;
        for byte in written.bytes().filter(u8::is_ascii_uppercase) {
            *letters.get_mut(n)? = byte;
            n += 1;
        }
        if n == 0 {
            for byte in written.bytes() {
                *letters.get_mut(n)? = byte.to_ascii_uppercase();
                n += 1;
            }
        }
        letters.get(..n).and_then(Self::short).filter(|name| name.is_known())
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
    pub(in crate::record) fn long(start: u32, len: u32) -> Self {
        Self(1 << 63 | u64::from(start) << 32 | u64::from(len))
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
        is_long.then_some(((self.0 >> 32 & 0x7fff_ffff) as usize, (self.0 & 0xffff_ffff) as usize))
    }

    /// Writes the letters of a short name into `buffer`.
    pub(in crate::record) fn letters(self, buffer: &mut [u8; 8]) -> &str {
        *buffer = (self.0 << 8).to_be_bytes();
        let n = (self.0 >> 56 & 7) as usize;
        // The letters are the last `n` of the seven after the count.
        buffer.rotate_left(MAX_INLINE - n);
        core::str::from_utf8(&buffer[..n]).unwrap_or("")
    }

    /// The letters of a name of one or two, the second one 0 where there is one; zeros for other names.
    #[inline]
    pub(super) fn pair(self) -> [u8; 2] {
        let [_, .., first, second] = self.0.to_be_bytes();
        match self.0 >> 56 {
            1 => [second, 0],
            2 => [first, second],
            _ => [0, 0],
        }
    }

    /// What SGF says that values of this name are.
    #[inline(never)]
    pub(in crate::record) fn kind(self) -> Kind {
        match &self.pair() {
            b"B\0" | b"W\0" => Kind::Move,
            b"AB" | b"AW" | b"AE" => Kind::Stones,
            b"TB" | b"TW" | b"CR" | b"DD" | b"MA" | b"SL" | b"SQ" | b"TR" | b"VW" => Kind::Points,
            b"LB" => Kind::Label,
            b"AR" | b"LN" => Kind::Line,
            b"PL" => Kind::Side,
            b"CA" | b"FF" | b"GM" | b"ST" | b"SZ" => Kind::Root,
            // Of FF[1] to FF[3], of other games, or without a meaning here.
            b"L\0" | b"M\0" | b"SC" | b"RG" | b"SE" | b"TC" | b"CH" => Kind::List,
            b"DM" | b"GB" | b"GW" | b"UC" | b"HO" | b"BM" | b"TE" => Kind::Double,
            b"MN" | b"OB" | b"OW" => Kind::Number,
            b"BL" | b"WL" | b"V\0" => Kind::Real,
            b"AS" | b"BS" | b"DO" | b"EL" | b"EX" | b"FG" | b"ID" | b"IT" | b"KO" | b"OM" | b"OP" | b"OV"
            | b"PM" | b"SI" | b"C\0" | b"N\0" | b"WO" | b"WS" | b"WV" => Kind::Single,
            pair => RecordInfo::known(pair).map_or(Kind::Unknown, Kind::Info),
        }
    }

    /// The information about the game that has this name.
    pub(in crate::record) fn info(self) -> Option<&'static str> {
        if let Kind::Info(name) = self.kind() { Some(name) } else { None }
    }

    /// Whether the property puts stones up or takes them off.
    pub(in crate::record) fn is_setup(self) -> bool {
        self.kind() == Kind::Stones
    }

    /// Whether SGF for Go has a property of this name.
    pub(in crate::record) fn is_known(self) -> bool {
        self.kind() != Kind::Unknown
    }
}

/// What the values of a property are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::record) enum Kind {
    /// One move.
    Move,
    /// Points, or rectangles of points, where stones are put up or taken off.
    Stones,
    /// Points or rectangles of points.
    Points,
    /// Points, each with a text.
    Label,
    /// Pairs of points.
    Line,
    /// A side.
    Side,
    /// Something of the first node alone.
    Root,
    /// What is known of the game.
    Info(&'static str),
    /// A judgement: 1, or 2 for emphasis.
    Double,
    /// A whole number.
    Number,
    /// A number, with decimals or without.
    Real,
    /// One value of any kind.
    Single,
    /// Values of any kind.
    List,
    /// SGF for Go has no such property.
    Unknown,
}

impl Kind {
    /// Whether there is one value.
    pub(in crate::record) const fn is_single(self) -> bool {
        matches!(
            self,
            Self::Move
                | Self::Side
                | Self::Root
                | Self::Info(_)
                | Self::Double
                | Self::Number
                | Self::Real
                | Self::Single
        )
    }
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
        assert_eq!(Name::long(1 << 30, u32::MAX).place(), Some((1 << 30, u32::MAX as usize)));
        assert_eq!(Name::of("B").place(), None);
    }

    #[test]
    fn names_spelt_out_mean_their_capital_letters() {
        for (written, meant) in [("AddBlack", "AB"), ("SiZe", "SZ"), ("b", "B"), ("pb", "PB")] {
            assert_eq!(Name::meant(written), Some(Name::of(meant)), "{written}");
        }
        for other in ["AB", "XxX", "xx", "ABCDEf", "abcde", "AddBlack2Go"] {
            assert_eq!(Name::meant(other), None, "{other}");
        }
    }

    #[test]
    fn names_of_sgf_are_known() {
        for known in ["B", "W", "AB", "C", "PB", "WO"] {
            assert!(Name::of(known).is_known(), "{known}");
        }
        assert!(!Name::of("XX").is_known());
        assert!(Name::of("C").kind().is_single() && !Name::of("AB").kind().is_single());
    }
}
