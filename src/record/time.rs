//! Time as records write it.

use super::amount::{digits, lookup, parted, plain, strip_any, whole};

/// Longer times are none: 136 years, in milliseconds.
const MOST: u64 = u32::MAX as u64 * 1000;

/// Units by their names, in milliseconds. Of two that begin alike the longer comes first.
const UNITS: [(&str, u64); 4] = [
    ("s|sec|secs|second|seconds|秒|초", 1000),
    ("m|min|mins|minute|minutes|分钟|分鐘|分|분", 60_000),
    ("h|hr|hrs|hour|hours|小时|小時|時間|时|시간", 3_600_000),
    ("d|day|days|天|日", 86_400_000),
];

/// What follows a side's main time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Overtime {
    /// Periods, one of which is used up by a move that takes longer (读秒).
    ByoYomi {
        /// How many.
        periods: u32,
        /// How long each is, in milliseconds.
        period_ms: u64,
    },
    /// So many moves within each period.
    Canadian {
        /// How many moves.
        stones: u32,
        /// How long a period is, in milliseconds.
        period_ms: u64,
    },
    /// Time added with each move.
    Fischer {
        /// How much, in milliseconds.
        increment_ms: u64,
    },
}

/// Kinds of overtime by their names.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    ByoYomi,
    Canadian,
    Fischer,
}

const KINDS: [(&str, Kind); 3] = [
    ("byo-yomi|byoyomi|byo yomi|simple|読秒|秒読み|读秒|초읽기", Kind::ByoYomi),
    ("canadian", Kind::Canadian),
    ("fischer|increment", Kind::Fischer),
];

/// A time: seconds, `1:30:00`, or numbers with units.
#[inline(never)]
pub(super) fn main_time(text: &str) -> Option<u64> {
    let text = plain(text);
    let mut rest = text.as_str();
    while let Some(after) = strip_any(rest, "各方|每方|各|每|持ち時間|持時間| ") {
        rest = after;
    }
    let (time, rest) = time(rest)?;
    // "60 minutes + 5 minutes / 30 stones": the overtime, too.
    let is_whole = rest.is_empty() || rest == "each" || rest.starts_with('+');
    is_whole.then_some(time)
}

/// A time at the beginning of a text, and what follows it, without blanks before it.
#[inline(never)]
fn time(text: &str) -> Option<(u64, &str)> {
    let (mut total, mut rest) = clock(text).map_or((0, text), |(ms, rest)| (ms, rest));
    let mut is_any = rest.len() < text.len();
    while !is_any || rest.starts_with(|c: char| c.is_ascii_digit()) {
        let Some((thousandths, after)) = thousandths(rest) else { break };
        let after = after.trim_ascii_start();
        let unit = lookup(after, &UNITS);
        let Some((unit, after)) = unit.or_else(|| (!is_any).then_some((1000, after))) else { break };
        total = thousandths.saturating_mul(unit / 1000).saturating_add(total);
        (rest, is_any) = (after, true);
        if let Some(after) = strip_any(rest, "半|반") {
            (total, rest) = (total.saturating_add(unit / 2), after);
        }
        rest = rest.trim_ascii_start();
    }
    (is_any && total <= MOST).then_some((total, rest.trim_ascii_start()))
}

/// `1:30:00`, hours first; `30:00` may be hours as well as minutes, and is neither.
#[inline(never)]
fn clock(text: &str) -> Option<(u64, &str)> {
    let (hours, rest) = whole(text)?;
    let (minutes, rest) = whole(rest.strip_prefix(':')?)?;
    let (seconds, rest) = whole(rest.strip_prefix(':')?)?;
    let is_fit = minutes < 60 && seconds < 60 && !rest.starts_with(':');
    is_fit.then(|| ((u64::from(hours) * 3600 + u64::from(minutes) * 60 + u64::from(seconds)) * 1000, rest))
}

/// A number with up to three decimals, in thousandths.
#[inline(never)]
pub(super) fn thousandths(text: &str) -> Option<(u64, &str)> {
    let (ones, rest) = match digits(text) {
        // Ten digits of seconds, which [`MOST`] has.
        (ones, rest) if (1..=10).contains(&ones.len()) => (to_number(ones, ones.len()), rest),
        _ => whole(text).map(|(ones, rest)| (u64::from(ones), rest))?,
    };
    let Some(after) = strip_any(rest, ".") else { return Some((ones * 1000, rest)) };
    let (decimals, rest) = digits(after);
    let is_fit = decimals.bytes().skip(3).all(|digit| digit == b'0');
    is_fit.then(|| (ones * 1000 + to_number(decimals, 3), rest))
}

/// The number that `n` digits make, those that are missing at the end taken for zero.
fn to_number(digits: &str, n: usize) -> u64 {
    let digits = digits.bytes().map(|digit| u64::from(digit - b'0')).chain(core::iter::repeat(0));
    digits.take(n).fold(0, |number, digit| number * 10 + digit)
}

