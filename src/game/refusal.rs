//! Why something that is no move is refused, and events that do not fit.

use super::{IllegalMove, Stage};
use crate::color::Color;
use crate::referee::{Decider, Effect};
use core::fmt;

/// Why an act or an event is refused. The game is unchanged.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Refusal {
    /// The move is illegal.
    Illegal(IllegalMove),
    /// It is the other side's turn (rule R-D-07).
    NotYourTurn {
        /// The side to move.
        turn: Color,
    },
    /// The game is over.
    GameOver,
    /// Both sides have confirmed, and nothing is reopened (rules R-D-09, R-D-13, R-I-27).
    AlreadyConfirmed,
    /// Not at this stage of the game.
    Stage {
        /// Where the game stands.
        stage: Stage,
        /// What it was wanted for.
        wanted: &'static str,
    },
    /// These rules know no such thing.
    NotInRules {
        /// What was asked for.
        what: &'static str,
    },
    /// The side must put a stone down first (rules R-D-05, R-K-14).
    MustPlay,
    /// A move is sealed: nothing but the sealed point (rule R-H-04).
    Sealed,
    /// A side can't answer its own proposal.
    OwnOffer,
    /// Only the referee may do this.
    RefereeOnly,
    /// Only a side may do this.
    SidesOnly,
    /// It would change nothing.
    NoChange,
    /// A point without a stone.
    NoStone,
    /// What is reported is not so: the point may be played, or is closed for another reason.
    NotSo {
        /// The word of what was found: that of an illegal move, or `legal`.
        found: &'static str,
    },
    /// The report names a move that has not been made.
    NoSuchMove {
        /// The move it names.
        found: usize,
        /// How many have been made.
        made: usize,
    },
    /// The ruling leaves a choice, and none of its choices was given.
    Choice {
        /// What may be chosen.
        choices: &'static [Effect],
        /// Who chooses.
        decider: Decider,
    },
    /// The ruling is about a side, and none was named.
    NoOffender,
    /// The text is no commitment: 64 hexadecimal digits.
    Commitment,
    /// Note and salt are not those that were sealed.
    SealBroken,
    /// The event has another number than the next.
    Order {
        /// The event's number.
        found: usize,
        /// The next one.
        wanted: usize,
    },
    /// The event belongs to another game, or to this one gone another way.
    OtherGame,
    /// The event is by another than the one it came from.
    Stranger,
}

impl Refusal {
    /// The stable word for the reason.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Illegal(illegal) => illegal.code(),
            Self::NotYourTurn { .. } => "not-your-turn",
            Self::GameOver => "game-over",
            Self::AlreadyConfirmed => "already-confirmed",
            Self::Stage { .. } => "phase",
            Self::NotInRules { .. } => "not-in-rules",
            Self::MustPlay => "must-play",
            Self::Sealed => "sealed",
            Self::OwnOffer => "own-offer",
            Self::RefereeOnly => "referee-only",
            Self::SidesOnly => "sides-only",
            Self::NoChange => "no-change",
            Self::NoStone => "no-stone",
            Self::NotSo { .. } => "not-so",
            Self::NoSuchMove { .. } => "number",
            Self::Choice { .. } => "choice",
            Self::NoOffender => "no-offender",
            Self::Commitment => "commitment",
            Self::SealBroken => "seal-broken",
            Self::Order { .. } => "event-order",
            Self::OtherGame => "event-other-game",
            Self::Stranger => "event-stranger",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Illegal(illegal) => return illegal.fmt(f),
            Self::NotYourTurn { turn } => {
                return write!(f, "not this side's turn, wanted {turn}");
            }
            Self::Stage { stage, wanted } => {
                return write!(f, "the game is at the stage \"{}\", wanted {wanted}", stage.code());
            }
            Self::NotInRules { what } => return write!(f, "{what}, which these rules do not know"),
            Self::NotSo { found } => return write!(f, "the point is \"{found}\", wanted the reported act"),
            Self::NoSuchMove { found, made } => {
                return write!(f, "move {found}, wanted one of the {made} that were made");
            }
            Self::Choice { choices: [], .. } => "a choice, wanted none where nothing is left to choose",
            Self::Choice { choices, decider } => {
                write!(
                    f,
                    "no choice that the ruling leaves, wanted the {} to choose one of",
                    decider.code()
                )?;
                for (place, choice) in choices.iter().enumerate() {
                    write!(f, "{} {}", if place == 0 { "" } else { "," }, choice.code())?;
                }
                return Ok(());
            }
            Self::Order { found, wanted } => {
                return write!(f, "event {found}, wanted event {wanted}");
            }
            Self::GameOver => "the game is over, wanted one without a result",
            Self::AlreadyConfirmed => "both sides have confirmed, wanted a game that is still open",
            Self::MustPlay => "this side must put a stone down first, wanted a play",
            Self::Sealed => "a move is sealed, wanted its opening",
            Self::OwnOffer => "an answer to one's own proposal, wanted one by the other side",
            Self::RefereeOnly => "by a side, wanted the referee",
            Self::SidesOnly => "by the referee, wanted one of the sides",
            Self::NoChange => "this changes nothing, wanted something new",
            Self::NoStone => "a point without a stone, wanted stones",
            Self::NoOffender => "no side named, wanted the side that did it",
            Self::Commitment => "no commitment, wanted 64 hexadecimal digits",
            Self::SealBroken => "another note or salt than was sealed, wanted those of the commitment",
            Self::OtherGame => "an event of another game, or of this one gone another way",
            Self::Stranger => "an event by another than its sender",
        })
    }
}

impl core::error::Error for Refusal {}

impl From<IllegalMove> for Refusal {
    fn from(illegal: IllegalMove) -> Self {
        Self::Illegal(illegal)
    }
}
