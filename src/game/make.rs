//! Making moves.

use super::course::Special;
use super::history::Action;
use super::{Game, IllegalMove, Move, Phase, Played};
use crate::board::Index;
use crate::color::Color;
use crate::rules::{Cycles, RepeatedPass};

impl Game {
    /// Makes a move for the side to move.
    ///
    /// # Errors
    /// Why it may not; the game is unchanged.
    pub fn play(&mut self, mv: Move) -> Result<Played, IllegalMove> {
        self.play_as(self.turn(), mv)
    }

    /// Makes a move for `color`, whose turn it must be (rule R-B-03).
    ///
    /// # Errors
    /// Why it may not; the game is unchanged.
    pub fn play_as(&mut self, color: Color, mv: Move) -> Result<Played, IllegalMove> {
        self.check_as(color, mv)?;
        Ok(self.make(color, mv))
    }

    /// Makes a move as a record tells it, in turn or not, whatever the rules say of repetition and
    /// of giving up stones: what happened, happened. The other side moves next.
    ///
    /// # Errors
    /// What can't be done at all: play has ended, the point is off the board or occupied, or the
    /// stone alone would leave nothing behind. The game is unchanged.
    pub fn force(&mut self, color: Color, mv: Move) -> Result<Played, IllegalMove> {
        let refused = self.check_for(color, mv);
        let is_forced = refused.is_err() || color != self.turn();
        if let Err(illegal) = refused {
            let possible = match &illegal {
                IllegalMove::Ko { .. } | IllegalMove::Superko { .. } | IllegalMove::MustPlay => true,
                IllegalMove::Suicide { chain, .. } => chain.len() > 1,
                _ => false,
            };
            if !possible {
                return Err(illegal);
            }
        }
        let played = self.make(color, mv);
        if is_forced {
            self.history.mark_forced();
        }
        Ok(played)
    }

    /// A further pass after passes have stopped play, as records have it (three are usual under
    /// AGA rules): play has stopped still. `false`, and nothing changes, in any other phase.
    pub(crate) fn pass_again(&mut self, color: Color) -> bool {
        let is_stopped = self.phase() == Phase::Marking;
        if is_stopped {
            self.make(color, Move::Pass);
            self.history.mark_forced();
        }
        is_stopped
    }

    /// Makes a move that was found to be possible.
    pub(super) fn make(&mut self, color: Color, mv: Move) -> Played {
        let place = match mv {
            Move::Pass => None,
            Move::Play(point) => self.board.layout().index(point),
        };
        let action = if let Some(at) = place {
            self.put(color, at)
        } else {
            self.board.lift_ko();
            Action::Pass
        };
        self.push(action, color, color.opponent());
        Played {
            number: self.history.now(),
            color,
            captured: self.history.taken(self.history.now()).len(),
            suicide: matches!(action, Action::Play { suicide: true, .. }),
            phase: self.phase(),
        }
    }

    /// Puts a stone down and counts the prisoners.
    pub(super) fn put(&mut self, color: Color, at: Index) -> Action {
        let suicide = self.board.put(color, at);
        let taker = if suicide { color.opponent() } else { color };
        self.prisoners[taker.index()] += u32::try_from(self.board.taken_cells().len()).unwrap_or(0);
        Action::Play { at: u16::try_from(at).unwrap_or(0), suicide }
    }

    /// The side to move loses its turn, or hands it over; that is no pass.
    pub(super) fn skip_turn(&mut self) {
        self.board.lift_ko();
        self.push(Action::Skip, self.turn(), self.turn().opponent());
    }

    /// Enters a move that was made on the board.
    #[inline(never)]
    pub(super) fn push(&mut self, action: Action, color: Color, turn: Color) {
        self.log.settle();
        self.history.push(&self.board, action, color, turn);
        let number = self.history.now();
        let special = self.special(number);
        self.state.on_move(&self.rules, number, color, action, special);
    }

    /// What move `number` did beside what is seen on the board. `self.state` is that before it.
    pub(super) fn special(&self, number: usize) -> Special {
        let mut special = Special::default();
        let Some(entry) = self.history.entry(number) else { return special };
        match entry.action {
            Action::Play { .. } if !matches!(self.rules.cycles, Cycles::None | Cycles::DrawOrReplay) => {
                special.ends_cycle = self.times(number, self.state.since) >= TIMES_TO_END;
            }
            Action::Pass if self.rules.repeated_pass == RepeatedPass::Stops => {
                special.repeats_pass = self.passed_before(number);
            }
            _ => {}
        }
        special
    }
}

/// How often a situation must stand since the last pass for the game to end (rule S-11).
const TIMES_TO_END: usize = 3;
