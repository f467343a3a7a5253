//! What a referee is told, and what it does to the game: section I, R-D-04 and R-D-14.

use super::acts::{board, case};
use crate::course::course;
use lanke::{Act, By, Color, Effect, EventKind, Game, Move, MoveKind, Preset, Refusal, Report, Rules};

fn told(preset: Preset, text: &str) -> Game {
    let (picture, mut game) = board(preset.rules());
    course(&mut game, &picture, text);
    game
}

// rules: R-I-15
#[test]
fn two_warnings_lose_by_side() {
    for preset in [Preset::Chinese1988, Preset::Chinese2002, Preset::Platform] {
        let game = told(
            preset,
            "
            ref report removed-with-liberties B -> playing B
            ref report removed-with-liberties W -> playing B
            ref report took-back W -> over B+F
            ref report took-back B -> game-over
            ",
        );
        assert_eq!(game.warnings(), [1, 2]);
    }
}

// rules: R-I-16, R-E-13
#[test]
fn a_warning_is_paid_for_at_the_count_where_the_edition_says_so() {
    let warned = "ref report took-back B -> playing B\nref stop -> stopped B";
    for (preset, costs) in
        [(Preset::Chinese2002, [1, 0]), (Preset::Platform, [1, 0]), (Preset::Chinese1988, [0, 0])]
    {
        let game = told(preset, warned);
        let without = told(preset, "ref stop -> stopped B");
        assert_eq!(game.penalties(), costs, "{preset:?}");
        let quarters = without.score().margin.quarters() - game.score().margin.quarters();
        assert_eq!(quarters, 4 * i64::from(costs[0]), "{preset:?}");
    }
}

// rules: R-I-17
#[test]
fn an_admonition_is_kept_and_not_counted() {
    let line = "ref report disturbing B admonition -> playing B\n";
    let game = told(Preset::Chinese1988, &line.repeat(3));
    assert_eq!((game.warnings(), game.rulings().count()), ([0, 0], 3));
    // The edition of 2002 has none.
    told(Preset::Chinese2002, "ref report disturbing B admonition -> choice");
}

// rules: R-D-14
#[test]
fn a_turn_lost_by_a_ruling_is_no_pass() {
    let game = told(
        Preset::Chinese2002,
        "
        B pass -> playing W
        W 1    -> playing B
        ref report forbidden-point B * -> playing W
        W pass -> playing B
        ref report forbidden-point B * -> playing W
        W pass -> playing B
        B pass -> stopped W
        ",
    );
    assert_eq!((game.passes(), game.warnings()), ([2, 2], [0, 0]));
    let kinds: Vec<_> = game.moves().map(|made| made.kind).collect();
    assert_eq!((kinds[2], kinds[4]), (MoveKind::LostTurn, MoveKind::LostTurn));
}

// rules: R-I-12, R-I-13
#[test]
fn what_the_board_shows_not_to_be_so_is_no_report() {
    let (game, ko) = case(Rules::default(), Act::KoRetake, "");
    for (act, mark, found) in [
        (Act::KoRetake, '*', "suicide"),
        (Act::KoRetake, '2', "legal"),
        (Act::ForbiddenPoint, 'b', "ko"),
        (Act::ForbiddenPoint, 'B', "occupied"),
        (Act::Repetition, 'b', "ko"),
        (Act::Repetition, '*', "suicide"),
    ] {
        let (marks, _) = board(Rules::default());
        let at = Some(marks.points(mark)[0]);
        let report = Report { at, ..Report::of(act, Some(Color::Black)) };
        assert_eq!(game.ruling(&report), Err(Refusal::NotSo { found }), "{act:?} {mark}");
    }
    let nowhere = Report { at: None, ..ko.clone() };
    assert_eq!(game.ruling(&nowhere), Err(Refusal::NotSo { found: "no-point" }));
    let turn = Color::Black;
    let by_white = Report { offender: Some(Color::White), ..ko.clone() };
    assert_eq!(game.ruling(&by_white), Err(Refusal::NotYourTurn { turn }));
    let by_nobody = Report { offender: None, ..ko };
    assert_eq!(game.ruling(&by_nobody), Err(Refusal::NoOffender));
}

// rules: R-I-26, R-I-32
#[test]
fn a_report_that_can_not_be_carried_out_changes_nothing() {
    told(
        Preset::Chinese2002,
        "
        B report took-back W -> referee-only
        ref report took-back - -> no-offender
        ref report phone-screen - -> no-offender
        ref report took-back B draw -> choice
        ref report other B -> choice
        ref report other B suspension -> choice
        ref report other - warning -> no-offender
        ref report other W lost-turn -> not-your-turn
        ref stop -> stopped B
        ref report other B lost-turn -> phase
        ref report other B stands -> stopped B
        ",
    );
}

