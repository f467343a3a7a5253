//! Komi, and the exact fractions in which games are counted.

use core::fmt;

/// Points added to White's side of the count to make up for Black's first move (贴目, 贴子).
///
/// Kept in half points, which are quarters of a 子: one 子 of difference in the Chinese count is
/// two points of difference in the Western one (rule R-E-16), so `7.5` points are `3 3/4` 子.
/// Negative komi favours Black. Rules R-E-09, R-E-10, R-E-18.
///
/// ```
/// use lanke::Komi;
/// let komi: Komi = "3 3/4 zi".parse().unwrap();
/// assert_eq!(komi, "7.5".parse().unwrap());
/// assert_eq!(komi.to_string(), "7.5");
/// assert_eq!(komi.to_zi_string(), "3 3/4");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Komi {
    half_points: i32,
}

/// A text that is no komi.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct KomiError {
    /// What was found.
    pub found: String,
}

impl fmt::Display for KomiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let limit = Komi::LIMIT / 2;
        write!(
            f,
            "komi \"{}\", wanted points in halves such as 7.5, or zi in quarters such as \"3 3/4 zi\", up to {limit} points",
            self.found
        )
    }
}

impl core::error::Error for KomiError {}

impl Komi {
    /// The largest komi, in half points: more than twice the points of the largest board.
    const LIMIT: i32 = 20_000;

    /// No komi.
    pub const ZERO: Self = Self { half_points: 0 };

    /// Komi of so many half points (quarters of a 子): 15 for 7.5 points; `None` past ±10,000 points.
    #[must_use]
    pub const fn from_half_points(half_points: i32) -> Option<Self> {
        if half_points < -Self::LIMIT || half_points > Self::LIMIT {
            return None;
        }
        Some(Self { half_points })
    }

    /// The komi in half points, which are quarters of a 子.
    #[must_use]
    pub const fn half_points(self) -> i32 {
        self.half_points
    }

    /// The komi in 子: `3 3/4`.
    #[must_use]
    pub fn to_zi_string(self) -> String {
        mixed(self.half_points.into())
    }
}

/// Prints points as a decimal number: `7.5`.
impl fmt::Display for Komi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&decimal(i64::from(self.half_points) * 2))
    }
}

impl core::str::FromStr for Komi {
    type Err = KomiError;

    /// Reads points (`7.5`, `6 1/2`) or 子 (`3 3/4 zi`, `3.75zi`, `3又3/4子`).
    fn from_str(text: &str) -> Result<Self, KomiError> {
        parse(text)
            .and_then(Self::from_half_points)
            .ok_or_else(|| KomiError { found: text.chars().take(40).collect() })
    }
}

/// Reads a sign, a whole number, decimals or a fraction, and a unit, blanks between them.
#[inline(never)]
fn parse(text: &str) -> Option<i32> {
    let text = text.trim();
    let (number, in_zi) = ["zi", "Zi", "ZI", "子"]
        .iter()
        .find_map(|unit| text.strip_suffix(unit))
        .map_or((text, false), |rest| (rest.trim_end(), true));
    let (sign, digits) = match number.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, number.strip_prefix('+').unwrap_or(number)),
    };
    let rest = digits.trim_start_matches(|c: char| c.is_ascii_digit());
    let whole = digits.strip_suffix(rest)?;
    let fraction = quarters(rest);
    let quarters = match (whole.is_empty(), fraction) {
        (true, None | Some(0)) => return None,
        (false, Some(fraction)) if whole.len() <= 6 => whole.parse::<i32>().ok()? * 4 + fraction,
        (true, Some(fraction)) => fraction,
        // `3/4` alone: what was taken for the whole number begins a fraction.
        (false, _) => quarters(digits)?,
    };
    // A quarter of a 子 is half a point; points themselves come in halves only.
    let half_points = if in_zi { Some(quarters) } else { (quarters % 2 == 0).then_some(quarters / 2) };
    Some(sign * half_points?)
}

/// A part of one, in quarters, as decimals or as a fraction.
fn quarters(text: &str) -> Option<i32> {
    if let Some(decimals) = text.strip_prefix('.') {
        return match decimals.trim_end_matches('0') {
            "" => Some(0),
            "25" => Some(1),
            "5" => Some(2),
            "75" => Some(3),
            _ => None,
        };
    }
    match text.trim_start_matches([' ', '又']) {
        "" => Some(0),
        "1/4" | "¼" => Some(1),
        "1/2" | "2/4" | "½" => Some(2),
        "3/4" | "¾" => Some(3),
        _ => None,
    }
}

/// A number of quarters as a whole number and a fraction: `184 1/2`, `3/4`, `-1/4`, `0`.
pub(crate) fn mixed(quarters: i64) -> String {
    let (whole, fraction) = (quarters.abs() / 4, quarters.abs() % 4);
    let sign = if quarters < 0 { "-" } else { "" };
    let fraction = match fraction {
        1 => "1/4",
        2 => "1/2",
        3 => "3/4",
        _ => return format!("{sign}{whole}"),
    };
    if whole == 0 { format!("{sign}{fraction}") } else { format!("{sign}{whole} {fraction}") }
}

/// A number of quarters as a decimal number: `184.5`, `0.75`, `-0.25`, `0`.
pub(crate) fn decimal(quarters: i64) -> String {
    let (whole, fraction) = (quarters.abs() / 4, quarters.abs() % 4);
    let sign = if quarters < 0 { "-" } else { "" };
    let fraction = match fraction {
        1 => ".25",
        2 => ".5",
        3 => ".75",
        _ => "",
    };
    format!("{sign}{whole}{fraction}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn half_points(text: &str) -> Option<i32> {
        text.parse::<Komi>().ok().map(Komi::half_points)
    }

    #[test]
    fn points_and_zi_are_read() {
        for (text, wanted) in [
            ("7.5", 15),
            ("7", 14),
            ("0", 0),
            ("-5.5", -11),
            ("+6.50", 13),
            ("6 1/2", 13),
            ("6½", 13),
            (".5", 1),
            ("1/2", 1),
            ("3 3/4 zi", 15),
            ("3.75zi", 15),
            ("2又3/4子", 11),
            ("3¾子", 15),
            ("3/4 zi", 3),
            ("2 子", 8),
            ("10000", 20_000),
        ] {
            assert_eq!(half_points(text), Some(wanted), "{text}");
        }
    }

    #[test]
    fn what_is_no_komi_is_refused() {
        for text in [
            "",
            " ",
            ".",
            "-",
            "zi",
            "7.3",
            "7.25",
            "3/4",
            "3.1 zi",
            "1e3",
            "NaN",
            "seven",
            "10000.5",
            "7 5",
            "99999999999",
        ] {
            assert_eq!(half_points(text), None, "{text}");
        }
        let error = "seven".parse::<Komi>().unwrap_err().to_string();
        assert_eq!(
            error,
            "komi \"seven\", wanted points in halves such as 7.5, or zi in quarters such as \"3 3/4 zi\", up to 10000 points"
        );
    }

    #[test]
    fn quarters_print_exactly() {
        for (quarters, words, digits) in [
            (738, "184 1/2", "184.5"),
            (3, "3/4", "0.75"),
            (-1, "-1/4", "-0.25"),
            (0, "0", "0"),
            (-8, "-2", "-2"),
        ] {
            assert_eq!((mixed(quarters), decimal(quarters)), (words.to_owned(), digits.to_owned()));
        }
    }
}
