//! Random games, as playouts use them and as the benchmarks time them.

use crate::board::Board;
use crate::color::Color;
use crate::rng::Rng;

/// Plays random moves from where `board` stands, `turn` first, until both sides pass in a row
/// or `max_moves` were made; gives the number of moves, passes included.
///
/// Every move is one of the legal points, each as likely as the others, under the simple ko rule
/// without suicide, leaving out points that look like the mover's own eye
/// ([`Board::is_eye_shaped`]); a side that has no such point passes. Nothing is allocated. The
/// order in which `board` keeps its empty points has a part in which game comes out: a copy of a
/// board gives the same games as the board.
pub fn random_game(board: &mut Board, turn: Color, rng: &mut Rng, max_moves: usize) -> usize {
    let mut to_play = turn;
    let mut passes = 0;
    for n in 0..max_moves {
        if board.play_random(to_play, rng) {
            passes = 0;
        } else {
            passes += 1;
            if passes == 2 {
                return n + 1;
            }
        }
        to_play = to_play.opponent();
    }
    max_moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::point::Size;

    #[test]
    fn a_seed_gives_the_same_game_on_every_machine() {
        let mut board = Board::new(Size::STANDARD);
        let moves = random_game(&mut board, Color::Black, &mut Rng::new(7), 2_000);
        assert_eq!((moves, board.n_stones(), board.hash()), (418, 329, 0x0ab6_bf54_4742_3da7));
    }

    #[test]
    fn a_game_stops_at_its_limit() {
        let mut board = Board::new(Size::STANDARD);
        assert_eq!(random_game(&mut board, Color::White, &mut Rng::new(1), 10), 10);
        assert_eq!(board.n_stones(), 10);
    }

    /// A board without room for an eye: both sides pass where only suicide is left.
    #[test]
    fn one_point_is_passed_over() {
        let mut board = Board::new(Size::new(1, 1).expect("a size"));
        assert_eq!(random_game(&mut board, Color::Black, &mut Rng::new(1), 10), 2);
    }
}
