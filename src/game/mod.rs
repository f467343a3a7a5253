//! A game: whose turn it is, which moves are legal and why not, and what has been played.

mod act;
mod check;
mod course;
mod cycle;
mod ending;
mod event;
mod history;
mod illegal;
mod log;
mod make;
mod pause;
mod record;
mod refusal;
mod rulings;
mod sealed;
mod state;
mod sync;

use crate::board::Board;
use crate::color::Color;
pub use crate::moves::Move;
use crate::point::{Point, Size};
use crate::rules::Rules;
use crate::setup::Setup;
pub use course::Decision;
pub use cycle::{Cycle, CycleKind};
pub use ending::{Phase, Stage};
pub use event::{By, Event, EventKind, Report};
use history::History;
pub use illegal::IllegalMove;
use log::Log;
pub use record::{MoveKind, MoveRecord};
pub use refusal::Refusal;
pub use rulings::LoggedRuling;
pub use sealed::{NoteError, SALT_LENGTH, commitment};
use state::State;
pub(crate) use sync::Standing;

/// What a move did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Played {
    /// The number of the move, from 1.
    pub number: usize,
    /// Who made it.
    pub color: Color,
    /// How many stones came off; [`Game::taken`] tells which.
    pub captured: usize,
    /// Whether they were the mover's own.
    pub suicide: bool,
    /// Whether the game is still played, or stands still for marking.
    pub phase: Phase,
}

/// A game of Go under one set of rules.
///
/// Every question of legality is decided by [`check`](Self::check), on this order: game over,
/// turn, on the board, empty, liberties, repetition (rule R-B-20). A refused move changes nothing.
///
/// ```
/// use lanke::{Game, IllegalMove, Move, Rules, Setup, Size};
/// let size = Size::new(9, 9).unwrap();
/// let mut game = Game::new(Setup::empty(size), Rules::default());
/// let point = size.point(4, 4).unwrap();
/// game.play(Move::Play(point)).unwrap();
/// assert!(matches!(game.check(Move::Play(point)), Err(IllegalMove::Occupied { .. })));
/// assert_eq!(game.undo(1), 1);
/// assert!(game.check(Move::Play(point)).is_ok());
/// ```
#[derive(Debug, Clone)]
pub struct Game {
    rules: Rules,
    setup: Setup,
    board: Board,
    history: History,
    /// Stones that Black and White have taken, own stones lost by suicide counting for the other.
    prisoners: [u32; 2],
    log: Log,
    state: State,
}

impl Game {
    /// A game from a starting position, which counts as the first position of its history.
    #[must_use]
    pub fn new(setup: Setup, rules: Rules) -> Self {
        let board = setup.board();
        let history = History::new(&board, setup.turn());
        let state = State::new(board.size());
        let prisoners = setup.prisoners();
        Self { rules, setup, board, history, prisoners, log: Log::default(), state }
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position the game started from.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The board as it stands.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The board's size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.board.size()
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.history.current().turn
    }

    /// How many moves have been made, passes and a resignation included.
    #[must_use]
    pub const fn move_number(&self) -> usize {
        self.history.now()
    }

    /// How many moves there are, those that [`redo`](Self::redo) would play included.
    #[must_use]
    pub const fn n_moves(&self) -> usize {
        self.history.last()
    }

    /// How many stones each side has taken, Black first. Own stones lost by suicide count for
    /// the other side.
    #[must_use]
    pub const fn prisoners(&self) -> [u32; 2] {
        self.prisoners
    }

    /// The point that a single ko closes to the side to move. `None` if the rules let it retake.
    #[must_use]
    pub fn ko(&self) -> Option<Point> {
        let ko = self.board.ko()?;
        self.is_repetition(ko).then_some(ko)
    }
}
