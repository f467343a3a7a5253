//! How the end is proposed and agreed on, or not: R-D-01 to R-D-07, R-D-15, R-K-10 to R-K-14.

use crate::course::course;
use crate::picture::Picture;
use lanke::{Color, Move, Preset, Stage};

/// Room for a few stones; `*` is forbidden to White.
fn board() -> Picture {
    Picture::new(
        "
        1234.
        .....
        5.B..
        .B*B.
        ..B..",
    )
}

fn check(preset: Preset, text: &str) {
    let mut game = board().game(Color::Black, preset.rules());
    course(&mut game, &board(), text);
}

// rules: R-D-01, R-D-05, R-D-06
#[test]
fn an_offer_gives_up_the_turn_and_is_agreed_to() {
    for preset in [Preset::Chinese1988, Preset::Chinese2002] {
        check(
            preset,
            "
            B 1      -> playing W
            W offer  -> offered B
            B agree  -> stopped B
            B accept -> marking B
            W accept -> agreed
            ",
        );
    }
}

// rules: R-D-05
#[test]
fn a_stone_declines_the_offer() {
    for preset in [Preset::Chinese1988, Preset::Chinese2002] {
        check(
            preset,
            "
            B offer -> offered W
            W 1     -> playing B
            B agree -> phase
            B pass  -> playing W
            ",
        );
    }
}

// rules: R-D-05
#[test]
fn who_declines_in_words_has_to_put_a_stone_down() {
    for preset in [Preset::Chinese1988, Preset::Chinese2002] {
        check(
            preset,
            "
            B offer  -> offered W
            W refuse -> playing W must-play
            W pass   -> must-play
            W offer  -> must-play
            B 1      -> not-your-turn
            W 1      -> playing B
            B pass   -> playing W
            ",
        );
    }
}

// rules: R-D-05
#[test]
fn who_has_no_legal_play_need_not_put_a_stone_down() {
    // All that is left are eyes of Black's.
    let picture = Picture::new("B.B\n.BB\nBB.");
    for preset in [Preset::Chinese1988, Preset::Chinese2002] {
        let mut game = picture.game(Color::Black, preset.rules());
        course(
            &mut game,
            &picture,
            "
            B offer  -> offered W
            W refuse -> playing W must-play
            ",
        );
        assert!(game.check(Move::Pass).is_ok());
    }
}

// rules: R-D-03
#[test]
fn a_pass_answers_an_offer_where_passes_stop_play() {
    check(Preset::Chinese2002, "B offer -> offered W\nW pass -> stopped B");
    check(Preset::Chinese1988, "B offer -> offered W\nW pass -> confirming B");
}

// rules: R-D-07
#[test]
fn only_the_side_to_move_may_offer() {
    for preset in [Preset::Chinese1988, Preset::Chinese2002] {
        check(
            preset,
            "
            W offer -> not-your-turn
            B offer -> offered W
            B agree -> own-offer
            W offer -> phase
            ref agree -> sides-only
            ref offer -> sides-only
            ",
        );
    }
}

// rules: R-D-03, R-D-06, R-D-15
#[test]
fn two_passes_only_put_the_question() {
    check(
        Preset::Chinese1988,
        "
        B pass   -> playing W
        W pass   -> confirming B
        W offer  -> not-your-turn
        W agree  -> phase
        B offer  -> offered B
        B agree  -> own-offer
        W agree  -> stopped B
        ",
    );
}

// rules: R-D-03, R-D-05
#[test]
fn the_question_is_answered_with_no() {
    check(
        Preset::Chinese1988,
        "
        B pass   -> playing W
        W pass   -> confirming B
        B offer  -> offered B
        W refuse -> playing B
        B pass   -> playing W
        W pass   -> confirming B
        B 1      -> playing W
        ",
    );
}

// rules: R-K-10
#[test]
fn an_offer_on_the_platform_costs_no_turn() {
    check(
        Preset::Platform,
        "
        W offer  -> offered B
        W agree  -> own-offer
        B refuse -> playing B
        B offer  -> offered B
        W agree  -> stopped B
        ",
    );
    // A stone of either side declines as well.
    check(Preset::Platform, "W offer -> offered B\nB 1 -> playing W\nB agree -> phase");
    check(Preset::Platform, "B offer -> offered B\nB 1 -> playing W\nW agree -> phase");
}

// rules: R-K-14
#[test]
fn three_refusals_in_a_row_and_a_stone_has_to_be_put_down() {
    check(
        Preset::Platform,
        "
        B offer  -> offered B
        W refuse -> playing B
        B offer  -> offered B
        W refuse -> playing B
        B offer  -> offered B
        W refuse -> playing B must-play
        B offer  -> must-play
        B pass   -> must-play
        W offer  -> offered B must-play
        B refuse -> playing B must-play
        B 1      -> playing W
        W 2      -> playing B
        B pass   -> playing W
        ",
    );
}

