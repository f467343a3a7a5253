//! Repetition of the whole board: R-C-01, R-C-02, and the cycles that have names.

use super::film::{LEGAL, Wanted, check, check_with};
use crate::picture::{Picture, draw_board};
use lanke::{Color, KoRule, Move, Rules, Suicide};

// rules: R-C-01, R-C-02
#[test]
fn the_same_stones_with_the_other_side_to_move() {
    check("...  B..  B.W  BB.  ..W  B.W", &Wanted { positional: "move 5: superko since 2", ..LEGAL });
}

// rules: R-C-01, R-C-02
#[test]
fn suicide_may_bring_a_position_back() {
    // White passes twice; Black's three stones leave the empty board, with White to move.
    check_with(
        Suicide::Allowed,
        "...  B..  B..  BB.  BB*  ...",
        &Wanted { positional: "move 5: superko since 0", ..LEGAL },
    );
    // And with Black to move, after a start with a pass.
    check_with(
        Suicide::Allowed,
        "...  ...  .W.  .W.  .WW  *WW  ...",
        &Wanted {
            positional: "move 6: superko since 1",
            situational: "move 6: superko since 0",
            natural: "move 6: superko since 0",
            ..LEGAL
        },
    );
}

// R-C-08 to R-C-13: the cycles that have names

// rules: R-C-02, R-C-13
#[test]
fn sending_two_returning_one() {
    // R-C-13. The position of the start comes back with White to move; White passes, and the
    // second round brings back the first one's, with the same side to move.
    check(
        "
        ......  ......  ......  ......  ......  ......
        WWWB..  WWWB..  WWWB..  WWWB..  WWWB..  WWWB..
        W.B.B.  WBB.B.  W..WB.  W.B.B.  W.B.B.  WBB.B.",
        &Wanted {
            positional: "move 3: superko since 0",
            situational: "move 5: superko since 1",
            natural: "move 5: superko since 1",
            ..LEGAL
        },
    );
}

/// A cycle without a pass: the last move brings back the start, with the same side to move.
fn check_cycle(film: &str) {
    let last = Picture::film(film).len() - 1;
    let refused = format!("move {last}: superko since 0").leak();
    check(film, &Wanted { positional: refused, situational: refused, natural: refused, ..LEGAL });
}

// rules: R-C-11, R-C-12
#[test]
fn eternal_life() {
    // R-C-11, and R-C-12: both sides take two stones.
    check_cycle(
        "
        ......  ......  ......  ......  ......
        .WWBB.  .WWBB.  .WWBB.  .WWBB.  .WWBB.
        W.B.WB  WBB.WB  W..WWB  W.B..B  W.B.WB",
    );
}

// rules: R-C-09
#[test]
fn triple_ko() {
    // R-C-09
    check_cycle(
        "
        BW.W.B.BW  B.BW.B.BW  B.BW.BW.W  B.BW.BW.W  BW.W.BW.W  BW.W.B.BW  BW.W.B.BW
        .BW...BW.  .BW...BW.  .BW...BW.  .BW...BW.  .BW...BW.  .BW...BW.  .BW...BW.
        .........  .........  .........  .........  .........  .........  .........
        .BW......  .BW......  .BW......  .BW......  .BW......  .BW......  .BW......
        BW.W.....  BW.W.....  BW.W.....  B.BW.....  B.BW.....  B.BW.....  BW.W.....",
    );
}

// rules: R-C-10
#[test]
fn quadruple_ko() {
    // R-C-10
    check_cycle(
        "
        BW.W.B.BW B.BW.B.BW B.BW.BW.W B.BW.BW.W B.BW.BW.W B.BW.B.BW BW.W.B.BW BW.W.B.BW BW.W.B.BW
        .BW...BW. .BW...BW. .BW...BW. .BW...BW. .BW...BW. .BW...BW. .BW...BW. .BW...BW. .BW...BW.
        ......... ......... ......... ......... ......... ......... ......... ......... .........
        .BW...BW. .BW...BW. .BW...BW. .BW...BW. .BW...BW. .BW...BW. .BW...BW. .BW...BW. .BW...BW.
        BW.W.B.BW BW.W.B.BW BW.W.B.BW B.BW.B.BW B.BW.BW.W B.BW.BW.W B.BW.BW.W B.BW.B.BW BW.W.B.BW",
    );
}

