//! Everything that happened besides the moves, in its place among them.

use super::event::{By, EventKind};
use crate::referee::Effect;

/// One entry of the log.
#[derive(Debug, Clone)]
pub(super) struct Logged {
    /// It happened after this move.
    pub(super) after: usize,
    /// It caused the next move: a lost turn, a sealed move that was opened.
    pub(super) moves: bool,
    pub(super) by: By,
    pub(super) kind: EventKind,
    /// What a ruling did.
    pub(super) effects: Vec<Effect>,
}

/// The log, with its entries in force first; those after them come back with redo.
#[derive(Debug, Clone, Default)]
pub(super) struct Log {
    entries: Vec<Logged>,
    /// How many are in force.
    now: usize,
    /// How many of these were made while there were moves to redo, and go when one is made or
    /// another position is gone to.
    provisional: usize,
}

impl Log {
    /// The entries in force.
    pub(super) fn in_force(&self) -> &[Logged] {
        &self.entries[..self.now]
    }

    /// Adds an entry; a provisional one leaves those that redo would bring back.
    pub(super) fn push(&mut self, entry: Logged, is_provisional: bool) {
        if is_provisional {
            self.provisional += 1;
            self.entries.insert(self.now, entry);
        } else {
            self.settle();
            self.entries.push(entry);
        }
        self.now += 1;
    }

    /// A new move is made: nothing comes back, and what was provisional stays.
    pub(super) fn settle(&mut self) {
        self.entries.truncate(self.now);
        self.provisional = 0;
    }

    /// The position after move `number` is gone to.
    pub(super) fn go_to(&mut self, number: usize) {
        self.entries.drain(self.now - self.provisional..self.now);
        self.provisional = 0;
        self.now = self
            .entries
            .partition_point(|entry| entry.after < number || entry.after == number && !entry.moves);
    }

    /// The first `n` entries stay, and nothing comes back.
    pub(super) fn cut(&mut self, n: usize) {
        self.now = self.now.min(n);
        self.settle();
    }

    /// The latest entry in force is taken back for good, and nothing comes back.
    pub(super) fn pop(&mut self) -> Option<Logged> {
        self.settle();
        self.now = self.now.saturating_sub(1);
        self.entries.pop()
    }
}
