//! Repetition that was not forbidden: cycles, told as they close (rules R-C-09 to R-C-15, S-11).

use super::Game;
use super::history::Action;
use crate::color::Color;
use crate::point::Point;

/// What kind of cycle it is, as far as its moves tell. Names such as moonshine life are for people:
/// a false life and a triple ko look alike (rule R-C-14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CycleKind {
    /// A single ko taken and retaken.
    SingleKo,
    /// So many kos are taken in turn: triple ko (三劫循环), quadruple ko (四劫循环).
    Kos(usize),
    /// Both sides take two stones (双提二子), as in eternal life (长生).
    BothTakeTwo,
    /// One side sends two stones and takes one (送二还一).
    SendTwoReturnOne,
    /// Another one.
    Other,
}

impl CycleKind {
    /// The stable word: `triple-ko`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::SingleKo => "single-ko",
            Self::Kos(2) => "double-ko",
            Self::Kos(3) => "triple-ko",
            Self::Kos(4) => "quadruple-ko",
            Self::Kos(_) => "many-kos",
            Self::BothTakeTwo => "both-take-two",
            Self::SendTwoReturnOne => "send-two-return-one",
            Self::Other => "other",
        }
    }
}

/// A cycle: a position that stood before has come back (rule R-C-15).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Cycle {
    /// The position stood after this move; 0 is the start. Those between are after the moves up to
    /// the latest one.
    pub since: usize,
    /// How many moves the cycle has, passes and lost turns included.
    pub length: usize,
    /// How often the position has stood with the same side to move since the latest pass, lost turn or
    /// resumption, now included.
    pub times: usize,
    /// Whether the same side was to move then.
    pub same_turn: bool,
    /// Stones that Black and White have taken in the cycle.
    pub taken: [usize; 2],
    /// What kind it is.
    pub kind: CycleKind,
}

/// A play of a cycle: whose prisoners it made, where, how many.
type Take = (Color, Point, usize);

impl Game {
    /// The cycle that the latest move has closed, if it has: the same side is to move as when the
    /// position stood before, if there was such a time, else the other.
    #[must_use]
    pub fn cycle(&self) -> Option<Cycle> {
        let now = self.move_number();
        let entry = self.history.entry(now).filter(|entry| matches!(entry.action, Action::Play { .. }))?;
        let is_same_turn =
            |number: &usize| self.history.entry(*number).is_some_and(|then| then.turn == entry.turn);
        let earlier: Vec<_> =
            self.history.same_hash(now).filter(|&number| self.is_same_position(number, now)).collect();
        let situation = earlier.iter().copied().find(is_same_turn);
        let since = situation.or_else(|| earlier.first().copied())?;
        let plays: Vec<_> = (since + 1..=now).filter_map(|number| self.take_at(number)).collect();
        Some(Cycle {
            since,
            length: now - since,
            times: self.times(now, self.state.since),
            same_turn: situation.is_some(),
            taken: taken(&plays),
            kind: kind(&plays, now - since),
        })
    }

    /// The cycle that a play which the rules forbid as repetition would close: the evidence of
    /// [`IllegalMove::Ko`](crate::IllegalMove::Ko) and [`Superko`](crate::IllegalMove::Superko) in full. `None` for a play
    /// that closes none under these rules.
    #[must_use]
    pub fn forbidden_cycle(&self, color: Color, point: Point) -> Option<Cycle> {
        let since = self.check_point(color, point).err()?.since()?;
        let mut board = self.board.clone();
        let before = board.n_stones();
        board.place(color, point).ok()?;
        let mut plays: Vec<_> =
            (since + 1..=self.move_number()).filter_map(|number| self.take_at(number)).collect();
        let taker = if board.at(point).is_none() { color.opponent() } else { color };
        plays.push((taker, point, before + 1 - board.n_stones()));
        let length = self.move_number() + 1 - since;
        let same_turn = self.history.entry(since).is_some_and(|then| then.turn != color);
        Some(Cycle { since, length, times: 2, same_turn, taken: taken(&plays), kind: kind(&plays, length) })
    }

    /// The stones that stood after a move, row by row from the top left; `None` past the latest one.
    #[must_use]
    pub fn position_at(&self, number: usize) -> Option<Vec<Option<Color>>> {
        if number > self.move_number() {
            return None;
        }
        let mut stones = self.board.padded_stones();
        self.history.rewind(&mut stones, number);
        let layout = self.board.layout();
        Some(self.size().points().map(|point| stones[layout.index(point).unwrap_or(0)]).collect())
    }

    fn take_at(&self, number: usize) -> Option<Take> {
        let entry = self.history.entry(number)?;
        let Action::Play { at, suicide } = entry.action else { return None };
        let taker = if suicide { entry.color.opponent() } else { entry.color };
        Some((taker, self.board.layout().point(at.into())?, self.history.taken(number).len()))
    }

    /// How often the situation after move `number` has stood from `since` on, itself included.
    pub(super) fn times(&self, number: usize, since: usize) -> usize {
        let Some(now) = self.history.entry(number) else { return 0 };
        let earlier = self.history.same_hash(number).take_while(|&earlier| earlier >= since);
        1 + earlier
            .filter(|&earlier| {
                let then = self.history.entry(earlier);
                then.is_some_and(|then| then.turn == now.turn) && self.is_same_position(earlier, number)
            })
            .count()
    }

    /// Whether the pass that is move `number` repeats one by the same side in the same situation.
    pub(super) fn passed_before(&self, number: usize) -> bool {
        let Some(pass) = self.history.entry(number) else { return false };
        let before = number - 1;
        self.history.same_hash(number).any(|earlier| {
            self.history.entry(earlier).is_some_and(|then| {
                matches!(then.action, Action::Pass) && then.color == pass.color && earlier > 0
            }) && self.is_same_position(earlier, before)
        })
    }

    /// Whether the same stones stood after both moves, the second one being the later.
    fn is_same_position(&self, earlier: usize, later: usize) -> bool {
        let mut stones = self.board.padded_stones();
        self.history.rewind(&mut stones, later);
        let later_stones = stones.clone();
        self.history.rewind_from(&mut stones, later, earlier);
        stones == later_stones
    }
}

fn taken(plays: &[Take]) -> [usize; 2] {
    let of = |side: Color| plays.iter().filter(|(color, ..)| *color == side).map(|(.., n)| n).sum();
    Color::BOTH.map(of)
}

fn kind(plays: &[Take], length: usize) -> CycleKind {
    let taking: Vec<_> = plays.iter().filter(|(.., n)| *n > 0).collect();
    let numbers: Vec<_> = taking.iter().map(|(.., n)| *n).collect();
    let all_one = numbers.iter().all(|&n| n == 1);
    if all_one && numbers.len() == plays.len() && numbers.len() % 2 == 0 && !numbers.is_empty() {
        // Every ko is taken by one side on one of its points, and by the other on the other.
        return if numbers.len() == 2 { CycleKind::SingleKo } else { CycleKind::Kos(numbers.len() / 2) };
    }
    let twos = Color::BOTH.map(|side| taking.iter().any(|(color, _, n)| *color == side && *n == 2));
    if twos == [true; 2] && length == 4 {
        return CycleKind::BothTakeTwo;
    }
    if (numbers == [1, 2] || numbers == [2, 1]) && (plays.len() == 3 || plays.len() == length) {
        return CycleKind::SendTwoReturnOne;
    }
    CycleKind::Other
}
