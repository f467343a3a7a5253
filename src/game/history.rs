//! The moves of a game and every position it has been through.

use crate::board::{Board, Index};
use crate::color::Color;

/// What a move did to the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Action {
    /// A stone on this cell; whether it was suicide.
    Play {
        at: u16,
        suicide: bool,
    },
    Pass,
    /// The end is proposed, and the turn given up by that: a pass with a question (rule R-D-05).
    Offer,
    /// The turn is lost or handed over, which is no pass (rule R-D-14).
    Skip,
    /// The stone of the move before is picked up again, and what it took stands again (rule R-I-04).
    PickUp,
    Resign,
}

/// One position of the game: the one after a move, or the start.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry {
    /// The hash of the position.
    pub(super) hash: u64,
    /// The move that led here; a pass for the start.
    pub(super) action: Action,
    /// Who made that move.
    pub(super) color: Color,
    /// Whose turn it is now.
    pub(super) turn: Color,
    /// The cell that a single ko closes; 0 for none.
    pub(super) ko: u16,
    /// Where the stones taken off by the move end in `History::taken`.
    taken_end: u32,
    /// Stones on the board.
    n_stones: u16,
    /// The latest earlier position with the same hash, as its number plus one; 0 for none.
    same_hash: u32,
    /// The move was made as a record tells it, though the rules refuse it.
    pub(super) forced: bool,
    /// The stone was picked up again: the position never stood.
    void: bool,
}

/// What of a past position must be the same for it to count as repeated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Repeats {
    /// The stones.
    Position,
    /// The stones and whose turn it is.
    Situation(Color),
    /// The same, where a play left it, or the start.
    PlayedSituation(Color),
}

/// The positions of a game in order, with an index by hash.
///
/// The index is an open hash table with linear probing that holds the latest position of every
/// hash; each position names the one before it with the same hash, so that a game that goes round
/// and round, or only passes, costs no more a move than another. Positions are added and taken
/// back in the order of a stack, so taking the latest one out never breaks another's probe run.
/// 32 bytes a move and 8 to 16 in the index: 14 to 25 kB for a game of 300 moves, by how far its
/// lists have grown.
#[derive(Debug, Clone)]
pub(super) struct History {
    /// `entries[0]` is the start; those past `now` are the moves that redo would play.
    entries: Vec<Entry>,
    /// The stones taken off by all moves, one after the other.
    taken: Vec<u16>,
    /// The number of the current move: `entries[now]` is the position on the board.
    now: usize,
    /// For every hash, the number of its latest position plus one; 0 is free. The length is a power
    /// of two.
    index: Vec<u32>,
    /// How many positions had so many stones: most plays lead to a number not seen yet, and
    /// then no position can come back.
    by_n_stones: Vec<u32>,
}

impl History {
    pub(super) fn new(board: &Board, turn: Color) -> Self {
        let start = Entry {
            hash: board.hash(),
            action: Action::Pass,
            color: turn.opponent(),
            turn,
            ko: 0,
            taken_end: 0,
            n_stones: small(board.n_stones()),
            same_hash: 0,
            forced: false,
            void: false,
        };
        let by_n_stones = vec![0; board.size().n_points() + 1];
        let mut history =
            Self { entries: vec![start], taken: Vec::new(), now: 0, index: vec![0; 64], by_n_stones };
        history.enter(0);
        history
    }

    /// The number of the current move; 0 at the start.
    pub(super) const fn now(&self) -> usize {
        self.now
    }

    /// The number of the last move there is, redo included.
    pub(super) const fn last(&self) -> usize {
        self.entries.len() - 1
    }

    /// The move that left the position on the board: the latest one, stones that were picked up left out.
    pub(super) fn standing(&self) -> usize {
        let mut number = self.now;
        while matches!(self.entries[number].action, Action::PickUp) {
            number -= 2;
        }
        number
    }

    /// The position after move `number`.
    pub(super) fn entry(&self, number: usize) -> Option<&Entry> {
        self.entries.get(number)
    }

    /// The current position.
    pub(super) fn current(&self) -> Entry {
        self.entries[self.now]
    }

    /// The cells whose stones move `number` took off.
    pub(super) fn taken(&self, number: usize) -> &[u16] {
        let end = |number: usize| self.entries.get(number).map_or(0, |entry| entry.taken_end as usize);
        let start = number.checked_sub(1).map_or(0, end);
        self.taken.get(start..end(number)).unwrap_or(&[])
    }

    /// Adds a move that was made on `board`, in place of those that redo would have played.
    pub(super) fn push(&mut self, board: &Board, action: Action, color: Color, turn: Color) {
        self.forget_redo();
        if let Action::Play { .. } = action {
            self.taken.extend_from_slice(board.taken_cells());
        }
        self.entries.push(Entry {
            hash: board.hash(),
            action,
            color,
            turn,
            ko: small(board.ko_cell()),
            taken_end: u32::try_from(self.taken.len()).unwrap_or(u32::MAX),
            n_stones: small(board.n_stones()),
            same_hash: 0,
            forced: false,
            void: false,
        });
        self.step_forward();
    }

