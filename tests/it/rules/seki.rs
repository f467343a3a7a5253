//! Who lives in seki, and what that costs: R-E-14, S-02, S-03.

use super::territory::{area, check_owner, count, points, score_of_first, territory};
use crate::picture::{Picture, draw};
use lanke::{Count, Preset, Tax, score};

/// Under all rules exactly the stones of the second picture are in seki.
fn check_seki(film: &str) {
    let [end, in_seki] = &Picture::film(film)[..] else { panic!("the end and the seki wanted:\n{film}") };
    for preset in Preset::ALL {
        let score = score(&end.board(), &end.marked(), &Count::by(&preset.rules()));
        let stones = end.stones().into_iter().zip(end.size().points());
        let found = stones.map(|(stone, point)| stone.filter(|_| score.seki.contains(point)));
        assert_eq!(draw(end.size(), found), in_seki.plain(), "{preset:?}");
    }
}

/// Neither has an eye.
const NO_EYES: &str = "
    .........
    WWWWWWWWW
    BBBBBBBBB
    BBBBBBB..
    WWWWWWB..
    .BBB.WB..";

/// Each has an eye, and there is one liberty more.
const AN_EYE_EACH: &str = "
    .B.W.WB
    BBWWWWB
    WWWBBBB
    BBBB.B.
    .......";

// rules: R-E-14, S-02
#[test]
fn seki_without_eyes() {
    check_seki(
        "
        .........  .........
        WWWWWWWWW  .........
        BBBBBBBBB  .........
        BBBBBBB..  .........
        WWWWWWB..  WWWWWW...
        .BBB.WB..  .BBB.W...",
    );
    for tax in [Tax::None, Tax::Seki] {
        assert_eq!(points(&count(NO_EYES, &territory(tax))), [[6, 9], [0, 0]]);
        assert_eq!(points(&count(NO_EYES, &area(tax))), [[6, 9], [0, 0]]);
    }
    // The groups that are not in seki pay.
    assert_eq!(points(&count(NO_EYES, &territory(Tax::Groups))), [[4, 7], [2, 2]]);
}

// rules: R-E-14, S-02, S-03
#[test]
fn seki_with_an_eye_each() {
    check_seki(
        "
        .B.W.WB  .B.W.W.
        BBWWWWB  BBWWWW.
        WWWBBBB  WWW....
        BBBB.B.  .......
        .......  .......",
    );
    for rules in [territory, area] {
        assert_eq!(points(&count(AN_EYE_EACH, &rules(Tax::None))), [[10, 1], [0, 0]]);
        assert_eq!(points(&count(AN_EYE_EACH, &rules(Tax::Seki))), [[9, 0], [1, 1]]);
        assert_eq!(points(&count(AN_EYE_EACH, &rules(Tax::Groups))), [[7, 0], [3, 1]]);
        check_owner(
            &rules(Tax::Seki),
            "
            .B.W.WB  .B.W.WB
            BBWWWWB  BBWWWWB
            WWWBBBB  WWWBBBB
            BBBB.B.  BBBBBBB
            .......  BBBBBBB",
        );
    }
    // By area all else is counted: 14 stones and 9 points against 9 stones, the shared point in halves.
    let score = count(AN_EYE_EACH, &area(Tax::Seki));
    assert_eq!(score.sides.map(|side| (side.stones, side.total_halves)), [(14, 47), (9, 19)]);
    assert_eq!((score.margin.to_sgf(), score.needed_text()), ("B+14".to_owned(), "16 1/2".to_owned()));
}

// rules: S-02
#[test]
fn a_square_of_four_in_seki_is_one_eye() {
    check_seki(
        "
        ..B.W.WB  ..B.W.W.
        ..BWWWWB  ..BWWWW.
        BBBWBBBB  BBBW....
        WWWWB.B.  WWWW....
        BBBBB...  ........",
    );
}

// rules: S-02
#[test]
fn four_in_a_row_are_two_eyes_and_no_seki() {
    check_seki(
        "
        ....B.W.WB  ..........
        BBBBBWWWWB  ..........
        WWWWWWBBBB  ..........
        BBBBBBB...  ..........
        ..........  ..........",
    );
}

// rules: S-02
#[test]
fn dead_stones_in_an_eye_leave_its_size() {
    check_seki(
        "
        w...B.W.WB  ..........
        BBBBBWWWWB  ..........
        WWWWWWBBBB  ..........
        BBBBBBB...  ..........
        ..........  ..........",
    );
    check_seki(
        "
        .wB.W.WB  ..B.W.W.
        w.BWWWWB  ..BWWWW.
        BBBWBBBB  BBBW....
        WWWWB.B.  WWWW....
        BBBBB...  ........",
    );
}

// rules: S-02
#[test]
fn dame_between_living_groups_are_no_seki() {
    check_seki(".B.W.  .....\n BB.WW  .....\n .B.W.  .....");
    let score = count(".B.W.\nBB.WW\n.B.W.", &territory(Tax::Seki));
    assert_eq!(points(&score), [[2, 2], [0, 0]]);
}

/// White's corner has one eye, and needs the neutral point to be joined.
const OPEN: &str = "
    .W.W..
    WWBW..
    BBBWW.
    B.BWW.
    .BBW..";

// rules: S-02, S-03
#[test]
fn a_group_that_needs_a_neutral_point_to_be_joined_is_in_no_seki_and_pays_once() {
    check_seki(
        "
        .W.W..  ......
        WWBW..  ......
        BBBWW.  ......
        B.BWW.  ......
        .BBW..  ......",
    );
    assert_eq!(points(&count(OPEN, &territory(Tax::Seki))), [[2, 9], [0, 0]]);
    assert_eq!(points(&count(OPEN, &territory(Tax::Groups))), [[0, 7], [2, 2]]);
}

// rules: S-02, S-04
#[test]
fn a_false_eye_is_no_eye_in_seki() {
    // Black's corner has an eye in the corner; the second, right of it, is false once the shared
    // liberty is filled. It is not filled while both live in seki.
    let film = "
        .B.B.W.WB  .B.B.W.W.
        BBBWWWWWB  BBBWWWWW.
        WWWWBBBBB  WWWW.....
        BBBBB.B..  .........
        .........  .........";
    check_seki(film);
    let score = score_of_first(film, &territory(Tax::None));
    assert_eq!((points(&score), score.false_eyes.len()), ([[14, 1], [0, 0]], 0));
    assert_eq!(points(&score_of_first(film, &territory(Tax::Seki))), [[12, 0], [2, 1]]);
}
