//! Why a move is refused, with the evidence.

use crate::color::Color;
use crate::point::Point;
use crate::rules::KoRule;
use core::fmt;

/// Why a move is refused. The game is unchanged.
///
/// The checks are made in this order (rule R-B-20): game over, turn, sealed move and adjournment, on
/// the board (or whether a pass is allowed), empty point, liberties, repetition; the first that
/// fails is the reason.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum IllegalMove {
    /// Play has ended: by passes, by resignation or by agreement.
    GameOver,
    /// It is the other side's turn (rule R-B-03).
    NotYourTurn {
        /// The side to move.
        turn: Color,
    },
    /// A move is sealed: nothing but the sealed point (rule R-H-04).
    Sealed,
    /// The game is adjourned (rule R-H-01).
    Adjourned,
    /// This side may not pass, it must put a stone down first (rules R-D-05, R-K-14).
    MustPlay,
    /// The point is not on the board.
    OffBoard,
    /// A stone stands on the point (rule R-B-04).
    Occupied {
        /// The point asked for.
        point: Point,
        /// The colour of the stone that stands there.
        color: Color,
    },
    /// A forbidden point (禁着点): the stone would have no liberty and take nothing (rule R-B-14).
    Suicide {
        /// The point asked for.
        point: Point,
        /// The stones that would be without a liberty, the new one among them.
        chain: Vec<Point>,
    },
    /// The immediate retake of a single ko (rule R-C-03).
    Ko {
        /// The point asked for.
        point: Point,
        /// The position it would bring back stood after this move; 0 is the start.
        since: usize,
    },
    /// The play would bring back an earlier position (rules R-C-01, R-C-02).
    Superko {
        /// The point asked for.
        point: Point,
        /// The rule that forbids it.
        kind: KoRule,
        /// The position it would bring back stood after this move; 0 is the start.
        since: usize,
    },
}

impl IllegalMove {
    /// The stable word for the reason.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::Sealed => "sealed",
            Self::Adjourned => "adjourned",
            Self::MustPlay => "must-play",
            Self::OffBoard => "off-board",
            Self::Occupied { .. } => "occupied",
            Self::Suicide { .. } => "suicide",
            Self::Ko { .. } => "ko",
            Self::Superko { .. } => "superko",
        }
    }

    /// The move after which the position that would come back stood, for ko and superko.
    #[must_use]
    pub const fn since(&self) -> Option<usize> {
        match self {
            Self::Ko { since, .. } | Self::Superko { since, .. } => Some(*since),
            _ => None,
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("play has ended, wanted a game that is still played"),
            Self::NotYourTurn { turn } => write!(f, "not this side's turn, wanted a move by {turn}"),
            Self::Sealed => f.write_str("a move is sealed, wanted its opening"),
            Self::Adjourned => f.write_str("the game is adjourned, wanted one that goes on"),
            Self::MustPlay => f.write_str("this side may not pass, wanted a stone on the board"),
            Self::OffBoard => f.write_str("the point is not on the board"),
            Self::Occupied { color, .. } => {
                write!(f, "a {color} stone stands on the point, wanted an empty point")
            }
            Self::Suicide { chain, .. } => write!(
                f,
                "suicide: {} would be without a liberty and nothing is captured",
                if chain.len() == 1 { "the stone".to_owned() } else { format!("{} stones", chain.len()) }
            ),
            Self::Ko { since, .. } => write!(f, "ko: the retake brings back the position after move {since}"),
            Self::Superko { since, .. } => {
                write!(f, "superko: the play brings back the position after move {since}")
            }
        }
    }
}

impl core::error::Error for IllegalMove {}
