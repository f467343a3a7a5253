//! A game: whose turn it is, which moves are legal and why not, and what has been played.

mod ending;
mod history;
mod illegal;
mod record;

use crate::board::{Board, Index, Kind};
use crate::color::Color;
use crate::point::{Point, Size};
use crate::rules::{KoRule, Rules, Suicide};
use crate::setup::Setup;
use ending::Ending;
pub use ending::{Phase, ResumeError};
use history::{Action, History, Repeats};
pub use illegal::IllegalMove;
pub use record::{MoveKind, MoveRecord};

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
    ending: Ending,
}

/// What the one legality function finds, before the evidence is put together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Legal,
    Occupied(Color),
    Suicide,
    Repeats { since: usize, ko: bool },
}

impl Game {
    /// A game from a starting position, which counts as the first position of its history.
    #[must_use]
    pub fn new(setup: Setup, rules: Rules) -> Self {
        let board = setup.board();
        let history = History::new(&board, setup.turn());
        let ending = Ending::new(board.size());
        Self { rules, setup, board, history, prisoners: [0; 2], ending }
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
        let at = self.board.layout().index(ko)?;
        matches!(self.verdict(self.turn(), at), Verdict::Repeats { .. }).then_some(ko)
    }

    /// Whether the side to move may make this move now.
    ///
    /// # Errors
    /// Why it may not, with the evidence.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        self.check_for(self.turn(), mv)
    }

    /// Whether `color` might make this move if it were its turn. For questions only: a move by
    /// the side that is not to move is refused by [`play_as`](Self::play_as).
    ///
    /// # Errors
    /// Why it might not, with the evidence.
    pub fn check_for(&self, color: Color, mv: Move) -> Result<(), IllegalMove> {
        if self.phase() != Phase::Play {
            return Err(IllegalMove::GameOver);
        }
        let Move::Play(point) = mv else { return Ok(()) };
        let at = self.board.layout().index(point).ok_or(IllegalMove::OffBoard)?;
        match self.verdict(color, at) {
            Verdict::Legal => Ok(()),
            Verdict::Occupied(color) => Err(IllegalMove::Occupied { point, color }),
            Verdict::Suicide => Err(IllegalMove::Suicide { point, chain: self.would_be_chain(color, point) }),
            Verdict::Repeats { since, ko: true } => Err(IllegalMove::Ko { point, since }),
            Verdict::Repeats { since, ko: false } => {
                Err(IllegalMove::Superko { point, kind: self.rules.ko, since })
            }
        }
    }

    /// Whether [`play_as`](Self::play_as) would make this move: as
    /// [`check_for`](Self::check_for), and it must be this side's turn (rule R-B-03).
    ///
    /// # Errors
    /// Why it may not, with the evidence.
    pub fn check_as(&self, color: Color, mv: Move) -> Result<(), IllegalMove> {
        let turn = self.turn();
        if color != turn && self.phase() == Phase::Play {
            return Err(IllegalMove::NotYourTurn { turn });
        }
        self.check_for(color, mv)
    }

    /// Where `color` might play if it were its turn: one byte for every point, row by row from
    /// the top left, 1 where [`check_for`](Self::check_for) is `Ok`, else 0. `mask` is filled as
    /// far as it reaches; what lies past the last point has no meaning.
    pub fn legal_mask(&self, color: Color, mask: &mut [u8]) {
        if self.phase() != Phase::Play {
            mask.fill(0);
            return;
        }
        let verdict = |at| self.verdict(color, at) == Verdict::Legal;
        let by_position = !matches!(self.rules.ko, KoRule::None | KoRule::Simple);
        if by_position && self.history.has_n_stones(self.board.n_stones() + 1) {
            self.board.scan(mask, |at, _| verdict(at));
            return;
        }
        // What has an empty neighbour is no suicide, and no single ko: a stone was just taken there,
        // and all around stand the stones that took it. A play that takes nothing adds one stone,
        // and no position had as many; one that takes something fills the last liberty of a chain.
        self.board.scan(mask, |at, has_liberty| has_liberty || verdict(at));
        if by_position {
            for at in self.board.ataris(color.opponent()) {
                if let Some(point) = self.board.layout().point(at)
                    && let Some(legal) = mask.get_mut(self.size().index(point))
                {
                    *legal = u8::from(verdict(at));
                }
            }
        }
    }

    /// Makes a move for the side to move.
    ///
    /// # Errors
    /// Why it may not; the game is unchanged.
    pub fn play(&mut self, mv: Move) -> Result<Played, IllegalMove> {
        self.play_as(self.turn(), mv)
    }

    /// Makes a move for `color`, whose turn it must be (rule R-B-03).
    ///
    /// # Errors
    /// Why it may not; the game is unchanged.
    pub fn play_as(&mut self, color: Color, mv: Move) -> Result<Played, IllegalMove> {
        self.check_as(color, mv)?;
        Ok(self.make(color, mv))
    }

    /// Makes a move as a record tells it, in turn or not, whatever the rules say of repetition and
    /// of giving up stones: what happened, happened. The other side moves next.
    ///
    /// # Errors
    /// What can't be done at all: play has ended, the point is off the board or occupied, or the
    /// stone alone would leave nothing behind. The game is unchanged.
    pub fn force(&mut self, color: Color, mv: Move) -> Result<Played, IllegalMove> {
        if let Err(illegal) = self.check_for(color, mv) {
            let possible = match &illegal {
                IllegalMove::Ko { .. } | IllegalMove::Superko { .. } => true,
                IllegalMove::Suicide { chain, .. } => chain.len() > 1,
                _ => false,
            };
            if !possible {
                return Err(illegal);
            }
        }
        Ok(self.make(color, mv))
    }

    /// Makes a move that was found to be possible.
    fn make(&mut self, color: Color, mv: Move) -> Played {
        self.ending.go_on(self.history.now());
        let place = match mv {
            Move::Pass => None,
            Move::Play(point) => self.board.layout().index(point),
        };
        let action = if let Some(at) = place {
            self.put(color, at)
        } else {
            self.board.lift_ko();
            Action::Pass
        };
        self.history.push(&self.board, action, color, color.opponent());
        Played {
            number: self.history.now(),
            color,
            captured: self.history.taken(self.history.now()).len(),
            suicide: matches!(action, Action::Play { suicide: true, .. }),
            phase: self.phase(),
        }
    }

    /// Puts a stone down and counts the prisoners.
    fn put(&mut self, color: Color, at: Index) -> Action {
        let suicide = self.board.put(color, at);
        let taker = if suicide { color.opponent() } else { color };
        self.prisoners[taker.index()] += u32::try_from(self.board.taken_cells().len()).unwrap_or(0);
        Action::Play { at: u16::try_from(at).unwrap_or(0), suicide }
    }

    /// The one legality function, for one point and one side.
    #[inline]
    fn verdict(&self, color: Color, at: Index) -> Verdict {
        let kind = self.board.kind_at(color, at);
        match kind {
            Kind::Stone(there) => return Verdict::Occupied(there),
            // R-B-14; one stone alone may never be given up, since nothing would change.
            Kind::Other
                if self.board.is_suicide_at(color, at)
                    && (self.rules.suicide == Suicide::Forbidden || self.board.is_alone_at(color, at)) =>
            {
                return Verdict::Suicide;
            }
            _ => {}
        }
        let current = self.history.current();
        // R-C-03: the side that took the ko is not the one that is banned.
        let is_ko = usize::from(current.ko) == at && current.color != color;
        let repeats = match self.rules.ko {
            KoRule::Simple if is_ko => return Verdict::Repeats { since: self.history.now() - 1, ko: true },
            KoRule::None | KoRule::Simple => return Verdict::Legal,
            KoRule::Positional => Repeats::Position,
            KoRule::Situational => Repeats::Situation(color.opponent()),
            KoRule::NaturalSituational => Repeats::PlayedSituation(color.opponent()),
        };
        match self.repeated(color, at, kind, repeats) {
            Some(since) => Verdict::Repeats { since, ko: is_ko },
            None => Verdict::Legal,
        }
    }

    /// The latest earlier position that a play would bring back (rules R-C-01, R-C-02).
    #[inline]
    fn repeated(&self, color: Color, at: Index, kind: Kind, repeats: Repeats) -> Option<usize> {
        let more_stones = self.board.n_stones() + 1;
        let hash = if kind == Kind::Plain {
            if !self.history.has_n_stones(more_stones) {
                return None;
            }
            self.board.hash_with(color, at)
        } else {
            let placement = self.board.placement(color, at);
            if !self.history.has_n_stones(more_stones - placement.n_taken as usize) {
                return None;
            }
            placement.hash
        };
        self.history.find(hash, repeats, |number| self.is_position_after(number, color, at))
    }

    /// Whether a play would leave exactly the stones that stood after move `number`. Only asked
    /// when the hashes are equal, so that it may take its time.
    fn is_position_after(&self, number: usize, color: Color, at: Index) -> bool {
        let mut after = self.board.clone();
        after.put(color, at);
        let mut then = self.board.padded_stones();
        self.history.rewind(&mut then, number);
        after.padded_stones() == then
    }

    /// The stones that would be without a liberty after a suicide.
    fn would_be_chain(&self, color: Color, point: Point) -> Vec<Point> {
        let friends = self.size().neighbors(point).filter(|&near| self.board.at(near) == Some(color));
        let mut chain = self.board.whole_chains(friends);
        chain.insert(point);
        chain.to_vec()
    }
}
