//! Counting oracles: how many different sequences of moves a position has.

use crate::game::{Game, Move, Phase};

/// The number of sequences of exactly `depth` legal moves from here, plays and passes; nothing
/// follows the passes that stop play.
///
/// A wrong rule changes the number, so that tables computed elsewhere test the whole engine at
/// once. The game comes back as it was. The walk keeps a stack of its own, and makes and takes
/// back one move a step: `depth` of the moves that redo would have played are lost.
///
/// ```
/// use lanke::{Game, Rules, Setup, Size, perft};
/// let mut game = Game::new(Setup::empty(Size::new(2, 1).unwrap()), Rules::default());
/// assert_eq!(perft(&mut game, 1), 3); // two points and a pass
/// ```
#[must_use]
pub fn perft(game: &mut Game, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let size = game.size();
    // For every move on the way: the next choice to try. Choices are the points, then the pass.
    let mut stack = vec![0];
    let mut n = 0;
    while let Some(choice) = stack.pop() {
        if choice > size.n_points() {
            if !stack.is_empty() {
                game.undo(1);
            }
            continue;
        }
        stack.push(choice + 1);
        let mv = size.at(choice).map_or(Move::Pass, Move::Play);
        if stack.len() == depth {
            n += u64::from(game.check(mv).is_ok());
        } else if game.play(mv).is_ok() {
            if game.phase() == Phase::Play {
                stack.push(0);
            } else {
                game.undo(1);
            }
        }
    }
    n
}