impl Overtime {
    /// Reads what a record says of overtime (`OT`); `None` for kinds and spellings that are not known here.
    ///
    /// ```
    /// use lanke::Overtime;
    /// let overtime = Overtime::read("5x30 byo-yomi");
    /// assert_eq!(overtime, Some(Overtime::ByoYomi { periods: 5, period_ms: 30_000 }));
    /// assert_eq!(Overtime::read("none"), None);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = plain(text);
        let found = KINDS.iter().find_map(|(names, kind)| parted(&text, names).map(|parts| (*kind, parts)));
        let (kind, numbers) = match found {
            Some((kind, (before, after))) => {
                match (before.trim_ascii(), strip_any(after, ":").unwrap_or(after).trim_ascii()) {
                    (numbers, "") | ("", numbers) => (Some(kind), numbers),
                    _ => return None,
                }
            }
            None => (None, text.as_str()),
        };
        let (count, ms) = counted(numbers)?;
        match (kind, count) {
            (_, Count::Of(0) | Count::Within(0)) => None,
            (Some(Kind::ByoYomi) | None, Count::Of(periods)) => {
                Some(Self::ByoYomi { periods, period_ms: ms })
            }
            (Some(Kind::ByoYomi), Count::None) => Some(Self::ByoYomi { periods: 1, period_ms: ms }),
            // Without its name, `25/600` may be anything.
            (Some(Kind::Canadian), Count::Within(stones)) => Some(Self::Canadian { stones, period_ms: ms }),
            (Some(Kind::Fischer), Count::None) => Some(Self::Fischer { increment_ms: ms }),
            _ => None,
        }
    }
}

enum Count {
    None,
    /// So many periods.
    Of(u32),
    /// So many stones within one.
    Within(u32),
}

/// A time, or a number and a time: `5x30`, `25/600`, `30秒3次`.
#[inline(never)]
fn counted(text: &str) -> Option<(Count, u64)> {
    if let Some((n, rest)) = whole(text) {
        let rest = rest.trim_ascii_start();
        let is_within = rest.starts_with('/');
        if let Some((ms, "")) = strip_any(rest, "*|×|/|次|回|회")
            .or_else(|| rest.strip_prefix('x'))
            .and_then(|rest| time(rest.trim_ascii_start()))
        {
            return Some((if is_within { Count::Within(n) } else { Count::Of(n) }, ms));
        }
    }
    let (ms, rest) = time(text)?;
    if rest.is_empty() {
        return Some((Count::None, ms));
    }
    let (n, rest) = whole(rest)?;
    matches!(rest, "次" | "回" | "회").then_some((Count::Of(n), ms))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn main_times_are_seconds_or_have_units() {
        for (text, seconds) in [
            ("1800", 1800),
            ("1800.0", 1800),
            ("0", 0),
            ("259200", 259_200),
            ("30 min", 1800),
            ("30 minutes", 1800),
            ("30分", 1800),
            ("1h", 3600),
            ("1h 30m", 5400),
            ("1h30m5s", 5405),
            ("1.5 hours", 5400),
            ("1:30:00", 5400),
            ("各2小时", 7200),
            ("各二小时", 7200),
            ("2時間", 7200),
            ("1時間半", 5400),
            ("持ち時間各5時間", 18_000),
            ("3시간", 10_800),
            ("9 hours", 32_400),
            ("5 hours each", 18_000),
            ("60 minutes + 5 minutes / 30 stones", 3600),
            ("3 days", 259_200),
        ] {
            assert_eq!(main_time(text), Some(seconds * 1000), "{text}");
        }
        assert_eq!(main_time("0.25"), Some(250));
    }

    #[test]
    fn what_is_no_time_is_none() {
        for text in [
            "",
            "-",
            "none",
            "-5",
            "30:00",
            "1:70:00",
            "1.2345",
            "5 apples",
            "30 min 5",
            "4294967296",
            "99999999999999999999",
            "999999 days",
        ] {
            assert_eq!(main_time(text), None, "{text}");
        }
    }

    #[test]
    fn overtime_in_its_spellings() {
        let byo_yomi = |periods, seconds: u64| Some(Overtime::ByoYomi { periods, period_ms: seconds * 1000 });
        let canadian = |stones, seconds: u64| Some(Overtime::Canadian { stones, period_ms: seconds * 1000 });
        let fischer = |seconds: u64| Some(Overtime::Fischer { increment_ms: seconds * 1000 });
        for (text, wanted) in [
            ("5x30 byo-yomi", byo_yomi(5, 30)),
            ("3x30 byo-yomi", byo_yomi(3, 30)),
            ("3*30", byo_yomi(3, 30)),
            ("5 x 30 sec byo yomi", byo_yomi(5, 30)),
            ("5×1min", byo_yomi(5, 60)),
            ("5次30秒", byo_yomi(5, 30)),
            ("读秒30秒3次", byo_yomi(3, 30)),
            ("초읽기 30초 3회", byo_yomi(3, 30)),
            ("30 byo-yomi", byo_yomi(1, 30)),
            ("30 simple", byo_yomi(1, 30)),
            ("25/600 Canadian", canadian(25, 600)),
            ("25/10 min canadian", canadian(25, 600)),
            ("86400 fischer", fischer(86_400)),
            ("Fischer: 10s", fischer(10)),
            ("10 sec increment", fischer(10)),
            ("10 Canadian", None),
            ("25/600", None),
            ("0x30 byo-yomi", None),
            ("8 xyz 16", None),
            ("30", None),
            ("5x30 fischer", None),
            ("none", None),
            ("", None),
        ] {
            assert_eq!(Overtime::read(text), wanted, "{text}");
        }
    }

    proptest! {
        #[test]
        fn no_text_panics(text in "([0-9.:x/+ 各分秒時間一十次hms]|\\PC){0,16}( byo-yomi| Canadian| fischer)?") {
            prop_assert!(main_time(&text).is_none_or(|ms| ms <= MOST));
            let _ = Overtime::read(&text);
        }
    }
}
