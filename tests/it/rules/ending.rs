//! How a game ends: R-D-01 to R-D-03, R-D-09 to R-D-11, as far as the game itself decides it.

use crate::picture::Picture;
use lanke::{Color, Game, IllegalMove, Move, Outcome, Phase, PointSet, Refusal, Rules};

/// Plays a word for each move, `pass` or the character of an empty point, and tells the phases.
fn phases(picture: &Picture, moves: &str) -> (Game, Vec<Phase>) {
    let mut game = picture.game(Color::Black, Rules::default());
    let phases = moves
        .split_whitespace()
        .map(|word| {
            let mark = word.chars().next().unwrap();
            let mv = if word == "pass" { Move::Pass } else { Move::Play(picture.point(mark)) };
            let phase = game.play(mv).unwrap().phase;
            assert_eq!(game.phase(), phase);
            phase
        })
        .collect();
    (game, phases)
}

fn board() -> Picture {
    Picture::new(
        "
        ...BW.
        .w.BW.
        BBBBWW
        1.....",
    )
}

fn stopped() -> Game {
    phases(&board(), "pass pass").0
}

// rules: R-D-03
#[test]
fn one_pass_each_in_a_row_stops_play() {
    use Phase::{Marking, Play};
    assert_eq!(phases(&board(), "pass pass").1, [Play, Marking]);
    assert_eq!(phases(&board(), "pass 1 pass pass").1, [Play, Play, Play, Marking]);
    assert_eq!(phases(&board(), "1 pass pass").1, [Play, Play, Marking]);
}

// rules: R-D-03
#[test]
fn no_move_is_made_after_play_has_stopped() {
    let mut game = stopped();
    for mv in [Move::Pass, Move::Play(board().point('1'))] {
        assert_eq!(game.play(mv), Err(IllegalMove::GameOver));
        assert_eq!(game.force(Color::Black, mv), Err(IllegalMove::GameOver));
    }
    assert_eq!(game.move_number(), 2);
}

// rules: R-D-10, R-E-03
#[test]
fn both_sides_have_to_accept_the_dead_stones() {
    let mut game = stopped();
    let dead = board().point('w');
    assert_eq!(game.toggle_chain(dead), [dead]);
    assert!(game.accept(Color::White));
    assert_eq!((game.accepted(), game.phase(), game.outcome()), ([false, true], Phase::Marking, None));
    // A change of the marks takes the acceptance back.
    game.toggle_chain(dead);
    assert_eq!(game.accepted(), [false, false]);
    game.toggle_chain(dead);
    assert!(game.accept(Color::Black) && game.accept(Color::White));
    assert_eq!(game.phase(), Phase::Over);
    assert!(matches!(game.outcome(), Some(Outcome::Count(margin)) if margin == game.score().margin));
    assert_eq!(game.outcome().unwrap().to_string(), game.score().margin.to_sgf());
    assert_eq!(game.score().area.territory[0], 6, "the dead stone is Black's point");
}

// rules: R-D-09, R-D-13
#[test]
fn the_end_is_not_reopened_once_both_have_accepted() {
    let mut game = stopped();
    for color in Color::BOTH {
        assert!(game.accept(color));
    }
    let dead = game.dead().clone();
    assert_eq!(game.resume(), Err(Refusal::AlreadyConfirmed));
    assert!(game.toggle_chain(board().point('w')).is_empty());
    assert!(game.toggle_region(board().point('w')).is_empty());
    assert!(!game.set_dead([board().point('w')]));
    assert!(!game.resign(Color::Black) && !game.accept(Color::Black));
    assert_eq!((game.phase(), game.dead()), (Phase::Over, &dead));
}

