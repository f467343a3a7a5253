//! Events by chance: such as the stage asks for, and such as nobody may do.

use super::stages::{At15, Model};
use crate::random::Chance;
use lanke::{
    Act, Button, By, Color, Cycles, Effect, EndOffer, EventKind, GiveUpPlay, IllegalActs, KoRule, Komi,
    LastPass, Marks, Move, PassStones, Passes, Point, RepeatedPass, Report, Resumption, Rules, Scoring,
    Suicide, Tax, commitment,
};
use std::sync::LazyLock;

pub(super) const SALT: &str = "sixteen letters.";

/// Points of small boards, a pass, and what can't be read on them.
const NOTES: [&str; 8] = ["A1", "B1", "A2", "B2", "C3", "pass", "?", "E5"];

static COMMITMENTS: LazyLock<Vec<String>> =
    LazyLock::new(|| NOTES.iter().map(|note| commitment(note, SALT).unwrap()).collect());

/// The note of a commitment that was drawn.
pub(super) fn note_of(_: &Model, commitment: &str) -> &'static str {
    NOTES[COMMITMENTS.iter().position(|one| one == commitment).expect("one of them")]
}

fn one_of<T: Copy>(chance: &mut Chance, list: &[T]) -> T {
    list[chance.below(list.len())]
}

pub(super) fn any_rules(chance: &mut Chance) -> Rules {
    use KoRule::{NaturalSituational, None, Positional, Simple, Situational};
    Rules {
        ko: one_of(chance, &[None, Simple, Positional, Situational, NaturalSituational]),
        suicide: one_of(chance, &[Suicide::Forbidden, Suicide::Allowed]),
        scoring: one_of(chance, &[Scoring::Area, Scoring::Territory]),
        tax: one_of(chance, &[Tax::None, Tax::Seki, Tax::Groups]),
        button: one_of(chance, &[Button::None, Button::HalfPoint]),
        komi: Komi::from_half_points(i32::try_from(chance.below(20)).unwrap()).unwrap(),
        passes: one_of(chance, &[Passes::OneEach, Passes::ThreeEach, Passes::Agreement]),
        last_pass: one_of(chance, &[LastPass::Either, LastPass::White]),
        pass_stones: one_of(chance, &[PassStones::None, PassStones::Given]),
        repeated_pass: one_of(chance, &[RepeatedPass::Ordinary, RepeatedPass::Stops]),
        end_offer: one_of(chance, &[EndOffer::None, EndOffer::GivesUpTurn, EndOffer::Free]),
        give_up_play: one_of(chance, &[GiveUpPlay::None, GiveUpPlay::AbsoluteTime]),
        marks: one_of(chance, &[Marks::Agreed, Marks::AllAlive, Marks::AllAliveOnceResumed]),
        resumption: one_of(
            chance,
            &[Resumption::TurnHolder, Resumption::ClaimantOfDead, Resumption::Opponent],
        ),
        illegal_acts: one_of(
            chance,
            &[
                IllegalActs::Unpriced,
                IllegalActs::Blocked,
                IllegalActs::Chinese1988,
                IllegalActs::Chinese2002,
                IllegalActs::Loses,
            ],
        ),
        cycles: one_of(
            chance,
            &[
                Cycles::None,
                Cycles::DrawOrReplay,
                Cycles::Draw,
                Cycles::Replay,
                Cycles::NoResult,
                Cycles::ExtraGame,
            ],
        ),
        ..Rules::default()
    }
}

/// What a sequence is full of, so that what is rare is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mood {
    Mixed,
    Plays,
    Passes,
    Reports,
}

impl Mood {
    pub(super) fn any(chance: &mut Chance) -> Self {
        one_of(
            chance,
            &[Self::Mixed, Self::Mixed, Self::Mixed, Self::Plays, Self::Plays, Self::Passes, Self::Reports],
        )
    }

