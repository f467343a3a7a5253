//! Why a record can't be edited.

use super::NodeId;
use core::fmt;

/// Why a record can't be edited so. It is unchanged then.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EditError {
    /// The record has no such node, or has it no more.
    NoNode(NodeId),
    /// The first node has nothing above it and can't be removed or moved.
    First,
    /// A node can't be put below itself.
    BelowItself(NodeId),
    /// What is no name of a property.
    Name {
        /// What was found.
        found: String,
    },
    /// A property without a value.
    NoValue,
    /// A value as written that ends too early, or not at all: a `]` without a backslash before it, a
    /// backslash at the end.
    Value {
        /// What was found.
        found: String,
    },
    /// A point that is not on the record's board.
    OffBoard,
    /// The record would be larger than 1 GiB, or have more than two thousand million nodes.
    TooLarge,
}

impl EditError {
    /// The stable word for the error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoNode(_) => "no-such-node",
            Self::First => "first-node",
            Self::BelowItself(_) => "below-itself",
            Self::Name { .. } => "bad-name",
            Self::NoValue => "no-value",
            Self::Value { .. } => "bad-value",
            Self::OffBoard => "off-board",
            Self::TooLarge => "limit",
        }
    }
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNode(node) => write!(f, "node {node}, wanted a node of the record"),
            Self::First => f.write_str("the first node, wanted a node below it"),
            Self::BelowItself(node) => write!(f, "node {node} below itself, wanted a place elsewhere"),
            Self::Name { found } => {
                write!(
                    f,
                    "property \"{found}\", wanted a name of letters and digits that begins with a letter"
                )
            }
            Self::NoValue => f.write_str("a property without a value, wanted one value at least"),
            Self::Value { found } => {
                write!(f, "value \"{found}\", wanted a backslash before every \"]\" and none at the end")
            }
            Self::OffBoard => f.write_str("a point off the board, wanted one of the record's board"),
            Self::TooLarge => write!(f, "too much in one record, wanted at most {MOST_TEXT} bytes"),
        }
    }
}

impl core::error::Error for EditError {}

/// The most bytes of text in one record.
pub(super) const MOST_TEXT: usize = 1 << 30;
/// The most nodes, properties and values.
pub(super) const MOST_ENTRIES: usize = 1 << 31;
