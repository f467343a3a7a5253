//! What a game's state is made of.

use crate::color::Color;

/// How a game ended without a count, other than by resignation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Decision {
    /// This side wins, by a ruling.
    Wins(Color),
    /// This side wins, since the other used up its time.
    WinsOnTime(Color),
    /// Both sides lose.
    BothLose,
    /// A draw.
    Draw,
    /// The game is played again.
    Replay,
    /// No result.
    NoResult,
    /// An extra game.
    ExtraGame,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Flow {
    Play,
    Offered(Color),
    Confirming,
    Stopped,
}

/// What runs up to the end of play; as it was before, once a stone is picked up again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Course {
    pub(super) flow: Flow,
    /// Passes in a row just before now.
    pub(super) n_passes: usize,
    /// Proposals of each side refused in a row.
    pub(super) refusals: [u8; 2],
    /// Which sides owe a stone.
    pub(super) owes: [bool; 2],
}

impl Course {
    pub(super) const START: Self = Self { flow: Flow::Play, n_passes: 0, refusals: [0; 2], owes: [false; 2] };
}

/// A sealed move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Sealed {
    pub(super) by: Color,
    pub(super) commitment: String,
}

/// An adjournment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Adjourned {
    pub(super) used_ms: Option<[u64; 2]>,
    pub(super) confirmed: [bool; 2],
}

/// What a move did besides what is seen on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Special {
    /// The same side passed before in the same situation, and that stops play.
    pub(super) repeats_pass: bool,
    /// The situation stands for the third time, and that ends the game.
    pub(super) ends_cycle: bool,
}