// rules: R-C-08
#[test]
fn false_life() {
    // R-C-08. White's corner has one eye and a ko, and takes its threats from the double ko below.
    check_cycle(
        "
        .W.WB........  .WB.B........  .WB.B........  .WB.B........  .W.WB........  .W.WB........  .W.WB........
        WWWBB........  WWWBB........  WWWBB........  WWWBB........  WWWBB........  WWWBB........  WWWBB........
        BBBB.........  BBBB.........  BBBB.........  BBBB.........  BBBB.........  BBBB.........  BBBB.........
        .BBBBBBBBB...  .BBBBBBBBB...  .BBBBBBBBB...  .BBBBBBBBB...  .BBBBBBBBB...  .BBBBBBBBB...  .BBBBBBBBB...
        BBWWWWWWWBB..  BBWWWWWWWBB..  BBWWWWWWWBB..  BBWWWWWWWBB..  BBWWWWWWWBB..  BBWWWWWWWBB..  BBWWWWWWWBB..
        WWWBBBBBWWB..  WWWBBBBBWWB..  WWWBBBBBWWB..  WWWBBBBBWWB..  WWWBBBBBWWB..  WWWBBBBBWWB..  WWWBBBBBWWB..
        .WB.B.BW.WB..  .WB.B.BW.WB..  .W.WB.BW.WB..  .W.WB.B.BWB..  .W.WB.B.BWB..  .WB.B.B.BWB..  .WB.B.BW.WB..",
    );
}

#[test]
fn a_record_forces_what_the_rules_forbid() {
    // What happened, happened: a retake at once, a position that came back, stones given up.
    let start = Picture::new("BW*W\n.BW.\n....");
    let retake = Move::Play(start.points('W')[0]);
    for ko in [KoRule::Simple, KoRule::Positional, KoRule::Situational, KoRule::NaturalSituational] {
        let mut game = start.game(Color::Black, Rules { ko, ..Rules::default() });
        game.play(Move::Play(start.point('*'))).unwrap();
        assert_eq!(game.check(retake).unwrap_err().code(), "ko");
        assert_eq!(game.force(Color::White, retake).unwrap().captured, 1);
        assert_eq!(draw_board(game.board()), start.plain());
        // Black takes again: that position came before as well.
        let again = game.check(Move::Play(start.point('*')));
        assert_eq!(again.map_err(|illegal| illegal.since()), Err(Some(1)));
    }
    let sent = Picture::new("......\nWWWB..\nW.B.B.");
    let point = |x| Move::Play(sent.size().point(x, 2).unwrap());
    let mut game = sent.game(Color::Black, Rules { ko: KoRule::Positional, ..Rules::default() });
    game.play(point(1)).unwrap();
    game.play(point(3)).unwrap();
    assert_eq!(game.check(point(2)).unwrap_err().code(), "superko");
    assert_eq!(game.force(Color::Black, point(2)).unwrap().captured, 1);
    assert_eq!((draw_board(game.board()), game.turn()), (sent.plain(), Color::White));
    // A side out of its turn; three stones given up; one stone alone, and a point that is taken, not.
    let hole = Picture::new("*BW.\nBW..\nW..1");
    let mut game = hole.game(Color::White, Rules::default());
    let played = game.force(Color::Black, Move::Play(hole.point('*'))).unwrap();
    assert_eq!((played.captured, played.suicide, game.prisoners()), (3, true, [0, 3]));
    let alone = game.force(Color::Black, Move::Play(hole.point('*')));
    assert!(alone.is_ok(), "the corner has liberties now");
    let occupied = game.force(Color::White, Move::Play(hole.point('*')));
    assert_eq!(occupied.unwrap_err().code(), "occupied");
    let single = Picture::new(".W.\nW*W\n.W.");
    let refused =
        single.game(Color::Black, Rules::default()).force(Color::Black, Move::Play(single.point('*')));
    assert_eq!(refused.unwrap_err().code(), "suicide");
}