    /// Makes the next position the current one.
    pub(super) fn step_forward(&mut self) {
        self.now += 1;
        if (self.now + 1) * 2 > self.index.len() {
            self.index = vec![0; self.index.len() * 2];
            for number in 0..self.now {
                self.enter_index(number);
            }
        }
        self.enter(self.now);
        if matches!(self.entries[self.now].action, Action::PickUp) {
            self.entries[self.now - 1].void = true;
        }
    }

    /// Makes the position before the current one the current one.
    pub(super) fn step_back(&mut self) {
        let entry = self.current();
        let slot = self.slot_of(entry.hash);
        self.index[slot] = entry.same_hash;
        self.by_n_stones[usize::from(entry.n_stones)] -= 1;
        self.now -= 1;
        if matches!(entry.action, Action::PickUp) {
            self.entries[self.now].void = false;
        }
    }

    fn enter(&mut self, number: usize) {
        self.by_n_stones[usize::from(self.entries[number].n_stones)] += 1;
        self.enter_index(number);
    }

    fn enter_index(&mut self, number: usize) {
        let slot = self.slot_of(self.entries[number].hash);
        self.entries[number].same_hash = self.index[slot];
        self.index[slot] = u32::try_from(number + 1).unwrap_or(u32::MAX);
    }

    /// The slot of a hash, or the free one where it belongs.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "any bits of the hash will do")]
    fn slot_of(&self, hash: u64) -> usize {
        let mask = self.index.len() - 1;
        let mut slot = hash as usize & mask;
        while let Some(number) = (self.index[slot] as usize).checked_sub(1)
            && self.entries[number].hash != hash
        {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Whether some position so far had this many stones.
    #[inline]
    pub(super) fn has_n_stones(&self, n: usize) -> bool {
        self.by_n_stones.get(n).is_some_and(|&count| count > 0)
    }

    /// The latest position with this hash that counts as repeated, and that `is_same` confirms.
    pub(super) fn find(&self, hash: u64, repeats: Repeats, is_same: impl Fn(usize) -> bool) -> Option<usize> {
        let mut next = self.index[self.slot_of(hash)];
        while let Some(number) = (next as usize).checked_sub(1) {
            let entry = self.entries[number];
            let counts = match repeats {
                Repeats::Position => true,
                Repeats::Situation(turn) => entry.turn == turn,
                Repeats::PlayedSituation(turn) => {
                    entry.turn == turn && (number == 0 || matches!(entry.action, Action::Play { .. }))
                }
            };
            if counts && !entry.void && is_same(number) {
                return Some(number);
            }
            next = entry.same_hash;
        }
        None
    }

    /// The positions before move `number` with the same hash as it, the latest first.
    pub(super) fn same_hash(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        let before = |number: usize| (self.entries.get(number)?.same_hash as usize).checked_sub(1);
        // What a stone was picked up from stands already, with the move before that stone.
        let is_void = |number: usize| {
            self.entries.get(number).is_some_and(|entry| entry.void || matches!(entry.action, Action::PickUp))
        };
        core::iter::successors(before(number), move |&number| before(number))
            .filter(move |&number| !is_void(number))
    }

    /// The latest move was made though the rules refuse it.
    pub(super) fn mark_forced(&mut self) {
        self.entries[self.now].forced = true;
    }

    /// Forgets the moves that redo would play.
    pub(super) fn forget_redo(&mut self) {
        self.entries.truncate(self.now + 1);
        self.taken.truncate(self.entries[self.now].taken_end as usize);
    }

    /// Turns the stones of the current position into those after move `number`, an earlier one.
    /// `stones` is in the board's padded layout.
    pub(super) fn rewind(&self, stones: &mut [Option<Color>], number: usize) {
        self.rewind_from(stones, self.now, number);
    }

    /// Turns the stones before a play into those after it.
    fn put_again(&self, stones: &mut [Option<Color>], number: usize) {
        if let Action::Play { at, .. } = self.entries[number].action {
            stones[usize::from(at)] = Some(self.entries[number].color);
            for &cell in self.taken(number) {
                stones[usize::from(cell)] = None;
            }
        }
    }

    /// As [`rewind`](Self::rewind), from the stones after move `from`.
    pub(super) fn rewind_from(&self, stones: &mut [Option<Color>], from: usize, number: usize) {
        for back in (number + 1..=from).rev() {
            match self.entries[back].action {
                Action::Play { at, suicide } => {
                    let color = self.entries[back].color;
                    let lost_by = if suicide { color } else { color.opponent() };
                    for &cell in self.taken(back) {
                        stones[usize::from(cell)] = Some(lost_by);
                    }
                    stones[usize::from(at)] = None;
                }
                // The stone comes back, and takes again what it took.
                Action::PickUp => self.put_again(stones, back - 1),
                _ => {}
            }
        }
    }
}

/// Cells and stones number fewer than 3,000 on the largest board.
#[expect(clippy::cast_possible_truncation, reason = "see above")]
const fn small(n: Index) -> u16 {
    n as u16
}
