//! Where a game stands beside its board: what follows from its moves and its log, step by step.
//!
//! The transitions of rule R-D-15. Whether a step is allowed is asked before (`act.rs`); here it
//! has been, and everything can be worked out again from the start.

use super::Stage;
use super::course::{Adjourned, Course, Decision, Flow, Sealed, Special};
use super::event::{By, EventKind};
use super::history::Action;
use super::log::Logged;
use crate::color::Color;
use crate::point::Size;
use crate::point_set::PointSet;
use crate::referee::Effect;
use crate::rules::{Cycles, EndOffer, IllegalActs, LastPass, Marks, Passes, Rules};

/// Passes in a row that stop play where each side passes once, and where each passes three times.
const PASSES_ONE_EACH: usize = 2;
const PASSES_THREE_EACH: usize = 6;

/// Refused proposals in a row after which a side must put a stone down (rule R-K-14).
const REFUSALS: u8 = 3;

/// Warnings that lose a game (rule R-I-15).
const WARNINGS_TO_LOSE: u8 = 2;

#[derive(Debug, Clone)]
#[expect(clippy::struct_excessive_bools, reason = "facts that do not exclude one another")]
pub(super) struct State {
    pub(super) course: Course,
    /// The same before the latest stone.
    before: Course,
    /// The stones marked dead, always whole chains.
    pub(super) dead: PointSet,
    /// Somebody has marked or accepted since play stopped.
    pub(super) is_marking: bool,
    pub(super) accepted: [bool; 2],
    pub(super) confirmed: [bool; 2],
    /// Play was resumed since the sides did not agree.
    pub(super) was_resumed: bool,
    pub(super) warnings: [u8; 2],
    pub(super) decided: Option<Decision>,
    /// The decision is that of a cycle.
    pub(super) by_cycle: bool,
    pub(super) contested: Option<Color>,
    /// A referee has ruled that repetition is forbidden, since a group would live by it alone.
    pub(super) forbids_cycles: bool,
    pub(super) sealed: Option<Sealed>,
    pub(super) adjourned: Option<Adjourned>,
    /// All passes of each side.
    pub(super) passes: [u32; 2],
    pub(super) first_pass: Option<Color>,
    /// The latest pass, resumption or start: situations are counted from there.
    pub(super) since: usize,
}

impl State {
    pub(super) fn new(size: Size) -> Self {
        Self {
            course: Course::START,
            before: Course::START,
            dead: PointSet::new(size),
            is_marking: false,
            accepted: [false; 2],
            confirmed: [false; 2],
            was_resumed: false,
            warnings: [0; 2],
            decided: None,
            by_cycle: false,
            contested: None,
            forbids_cycles: false,
            sealed: None,
            adjourned: None,
            passes: [0; 2],
            first_pass: None,
            since: 0,
        }
    }

    pub(super) fn stage(&self) -> Stage {
        match self.course.flow {
            _ if self.decided.is_some() => Stage::Over,
            Flow::Play => Stage::Playing,
            Flow::Offered(by) => Stage::Offered { by },
            Flow::Confirming => Stage::Confirming,
            Flow::Stopped if self.accepted == [true; 2] => {
                if self.confirmed == [true; 2] {
                    Stage::Over
                } else {
                    Stage::Agreed
                }
            }
            Flow::Stopped if self.is_marking => Stage::Marking,
            Flow::Stopped => Stage::Stopped,
        }
    }

    /// Whether the rules have ended the game, with nobody asked: by a cycle, or since all is alive.
    pub(super) fn ended_by_itself(&self) -> bool {
        self.by_cycle || self.stage() == Stage::Agreed && !self.is_marking && self.confirmed == [false; 2]
    }

    fn forget_marks(&mut self) {
        if !self.dead.is_empty() {
            self.dead.clear();
        }
        self.is_marking = false;
        self.accepted = [false; 2];
        self.confirmed = [false; 2];
    }

