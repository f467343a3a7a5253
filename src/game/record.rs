//! What has been played: moves, undo and redo.

use super::Game;
use super::history::Action;
use crate::color::Color;
use crate::point::Point;
use crate::point_set::PointSet;

/// A move that was made.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct MoveRecord {
    /// Its number, from 1.
    pub number: usize,
    /// Who made it.
    pub color: Color,
    /// What it was.
    pub kind: MoveKind,
    /// The stones it took off, row by row; the mover's own after suicide, the stone just put among them.
    pub captured: Vec<Point>,
}

/// What a move of a game's history was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// A stone on this point.
    Play(Point),
    /// A pass; a proposal to end that gave up the turn is one (rule R-D-05).
    Pass,
    /// A turn that was lost or handed over, which is no pass (rule R-D-14).
    LostTurn,
    /// The stone of the move before was dropped by accident and picked up again (rule R-I-04).
    PickedUp,
    /// A resignation.
    Resign,
}

impl Game {
    /// Move `number`, from 1 to [`n_moves`](Self::n_moves), those that redo would play included.
    #[must_use]
    pub fn move_at(&self, number: usize) -> Option<MoveRecord> {
        if number == 0 {
            return None;
        }
        let entry = self.history.entry(number)?;
        let layout = self.board.layout();
        let kind = match entry.action {
            Action::Play { at, .. } => MoveKind::Play(layout.point(at.into())?),
            Action::Pass | Action::Offer => MoveKind::Pass,
            Action::Skip => MoveKind::LostTurn,
            Action::PickUp => MoveKind::PickedUp,
            Action::Resign => MoveKind::Resign,
        };
        let taken = self.history.taken(number);
        let points = taken.iter().filter_map(|&at| layout.point(at.into()));
        let captured = PointSet::from_points(self.size(), points).to_vec();
        Some(MoveRecord { number, color: entry.color, kind, captured })
    }

    /// The moves made so far, in order.
    pub fn moves(&self) -> impl Iterator<Item = MoveRecord> + '_ {
        (1..=self.move_number()).filter_map(|number| self.move_at(number))
    }

    /// The stones that the latest move took off, row by row.
    #[must_use]
    pub fn taken(&self) -> PointSet {
        let layout = self.board.layout();
        let cells = self.history.taken(self.move_number()).iter();
        PointSet::from_points(self.size(), cells.filter_map(|&at| layout.point(at.into())))
    }

    /// Takes back up to `n` moves; gives how many it took back. They can be played again by
    /// [`redo`](Self::redo) until another move is made.
    pub fn undo(&mut self, n: usize) -> usize {
        let now = self.move_number();
        self.go_to(now.saturating_sub(n));
        now - self.move_number()
    }

    /// Plays up to `n` moves again that were taken back; gives how many it played.
    pub fn redo(&mut self, n: usize) -> usize {
        let now = self.move_number();
        self.go_to(now.saturating_add(n));
        self.move_number() - now
    }

    /// Goes to the position after move `number` (0 is the start), or after the last move if there
    /// are not so many. What had happened there beside the moves is in force again: at the last move
    /// its marks and acceptances, before it whatever led to the next move. Marks that were set while
    /// there were moves to redo are gone.
    pub fn go_to(&mut self, number: usize) {
        let now = self.move_number();
        if number < now {
            self.go_back(number);
        } else {
            for _ in now..number.min(self.n_moves()) {
                self.step_forward();
            }
        }
        let now = (self.move_number() != now).then(|| self.move_number());
        if let Some(number) = now {
            self.log.go_to(number);
            self.work_out_state();
        }
    }

    pub(super) fn go_back(&mut self, number: usize) {
        let mut stones = self.board.padded_stones();
        self.history.rewind(&mut stones, number);
        while self.history.now() > number {
            let entry = self.history.current();
            match entry.action {
                Action::Play { .. } => self.count_prisoners(self.history.now(), u32::wrapping_sub),
                Action::PickUp => self.count_prisoners(self.history.now() - 1, u32::wrapping_add),
                _ => {}
            }
            self.history.step_back();
        }
        self.board.set_padded(&stones, self.history.current().ko);
    }

    /// Counts what a play took, once more or no more.
    fn count_prisoners(&mut self, number: usize, count: fn(u32, u32) -> u32) {
        let Some(&entry) = self.history.entry(number) else { return };
        if let Action::Play { suicide, .. } = entry.action {
            let taker = if suicide { entry.color.opponent() } else { entry.color };
            let prisoners = &mut self.prisoners[taker.index()];
            *prisoners = count(*prisoners, u32::try_from(self.history.taken(number).len()).unwrap_or(0));
        }
    }

    /// Takes the stone of the latest move off the board, and puts back what it took.
    pub(super) fn pick_up(&mut self) {
        let number = self.history.now();
        let Some(before) = number.checked_sub(1) else { return };
        self.count_prisoners(number, u32::wrapping_sub);
        let mut stones = self.board.padded_stones();
        self.history.rewind(&mut stones, before);
        let ko = self.history.entry(before).map_or(0, |entry| entry.ko);
        self.board.set_padded(&stones, ko);
    }

    fn step_forward(&mut self) {
        let Some(&next) = self.history.entry(self.move_number() + 1) else { return };
        match next.action {
            Action::Play { at, .. } => {
                self.put(next.color, at.into());
            }
            Action::Pass | Action::Offer | Action::Skip => self.board.lift_ko(),
            Action::PickUp => self.pick_up(),
            Action::Resign => {}
        }
        self.history.step_forward();
    }
}
