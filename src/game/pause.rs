//! Pauses: adjournment, and sealed moves (section H of the rules).

use super::act::{Causes, require_referee};
use super::event::{By, EventKind};
use super::sealed::{commitment, is_commitment, read_note};
use super::{Game, Move, Phase, Refusal};
use crate::color::Color;
use crate::referee::{Act, Circumstances, Decider, Effect, Ruling};

impl Game {
    /// R-H-01, R-H-02.
    pub(super) fn adjourn(&mut self, by: By, kind: EventKind) -> Result<(), Refusal> {
        require_referee(by)?;
        if self.phase() != Phase::Play {
            self.require_open()?;
            return Err(self.wrong_stage("a game in play"));
        }
        let goes_on = matches!(kind, EventKind::Continue);
        if self.state.adjourned.is_some() != goes_on {
            return Err(self.wrong_stage(if goes_on { "an adjourned game" } else { "a game that goes on" }));
        }
        self.log(by, kind, Vec::new());
        Ok(())
    }

    /// R-H-03.
    pub(super) fn seal(&mut self, by: Color, kind: EventKind) -> Result<(), Refusal> {
        self.require_play("a game in play")?;
        let turn = self.turn();
        if by != turn {
            return Err(Refusal::NotYourTurn { turn });
        }
        if !matches!(&kind, EventKind::Seal { commitment } if is_commitment(commitment)) {
            return Err(Refusal::Commitment);
        }
        self.log(by.into(), kind, Vec::new());
        Ok(())
    }

    /// R-H-04 to R-H-06: a legal point is played; an occupied or forbidden one, a ko, or a pass of a side that
    /// must play, loses the turn; what can't be read is for the referee.
    pub(super) fn open(
        &mut self,
        by: By,
        note: String,
        salt: String,
        choice: Option<Effect>,
    ) -> Result<(), Refusal> {
        self.require_open()?;
        if self.state.adjourned.is_some() {
            return Err(self.wrong_stage("a game that goes on"));
        }
        let Some(sealed) = &self.state.sealed else { return Err(self.wrong_stage("a sealed move")) };
        let turn = sealed.by;
        if by.side().is_some_and(|color| color != turn) {
            return Err(Refusal::NotYourTurn { turn });
        }
        if commitment(&note, &salt).ok().as_deref() != Some(sealed.commitment.as_str()) {
            return Err(Refusal::SealBroken);
        }
        let mv = read_note(self.size(), &note);
        if mv.is_some() && choice.is_some() {
            return Err(Refusal::Choice { choices: &[], decider: Decider::Referee });
        }
        let ruling = Ruling::on(&self.rules, Act::UnreadableSeal, &Circumstances::default());
        let kind = EventKind::Open { note, salt, choice };
        let may_play = |point| self.check_point(turn, point).is_ok();
        let is_illegal = match mv {
            Some(Move::Play(point)) => !may_play(point),
            Some(Move::Pass) => self.state.course.owes[turn.index()] && self.size().points().any(may_play),
            None => false,
        };
        match (mv, choice) {
            (Some(_), _) if is_illegal => {
                self.log_move(by, kind, vec![Effect::LostTurn], Causes::LostTurn);
            }
            (Some(mv), _) => self.log_move(by, kind, Vec::new(), Causes::Move(mv)),
            (None, Some(Effect::LostTurn)) => {
                self.log_move(by, kind, vec![Effect::LostTurn], Causes::LostTurn);
            }
            (None, Some(choice)) if ruling.choices.contains(&choice) && by == By::Referee => {
                self.log(by, kind, vec![choice]);
            }
            (None, _) => return Err(Refusal::Choice { choices: ruling.choices, decider: ruling.decider }),
        }
        Ok(())
    }
}