    /// Play stops.
    fn stop(&mut self, rules: &Rules) {
        self.course = Course { flow: Flow::Stopped, n_passes: self.course.n_passes, ..Course::START };
        self.forget_marks();
        let all_alive = match rules.marks {
            Marks::Agreed => false,
            Marks::AllAlive => true,
            Marks::AllAliveOnceResumed => self.was_resumed,
        };
        self.accepted = [all_alive; 2];
    }

    /// Move `number` was made.
    #[inline]
    pub(super) fn on_move(
        &mut self,
        rules: &Rules,
        number: usize,
        color: Color,
        action: Action,
        special: Special,
    ) {
        self.forget_marks();
        match action {
            Action::Play { .. } => {
                self.before = self.course;
                self.course = Course { owes: self.course.owes, ..Course::START };
                self.course.owes[color.index()] = false;
                if special.ends_cycle {
                    self.by_cycle = true;
                    self.decided = cycle_decision(rules.cycles);
                }
            }
            Action::Pass | Action::Offer => self.on_pass(rules, number, color, action, special),
            Action::Skip => {
                self.course.n_passes = 0;
                self.since = number;
                if rules.end_offer != EndOffer::Free {
                    // What was owed was owed in this turn.
                    self.course.owes[color.index()] = false;
                }
                if self.course.flow != Flow::Stopped {
                    self.course.flow = Flow::Play;
                }
            }
            Action::PickUp => self.course = self.before,
            Action::Resign => {}
        }
    }

    fn on_pass(&mut self, rules: &Rules, number: usize, color: Color, action: Action, special: Special) {
        self.course.n_passes += 1;
        self.since = number;
        self.passes[color.index()] += 1;
        self.first_pass.get_or_insert(color);
        if self.course.flow == Flow::Stopped {
            return;
        }
        let may_stop = rules.last_pass == LastPass::Either || color == Color::White;
        let enough = match rules.passes {
            Passes::OneEach | Passes::Agreement => PASSES_ONE_EACH,
            Passes::ThreeEach => PASSES_THREE_EACH,
        };
        let is_enough = self.course.n_passes >= enough && may_stop;
        if special.repeats_pass || is_enough && rules.passes != Passes::Agreement {
            self.stop(rules);
        } else if action == Action::Offer {
            self.course.flow = Flow::Offered(color);
        } else if is_enough {
            self.course.flow = Flow::Confirming;
        } else {
            self.course.flow = Flow::Play;
        }
    }

    /// An entry of the log, made when `turn` was to move after move `number`.
    pub(super) fn on_logged(&mut self, rules: &Rules, number: usize, turn: Color, entry: &Logged) {
        match &entry.kind {
            EventKind::Offer => {
                if let By::Side(by) = entry.by {
                    self.course.flow = Flow::Offered(by);
                }
            }
            EventKind::Answer { agrees: true } | EventKind::Stop => self.stop(rules),
            EventKind::Answer { agrees: false } => self.refuse(rules, turn),
            EventKind::Mark { dead } => {
                self.dead = PointSet::from_points(self.dead.size(), dead.iter().copied());
                self.is_marking = true;
                self.accepted = [false; 2];
            }
            EventKind::Accept => {
                self.is_marking = true;
                self.set_accepted(entry.by);
            }
            EventKind::Dispute { .. } | EventKind::Resume => self.resume(number),
            EventKind::Confirm => self.confirm(entry.by),
            EventKind::GiveUpPlay => {
                self.stop(rules);
                self.contested = entry.by.side().map(Color::opponent);
            }
            EventKind::Report(report) => {
                // The count may be another one now.
                self.confirmed = [false; 2];
                let is_clock = report.act == crate::referee::Act::TimeOut;
                if report.act == crate::referee::Act::UnreadableSeal {
                    self.sealed = None;
                }
                self.rule(rules, report.offender, &entry.effects, is_clock);
            }
            EventKind::Adjourn { used_ms } => {
                self.adjourned = Some(Adjourned { used_ms: *used_ms, confirmed: [false; 2] });
            }
            EventKind::Continue => self.adjourned = None,
            EventKind::Seal { commitment } => {
                let commitment = commitment.clone();
                self.sealed = entry.by.side().map(|by| Sealed { by, commitment });
            }
            EventKind::Open { .. } => {
                let by = self.sealed.take().map(|sealed| sealed.by);
                self.rule(rules, by, &entry.effects, false);
            }
            EventKind::Play(_) | EventKind::Pass | EventKind::Put { .. } | EventKind::Resign => {}
        }
    }

