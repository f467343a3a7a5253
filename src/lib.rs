//! Lanke (烂柯): a rules-correct game of Go (weiqi, baduk).
//!
//! A [`Game`] is played under [`Rules`] from a [`Setup`]; [`Game::check`] says whether a move is
//! legal and why not; [`score`] counts a [`Board`] whose dead stones are known; a [`Record`] is
//! what an SGF file says. The rules carried out are stated one by one, with their ids, in the
//! project's `docs/RULES.md`.
//!
//! The core does no input or output, reads no clock, keeps no global state and uses no floating
//! point: the same calls give the same answers on every machine. Counts are integers in halves of
//! a point, komi and margins in quarters of a 子.

mod color;
mod gtp;
mod komi;
mod moves;
mod nigiri;
mod point;
mod point_set;
mod rng;
mod text;

mod board;
mod referee;
mod rules;
mod setup;

mod game;
mod life;
mod perft;
mod playout;

mod record;
mod score;

#[cfg(feature = "boundary")]
pub mod wasm;

pub use board::{Board, PlaceError, Placed};
pub use color::Color;
pub use game::{
    By, Cycle, CycleKind, Decision, Event, EventKind, Game, IllegalMove, LoggedRuling, Move, MoveKind,
    MoveRecord, NoteError, Phase, Played, Refusal, Report, SALT_LENGTH, Stage, commitment,
};
pub use gtp::VertexError;
pub use komi::{Komi, KomiError};
pub use life::{
    JudgeOptions, JudgedChain, Judgement, PassAlive, Progress, Proof, Status, VitalRegion, Why, judge,
    pass_alive, provably_dead,
};
pub use nigiri::{Drawer, Drawn, NigiriError, nigiri, nigiri_holder};
pub use perft::perft;
pub use playout::random_game;
pub use point::{MAX_SIDE, Point, Size, SizeError};
pub use point_set::PointSet;
pub use record::{
    BadMove, BadMoveReason, Decoded, Diagram, DiagramError, EditError, Encoding, EncodingError,
    EncodingSource, Figure, FigureError, FigureErrorKind, FigureForm, FoundEncoding, GameRecord, GtpForm,
    KomiScale, Limits, ListError, ListErrorKind, ListedMove, Mark, MoveList, NodeId, OnIllegal, Order,
    Overtime, PositionError, Positions, PropertyView, ReadOptions, Record, RecordInfo, RecordKind,
    RecordResult, RecordedMove, RecordedWinner, Records, Replay, ResultBy, SgfError, SgfErrorKind, Shared,
    StatedEncoding, StatedKomi, WriteOptions, decode, find_encoding,
};
pub use referee::{Act, Circumstances, Decider, Effect, Ruling};
pub use rng::Rng;
pub use rules::{
    Button, Cycles, EndOffer, GiveUpPlay, HandicapCompensation, IllegalActs, KoRule, LastPass, Marks,
    PassStones, Passes, Preset, RepeatedPass, Resumption, Rules, Scoring, Suicide, Tax,
};
pub use score::{Area, Count, Margin, Outcome, Score, Side, area, score};
pub use setup::{Setup, SetupError};

/// The version of this crate and of the npm package.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The Rust of the README, tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
