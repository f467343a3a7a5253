//! Where the nodes of a record stand: positions on a board.

mod error;
mod go;
mod record;
mod segment;

use super::RecordedMove;
use super::replay::BadMove;
use super::tree::{GameRecord, NodeId};
use crate::color::Color;
use crate::game::{Game, Move, Standing};
use crate::rules::{Cycles, KoRule, Rules};
use crate::setup::{Setup, SetupError};
pub use error::PositionError;
use segment::{Segments, Start};

/// How many nodes are looked at for the move that tells whose turn it is.
const LOOK_AHEAD: usize = 100;
/// After how many steps the state of the game is kept, to go back to.
const STEPS: usize = 32;

/// Something on the way to a node that the rules forbid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Finding {
    /// A move.
    Bad(BadMove),
    /// So many stones were put up in chains without a liberty, and taken off.
    NoLiberty(usize),
}

/// Goes to the positions of a record's nodes, one after the other, under one set of rules.
///
/// It stands at one node, and goes to another by taking back to where their lines part and playing on
/// from there, so that neighbours cost a move, and any node no more than the moves of its line.
/// Moves that the rules forbid are played as far as they can be: a stone on a stone takes that one's place, a stone
/// alone that would have no liberty stays off. Stones put up after the start, and stones that took another one's
/// place, begin the game's history anew: repetition is looked for from there on. It serves one record, edited as it may be;
/// another one needs its own.
///
/// ```
/// use lanke::{Positions, ReadOptions, Records};
/// let records = Records::read(b"(;SZ[9];B[ee];W[dd];AE[ee]AB[aa])", &ReadOptions::default()).unwrap();
/// let record = &records.games[0];
/// let mut positions = Positions::new(record.rules());
/// let last = record.main_line().last().unwrap();
/// let game = positions.game(record, last).unwrap();
/// assert_eq!((game.board().n_stones(), game.move_number()), (2, 0));
/// assert_eq!(positions.move_number(), 2);
/// ```
#[derive(Debug, Clone)]
pub struct Positions {
    rules: Rules,
    /// Whether moves out of turn are told.
    tells_turns: bool,
    /// Of which state of which record.
    edits: Option<u64>,
    steps: Vec<Step>,
    segments: Segments,
    /// How the game stood at every so many steps: the step, its segment, and that.
    standings: Vec<(usize, usize, Standing)>,
    /// For every node how deep it lies, if it is the step there: what is left from other ways does no harm.
    depths: Vec<u32>,
}

/// A node on the way from the first one, and how things stand after it.
#[derive(Debug, Clone, Copy)]
struct Step {
    node: NodeId,
    segment: usize,
    /// How many moves the segment's game has.
    n_moves: usize,
    /// How many entries its log has.
    n_logged: usize,
    turn: Color,
    number: usize,
    n_free: u32,
}

