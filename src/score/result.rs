//! Results: who won, by how much, and how it is said.

use crate::color::Color;
use crate::komi::{decimal, mixed};
use core::fmt;

/// By how much Black is ahead, exactly: in quarters of a 子, which are half points (rule R-E-16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Margin {
    quarters: i64,
}

impl Margin {
    /// Black's margin in quarters of a 子 (half points); below zero White wins.
    #[must_use]
    pub const fn from_quarters(quarters: i64) -> Self {
        Self { quarters }
    }

    /// Black's margin in quarters of a 子 (half points); below zero White wins.
    #[must_use]
    pub const fn quarters(self) -> i64 {
        self.quarters
    }

    /// The side that won; `None` for a draw (和, rule R-E-08).
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self.quarters {
            0 => None,
            1.. => Some(Color::Black),
            _ => Some(Color::White),
        }
    }

    /// As in SGF's RE, in points: `B+1.5`, `W+0.5`, `Draw`.
    #[must_use]
    pub fn to_sgf(self) -> String {
        match self.winner() {
            Some(color) => format!("{}+{}", color.letter(), decimal(2 * self.quarters.abs())),
            None => "Draw".to_owned(),
        }
    }

    /// Short, in 子: `B+0.75zi`, `W+0.25zi`, `draw`.
    #[must_use]
    pub fn to_zi(self) -> String {
        match self.winner() {
            Some(color) => format!("{}+{}zi", color.letter(), decimal(self.quarters.abs())),
            None => "draw".to_owned(),
        }
    }

    /// In English words: `Black wins by 3/4 zi (1.5 points)`.
    #[must_use]
    pub fn to_en(self) -> String {
        let size = self.quarters.abs();
        let name = match self.winner() {
            Some(Color::Black) => "Black",
            Some(Color::White) => "White",
            None => return "Draw".to_owned(),
        };
        let points = decimal(2 * size);
        let unit = if points == "1" { "point" } else { "points" };
        format!("{name} wins by {} zi ({points} {unit})", mixed(size))
    }

    /// In Chinese words: `黑胜3/4子`, `白胜1又1/4子`, `和棋`.
    #[must_use]
    pub fn to_zh(self) -> String {
        let name = match self.winner() {
            Some(Color::Black) => "黑",
            Some(Color::White) => "白",
            None => return "和棋".to_owned(),
        };
        format!("{name}胜{}子", mixed(self.quarters.abs()).replace(' ', "又"))
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Outcome {
    /// Both sides accepted the count.
    Count(Margin),
    /// The other side resigned (中途认输, rule R-D-02).
    Resignation {
        /// The side that won.
        winner: Color,
    },
}

/// Prints the result as in SGF's RE: `B+1.5`, `W+R`, `Draw`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(margin) => f.write_str(&margin.to_sgf()),
            Self::Resignation { winner } => write!(f, "{}+R", winner.letter()),
        }
    }
}
