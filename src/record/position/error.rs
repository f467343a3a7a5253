//! Why a node has no position.

use crate::record::{NodeId, SgfError};
use core::fmt;

/// Why a node has no position.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PositionError {
    /// The record has no such node.
    NoNode(NodeId),
    /// The record can't be put on a board ([`GameRecord::trouble`](crate::GameRecord::trouble)).
    Trouble(SgfError),
}

impl PositionError {
    /// The stable word for the error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoNode(_) => "no-such-node",
            Self::Trouble(error) => error.code(),
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNode(node) => write!(f, "node {node}, wanted a node of the record"),
            Self::Trouble(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for PositionError {}
