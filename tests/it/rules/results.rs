//! Who won and by how much: R-E-07 to R-E-13, R-E-16 to R-E-18.

use crate::picture::{draw, size};
use lanke::{
    Board, Color, Count, HandicapCompensation, Komi, Margin, PointSet, Preset, Rules, Setup, Size, score,
};

/// A finished board on which Black has so many half points: Black above, White below, one eye
/// each in a corner; with an odd number one empty point between them is shared.
fn board(size: Size, black_halves: usize) -> Board {
    let n = size.n_points();
    let (black, shared) = (black_halves / 2, black_halves % 2);
    let stones: Vec<_> = (0..n)
        .map(|place| match place {
            0 => None,
            place if place < black => Some(Color::Black),
            place if place < black + shared || place == n - 1 => None,
            _ => Some(Color::White),
        })
        .collect();
    let setup = Setup::stones(size, &stones, Color::Black);
    setup.unwrap_or_else(|error| panic!("{error}:\n{}", draw(size, stones))).board()
}

fn rules(komi: &str) -> Rules {
    Rules { komi: komi.parse().unwrap(), ..Rules::default() }
}

/// The result in 子 of a 19x19 game in which Black has so many half points.
fn result(black_halves: usize, komi: &str) -> String {
    let board = board(Size::STANDARD, black_halves);
    let score = score(&board, &PointSet::new(Size::STANDARD), &Count::by(&rules(komi)));
    assert_eq!(score.sides[0].total_halves as usize, black_halves);
    assert_eq!(score.sides[1].total_halves as usize, 722 - black_halves);
    score.margin.to_zi()
}

// rules: R-E-07
#[test]
fn half_of_the_board_is_the_measure() {
    // R-E-07: 180 1/2.
    assert_eq!(result(2 * 181, "0"), "B+0.5zi");
    assert_eq!(result(2 * 180, "0"), "W+0.5zi");
    assert_eq!(result(2 * 200, "0"), "B+19.5zi");
}

// rules: R-E-08
#[test]
fn a_draw() {
    // R-E-08
    assert_eq!(result(361, "0"), "draw");
}

// rules: R-E-09
#[test]
fn komi_of_1988() {
    // R-E-09: 2 3/4 zi; Black needs more than 183 1/4.
    let komi = "2 3/4 zi";
    assert_eq!(result(2 * 185, komi), "B+1.75zi");
    assert_eq!(result(2 * 184, komi), "B+0.75zi");
    assert_eq!(result(2 * 183 + 1, komi), "B+0.25zi");
    assert_eq!(result(2 * 183, komi), "W+0.25zi");
    assert_eq!(result(2 * 182, komi), "W+1.25zi");
    assert_eq!(Preset::Chinese1988.rules().komi, komi.parse().unwrap());
}

// rules: R-E-10, R-E-11
#[test]
fn komi_of_2002() {
    // R-E-10, R-E-11: 3 3/4 zi; Black needs more than 184 1/4. The examples are the rules' own.
    let komi = "3 3/4 zi";
    assert_eq!(result(2 * 185, komi), "B+0.75zi");
    assert_eq!(result(2 * 184, komi), "W+0.25zi");
    assert_eq!(result(2 * 184 + 1, komi), "B+0.25zi");
    assert_eq!(Preset::Chinese2002.rules().komi, komi.parse().unwrap());
}

// rules: R-E-12
#[test]
fn with_komi_in_quarters_there_is_no_draw() {
    // R-E-12
    for komi in ["2 3/4 zi", "3 3/4 zi"] {
        for black_halves in 355..=380 {
            assert_ne!(result(black_halves, komi), "draw");
        }
    }
}

// rules: R-E-07, R-E-09, R-E-10, R-E-13
#[test]
fn what_black_needs() {
    let needed = |komi: &str, penalties| {
        let board = board(Size::STANDARD, 361);
        let rules = rules(komi);
        let count = Count { penalties, ..Count::by(&rules) };
        score(&board, &PointSet::new(Size::STANDARD), &count).needed_quarters
    };
    assert_eq!(needed("0", [0, 0]), 4 * 180 + 2);
    assert_eq!(needed("2 3/4 zi", [0, 0]), 4 * 183 + 1);
    assert_eq!(needed("3 3/4 zi", [0, 0]), 4 * 184 + 1);
    assert_eq!(needed("3 3/4 zi", [1, 0]), 4 * 185 + 1);
    assert_eq!(needed("3 3/4 zi", [0, 1]), 4 * 183 + 1);
    assert_eq!(needed("-0.5", [0, 0]), 4 * 180 + 1);
}

