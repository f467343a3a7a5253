//! A move: a play or a pass.

use crate::point::Point;

/// What a side does in its turn: a play or a pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone on this point.
    Play(Point),
    /// No stone (停一手, rule R-B-06).
    Pass,
}

impl From<Point> for Move {
    fn from(point: Point) -> Self {
        Self::Play(point)
    }
}
