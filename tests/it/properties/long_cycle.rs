//! Superko looks back as far as the game goes.

use crate::picture::Picture;
use lanke::{Color, Game, IllegalMove, KoRule, Move, Point, Rules, Size};

/// A ko that White holds, with room around it.
const KO: [&str; 4] = [
    ".BW..", //
    "BW.W.", ".BW..", ".....",
];

/// Kos in two rows of five: a number of ten binary digits, which the holder of each ko writes.
const N_KOS: usize = 10;

fn ten_kos(ko: KoRule) -> Game {
    let rows: Vec<String> = (0..8).map(|row| KO[row % 4].repeat(N_KOS / 2)).collect();
    let picture = Picture::from_rows(rows.iter().map(String::as_str));
    picture.game(Color::Black, Rules { ko, ..Rules::default() })
}

/// The point that Black plays to take the ko number `n`, or White to take it back.
fn take(size: Size, n: usize, color: Color) -> Point {
    let column = 5 * (n % 5) + if color == Color::Black { 2 } else { 1 };
    let row = 4 * (n / 5) + 1;
    size.at(row * usize::from(size.width()) + column).unwrap()
}

/// Counts through all 1,024 positions in Gray's order, in which each differs from the next in one
/// digit and the last from the first: no position comes twice until the last play. A side that
/// can't change the next digit passes. Gives the game before that play, and the play.
fn count_through(ko: KoRule) -> (Game, Point) {
    let mut game = ten_kos(ko);
    let n_positions = 1_usize << N_KOS;
    for step in 1..=n_positions {
        // Gray's order changes the lowest set digit of the step; the last step the highest one.
        let digit = (step % n_positions).trailing_zeros() as usize;
        let digit = digit.min(N_KOS - 1);
        let place = take(game.size(), digit, Color::White);
        let taker = game.board().at(place).map_or(Color::White, Color::opponent);
        if game.turn() != taker {
            game.play(Move::Pass).unwrap();
        }
        let point = take(game.size(), digit, taker);
        if step == n_positions {
            return (game, point);
        }
        assert_eq!(game.play(Move::Play(point)).unwrap().captured, 1, "step {step}");
    }
    unreachable!("the last step returns")
}

// rules: R-C-01, R-C-02
#[test]
fn a_cycle_of_more_than_a_thousand_moves_is_found() {
    for ko in [KoRule::Positional, KoRule::Situational, KoRule::NaturalSituational] {
        let (mut game, point) = count_through(ko);
        assert!(game.move_number() > 1_000, "{}", game.move_number());
        // The kos are White's again, as at the start; then it was Black's turn, as it is after
        // White's play.
        let wanted = IllegalMove::Superko { point, kind: ko, since: 0 };
        assert_eq!(game.play(Move::Play(point)), Err(wanted));
    }
}

// rules: R-K-05
#[test]
fn without_superko_the_cycle_closes() {
    for ko in [KoRule::None, KoRule::Simple] {
        let (mut game, point) = count_through(ko);
        let start = game.setup().board().clone();
        game.play(Move::Play(point)).unwrap();
        assert_eq!(game.board(), &start);
    }
}

// rules: R-C-01
#[test]
fn after_undo_the_long_cycle_is_open_again() {
    let (mut game, point) = count_through(KoRule::Positional);
    // Without its first capture the position at the start is still the start.
    let n = game.move_number();
    game.go_to(1);
    game.go_to(n);
    assert_eq!(game.check(Move::Play(point)).unwrap_err().since(), Some(0));
    // The moves taken back do not count: what they reached may be reached.
    game.go_to(1);
    let again = game.clone();
    let next = game.move_at(2).unwrap();
    assert_eq!(next.captured.len(), 0, "White could not change the second digit and passed");
    game.play(Move::Pass).unwrap();
    let third = again.move_at(3).unwrap();
    let lanke::MoveKind::Play(point) = third.kind else { panic!("{third:?}") };
    assert_eq!(game.play(Move::Play(point)).unwrap().captured, 1);
}