// rules: R-E-13
#[test]
fn a_stone_is_paid_for_a_warning() {
    // R-E-13
    let result = |black: usize, penalties| {
        let board = board(Size::STANDARD, 2 * black);
        let rules = rules("3 3/4 zi");
        let count = Count { penalties, ..Count::by(&rules) };
        let score = score(&board, &PointSet::new(Size::STANDARD), &count);
        assert_eq!(score.sides.map(|side| side.penalty), penalties);
        score.margin.to_zi()
    };
    assert_eq!(result(185, [0, 0]), "B+0.75zi");
    assert_eq!(result(185, [1, 0]), "W+0.25zi");
    assert_eq!(result(186, [1, 0]), "B+0.75zi");
    assert_eq!(result(184, [0, 1]), "B+0.75zi");
    assert_eq!(result(183, [0, 1]), "W+0.25zi");
    assert_eq!(result(185, [1, 1]), "B+0.75zi");
}

// rules: R-E-16, R-E-08
#[test]
fn the_result_in_words() {
    // R-E-16: one zi is two points.
    let words = |quarters| {
        let margin = Margin::from_quarters(quarters);
        [margin.to_sgf(), margin.to_zi(), margin.to_en(), margin.to_zh()]
    };
    assert_eq!(words(3), ["B+1.5", "B+0.75zi", "Black wins by 3/4 zi (1.5 points)", "黑胜3/4子"]);
    assert_eq!(words(-1), ["W+0.5", "W+0.25zi", "White wins by 1/4 zi (0.5 points)", "白胜1/4子"]);
    assert_eq!(words(2), ["B+1", "B+0.5zi", "Black wins by 1/2 zi (1 point)", "黑胜1/2子"]);
    assert_eq!(words(-5), ["W+2.5", "W+1.25zi", "White wins by 1 1/4 zi (2.5 points)", "白胜1又1/4子"]);
    assert_eq!(words(40), ["B+20", "B+10zi", "Black wins by 10 zi (20 points)", "黑胜10子"]);
    assert_eq!(words(0), ["Draw", "draw", "Draw", "和棋"]);
    assert_eq!(Margin::from_quarters(-1).winner(), Some(Color::White));
    assert_eq!(Margin::from_quarters(0).winner(), None);
}

// rules: R-E-17
#[test]
fn other_boards_are_measured_by_their_own_half() {
    // R-E-17
    let result = |width, height, black_halves, komi: &str| {
        let size = size(width, height);
        score(&board(size, black_halves), &PointSet::new(size), &Count::by(&rules(komi))).margin.to_zi()
    };
    assert_eq!(result(9, 9, 81, "0"), "draw");
    assert_eq!(result(9, 9, 2 * 45, "3 3/4 zi"), "B+0.75zi");
    assert_eq!(result(13, 13, 2 * 86, "0"), "B+1.5zi");
    assert_eq!(result(4, 6, 2 * 12, "0"), "draw");
    assert_eq!(result(52, 52, 2 * 1352, "0.5"), "W+0.25zi");
}

// rules: R-E-18
#[test]
fn komi_is_any_number_of_half_points() {
    // R-E-18; below zero it is Black who gets it.
    assert_eq!(result(2 * 181, "6.5"), "W+2.75zi");
    assert_eq!(result(2 * 184, "7"), "draw");
    assert_eq!(result(2 * 180, "-1.5"), "B+0.25zi");
    let score = |komi| {
        let rules = rules(komi);
        score(&board(Size::STANDARD, 361), &PointSet::new(Size::STANDARD), &Count::by(&rules)).sides
    };
    assert_eq!(score("6.5").map(|side| side.komi_half_points), [0, 13]);
    assert_eq!(score("-6.5").map(|side| side.komi_half_points), [13, 0]);
}

// rules: S-10
#[test]
fn handicap_stones_are_paid_back() {
    let margin = |handicap_compensation, handicap| {
        let rules = Rules { handicap_compensation, komi: Komi::ZERO, ..Rules::default() };
        let count = Count { handicap, ..Count::by(&rules) };
        score(&board(Size::STANDARD, 2 * 190), &PointSet::new(Size::STANDARD), &count).margin.to_sgf()
    };
    for handicap in [0, 1] {
        assert_eq!(margin(HandicapCompensation::All, handicap), "B+19");
    }
    assert_eq!(margin(HandicapCompensation::All, 4), "B+15");
    assert_eq!(margin(HandicapCompensation::AllButOne, 4), "B+16");
    assert_eq!(margin(HandicapCompensation::None, 4), "B+19");
}
