//! Sensible random games from a position, and who owns each point at their ends.

use crate::board::{Board, Index, Layout, Patterns};
use crate::color::Color;
use crate::rng::Rng;

/// The owners of all points, summed over playouts.
pub(crate) struct Tally {
    /// Playouts in which Black and White moved first.
    pub(crate) n: u32,
    /// For each cell, in how many playouts it was Black's at the end, less those in which it was White's.
    pub(crate) owner: [Vec<i32>; 2],
    board: Board,
    patterns: Patterns,
}

impl Tally {
    pub(crate) fn new(board: &Board) -> Self {
        Self {
            n: 0,
            owner: [vec![0; board.layout().n_cells()], vec![0; board.layout().n_cells()]],
            board: board.clone(),
            patterns: Patterns::new(),
        }
    }

    /// How likely each point is Black's at the end: 1000 for certain, -1000 for White's; row by row.
    pub(crate) fn owner(&self) -> Vec<i16> {
        let n = i32::try_from(self.n.max(1)).unwrap_or(i32::MAX);
        let [black_first, white_first] = &self.owner;
        let both = |at: Index| 1000 * (black_first[at] + white_first[at]) / n;
        self.board.layout().indices().map(|at| i16::try_from(both(at)).unwrap_or(0)).collect()
    }

    /// Plays one game out from `start`, `turn` first.
    pub(crate) fn play(&mut self, start: &Board, turn: Color, rng: &mut Rng) {
        self.board.clone_from(start);
        let board = &mut self.board;
        let limit = 2 * board.size().n_points() + 60;
        let (mut to_play, mut last, mut passes) = (turn, None, 0);
        for _ in 0..limit {
            last = board.play_sensible(to_play, last, &self.patterns, rng);
            passes = if last.is_some() { 0 } else { passes + 1 };
            if passes == 2 {
                break;
            }
            to_play = to_play.opponent();
        }
        self.n += 1;
        count(board, board.layout(), &mut self.owner[turn.index()]);
    }
}

/// Adds the owners of a board that was played out: a point inside is an eye, or shared.
fn count(board: &Board, layout: Layout, owner: &mut [i32]) {
    let worth = |color: Color| if color == Color::Black { 1 } else { -1 };
    for at in layout.indices() {
        owner[at] += board.stone(at).or_else(|| surrounder(board, layout, at)).map_or(0, worth);
    }
}

/// The side whose stones are all that stands next to an empty cell.
fn surrounder(board: &Board, layout: Layout, at: Index) -> Option<Color> {
    let mut near = layout.neighbors(at).into_iter().filter_map(|n| board.stone(n));
    let first = near.next()?;
    near.all(|other| other == first).then_some(first)
}
