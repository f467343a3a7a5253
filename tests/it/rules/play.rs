//! One play in two pictures, before and after: captures and forbidden points, R-B-11 to R-B-19.

use crate::picture::{Picture, draw_board};
use lanke::{Color, IllegalMove, KoRule, Move, Rules, Suicide};

fn plain() -> Rules {
    Rules { ko: KoRule::None, suicide: Suicide::Forbidden, ..Rules::default() }
}

fn suicide() -> Rules {
    Rules { suicide: Suicide::Allowed, ..plain() }
}

/// Plays `color` on `*` in the first picture: legal, and the second picture is what it leaves.
/// Gives the prisoners.
fn check_play(rules: Rules, color: Color, film: &str) -> [u32; 2] {
    let [before, after] = &Picture::film(film)[..] else { panic!("before and after wanted:\n{film}") };
    let mut game = before.game(color, rules);
    let played = game.play(Move::Play(before.point('*'))).unwrap();
    assert_eq!(draw_board(game.board()), after.plain());
    let came_off = before.board().n_stones() + 1 - after.board().n_stones();
    assert_eq!(played.captured, came_off);
    assert_eq!(game.taken().len(), came_off);
    assert_eq!(game.turn(), color.opponent());
    game.prisoners()
}

/// `color` may not play on `*`, for this reason; nothing changes.
fn check_refused(rules: Rules, color: Color, picture: &str, code: &str) {
    let picture = Picture::new(picture);
    let mut game = picture.game(color, rules);
    let illegal = game.play(Move::Play(picture.point('*'))).unwrap_err();
    assert_eq!(illegal.code(), code);
    assert_eq!((draw_board(game.board()), game.turn()), (picture.plain(), color));
}

/// `x` are the forbidden points of Black, `o` those of White, `-` those of both.
fn check_forbidden(picture: &Picture) {
    let game = picture.game(Color::Black, plain());
    for (color, mark) in [(Color::Black, 'x'), (Color::White, 'o')] {
        let found = game.size().points().filter(|&point| {
            matches!(game.check_for(color, Move::Play(point)), Err(IllegalMove::Suicide { .. }))
        });
        let mut wanted = [picture.points(mark), picture.points('-')].concat();
        wanted.sort_unstable();
        assert_eq!(found.collect::<Vec<_>>(), wanted, "for {color}");
    }
}

/// Seven rows at the bottom of a board of 19 by 19.
fn at_the_bottom(rows: &str) -> Picture {
    let empty = ".".repeat(19);
    let rows: Vec<&str> = rows.split_whitespace().collect();
    Picture::from_rows(std::iter::repeat_n(empty.as_str(), 19 - rows.len()).chain(rows))
}

// rules: R-B-11
#[test]
fn a_stone_in_the_corner_is_taken() {
    check_play(plain(), Color::White, "BW.  .W.\n *..  W..\n ...  ...");
}

// rules: R-B-11
#[test]
fn a_stone_on_the_edge_is_taken() {
    check_play(plain(), Color::White, "WB*  W.W\n .W.  .W.");
}

// rules: R-B-11
#[test]
fn a_stone_in_the_middle_is_taken() {
    let prisoners = check_play(
        plain(),
        Color::White,
        "
        .....  .....
        ..W..  ..W..
        .WBW.  .W.W.
        ..*..  ..W..
        .....  .....",
    );
    assert_eq!(prisoners, [0, 1]);
}

// rules: R-B-08, R-B-11
#[test]
fn a_chain_comes_off_whole() {
    let prisoners = check_play(
        plain(),
        Color::Black,
        "
        .BB..  .BB..
        BWWB.  B..B.
        BW*B.  B.BB.
        .BB..  .BB..",
    );
    assert_eq!(prisoners, [3, 0]);
}

// rules: R-B-12
#[test]
fn where_both_sides_are_without_liberty_the_opponents_stones_come_off() {
    check_play(
        plain(),
        Color::Black,
        "
        *WB.  B.B.
        WB..  .B..
        B...  B...
        ....  ....",
    );
}

// rules: R-B-12
#[test]
fn filling_the_last_liberty_of_both_takes_the_opponent() {
    let prisoners = check_play(
        plain(),
        Color::White,
        "
        BBW.  ..W.
        *BW.  W.W.
        BBW.  ..W.
        WWW.  WWW.",
    );
    assert_eq!(prisoners, [0, 5]);
}

