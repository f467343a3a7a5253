//! What people write down: records of games (SGF), the texts of points, pictures of boards.

mod amount;
mod diagram;
mod encoding;
mod end;
mod figure;
mod foreign;
mod gtp;
mod info;
mod line;
mod list;
mod position;
mod replay;
mod result;
mod scale;
mod sgf;
mod share;
mod time;
mod tree;

use crate::color::Color;
use crate::game::Move;
use crate::point::{Point, Size};
use crate::setup::Setup;
pub use diagram::{Diagram, DiagramError};
pub use encoding::{
    Decoded, Encoding, EncodingError, EncodingSource, FoundEncoding, StatedEncoding, decode, find_encoding,
};
pub use figure::{Figure, FigureError, FigureErrorKind, FigureForm, Mark};
pub use foreign::RecordKind;
pub use gtp::GtpForm;
pub use info::RecordInfo;
pub use list::{ListError, ListErrorKind, ListedMove, MoveList};
pub use position::{PositionError, Positions};
pub use replay::{BadMove, BadMoveReason, OnIllegal, Replay};
pub use result::{RecordResult, RecordedWinner, ResultBy};
pub use scale::{KomiScale, StatedKomi};
pub use sgf::{Limits, ReadOptions, Records, SgfError, SgfErrorKind, WriteOptions};
pub use share::Shared;
pub use time::Overtime;
pub use tree::{EditError, GameRecord, NodeId, Order, PropertyView};

/// A game as a record tells it: the main line, without variations or comments.
///
/// A record says what was played, legal or not; [`Record::game`] plays it under rules.
///
/// ```
/// use lanke::{OnIllegal, ReadOptions, Record, RecordInfo};
/// let sgf = b"(;FF[4]SZ[9]KM[7.5]RU[Chinese]PB[Wang Zhi];B[ee];W[dd](;B[ff])(;B[cc]))";
/// let record = Record::read(sgf, &ReadOptions::default()).unwrap();
/// assert_eq!(record.moves.len(), 3);
/// assert_eq!(record.info.get("PB"), Some("Wang Zhi"));
/// let game = record.game(record.rules(), OnIllegal::Throw).unwrap().game;
/// assert_eq!(game.board().n_stones(), 3);
/// assert!(game.to_sgf(&record.info).starts_with("(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[7.5]RU[Chinese]"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The size of the board: 19 by 19 where the record names none.
    pub size: Size,
    /// Komi, handicap, rules, result, players and whatever else is known of the game.
    pub info: RecordInfo,
    /// The stones before the first move, and whose turn it is.
    ///
    /// The turn is what the record states, else White's after handicap stones, else that of the
    /// first move's side, else Black's.
    pub setup: Setup,
    /// The moves in order, as written.
    pub moves: Vec<RecordedMove>,
    /// Where the record says, after the first moves, whose turn it is: after how many moves, and whose.
    /// A side whose turn is passed over so has lost it (rule R-D-14).
    pub turns: Vec<(usize, Color)>,
    /// Whose territory points are, in the latest node that says so (`TB`, `TW`); with a counted
    /// result that tells which stones are dead.
    pub territory: Vec<(Color, Point)>,
    /// What was wrong in the text, or is not known here, and could be got over: the first 1,000 that
    /// the reader comes upon, in the order of the text.
    pub faults: Vec<SgfError>,
}

/// A move as written in a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RecordedMove {
    /// Who made it.
    pub color: Color,
    /// What it was. `None` where no point could be read; a point may lie off the board, which
    /// the game answers.
    pub mv: Option<Move>,
}
