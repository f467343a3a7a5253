//! What an event does, in the model.

use super::stages::{At15, Model, Note, place};
use crate::naive::{At, Moment};
use lanke::{
    Act, By, Color, Cycles, Effect, EndOffer, EventKind, IllegalActs, KoRule, LastPass, Marks, Move, Passes,
    RepeatedPass, Resumption,
};

impl Model {
    /// It happens, and was allowed.
    pub(super) fn happen(&mut self, by: By, kind: &EventKind) {
        let side = by.side();
        match kind {
            EventKind::Play(point) => self.stone(self.turn, place(*point)),
            EventKind::Pass => self.pass(self.turn, false),
            EventKind::Put { color, mv: Move::Play(point) } => self.stone(*color, place(*point)),
            EventKind::Put { color, mv: Move::Pass } => self.pass(*color, false),
            EventKind::Resign => self.end("resignation", side.map(Color::opponent)),
            EventKind::Offer => self.offer(side.expect("a side")),
            EventKind::Answer { agrees: true } | EventKind::Stop => self.stop(),
            EventKind::Answer { agrees: false } => self.refuse(),
            EventKind::GiveUpPlay => {
                self.stop();
                self.contested = side.map(Color::opponent);
            }
            EventKind::Mark { dead } => {
                self.dead = self.chains(dead).expect("stones");
                self.accepted = [false; 2];
                self.at = At15::Stopped(true);
            }
            EventKind::Accept => {
                self.accepted[side.expect("a side").index()] = true;
                self.at = if self.accepted == [true; 2] { At15::Agreed } else { At15::Stopped(true) };
            }
            EventKind::Dispute { stones } => {
                let side = side.expect("a side");
                let has = |color| stones.iter().any(|&stone| self.color_at(stone) == Some(color));
                let says_dead = match Color::BOTH.map(has) {
                    [true, true] => side.opponent(),
                    [true, false] => Color::White,
                    _ => Color::Black,
                };
                self.resume(match self.rules.resumption {
                    Resumption::TurnHolder => self.turn,
                    Resumption::ClaimantOfDead => says_dead,
                    Resumption::Opponent => side.opponent(),
                });
            }
            EventKind::Resume => {
                let asked = side.filter(|_| self.rules.resumption == Resumption::Opponent);
                self.resume(asked.map_or(self.turn, Color::opponent));
            }
            EventKind::Confirm => {
                let said = self.paused.as_mut().map_or(&mut self.confirmed, |(_, said)| said);
                match side {
                    Some(color) => said[color.index()] = true,
                    None => *said = [true; 2],
                }
                if self.confirmed == [true; 2] {
                    self.at = At15::Over;
                    self.ended = Some(("count", None));
                }
            }
            EventKind::Adjourn { used_ms } => self.paused = Some((used_ms.is_some(), [false; 2])),
            EventKind::Continue => self.paused = None,
            EventKind::Seal { .. } => panic!("see `seal`"),
            EventKind::Open { note, choice, .. } => self.open(note, *choice),
            EventKind::Report(report) => {
                self.confirmed = [false; 2];
                let effects = self.ruling(report).expect("it was allowed");
                if report.act == Act::UnreadableSeal {
                    self.note = None;
                }
                self.carry_out(report.offender, &effects, report.act == Act::TimeOut);
            }
            other => panic!("{other:?}"),
        }
    }

    /// A note is sealed.
    pub(super) fn seal(&mut self, text: &str, commitment: &str) {
        let (text, commitment) = (text.to_owned(), commitment.to_owned());
        self.note = Some(Note { by: self.turn, text, commitment });
    }

    fn open(&mut self, note: &str, choice: Option<Effect>) {
        let side = self.turn;
        self.note = None;
        match (self.read(note), choice) {
            (Some(Some(at)), _) if self.legal(side, at) => self.stone(side, at),
            (Some(None), _) if !self.owes_a_stone(side) => self.pass(side, false),
            (Some(_), _) => self.lose_turn(),
            (None, choice) => self.carry_out(Some(side), choice.as_slice(), false),
        }
    }

    fn carry_out(&mut self, offender: Option<Color>, effects: &[Effect], is_clock: bool) {
        let winner = offender.map(Color::opponent);
        for effect in effects {
            match effect {
                Effect::Warning => {
                    let warnings = &mut self.warnings[offender.expect("a side").index()];
                    *warnings += 1;
                    if *warnings == 2
                        && self.rules.illegal_acts != IllegalActs::Unpriced
                        && self.rules.illegal_acts != IllegalActs::Loses
                    {
                        self.end("ruling", winner);
                    }
                }
                Effect::LostTurn => self.lose_turn(),
                Effect::PickUpAndChoose => self.pick_up(offender),
                Effect::LoseGame => self.end(if is_clock { "time" } else { "ruling" }, winner),
                // R-C-08: from now on nothing may come back.
                Effect::Forbidden if matches!(self.board.ko, KoRule::None | KoRule::Simple) => {
                    self.board.ko = KoRule::Positional;
                }
                Effect::BothLose => self.end("both-lose", None),
                Effect::Draw => self.end("draw", None),
                Effect::Replay => self.end("replay", None),
                Effect::NoResult => self.end("no-result", None),
                Effect::ExtraGame => self.end("extra-game", None),
                _ => {}
            }
        }
    }

