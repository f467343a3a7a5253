//! Numbers as people write them in records: `6.5`, `5 1/2`, `3又3/4子`, `7目半`, `6집반`.

/// No text about a game says more in its first letters than this.
const MOST: usize = 80;

/// Signs for a whole number, beside digits: each is as much as its place, but 两 and 兩, which are two.
const NUMERALS: &str = "零一二三四五六七八九十";

/// Parts of one, in quarters. `又` and blanks before them are no part of them.
const FRACTIONS: [(&str, u32); 3] =
    [("1/4|¼|四分之一", 1), ("1/2|2/4|½|二分之一|四分之二", 2), ("3/4|¾|四分之三", 3)];

const UNITS: [(&str, Unit); 2] =
    [("目|点|點|집|호|points|point|pts|pt|p|moku", Unit::Points), ("子|zi", Unit::Zi)];

/// What a number counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unit {
    None,
    Points,
    Zi,
}

/// A number of something, without sign, and how it was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Amount {
    /// In quarters of its unit; below four million.
    pub(super) quarters: u32,
    pub(super) unit: Unit,
    /// Whether it is digits without decimals or a fraction.
    pub(super) is_whole: bool,
}

/// The beginning of a text in the letters that the readers here know: small ones, none of full width.
#[inline(never)]
pub(super) fn plain(text: &str) -> String {
    let narrow = |c: char| match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        '\t' | '\n' | '\r' | '\u{a0}' | '\u{3000}' => ' ',
        _ => c,
    };
    text.trim_ascii().chars().take(MOST).map(|c| narrow(c).to_ascii_lowercase()).collect()
}

/// The text after a word at its beginning; a word in ASCII letters must end where it ends.
fn after<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    let rest = text.strip_prefix(word)?;
    let is_letter = |byte: Option<u8>| byte.is_some_and(|byte| byte.is_ascii_lowercase());
    let goes_on = is_letter(word.bytes().next_back()) && is_letter(rest.bytes().next());
    (!goes_on).then_some(rest)
}

/// What a table has for the first of its words that a text begins with, and the text after it. Words are parted
/// by bars; of two that begin alike the longer one comes first.
pub(super) fn lookup<'t, T: Copy>(text: &'t str, table: &[(&str, T)]) -> Option<(T, &'t str)> {
    table.iter().find_map(|(words, what)| strip_any(text, words).map(|rest| (*what, rest)))
}

/// The text after the first of some words, parted by bars, that it begins with.
#[inline(never)]
pub(super) fn strip_any<'t>(text: &'t str, words: &str) -> Option<&'t str> {
    words.split('|').find_map(|word| after(text, word))
}

/// What stands before and after the first of some words, parted by bars, in a text.
#[inline(never)]
pub(super) fn parted<'t>(text: &'t str, words: &str) -> Option<(&'t str, &'t str)> {
    text.char_indices().find_map(|(at, _)| {
        let (before, rest) = text.split_at_checked(at)?;
        Some((before, strip_any(rest, words)?))
    })
}

/// The digits at the beginning of a text, and what follows them.
#[inline(never)]
pub(super) fn digits(text: &str) -> (&str, &str) {
    let n = text.bytes().take_while(u8::is_ascii_digit).count();
    text.split_at_checked(n).unwrap_or((text, ""))
}

/// The whole number at the beginning of a text, in digits or numerals, below a million.
#[inline(never)]
pub(super) fn whole(text: &str) -> Option<(u32, &str)> {
    let (digits, rest) = digits(text);
    if !digits.is_empty() {
        return (digits.len() <= 6).then(|| digits.parse().ok()).flatten().map(|number| (number, rest));
    }
    // 二十三 is tens and ones; 一二 is nothing.
    let (mut tens, mut ones, mut rest) = (None, None, text);
    while let Some(c) = rest.chars().next() {
        let n = match c {
            '〇' => 0,
            '两' | '兩' => 2,
            _ => match (0..).zip(NUMERALS.chars()).find(|&(_, sign)| sign == c) {
                Some((n, _)) => n,
                None => break,
            },
        };
        match (n, tens, ones) {
            (10, None, ones_before) => (tens, ones) = (Some(ones_before.unwrap_or(1) * 10), None),
            (..10, _, None) => ones = Some(n),
            _ => return None,
        }
        rest = rest.get(c.len_utf8()..)?;
    }
    (tens.is_some() || ones.is_some()).then(|| (tens.unwrap_or(0) + ones.unwrap_or(0), rest))
}

