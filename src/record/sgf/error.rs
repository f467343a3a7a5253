//! What can be wrong in an SGF text.

use crate::record::{Encoding, EncodingError, ListErrorKind};
use crate::setup::SetupError;
use core::fmt;

/// What is wrong in an SGF text, and where.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SgfError {
    /// The line, from 1; 0 for what stands in no text.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: SgfErrorKind,
}

/// What can be wrong in an SGF text.
///
/// The first group ends the reading. The others are got over, and listed in
/// [`Record::faults`](crate::Record::faults). Texts found are cut to 40 characters.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SgfErrorKind {
    /// No game begins anywhere in the text.
    NoGame,
    /// The text has not so many games.
    NoSuchGame {
        /// The game asked for, from 0.
        found: usize,
        /// How many there are.
        games: usize,
    },
    /// The text is larger than the reader was told to accept.
    Limit {
        /// The name of the limit, as [`Limits`](crate::Limits) has it.
        what: &'static str,
        /// The most it accepts.
        limit: usize,
    },
    /// A record of another game than Go (`GM` is not 1).
    OtherGame {
        /// The number found.
        found: String,
    },
    /// A board size that no board has (`SZ`).
    Size {
        /// What was found.
        found: String,
    },
    /// The stones before the first move can't stand so.
    Setup(SetupError),
    /// Stones are put up or taken off after the first move, which the main line can't tell.
    SetupInGame {
        /// The number of the move before.
        after: usize,
    },

    /// A value without its closing bracket; it ends with the text.
    UnclosedValue,
    /// A game without its first bracket; it is read as if it had it.
    NoBracket,
    /// The text ends before the game does; it is closed there.
    UnclosedGame {
        /// How many `)` are missing.
        missing: usize,
    },
    /// A name in small letters, which only `FF[1]` to `FF[3]` have, and beside capital ones; the capital
    /// ones count, or all letters where there is none.
    Case {
        /// The name.
        found: String,
        /// Whether it is read as a property of Go.
        is_known: bool,
    },
    /// A second first node; it is taken as a variation below the first one.
    SecondRoot,
    /// A node after a variation; it is taken as a variation beside it.
    AfterVariation,
    /// Stones put up and a move in one node; the stones first, then the move.
    SetupAndMove,
    /// Moves of both sides in one node; both are played, in the order they are written.
    TwoMoves,
    /// A point named twice where stones are put up or taken off; the last one counts.
    PointTwice {
        /// The property that names it again.
        property: String,
        /// The value.
        found: String,
    },
    /// Something of the first node in another one; before the first stone it counts.
    Misplaced {
        /// The property.
        property: String,
    },
    /// A move that the rules forbid, or a stone on a stone; it is played as far as it can be.
    IllegalMove {
        /// The move's number on the main line.
        number: usize,
        /// The stable word for why.
        code: &'static str,
        /// Why, in words.
        why: String,
        /// Whether it was played all the same.
        is_played: bool,
    },
    /// What was wrong in the file of a server (GIB, NGF, UGF).
    List(ListErrorKind),
    /// Stones without a liberty were put up; they are taken off.
    NoLiberty {
        /// How many.
        n: usize,
    },
    /// Something that belongs to nothing.
    Stray {
        /// What was found.
        found: String,
    },
    /// A property before the first `;` of its tree.
    NoNode {
        /// The property.
        property: String,
    },
    /// A property without a value.
    NoValue {
        /// The property.
        property: String,
    },
    /// A property, or a value of it, that is there already; the first one counts.
    Twice {
        /// The property.
        property: String,
        /// Whether its values were put after those of the first one, in the same node.
        is_joined: bool,
    },
    /// A value that its property can't have.
    Value {
        /// The property.
        property: String,
        /// The value.
        found: String,
        /// What it might have been.
        wanted: &'static str,
    },
    /// Rules that are not known here (`RU`); [`Record::rules`](crate::Record::rules) takes the
    /// Chinese ones in their place.
    Rules {
        /// The rules.
        found: String,
    },
    /// Letters that were lost, since the bytes are not in the encoding; the first place.
    Encoding,
    /// The record's own word for its encoding (`CA`) is none that is known, or not true; what the bytes show counts.
    EncodingStated {
        /// Whether no encoding of that name is known.
        is_unknown: bool,
    },
    /// Letters whose encoding was guessed; the first place.
    EncodingGuessed {
        /// What it was taken for.
        encoding: Encoding,
    },
    /// Letters that can't be read. In [`faults`](crate::Record::faults) where the rest could be,
    /// and all letters that are not ASCII were lost.
    Bytes(EncodingError),
}

