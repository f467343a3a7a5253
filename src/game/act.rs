//! What may be done in a game besides moves, and when: one check for all of it (rule R-D-15).

use super::course::Flow;
use super::event::{By, EventKind, Report};
use super::history::Action;
use super::log::Logged;
use super::{Game, Move, Phase, Refusal, Stage};
use crate::color::Color;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::referee::{Act, Effect};
use crate::rules::{EndOffer, GiveUpPlay, Resumption};

impl Game {
    /// Does something in the game: a move, or a step of its end, of a dispute, of a ruling.
    ///
    /// # Errors
    /// Why it is refused; the game is unchanged.
    pub fn act(&mut self, by: By, kind: EventKind) -> Result<(), Refusal> {
        match kind {
            EventKind::Play(point) => self.play_as(side(by)?, Move::Play(point)).map(|_| ())?,
            EventKind::Pass => self.play_as(side(by)?, Move::Pass).map(|_| ())?,
            EventKind::Put { color, mv } => {
                require_referee(by)?;
                if mv != Move::Pass || !self.pass_again(color) {
                    self.force(color, mv)?;
                }
            }
            EventKind::Resign => {
                let color = side(by)?;
                self.require_open()?;
                self.push(Action::Resign, color, self.turn());
            }
            EventKind::Offer => self.offer(side(by)?)?,
            EventKind::Answer { .. } => self.answer(side(by)?, kind)?,
            EventKind::Stop => {
                require_referee(by)?;
                self.require_play("a game in play")?;
                self.log(by, kind, Vec::new());
            }
            EventKind::Mark { dead } => self.mark(by, &dead)?,
            EventKind::Accept => {
                let color = side(by)?;
                self.require_marking()?;
                if self.state.accepted[color.index()] {
                    return Err(Refusal::NoChange);
                }
                self.log(by, kind, Vec::new());
            }
            EventKind::Dispute { stones } => self.dispute(side(by)?, &stones)?,
            EventKind::Resume => self.resume_by(by)?,
            EventKind::Confirm => self.confirm(by)?,
            EventKind::GiveUpPlay => {
                let color = side(by)?;
                self.require_play("a game in play")?;
                if self.rules.give_up_play == GiveUpPlay::None {
                    return Err(Refusal::NotInRules { what: "giving up play" });
                }
                if self.state.course.owes[color.index()] {
                    return Err(Refusal::MustPlay);
                }
                self.log(by, kind, Vec::new());
            }
            EventKind::Report(report) => self.report(by, report)?,
            EventKind::Adjourn { .. } | EventKind::Continue => self.adjourn(by, kind)?,
            EventKind::Seal { .. } => self.seal(side(by)?, kind)?,
            EventKind::Open { note, salt, choice } => self.open(by, note, salt, choice)?,
        }
        Ok(())
    }

    /// Enters what is no move in the log, and lets it work.
    #[inline(never)]
    pub(super) fn log(&mut self, by: By, kind: EventKind, effects: Vec<Effect>) {
        let after = self.history.now();
        let entry = Logged { after, moves: false, by, kind, effects };
        self.state.on_logged(&self.rules, after, self.history.current().turn, &entry);
        self.log.push(entry, after < self.history.last());
    }

    /// As [`log`](Self::log), for what causes the next move.
    #[inline(never)]
    pub(super) fn log_move(&mut self, by: By, kind: EventKind, effects: Vec<Effect>, causes: Causes) {
        let after = self.history.now();
        let entry = Logged { after, moves: true, by, kind, effects };
        self.state.on_logged(&self.rules, after, self.history.current().turn, &entry);
        self.log.push(entry, false);
        self.history.forget_redo();
        match causes {
            Causes::Move(mv) => {
                self.make(self.turn(), mv);
            }
            Causes::LostTurn => self.skip_turn(),
            Causes::PickUp => {
                let color = self.history.current().color;
                // Whose turn it was before: the side's own, unless the stone was put down out of turn.
                let turn = self.history.entry(after.saturating_sub(1)).map_or(color, |before| before.turn);
                self.pick_up();
                self.push(Action::PickUp, color, turn);
            }
        }
    }

