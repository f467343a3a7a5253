//! What can be wrong in a text that is read into a list of moves.

use crate::gtp::VertexError;
use core::fmt;

/// What is wrong in a text with moves in it, and where.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ListError {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: ListErrorKind,
}

/// What can be wrong in a text with moves in it. Texts found are cut to 40 characters.
///
/// Readers of servers' files get over all but the first three, and list them in
/// [`MoveList::faults`](crate::MoveList::faults); lists in GTP and texts to share are given up at
/// the first of any kind.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ListErrorKind {
    /// Nothing of the format is in the text.
    NoGame {
        /// What would have been of it.
        wanted: &'static str,
    },
    /// More than is accepted.
    Limit {
        /// `bytes` or `moves`.
        what: &'static str,
        /// The most that is accepted.
        limit: usize,
    },
    /// A board size that no board has.
    Size {
        /// What was found.
        found: String,
    },
    /// A text in GTP that is no point of the board.
    Vertex(VertexError),
    /// A move in which no point of the board can be read.
    Move {
        /// What was found.
        found: String,
        /// What could have been read.
        wanted: &'static str,
    },
    /// A value that can't be what it stands for.
    Value {
        /// What it stands for.
        what: &'static str,
        /// What was found.
        found: String,
        /// What it might have been.
        wanted: &'static str,
    },
    /// Something that belongs to nothing, or not there.
    Stray {
        /// What was found.
        found: String,
        /// What might have stood there.
        wanted: &'static str,
    },
    /// The text ends too early.
    Unclosed {
        /// What is missing.
        wanted: &'static str,
    },
    /// Not as many moves as the text says it has.
    Count {
        /// How many there are.
        found: usize,
        /// How many it says.
        wanted: usize,
    },
    /// A text to share of a later version.
    Version {
        /// The version.
        found: String,
    },
    /// A text to share that is cut short or was changed.
    Checksum,
}

impl ListErrorKind {
    /// The stable word for the error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoGame { .. } => "no-game",
            Self::Limit { .. } => "limit",
            Self::Size { .. } => "size",
            Self::Vertex(error) => error.code(),
            Self::Move { .. } => "bad-point",
            Self::Value { .. } => "bad-value",
            Self::Stray { .. } => "stray-text",
            Self::Unclosed { .. } => "unclosed-game",
            Self::Count { .. } => "move-count",
            Self::Version { .. } => "share-version",
            Self::Checksum => "share-checksum",
        }
    }

    /// What readers that get over it do about it, as a stable word: see
    /// [`SgfErrorKind::done`](crate::SgfErrorKind::done).
    #[must_use]
    pub const fn done(&self) -> &'static str {
        if let Self::Unclosed { .. } = self { "closed" } else { "left-out" }
    }
}

impl ListError {
    /// The stable word for the error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.kind.code()
    }
}

impl fmt::Display for ListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

impl fmt::Display for ListErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoGame { wanted } => write!(f, "no game, wanted {wanted}"),
            Self::Limit { what, limit } => write!(f, "too many {what}, wanted at most {limit}"),
            Self::Size { found } => {
                write!(f, "board size \"{found}\", wanted 1 to 52 columns and rows")
            }
            Self::Vertex(error) => error.fmt(f),
            Self::Move { found, wanted } => write!(f, "move \"{found}\", wanted {wanted}"),
            Self::Value { what, found, wanted } => {
                write!(f, "{what} \"{found}\", wanted {wanted}")
            }
            Self::Stray { found, wanted } => write!(f, "\"{found}\", wanted {wanted}"),
            Self::Unclosed { wanted } => write!(f, "the end of the text, wanted {wanted}"),
            Self::Count { found, wanted } => write!(f, "{found} moves, wanted {wanted} as stated"),
            Self::Version { found } => write!(f, "version \"{found}\", wanted 1"),
            Self::Checksum => {
                f.write_str("a text that is cut short or was changed, wanted it as it was made")
            }
        }
    }
}

impl core::error::Error for ListError {}