impl SgfError {
    /// The stable word for the error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match &self.kind {
            SgfErrorKind::NoGame => "no-game",
            SgfErrorKind::NoSuchGame { .. } => "no-such-game",
            SgfErrorKind::Limit { .. } => "limit",
            SgfErrorKind::OtherGame { .. } => "other-game",
            SgfErrorKind::Size { .. } => "size",
            SgfErrorKind::Setup(error) => error.code(),
            SgfErrorKind::SetupInGame { .. } => "setup-in-game",
            SgfErrorKind::NoBracket => "no-bracket",
            SgfErrorKind::UnclosedValue => "unclosed-value",
            SgfErrorKind::UnclosedGame { .. } => "unclosed-game",
            SgfErrorKind::Case { .. } => "small-letters",
            SgfErrorKind::SecondRoot => "second-root",
            SgfErrorKind::AfterVariation => "node-after-variation",
            SgfErrorKind::SetupAndMove => "setup-and-move",
            SgfErrorKind::TwoMoves => "two-moves",
            SgfErrorKind::PointTwice { .. } => "point-twice",
            SgfErrorKind::Misplaced { .. } => "property-misplaced",
            SgfErrorKind::IllegalMove { .. } => "illegal-move",
            SgfErrorKind::List(error) => error.code(),
            SgfErrorKind::NoLiberty { .. } => "no-liberty",
            SgfErrorKind::Stray { .. } => "stray-text",
            SgfErrorKind::NoNode { .. } => "no-node",
            SgfErrorKind::NoValue { .. } => "no-value",
            SgfErrorKind::Twice { .. } => "property-twice",
            SgfErrorKind::Value { .. } => "bad-value",
            SgfErrorKind::Rules { .. } => "rules-unknown",
            SgfErrorKind::Encoding
            | SgfErrorKind::EncodingStated { .. }
            | SgfErrorKind::EncodingGuessed { .. } => "encoding",
            SgfErrorKind::Bytes(error) => error.code(),
        }
    }
}

impl SgfErrorKind {
    /// Whether it deviates from the format, and is not only illegal in the game or not known here.
    #[must_use]
    pub const fn is_deviation(&self) -> bool {
        !matches!(self, Self::IllegalMove { .. } | Self::Rules { .. })
    }

    /// What the reader did about it, as a stable word: `left-out`, `kept` (as written, without a
    /// meaning), `closed` (at the end of the text), `added` (the node that was missing), `joined` (with the first of the
    /// name), `capitals` (the name is read by its capital letters), `variation` (taken as one),
    /// `played` (as far as it can be), `taken-off`, `default` (what is usual in its place),
    /// `replaced` (by U+FFFD), `guessed`. `refused` for what ends the reading.
    #[must_use]
    pub const fn done(&self) -> &'static str {
        match self {
            Self::NoGame
            | Self::NoSuchGame { .. }
            | Self::Limit { .. }
            | Self::Setup(_)
            | Self::SetupInGame { .. } => "refused",
            Self::Size { .. } | Self::Rules { .. } => "default",
            Self::UnclosedValue | Self::UnclosedGame { .. } => "closed",
            Self::NoNode { .. } | Self::NoBracket => "added",
            Self::Twice { is_joined: true, .. } => "joined",
            Self::Case { is_known: true, .. } => "capitals",
            Self::SecondRoot | Self::AfterVariation => "variation",
            Self::IllegalMove { is_played: true, .. } => "played",
            Self::NoLiberty { .. } => "taken-off",
            Self::List(error) => error.done(),
            Self::Stray { .. } | Self::NoValue { .. } | Self::IllegalMove { .. } => "left-out",
            Self::Value { .. }
            | Self::Twice { .. }
            | Self::Case { .. }
            | Self::SetupAndMove
            | Self::TwoMoves
            | Self::PointTwice { .. }
            | Self::Misplaced { .. }
            | Self::OtherGame { .. } => "kept",
            Self::Encoding | Self::Bytes(_) => "replaced",
            Self::EncodingGuessed { .. } | Self::EncodingStated { .. } => "guessed",
        }
    }
}

