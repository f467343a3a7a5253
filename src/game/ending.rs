//! The end of a game: passes, marks of dead stones, and both sides' acceptance.

use super::history::Action;
use super::{Game, Move};
use crate::color::Color;
use crate::point::{Point, Size};
use crate::point_set::PointSet;
use core::fmt;

/// Where a game stands between its first move and its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Moves are made.
    Play,
    /// Play has stopped; dead stones are marked and accepted.
    Marking,
    /// There is a result.
    Over,
}

/// Play can't be resumed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResumeError {
    /// Play has not stopped.
    NotStopped,
    /// Both sides have accepted (rule R-D-09), or one has resigned.
    Over,
}

impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotStopped => "play has not stopped, wanted a game in its marking phase",
            Self::Over => "the game is over, wanted a game in its marking phase",
        })
    }
}

impl core::error::Error for ResumeError {}

/// How many passes in a row stop play: one each (rule R-D-03).
const PASSES_TO_STOP: usize = 2;

/// What belongs to the end of a game and not to its moves.
#[derive(Debug, Clone)]
pub(super) struct Ending {
    /// The stones marked dead, always whole chains.
    dead: PointSet,
    /// Which sides have accepted the marks.
    accepted: [bool; 2],
    /// Marking was asked for without passes, as at the end of a record.
    stopped: bool,
    /// The move numbers at which play was resumed after it had stopped, in order; those past the
    /// current move count again when redo comes to them.
    resumed: Vec<usize>,
}

impl Ending {
    pub(super) fn new(size: Size) -> Self {
        Self { dead: PointSet::new(size), accepted: [false; 2], stopped: false, resumed: Vec::new() }
    }

    /// The position changes: marks never leak into another one.
    pub(super) fn forget_marks(&mut self) {
        self.dead.clear();
        self.accepted = [false; 2];
        self.stopped = false;
    }

    /// A move is made after move `now`, in place of those that redo would have played.
    pub(super) fn go_on(&mut self, now: usize) {
        self.forget_marks();
        while self.resumed.last().is_some_and(|&number| number > now) {
            self.resumed.pop();
        }
    }
}

impl Game {
    /// Where the game stands.
    #[must_use]
    pub fn phase(&self) -> Phase {
        let current = self.history.current();
        if self.ending.accepted == [true; 2] || matches!(current.action, Action::Resign) {
            Phase::Over
        } else if self.ending.stopped || self.passes_in_a_row() >= PASSES_TO_STOP {
            Phase::Marking
        } else {
            Phase::Play
        }
    }

    /// Passes in a row just before now, those before a resumption not counted.
    #[must_use]
    pub fn passes_in_a_row(&self) -> usize {
        let now = self.move_number();
        let resumed = &self.ending.resumed;
        let n_before = resumed.partition_point(|&number| number <= now);
        let from = n_before.checked_sub(1).map_or(0, |latest| resumed[latest]);
        // The start is kept as a pass that nobody made: it is not among these numbers.
        (from + 1..=now)
            .rev()
            .take_while(|&number| {
                self.history.entry(number).is_some_and(|entry| matches!(entry.action, Action::Pass))
            })
            .take(PASSES_TO_STOP)
            .count()
    }

    /// The side that resigned.
    #[must_use]
    pub fn resigned(&self) -> Option<Color> {
        let current = self.history.current();
        matches!(current.action, Action::Resign).then_some(current.color)
    }

    /// Stops play for marking without passes, as at the end of a record whose passes were not
    /// written; nothing happens if play has stopped already.
    pub fn stop(&mut self) {
        if self.phase() == Phase::Play {
            self.ending.stopped = true;
        }
    }

    /// Goes on playing after play had stopped; the side goes on whose turn it was, and the marks
    /// are gone. Gives that side.
    ///
    /// # Errors
    /// Play has not stopped, or the game is over.
    pub fn resume(&mut self) -> Result<Color, ResumeError> {
        match self.phase() {
            Phase::Play => Err(ResumeError::NotStopped),
            Phase::Over => Err(ResumeError::Over),
            Phase::Marking => {
                let now = self.move_number();
                self.ending.go_on(now);
                if self.ending.resumed.last() != Some(&now) {
                    self.ending.resumed.push(now);
                }
                Ok(self.turn())
            }
        }
    }

    /// A further pass after passes have stopped play, as records have it (three are usual under
    /// AGA rules): play has stopped still. `false`, and nothing changes, in any other phase.
    pub(crate) fn pass_again(&mut self, color: Color) -> bool {
        let is_stopped = self.phase() == Phase::Marking;
        if is_stopped {
            self.make(color, Move::Pass);
        }
        is_stopped
    }

    /// `color` accepts the marks as they are; when both have, the game is over. Every later
    /// change of a mark takes the acceptance of both back. `false`, and nothing changes, unless
    /// the game is in its marking phase.
    pub fn accept(&mut self, color: Color) -> bool {
        let marking = self.phase() == Phase::Marking;
        if marking {
            self.ending.accepted[color.index()] = true;
        }
        marking
    }

    /// Which sides have accepted the marks, Black first.
    #[must_use]
    pub const fn accepted(&self) -> [bool; 2] {
        self.ending.accepted
    }

    /// The stones marked dead.
    #[must_use]
    pub const fn dead(&self) -> &PointSet {
        &self.ending.dead
    }

    /// Marks the chains of `points` dead and every other chain alive. Points without a stone
    /// mark nothing. `false`, and nothing changes, if the game is over.
    pub fn set_dead(&mut self, points: impl IntoIterator<Item = Point>) -> bool {
        if self.phase() == Phase::Over {
            return false;
        }
        let dead = self.board.whole_chains(points);
        if dead != self.ending.dead {
            self.ending.accepted = [false; 2];
            self.ending.dead = dead;
        }
        true
    }

    /// Marks the region of the stone on `point` dead ([`region`](Self::region)), or alive if that
    /// stone is marked; gives the stones of the region. Asked twice, all
    /// of them are as the stone on `point` was: marks that differed within the region do not come back.
    /// Without a stone there, or in a game that is over, it gives no stones and changes nothing.
    pub fn toggle_region(&mut self, point: Point) -> Vec<Point> {
        let stones = self.region(point);
        self.toggle(point, stones)
    }

    /// As [`toggle_region`](Self::toggle_region), for the chain on `point` alone.
    pub fn toggle_chain(&mut self, point: Point) -> Vec<Point> {
        let stones = self.board.chain(point);
        self.toggle(point, stones)
    }

    fn toggle(&mut self, point: Point, stones: Vec<Point>) -> Vec<Point> {
        if self.phase() == Phase::Over || stones.is_empty() {
            return Vec::new();
        }
        let alive = self.ending.dead.contains(point);
        for &stone in &stones {
            if alive {
                self.ending.dead.remove(stone);
            } else {
                self.ending.dead.insert(stone);
            }
        }
        self.ending.accepted = [false; 2];
        stones
    }

    /// The stones that live or die together with the stone on `point`: those of its colour that
    /// are reached from it over its own colour, empty points, and stones of the other colour that
    /// are marked dead. Row by row; empty where no stone stands.
    #[must_use]
    pub fn region(&self, point: Point) -> Vec<Point> {
        self.board.region(point, &self.ending.dead)
    }
}
