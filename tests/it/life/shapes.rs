//! Shapes that live whatever happens, and shapes that only look so.

use super::{BOTH, proved};
use crate::picture::Picture;
use lanke::{Color, PointSet, Suicide, pass_alive};

/// The stones drawn `B` and `W` are alive without condition, those drawn `b` and `w` are not; `*`
/// are the empty points of all vital regions.
fn check_under(suicide: Suicide, picture: &str) {
    let picture = Picture::new(picture);
    let (board, size) = (picture.board(), picture.size());
    let sides = proved(&board, suicide);
    let mut eyes = PointSet::new(size);
    for (side, letter) in sides.iter().zip(['B', 'W']) {
        assert_eq!(side.stones.to_vec(), picture.points(letter), "{letter}, suicide {suicide:?}");
        for point in side.regions.iter().flat_map(|region| region.points.iter()) {
            if board.at(point).is_none() {
                eyes.insert(point);
            }
        }
    }
    assert_eq!(eyes.to_vec(), picture.points('*'), "vital regions, suicide {suicide:?}");
}

/// The same whether suicide is allowed or not.
fn check(picture: &str) {
    for suicide in BOTH {
        check_under(suicide, picture);
    }
}

// rules: R-K-08
#[test]
fn two_eyes_in_the_corner() {
    check(
        "
        *B*Bw
        BBBBw
        wwwww
        .....",
    );
}

// rules: R-K-08
#[test]
fn one_eye_is_not_enough() {
    check(
        "
        .bw.
        bbw.
        www.",
    );
}

// rules: R-K-08
#[test]
fn one_big_eye_can_be_filled() {
    check(
        "
        ..bw
        .bbw
        bbww
        ww..",
    );
}

/// All four points touch the chain, but it is one region: White can fill it up to the last point.
// rules: R-K-08
#[test]
fn a_row_of_four_is_one_eye() {
    check(
        "
        ....b
        bbbbb
        .....
        .....",
    );
}

// rules: R-K-08
#[test]
fn an_eye_of_two_points_is_as_good_as_one() {
    check(
        "
        **B*B
        BBBBB
        .....
        .....",
    );
}

/// The middle of the room is no liberty: White can fill all that are.
// rules: R-K-08
#[test]
fn a_square_room_is_not_vital_to_its_walls() {
    check(
        "
        ...b.b
        ...bbb
        ...b..
        bbbb..
        ......",
    );
}

// rules: R-K-09
#[test]
fn two_wholes_with_two_common_eyes() {
    check(
        "
        BB*BBBB
        BwBB.wB
        Bwww..B
        Bw.w..B
        Bwww..B
        BwBB.wB
        BB*BBBB",
    );
}

// rules: R-K-09
#[test]
fn two_wholes_name_the_eyes_they_share() {
    let picture = Picture::new("*B*\nB*B\n.B.");
    let found = pass_alive(&picture.board(), Color::Black, Suicide::Forbidden);
    assert_eq!(found.chains.len(), 4);
    let chains: Vec<_> = found.regions.iter().map(|region| region.chains.clone()).collect();
    assert_eq!(chains, [vec![0, 1], vec![0, 2], vec![0, 1, 2, 3], vec![1, 3], vec![2, 3]]);
}

/// White takes the single stone, and then the rest.
// rules: R-K-08
#[test]
fn a_false_eye_is_none() {
    check(
        "
        .b.bw
        bbbww
        wwwww
        .....",
    );
}

// rules: R-K-09
#[test]
fn a_string_of_diagonals_that_is_closed() {
    check(
        "
        *B..
        B*B.
        .B*B
        ..B*",
    );
}

/// One chain short of an eye takes all others with it.
// rules: R-K-09
#[test]
fn a_string_of_diagonals_with_an_open_end() {
    check(
        "
        .b...
        b.b..
        .b.b.
        ..b..
        .....",
    );
}

// rules: R-K-09
#[test]
fn a_ring_of_single_stones() {
    check(
        "
        *B*B*
        B*B*B
        *B*B*",
    );
}

/// Nobody will play there, yet whoever passes for ever is captured.
// rules: R-K-08
#[test]
fn stones_in_seki_are_not_alive_without_condition() {
    check("bb.ww\nbb.ww");
    check(".bb.ww.");
}

// rules: R-K-08
#[test]
fn a_stone_in_an_eye_takes_nothing_from_it() {
    check(
        "
        *wB*B
        BBBBB
        .....
        .....",
    );
}

/// The white corner stone touches no black one. While White may not give the stones up, the last
/// empty point stays a liberty of Black's.
// rules: R-K-08
#[test]
fn a_stone_out_of_touch_counts_if_it_may_be_given_up() {
    check_under(
        Suicide::Forbidden,
        "
        w*B*B
        *BBBB
        BB...
        .....",
    );
    check_under(
        Suicide::Allowed,
        "
        w.b.b
        .bbbb
        bb...
        .....",
    );
}

// rules: R-K-08
#[test]
fn a_full_board_but_for_two_points() {
    check("BBB\nB*B\nBBB\nBBB\nB*B");
    check("bbb\nb.b\nbbb");
}

#[test]
fn an_empty_board() {
    check("...\n...\n...");
    check(".");
    let empty = Picture::new("...\n...");
    for side in proved(&empty.board(), Suicide::Forbidden) {
        assert!(side.chains.is_empty() && side.regions.is_empty() && side.area.is_empty());
    }
}

// rules: R-K-08, R-K-09
#[test]
fn a_single_line() {
    check("*B*");
    check("*B*B*");
    check("..bb..");
    check(".b");
    check("...b.");
    check(".b.w.");
}

// rules: R-K-08
#[test]
fn both_sides() {
    check(
        "
        *BBWW*
        BBBWWW
        B*BW*W
        BBBWWW",
    );
}
