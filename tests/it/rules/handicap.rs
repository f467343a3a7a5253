//! Starts other than the empty board: handicap stones, and what can't be set up.

use crate::picture::{Picture, draw_board, size};
use lanke::{Color, Setup, SetupError, Size};

/// The board with so many handicap stones is the picture.
fn check(n: u32, picture: &str) {
    let picture = Picture::new(picture);
    let setup = Setup::handicap(picture.size(), n).unwrap();
    assert_eq!(draw_board(&setup.board()), picture.plain());
    assert_eq!((setup.turn(), setup.n_handicap()), (Color::White, n));
    let free = Setup::handicap_at(picture.size(), &picture.points('B')).unwrap();
    assert_eq!(free, setup);
}

// rules: R-B-02
#[test]
fn two_to_five_stones_on_9x9() {
    let empty = ".........\n.........\n";
    let sides = ".........\n.........\n.........\n";
    let corners = [".........\n", "..B......\n", "......B..\n", "..B...B..\n"];
    let [_, left, right, both] = corners;
    check(2, &format!("{empty}{right}{sides}{left}{empty}"));
    check(3, &format!("{empty}{right}{sides}{both}{empty}"));
    check(4, &format!("{empty}{both}{sides}{both}{empty}"));
    check(5, &format!("{empty}{both}.........\n....B....\n.........\n{both}{empty}"));
}

// rules: R-B-02
#[test]
fn nine_stones_on_13x13() {
    check(
        9,
        "
        .............
        .............
        .............
        ...B..B..B...
        .............
        .............
        ...B..B..B...
        .............
        .............
        ...B..B..B...
        .............
        .............
        .............",
    );
}

/// The stones of a handicap on 19x19, by their numbers in the order of the nine star points.
fn stars(n: u32) -> String {
    let setup = Setup::handicap(Size::STANDARD, n).unwrap();
    let stars = [3, 9, 15].into_iter().flat_map(|y| [3, 9, 15].map(|x| Size::STANDARD.point(x, y).unwrap()));
    let row: Vec<_> = stars.map(|point| setup.board().at(point)).collect();
    assert_eq!(setup.board().n_stones(), row.iter().flatten().count());
    row.chunks(3)
        .map(|row| crate::picture::draw(size(3, 1), row.iter().copied()).replace('\n', " "))
        .collect()
}

// rules: R-A-03, R-B-02
#[test]
fn two_to_nine_stones_on_19x19() {
    assert_eq!(stars(2), "..B ... B.. ");
    assert_eq!(stars(3), "..B ... B.B ");
    assert_eq!(stars(4), "B.B ... B.B ");
    assert_eq!(stars(5), "B.B .B. B.B ");
    assert_eq!(stars(6), "B.B B.B B.B ");
    assert_eq!(stars(7), "B.B BBB B.B ");
    assert_eq!(stars(8), "BBB B.B BBB ");
    assert_eq!(stars(9), "BBB BBB BBB ");
}

// rules: R-B-02, S-10
#[test]
fn one_stone_is_no_stone() {
    for n in [0, 1] {
        let setup = Setup::handicap(Size::STANDARD, n).unwrap();
        assert_eq!((setup.board().n_stones(), setup.turn(), setup.n_handicap()), (0, Color::Black, 0));
    }
}

// rules: R-B-02
#[test]
fn boards_without_a_place_for_so_many() {
    let most = |width, height, n| match Setup::handicap(size(width, height), n) {
        Err(SetupError::Handicap { found, most }) if found == n => Some(most),
        _ => None,
    };
    assert_eq!(most(19, 19, 9), None);
    assert_eq!(most(19, 19, 10), Some(9));
    assert_eq!(most(8, 8, 5), Some(4));
    assert_eq!(most(10, 9, 5), Some(4));
    assert_eq!(most(7, 7, 5), Some(4));
    assert_eq!(most(6, 6, 2), Some(0));
    assert_eq!(most(19, 6, 2), Some(0));
}

// rules: R-A-01, R-B-02
#[test]
fn handicap_stones_lie_apart_on_every_board_that_takes_them() {
    for width in 1..=52 {
        for height in 1..=52 {
            for n in 2..=9 {
                if let Ok(setup) = Setup::handicap(size(width, height), n) {
                    assert_eq!(setup.board().n_stones(), n as usize, "{width}x{height}");
                }
            }
        }
    }
}

// rules: R-A-02, R-B-02
#[test]
fn arrangements_that_are_no_position() {
    let point = |x, y| Size::STANDARD.point(x, y).unwrap();
    let off = Setup::handicap_at(size(9, 9), &[point(3, 3), point(9, 0)]);
    assert_eq!(off, Err(SetupError::OffBoard));
    let twice = Setup::handicap_at(size(9, 9), &[point(3, 3), point(4, 4), point(3, 3)]);
    assert_eq!(twice, Err(SetupError::Twice(point(3, 3))));
    let short = Setup::stones(size(3, 3), &[None; 8], Color::Black);
    assert_eq!(short, Err(SetupError::Length { found: 8, wanted: 9 }));
    let full = Setup::handicap_at(size(1, 1), &[point(0, 0)]);
    assert_eq!(full, Err(SetupError::NoLiberty { chain: vec![point(0, 0)] }));
}

// rules: R-B-02, R-B-03
#[test]
fn any_side_may_move_first_in_a_position_set_up() {
    let picture = Picture::new(".B.\n.W.\n...");
    for color in Color::BOTH {
        let setup = picture.setup(color);
        assert_eq!((setup.turn(), setup.n_handicap()), (color, 0));
        assert_eq!(setup.with_n_handicap(3).n_handicap(), 3);
    }
}
