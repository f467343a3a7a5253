//! Who has to put a stone down before anything else: R-D-05 and R-K-14.

use super::offers::check;
use crate::course::course;
use crate::picture::Picture;
use lanke::{Color, Move, Preset};

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

// rules: R-D-05, R-I-04
#[test]
fn who_owes_a_stone_owes_it_again_when_it_is_picked_up() {
    check(
        Preset::Chinese1988,
        "
        B offer  -> offered W
        W refuse -> playing W must-play
        W 1      -> playing B
        ref report dropped-stone W -> playing W must-play
        W pass   -> must-play
        W 2      -> playing B
        ",
    );
}
