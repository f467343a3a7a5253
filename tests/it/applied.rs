//! What a ruling does to a game.

use crate::picture::draw_board;
use lanke::{Act, By, Color, Decision, Effect, EventKind, Game, MoveKind, Outcome, Report};

/// Carries a report of something that Black did out: the effects have to be seen in the game, and nothing else.
pub(crate) fn applied(id: &str, game: &Game, report: &Report, effects: &[Effect]) {
    let before = game;
    let mut game = before.clone();
    game.act(By::Referee, EventKind::Report(report.clone())).unwrap();
    let id = format!("{id} {effects:?}");
    let entry = game.rulings().last().unwrap();
    assert_eq!((entry.after, entry.report, entry.effects), (before.move_number(), report, effects), "{id}");
    assert_eq!(draw_board(game.board()), draw_board(before.board()), "{id}");
    if effects.contains(&Effect::LostTurn) {
        assert_eq!(game.turn(), before.turn().opponent(), "{id}");
        assert_eq!(game.move_at(game.move_number()).unwrap().kind, MoveKind::LostTurn, "{id}");
        assert_eq!(game.passes_in_a_row(), 0, "{id}");
    } else {
        assert_eq!((game.turn(), game.move_number()), (before.turn(), before.move_number()), "{id}");
    }
    let n_warnings = before.warnings()[0] + u8::from(effects.contains(&Effect::Warning));
    assert_eq!(game.warnings(), [n_warnings, 0], "{id}");
    let by_warnings = (n_warnings == 2).then_some(Decision::Wins(Color::White));
    assert_eq!(game.decided(), decision(report.act, effects).or(by_warnings), "{id}");
    assert_eq!(game.outcome(), game.decided().map(Outcome::Decided), "{id}");
}

/// How effects end the game; Black did it.
fn decision(act: Act, effects: &[Effect]) -> Option<Decision> {
    effects.iter().find_map(|effect| match effect {
        Effect::LoseGame if act == Act::TimeOut => Some(Decision::WinsOnTime(Color::White)),
        Effect::LoseGame => Some(Decision::Wins(Color::White)),
        Effect::BothLose => Some(Decision::BothLose),
        Effect::Draw => Some(Decision::Draw),
        Effect::Replay => Some(Decision::Replay),
        Effect::NoResult => Some(Decision::NoResult),
        Effect::ExtraGame => Some(Decision::ExtraGame),
        _ => None,
    })
}
