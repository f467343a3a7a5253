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

fn parse(text: &str) -> Option<i32> {
    let text = text.trim();
    let lower = text.to_ascii_lowercase();
    let (number, in_zi) = ["zi", "子", "stones", "stone"]
        .iter()
        .find_map(|unit| lower.strip_suffix(unit).map(|rest| (rest, true)))
        .unwrap_or((lower.as_str(), false));
    let number = number.trim().replace('又', " ");
    let (sign, digits) = match number.strip_prefix('-') {
        Some(rest) => (-1, rest.trim_start()),
        None => (1, number.strip_prefix('+').unwrap_or(&number)),
    };
    let quarters = parse_quarters(digits)?;
    // A quarter of a 子 is half a point; points themselves come in halves only.
    let half_points = if in_zi { Some(quarters) } else { (quarters % 2 == 0).then_some(quarters / 2) };
    Some(sign * half_points?)
}

/// Reads a number without a sign in quarters: `3.75`, `3 3/4`, `3/4`, `6½`.
fn parse_quarters(text: &str) -> Option<i32> {
    let text = text.replace('½', " 1/2").replace('¼', " 1/4").replace('¾', " 3/4");
    let mut quarters = 0;
    let mut words = text.split_whitespace();
    let first = words.next()?;
    let second = words.next();
    if words.next().is_some() {
        return None;
    }
    for word in core::iter::once(first).chain(second) {
        quarters += match word {
            "1/4" => 1,
            "1/2" | "2/4" => 2,
            "3/4" => 3,
            _ if second.is_some() && word != first => return None,
            _ => whole_and_decimals(word)?,
        };
    }
    Some(quarters)
}

fn whole_and_decimals(word: &str) -> Option<i32> {
    let (whole, decimals) = word.split_once('.').unwrap_or((word, ""));
    let is_number = |s: &str| s.bytes().all(|b| b.is_ascii_digit());
    if !is_number(whole)
        || !is_number(decimals)
        || whole.len() > 6
        || (whole.is_empty() && decimals.is_empty())
    {
        return None;
    }
    let quarters = match decimals.trim_end_matches('0') {
        "" => 0,
        "25" => 1,
        "5" => 2,
        "75" => 3,
        _ => return None,
    };
    let whole = if whole.is_empty() { 0 } else { whole.parse::<i32>().ok()? };
    Some(whole * 4 + quarters)
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
