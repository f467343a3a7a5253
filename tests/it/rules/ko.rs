//! The single ko, and passes: R-C-01, R-C-03, R-C-04, R-C-07.

use super::film::{LEGAL, Wanted, check};
use crate::picture::Picture;
use lanke::{Color, Game, KoRule, Move, Rules};

/// Every rule but the first refuses the retake; the position set up is the first of the game.
const KO: Wanted = Wanted {
    none: "legal",
    simple: "move 2: ko since 0",
    positional: "move 2: ko since 0",
    situational: "move 2: ko since 0",
    natural: "move 2: ko since 0",
};

// rules: R-C-01, R-C-03, R-K-05
#[test]
fn a_ko_may_not_be_retaken_at_once() {
    check(
        "
        .BW.  .BW.  .BW.
        BW.W  B.BW  BW.W
        .BW.  .BW.  .BW.
        ....  ....  ....",
        &KO,
    );
}

// rules: R-C-03
#[test]
fn a_ko_on_the_edge() {
    check("BW.W  B.BW  BW.W\n .BW.  .BW.  .BW.", &KO);
}

// rules: R-C-03
#[test]
fn a_ko_in_the_corner() {
    check("W.W.  .BW.  W.W.\n BW..  BW..  BW..\n ....  ....  ....", &KO);
}

// rules: R-C-03
#[test]
fn the_ko_of_the_smallest_board() {
    check("B.  .W  B.", &KO);
}

// rules: R-C-04, R-K-05, R-K-16
#[test]
fn a_ko_is_retaken_after_an_exchange_elsewhere() {
    check(
        "
        .BW..  .BW..  .BW..  .BW..  .BW..  .BW..  .BW..  .BW..
        BW.W.  B.BW.  B.BW.  B.BW.  BW.W.  BW.W.  BW.W.  B.BW.
        .BW..  .BW..  .BW..  .BW..  .BW..  .BW..  .BW..  .BW..
        .....  .....  ....W  B...W  B...W  BB..W  BB.WW  BB.WW",
        &LEGAL,
    );
}

// rules: R-C-03
#[test]
fn of_two_kos_only_the_one_just_taken_is_closed() {
    check(
        "
        .BW.B.BW  .BW.B.BW  .BW.BW.W  .BW.B.BW
        BW.W.BW.  B.BW.BW.  B.BW.BW.  B.BW.BW.
        .BW.....  .BW.....  .BW.....  .BW.....",
        &Wanted {
            none: "legal",
            simple: "move 3: ko since 1",
            positional: "move 3: ko since 1",
            situational: "move 3: ko since 1",
            natural: "move 3: ko since 1",
        },
    );
    // The other one is open to White again.
    check(
        "
        .BW.B.BW  .BW.B.BW  .BW.BW.W  .BW.BW.W  .BW.BW.W
        BW.W.BW.  B.BW.BW.  B.BW.BW.  B.BW.BW.  BW.W.BW.
        .BW.....  .BW.....  .BW.....  .BW...B.  .BW...B.",
        &LEGAL,
    );
}

// rules: R-C-03, R-K-06
#[test]
fn a_snapback_is_no_ko() {
    // One stone takes one, and the answer takes three.
    check(
        "
        .....  .....  .....
        BBBB.  BBBB.  BBBB.
        WWWB.  WWWB.  ...B.
        B.WB.  .WWB.  B..B.",
        &LEGAL,
    );
}

// rules: R-C-03, R-K-06
#[test]
fn a_stone_that_takes_one_and_is_taken_with_another_is_no_ko() {
    check(
        "
        .BWW.  .BWW.  .BWW.
        BW.BW  B.BBW  BW..W
        .BWW.  .BWW.  .BWW.",
        &LEGAL,
    );
}

// rules: R-C-03, R-K-06
#[test]
fn two_stones_taken_by_one_are_no_ko() {
    check(
        "
        .BBW.  .BBW.  .BBW.
        BWW.W  B..BW  B.W.W
        .BBW.  .BBW.  .BBW.",
        &LEGAL,
    );
}

// R-C-07: passes

// rules: R-C-04, R-C-07
#[test]
fn a_pass_lifts_the_simple_ban_and_never_that_of_superko() {
    check(
        "
        .BW.  .BW.  .BW.  .BW.  .BW.
        BW.W  B.BW  B.BW  B.BW  BW.W
        .BW.  .BW.  .BW.  .BW.  .BW.
        ....  ....  ....  ....  ....",
        &Wanted {
            positional: "move 4: superko since 0",
            situational: "move 4: superko since 0",
            natural: "move 4: superko since 0",
            ..LEGAL
        },
    );
}

// rules: R-C-07
#[test]
fn a_pass_repeats_the_position_and_is_never_refused() {
    check(
        "
        ...  ...  ...  B..  B..  B..  B..  B..  B.W
        ...  ...  ...  ...  ...  ...  ...  ...  ...",
        &LEGAL,
    );
}

// rules: R-C-02
#[test]
fn what_a_pass_left_counts_for_situational_superko_and_not_for_the_natural_one() {
    // White passes, Black takes the ko; the retake brings back what White's pass left.
    check(
        "
        .BW.  .BW.  .BW.  .BW.
        BW.W  BW.W  B.BW  BW.W
        .BW.  .BW.  .BW.  .BW.",
        &Wanted {
            none: "legal",
            simple: "move 3: ko since 1",
            positional: "move 3: ko since 1",
            situational: "move 3: ko since 1",
            natural: "legal",
        },
    );
}

// rules: R-C-01, R-C-04
#[test]
fn the_ban_comes_back_with_undo_and_the_position_undone_may_be_reached_again() {
    let start = Picture::new("BW*W\n.BW.\n....");
    for (ko, code) in [(KoRule::Simple, "ko"), (KoRule::Positional, "ko"), (KoRule::Situational, "ko")] {
        let mut game = start.game(Color::Black, Rules { ko, ..Rules::default() });
        let take = Move::Play(start.point('*'));
        game.play(take).unwrap();
        let retake = Move::Play(game.ko().expect("the ko is closed"));
        // A ko threat and its answer open the ko again; taking them back closes it.
        let elsewhere = |game: &Game, n| {
            let points = game.size().points().filter(|point| point.y() == 2);
            points.map(Move::Play).nth(n).unwrap()
        };
        game.play(elsewhere(&game, 0)).unwrap();
        game.play(elsewhere(&game, 3)).unwrap();
        assert_eq!((game.check(retake), game.ko()), (Ok(()), None));
        game.undo(2);
        assert_eq!(game.check(retake).unwrap_err().code(), code);
        assert_eq!(game.ko().map(Move::Play), Some(retake));
        // The capture itself is taken back: what it reached is not in the way.
        game.undo(1);
        assert_eq!((game.check(take), game.ko(), game.prisoners()), (Ok(()), None, [0, 0]));
        game.redo(1);
        assert_eq!(game.check(retake).unwrap_err().code(), code);
    }
}
