//! Pauses: R-H-01 to R-H-03.

use super::sealed::{board, open, sealed};
use crate::course::course;
use lanke::{Act, By, Color, Effect, EventKind, Report, Stage};

// rules: R-H-01
#[test]
fn nobody_moves_while_the_game_is_adjourned() {
    let (picture, mut game) = board();
    course(
        &mut game,
        &picture,
        "
        B adjourn    -> referee-only
        ref continue -> phase
        ref adjourn  -> playing B
        ref adjourn  -> phase
        B 1          -> adjourned
        B pass       -> adjourned
        W pass       -> not-your-turn
        ref put B 1  -> adjourned
        B offer      -> phase
        ref stop     -> phase
        B give-up-play -> phase
        B confirm    -> phase
        ref report other B lost-turn -> phase
        ",
    );
    let mut mask = vec![1; game.size().n_points()];
    game.legal_mask(Color::Black, &mut mask);
    assert!(mask.iter().all(|&legal| legal == 0));
    course(&mut game, &picture, "B continue -> referee-only\nref continue -> playing B\nB 1 -> playing W");
}

// rules: R-H-02
#[test]
fn the_readings_of_the_clock_are_confirmed() {
    let (picture, mut game) = board();
    let used_ms = Some([61_000, u64::MAX]);
    game.act(By::Referee, EventKind::Adjourn { used_ms }).unwrap();
    assert_eq!(game.adjourned(), Some((used_ms, [false, false])));
    course(&mut game, &picture, "W confirm -> playing B\nW confirm -> no-change");
    assert_eq!(game.adjourned(), Some((used_ms, [false, true])));
    course(
        &mut game,
        &picture,
        "B confirm -> playing B\nref confirm -> no-change\nref continue -> playing B",
    );
    assert_eq!((game.adjourned(), game.confirmed()), (None, [false; 2]));
}

// rules: R-D-15, R-H-02
#[test]
fn nothing_is_confirmed_in_a_game_that_ended_while_adjourned() {
    for end in ["B resign -> over W+R", "ref report other - draw -> over Draw"] {
        let (picture, mut game) = board();
        game.act(By::Referee, EventKind::Adjourn { used_ms: Some([1, 2]) }).unwrap();
        course(&mut game, &picture, &format!("{end}\nW confirm -> game-over\nref continue -> game-over"));
    }
}

// rules: R-H-01, R-H-03
#[test]
fn a_move_is_sealed_for_an_adjournment() {
    let (_, mut game) = sealed("G3");
    game.act(By::Referee, EventKind::Adjourn { used_ms: None }).unwrap();
    assert_eq!(game.act(By::Referee, open("G3", None)).unwrap_err().code(), "phase");
    let missing =
        Report { choice: Some(Effect::LostTurn), ..Report::of(Act::UnreadableSeal, Some(Color::Black)) };
    assert_eq!(game.act(By::Referee, EventKind::Report(missing)).unwrap_err().code(), "phase");
    game.act(By::Referee, EventKind::Continue).unwrap();
    game.act(By::Referee, open("G3", None)).unwrap();
    assert_eq!((game.stage(), game.turn()), (Stage::Playing, Color::White));
}