// rules: R-K-14
#[test]
fn who_must_play_may_not_offer_in_the_other_sides_turn_either() {
    check(
        Preset::Platform,
        "
        W offer  -> offered B
        B refuse -> playing B
        W offer  -> offered B
        B refuse -> playing B
        W offer  -> offered B
        B refuse -> playing B
        W offer  -> must-play
        B pass   -> playing W must-play
        W pass   -> must-play
        W offer  -> must-play
        W 1      -> playing B
        W offer  -> offered B
        ",
    );
}

// rules: R-K-14
#[test]
fn refusals_are_counted_by_side_and_anew_after_a_stone() {
    check(
        Preset::Platform,
        "
        B offer  -> offered B
        W refuse -> playing B
        W offer  -> offered B
        B refuse -> playing B
        B offer  -> offered B
        W refuse -> playing B
        W offer  -> offered B
        B refuse -> playing B
        B 1      -> playing W
        B offer  -> offered W
        W refuse -> playing W
        B offer  -> offered W
        W refuse -> playing W
        W offer  -> offered W
        B refuse -> playing W
        W pass   -> playing B
        B offer  -> offered B
        W refuse -> playing B must-play
        ",
    );
}

// rules: R-K-14, R-K-11
#[test]
fn who_must_play_may_resign_and_may_pass_where_nothing_is_left() {
    let refused = "
        B offer  -> offered B
        W refuse -> playing B
        B offer  -> offered B
        W refuse -> playing B
        B offer  -> offered B
        W refuse -> playing B must-play
        ";
    check(Preset::Platform, &format!("{refused} B resign -> over W+R"));
    let full = Picture::new(".W.\nWWW\n.W.");
    let mut game = full.game(Color::Black, Preset::Platform.rules());
    course(&mut game, &full, &format!("{refused} B pass -> playing W\nB offer -> offered W"));
}

// rules: R-K-12
#[test]
fn three_passes_each_stop_play() {
    check(
        Preset::Platform,
        "
        B pass -> playing W
        W pass -> playing B
        B pass -> playing W
        W pass -> playing B
        B pass -> playing W
        W 1    -> playing B
        B pass -> playing W
        W pass -> playing B
        B pass -> playing W
        W pass -> playing B
        B pass -> playing W
        W pass -> stopped B
        ",
    );
}

// rules: R-D-15
#[test]
fn other_sets_know_no_offers() {
    for preset in Preset::ALL {
        if !matches!(preset, Preset::Chinese1988 | Preset::Chinese2002 | Preset::Platform) {
            check(preset, "B offer -> not-in-rules\nW agree -> phase");
        }
    }
}

// rules: R-D-02, R-D-15
#[test]
fn a_side_may_resign_at_every_open_stage() {
    for (before, preset) in [
        ("", Preset::Chinese2002),
        ("B offer -> offered W", Preset::Chinese2002),
        ("B offer -> offered W\nW refuse -> playing W must-play", Preset::Chinese2002),
        ("B offer -> offered W\nW agree -> stopped W", Preset::Chinese2002),
        ("ref stop -> stopped B\nB accept -> marking B", Preset::Chinese2002),
        ("B pass -> playing W\nW pass -> confirming B", Preset::Chinese1988),
        ("ref adjourn -> playing B", Preset::Chinese1988),
    ] {
        check(preset, &format!("{before}\nB resign -> over W+R\nW resign -> game-over"));
        check(preset, &format!("{before}\nW resign -> over B+R\nB 1 -> game-over\nref stop -> game-over"));
    }
}

// rules: R-D-15
#[test]
fn whoever_keeps_the_board_may_stop_play() {
    check(Preset::Chinese2002, "B stop -> referee-only\nref stop -> stopped B\nref stop -> phase");
}

// rules: R-D-15
#[test]
fn every_stage_has_its_word_and_its_phase() {
    use lanke::Phase::{Marking, Over, Play};
    let by = Color::Black;
    let all = [
        (Stage::Playing, "playing", Play),
        (Stage::Offered { by }, "offered", Play),
        (Stage::Confirming, "confirming", Play),
        (Stage::Stopped, "stopped", Marking),
        (Stage::Marking, "marking", Marking),
        (Stage::Agreed, "agreed", Over),
        (Stage::Over, "over", Over),
    ];
    for (stage, code, phase) in all {
        assert_eq!((stage.code(), stage.phase()), (code, phase));
    }
}