    fn kind(self, model: &Model, chance: &mut Chance) -> Option<EventKind> {
        let is_free = model.at != At15::Over && model.paused.is_none() && model.note.is_none();
        if self == Self::Mixed || !is_free || chance.once_in(12) {
            return None;
        }
        match self {
            Self::Reports => Some(EventKind::Report(Report::of(Act::TookBack, Some(chance.color())))),
            _ if !matches!(model.at, At15::Playing) => None,
            Self::Plays if chance.once_in(6) => {
                let dropped = Report::of(Act::DroppedStone, Some(model.turn.opponent()));
                Some(EventKind::Report(Report { is_agreed: true, ..dropped }))
            }
            Self::Plays => Some(EventKind::Play(point(model, chance))),
            _ => Some(EventKind::Pass),
        }
    }
}

/// An event, one that fits the stage more often than not, by somebody who may do it more often than not.
pub(super) fn draw(model: &Model, chance: &mut Chance, mood: Mood) -> (By, EventKind) {
    let favourite = mood.kind(model, chance);
    let kind = if let Some(kind) = favourite {
        kind
    } else if chance.once_in(6) {
        any(model, chance)
    } else {
        fitting(model, chance)
    };
    let by = match &kind {
        EventKind::Put { .. }
        | EventKind::Stop
        | EventKind::Report(_)
        | EventKind::Adjourn { .. }
        | EventKind::Continue => By::Referee,
        EventKind::Open { .. } if chance.once_in(2) => By::Referee,
        EventKind::Play(_)
        | EventKind::Pass
        | EventKind::Seal { .. }
        | EventKind::Offer
        | EventKind::Open { .. } => model.turn.into(),
        _ => chance.color().into(),
    };
    let anybody = [By::Referee, By::Side(Color::Black), By::Side(Color::White)];
    (if chance.once_in(8) { one_of(chance, &anybody) } else { by }, kind)
}

fn fitting(model: &Model, chance: &mut Chance) -> EventKind {
    let is_play = matches!(model.at, At15::Playing | At15::Offered(_) | At15::Confirming);
    if is_play && model.paused.is_some() {
        return if chance.once_in(2) { EventKind::Continue } else { EventKind::Confirm };
    }
    if is_play && let Some(note) = &model.note {
        return if chance.once_in(6) { report(model, chance) } else { opening(&note.text, chance) };
    }
    match model.at {
        At15::Offered(_) if !chance.once_in(4) => EventKind::Answer { agrees: chance.once_in(4) },
        At15::Confirming if chance.once_in(2) => EventKind::Offer,
        At15::Playing | At15::Offered(_) | At15::Confirming => match chance.below(24) {
            0..=9 => EventKind::Play(point(model, chance)),
            10..=14 => EventKind::Pass,
            15..=19 => EventKind::Offer,
            20..=21 => report(model, chance),
            22 => any(model, chance),
            _ => EventKind::Seal {
                commitment: one_of(chance, &COMMITMENTS.iter().collect::<Vec<_>>()).clone(),
            },
        },
        At15::Stopped(_) => match chance.below(8) {
            0..=1 => EventKind::Mark { dead: stones(model, chance) },
            2..=4 => EventKind::Accept,
            5..=6 => EventKind::Dispute { stones: stones(model, chance) },
            _ => EventKind::Resume,
        },
        At15::Agreed => EventKind::Confirm,
        At15::Over => any(model, chance),
    }
}

fn any(model: &Model, chance: &mut Chance) -> EventKind {
    match chance.below(20) {
        0 => EventKind::Play(point(model, chance)),
        1 => EventKind::Pass,
        2 => EventKind::Put { color: chance.color(), mv: Move::Pass },
        3..=4 => EventKind::Put { color: chance.color(), mv: Move::Play(point(model, chance)) },
        5 => EventKind::Resign,
        6 => EventKind::Offer,
        7 => EventKind::Answer { agrees: chance.once_in(2) },
        8 => EventKind::Stop,
        9 => EventKind::Mark { dead: stones(model, chance) },
        10 => EventKind::Accept,
        11 => EventKind::Dispute { stones: stones(model, chance) },
        12 => EventKind::Resume,
        13 => EventKind::Confirm,
        14 => EventKind::GiveUpPlay,
        15 => report(model, chance),
        16 => EventKind::Adjourn { used_ms: chance.once_in(2).then_some([1, 2]) },
        17 => EventKind::Continue,
        18 => EventKind::Seal { commitment: COMMITMENTS[chance.below(NOTES.len())].clone() },
        _ => opening(NOTES[chance.below(NOTES.len())], chance),
    }
}

