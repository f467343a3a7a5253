//! How the judge is asked, and what it says of borders.

use super::judged;
use super::judged_boards::check_promises;
use crate::picture::{Picture, draw, draw_board, size};
use lanke::{Board, Color, JudgeOptions, Proof, Rng, Rules, judge, random_game};

fn played(seed: u64, n_moves: usize) -> Board {
    let mut board = Board::new(size(9, 9));
    random_game(&mut board, Color::Black, &mut Rng::new(seed), n_moves);
    board
}

#[test]
fn the_same_question_gets_the_same_answer() {
    for seed in 1..=6 {
        let board = played(seed, 20 * usize::try_from(seed).unwrap());
        assert_eq!(judged(&board, Some(Color::Black), 50), judged(&board, Some(Color::Black), 50));
    }
}

#[test]
fn the_order_of_the_stones_does_not_matter() {
    let mut n_compared = 0;
    for seed in 1..=6 {
        let first = played(seed, 45);
        let points: Vec<_> = first.size().points().collect();
        let stones = points.iter().filter_map(|&point| Some((first.at(point)?, point)));
        let mut second = Board::new(first.size());
        // A stone that would have no liberty yet waits for the next round.
        let mut waiting: Vec<_> = stones.rev().collect();
        while !waiting.is_empty() {
            let n_before = waiting.len();
            waiting.retain(|&(color, point)| {
                second.is_suicide(color, point) || second.place(color, point).is_err()
            });
            assert!(waiting.len() < n_before, "{}", draw_board(&second));
        }
        let mut first_again = Board::new(first.size());
        for &point in &points {
            if let Some(color) = first.at(point) {
                first_again.place(color, point).unwrap();
            }
        }
        if draw_board(&second) == draw_board(&first) && draw_board(&first_again) == draw_board(&first) {
            assert_eq!(judged(&first_again, None, 50), judged(&second, None, 50), "{}", draw_board(&first));
            n_compared += 1;
        }
    }
    assert!(n_compared >= 3, "{n_compared}");
}

#[test]
fn another_seed_changes_no_proof() {
    let board = played(3, 1000);
    let by = |seed| {
        let options = JudgeOptions { seed, playouts: 50 };
        judge(&board, None, &Rules::default(), options, |_| true)
    };
    let first = by(1);
    assert!(first.chains.iter().any(|chain| chain.proof == Proof::PassAlive));
    for seed in 2..6 {
        for (chain, other) in first.chains.iter().zip(&by(seed).chains) {
            assert_eq!(chain.proof == Proof::PassAlive, other.proof == Proof::PassAlive);
            assert!(chain.proof != Proof::PassAlive || chain == other, "{chain:?} {other:?}");
        }
    }
}

#[test]
fn whoever_has_no_time_gets_what_is_known() {
    let board = played(4, 60);
    let mut n_asked = 0;
    let whole = judge(&board, None, &Rules::default(), JudgeOptions::default(), |progress| {
        assert!(progress.done <= progress.total, "{progress:?}");
        n_asked += 1;
        true
    });
    assert!(whole.is_complete && n_asked > 2, "{n_asked}");
    assert_eq!(whole.playouts, JudgeOptions::default().playouts);
    for n in (0..n_asked).step_by(1 + n_asked / 12).chain([n_asked]) {
        let mut left = n;
        let cut = judge(&board, None, &Rules::default(), JudgeOptions::default(), |_| {
            let goes_on = left > 0;
            left = left.max(1) - 1;
            goes_on
        });
        assert_eq!(cut.is_complete, n == n_asked, "after {n} of {n_asked}");
        assert!(n > 0 || cut.playouts == 0);
        assert!(!cut.is_complete || cut == whole);
        check_promises(&board, &cut);
    }
}

const GAP: &str = "
    ...BW....
    ...BW....
    ...BW....
    ...*W....
    ...BW....
    ...BW....
    ...BW....
    ...BW....
    ...BW....";

#[test]
fn a_gap_is_found_with_its_side() {
    let picture = Picture::new(GAP);
    let judgement = judged(&picture.board(), None, 200);
    let gap = picture.point('*');
    assert_eq!(judgement.seal, [(gap, Color::Black)]);
    let mut rows = ["...BWWWWW\n"; 9];
    rows[3] = "....WWWWW\n";
    // All that White's wall touches through the gap is nobody's until it is filled.
    assert_eq!(draw(picture.size(), judgement.standing), rows.concat());
    assert_eq!(draw(picture.size(), judgement.sealed), "BBBBWWWWW\n".repeat(9));
    assert!(judgement.is_finished && judgement.dead.is_empty());
}

#[test]
fn a_closed_border_needs_nothing() {
    let text = GAP.replace('*', "B");
    let picture = Picture::new(&text);
    let judgement = judged(&picture.board(), None, 200);
    assert!(judgement.is_finished && judgement.seal.is_empty() && judgement.dame.is_empty());
    assert_eq!(draw(picture.size(), judgement.standing), "BBBBWWWWW\n".repeat(9));
    assert_eq!(draw(picture.size(), judgement.sealed), "BBBBWWWWW\n".repeat(9));
}

#[test]
fn an_open_board_is_not_finished() {
    for text in [
        ".........\n.........\n..B...W..\n.........\n.........\n.........\n..W...B..\n.........\n.........",
        ".......\n.......\n.......\n.......\n.......\n.......\n.......",
    ] {
        // Chance has it once in a while that all random games of four lone stones agree.
        let board = Picture::new(text).board();
        let judgements: Vec<_> = (1..=5)
            .map(|seed| {
                judge(
                    &board,
                    None,
                    &Rules::default(),
                    JudgeOptions { seed, ..JudgeOptions::default() },
                    |_| true,
                )
            })
            .collect();
        let n_open = judgements.iter().filter(|found| !found.is_finished && found.seal.is_empty()).count();
        assert!(n_open >= 4, "{judgements:?}");
        for judgement in judgements {
            assert!(judgement.seki.is_empty(), "no group has eyes yet, none is in seki: {judgement:?}");
        }
    }
}

#[test]
fn without_a_random_game_what_is_not_proved_or_read_is_unsettled() {
    let text =
        ".........\n.........\n..B...W..\n.........\n.........\n.........\n..W...B..\n.........\n.........";
    let judgement = judged(&Picture::new(text).board(), None, 0);
    assert!(judgement.dead.is_empty(), "{judgement:?}");
    for chain in &judgement.chains {
        assert_eq!((chain.status, chain.certainty), (lanke::Status::Unsettled, 0));
    }
}
