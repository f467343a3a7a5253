//! Legality: the one function that decides it.

use super::history::Repeats;
use super::{Game, IllegalMove, Move, Phase};
use crate::board::{Index, Kind};
use crate::color::Color;
use crate::point::Point;
use crate::rules::{KoRule, Suicide};

/// What the one legality function finds, before the evidence is put together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Legal,
    Occupied(Color),
    Suicide,
    Repeats { since: usize, ko: bool },
}

impl Game {
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
        if self.state.adjourned.is_some() {
            return Err(IllegalMove::Adjourned);
        }
        if self.state.sealed.is_some() {
            return Err(IllegalMove::Sealed);
        }
        let Move::Play(point) = mv else {
            // With nowhere to play it may pass all the same (AMB-31).
            let must_play = self.state.course.owes[color.index()] && self.has_play(color);
            return if must_play { Err(IllegalMove::MustPlay) } else { Ok(()) };
        };
        self.check_point(color, point)
    }

    /// The part of the check that asks the board.
    pub(super) fn check_point(&self, color: Color, point: Point) -> Result<(), IllegalMove> {
        let at = self.board.layout().index(point).ok_or(IllegalMove::OffBoard)?;
        match self.verdict(color, at) {
            Verdict::Legal => Ok(()),
            Verdict::Occupied(color) => Err(IllegalMove::Occupied { point, color }),
            Verdict::Suicide => Err(IllegalMove::Suicide { point, chain: self.would_be_chain(color, point) }),
            Verdict::Repeats { since, ko: true } => Err(IllegalMove::Ko { point, since }),
            Verdict::Repeats { since, ko: false } => {
                Err(IllegalMove::Superko { point, kind: self.ko_rule(), since })
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
        if self.phase() != Phase::Play || self.state.sealed.is_some() || self.state.adjourned.is_some() {
            mask.fill(0);
            return;
        }
        let verdict = |at| self.verdict(color, at) == Verdict::Legal;
        let by_position = !matches!(self.ko_rule(), KoRule::None | KoRule::Simple);
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

    /// The empty points that are forbidden to a side for want of liberties (禁着点, rule R-B-18), row by
    /// row. A point closed by a ko is none of them.
    #[must_use]
    pub fn forbidden_points(&self, color: Color) -> Vec<Point> {
        let is_forbidden = |point: &Point| {
            let at = self.board.layout().index(*point);
            at.is_some_and(|at| self.verdict(color, at) == Verdict::Suicide)
        };
        self.size().points().filter(is_forbidden).collect()
    }

    /// Whether this side may play anywhere.
    fn has_play(&self, color: Color) -> bool {
        let places = self.size().points().filter_map(|point| self.board.layout().index(point));
        places.into_iter().any(|at| self.verdict(color, at) == Verdict::Legal)
    }

    /// Whether a play there by the side to move would bring back a position.
    pub(super) fn is_repetition(&self, point: Point) -> bool {
        let at = self.board.layout().index(point);
        at.is_some_and(|at| matches!(self.verdict(self.turn(), at), Verdict::Repeats { .. }))
    }

    /// What repetition is forbidden now: that of the rules; and once a referee has forbidden a cycle that
    /// they let close, every one (rules R-C-08, R-C-14).
    #[inline]
    const fn ko_rule(&self) -> KoRule {
        match self.rules.ko {
            KoRule::None | KoRule::Simple if self.state.forbids_cycles => KoRule::Positional,
            ko => ko,
        }
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
        // R-C-03: the side that took the ko is not the one that is banned.
        let is_ko = usize::from(self.history.current().ko) == at && self.taker() != color;
        let repeats = match self.ko_rule() {
            KoRule::Simple if is_ko => {
                return Verdict::Repeats { since: self.history.standing() - 1, ko: true };
            }
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

    /// Who made the move that left the position on the board.
    fn taker(&self) -> Color {
        self.history.entry(self.history.standing()).map_or(self.turn(), |entry| entry.color)
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
