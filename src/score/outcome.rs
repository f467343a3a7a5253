//! How a game ended, with or without a count.

use super::Margin;
use crate::color::Color;
use crate::game::{Decision, Game};
use core::fmt;

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
    /// A ruling or a cycle ended it (rules R-D-04, R-C-14).
    Decided(Decision),
}

impl Outcome {
    /// The side that won, if one did.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Count(margin) => margin.winner(),
            Self::Resignation { winner }
            | Self::Decided(Decision::Wins(winner) | Decision::WinsOnTime(winner)) => Some(winner),
            Self::Decided(_) => None,
        }
    }

    /// The stable word for how it ended: `count`, `resignation`, `ruling`, `time`, `both-lose`, `draw`, `replay`,
    /// `no-result`, `extra-game`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Count(_) => "count",
            Self::Resignation { .. } => "resignation",
            Self::Decided(decision) => match decision {
                Decision::Wins(_) => "ruling",
                Decision::WinsOnTime(_) => "time",
                Decision::BothLose => "both-lose",
                Decision::Draw => "draw",
                Decision::Replay => "replay",
                Decision::NoResult => "no-result",
                Decision::ExtraGame => "extra-game",
            },
        }
    }
}

/// Prints the result as in SGF's RE: `B+1.5`, `W+R`, `B+F`, `W+T`, `Draw`, `Void` for what has no result and for
/// what both sides lose.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count(margin) => f.write_str(&margin.to_sgf()),
            Self::Resignation { winner } => write!(f, "{}+R", winner.letter()),
            Self::Decided(Decision::Wins(winner)) => write!(f, "{}+F", winner.letter()),
            Self::Decided(Decision::WinsOnTime(winner)) => write!(f, "{}+T", winner.letter()),
            Self::Decided(Decision::Draw) => f.write_str("Draw"),
            Self::Decided(_) => f.write_str("Void"),
        }
    }
}

impl Game {
    /// How the game ended; `None` while it has not.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if let Some(loser) = self.resigned() {
            return Some(Outcome::Resignation { winner: loser.opponent() });
        }
        if let Some(decision) = self.decided() {
            return Some(Outcome::Decided(decision));
        }
        (self.accepted() == [true; 2]).then(|| Outcome::Count(self.score().margin))
    }
}
