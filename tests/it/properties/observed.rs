//! All that can be seen of a game from outside.

use lanke::{Color, Game, IllegalMove, Move, MoveRecord, Phase, Point, PointSet};

/// What a game answers to every question.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Observed {
    n_moves: usize,
    stones: Vec<Option<Color>>,
    hash: u64,
    ko: [Option<Point>; 2],
    turn: Color,
    moves: Vec<MoveRecord>,
    taken: PointSet,
    prisoners: [u32; 2],
    phase: Phase,
    passes: usize,
    resigned: Option<Color>,
    marks: (PointSet, [bool; 2]),
    chains: Vec<(Vec<Point>, Vec<Point>, Option<Point>)>,
    legality: Vec<[Result<(), IllegalMove>; 2]>,
}

impl Observed {
    /// The same in a game of which redo could play so many moves in all.
    pub(super) fn with_n_moves(&self, n_moves: usize) -> Self {
        Self { n_moves, ..self.clone() }
    }

    pub(super) fn of(game: &Game) -> Self {
        let board = game.board();
        let points = board.size().points();
        let legality = |point| Color::BOTH.map(|color| game.check_for(color, Move::Play(point)));
        Self {
            n_moves: game.n_moves(),
            stones: board.stones().collect(),
            hash: board.hash(),
            ko: [game.ko(), board.ko()],
            turn: game.turn(),
            moves: game.moves().collect(),
            taken: game.taken(),
            prisoners: game.prisoners(),
            phase: game.phase(),
            passes: game.passes_in_a_row(),
            resigned: game.resigned(),
            marks: (game.dead().clone(), game.accepted()),
            chains: points
                .clone()
                .map(|at| (board.chain(at), board.liberties(at), board.atari(at)))
                .collect(),
            legality: points.map(legality).collect(),
        }
    }
}
