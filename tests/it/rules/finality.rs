//! When play stops for good, and what is counted then: R-D-08, R-D-09, R-D-12, R-D-13 and S-07 to S-09.

use super::dispute::{board, check};
use crate::course::{course, does};
use crate::picture::{Picture, draw_board};
use lanke::{Color, Game, Phase, Preset, Rules};

// rules: R-D-09, R-D-13, R-D-15
#[test]
fn nothing_is_reopened_once_both_have_accepted() {
    let acts = "
        B 1 -> game-over
        B pass -> game-over
        ref put B 1 -> game-over
        B offer -> already-confirmed
        B agree -> already-confirmed
        B resign -> already-confirmed
        ref stop -> already-confirmed
        B mark w -> already-confirmed
        ref mark w -> already-confirmed
        B accept -> already-confirmed
        B dispute w -> already-confirmed
        B resume -> already-confirmed
        ref resume -> already-confirmed
        B give-up-play -> already-confirmed
        ref adjourn -> already-confirmed
        ref continue -> already-confirmed
        ";
    let agreed = "ref stop -> stopped B\nW accept -> marking B\nB accept -> agreed";
    let game = check(Rules::default(), &format!("{agreed}\n{acts}"));
    assert_eq!(game.phase(), Phase::Over);
    // The count may be checked until both have confirmed it.
    let reports = "ref report other B draw -> already-confirmed\nB confirm -> already-confirmed";
    let game = check(Rules::default(), &format!("{agreed}\nB confirm -> agreed\nB confirm -> no-change"));
    let result = game.outcome().unwrap();
    check(
        Rules::default(),
        &format!("{agreed}\nB confirm -> agreed\nW confirm -> over {result}\n{acts}\n{reports}"),
    );
    check(Rules::default(), &format!("{agreed}\nref confirm -> over {result}"));
}

// rules: R-D-04, R-D-13, R-I-27
#[test]
fn a_referee_is_heard_until_the_result_is_confirmed() {
    let agreed = "ref stop -> stopped B\nW accept -> marking B\nB accept -> agreed\nB confirm -> agreed";
    check(Rules::default(), &format!("{agreed}\nref report other - draw -> over Draw"));
    check(Rules::default(), &format!("{agreed}\nref report quitting B -> over W+F"));
}

// rules: R-D-13
#[test]
fn only_a_result_is_confirmed() {
    check(
        Rules::default(),
        "
        B confirm -> phase
        ref stop  -> stopped B
        B confirm -> phase
        B accept  -> marking B
        W confirm -> phase
        W resign  -> over B+R
        W confirm -> game-over
        ",
    );
}

// rules: R-D-08, R-D-12
#[test]
fn who_gives_up_play_leaves_what_is_contested_to_the_other_side() {
    let picture = Picture::new(
        "
        .B.W.
        .B.W.
        .B.W.",
    );
    let totals = |game: &Game| game.score().sides.map(|side| side.total_halves);
    let mut game = picture.game(Color::Black, Rules::default());
    assert_eq!((totals(&game), game.contested()), ([15, 15], None));
    course(&mut game, &picture, "ref give-up-play -> sides-only\nW give-up-play -> stopped B");
    assert_eq!((totals(&game), game.contested()), ([18, 12], Some(Color::Black)));
    course(&mut game, &picture, "W give-up-play -> phase");
    // Play that goes on takes it back.
    course(&mut game, &picture, "B resume -> playing B");
    assert_eq!((totals(&game), game.contested()), ([15, 15], None));
}

// rules: S-07
#[test]
fn white_passes_last() {
    for preset in [Preset::Aga, Preset::AgaTerritory] {
        check(preset.rules(), "B pass -> playing W\nW pass -> stopped B");
        check(
            preset.rules(),
            "
            B 1    -> playing W
            W pass -> playing B
            B pass -> playing W
            W pass -> stopped B
            ",
        );
    }
    check(Rules::default(), "B 1 -> playing W\nW pass -> playing B\nB pass -> stopped W");
}

// rules: S-09
#[test]
fn once_play_was_resumed_all_that_stands_is_alive() {
    for preset in [Preset::Aga, Preset::AgaTerritory, Preset::ButtonGo] {
        let game = check(
            preset.rules(),
            "
            B pass    -> playing W
            W pass    -> stopped B
            B mark w  -> marking B
            W dispute w -> playing B
            B pass    -> playing W
            W pass    -> agreed
            B mark w  -> already-confirmed
            W resume  -> already-confirmed
            ",
        );
        assert!(game.dead().is_empty());
        assert_eq!(game.accepted(), [true; 2]);
    }
}

// rules: S-09
#[test]
fn the_game_is_counted_as_it_stands_where_all_is_alive() {
    let game = check(
        Preset::TrompTaylor.rules(),
        "B pass -> playing W\nW pass -> agreed\nB resume -> already-confirmed",
    );
    assert_eq!(game.outcome().map(lanke::Outcome::code), Some("count"));
    assert_eq!(draw_board(game.board()), board().plain());
    let result = game.outcome().unwrap();
    check(
        Preset::TrompTaylor.rules(),
        &format!("B pass -> playing W\nW pass -> agreed\nW confirm -> agreed\nB confirm -> over {result}"),
    );
}

// rules: S-08
#[test]
fn a_repeated_pass_stops_play() {
    let rules = Rules { repeated_pass: lanke::RepeatedPass::Stops, ..Rules::default() };
    let picture = Picture::new(
        "
        .B.W.
        B0b1W
        .B.W.
        .....",
    );
    let passes = "
        B pass -> playing W
        W 1    -> playing B
        B pass -> playing W
        ";
    let mut game = picture.game(Color::Black, rules);
    course(&mut game, &picture, passes);
    assert_eq!(game.phase(), Phase::Play, "other stones");
    let _ = does(&mut game, &picture, "W pass");
    assert_eq!(game.phase(), Phase::Marking);
}
