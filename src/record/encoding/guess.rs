//! A guess by statistics, where nothing says in which encoding bytes are.

use super::Encoding;
use super::letters::{BROKEN, Cost, letter};

/// As many bytes that are not ASCII are looked at.
const MOST: usize = 65_536;

/// What is thought of, and how unlikely each is before anything was read; where two come out
/// alike, the first counts.
const CANDIDATES: [(Encoding, Cost); 8] = [
    (Encoding::GB18030, 0),
    (Encoding::SHIFT_JIS, 0),
    (Encoding::BIG5, 1),
    (Encoding::EUC_KR, 1),
    (Encoding::WINDOWS_1252, 1),
    (Encoding::WINDOWS_1251, 5),
    (Encoding::EUC_JP, 4),
    (Encoding::KOI8_R, 8),
];

/// The encoding in which the letters that aren't ASCII are the least unlikely.
#[inline(never)]
pub(super) fn guess(bytes: &[u8]) -> Encoding {
    let sample = sample(bytes);
    let cost = |encoding| match encoding {
        Encoding::WINDOWS_1252 => single(&sample, true, western),
        Encoding::WINDOWS_1251 => single(&sample, false, windows_1251),
        Encoding::KOI8_R => single(&sample, false, koi8),
        encoding => several(&sample, encoding),
    };
    let mut best = (Encoding::WINDOWS_1252, Cost::MAX);
    for (encoding, before) in CANDIDATES {
        let cost = cost(encoding) + before;
        if cost < best.1 {
            best = (encoding, cost);
        }
    }
    best.0
}

/// Whether bytes that aren't ASCII alone can be in an encoding: more than half of it is no letters,
/// where they are not.
pub(super) fn fits(bytes: &[u8], encoding: Encoding) -> bool {
    if !encoding.is_asian() {
        // What isn't ASCII has no place in ISO-2022-JP.
        return encoding != Encoding::ISO_2022_JP;
    }
    let (mut n, mut n_broken) = (0_usize, 0_usize);
    each(&sample(bytes), encoding, |cost| {
        n += 1;
        n_broken += usize::from(cost == BROKEN);
    });
    n_broken * 2 <= n
}

/// The bytes that aren't ASCII, and those beside them.
#[inline(never)]
fn sample(bytes: &[u8]) -> Vec<u8> {
    let mut sample = Vec::new();
    let (mut n, mut before, mut was_high) = (0, b' ', false);
    for &byte in bytes {
        let is_high = !byte.is_ascii();
        if is_high {
            if n == MOST {
                break;
            }
            n += 1;
            if !was_high && sample.last() != Some(&before) {
                sample.push(before);
            }
        }
        if is_high || was_high {
            sample.push(byte);
        }
        (before, was_high) = (byte, is_high);
    }
    sample
}

/// All letters in an encoding of several bytes a letter.
#[inline(never)]
fn several(sample: &[u8], encoding: Encoding) -> Cost {
    let mut sum = 0;
    each(sample, encoding, |cost| sum += cost);
    sum
}

fn each(sample: &[u8], encoding: Encoding, mut see: impl FnMut(Cost)) {
    let mut at = 0;
    while let Some(&lead) = sample.get(at) {
        at += 1;
        if !lead.is_ascii() {
            let (length, cost) = letter(encoding, lead, sample.get(at..).unwrap_or(&[]));
            at += length - 1;
            see(cost);
        }
    }
}

/// What kind of letter a byte of an alphabet is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A letter of ASCII.
    Ascii,
    Small,
    Capital,
    /// No letter.
    Sign,
}

