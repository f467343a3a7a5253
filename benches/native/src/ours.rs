//! The side of `lanke`.

use crate::timing::Contender;
use lanke::{Board, Color, Rng, Size, random_game};

/// Random games from the empty board.
pub fn random_games(side: u8) -> Contender {
    let size = Size::new(side.into(), side.into()).expect("a board size");
    let empty = Board::new(size);
    let mut board = empty.clone();
    let mut rng = Rng::new(1);
    let max_moves = 3 * size.n_points();
    Contender {
        name: "lanke",
        how: "random_game",
        side: side.into(),
        unit: "moves/s",
        length: 0.0,
        run: Box::new(move || {
            board.clone_from(&empty);
            random_game(&mut board, Color::Black, &mut rng, max_moves)
        }),
    }
}
