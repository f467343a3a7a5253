//! Whose point is it: R-B-21, R-D-08, R-E-03 to R-E-06, R-E-14, R-E-15.

use crate::picture::{Picture, draw};
use lanke::{Count, Rules, area, score};

/// The first picture is the end of a game, with the dead stones as `b` and `w`; the second shows
/// the owner of every point, `.` where both sides share it.
fn check(film: &str) {
    let [end, owners] = &Picture::film(film)[..] else { panic!("the end and the owners wanted:\n{film}") };
    let (board, dead) = (end.board(), end.marked());
    let area = area(&board, &dead);
    assert_eq!(draw(board.size(), area.owner), owners.plain());
    // R-E-05, R-E-06: a shared point is half a point for each; together they have the board.
    let points = ['B', 'W', '.'].map(|mark| u32::try_from(owners.plain().matches(mark).count()).unwrap());
    let [black, white] = score(&board, &dead, &Count::by(&Rules::default())).sides;
    assert_eq!(area.dame, points[2]);
    assert_eq!(
        [black.total_halves, white.total_halves],
        [2 * points[0] + points[2], 2 * points[1] + points[2]]
    );
    let n_points = u32::try_from(board.size().n_points()).unwrap();
    assert_eq!(black.total_halves + white.total_halves, 2 * n_points);
}

// rules: R-E-03, R-E-04, R-E-06
#[test]
fn stones_and_the_points_they_surround() {
    check(
        "
        ..BW.  BBBWW
        ..BW.  BBBWW
        ..BW.  BBBWW
        BBBW.  BBBWW
        WWWW.  WWWWW",
    );
}

// rules: R-D-08, R-E-05, R-E-06, R-E-15
#[test]
fn points_between_both_sides_are_shared() {
    // R-D-08: points that were left to fight for as well.
    check(
        "
        .B.W.  BB.WW
        .B.W.  BB.WW
        .B.W.  BB.WW",
    );
}

// rules: R-E-15
#[test]
fn an_empty_board_belongs_to_both() {
    check("...  ...\n ...  ...");
    check(".  .");
}

// rules: R-E-15
#[test]
fn a_region_that_touches_one_colour_is_its_own() {
    check("...  BBB\n .B.  BBB\n ...  BBB");
    check("W....  WWWWW");
}

// rules: R-E-03
#[test]
fn dead_stones_of_both_sides_come_off_first() {
    check(
        "
        .wB.W.b  BBB.WWW
        .BB.WWW  BBB.WWW
        BBBBW..  BBBBWWW
        ...BWW.  BBBBWWW",
    );
}

// rules: R-E-03, R-E-05
#[test]
fn a_dead_stone_left_in_place_makes_its_region_shared() {
    check(
        "
        .WBB  .WBB
        .BB.  .BBB
        BB..  BBBB
        ....  BBBB",
    );
}

// rules: R-E-03
#[test]
fn bulky_five_in_the_corner_is_taken_off() {
    check(
        "
        .bbW.  WWWWW
        bbbW.  WWWWW
        WWWW.  WWWWW
        .....  WWWWW",
    );
}

// rules: R-E-14
#[test]
fn mutual_life_shares_its_liberties_and_keeps_its_eyes() {
    check(
        "
        .........  WWWWWWWWW
        WWWWWWWWW  WWWWWWWWW
        BBBBBBBBB  BBBBBBBBB
        BBBBBBB..  BBBBBBBBB
        WWWWWWB..  WWWWWWBBB
        .BBB.WB..  .BBB.WBBB",
    );
}

// rules: R-E-14
#[test]
fn mutual_life_with_an_eye_on_each_side() {
    check(
        "
        .BW.W.  BBW.WW
        BB.BWW  BB.BWW
        WWBBBW  WWBBBW
        .WWWWW  WWWWWW",
    );
}

// rules: R-E-03, R-E-15
#[test]
fn stones_inside_living_stones_stay_unless_they_are_marked() {
    check("BBB.B  BBB.B\n B.BWB  BBBWB\n BBB.B  BBB.B\n .BBBB  BBBBB");
    check("BBB.B  BBBBB\n B.BwB  BBBBB\n BBB.B  BBBBB\n .BBBB  BBBBB");
}

// rules: R-E-03, R-E-15
#[test]
fn single_rows() {
    check(".B.W.B.  BB.W.BB");
    check(".B.w.B.  BBBBBBB");
    check("B.B.  BBBB");
}

// rules: R-B-21
#[test]
fn prisoners_are_not_counted() {
    let board = Picture::new(".B.W.\n.B.W.").board();
    let rules = Rules::default();
    let none = lanke::PointSet::new(board.size());
    let plain = score(&board, &none, &Count::by(&rules));
    let with_prisoners = score(&board, &none, &Count { prisoners: [20, 3], ..Count::by(&rules) });
    assert_eq!(with_prisoners.sides.map(|side| side.prisoners), [20, 3]);
    assert_eq!((with_prisoners.margin, with_prisoners.area), (plain.margin, plain.area));
}
