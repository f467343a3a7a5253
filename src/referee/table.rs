//! The table: what each edition makes of each act.

use super::Decider::{ChiefReferee, Players, Referee};
use super::Effect::{
    Admonition, AgreedPoint, Blocked, BothLose, ClaimRefused, ClockUnchanged, CorrectionAllowed, Criticism,
    Draw, ExtraGame, Forbidden, GroupDead, LoseGame, LostTurn, LowerPrize, MoveVoid, NoCorrection, NoResult,
    PickUpAndChoose, PlayContinues, ReasonablePoint, Replay, ReportToCommittee, RestoreAndContinue,
    SameReading, SameSideToMove, SecondStoneVoid, Stands, StoneBack, StonesBack, StonesRemoved, Suspension,
    Warning,
};
use super::{Act, Circumstances, Effect, Ruling};
use crate::rules::{Cycles, IllegalActs, Rules};

/// The last move at which wrong colours may be put right (rule R-I-01).
const LAST_CORRECTION: usize = 10;

/// What a referee may choose where the rules say nothing (rules R-D-04, R-I-26).
const ANYTHING: &[Effect] = &[
    Stands,
    PlayContinues,
    MoveVoid,
    StoneBack,
    StonesBack,
    StonesRemoved,
    ReasonablePoint,
    LostTurn,
    Admonition,
    Warning,
    Criticism,
    LoseGame,
    BothLose,
    Draw,
    Replay,
    NoResult,
    ExtraGame,
];

impl Ruling {
    /// What the rules make of an act under these circumstances. Where they say nothing, the referee
    /// may choose anything (rule R-I-26).
    ///
    /// ```
    /// use lanke::{Act, Circumstances, Effect, Rules, Ruling};
    /// let ruling = Ruling::on(&Rules::default(), Act::KoRetake, &Circumstances::default());
    /// assert_eq!(ruling.effects, [Effect::MoveVoid, Effect::LostTurn, Effect::Warning]);
    /// ```
    #[must_use]
    pub fn on(rules: &Rules, act: Act, was: &Circumstances) -> Self {
        match act {
            Act::LongCycle => return long_cycle(rules.cycles),
            // Forbidden under every setting; what lives by it is not alive at the end.
            Act::FalseLife => return Self::of(&[Forbidden, GroupDead]),
            Act::UnreadableSeal => return Self::choice(Referee, &[LostTurn, PlayContinues, LoseGame]),
            _ => {}
        }
        let is_move = matches!(act, Act::KoRetake | Act::ForbiddenPoint | Act::Repetition);
        let ruling = match rules.illegal_acts {
            IllegalActs::Unpriced | IllegalActs::Blocked if is_move => {
                Some(Self::of(&[Blocked, SameSideToMove]))
            }
            IllegalActs::Unpriced => None,
            IllegalActs::Chinese1988 => e88(act, was),
            IllegalActs::Blocked | IllegalActs::Chinese2002 => e02(act, was),
            IllegalActs::Loses => {
                let loses = is_move || matches!(act, Act::TwoInARow | Act::TookBack | Act::MovedOnPurpose);
                loses.then_some(Self::of(&[LoseGame]))
            }
        };
        ruling.unwrap_or(Self::choice(Referee, ANYTHING))
    }
}

/// What a cycle that nobody gives up comes to (rule R-C-14).
const fn long_cycle(cycles: Cycles) -> Ruling {
    match cycles {
        Cycles::None => Ruling::of(&[Forbidden]),
        Cycles::DrawOrReplay => Ruling::choice(Referee, &[Draw, Replay]),
        Cycles::Draw => Ruling::choice(Referee, &[Draw]),
        Cycles::Replay => Ruling::choice(Referee, &[Replay]),
        Cycles::NoResult => Ruling::choice(Referee, &[NoResult]),
        Cycles::ExtraGame => Ruling::choice(Referee, &[ExtraGame]),
    }
}

