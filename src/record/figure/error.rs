//! What can be wrong in a picture.

use crate::point::SizeError;
use core::fmt;

/// What is wrong in a picture of a board, and where.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct FigureError {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What is wrong there.
    pub kind: FigureErrorKind,
}

/// What can be wrong in a picture of a board.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FigureErrorKind {
    /// A sign that stands for nothing.
    Sign {
        /// What was found.
        found: char,
    },
    /// A row with more or fewer points than the first one, or than there are letters of columns.
    Ragged {
        /// Its points.
        found: usize,
        /// As many were wanted.
        wanted: usize,
    },
    /// A number of a move for the second time.
    Twice {
        /// The number.
        found: u8,
    },
    /// No board is that large, or nothing at all was drawn.
    Size(SizeError),
    /// The text is too long.
    Limit {
        /// The most bytes that are read.
        limit: usize,
    },
}

impl FigureError {
    /// The stable word for the error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match &self.kind {
            FigureErrorKind::Sign { .. } => "diagram-sign",
            FigureErrorKind::Ragged { .. } => "diagram-ragged",
            FigureErrorKind::Twice { .. } => "diagram-twice",
            FigureErrorKind::Size(_) => "size",
            FigureErrorKind::Limit { .. } => "limit",
        }
    }
}

impl fmt::Display for FigureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        match &self.kind {
            FigureErrorKind::Sign { found } => {
                write!(f, "sign '{found}', wanted '.', 'X', 'O' or another sign of a point")
            }
            FigureErrorKind::Ragged { found, wanted } => write!(f, "{found} points, wanted {wanted}"),
            FigureErrorKind::Twice { found } => write!(f, "move {found} a second time, wanted it once"),
            FigureErrorKind::Size(error) => error.fmt(f),
            FigureErrorKind::Limit { limit } => write!(f, "too many bytes, wanted at most {limit}"),
        }
    }
}

impl core::error::Error for FigureError {}
