//! Shapes that live whatever happens, and shapes that only look so.

use crate::picture::{Picture, draw};
use lanke::{Board, Color, PassAlive, PointSet, Suicide, pass_alive, provably_dead};

const BOTH: [Suicide; 2] = [Suicide::Forbidden, Suicide::Allowed];

fn proved(board: &Board, suicide: Suicide) -> [PassAlive; 2] {
    Color::BOTH.map(|color| pass_alive(board, color, suicide))
}

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
    check_area(&BOTH, ". .");
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
