//! What is counted besides the board: S-05, S-06, S-10, R-D-12, R-E-13, R-E-16.

use crate::picture::Picture;
use lanke::{
    Button, Color, Count, HandicapCompensation, Komi, PassStones, Preset, Rules, Score, Scoring, score,
};

/// Four points and five stones against five stones; six points are shared.
const BOARD: &str = "
    ..B.W
    ..B.W
    BBBWW
    ....W";

fn count(change: impl FnOnce(&mut Rules), with: impl FnOnce(&mut Count<'_>)) -> Score {
    let mut rules = Rules { komi: Komi::ZERO, ..Rules::default() };
    change(&mut rules);
    let mut count = Count::by(&rules);
    with(&mut count);
    let picture = Picture::new(BOARD);
    score(&picture.board(), &picture.marked(), &count)
}

fn margin(change: impl FnOnce(&mut Rules), with: impl FnOnce(&mut Count<'_>)) -> String {
    count(change, with).margin.to_sgf()
}

fn by_territory(rules: &mut Rules) {
    rules.scoring = Scoring::Territory;
}

// rules: S-01, R-E-04
#[test]
fn the_board_alone() {
    assert_eq!(margin(|_| (), |_| ()), "B+4");
    assert_eq!(margin(by_territory, |_| ()), "B+4");
}

// rules: S-05
#[test]
fn the_button_is_half_a_point() {
    for scoring in [Scoring::Area, Scoring::Territory] {
        let with = |button, taken| {
            let change = |rules: &mut Rules| (rules.scoring, rules.button) = (scoring, button);
            count(change, |count| count.button = taken)
        };
        let taken = with(Button::HalfPoint, Some(Color::Black));
        assert_eq!(
            (taken.margin.to_sgf(), taken.sides.map(|side| side.button)),
            ("B+4.5".to_owned(), [1, 0])
        );
        let taken = with(Button::HalfPoint, Some(Color::White));
        assert_eq!(
            (taken.margin.to_sgf(), taken.sides.map(|side| side.button)),
            ("B+3.5".to_owned(), [0, 1])
        );
        assert_eq!(with(Button::HalfPoint, None).margin.to_sgf(), "B+4");
        assert_eq!(with(Button::None, Some(Color::Black)).margin.to_sgf(), "B+4");
    }
    let rules = Preset::ButtonGo.rules();
    assert_eq!((rules.komi.half_points(), rules.button), (14, Button::HalfPoint));
}

// rules: S-06
#[test]
fn a_pass_gives_a_stone_by_territory() {
    let given = |rules: &mut Rules| {
        by_territory(rules);
        rules.pass_stones = PassStones::Given;
    };
    let score = count(given, |count| count.passes = [1, 4]);
    assert_eq!(score.sides.map(|side| side.pass_stones), [4, 1]);
    assert_eq!(score.margin.to_sgf(), "B+7");
    // Not where passes are free, nor by area.
    assert_eq!(margin(by_territory, |count| count.passes = [1, 4]), "B+4");
    assert_eq!(margin(|rules| rules.pass_stones = PassStones::Given, |count| count.passes = [1, 4]), "B+4");
}

// rules: S-06, S-07
#[test]
fn both_counts_of_aga_agree_when_white_passes_last() {
    // Black has put five stones and passed twice; White has put six, of which one was taken, and passed once.
    let counted = |preset: Preset, komi| {
        let rules = Rules { komi, ..preset.rules() };
        let count = Count { prisoners: [1, 0], passes: [2, 1], ..Count::by(&rules) };
        score(&Picture::new(BOARD).board(), &Picture::new(BOARD).marked(), &count).margin.to_sgf()
    };
    for komi in [Komi::ZERO, "7.5".parse().unwrap()] {
        assert_eq!(counted(Preset::Aga, komi), counted(Preset::AgaTerritory, komi));
    }
}

// rules: S-10
#[test]
fn handicap_stones_are_paid_for_by_area_alone() {
    for (compensation, points, area) in [
        (HandicapCompensation::None, 0, "B+4"),
        (HandicapCompensation::AllButOne, 2, "B+2"),
        (HandicapCompensation::All, 3, "B+1"),
    ] {
        let score = count(|rules| rules.handicap_compensation = compensation, |count| count.handicap = 3);
        assert_eq!((score.sides[1].handicap, score.margin.to_sgf()), (points, area.to_owned()));
        let change = |rules: &mut Rules| {
            by_territory(rules);
            rules.handicap_compensation = compensation;
        };
        let score = count(change, |count| count.handicap = 3);
        assert_eq!((score.sides[1].handicap, score.margin.to_sgf()), (0, "B+4".to_owned()));
    }
}

// rules: R-E-13
#[test]
fn a_penalty_is_two_points_under_either_count() {
    for scoring in [Scoring::Area, Scoring::Territory] {
        let with = |penalties| margin(|rules| rules.scoring = scoring, |count| count.penalties = penalties);
        assert_eq!(with([1, 0]), "B+2");
        assert_eq!(with([0, 1]), "B+6");
        assert_eq!(with([2, 2]), "B+4");
    }
}

// rules: R-D-08, R-D-12
#[test]
fn contested_points_go_to_the_side_that_did_not_give_up() {
    let shared = count(|_| (), |_| ());
    assert_eq!(shared.sides.map(|side| side.shared_halves), [6, 6]);
    for (side, margin, territory) in [(Color::Black, "B+10", [10, 0]), (Color::White, "W+2", [4, 6])] {
        let score = count(|_| (), |count| count.contested = Some(side));
        assert_eq!(score.margin.to_sgf(), margin);
        assert_eq!(score.sides.map(|side| (side.territory, side.shared_halves)), territory.map(|n| (n, 0)));
        assert!(score.owner.iter().all(Option::is_some));
        assert_eq!(score.area, shared.area);
        // By territory nothing is shared.
        let by_territory = count(by_territory, |count| count.contested = Some(side));
        assert_eq!(by_territory.margin.to_sgf(), "B+4");
    }
}

// rules: R-E-07, R-E-18, S-01
#[test]
fn what_black_needs_by_territory() {
    let komi = |rules: &mut Rules| {
        by_territory(rules);
        rules.komi = "6.5".parse().unwrap();
    };
    let score = count(komi, |count| (count.prisoners, count.penalties) = ([5, 2], [1, 0]));
    // 4 + 5 against 2, komi 6.5 and a penalty of 2.
    assert_eq!((score.sides[0].total_text(), score.needed_text()), ("9".to_owned(), "10 1/2".to_owned()));
    assert_eq!(score.margin.to_sgf(), "W+1.5");
}

// rules: R-E-16, S-01
#[test]
fn the_result_is_said_in_the_unit_of_the_count() {
    let words = |score: Score| [score.text_en(), score.text_zh(), score.short()];
    let komi =
        |half_points| move |rules: &mut Rules| rules.komi = Komi::from_half_points(half_points).unwrap();
    let area = |half_points| words(count(komi(half_points), |_| ()));
    let territory = |half_points| {
        let change = |rules: &mut Rules| {
            by_territory(rules);
            komi(half_points)(rules);
        };
        words(count(change, |_| ()))
    };
    assert_eq!(area(1), ["Black wins by 1 3/4 zi (3.5 points)", "黑胜1又3/4子", "B+1.75zi"]);
    assert_eq!(territory(1), ["Black wins by 3.5 points", "黑胜3.5目", "B+3.5"]);
    assert_eq!(territory(10), ["White wins by 1 point", "白胜1目", "W+1"]);
    assert_eq!(territory(8), ["Draw", "和棋", "draw"]);
}

// rules: S-01
#[test]
fn any_number_of_prisoners_can_be_named() {
    let score = count(by_territory, |count| count.prisoners = [u32::MAX, u32::MAX]);
    assert_eq!(score.margin.to_sgf(), "Draw");
}
