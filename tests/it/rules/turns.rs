//! Whose turn it is, and where a stone may be put at all: R-B-01 to R-B-06, and R-B-20.

use crate::picture::{Picture, size};
use lanke::{Color, Game, IllegalMove, Move, Rules, Setup, Size};

// rules: R-A-01, R-B-02, R-B-03, R-K-01
#[test]
fn the_board_starts_empty_and_black_moves_first() {
    let game = Game::new(Setup::empty(Size::STANDARD), Rules::default());
    assert_eq!((game.board().n_stones(), game.size().n_points()), (0, 361));
    assert_eq!((game.turn(), game.move_number(), game.prisoners()), (Color::Black, 0, [0, 0]));
}

// rules: R-B-01, R-B-03, R-K-01
#[test]
fn the_sides_move_in_turn() {
    let mut game = Game::new(Setup::empty(size(3, 3)), Rules::default());
    let points: Vec<_> = game.size().points().collect();
    // R-B-01: a move names its colour.
    let white_first = game.play_as(Color::White, Move::Play(points[0]));
    assert_eq!(white_first, Err(IllegalMove::NotYourTurn { turn: Color::Black }));
    game.play_as(Color::Black, Move::Play(points[0])).unwrap();
    let black_again = game.play_as(Color::Black, Move::Pass);
    assert_eq!(black_again, Err(IllegalMove::NotYourTurn { turn: Color::White }));
    game.play_as(Color::White, Move::Pass).unwrap();
    assert_eq!(game.turn(), Color::Black);
}

// rules: R-B-04, R-K-01
#[test]
fn a_stone_goes_on_an_empty_point() {
    let picture = Picture::new("BW. ... ...".replace(' ', "\n").as_str());
    for color in Color::BOTH {
        let game = picture.game(color, Rules::default());
        for (point, there) in [(picture.point('B'), Color::Black), (picture.point('W'), Color::White)] {
            let wanted = Err(IllegalMove::Occupied { point, color: there });
            assert_eq!(game.check(Move::Play(point)), wanted);
        }
    }
}

// rules: R-A-02, R-B-04
#[test]
fn a_point_of_a_larger_board_is_off_the_board() {
    let game = Game::new(Setup::empty(size(9, 9)), Rules::default());
    for (x, y) in [(9, 0), (0, 9), (18, 18)] {
        let point = Size::STANDARD.point(x, y).unwrap();
        assert_eq!(game.check(Move::Play(point)), Err(IllegalMove::OffBoard));
        assert_eq!(game.board().at(point), None);
        assert!(game.board().chain(point).is_empty() && game.board().liberties(point).is_empty());
    }
    assert_eq!(size(9, 9).point(9, 0), None);
}

// rules: R-B-06, R-K-02
#[test]
fn the_turn_may_be_given_up() {
    let mut game = Picture::new(".W\nW.").game(Color::Black, Rules::default());
    let passed = game.play(Move::Pass).unwrap();
    assert_eq!((passed.number, passed.captured, passed.color), (1, 0, Color::Black));
    assert_eq!(game.turn(), Color::White);
}

// rules: R-B-20
#[test]
fn the_first_check_that_fails_is_the_reason() {
    let picture = Picture::new("*W.\nWB.\n...");
    let mut game = picture.game(Color::Black, Rules::default());
    let (suicide, occupied) = (Move::Play(picture.point('*')), Move::Play(picture.point('B')));
    let off = Move::Play(Size::STANDARD.point(18, 18).unwrap());
    let turn = IllegalMove::NotYourTurn { turn: Color::Black };
    for mv in [suicide, occupied, off, Move::Pass] {
        assert_eq!(game.play_as(Color::White, mv), Err(turn.clone()));
    }
    let codes = [suicide, occupied, off].map(|mv| game.check(mv).unwrap_err().code());
    assert_eq!(codes, ["suicide", "occupied", "off-board"]);
    game.resign(Color::White);
    for mv in [suicide, occupied, off, Move::Pass] {
        assert_eq!(game.play_as(Color::White, mv), Err(IllegalMove::GameOver));
    }
}