/// E88, articles 17 to 25.
fn e88(act: Act, was: &Circumstances) -> Option<Ruling> {
    Some(match act {
        Act::TwoInARow if was.opponent_passed => Ruling::of(&[Stands]),
        Act::TookBack => Ruling::of(&[StoneBack, Warning]),
        Act::DroppedStone => Ruling::of(&[PickUpAndChoose]),
        Act::StoneDisplaced if was.is_agreed => Ruling::choice(Players, &[StoneBack, Stands]),
        Act::StoneDisplaced => Ruling::choice(ChiefReferee, &[StoneBack, Stands, Draw, Replay]),
        Act::BoardScattered | Act::ScatteredByPlayer if was.is_restorable => {
            Ruling::of(&[RestoreAndContinue])
        }
        Act::BoardScattered => Ruling::choice(Referee, &[Draw, Replay]),
        Act::TwoInARow | Act::MovedOnPurpose | Act::TimeOut | Act::ScatteredByPlayer => {
            Ruling::of(&[LoseGame])
        }
        Act::RemovedWithLiberties => Ruling::of(&[StonesBack, Warning]),
        Act::KoRetake | Act::ForbiddenPoint | Act::Repetition => Ruling::of(&[MoveVoid, LostTurn]),
        Act::ClockBeforeCaptures | Act::Disturbing => Ruling::choice(Referee, &[Admonition, Warning]),
        Act::Consulting => Ruling::choice(Referee, &[Warning, LoseGame]),
        Act::Quitting => Ruling::of(&[Warning, ReportToCommittee]),
        _ => return None,
    })
}

/// E02, articles 15 to 24.
fn e02(act: Act, was: &Circumstances) -> Option<Ruling> {
    Some(match act {
        Act::WrongColors if was.move_number <= LAST_CORRECTION => Ruling::of(&[CorrectionAllowed]),
        Act::WrongColors => Ruling::of(&[NoCorrection]),
        Act::TwoInARow if was.opponent_passed => Ruling::of(&[Stands]),
        Act::TwoInARow => Ruling::of(&[SecondStoneVoid, Warning]),
        Act::TookBack if was.is_late => Ruling::of(&[ClaimRefused]),
        Act::TookBack => Ruling::of(&[StoneBack, Warning]),
        Act::DroppedStone if was.is_agreed => Ruling::of(&[PickUpAndChoose]),
        Act::DroppedStone => Ruling::choice(ChiefReferee, &[PickUpAndChoose, Stands]),
        Act::StoneDisplaced if was.is_agreed => Ruling::choice(Players, &[StoneBack, AgreedPoint]),
        Act::StoneDisplaced => {
            Ruling::choice(ChiefReferee, &[ReasonablePoint, Stands, Draw, Replay, BothLose])
        }
        Act::BoardScattered if was.is_restorable => Ruling::of(&[RestoreAndContinue]),
        Act::BoardScattered => Ruling::choice(ChiefReferee, &[Draw, Replay, BothLose]),
        Act::RemovedWithLiberties => Ruling::of(&[StonesBack, Warning]),
        Act::LeftWithoutLiberties => Ruling::of(&[StonesRemoved, Warning]),
        Act::KoRetake => Ruling::of(&[MoveVoid, LostTurn, Warning]),
        Act::ClockEarly | Act::ClockBeforeCaptures => Ruling::of(&[Warning, ClockUnchanged]),
        Act::Disturbing | Act::Talking => Ruling::choice(Referee, &[Warning, LoseGame]),
        Act::Quitting => {
            Ruling { effects: &[LoseGame], choices: &[ReportToCommittee, Suspension], decider: Referee }
        }
        Act::Arranged => Ruling::choice(Referee, &[LoseGame, BothLose]),
        Act::AbsentFromCeremony => Ruling::choice(Referee, &[Criticism, LowerPrize, Suspension]),
        Act::PhoneSound | Act::Smoking if !was.is_again => Ruling::of(&[Warning]),
        Act::PhoneSound | Act::Smoking | Act::PhoneScreen => Ruling::of(&[LoseGame]),
        Act::TimeOut if was.is_agreed => Ruling::of(&[LostTurn, PlayContinues, SameReading]),
        // The rest as in E88.
        Act::MovedOnPurpose
        | Act::TimeOut
        | Act::ScatteredByPlayer
        | Act::ForbiddenPoint
        | Act::Repetition
        | Act::Consulting => return e88(act, was),
        _ => return None,
    })
}
