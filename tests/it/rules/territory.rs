//! Counting by territory, false eyes and the tax on groups: S-01, S-03, S-04.

use crate::picture::{Picture, draw};
use lanke::{Board, Count, Komi, PointSet, Rules, Score, Scoring, Tax, score};

/// Territory without komi, and the tax asked for.
pub(super) fn territory(tax: Tax) -> Rules {
    Rules { scoring: Scoring::Territory, tax, ..area(tax) }
}

/// Area without komi, and the tax asked for.
pub(super) fn area(tax: Tax) -> Rules {
    Rules { tax, komi: Komi::ZERO, ..Rules::default() }
}

/// The end of a game, with the dead stones as `b` and `w`.
fn end(picture: &str) -> (Board, PointSet) {
    let end = Picture::new(picture);
    (end.board(), end.marked())
}

pub(super) fn count(picture: &str, rules: &Rules) -> Score {
    let (board, dead) = end(picture);
    score(&board, &dead, &Count::by(rules))
}

/// The points of territory that count, and those that the tax takes.
pub(super) fn points(score: &Score) -> [[u32; 2]; 2] {
    [score.sides.map(|side| side.territory), score.sides.map(|side| side.tax)]
}

/// For whom the points count is the second picture.
pub(super) fn check_owner(rules: &Rules, film: &str) {
    let [end, owner] = &Picture::film(film)[..] else { panic!("the end and the owners wanted:\n{film}") };
    let score = score(&end.board(), &end.marked(), &Count::by(rules));
    assert_eq!(draw(end.size(), score.owner.iter().copied()), owner.plain());
}

/// The count of the first of two pictures.
pub(super) fn score_of_first(film: &str, rules: &Rules) -> Score {
    let end = &Picture::film(film)[0];
    score(&end.board(), &end.marked(), &Count::by(rules))
}

// rules: S-01
#[test]
fn territory_and_prisoners() {
    let (board, dead) = end("
        ..Bw.
        ..BBB
        BBBWW
        WWWW.
        .bW..");
    let rules = territory(Tax::None);
    let score = score(&board, &dead, &Count { prisoners: [3, 5], ..Count::by(&rules) });
    let [black, white] = score.sides;
    // 6 points, a dead stone, 3 prisoners; 5 points, a dead stone, 5 prisoners.
    assert_eq!((black.territory, black.dead, black.prisoners, black.total_halves), (6, 1, 3, 20));
    assert_eq!((white.territory, white.dead, white.prisoners, white.total_halves), (5, 1, 5, 22));
    assert_eq!((score.margin.to_sgf(), score.needed_text()), ("W+1".to_owned(), "11".to_owned()));
    assert_eq!(score.scoring, Scoring::Territory);
}

// rules: S-01
#[test]
fn dame_count_for_nobody() {
    let picture = "
        .B.W.
        .B.W.
        .BBW.";
    let score = count(picture, &territory(Tax::None));
    assert_eq!(score.sides.map(|side| (side.total_halves, side.shared_halves)), [(6, 0), (6, 0)]);
    assert_eq!(score.area.dame, 2);
    check_owner(&territory(Tax::None), ".B.W.  BB.WW\n .B.W.  BB.WW\n .BBW.  BBBWW");
}

// rules: S-04
#[test]
fn a_false_eye_is_filled_by_territory() {
    let film = "
        .BW.W.  BBW.WW
        .BBWW.  BBBWWW
        BBBBW.  BBBBWW
        ...BW.  BBBBWW";
    for tax in [Tax::None, Tax::Seki] {
        check_owner(&territory(tax), film);
        let score = score_of_first(film, &territory(tax));
        assert_eq!((points(&score), score.margin.to_sgf()), ([[5, 4], [0, 0]], "B+1".to_owned()));
        assert_eq!(score.false_eyes.to_vec(), [Picture::new("...*..\n......\n......\n......").point('*')]);
        // By area it makes no difference whether it is filled.
        let score = score_of_first(film, &area(tax));
        assert_eq!((points(&score), score.owner == score.area.owner), ([[5, 5], [0, 0]], true));
    }
    assert_eq!(points(&score_of_first(film, &territory(Tax::Groups))), [[3, 2], [2, 2]]);
    assert_eq!(points(&score_of_first(film, &area(Tax::Groups))), [[3, 3], [2, 2]]);
}

// rules: S-04
#[test]
fn a_point_counts_while_dame_keep_its_chains_out_of_atari() {
    let film = "
        .B.W.W.  BB.WWWW
        .BBBWW.  BBBBWWW
        BBBBBW.  BBBBBWW
        ....BW.  BBBBBWW";
    check_owner(&territory(Tax::Seki), film);
    assert_eq!(points(&score_of_first(film, &territory(Tax::Seki))), [[6, 5], [0, 0]]);
}

// rules: S-04
#[test]
fn filling_one_false_eye_leaves_the_next() {
    let film = "..BW.W.WW.W.  BBBW.W.WW.WW";
    check_owner(&territory(Tax::Seki), film);
    assert_eq!(points(&score_of_first(film, &territory(Tax::Seki))), [[2, 1], [0, 0]]);
}

// rules: S-04
#[test]
fn a_two_headed_dragon_keeps_both_its_eyes() {
    let film = "
        .WWWWWW  WWWWWWW
        WBBBBBW  WBBBBBW
        WB.B.BW  WBBBBBW
        WBBBBBW  WBBBBBW
        WBBBBBW  WBBBBBW
        WBBBBBW  WBBBBBW
        WWWWWW.  WWWWWWW";
    check_owner(&territory(Tax::Seki), film);
    assert_eq!(points(&score_of_first(film, &territory(Tax::Seki))), [[2, 2], [0, 0]]);
    // The eyes join its two chains to one group.
    assert_eq!(points(&score_of_first(film, &territory(Tax::Groups))), [[0, 0], [2, 2]]);
}

// rules: S-03
#[test]
fn every_group_pays_for_two_eyes() {
    let picture = "
        .BW.WB.
        BBWWWBB
        .BW.WB.";
    let score = count(picture, &area(Tax::Groups));
    assert_eq!(points(&score), [[0, 0], [4, 2]]);
    // What is left is what stones can be put on.
    assert_eq!(score.sides.map(|side| side.total_halves), [16, 14]);
    assert_eq!((score.margin.to_sgf(), score.needed_text()), ("B+1".to_owned(), "7 1/2".to_owned()));
    let untaxed = count(picture, &area(Tax::None));
    assert_eq!((untaxed.margin.to_sgf(), untaxed.needed_text()), ("B+3".to_owned(), "10 1/2".to_owned()));
}

// rules: S-03
#[test]
fn a_group_never_pays_more_than_it_has() {
    assert_eq!(points(&count("BBBW.\nBBBWW\n.BBW.", &area(Tax::Groups))), [[0, 0], [1, 2]]);
}

// rules: S-01, R-E-08, R-E-16
#[test]
fn a_draw_by_territory() {
    let score = count(".BW.", &territory(Tax::Seki));
    assert_eq!([score.text_en(), score.text_zh(), score.short()], ["Draw", "和棋", "draw"]);
    assert_eq!(score.margin.winner(), None);
}
