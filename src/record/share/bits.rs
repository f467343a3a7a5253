//! Bits as letters that may stand in an address, six to a letter.

/// The letters, by their value: base64 for addresses (RFC 4648, section 5).
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Letters of the sum at the end of a text.
pub(super) const N_SUM: usize = 3;

/// Bits of a number that are written at a time, each time with one that says whether more follow.
const CHUNK: u32 = 4;

/// Bits going out, the most significant one first.
#[derive(Debug, Default)]
pub(super) struct Writer {
    letters: String,
    /// Bits that make no letter yet, and how many.
    rest: u8,
    n_rest: u32,
}

impl Writer {
    /// The last `n` bits of a value.
    #[inline(never)]
    pub(super) fn bits(&mut self, value: u64, n: u32) {
        for place in (0..n).rev() {
            self.rest = self.rest << 1 | u8::from(value >> place & 1 == 1);
            self.n_rest += 1;
            if self.n_rest == 6 {
                self.letters.push(letter(self.rest.into()));
                (self.rest, self.n_rest) = (0, 0);
            }
        }
    }

    pub(super) fn flag(&mut self, flag: bool) {
        self.bits(flag.into(), 1);
    }

    /// A number of any size: four bits at a time, the least significant ones first.
    #[inline(never)]
    pub(super) fn number(&mut self, value: u32) {
        let mut left = value;
        loop {
            let more = left >> CHUNK;
            self.flag(more > 0);
            self.bits(left.into(), CHUNK);
            left = more;
            if more == 0 {
                return;
            }
        }
    }

    /// The letters; zeros fill up the last one.
    #[inline(never)]
    pub(super) fn into_letters(mut self) -> String {
        while self.n_rest > 0 {
            self.flag(false);
        }
        self.letters
    }
}

/// Bits coming in.
#[derive(Debug)]
pub(super) struct Reader<'t> {
    letters: &'t [u8],
    /// How many bits were read.
    at: usize,
}

impl<'t> Reader<'t> {
    /// Of letters each of which [`is_letter`].
    pub(super) const fn new(letters: &'t [u8]) -> Self {
        Self { letters, at: 0 }
    }

    /// The letter that is being read, from 0.
    pub(super) const fn place(&self) -> usize {
        self.at / 6
    }

    /// The next `n` bits, at most 64; `None` past the end.
    #[inline(never)]
    pub(super) fn bits(&mut self, n: u32) -> Option<u64> {
        let mut value = 0;
        for _ in 0..n {
            let bits = value_of(*self.letters.get(self.at / 6)?)?;
            value = value << 1 | u64::from(bits >> (5 - self.at % 6) & 1);
            self.at += 1;
        }
        Some(value)
    }

    pub(super) fn flag(&mut self) -> Option<bool> {
        Some(self.bits(1)? == 1)
    }

    #[inline(never)]
    pub(super) fn number(&mut self) -> Option<u32> {
        let mut value = 0;
        for shift in (0..u32::BITS).step_by(CHUNK as usize) {
            let has_more = self.flag()?;
            value |= u32::try_from(self.bits(CHUNK)?).ok()? << shift;
            if !has_more {
                return Some(value);
            }
        }
        None
    }

    /// Whether nothing is left but the zeros that fill up the last letter.
    pub(super) fn is_at_end(&mut self) -> bool {
        let left = self.letters.len() * 6 - self.at;
        left < 6 && (0..left).all(|_| self.flag() == Some(false))
    }
}

/// Whether a byte is one of the letters.
pub(super) fn is_letter(byte: u8) -> bool {
    value_of(byte).is_some()
}

/// A sum of a text, as letters: FNV-1a of 32 bits, its upper bits folded onto the lower 18.
#[inline(never)]
pub(super) fn sum_of(text: &str) -> String {
    let hash =
        text.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let mut writer = Writer::default();
    writer.bits((hash >> 18 ^ hash).into(), 18);
    writer.into_letters()
}

fn letter(value: usize) -> char {
    LETTERS.get(value).map_or('A', |&letter| char::from(letter))
}

fn value_of(letter: u8) -> Option<u8> {
    match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'-' => Some(62),
        b'_' => Some(63),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_has_its_value() {
        for (value, &letter) in (0_u8..).zip(LETTERS) {
            assert_eq!(value_of(letter), Some(value));
            assert_eq!(u8::try_from(self::letter(value.into())), Ok(letter));
        }
        for byte in [b'+', b'/', b'=', b'%', b'.', 0, 255] {
            assert!(!is_letter(byte));
        }
    }

    #[test]
    fn bits_are_read_back() {
        let mut writer = Writer::default();
        writer.bits(0b101, 3);
        for number in [0, 15, 16, 361, u32::MAX] {
            writer.number(number);
        }
        writer.bits(u64::MAX, 64);
        let letters = writer.into_letters();
        let mut reader = Reader::new(letters.as_bytes());
        assert_eq!(reader.bits(3), Some(0b101));
        for number in [0, 15, 16, 361, u32::MAX] {
            assert_eq!(reader.number(), Some(number));
        }
        assert_eq!(reader.bits(64), Some(u64::MAX));
        assert!(reader.is_at_end());
        assert_eq!(reader.bits(1), None);
    }

    #[test]
    fn a_number_without_end_is_none() {
        assert_eq!(Reader::new(b"__________").number(), None);
    }

    #[test]
    fn the_end_is_zeros_within_one_letter() {
        let is_at_end = |letters: &[u8]| {
            let mut reader = Reader::new(letters);
            reader.bits(1);
            reader.is_at_end()
        };
        assert!(is_at_end(b"g"));
        assert!(!is_at_end(b"h"));
        assert!(!is_at_end(b"gA"));
    }

    #[test]
    fn sums_differ_by_letter_and_place() {
        let sums = ["", "A", "B", "AB", "BA"].map(sum_of);
        for (place, sum) in sums.iter().enumerate() {
            assert_eq!(sum.len(), N_SUM);
            assert_eq!(sums.iter().position(|other| other == sum), Some(place));
        }
    }
}