impl Positions {
    /// Positions under these rules.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            tells_turns: true,
            edits: None,
            steps: Vec::new(),
            segments: Segments::default(),
            standings: Vec::new(),
            depths: Vec::new(),
        }
    }

    /// Positions under what every set of rules has: no stone on a stone, none without liberties unless the record's own
    /// rules allow it, no ko retaken at once. Whose turn it is, is not asked.
    #[must_use]
    pub fn basic(record: &GameRecord) -> Self {
        let rules = Rules { ko: KoRule::Simple, cycles: Cycles::None, ..record.rules() };
        Self { tells_turns: false, ..Self::new(rules) }
    }

    /// The game at a node: all that was played from the start, or from the stones last put up, to there.
    ///
    /// # Errors
    /// [`PositionError`].
    pub fn game(&mut self, record: &GameRecord, node: NodeId) -> Result<&Game, PositionError> {
        self.go_to(record, node, &mut |_, _| {})?;
        self.current().ok_or(PositionError::NoNode(node))
    }

    /// The number of the latest move at the node asked for last: how many moves there are from the first node to it.
    #[must_use]
    pub fn move_number(&self) -> usize {
        self.steps.last().map_or(0, |step| step.number)
    }

    fn current(&self) -> Option<&Game> {
        self.segments.current().map(|player| &player.game)
    }

    /// Goes on to a child of the node where we stand, or to the first node at the start.
    pub(super) fn step(&mut self, record: &GameRecord, node: NodeId, tell: &mut dyn FnMut(NodeId, Finding)) {
        if self.steps.is_empty() {
            self.begin(record, node);
        }
        self.set_up(record, node, tell);
        self.play(record, node, 0, tell);
        self.push_step(node);
    }

    fn push_step(&mut self, node: NodeId) {
        let Some(player) = self.segments.current() else { return };
        let (turn, number, n_free) = (player.turn, player.number, player.n_free);
        let (n_moves, n_logged) = (player.game.move_number(), player.game.n_logged());
        let depth = self.steps.len();
        let segment = self.segments.last();
        if depth.is_multiple_of(STEPS) {
            self.standings.push((depth, segment, player.game.standing()));
        }
        if self.depths.len() <= node.index() {
            self.depths.resize(node.index() + 1, 0);
        }
        if let Some(place) = self.depths.get_mut(node.index()) {
            *place = u32::try_from(depth).unwrap_or(u32::MAX);
        }
        self.steps.push(Step { node, segment, n_moves, n_logged, turn, number, n_free });
    }

    /// The empty board before the first node.
    fn begin(&mut self, record: &GameRecord, node: NodeId) {
        let handicap = record.info().handicap().filter(|n| *n >= 2).unwrap_or(0);
        let turn = next_mover(record, node).unwrap_or(Color::Black);
        let setup = Setup::empty(record.size()).with_turn(turn).with_n_handicap(handicap);
        self.segments.begin(Start { setup, number: 0, step: 0, n_moves: None }, self.rules);
    }

    /// Puts up the stones of a node, and hands the turn over where it says so.
    fn set_up(&mut self, record: &GameRecord, node: NodeId, tell: &mut dyn FnMut(NodeId, Finding)) {
        let Some(player) = self.segments.current_mut() else { return };
        let stated = record.stated_turn(node);
        let has_stones = record.has_setup(node);
        if !has_stones {
            match stated {
                // Nothing was played yet: it is said who begins.
                Some(turn) if player.number == 0 => {
                    let setup = player.game.setup().clone().with_turn(turn);
                    self.begin_segment(setup, 0, 0);
                }
                // With a move in the same node it says nothing that the move does not.
                Some(turn) if record.move_at(node).is_none() => player.hand_over(turn),
                _ => {}
            }
            return;
        }
        let number = player.number;
        let mut stones: Vec<_> = player.game.board().stones().collect();
        let (handicap, prisoners) = (player.game.setup().n_handicap(), player.game.prisoners());
        let before = player.turn;
        record.put_up(node, &mut stones);
        let has_handicap = number == 0 && handicap >= 2 && stones.contains(&Some(Color::Black));
        let turn = match stated {
            Some(turn) => turn,
            None if has_handicap => Color::White,
            None => next_mover(record, node).unwrap_or(before),
        };
        let taken_off = take_off(record, &mut stones);
        if taken_off > 0 {
            tell(node, Finding::NoLiberty(taken_off));
        }
        if let Ok(setup) = Setup::stones(record.size(), &stones, turn) {
            self.begin_segment(setup.with_n_handicap(handicap).with_prisoners(prisoners), number, 0);
        }
    }

    fn begin_segment(&mut self, setup: Setup, number: usize, n_moves: usize) {
        self.segments
            .begin(Start { setup, number, step: self.steps.len(), n_moves: Some(n_moves) }, self.rules);
    }

    /// Plays the moves of a node, but for the first ones.
    fn play(
        &mut self,
        record: &GameRecord,
        node: NodeId,
        from: usize,
        tell: &mut dyn FnMut(NodeId, Finding),
    ) {
        for (n, entry) in record.moves_at(node).enumerate().skip(from) {
            let Some(player) = self.segments.current_mut() else { return };
            if !self.tells_turns {
                // So that what else is wrong with a move out of turn is seen.
                player.turn = entry.color;
            }
            let Some(mut bad) = player.play(entry) else { continue };
            if let RecordedMove { color, mv: Some(Move::Play(point)) } = entry
                && !bad.is_played
                && player.game.board().at(point).is_some()
            {
                // The stone takes the other one's place.
                let number = player.number - 1;
                let (handicap, prisoners) = (player.game.setup().n_handicap(), player.game.prisoners());
                let mut stones: Vec<_> = player.game.board().stones().collect();
                if let Some(there) = stones.get_mut(record.size().index(point)) {
                    *there = None;
                }
                if let Ok(setup) = Setup::stones(record.size(), &stones, color) {
                    self.begin_segment(setup.with_n_handicap(handicap).with_prisoners(prisoners), number, n);
                    let player = self.segments.current_mut();
                    bad.is_played =
                        player.is_some_and(|player| player.play(entry).is_none_or(|bad| bad.is_played));
                }
            }
            tell(node, Finding::Bad(bad));
        }
    }
}

/// Who makes the next move, from a node on.
fn next_mover(record: &GameRecord, node: NodeId) -> Option<Color> {
    record.line_from(node).take(LOOK_AHEAD).find_map(|node| record.move_at(node)).map(|entry| entry.color)
}

/// Takes off the chains that have no liberty; gives how many stones they are.
fn take_off(record: &GameRecord, stones: &mut [Option<Color>]) -> usize {
    let size = record.size();
    let mut n = 0;
    while let Err(SetupError::NoLiberty { chain }) = Setup::stones(size, stones, Color::Black) {
        n += chain.len();
        for point in chain {
            if let Some(there) = stones.get_mut(size.index(point)) {
                *there = None;
            }
        }
    }
    n
}

#[cfg(test)]
mod tests;
