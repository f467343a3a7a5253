//! Fast paths of the playouts beside slow ones that say the same in so many words.

use super::layout::Index;
use super::{Board, Content, Patterns};
use crate::color::Color;
use crate::point::Size;
use crate::rng::Rng;

/// Boards of many shapes, the longest rows and columns among them.
const SIZES: [(u32, u32); 11] =
    [(19, 19), (9, 9), (5, 5), (2, 2), (1, 7), (7, 1), (52, 3), (3, 52), (13, 31), (52, 52), (51, 50)];

/// Plays `n` games of playouts on boards of all sizes, `look` after each move.
fn play(n: u64, mut look: impl FnMut(&mut Board, Index)) {
    let patterns = Patterns::new();
    for (width, height) in SIZES {
        for seed in 0..if width * height > 400 { 1 } else { n } {
            let mut board = Board::new(Size::new(width, height).expect("a size"));
            let (mut rng, mut last, mut color) = (Rng::new(seed), None, Color::Black);
            for _ in 0..2 * board.size().n_points() {
                last = board.play_sensible(color, last, &patterns, &mut rng);
                color = color.opponent();
                if let Some(last) = last {
                    look(&mut board, last);
                }
            }
        }
    }
}

impl Board {
    fn is_eye_read_slowly(&self, color: Color, at: Index) -> bool {
        let content = |n: Index| self.cells[n].content;
        let own = |n: &Index| matches!(content(*n), Content::Edge) || content(*n) == Content::Stone(color);
        let diagonals = self.layout.diagonals(at);
        let held = diagonals.iter().filter(|&&d| content(d) == Content::Stone(color.opponent())).count();
        let is_at_edge = diagonals.iter().any(|&d| content(d) == Content::Edge);
        self.layout.neighbors(at).iter().all(own) && held < if is_at_edge { 1 } else { 2 }
    }

    /// Puts the stone down on a copy and looks.
    fn is_sensible_tried(&self, color: Color, at: Index) -> bool {
        let mut after = self.clone();
        let was_suicide = after.put(color, at);
        let point = self.layout.point(at).expect("a point");
        if was_suicide || !after.taken.is_empty() {
            return !was_suicide;
        }
        let n_stones = after.chain(point).len();
        after.liberties(point).len() > 1
            || n_stones == 1
            || self.spoils_eye(color, at, u32::try_from(n_stones).expect("few"))
    }
}

#[test]
fn shapes_near_a_move_are_those_read_cell_by_cell() {
    let patterns = Patterns::new();
    play(3, |board, last| {
        let window = board.packed.window(last, board.layout.stride());
        let near = board.layout.neighbors(last).into_iter().chain(board.layout.diagonals(last));
        for fits in [&|_| true, &|code| patterns.matches(code)] as [&dyn Fn(u16) -> bool; 2] {
            let wanted = near
                .clone()
                .enumerate()
                .filter(|&(_, at)| board.cells[at].content == Content::Empty && fits(board.surroundings(at)));
            assert_eq!(window.near(fits), wanted.map(|(place, _)| 1 << place).sum::<u32>());
        }
    });
}

#[test]
fn no_shape_is_an_eye() {
    let patterns = Patterns::new();
    play(3, |board, _| {
        for at in board.empties.iter().map(|&at| usize::from(at)) {
            if patterns.matches(board.surroundings(at)) {
                assert!(!Color::BOTH.iter().any(|&color| board.is_eye_at(color, at)));
            }
        }
    });
}

#[test]
fn eyes_and_sense_are_those_found_by_trying() {
    play(1, |board, last| {
        // Around the move, and somewhere.
        let far = usize::from(board.empties[last % board.empties.len()]);
        let near = board.layout.neighbors(last).into_iter().chain(board.layout.diagonals(last));
        for at in near.chain([far]).filter(|&at| board.cells[at].content == Content::Empty) {
            for color in Color::BOTH {
                assert_eq!(board.is_eye_at(color, at), board.is_eye_read_slowly(color, at));
                assert_eq!(board.is_sensible_at(color, at), board.is_sensible_tried(color, at));
            }
        }
    });
}

/// What is kept up to date move by move is what a board has that is set up anew.
#[test]
fn a_board_played_on_is_the_board_set_up() {
    let kept = |board: &Board| {
        let cells: Vec<_> =
            board.layout.indices().map(|at| (board.cells[at].content, board.cells[at].around)).collect();
        (cells, format!("{:?}", board.packed), board.hash)
    };
    let mut rng = Rng::new(1);
    play(1, |board, _| {
        if rng.below(20) == 0 {
            let mut anew = board.clone();
            anew.set(&board.stones().collect::<Vec<_>>());
            assert!(kept(board) == kept(&anew), "other than set up");
            for cell in &board.cells {
                assert_eq!(cell.head == 0, !matches!(cell.content, Content::Stone(_)));
            }
            for point in board.size().points().filter(|&point| board.at(point).is_some()) {
                let liberties = board.liberties(point);
                assert_eq!(board.atari(point), liberties.first().copied().filter(|_| liberties.len() == 1));
            }
        }
    });
}
