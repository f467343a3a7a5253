//! Everything that can be asked of the engine, asked of the oracle as well.

use crate::naive::{At, Naive, Refusal};
use crate::picture::{draw, size};
use lanke::{Color, Game, IllegalMove, Move, MoveKind, Phase, Point, Setup, Size, Suicide};

/// A game in the engine and in the oracle.
pub(super) struct Compare<'a> {
    pub(super) engine: &'a Game,
    pub(super) oracle: &'a Naive,
}

impl Compare<'_> {
    /// Stones, turn, prisoners, the latest move and the hash.
    pub(super) fn state(&self) {
        let now = self.oracle.now();
        let stones: Vec<_> = now.grid.rows.iter().flatten().copied().collect();
        let board = self.engine.board();
        assert!(
            board.stones().eq(stones.iter().copied()),
            "engine\n{}oracle\n{}",
            draw(self.size(), board.stones()),
            self.drawn()
        );
        assert_eq!(board.n_stones(), stones.iter().flatten().count());
        let number = self.oracle.past.len() - 1;
        assert_eq!((self.engine.turn(), self.engine.prisoners()), (now.to_move, now.prisoners));
        assert_eq!(
            (self.engine.move_number(), self.engine.n_moves()),
            (number, number + self.oracle.future.len())
        );
        let fresh =
            Setup::stones(self.size(), &stones, Color::Black).expect("no chain without liberty stands");
        assert_eq!(board.hash(), fresh.board().hash(), "the hash of\n{}", self.drawn());
        assert_eq!(board, &fresh.board());
        self.latest_move(number);
    }

    fn latest_move(&self, number: usize) {
        let now = self.oracle.now();
        let made = self.engine.move_at(number);
        let Some((color, at)) = now.made else {
            assert_eq!(made, None);
            return;
        };
        let made = made.expect("a move was made");
        let kind = at.map_or(MoveKind::Pass, |at| MoveKind::Play(self.point(at)));
        let cleared = self.points(&now.cleared);
        assert_eq!((made.color, made.kind, &made.captured), (color, kind, &cleared));
        assert!(self.engine.taken().iter().eq(cleared));
    }

    /// Passes in a row since play was last resumed: two of them stop play.
    pub(super) fn passes(&self, resumed: &[usize]) {
        let now = self.oracle.past.len() - 1;
        let from = resumed.iter().copied().filter(|&number| number <= now).max().unwrap_or(0);
        let in_a_row = self.oracle.past[from + 1..].iter().rev();
        let n = in_a_row.take_while(|moment| matches!(moment.made, Some((_, None)))).count();
        let phase = if n < 2 { Phase::Play } else { Phase::Marking };
        assert_eq!((self.engine.passes_in_a_row(), self.engine.phase()), (n.min(2), phase));
    }

    /// Chain, liberties and atari of every point.
    pub(super) fn chains(&self) {
        for at in self.oracle.now().grid.points() {
            self.chain(at);
        }
    }

    pub(super) fn chain(&self, at: At) {
        let (board, grid, point) = (self.engine.board(), &self.oracle.now().grid, self.point(at));
        let liberties = self.points(&grid.liberties(at));
        assert_eq!(board.at(point), grid.at(at));
        assert_eq!(board.chain(point), self.points(&grid.chain(at)), "chain of {at:?} in\n{}", self.drawn());
        assert_eq!(board.liberties(point), liberties, "liberties of {at:?} in\n{}", self.drawn());
        let only = liberties.first().copied().filter(|_| liberties.len() == 1);
        assert_eq!(board.atari(point), only, "atari of {at:?} in\n{}", self.drawn());
    }

    /// The reason at every point for both colours, the masks, and the ko point.
    pub(super) fn legality(&self) {
        let mut ko = None;
        for color in Color::BOTH {
            let mut legal = Vec::new();
            for at in self.oracle.now().grid.points() {
                let refusal = self.legality_of(color, at);
                legal.push(u8::from(refusal.is_none()));
                if color == self.engine.turn() && matches!(refusal, Some(Refusal::Ko { .. })) {
                    ko = Some(self.point(at));
                }
            }
            let mut mask = vec![2; legal.len()];
            self.engine.legal_mask(color, &mut mask);
            assert_eq!(mask, legal, "the mask of {color} in\n{}", self.drawn());
            assert_eq!(self.engine.check_for(color, Move::Pass), Ok(()));
        }
        assert_eq!(self.engine.ko(), ko, "the ko point in\n{}", self.drawn());
    }

    /// Asks both whether `color` might play at `at`; gives the refusal.
    pub(super) fn legality_of(&self, color: Color, at: At) -> Option<Refusal> {
        let engine = self.engine.check_for(color, Move::Play(self.point(at)));
        let oracle = self.oracle.check(color, at);
        match (&engine, &oracle) {
            (Ok(()), Ok(())) => {}
            (Err(illegal), Err(refusal)) => self.same_reason(illegal, refusal, at),
            _ => panic!("{color} to {at:?}: engine {engine:?}, oracle {oracle:?} in\n{}", self.drawn()),
        }
        let is_suicide = match (&oracle, self.oracle.suicide) {
            (Err(Refusal::Suicide(_)), _) => true,
            (Err(Refusal::Occupied(_)), _) | (_, Suicide::Forbidden) => false,
            (_, Suicide::Allowed) => !self.oracle.now().grid.after(color, at).1.lost.is_empty(),
        };
        assert_eq!(self.engine.board().is_suicide(color, self.point(at)), is_suicide);
        oracle.err()
    }

    /// The same reason with the same evidence.
    pub(super) fn same_reason(&self, illegal: &IllegalMove, refusal: &Refusal, at: At) {
        let point = self.point(at);
        let wanted = match refusal {
            Refusal::Occupied(color) => IllegalMove::Occupied { point, color: *color },
            Refusal::Suicide(chain) => IllegalMove::Suicide { point, chain: self.points(chain) },
            Refusal::Ko { since } => IllegalMove::Ko { point, since: *since },
            Refusal::Superko { since } => IllegalMove::Superko { point, kind: self.oracle.ko, since: *since },
        };
        assert_eq!(illegal, &wanted, "at {at:?} in\n{}", self.drawn());
    }

    /// After play has stopped every move is refused.
    pub(super) fn nothing_is_legal(&self) {
        let mut mask = vec![2; self.size().n_points()];
        for color in Color::BOTH {
            self.engine.legal_mask(color, &mut mask);
            assert!(mask.iter().all(|&legal| legal == 0));
            assert_eq!(self.engine.check_for(color, Move::Pass), Err(IllegalMove::GameOver));
        }
    }

    pub(super) fn point(&self, (x, y): At) -> Point {
        let small = |n: usize| u32::try_from(n).expect("a side is at most 52");
        self.size().point(small(x), small(y)).expect("on the board")
    }

    fn points(&self, at: &[At]) -> Vec<Point> {
        at.iter().map(|&at| self.point(at)).collect()
    }

    fn size(&self) -> Size {
        let rows = &self.oracle.now().grid.rows;
        size(rows[0].len(), rows.len())
    }

    pub(super) fn drawn(&self) -> String {
        draw(self.size(), self.oracle.now().grid.rows.iter().flatten().copied())
    }
}