    fn set_accepted(&mut self, by: By) {
        if let By::Side(color) = by {
            self.accepted[color.index()] = true;
        }
    }

    fn confirm(&mut self, by: By) {
        let confirmed = match &mut self.adjourned {
            Some(adjourned) => &mut adjourned.confirmed,
            None => &mut self.confirmed,
        };
        match by {
            By::Side(color) => confirmed[color.index()] = true,
            By::Referee => *confirmed = [true; 2],
        }
    }

    /// A proposal to end is refused in words.
    fn refuse(&mut self, rules: &Rules, turn: Color) {
        let Flow::Offered(by) = self.course.flow else { return };
        self.course.flow = Flow::Play;
        if rules.end_offer == EndOffer::Free {
            let refusals = &mut self.course.refusals[by.index()];
            *refusals += 1;
            if *refusals >= REFUSALS {
                *refusals = 0;
                self.course.owes[by.index()] = true;
            }
        } else if turn != by {
            // The side that does not agree puts a stone down (rule R-D-05).
            self.course.owes[turn.index()] = true;
        }
        if rules.passes == Passes::Agreement && self.course.n_passes >= PASSES_ONE_EACH {
            // The question of the passes is answered too: they count anew.
            self.course.n_passes = 0;
        }
    }

    /// Play is resumed after move `number`.
    fn resume(&mut self, number: usize) {
        self.forget_marks();
        self.course = Course::START;
        self.contested = None;
        self.was_resumed = true;
        self.since = number;
        if self.by_cycle {
            self.by_cycle = false;
            self.decided = None;
        }
    }

    fn rule(&mut self, rules: &Rules, offender: Option<Color>, effects: &[Effect], is_clock: bool) {
        let warnings_lose = !matches!(rules.illegal_acts, IllegalActs::Unpriced | IllegalActs::Loses);
        for effect in effects {
            self.decided = match (effect, offender) {
                (Effect::Warning, Some(color)) => {
                    let warnings = &mut self.warnings[color.index()];
                    *warnings += 1;
                    if *warnings < WARNINGS_TO_LOSE || !warnings_lose {
                        continue;
                    }
                    Some(Decision::Wins(color.opponent()))
                }
                (Effect::LoseGame, Some(color)) if is_clock => Some(Decision::WinsOnTime(color.opponent())),
                (Effect::LoseGame, Some(color)) => Some(Decision::Wins(color.opponent())),
                (Effect::Forbidden, _) => {
                    self.forbids_cycles = true;
                    continue;
                }
                (Effect::BothLose, _) => Some(Decision::BothLose),
                (Effect::Draw, _) => Some(Decision::Draw),
                (Effect::Replay, _) => Some(Decision::Replay),
                (Effect::NoResult, _) => Some(Decision::NoResult),
                (Effect::ExtraGame, _) => Some(Decision::ExtraGame),
                _ => continue,
            };
        }
    }
}

/// How the third time of a situation ends the game (rule S-11); `None` where a person must say.
pub(super) const fn cycle_decision(cycles: Cycles) -> Option<Decision> {
    match cycles {
        Cycles::None | Cycles::DrawOrReplay => None,
        Cycles::Draw => Some(Decision::Draw),
        Cycles::Replay => Some(Decision::Replay),
        Cycles::NoResult => Some(Decision::NoResult),
        Cycles::ExtraGame => Some(Decision::ExtraGame),
    }
}
