//! The side of `lanke`.

use crate::timing::Contender;
use lanke::{Board, Color, Game, KoRule, Move, Point, Rng, Rules, Setup, Size, random_game};
use std::hint::black_box;

/// Random games from the empty board.
pub fn random_games(side: u8) -> Contender {
    let size = Size::new(side.into(), side.into()).expect("a board size");
    let empty = Board::new(size);
    let mut board = empty.clone();
    let mut rng = Rng::new(1);
    let max_moves = 3 * size.n_points();
    let run = Box::new(move || {
        board.clone_from(&empty);
        random_game(&mut board, Color::Black, &mut rng, max_moves)
    });
    contender(side, "moves/s", "random games".to_owned(), run)
}

/// One real game replayed, and the legal points asked for on its way.
pub fn real_game(record: &[u32]) -> Vec<Contender> {
    let points: Vec<Point> = record
        .iter()
        .map(|&at| Size::STANDARD.point(at % 19, at / 19).expect("a point of the board"))
        .collect();
    let mut contenders = Vec::new();
    for (rule, ko) in [("superko", KoRule::Positional), ("ko", KoRule::Simple)] {
        let rules = Rules { ko, ..Rules::default() };
        contenders.push(replay(rule, rules, points.clone()));
        contenders.push(sweep_again(rule, rules, &points));
        contenders.push(sweep_on_the_way(rule, rules, points.clone()));
    }
    contenders
}

fn replay(rule: &str, rules: Rules, points: Vec<Point>) -> Contender {
    let run = Box::new(move || played(rules, &points).move_number());
    contender(19, "moves/s", format!("real game; {rule}"), run)
}

/// Nothing is remembered from one query to the next, so the same one may be asked again.
fn sweep_again(rule: &str, rules: Rules, points: &[Point]) -> Contender {
    let game = played(rules, &points[..120]);
    let mut mask = [0; 361];
    let run = Box::new(move || {
        game.legal_mask(game.turn(), &mut mask);
        black_box(mask[0]);
        1
    });
    contender(19, "sweeps/s", format!("legal points after move 120; {rule}"), run)
}

fn sweep_on_the_way(rule: &str, rules: Rules, points: Vec<Point>) -> Contender {
    let mut game = Game::new(Setup::empty(Size::STANDARD), rules);
    let mut mask = [0; 361];
    let run = Box::new(move || {
        for &point in &points {
            game.play(Move::Play(point)).expect("a legal move");
            game.legal_mask(game.turn(), &mut mask);
            black_box(mask[0]);
        }
        game.undo(points.len())
    });
    contender(19, "sweeps/s", format!("legal points after each move; {rule}"), run)
}

fn played(rules: Rules, points: &[Point]) -> Game {
    let mut game = Game::new(Setup::empty(Size::STANDARD), rules);
    for &point in points {
        game.play(Move::Play(point)).expect("a legal move");
    }
    game
}

fn contender(side: u8, unit: &'static str, how: String, run: Box<dyn FnMut() -> usize>) -> Contender {
    Contender { name: "lanke", how, side: side.into(), unit, length: None, run }
}
