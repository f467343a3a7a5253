//! A game as a plain list of moves: what servers' files, lists in GTP and texts to share are read
//! into.

mod error;
mod lines;

use super::{Record, RecordInfo, RecordedMove};
use crate::color::Color;
use crate::moves::Move;
use crate::point::{Point, Size};
use crate::setup::{Setup, SetupError};
pub use error::{ListError, ListErrorKind};
pub(super) use lines::{Faults, column_of, end_of, lines};

/// A game without variations, as a text tells it, legal or not: stones put up, then moves.
///
/// ```
/// use lanke::{MoveList, OnIllegal, Size};
/// let list = MoveList::from_gtp("B Q16 W D4 pass", Size::STANDARD).unwrap();
/// assert_eq!(list.moves.len(), 3);
/// let record = list.record().unwrap();
/// let game = record.game(record.rules(), OnIllegal::Throw).unwrap().game;
/// assert_eq!(game.board().n_stones(), 2);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveList {
    /// The size of the board.
    pub size: Size,
    /// What is known of the game, under the names and in the spelling of SGF.
    pub info: RecordInfo,
    /// The stones before the first move. Of two on one point the later one stands.
    pub stones: Vec<(Color, Point)>,
    /// Whose turn it is then, where the text says it.
    pub turn: Option<Color>,
    /// What is said before the first move; empty if nothing is.
    pub comment: String,
    /// The moves in order, as written.
    pub moves: Vec<ListedMove>,
    /// What was wrong in the text and could be got over: the first 64, in the order of the text.
    pub faults: Vec<ListError>,
}

/// A move of a list.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ListedMove {
    /// Who made it.
    pub color: Color,
    /// What it was; `None` where no point of the board could be read.
    pub mv: Option<Move>,
    /// What is said of it; empty if nothing is.
    pub comment: String,
}

impl ListedMove {
    /// A move without a comment.
    #[must_use]
    pub const fn new(color: Color, mv: Move) -> Self {
        Self { color, mv: Some(mv), comment: String::new() }
    }
}

impl MoveList {
    /// An empty board of that size, nothing known, no moves.
    #[must_use]
    pub const fn new(size: Size) -> Self {
        Self {
            size,
            info: RecordInfo::new(),
            stones: Vec::new(),
            turn: None,
            comment: String::new(),
            moves: Vec::new(),
            faults: Vec::new(),
        }
    }

    /// Whose turn it is at the start: what the text says, else White's after handicap stones, else
    /// that of the first move's side, else Black's.
    #[must_use]
    pub fn first_turn(&self) -> Color {
        let first = self.moves.first().map(|first| first.color);
        self.turn_at_start().or(first).unwrap_or(Color::Black)
    }

    /// Whose turn it is at the start, whatever the moves are; `None` where that is open.
    pub(super) fn turn_at_start(&self) -> Option<Color> {
        let has_handicap = !self.stones.is_empty() && self.info.handicap().is_some_and(|n| n > 1);
        self.turn.or(has_handicap.then_some(Color::White))
    }

    /// The stones before the first move, and whose turn it is.
    ///
    /// # Errors
    /// [`SetupError::NoLiberty`], [`SetupError::OffBoard`].
    pub fn setup(&self) -> Result<Setup, SetupError> {
        let mut stones = vec![None; self.size.n_points()];
        for &(color, point) in &self.stones {
            if !self.size.contains(point) {
                return Err(SetupError::OffBoard);
            }
            stones[self.size.index(point)] = Some(color);
        }
        let setup = Setup::stones(self.size, &stones, self.first_turn())?;
        Ok(setup.with_n_handicap(self.info.handicap().unwrap_or(0)))
    }

    /// The list as a record, which can be played under rules. Comments and faults stay behind.
    ///
    /// # Errors
    /// As [`MoveList::setup`].
    pub fn record(&self) -> Result<Record, SetupError> {
        let moves = self.moves.iter().map(|listed| RecordedMove { color: listed.color, mv: listed.mv });
        Ok(Record {
            size: self.size,
            info: self.info.clone(),
            setup: self.setup()?,
            moves: moves.collect(),
            turns: Vec::new(),
            territory: Vec::new(),
            faults: Vec::new(),
        })
    }

    /// The side that would move next if turns alternate.
    pub(super) fn next_turn(&self) -> Color {
        self.moves.last().map_or_else(|| self.first_turn(), |last| last.color.opponent())
    }

    /// Writes what is known under a name of SGF's, unless it is nothing or there already.
    pub(super) fn tell(&mut self, name: &str, text: &str) {
        let text = text.trim();
        if !text.is_empty() && self.info.get(name).is_none() {
            self.info.set(name, text);
        }
    }
}

/// Adds a line to a comment.
pub(super) fn add_line(comment: &mut String, line: &str) {
    if !comment.is_empty() {
        comment.push('\n');
    }
    comment.push_str(line);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(x: u32, y: u32) -> Point {
        Size::STANDARD.point(x, y).unwrap()
    }

    #[test]
    fn the_turn_is_said_or_follows_from_handicap_or_from_the_first_move() {
        let mut list = MoveList::new(Size::STANDARD);
        assert_eq!(list.first_turn(), Color::Black);
        list.moves.push(ListedMove::new(Color::White, Move::Pass));
        assert_eq!(list.first_turn(), Color::White);
        list.moves[0].color = Color::Black;
        list.stones = vec![(Color::Black, point(3, 3)), (Color::Black, point(15, 15))];
        assert_eq!(list.first_turn(), Color::Black);
        list.info.set("HA", "2");
        assert_eq!(list.first_turn(), Color::White);
        list.turn = Some(Color::Black);
        assert_eq!(list.first_turn(), Color::Black);
        list.turn = Some(Color::White);
        assert_eq!((list.next_turn(), list.setup().unwrap().n_handicap()), (Color::White, 2));
    }

    #[test]
    fn of_two_stones_on_a_point_the_later_one_stands() {
        let mut list = MoveList::new(Size::STANDARD);
        list.stones = vec![(Color::Black, point(3, 3)), (Color::White, point(3, 3))];
        assert_eq!(list.setup().unwrap().stones_of(Color::White), [point(3, 3)]);
    }

    #[test]
    fn stones_that_cannot_stand_are_errors() {
        let mut list = MoveList::new(Size::new(1, 1).unwrap());
        list.stones = vec![(Color::Black, point(0, 0))];
        assert_eq!(list.record().unwrap_err().code(), "setup-no-liberty");
        list.stones = vec![(Color::Black, point(1, 0))];
        assert_eq!(list.record().unwrap_err().code(), "off-board");
    }

    #[test]
    fn what_is_known_first_counts_and_nothing_is_not_known() {
        let mut list = MoveList::new(Size::STANDARD);
        list.tell("PB", "  ");
        assert_eq!(list.info.get("PB"), None);
        list.tell("PB", " one ");
        list.tell("PB", "two");
        assert_eq!(list.info.get("PB"), Some("one"));
    }
}
