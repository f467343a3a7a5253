//! The end of a game: where it stands, and the short ways to the acts of its end.

use super::course::Decision;
use super::event::{By, EventKind};
use super::{Game, Refusal};
use crate::color::Color;
use crate::point::Point;
use crate::point_set::PointSet;

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

/// Where a game stands, in full (rule R-D-15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Moves are made.
    Playing,
    /// A side has proposed that the game has ended; the other may agree, refuse, or play on.
    Offered {
        /// Who proposed it.
        by: Color,
    },
    /// Passes have put the question whether both agree that the game has ended (E88): the side to move
    /// proposes it, or plays on.
    Confirming,
    /// Play has stopped, and nobody has marked or accepted anything yet.
    Stopped,
    /// Dead stones are being marked and accepted.
    Marking,
    /// Both sides have accepted the same marks: nothing is reopened, but the count may be checked
    /// until both confirm it (rules R-D-09, R-D-13).
    Agreed,
    /// The result stands.
    Over,
}

impl Stage {
    /// The stable word: `playing`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Playing => "playing",
            Self::Offered { .. } => "offered",
            Self::Confirming => "confirming",
            Self::Stopped => "stopped",
            Self::Marking => "marking",
            Self::Agreed => "agreed",
            Self::Over => "over",
        }
    }

    /// The phase it belongs to.
    #[must_use]
    pub const fn phase(self) -> Phase {
        match self {
            Self::Playing | Self::Offered { .. } | Self::Confirming => Phase::Play,
            Self::Stopped | Self::Marking => Phase::Marking,
            Self::Agreed | Self::Over => Phase::Over,
        }
    }
}

impl Game {
    /// Where the game stands.
    #[must_use]
    #[inline]
    pub fn phase(&self) -> Phase {
        self.stage().phase()
    }

    /// Where the game stands, in full.
    #[must_use]
    #[inline]
    pub fn stage(&self) -> Stage {
        if self.resigned().is_some() { Stage::Over } else { self.state.stage() }
    }

    /// Passes in a row just before now, those before a resumption not counted.
    #[must_use]
    pub const fn passes_in_a_row(&self) -> usize {
        self.state.course.n_passes
    }

    /// The side that must put a stone down before it may pass or propose the end again; of both, the
    /// one to move.
    #[must_use]
    pub fn must_play(&self) -> Option<Color> {
        let turn = self.turn();
        [turn, turn.opponent()].into_iter().find(|color| self.state.course.owes[color.index()])
    }

    /// How a ruling or a cycle ended the game.
    #[must_use]
    pub const fn decided(&self) -> Option<Decision> {
        self.state.decided
    }

    /// The side that all contested points go to, since the other gave up play (rule R-D-12).
    #[must_use]
    pub const fn contested(&self) -> Option<Color> {
        self.state.contested
    }

    /// How often each side has passed, Black first.
    #[must_use]
    pub const fn passes(&self) -> [u32; 2] {
        self.state.passes
    }

    /// The side that passed first.
    #[must_use]
    pub const fn first_pass(&self) -> Option<Color> {
        self.state.first_pass
    }

    /// Which sides have accepted the marks, Black first.
    #[must_use]
    pub const fn accepted(&self) -> [bool; 2] {
        self.state.accepted
    }

    /// Which sides have confirmed the result, Black first.
    #[must_use]
    pub const fn confirmed(&self) -> [bool; 2] {
        self.state.confirmed
    }

    /// The stones marked dead.
    #[must_use]
    pub const fn dead(&self) -> &PointSet {
        &self.state.dead
    }

    /// Gives the game up for `color`, in its turn or not; the other side wins (rule R-D-02).
    /// `false`, and nothing changes, if the game is over already.
    pub fn resign(&mut self, color: Color) -> bool {
        self.act(color.into(), EventKind::Resign).is_ok()
    }

    /// Stops play for marking without passes, as at the end of a record whose passes were not
    /// written; nothing happens if play has stopped already.
    pub fn stop(&mut self) {
        // It is refused in other phases alone, where there is nothing to stop.
        let _ = self.act(By::Referee, EventKind::Stop);
    }

    /// Goes on playing after play had stopped, with the marks gone; gives the side that plays first.
    /// [`act`](Self::act) says who asks for it, which makes a difference under some rules.
    ///
    /// # Errors
    /// Play has not stopped, or the game is over.
    pub fn resume(&mut self) -> Result<Color, Refusal> {
        self.act(By::Referee, EventKind::Resume).map(|()| self.turn())
    }

    /// `color` accepts the marks as they are; when both have, the sides agree. Every later
    /// change of a mark takes the acceptance of both back. `false`, and nothing changes, unless
    /// the game is in its marking phase.
    pub fn accept(&mut self, color: Color) -> bool {
        matches!(self.act(color.into(), EventKind::Accept), Ok(()) | Err(Refusal::NoChange))
    }

    /// Marks the chains of `points` dead and every other chain alive. Points without a stone
    /// mark nothing. While play goes on it is an estimate, which the next move clears, and no event.
    /// `false`, and nothing changes, if the game is over.
    pub fn set_dead(&mut self, points: impl IntoIterator<Item = Point>) -> bool {
        self.mark_by(By::Referee, self.board.whole_chains(points))
    }

    /// As [`set_dead`](Self::set_dead), for one of the sides or the referee.
    pub fn mark_by(&mut self, by: By, dead: PointSet) -> bool {
        if self.phase() == Phase::Play {
            self.state.dead = dead;
            return true;
        }
        matches!(self.act(by, EventKind::Mark { dead: dead.to_vec() }), Ok(()) | Err(Refusal::NoChange))
    }

    /// Marks the region of the stone on `point` dead ([`region`](Self::region)), or alive if that
    /// stone is marked; gives the stones of the region. Asked twice, all
    /// of them are as the stone on `point` was: marks that differed within the region do not come back.
    /// Without a stone there, or in a game that is over, it gives no stones and changes nothing.
    pub fn toggle_region(&mut self, point: Point) -> Vec<Point> {
        let stones = self.region(point);
        self.toggle(By::Referee, point, stones)
    }

    /// As [`toggle_region`](Self::toggle_region), for the chain on `point` alone.
    pub fn toggle_chain(&mut self, point: Point) -> Vec<Point> {
        let stones = self.board.chain(point);
        self.toggle(By::Referee, point, stones)
    }

    /// As [`toggle_region`](Self::toggle_region), for one of the sides or the referee, and any stones in
    /// place of the region.
    pub fn toggle(&mut self, by: By, point: Point, stones: Vec<Point>) -> Vec<Point> {
        let mut dead = self.state.dead.clone();
        let alive = dead.contains(point);
        for &stone in &stones {
            if alive {
                dead.remove(stone);
            } else {
                dead.insert(stone);
            }
        }
        if stones.is_empty() || !self.mark_by(by, dead) { Vec::new() } else { stones }
    }

    /// The stones that live or die together with the stone on `point`: those of its colour that
    /// are reached from it over its own colour, empty points, and stones of the other colour that
    /// are marked dead. Row by row; empty where no stone stands.
    #[must_use]
    pub fn region(&self, point: Point) -> Vec<Point> {
        self.board.region(point, &self.state.dead)
    }

    /// The side that resigned.
    #[must_use]
    #[inline]
    pub fn resigned(&self) -> Option<Color> {
        let current = self.history.current();
        matches!(current.action, super::history::Action::Resign).then_some(current.color)
    }
}