/// All letters in an encoding of one byte a letter. What is unlikely hangs on the neighbours.
#[inline(never)]
fn single(sample: &[u8], is_latin: bool, kind: fn(u8) -> (Kind, Cost)) -> Cost {
    let ascii = |byte: u8| if byte.is_ascii_alphabetic() { Kind::Ascii } else { Kind::Sign };
    let (mut sum, mut before) = (0, (Kind::Sign, false));
    for (at, &byte) in sample.iter().enumerate() {
        if byte.is_ascii() {
            before = (ascii(byte), byte.is_ascii_lowercase());
            continue;
        }
        let (now, cost) = kind(byte);
        let after = sample.get(at + 1).is_some_and(u8::is_ascii_alphabetic);
        let odd = match (before.0, now) {
            // A capital inside a word.
            (Kind::Small, Kind::Capital) => 8,
            (Kind::Ascii, Kind::Capital) if before.1 => 8,
            // Latin letters stand among those of ASCII, and others never do.
            (Kind::Ascii, Kind::Small | Kind::Capital) if !is_latin => 8,
            (Kind::Small | Kind::Capital, Kind::Small | Kind::Capital) if is_latin => 6,
            (Kind::Sign, Kind::Small | Kind::Capital) if is_latin && !after => 4,
            (_, Kind::Small | Kind::Capital) if !is_latin && after => 8,
            _ => 0,
        };
        sum += cost + odd;
        before = (now, now == Kind::Small);
    }
    sum
}

const fn western(byte: u8) -> (Kind, Cost) {
    match byte {
        0x81 | 0x8d | 0x8f | 0x90 | 0x9d => (Kind::Sign, BROKEN),
        // à ä å ç è é í ñ ó ö ø ü and their like.
        0xe0 | 0xe1 | 0xe4 | 0xe5 | 0xe7..=0xe9 | 0xed | 0xf1 | 0xf3 | 0xf6 | 0xf8 | 0xfc => (Kind::Small, 5),
        0xdf..=0xf6 | 0xf9..=0xff | 0x9a | 0x9c | 0x9e => (Kind::Small, 7),
        0xc0..=0xd6 | 0xd8..=0xde | 0x8a | 0x8c | 0x8e | 0x9f => (Kind::Capital, 8),
        // Quotes, dashes, the fixed blank, the degree.
        0x85 | 0x91..=0x97 | 0xa0 | 0xab | 0xb0 | 0xb4 | 0xb7 | 0xbb => (Kind::Sign, 7),
        _ => (Kind::Sign, 11),
    }
}

/// а б в г … я: a bit for each, set for those that make up four fifths of all text.
const LIKELY: u32 = 0b0000_0000_0000_1111_1111_1101_0011_0101;
/// The same in the order of KOI8: ю а б ц д е ф г х и й к л м н о п я р с т у ж в ь ы з ш э щ ч ъ.
const KOI8_LIKELY: u32 = 0b0000_0000_1011_1101_1111_1010_0011_0010;

const fn russian(likely: u32, byte: u8) -> Cost {
    if likely >> (byte & 0x1f) & 1 == 1 { 4 } else { 6 }
}

const fn windows_1251(byte: u8) -> (Kind, Cost) {
    match byte {
        0x98 => (Kind::Sign, BROKEN),
        0xe0..=0xff => (Kind::Small, russian(LIKELY, byte)),
        0xc0..=0xdf => (Kind::Capital, russian(LIKELY, byte) + 2),
        0xb3 | 0xb8 | 0xba | 0xbf => (Kind::Small, 8),
        0xa8 | 0xaa | 0xaf | 0xb2 => (Kind::Capital, 9),
        0x85 | 0x91..=0x97 | 0xa0 | 0xab | 0xb9 | 0xbb => (Kind::Sign, 8),
        _ => (Kind::Sign, 13),
    }
}

const fn koi8(byte: u8) -> (Kind, Cost) {
    match byte {
        0xc0..=0xdf => (Kind::Small, russian(KOI8_LIKELY, byte)),
        0xe0..=0xff => (Kind::Capital, russian(KOI8_LIKELY, byte) + 2),
        0xa3 => (Kind::Small, 8),
        0xb3 => (Kind::Capital, 9),
        _ => (Kind::Sign, 14),
    }
}