// rules: R-D-11
#[test]
fn a_dispute_is_played_out() {
    let mut game = stopped();
    game.set_dead([board().point('w')]);
    game.accept(Color::White);
    assert_eq!(game.resume(), Ok(Color::Black));
    assert_eq!((game.dead(), game.accepted()), (&PointSet::new(game.size()), [false; 2]));
    // The passes before do not count any more.
    assert_eq!(game.play(Move::Pass).unwrap().phase, Phase::Play);
    assert_eq!(game.play(Move::Pass).unwrap().phase, Phase::Marking);
    assert_eq!(game.resume(), Ok(Color::Black));
    assert_eq!(game.resume().unwrap_err().code(), "phase");
}

// rules: R-D-02, R-K-11
#[test]
fn a_side_may_resign_in_its_turn_or_not() {
    for (loser, result) in [(Color::Black, "W+R"), (Color::White, "B+R")] {
        let (mut game, _) = phases(&board(), "1");
        assert_eq!(game.outcome(), None);
        assert!(game.resign(loser));
        assert_eq!((game.phase(), game.resigned()), (Phase::Over, Some(loser)));
        assert_eq!(game.turn(), Color::White, "as before");
        assert_eq!(game.outcome().unwrap().to_string(), result);
        assert_eq!(game.check(Move::Pass), Err(IllegalMove::GameOver));
        assert!(!game.resign(loser.opponent()));
        // It is a move of the game, and may be taken back and made again.
        assert_eq!((game.move_number(), game.undo(1)), (2, 1));
        assert_eq!((game.phase(), game.turn(), game.resigned()), (Phase::Play, Color::White, None));
        game.redo(1);
        assert_eq!(game.resigned(), Some(loser));
    }
}

// rules: R-D-02
#[test]
fn resignation_while_stones_are_marked() {
    let mut game = stopped();
    assert!(game.resign(Color::White));
    assert_eq!(game.outcome().unwrap().to_string(), "B+R");
}

#[test]
fn play_may_be_stopped_without_passes() {
    let (mut game, _) = phases(&board(), "1");
    game.stop();
    assert_eq!((game.phase(), game.move_number()), (Phase::Marking, 1));
    assert_eq!(game.resume(), Ok(Color::White));
    assert_eq!(game.phase(), Phase::Play);
}

#[test]
fn undo_takes_a_pass_back() {
    let mut game = stopped();
    assert_eq!(game.undo(1), 1);
    assert_eq!((game.phase(), game.passes_in_a_row(), game.turn()), (Phase::Play, 1, Color::White));
    game.play(Move::Play(board().point('1'))).unwrap();
    assert_eq!(game.passes_in_a_row(), 0);
}

// rules: R-D-10
#[test]
fn a_mark_is_for_the_whole_region_or_the_whole_chain() {
    // White's two chains live or die together, and with the black stone between them.
    let picture = Picture::new(
        "
        .w.wB
        ww.BB
        BBBB.",
    );
    let mut game = picture.game(Color::Black, Rules::default());
    let (one, other) = (picture.points('w')[0], picture.points('w')[1]);
    assert_eq!(game.toggle_chain(other), [other]);
    assert_eq!(game.toggle_chain(other), [other]);
    assert_eq!(game.toggle_region(one), picture.points('w'));
    assert_eq!(game.dead(), &picture.marked());
    assert_eq!(game.toggle_region(other), picture.points('w'));
    assert!(game.dead().is_empty());
}

// rules: R-D-10
#[test]
fn a_region_reaches_over_dead_stones_of_the_other_side() {
    let picture = Picture::new(
        "
        W.b.W
        W.b.W
        WWbWW
        ..b..
        BB.BB",
    );
    let mut game = picture.game(Color::Black, Rules::default());
    let (left, right) = (picture.points('W')[0], picture.points('W')[1]);
    let side = |x| -> Vec<_> { picture.points('W').into_iter().filter(|point| point.x() / 2 == x).collect() };
    assert_eq!(game.region(left).len(), 4);
    assert_eq!(side(0).len() + side(2).len() + side(1).len(), 8);
    assert_eq!(game.region(right).len(), 4);
    game.set_dead(picture.points('b'));
    assert_eq!(game.region(left), picture.points('W'));
}