// rules: R-D-04, R-I-26
#[test]
fn a_decision_ends_the_game() {
    for (choice, result, code) in [
        ("lose-game", "W+F", "ruling"),
        ("both-lose", "Void", "both-lose"),
        ("draw", "Draw", "draw"),
        ("replay", "Void", "replay"),
        ("no-result", "Void", "no-result"),
        ("extra-game", "Void", "extra-game"),
    ] {
        for before in ["", "B offer -> offered W", "ref stop -> stopped B", "ref adjourn -> playing B"] {
            let text = format!(
                "{before}\nref report other B {choice} -> over {result}\nref report other B draw -> game-over"
            );
            let game = told(Preset::Chinese2002, &text);
            assert_eq!(game.outcome().unwrap().code(), code);
        }
    }
    let game = told(Preset::Chinese1988, "ref report time-out W -> over B+T");
    assert_eq!(
        (game.outcome().unwrap().code(), game.outcome().unwrap().winner()),
        ("time", Some(Color::Black))
    );
}

// rules: R-I-27, R-I-03
#[test]
fn a_claim_comes_too_late_after_the_claimants_next_move() {
    let (_, mut game) = board(Rules::default());
    let tell = |game: &Game, number| {
        let report = Report { move_number: number, ..Report::of(Act::TookBack, Some(Color::Black)) };
        game.ruling(&report).unwrap().effects
    };
    game.play(Move::Pass).unwrap();
    assert_eq!(tell(&game, Some(1)), [Effect::StoneBack, Effect::Warning]);
    game.play(Move::Play(game.size().point(1, 1).unwrap())).unwrap();
    assert_eq!(tell(&game, Some(1)), [Effect::ClaimRefused]);
    // The move that is meant is the latest one, unless it is named.
    assert_eq!(tell(&game, None), [Effect::StoneBack, Effect::Warning]);
    for number in [3, usize::MAX] {
        let report = Report { move_number: Some(number), ..Report::of(Act::TookBack, Some(Color::Black)) };
        assert_eq!(game.ruling(&report), Err(Refusal::NoSuchMove { found: number, made: 2 }));
    }
}

// rules: R-I-24, R-I-25
#[test]
fn again_means_by_the_same_side() {
    told(
        Preset::Chinese2002,
        "
        ref report smoking B -> playing B
        ref report smoking W -> playing B
        ref report phone-sound W -> over B+F
        ",
    );
    let game = told(
        Preset::Chinese2002,
        "ref report phone-sound W -> playing B\nref report phone-sound W -> over B+F",
    );
    assert_eq!(game.warnings(), [0, 1], "it is the phone that loses, not a second warning");
}

// rules: R-I-32
#[test]
fn the_log_keeps_every_decision_in_order() {
    let mut game = told(Preset::Chinese2002, "ref report talking W warning -> playing B");
    let said = Report {
        text: "the stone slid".to_owned(),
        choice: Some(Effect::Stands),
        ..Report::of(Act::Other, None)
    };
    game.play(Move::Pass).unwrap();
    game.act(By::Referee, EventKind::Report(said.clone())).unwrap();
    let log: Vec<_> = game.rulings().collect();
    assert_eq!(log.len(), 2);
    assert_eq!((log[0].after, log[0].report.act, log[0].effects), (0, Act::Talking, &[Effect::Warning][..]));
    assert_eq!((log[1].after, log[1].report, log[1].effects), (1, &said, &[Effect::Stands][..]));
}

// rules: R-I-32
#[test]
fn undo_takes_a_ruling_back_and_redo_brings_it_again() {
    let mut game = told(
        Preset::Chinese2002,
        "
        B pass -> playing W
        ref report took-back W -> playing W
        W 1 -> playing B
        ref report ko-retake B b -> playing W
        ",
    );
    let digest = game.digest();
    assert_eq!((game.warnings(), game.move_number()), ([1, 1], 3));
    assert_eq!(game.undo(1), 1);
    assert_eq!((game.warnings(), game.turn(), game.rulings().count()), ([0, 1], Color::Black, 1));
    assert_eq!(game.undo(2), 2);
    assert_eq!((game.warnings(), game.rulings().count()), ([0, 0], 0));
    assert_eq!(game.redo(3), 3);
    assert_eq!((game.warnings(), game.turn(), game.digest()), ([1, 1], Color::White, digest));
    // Taken back for good: the lost turn and its ruling are one event.
    assert_eq!(game.take_back(1), 1);
    assert_eq!((game.warnings(), game.turn(), game.redo(1)), ([0, 1], Color::Black, 0));
    assert_eq!(game.take_back(2), 2);
    assert_eq!((game.warnings(), game.move_number(), game.rulings().count()), ([0, 0], 1, 0));
}