// rules: R-B-13
#[test]
fn four_chains_are_taken_at_once() {
    let prisoners = check_play(
        plain(),
        Color::Black,
        "
        ..B..  ..B..
        .BWB.  .B.B.
        BW*WB  B.B.B
        .BWB.  .B.B.
        ..B..  ..B..",
    );
    assert_eq!(prisoners, [4, 0]);
}

// rules: R-B-13
#[test]
fn chains_of_several_stones_are_taken_together() {
    check_play(
        plain(),
        Color::White,
        "
        BB*BBW  ..W..W
        WWBWWW  WW.WWW
        ..W...  ..W...",
    );
}

// rules: R-B-10, R-B-14
#[test]
fn one_stone_suicide_is_forbidden() {
    check_refused(plain(), Color::Black, "*W.\nW..\n...", "suicide");
    check_refused(plain(), Color::Black, ".W.\nW*W\n.W.", "suicide");
    check_refused(plain(), Color::White, "B*B\n.B.", "suicide");
    // Nothing would change: it is forbidden under every rule.
    check_refused(suicide(), Color::Black, "*W.\nW..\n...", "suicide");
    check_refused(suicide(), Color::Black, ".W.\nW*W\n.W.", "suicide");
}

// rules: R-B-14
#[test]
fn the_evidence_of_suicide_is_the_chain() {
    let picture = Picture::new("*bW.\nbW..\nW...");
    let game = picture.game(Color::Black, plain());
    let point = picture.point('*');
    let mut chain = [picture.points('*'), picture.points('b')].concat();
    chain.sort_unstable();
    assert_eq!(game.check(Move::Play(point)), Err(IllegalMove::Suicide { point, chain }));
}

// rules: R-B-14
#[test]
fn suicide_of_several_stones_is_forbidden() {
    check_refused(plain(), Color::Black, "*BW.\nBW..\nW...\n....", "suicide");
    check_refused(plain(), Color::Black, "BB\nB*", "suicide");
}

// rules: R-B-14
#[test]
fn suicide_of_several_stones_where_the_rules_allow_it() {
    let prisoners = check_play(
        suicide(),
        Color::Black,
        "
        *BW.  ..W.
        BW..  .W..
        W...  W...
        ....  ....",
    );
    assert_eq!(prisoners, [0, 3], "stones given up are the opponent's prisoners");
    check_play(suicide(), Color::White, "WW  ..\n W*  ..");
    check_play(suicide(), Color::White, "WWWW*  .....");
}

// rules: R-B-08, R-B-14
#[test]
fn an_own_chain_with_another_liberty_lends_it() {
    check_play(plain(), Color::Black, "*B.  BB.\n WW.  WW.");
    check_play(plain(), Color::Black, ".B.  .B.\n B*B  BBB\n .B.  .B.");
}

// rules: R-B-19
#[test]
fn a_hole_without_liberties_is_legal_where_it_takes() {
    check_play(plain(), Color::Black, "*WB  B.B\n WB.  .B.\n B..  B..");
}

// rules: R-B-15, R-B-16, R-B-17, R-B-18
#[test]
fn figure_2() {
    // 甲, 乙 and 丙 of the rules: R-B-15 one stone, R-B-16 three, R-B-17 two.
    check_forbidden(&at_the_bottom(
        "
        ...................
        .........WWW...W...
        ..WWW....WBW..WBW..
        ..WxW...WBxW..WxW..
        ...WW...WWWW...W...
        ...................
        ...................",
    ));
}

// rules: R-B-15, R-B-16, R-B-17, R-B-19
#[test]
fn white_may_play_all_three_points_of_figure_2() {
    let films = [
        (".WWW  .WWW\n .W*W  .WWW\n ..WW  ..WW\n ....  ....", 0),
        ("..WWW  ..WWW\n ..WBW  ..W.W\n .WB*W  .W.WW\n .WWWW  .WWWW\n .....  .....", 2),
        ("..W..  ..W..\n .WBW.  .W.W.\n .W*W.  .WWW.\n ..W..  ..W..", 1),
    ];
    for (film, n) in films {
        assert_eq!(check_play(plain(), Color::White, film), [0, n]);
    }
}

// rules: R-B-18
#[test]
fn forbidden_points_of_both_sides() {
    check_forbidden(&Picture::new(
        "
        BBoBBBB
        BWBB.WB
        BWWW..B
        BWxW..B
        BWWW..B
        BWBB.WB
        BBoBBBB",
    ));
    check_forbidden(&Picture::new("...\n...\n..."));
    check_forbidden(&Picture::new("-"));
    check_forbidden(&Picture::new("x W . B o".replace(' ', "").as_str()));
}
