//! The few acts that the model knows, and what they come to (section I of the rules).

use lanke::{Act, Cycles, Effect, IllegalActs, Report, Rules};

/// Every effect that a referee may choose where the rules say nothing, as the acts below need them.
const FREE: [Effect; 17] = [
    Effect::Stands,
    Effect::PlayContinues,
    Effect::MoveVoid,
    Effect::StoneBack,
    Effect::StonesBack,
    Effect::StonesRemoved,
    Effect::ReasonablePoint,
    Effect::LostTurn,
    Effect::Admonition,
    Effect::Warning,
    Effect::Criticism,
    Effect::LoseGame,
    Effect::BothLose,
    Effect::Draw,
    Effect::Replay,
    Effect::NoResult,
    Effect::ExtraGame,
];

/// What a report comes to with the choice it holds; nothing if the choice is missing or is none.
pub(super) fn effects(rules: &Rules, report: &Report) -> Option<Vec<Effect>> {
    use Effect::{
        Blocked, Draw, Forbidden, GroupDead, LoseGame, LostTurn, MoveVoid, PickUpAndChoose, PlayContinues,
        Replay, SameReading, SameSideToMove, StoneBack, Warning,
    };
    use IllegalActs::{Blocked as Blocks, Chinese1988, Chinese2002, Loses, Unpriced};
    let table = rules.illegal_acts;
    let fixed = match (report.act, table) {
        (Act::FalseLife, _) => vec![Forbidden, GroupDead],
        (Act::LongCycle, _) => match rules.cycles {
            Cycles::None => vec![Forbidden],
            Cycles::DrawOrReplay => return chosen(report, &[Draw, Replay]),
            Cycles::Draw => return chosen(report, &[Draw]),
            Cycles::Replay => return chosen(report, &[Replay]),
            Cycles::NoResult => return chosen(report, &[Effect::NoResult]),
            Cycles::ExtraGame => return chosen(report, &[Effect::ExtraGame]),
        },
        (Act::UnreadableSeal, _) => return chosen(report, &[LostTurn, PlayContinues, LoseGame]),
        (Act::KoRetake | Act::ForbiddenPoint | Act::Repetition, Unpriced | Blocks) => {
            vec![Blocked, SameSideToMove]
        }
        (Act::KoRetake | Act::ForbiddenPoint | Act::Repetition | Act::TookBack, Loses) => vec![LoseGame],
        (Act::KoRetake, Chinese2002) => vec![MoveVoid, LostTurn, Warning],
        (Act::KoRetake | Act::ForbiddenPoint | Act::Repetition, _) => vec![MoveVoid, LostTurn],
        (Act::TookBack, Chinese1988 | Chinese2002 | Blocks) => vec![StoneBack, Warning],
        (Act::DroppedStone, Chinese1988) => vec![PickUpAndChoose],
        (Act::DroppedStone, Chinese2002 | Blocks) if report.is_agreed => vec![PickUpAndChoose],
        (Act::DroppedStone, Chinese2002 | Blocks) => {
            return chosen(report, &[PickUpAndChoose, Effect::Stands]);
        }
        (Act::TimeOut, Chinese2002 | Blocks) if report.is_agreed => {
            vec![LostTurn, PlayContinues, SameReading]
        }
        (Act::TimeOut, Chinese1988 | Chinese2002 | Blocks) => vec![LoseGame],
        (Act::TookBack | Act::TimeOut | Act::DroppedStone | Act::Other, _) => {
            return chosen(report, &FREE);
        }
        (act, _) => panic!("the model knows nothing of {act:?}"),
    };
    report.choice.is_none().then_some(fixed)
}

fn chosen(report: &Report, choices: &[Effect]) -> Option<Vec<Effect>> {
    report.choice.filter(|choice| choices.contains(choice)).map(|choice| vec![choice])
}