/// The amount at the beginning of a text (see [`plain`]), and what follows it.
#[inline(never)]
pub(super) fn amount(text: &str) -> Option<(Amount, &str)> {
    // 四分之三 begins with a numeral, 3/4 with a digit.
    let (ones, mut rest) = match (fraction(text), half(text)) {
        (Some(_), _) | (_, Some(_)) => (None, text),
        _ => whole(text).map(|(ones, rest)| (Some(ones), rest))?,
    };
    let mut part = None;
    if let Some((quarters, after)) = decimals(rest).filter(|_| ones.is_some()) {
        (part, rest) = (Some(quarters?), after);
    } else if let Some((quarters, after)) = fraction(rest).or_else(|| half(rest)) {
        (part, rest) = (Some(quarters), after);
    }
    let mut unit = Unit::None;
    if let Some((found, after)) = lookup(rest.trim_ascii_start(), &UNITS) {
        (unit, rest) = (found, after);
        if let Some((quarters, after)) = half(rest).filter(|_| part.is_none()) {
            (part, rest) = (Some(quarters), after);
        }
    }
    let quarters = ones.unwrap_or(0) * 4 + part.unwrap_or(0);
    Some((Amount { quarters, unit, is_whole: part.is_none() }, rest))
}

/// Decimals, in quarters; nothing for those that are no quarters.
fn decimals(text: &str) -> Option<(Option<u32>, &str)> {
    let (digits, rest) = digits(strip_any(text, ".|,")?);
    let quarters = match digits.trim_end_matches('0') {
        "" if digits.is_empty() => return None,
        "" => Some(0),
        "25" => Some(1),
        "5" => Some(2),
        "75" => Some(3),
        _ => None,
    };
    Some((quarters, rest))
}

#[inline(never)]
fn fraction(text: &str) -> Option<(u32, &str)> {
    let mut rest = text;
    while let Some(after) = strip_any(rest, " |又") {
        rest = after;
    }
    lookup(rest, &FRACTIONS)
}

fn half(text: &str) -> Option<(u32, &str)> {
    strip_any(text, "半|반").map(|rest| (2, rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn amounts_are_read_with_their_units() {
        use Unit::{None, Points, Zi};
        for (text, quarters, unit, rest) in [
            ("6.5", 26, None, ""),
            ("6,5", 26, None, ""),
            ("6.500000x", 26, None, "x"),
            ("3.75子", 15, Zi, ""),
            ("5 1/2", 22, None, ""),
            ("7½", 30, None, ""),
            ("3/4子", 3, Zi, ""),
            ("3又3/4子", 15, Zi, ""),
            ("3 3/4 zi", 15, Zi, ""),
            ("四分之三子", 3, Zi, ""),
            ("三又四分之三子", 15, Zi, ""),
            ("7目半", 30, Points, ""),
            ("六目半勝", 26, Points, "勝"),
            ("二十三目", 92, Points, ""),
            ("十目", 40, Points, ""),
            ("半目", 2, Points, ""),
            ("6집반", 26, Points, ""),
            ("반집승", 2, Points, "승"),
            ("３．５ 点", 14, Points, ""),
            ("1 point", 4, Points, ""),
            ("12, then", 48, None, ", then"),
            ("6.", 24, None, "."),
            ("2 games", 8, None, " games"),
            ("3 pets", 12, None, " pets"),
        ] {
            let plain = plain(text);
            let (amount, after) = amount(&plain).expect(text);
            assert_eq!((amount.quarters, amount.unit, after), (quarters, unit, rest), "{text}");
        }
    }

    #[test]
    fn what_is_no_amount_is_none() {
        for text in ["", " 6", "x", ".5", "-1", "7.3", "1234567", "99999999999999999999", "一二目", "目"]
        {
            assert_eq!(amount(text), None, "{text}");
        }
    }

    #[test]
    fn a_whole_number_is_told_from_others() {
        let is_whole = |text| amount(text).unwrap().0.is_whole;
        assert!(is_whole("375"));
        assert!(!is_whole("375.0"));
        assert!(!is_whole("7目半"));
    }

    proptest! {
        #[test]
        fn no_text_panics(text in "([0-9一十半又/., 子目点집반四分之]|\\PC){0,12}") {
            let plain = plain(&text);
            if let Some((amount, rest)) = amount(&plain) {
                prop_assert!(amount.quarters < 4_000_000 && plain.ends_with(rest) && rest.len() < plain.len());
            }
        }
    }
}
