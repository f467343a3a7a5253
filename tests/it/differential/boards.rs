//! The board by itself, without turns or rules: stones put down one after the other, and the
//! random moves of playouts.

use crate::naive::{At, Grid};
use crate::picture::{draw, size};
use crate::random::Chance;
use lanke::{Board, Color, PlaceError, Point, Rng, Setup, Size, random_game};

fn point(size: Size, (x, y): At) -> Point {
    size.at(y * usize::from(size.width()) + x).unwrap()
}

fn same(board: &Board, grid: &Grid) {
    let stones: Vec<_> = grid.rows.iter().flatten().copied().collect();
    let drawn = draw(board.size(), stones.iter().copied());
    assert!(board.stones().eq(stones.iter().copied()), "the oracle's board is\n{drawn}");
    let fresh = Setup::stones(board.size(), &stones, Color::Black).unwrap();
    assert_eq!((board.hash(), board.n_stones()), (fresh.board().hash(), fresh.board().n_stones()));
    for at in grid.points() {
        let here = point(board.size(), at);
        let liberties: Vec<_> = grid.liberties(at).into_iter().map(|at| point(board.size(), at)).collect();
        assert_eq!(board.liberties(here), liberties, "of {at:?} in\n{drawn}");
        assert_eq!(board.atari(here).is_some(), liberties.len() == 1, "{at:?} in\n{drawn}");
    }
}

/// A single ko as the simple rule means it: an answer on the point just taken that would bring
/// the board back.
fn ko(before: &Grid, after: &Grid, color: Color) -> Option<At> {
    after.points().find(|&at| {
        after.at(at).is_none()
            && before.at(at) == Some(color.opponent())
            && after.after(color.opponent(), at).0 == *before
    })
}

#[test]
fn stones_of_any_colour_one_after_the_other() {
    for (width, height) in [(1, 1), (2, 1), (1, 7), (3, 3), (4, 2), (5, 5), (6, 3), (9, 9)] {
        let size = size(width, height);
        let mut chance = Chance::new(7);
        let mut board = Board::new(size);
        let mut grid = Grid::empty(width, height);
        for _ in 0..2_000 {
            let (color, at) = (chance.color(), (chance.below(width), chance.below(height)));
            let placed = board.place(color, point(size, at));
            if let Some(there) = grid.at(at) {
                assert_eq!(placed, Err(PlaceError::Occupied(there)));
                continue;
            }
            let (after, cleared) = grid.after(color, at);
            let placed = placed.unwrap();
            assert_eq!(placed.suicide, !cleared.lost.is_empty());
            let mut taken: Vec<_> = board.taken().collect();
            taken.sort_unstable();
            let cleared = cleared.taken.iter().chain(&cleared.lost).map(|&at| point(size, at));
            assert_eq!((taken.len(), &taken), (placed.captured, &cleared.collect()));
            assert_eq!(placed.ko, ko(&grid, &after, color).map(|at| point(size, at)));
            assert_eq!(board.ko(), placed.ko);
            grid = after;
            same(&board, &grid);
        }
        // A copy is the same board, into whatever memory it goes.
        let mut copy = Board::new(self::size(19, 2));
        copy.clone_from(&board);
        assert_eq!((&copy, copy.ko()), (&board, board.ko()));
        same(&copy, &grid);
        board.clear();
        same(&board, &Grid::empty(width, height));
        let off = Size::new(52, 52).unwrap().point(51, 51).unwrap();
        assert_eq!(board.place(Color::Black, off), Err(PlaceError::OffBoard));
    }
}

/// All neighbours are stones of the colour; the opponent holds at most one of the points across
/// the corners, and none at the edge.
fn is_eye_shaped(grid: &Grid, color: Color, (x, y): At) -> bool {
    let (width, height) = (grid.rows[0].len(), grid.rows.len());
    let on_board = |at: &At| at.0 < width && at.1 < height;
    let (left, up) = (x.wrapping_sub(1), y.wrapping_sub(1));
    let beside = [(x, up), (left, y), (x + 1, y), (x, y + 1)];
    let across = [(left, up), (x + 1, up), (left, y + 1), (x + 1, y + 1)];
    let own = beside.iter().filter(|at| on_board(at)).all(|&at| grid.at(at) == Some(color));
    let held = across.iter().filter(|at| on_board(at) && grid.at(**at) == Some(color.opponent())).count();
    let allowed = usize::from(across.iter().all(on_board));
    own && held <= allowed
}

#[test]
fn random_moves_are_legal_and_fill_no_eyes() {
    for (width, height) in [(1, 1), (1, 5), (3, 3), (4, 5), (7, 7)] {
        let size = size(width, height);
        for seed in 0..30 {
            let (mut board, mut grid) = (Board::new(size), Grid::empty(width, height));
            let (mut rng, mut turn) = (Rng::new(seed), Color::Black);
            let mut closed = None;
            for _ in 0..4 * width * height {
                let candidates: Vec<At> = grid
                    .points()
                    .filter(|&at| grid.at(at).is_none() && Some(at) != closed)
                    .filter(|&at| grid.after(turn, at).1.lost.is_empty())
                    .filter(|&at| !is_eye_shaped(&grid, turn, at))
                    .collect();
                for at in grid.points().filter(|&at| grid.at(at).is_none()) {
                    let shaped = is_eye_shaped(&grid, turn, at);
                    assert_eq!(board.is_eye_shaped(turn, point(size, at)), shaped, "{at:?}");
                }
                let is_played = board.play_random(turn, &mut rng);
                assert_eq!(is_played, !candidates.is_empty());
                closed = None;
                if is_played {
                    let is_new = |at: &At| grid.at(*at).is_none() && board.at(point(size, *at)).is_some();
                    let at = grid.points().find(is_new).unwrap();
                    assert!(candidates.contains(&at), "{turn} on {at:?}");
                    let after = grid.after(turn, at).0;
                    closed = ko(&grid, &after, turn);
                    grid = after;
                    same(&board, &grid);
                }
                turn = turn.opponent();
            }
        }
    }
}

#[test]
fn every_candidate_of_a_random_move_comes_up() {
    let size = size(3, 2);
    let mut seen = vec![0; size.n_points()];
    let mut rng = Rng::new(1);
    for _ in 0..600 {
        let mut board = Board::new(size);
        assert!(board.play_random(Color::White, &mut rng));
        let at = board.stones().position(|stone| stone == Some(Color::White)).unwrap();
        seen[at] += 1;
    }
    assert!(seen.iter().all(|&n| (60..140).contains(&n)), "each about 100 times: {seen:?}");
}

#[test]
fn a_random_game_is_the_same_for_the_same_seed() {
    let play = |seed| {
        let mut board = Board::new(Size::STANDARD);
        let n = random_game(&mut board, Color::Black, &mut Rng::new(seed), 2_000);
        (n, board.stones().collect::<Vec<_>>())
    };
    assert_eq!(play(5), play(5));
    assert_ne!(play(5), play(6));
    let (n, stones) = play(5);
    assert!((200..1_000).contains(&n), "{n} moves");
    assert!(Setup::stones(Size::STANDARD, &stones, Color::Black).is_ok(), "every chain has a liberty");
}
