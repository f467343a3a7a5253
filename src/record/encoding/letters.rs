//! How letters look as bytes in the encodings of more than one byte a letter, and how likely each
//! is in a record. No letter is decoded: zones of bytes tell common ones from rare ones.

use super::Encoding;
use super::common::{BIG5, GB, JIS, KS};

/// How unlikely a letter is, as the binary logarithm of one in so many.
pub(super) type Cost = u32;

/// One of the letters of `common`, of which half of all text is made.
const COMMON: Cost = 9;
/// A letter of everyday use.
const PLAIN: Cost = 13;
/// A letter of names and books.
const SELDOM: Cost = 17;
/// A letter that the standard has and records hardly do.
const RARE: Cost = 20;
/// A letter that the makers of systems added.
const ODD: Cost = 24;
/// No letter.
pub(super) const BROKEN: Cost = 40;

/// How many bytes the letter takes whose first byte, which isn't ASCII, is `lead`, and how
/// unlikely it is. A byte that begins no letter is one by itself.
#[inline(never)]
pub(super) fn letter(encoding: Encoding, lead: u8, rest: &[u8]) -> (usize, Cost) {
    let trail = rest.first().copied().unwrap_or(0);
    let third = rest.get(1).copied().unwrap_or(0);
    let cost = match encoding {
        Encoding::GB18030 => return gb18030(lead, trail, rest),
        Encoding::BIG5 => big5(lead, trail),
        Encoding::SHIFT_JIS if matches!(lead, 0xa1..=0xdf) => return (1, PLAIN),
        Encoding::SHIFT_JIS => shift_jis(lead, trail),
        Encoding::EUC_JP if lead == 0x8f && is_high(trail) && is_high(third) => return (3, RARE),
        Encoding::EUC_JP => euc_jp(lead, trail),
        Encoding::EUC_KR => euc_kr(lead, trail),
        _ => BROKEN,
    };
    (if cost == BROKEN { 1 } else { 2 }, cost)
}

const fn is_high(byte: u8) -> bool {
    matches!(byte, 0xa1..=0xfe)
}

fn is_in(common: &[u16], lead: u8, trail: u8) -> bool {
    common.binary_search(&u16::from_be_bytes([lead, trail])).is_ok()
}

fn gb18030(lead: u8, trail: u8, rest: &[u8]) -> (usize, Cost) {
    let cost = match (lead, trail) {
        (0x81..=0xfe, 0x30..=0x39) if matches!(rest, [_, 0x81..=0xfe, 0x30..=0x39, ..]) => return (4, ODD),
        _ if is_in(&GB, lead, trail) => COMMON,
        (0xa1..=0xa3, 0xa1..=0xfe) => 16,
        (0xb0..=0xd7, 0xa1..=0xfe) => PLAIN,
        (0xd8..=0xf7, 0xa1..=0xfe) => SELDOM,
        // Kana and the like, and what GBK added: most of it traditional letters.
        (0x81..=0xfe, 0x40..=0x7e | 0x80..=0xfe) => RARE,
        _ => return (1, BROKEN),
    };
    (2, cost)
}

fn big5(lead: u8, trail: u8) -> Cost {
    match (lead, trail) {
        _ if is_in(&BIG5, lead, trail) => COMMON,
        (_, 0..=0x3f | 0x7f..=0xa0 | 0xff) => BROKEN,
        (0xa1..=0xa3, _) => 16,
        (0xa4..=0xc5, _) | (0xc6, 0x40..=0x7e) => PLAIN,
        (0xc9..=0xf9, _) => SELDOM,
        (0x87..=0xfe, _) => ODD,
        _ => BROKEN,
    }
}

fn shift_jis(lead: u8, trail: u8) -> Cost {
    // To the same letter as EUC-JP writes it.
    let row = match lead {
        0x81..=0x9f => lead - 0x81,
        0xe0..=0xfc => lead - 0xc1,
        _ => return BROKEN,
    };
    let cell = match trail {
        0x40..=0x7e => trail - 0x40,
        0x80..=0xfc => trail - 0x41,
        _ => return BROKEN,
    };
    let (row, cell) = if cell < 94 { (2 * row, cell) } else { (2 * row + 1, cell - 94) };
    match row {
        0..=93 => jis(row + 0xa1, cell + 0xa1),
        // Letters of its owner's own.
        94..=113 => 30,
        _ => RARE,
    }
}

fn euc_jp(lead: u8, trail: u8) -> Cost {
    match (lead, trail) {
        (0x8e, 0xa1..=0xdf) => SELDOM,
        (0xa1..=0xfe, 0xa1..=0xfe) => jis(lead, trail),
        _ => BROKEN,
    }
}

/// A letter of JIS X 0208.
fn jis(lead: u8, trail: u8) -> Cost {
    match (lead, trail) {
        // Hiragana and katakana.
        (0xa4, 0xa1..=0xf3) | (0xa5, 0xa1..=0xf6) => COMMON,
        _ if is_in(&JIS, lead, trail) => COMMON,
        (0xa1..=0xa3, _) => PLAIN,
        (0xb0..=0xcf, _) => PLAIN + 1,
        (0xd0..=0xf4, _) => SELDOM,
        (0xad | 0xf9..=0xfc, _) => RARE,
        _ => ODD,
    }
}

fn euc_kr(lead: u8, trail: u8) -> Cost {
    match (lead, trail) {
        _ if is_in(&KS, lead, trail) => COMMON - 1,
        (0xa1..=0xa4, 0xa1..=0xfe) => 16,
        (0xb0..=0xc8, 0xa1..=0xfe) => PLAIN - 1,
        // Chinese letters.
        (0xca..=0xfd, 0xa1..=0xfe) => SELDOM + 1,
        // Kana and the like; the syllables that Windows added.
        (0xa5..=0xac, 0xa1..=0xfe) | (0x81..=0xc6, 0x41..=0x5a | 0x61..=0x7a | 0x81..=0xa0 | 0xa1..=0xfe) => {
            RARE
        }
        _ => BROKEN,
    }
}

/// A text in an encoding, with each letter of it lost that isn't ASCII.
#[cfg(not(feature = "encodings"))]
pub(super) fn lose(bytes: &[u8], encoding: Encoding) -> String {
    let mut text = String::with_capacity(bytes.len());
    let mut rest = bytes;
    // Whether ISO-2022-JP is at its letters of two bytes, which look like ASCII.
    let mut is_wide = false;
    while let [byte, after @ ..] = rest {
        rest = after;
        match (byte, after) {
            (0x1b, [b'$' | b'(', _, ..]) if encoding == Encoding::ISO_2022_JP => {
                is_wide = after.starts_with(b"$");
                rest = after.get(2..).unwrap_or(&[]);
            }
            (0x21..=0x7e, [0x21..=0x7e, ..]) if is_wide => {
                text.push('\u{fffd}');
                rest = after.get(1..).unwrap_or(&[]);
            }
            (0..=0x7f, _) => text.push(char::from(*byte)),
            _ => {
                text.push('\u{fffd}');
                let (length, _) = letter(encoding, *byte, after);
                rest = after.get(length - 1..).unwrap_or(&[]);
            }
        }
    }
    text
}