/// A point of the board; now and then one beside it.
fn point(model: &Model, chance: &mut Chance) -> Point {
    let rows = &model.board.now().grid.rows;
    let size = crate::picture::size(rows[0].len(), rows.len());
    if chance.once_in(40) {
        return crate::picture::size(19, 19).point(18, 18).unwrap();
    }
    let points: Vec<_> = size.points().collect();
    let empty: Vec<_> = points
        .iter()
        .copied()
        .filter(|at| rows[usize::from(at.y())][usize::from(at.x())].is_none())
        .collect();
    if empty.is_empty() || chance.once_in(6) { one_of(chance, &points) } else { one_of(chance, &empty) }
}

/// Some stones; now and then none, or an empty point.
fn stones(model: &Model, chance: &mut Chance) -> Vec<Point> {
    let rows = &model.board.now().grid.rows;
    let size = crate::picture::size(rows[0].len(), rows.len());
    let (any, few) = (chance.once_in(12), 1 + chance.below(4));
    size.points()
        .filter(|at| any || rows[usize::from(at.y())][usize::from(at.x())].is_some())
        .filter(|_| chance.once_in(few))
        .collect()
}

fn opening(note: &str, chance: &mut Chance) -> EventKind {
    let choices = [Effect::LostTurn, Effect::PlayContinues, Effect::LoseGame, Effect::Draw];
    let is_readable = !matches!(note, "?" | "E5");
    let choice = if is_readable == chance.once_in(10) { Some(one_of(chance, &choices)) } else { None };
    let note = if chance.once_in(10) { NOTES[chance.below(NOTES.len())] } else { note };
    let salt = if chance.once_in(20) { "another sixteen letters" } else { SALT };
    EventKind::Open { note: note.to_owned(), salt: salt.to_owned(), choice }
}

fn report(model: &Model, chance: &mut Chance) -> EventKind {
    let acts = [
        Act::Other,
        Act::Other,
        Act::Other,
        Act::TookBack,
        Act::DroppedStone,
        Act::DroppedStone,
        Act::KoRetake,
        Act::ForbiddenPoint,
        Act::ForbiddenPoint,
        Act::Repetition,
        Act::LongCycle,
        Act::FalseLife,
        Act::TimeOut,
        Act::UnreadableSeal,
    ];
    let choices = [
        Effect::LostTurn,
        Effect::LostTurn,
        Effect::LostTurn,
        Effect::Warning,
        Effect::Stands,
        Effect::PickUpAndChoose,
        Effect::PlayContinues,
        Effect::LoseGame,
        Effect::Draw,
        Effect::Replay,
        Effect::NoResult,
        Effect::ExtraGame,
        Effect::BothLose,
        Effect::Suspension,
    ];
    let act = one_of(chance, &acts);
    let is_free = matches!(act, Act::Other | Act::UnreadableSeal | Act::LongCycle) != chance.once_in(8);
    let latest = model.board.now().made.map(|(color, _)| color);
    let offender = if act == Act::DroppedStone && !chance.once_in(6) {
        latest
    } else if chance.once_in(4) {
        one_of(chance, &[None, Some(Color::Black), Some(Color::White)])
    } else {
        Some(model.turn)
    };
    EventKind::Report(Report {
        at: (!chance.once_in(8)).then(|| point(model, chance)),
        is_agreed: chance.once_in(2),
        choice: is_free.then(|| one_of(chance, &choices)),
        ..Report::of(act, offender)
    })
}
