//! Reports to the referee: what they come to in this game, and the log of decisions.

use super::event::{EventKind, Report};
use super::history::Action;
use super::{Game, IllegalMove, Phase, Refusal, Stage};
use crate::color::Color;
use crate::referee::{Act, Circumstances, Effect, Ruling};
use crate::rules::IllegalActs;

/// An entry of the log of decisions (rule R-I-32).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoggedRuling<'a> {
    /// The move after which it was made.
    pub after: usize,
    /// What was reported.
    pub report: &'a Report,
    /// What was ruled.
    pub effects: &'a [Effect],
}

impl Game {
    /// What the rules make of an act, before anything is done.
    ///
    /// # Errors
    /// The game is over, what is reported is not so, or it is about a side and names none.
    pub fn ruling(&self, report: &Report) -> Result<Ruling, Refusal> {
        match self.stage() {
            Stage::Agreed => {}
            _ => self.require_open()?,
        }
        let made = self.move_number();
        if let Some(found) = report.move_number.filter(|&number| number > made) {
            return Err(Refusal::NoSuchMove { found, made });
        }
        self.require_so(report)?;
        let ruling = Ruling::on(&self.rules, report.act, &self.circumstances(report));
        let is_about_a_side =
            |effect: &Effect| matches!(effect, Effect::Warning | Effect::LoseGame | Effect::LostTurn);
        if report.offender.is_none() && ruling.effects.iter().any(is_about_a_side) {
            return Err(Refusal::NoOffender);
        }
        Ok(ruling)
    }

    /// Warnings of each side, Black first (rule R-I-15).
    #[must_use]
    pub const fn warnings(&self) -> [u8; 2] {
        self.state.warnings
    }

    /// 子 that each side pays at the count for its warning, Black first (rules R-E-13, R-I-16).
    #[must_use]
    pub fn penalties(&self) -> [u32; 2] {
        match self.rules.illegal_acts {
            IllegalActs::Chinese2002 | IllegalActs::Blocked => self.state.warnings.map(|n| n.min(1).into()),
            _ => [0; 2],
        }
    }

    /// The rulings in force, in order.
    pub fn rulings(&self) -> impl Iterator<Item = LoggedRuling<'_>> {
        self.log.in_force().iter().filter_map(|entry| match &entry.kind {
            EventKind::Report(report) => {
                Some(LoggedRuling { after: entry.after, report, effects: &entry.effects })
            }
            _ => None,
        })
    }

    /// The effects of a report with the choice it holds, if they can be carried out.
    pub(super) fn effects_of(&self, report: &Report) -> Result<Vec<Effect>, Refusal> {
        let ruling = self.ruling(report)?;
        let mut effects = ruling.effects.to_vec();
        match report.choice {
            Some(choice) if ruling.choices.contains(&choice) => effects.push(choice),
            None if ruling.choices.is_empty() || !effects.is_empty() => {}
            _ => return Err(Refusal::Choice { choices: ruling.choices, decider: ruling.decider }),
        }
        for effect in &effects {
            match effect {
                Effect::LostTurn => {
                    self.require_turn(report.offender)?;
                    if self.state.sealed.is_some() && report.act != Act::UnreadableSeal {
                        return Err(Refusal::Sealed);
                    }
                }
                Effect::Warning | Effect::LoseGame if report.offender.is_none() => {
                    return Err(Refusal::NoOffender);
                }
                _ => {}
            }
        }
        Ok(effects)
    }

    /// A side that loses its turn must have one.
    fn require_turn(&self, offender: Option<Color>) -> Result<(), Refusal> {
        let offender = offender.ok_or(Refusal::NoOffender)?;
        if self.phase() != Phase::Play || self.state.adjourned.is_some() {
            return Err(self.wrong_stage("a game in play"));
        }
        let turn = self.turn();
        if offender == turn { Ok(()) } else { Err(Refusal::NotYourTurn { turn }) }
    }

    /// What the program can see of a report must be so.
    fn require_so(&self, report: &Report) -> Result<(), Refusal> {
        let is_so = match (report.act, report.at, report.offender) {
            (Act::UnreadableSeal, _, offender) => {
                return match &self.state.sealed {
                    Some(sealed) if offender.is_some_and(|color| color != sealed.by) => {
                        Err(Refusal::NotYourTurn { turn: sealed.by })
                    }
                    Some(_) => Ok(()),
                    None => Err(self.wrong_stage("a sealed move")),
                };
            }
            (Act::KoRetake | Act::ForbiddenPoint | Act::Repetition, _, None) => {
                return Err(Refusal::NoOffender);
            }
            (act @ (Act::KoRetake | Act::ForbiddenPoint | Act::Repetition), at, Some(color)) => {
                self.require_turn(Some(color))?;
                let Some(point) = at else { return Err(Refusal::NotSo { found: "no-point" }) };
                let checked = self.check_point(color, point);
                let found = checked.as_ref().map_or_else(IllegalMove::code, |()| "legal");
                let is_so = match act {
                    Act::KoRetake => matches!(checked, Err(IllegalMove::Ko { .. })),
                    Act::ForbiddenPoint => matches!(checked, Err(IllegalMove::Suicide { .. })),
                    _ => matches!(checked, Err(IllegalMove::Superko { .. })),
                };
                if is_so { Ok(()) } else { Err(found) }
            }
            _ => Ok(()),
        };
        is_so.map_err(|found| Refusal::NotSo { found })
    }

    /// Whether the turn before the one that a report is about was the other side's, and passed or lost.
    fn opponent_gave_way(&self, offender: Option<Color>, happened: usize) -> bool {
        let is_own = self.history.entry(happened).is_some_and(|entry| Some(entry.color) == offender);
        let before = if is_own { happened.saturating_sub(1) } else { happened };
        before > 0
            && self.history.entry(before).is_some_and(|entry| {
                Some(entry.color.opponent()) == offender
                    && matches!(entry.action, Action::Pass | Action::Offer | Action::Skip)
            })
    }

    fn circumstances(&self, report: &Report) -> Circumstances {
        let now = self.move_number();
        let happened = report.move_number.unwrap_or(now);
        let claimant_moved =
            (happened.saturating_add(1)..=now).filter_map(|number| self.history.entry(number)).any(|entry| {
                Some(entry.color.opponent()) == report.offender && !matches!(entry.action, Action::Skip)
            });
        let is_again = self
            .rulings()
            .any(|earlier| earlier.report.act == report.act && earlier.report.offender == report.offender);
        Circumstances {
            move_number: now,
            is_late: claimant_moved,
            is_again,
            opponent_passed: self.opponent_gave_way(report.offender, happened),
            is_agreed: report.is_agreed,
            is_restorable: report.is_restorable,
        }
    }

    /// How each side's readings of the clock stand while the game is adjourned, in milliseconds,
    /// Black first, and which sides have confirmed them (rule R-H-02).
    #[must_use]
    pub fn adjourned(&self) -> Option<(Option<[u64; 2]>, [bool; 2])> {
        self.state.adjourned.map(|adjourned| (adjourned.used_ms, adjourned.confirmed))
    }

    /// The side that has sealed its move, and the commitment (rule R-H-03).
    #[must_use]
    pub fn sealed(&self) -> Option<(Color, &str)> {
        self.state.sealed.as_ref().map(|sealed| (sealed.by, sealed.commitment.as_str()))
    }
}