    /// R-D-05, R-D-07, R-K-10.
    fn offer(&mut self, by: Color) -> Result<(), Refusal> {
        self.require_play("a game in play")?;
        let puts_question = self.state.course.flow == Flow::Confirming;
        let gives_up_turn = self.rules.end_offer == EndOffer::GivesUpTurn;
        if !puts_question && self.rules.end_offer == EndOffer::None {
            return Err(Refusal::NotInRules { what: "a proposal to end" });
        }
        if matches!(self.state.course.flow, Flow::Offered(_)) {
            return Err(self.wrong_stage("an answer to the proposal"));
        }
        let turn = self.turn();
        if by != turn && (puts_question || gives_up_turn) {
            return Err(Refusal::NotYourTurn { turn });
        }
        if self.state.course.owes[by.index()] && self.check_for(by, Move::Pass).is_err() {
            return Err(Refusal::MustPlay);
        }
        if gives_up_turn && !puts_question {
            self.board.lift_ko();
            self.push(Action::Offer, by, by.opponent());
        } else {
            self.log(by.into(), EventKind::Offer, Vec::new());
        }
        Ok(())
    }

    fn answer(&mut self, by: Color, kind: EventKind) -> Result<(), Refusal> {
        self.require_play("a game in play")?;
        match self.state.course.flow {
            Flow::Offered(offerer) if offerer == by => return Err(Refusal::OwnOffer),
            Flow::Offered(_) => self.log(by.into(), kind, Vec::new()),
            _ => return Err(self.wrong_stage("a proposal to answer")),
        }
        Ok(())
    }

    fn mark(&mut self, by: By, dead: &[Point]) -> Result<(), Refusal> {
        self.require_marking()?;
        let dead = self.chains(dead)?;
        if dead == self.state.dead {
            return Err(Refusal::NoChange);
        }
        self.log(by, EventKind::Mark { dead: dead.to_vec() }, Vec::new());
        Ok(())
    }

    /// The chains of stones, all of which must be there.
    fn chains(&self, stones: &[Point]) -> Result<PointSet, Refusal> {
        let on_board = |&point: &Point| self.size().contains(point) && self.board.at(point).is_some();
        if !stones.iter().all(on_board) {
            return Err(Refusal::NoStone);
        }
        Ok(self.board.whole_chains(stones.iter().copied()))
    }

    /// R-D-11: who says "dead" is the opponent of the stones' colour; of stones of both colours,
    /// or where the rules ask somebody else, see [`Resumption`].
    fn dispute(&mut self, by: Color, stones: &[Point]) -> Result<(), Refusal> {
        self.require_marking()?;
        let stones = self.chains(stones)?;
        let mut colors = stones.iter().filter_map(|point| self.board.at(point));
        let first = colors.next().ok_or(Refusal::NoStone)?;
        let claimant = if colors.all(|color| color == first) { first.opponent() } else { by.opponent() };
        let starts = match self.rules.resumption {
            Resumption::TurnHolder => self.turn(),
            Resumption::ClaimantOfDead => claimant,
            Resumption::Opponent => by.opponent(),
        };
        self.go_on(by.into(), EventKind::Dispute { stones: stones.to_vec() }, starts);
        Ok(())
    }

    fn resume_by(&mut self, by: By) -> Result<(), Refusal> {
        // What the rules have ended by themselves, and no side has confirmed, the referee may reopen:
        // records go on after that.
        if by != By::Referee || !self.state.ended_by_itself() {
            self.require_marking()?;
        }
        let starts = match (self.rules.resumption, by) {
            (Resumption::Opponent, By::Side(by)) => by.opponent(),
            _ => self.turn(),
        };
        self.go_on(by, EventKind::Resume, starts);
        Ok(())
    }

    /// Play is resumed; if the side that starts isn't the one to move, that one hands its turn over.
    fn go_on(&mut self, by: By, kind: EventKind, starts: Color) {
        if starts == self.turn() {
            self.log(by, kind, Vec::new());
        } else {
            self.log_move(by, kind, Vec::new(), Causes::LostTurn);
        }
    }

    /// Play goes on in a record where it had stopped or ended by the rules: what happened, happened.
    pub(crate) fn reopen(&mut self) {
        // It is refused where there is nothing to resume, or somebody resigned.
        let _ = self.act(By::Referee, EventKind::Resume);
    }