    /// R-I-04: as if the stone had never been put down; a stone that isn't the latest stays.
    fn pick_up(&mut self, offender: Option<Color>) {
        let Some((color, Some(_))) = self.board.now().made else { return };
        if self.is_free() && !self.is_picked_up && Some(color) == offender {
            self.board.past.pop();
            self.is_picked_up = true;
            self.turn = self.board.now().to_move;
            (self.at, self.passes_in_a_row, self.refusals, self.owes) = self.before;
        }
    }

    fn end(&mut self, how: &'static str, winner: Option<Color>) {
        self.is_by_itself = false;
        self.at = At15::Over;
        self.ended = Some((how, winner));
    }

    fn n_moves(&self) -> usize {
        self.board.past.len() - 1
    }

    fn forget_marks(&mut self) {
        self.dead.clear();
        self.accepted = [false; 2];
    }

    fn stone(&mut self, color: Color, at: At) {
        self.board.play(color, at);
        self.is_picked_up = false;
        self.before = (self.at, self.passes_in_a_row, self.refusals, self.owes);
        self.turn = color.opponent();
        self.at = At15::Playing;
        self.passes_in_a_row = 0;
        self.refusals = [0; 2];
        self.owes[color.index()] = false;
        // S-11.
        let how = match self.rules.cycles {
            Cycles::None | Cycles::DrawOrReplay => return,
            Cycles::Draw => "draw",
            Cycles::Replay => "replay",
            Cycles::NoResult => "no-result",
            Cycles::ExtraGame => "extra-game",
        };
        let now = self.board.now();
        let same = |then: &&Moment| then.grid == now.grid && then.to_move == now.to_move;
        if self.board.past[self.since..].iter().filter(same).count() == 3 {
            self.end(how, None);
            self.is_by_itself = true;
        }
    }

    fn pass(&mut self, color: Color, is_offer: bool) {
        let now = &self.board.now().grid;
        let passed_here =
            |&(who, after): &(Color, usize)| who == color && self.board.past[after].grid == *now;
        let repeats = !is_offer && self.passes.iter().any(passed_here);
        self.board.pass(color);
        self.is_picked_up = false;
        self.turn = color.opponent();
        self.since = self.n_moves();
        if !is_offer {
            self.passes.push((color, self.since));
        }
        self.passes_in_a_row += 1;
        self.forget_marks();
        if self.is_stopped() {
            self.at = At15::Stopped(false);
            return;
        }
        let wanted = if self.rules.passes == Passes::ThreeEach { 6 } else { 2 };
        let by_right_side = self.rules.last_pass == LastPass::Either || color == Color::White;
        let is_run = self.passes_in_a_row >= wanted && by_right_side;
        let asks = self.rules.passes == Passes::Agreement;
        if is_run && !asks || repeats && self.rules.repeated_pass == RepeatedPass::Stops {
            self.stop();
        } else if is_offer {
            self.at = At15::Offered(color);
        } else if is_run {
            self.at = At15::Confirming;
        } else {
            self.at = At15::Playing;
        }
    }

    fn offer(&mut self, by: Color) {
        if self.at != At15::Confirming && self.rules.end_offer == EndOffer::GivesUpTurn {
            self.pass(by, true);
        } else {
            self.at = At15::Offered(by);
        }
    }

    fn refuse(&mut self) {
        let At15::Offered(by) = self.at else { panic!("an offer") };
        self.at = At15::Playing;
        if self.rules.end_offer == EndOffer::Free {
            self.refusals[by.index()] += 1;
            if self.refusals[by.index()] == 3 {
                self.refusals[by.index()] = 0;
                self.owes[by.index()] = true;
            }
        } else if by != self.turn {
            self.owes[self.turn.index()] = true;
        }
        if self.rules.passes == Passes::Agreement && self.passes_in_a_row >= 2 {
            self.passes_in_a_row = 0;
        }
    }

    fn stop(&mut self) {
        self.forget_marks();
        (self.refusals, self.owes) = ([0; 2], [false; 2]);
        let is_alive = match self.rules.marks {
            Marks::Agreed => false,
            Marks::AllAlive => true,
            Marks::AllAliveOnceResumed => self.was_resumed,
        };
        self.at = if is_alive { At15::Agreed } else { At15::Stopped(false) };
        self.accepted = [is_alive; 2];
        self.is_by_itself = is_alive;
    }

    fn resume(&mut self, starts: Color) {
        self.forget_marks();
        self.at = At15::Playing;
        self.ended = None;
        self.is_by_itself = false;
        self.passes_in_a_row = 0;
        (self.refusals, self.owes) = ([0; 2], [false; 2]);
        self.contested = None;
        self.was_resumed = true;
        self.since = self.n_moves();
        if starts != self.turn {
            self.lose_turn();
        }
    }

    fn lose_turn(&mut self) {
        self.board.pass(self.turn);
        self.is_picked_up = false;
        if self.rules.end_offer != EndOffer::Free {
            self.owes[self.turn.index()] = false;
        }
        self.turn = self.turn.opponent();
        self.passes_in_a_row = 0;
        self.since = self.n_moves();
        self.at = At15::Playing;
    }
}
