//! Lanke (烂柯): a rules-correct game of Go.
mod board;
mod color;
mod game;
mod komi;
mod perft;
mod playout;
mod point;
mod point_set;
mod record;
mod rng;
mod rules;
mod score;
mod setup;
#[cfg(feature = "wasm")]
pub mod wasm;

pub use board::{Board, PlaceError, Placed};
pub use color::Color;
pub use game::{Game, IllegalMove, Move, MoveKind, MoveRecord, Phase, Played, ResumeError};
pub use komi::{Komi, KomiError};
pub use perft::perft;
pub use playout::random_game;
pub use point::{MAX_SIDE, Point, Size, SizeError};
pub use point_set::PointSet;
pub use record::{
    BadMove, BadMoveReason, Diagram, DiagramError, Limits, OnIllegal, ReadOptions, Record, RecordInfo,
    RecordedMove, Replay, SgfError, SgfErrorKind, VertexError,
};
pub use rng::Rng;
pub use rules::{HandicapCompensation, KoRule, Preset, Rules, Scoring, Suicide};
pub use score::{Area, Count, Margin, Outcome, Score, Side, area, score};
pub use setup::{Setup, SetupError};

/// The version of this crate and of the npm package.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
