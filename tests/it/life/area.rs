//! What is proved to belong to a side, and which stones in it are dead.

use super::{BOTH, proved};
use crate::picture::{Picture, draw};
use lanke::{Color, Suicide, provably_dead};

/// A position, and the points that are proved for each side; the stones that stand there and are
/// of the other side are proved dead, and no other.
fn check_area(suicides: &[Suicide], film: &str) {
    let [picture, wanted] = &Picture::film(film)[..] else { panic!("two pictures wanted:\n{film}") };
    let board = picture.board();
    for &suicide in suicides {
        let sides = proved(&board, suicide);
        let owner = |point| sides.iter().find(|side| side.area.contains(point)).map(|side| side.color);
        let owners: Vec<_> = board.size().points().map(owner).collect();
        assert_eq!(draw(board.size(), owners.iter().copied()), wanted.plain(), "suicide {suicide:?}");
        let is_dead = |&(stone, owner): &(Option<Color>, Option<Color>)| {
            stone.is_some() && owner.is_some() && stone != owner
        };
        let pairs = board.size().points().zip(board.stones().zip(owners));
        let wanted: Vec<_> = pairs.filter(|(_, pair)| is_dead(pair)).map(|(point, _)| point).collect();
        assert_eq!(provably_dead(&board, suicide).to_vec(), wanted, "dead, suicide {suicide:?}");
    }
}

#[test]
fn the_area_is_the_stones_and_their_small_rooms() {
    check_area(
        &BOTH,
        "
        W.B.B. BBBBBB
        BBBBBB BBBBBB
        ...... ......
        ...... ......",
    );
}

// rules: R-K-08
#[test]
fn a_room_with_one_point_out_of_touch_is_area() {
    check_area(
        &BOTH,
        "
        .WB.B. BBBBBB
        ..BBBB BBBBBB
        BBBB.. BBBB..
        ...... ......
        ...... ......",
    );
}

/// Two points might be two eyes of White's.
// rules: R-K-08
#[test]
fn a_room_with_two_points_out_of_touch_is_not() {
    check_area(
        &BOTH,
        "
        W..B.B. ...BBBB
        ...BBBB ...BBBB
        BBBB... BBBB...
        ....... .......
        ....... .......",
    );
}

/// The last empty point is a liberty of Black's, so the region is vital where suicide is
/// forbidden; but White may come back to the points of stones that Black took.
// rules: R-K-08
#[test]
fn a_vital_region_is_area_only_if_it_is_small() {
    check_area(&[Suicide::Forbidden], "W.B. BBBB");
    check_area(&[Suicide::Forbidden], "WW.B. ...BB");
    check_area(&[Suicide::Forbidden], "WWW.B. ....BB");
    check_area(&[Suicide::Allowed], "W.B. ....");
    check_area(&[Suicide::Allowed], "WW.B. .....");
}

#[test]
fn both_sides_have_area() {
    check_area(
        &BOTH,
        "
        .WBBWB. BBBBWWW
        BBBBWWW BBBBWWW
        .BBBW.W BBBBWWW",
    );
}

/// Its one region has one point out of touch, but nobody borders it.
#[test]
fn a_board_of_one_point_is_nobodys() {
    check_area(&BOTH, ". .");
    check_area(&BOTH, ".. ..");
}