impl fmt::Display for SgfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}, column {}: ", self.line, self.column)?;
        }
        match &self.kind {
            SgfErrorKind::NoGame => f.write_str("no game, wanted a text with \"(;\" in it"),
            SgfErrorKind::NoSuchGame { found, games } => {
                write!(f, "game {found}, wanted one of the {games} games here, counted from 0")
            }
            SgfErrorKind::Limit { what, limit } => write!(f, "too many {what}, wanted at most {limit}"),
            SgfErrorKind::OtherGame { found } => write!(f, "a record of game {found}, wanted GM[1] for go"),
            SgfErrorKind::Size { found } => {
                write!(f, "board size \"{found}\", wanted a number from 1 to 52, or two as in 13:9")
            }
            SgfErrorKind::Setup(error) => error.fmt(f),
            SgfErrorKind::SetupInGame { after } => {
                write!(f, "stones set up after move {after}, wanted none after the first move")
            }
            SgfErrorKind::NoBracket => f.write_str("a game without its first bracket, wanted \"(\""),
            SgfErrorKind::UnclosedValue => f.write_str("a value without an end, wanted \"]\""),
            SgfErrorKind::UnclosedGame { missing: 1 } => {
                f.write_str("the end of the text in a game, wanted \")\"")
            }
            SgfErrorKind::UnclosedGame { missing } => {
                write!(f, "the end of the text in a game, wanted {missing} times \")\"")
            }
            SgfErrorKind::Case { found, .. } => {
                write!(f, "property {found}, wanted its name in capital letters")
            }
            SgfErrorKind::SecondRoot => f.write_str("a second first node, wanted one"),
            SgfErrorKind::AfterVariation => f.write_str("a node after a variation, wanted \"(\" before it"),
            SgfErrorKind::SetupAndMove => {
                f.write_str("stones put up and a move in one node, wanted two nodes")
            }
            SgfErrorKind::TwoMoves => f.write_str("moves of both sides in one node, wanted two nodes"),
            SgfErrorKind::PointTwice { property, found } => {
                write!(f, "{property}[{found}] names a point again, wanted every point once in a node")
            }
            SgfErrorKind::Misplaced { property } => write!(f, "{property}, wanted it in the first node"),
            SgfErrorKind::IllegalMove { number, why, .. } => write!(f, "move {number}: {why}"),
            SgfErrorKind::List(error) => error.fmt(f),
            SgfErrorKind::NoLiberty { n } => {
                write!(f, "{n} stones put up without a liberty, wanted a liberty for every chain")
            }
            SgfErrorKind::Stray { found } => {
                write!(f, "\"{found}\", wanted a property, \";\", \"(\" or \")\"")
            }
            SgfErrorKind::NoNode { property } => write!(f, "property {property}, wanted \";\" before it"),
            SgfErrorKind::NoValue { property } => {
                write!(f, "property {property} alone, wanted a value in []")
            }
            SgfErrorKind::Twice { property, .. } => write!(f, "{property} a second time, wanted it once"),
            SgfErrorKind::Value { property, found, wanted } => {
                write!(f, "{property}[{found}], wanted {wanted}")
            }
            SgfErrorKind::Rules { found } => {
                write!(f, "rules \"{found}\", wanted a set that is known here such as Chinese or AGA")
            }
            SgfErrorKind::Encoding => f.write_str("letters that can't be read, wanted UTF-8"),
            SgfErrorKind::EncodingStated { is_unknown: true } => {
                f.write_str("CA names no encoding that is known, wanted one that is, such as UTF-8")
            }
            SgfErrorKind::EncodingStated { .. } => {
                f.write_str("CA names another encoding than the bytes are in, wanted theirs")
            }
            SgfErrorKind::EncodingGuessed { encoding } => {
                write!(f, "letters taken for {} by a guess, wanted UTF-8 or CA", encoding.label())
            }
            SgfErrorKind::Bytes(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for SgfError {}