    /// A record says that it is this side's turn: the other has lost its own.
    pub(crate) fn lose_turn_to(&mut self, turn: Color) {
        self.reopen();
        if self.turn() != turn && self.phase() == Phase::Play {
            let report =
                Report { choice: Some(Effect::LostTurn), ..Report::of(Act::Other, Some(turn.opponent())) };
            self.log_move(By::Referee, EventKind::Report(report), vec![Effect::LostTurn], Causes::LostTurn);
        }
    }

    fn confirm(&mut self, by: By) -> Result<(), Refusal> {
        let adjourned = self.state.adjourned.filter(|_| self.phase() == Phase::Play);
        let confirmed = match adjourned {
            Some(adjourned) if adjourned.used_ms.is_some() => adjourned.confirmed,
            Some(_) => return Err(self.wrong_stage("readings of the clock to confirm")),
            None if self.stage() == Stage::Agreed => self.state.confirmed,
            None => {
                self.require_open()?;
                return Err(self.wrong_stage("a result to confirm"));
            }
        };
        if by.side().map_or(confirmed == [true; 2], |color| confirmed[color.index()]) {
            return Err(Refusal::NoChange);
        }
        self.log(by, EventKind::Confirm, Vec::new());
        Ok(())
    }

    /// A report to the referee is ruled on.
    fn report(&mut self, by: By, report: Report) -> Result<(), Refusal> {
        require_referee(by)?;
        let effects = self.effects_of(&report)?;
        if effects.contains(&Effect::LostTurn) {
            self.log_move(by, EventKind::Report(report), effects, Causes::LostTurn);
        } else if effects.contains(&Effect::PickUpAndChoose) && self.is_latest_play(&report) {
            self.log_move(by, EventKind::Report(report), effects, Causes::PickUp);
        } else {
            self.log(by, EventKind::Report(report), effects);
        }
        Ok(())
    }

    /// Whether the latest move is a play of this side that may be taken up again. A stone that was
    /// never entered has nothing to be taken up.
    fn is_latest_play(&self, report: &Report) -> bool {
        let latest = self.history.current();
        let is_latest = report.move_number.is_none_or(|number| number == self.move_number());
        is_latest
            && self.require_play("").is_ok()
            && matches!(latest.action, Action::Play { .. })
            && Some(latest.color) == report.offender
    }

    /// The game has no result yet.
    #[inline(never)]
    pub(super) fn require_open(&self) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Over if self.state.confirmed == [true; 2] => Err(Refusal::AlreadyConfirmed),
            Stage::Over => Err(Refusal::GameOver),
            Stage::Agreed => Err(Refusal::AlreadyConfirmed),
            _ => Ok(()),
        }
    }

    /// Play goes on, with nothing sealed or adjourned.
    #[inline(never)]
    pub(super) fn require_play(&self, wanted: &'static str) -> Result<(), Refusal> {
        self.require_open()?;
        if self.phase() != Phase::Play || self.state.adjourned.is_some() {
            return Err(self.wrong_stage(wanted));
        }
        if self.state.sealed.is_some() {
            return Err(Refusal::Sealed);
        }
        Ok(())
    }

    #[inline(never)]
    fn require_marking(&self) -> Result<(), Refusal> {
        self.require_open()?;
        if self.phase() != Phase::Marking {
            return Err(self.wrong_stage("a game in which play has stopped"));
        }
        Ok(())
    }

    #[inline(never)]
    pub(super) fn wrong_stage(&self, wanted: &'static str) -> Refusal {
        Refusal::Stage { stage: self.stage(), wanted }
    }
}

/// What an entry of the log makes of the next move.
#[derive(Debug, Clone, Copy)]
pub(super) enum Causes {
    Move(Move),
    LostTurn,
    PickUp,
}

fn side(by: By) -> Result<Color, Refusal> {
    by.side().ok_or(Refusal::SidesOnly)
}

pub(super) fn require_referee(by: By) -> Result<(), Refusal> {
    if by == By::Referee { Ok(()) } else { Err(Refusal::RefereeOnly) }
}
