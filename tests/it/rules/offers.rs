//! How the end is proposed and agreed on, or not: R-D-01 to R-D-07, R-D-15, R-K-10 to R-K-12.

use crate::course::course;
use crate::picture::Picture;
use lanke::{Color, Preset, Stage};

/// Room for a few stones; `*` is forbidden to White.
pub(super) fn board() -> Picture {
    Picture::new(
        "
        1234.
        .....
        5.B..
        .B*B.
        ..B..",
    )
}

pub(super) fn check(preset: Preset, text: &str) {
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
