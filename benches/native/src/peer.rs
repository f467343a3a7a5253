//! The side of `go_game_board`, in two ways: with its own sampler, as its own benchmark plays (it
//! likes points next to the last move), and on its bare board with every point as likely as the
//! others, written here: the same kind of game as ours, and far faster than its own.

use crate::timing::Contender;
use go_game_board::fast_random::FastRandom;
use go_game_board::{Board, Gammas, Player, Sampler, Vertex};

/// Games sampled as in the crate's own benchmark.
pub fn sampled_games(side: u8) -> Contender {
    let empty = Board::with_size(side.into(), side.into());
    let mut board = empty.clone();
    let gammas = Gammas::new();
    let mut sampler = Sampler::new(&board, &gammas);
    let mut random = FastRandom::new(123);
    let max_moves = max_moves(side);
    contender(
        side,
        "its own sampler",
        Box::new(move || {
            board.load(&empty);
            sampler.new_playout(&board, &gammas);
            while !board.both_player_pass() && board.move_count() < max_moves {
                let player = board.act_player();
                let at = sampler.sample_move(&board, &mut random);
                board.play_legal(player, at);
                sampler.move_played(&board, &gammas);
            }
            board.move_count()
        }),
    )
}

/// Games of uniformly random moves on its bare board.
pub fn uniform_games(side: u8) -> Contender {
    let empty = Board::with_size(side.into(), side.into());
    let mut board = empty.clone();
    let gammas = Gammas::new();
    let mut random = FastRandom::new(123);
    let max_moves = max_moves(side);
    contender(
        side,
        "uniform on its board",
        Box::new(move || {
            board.load(&empty);
            while !board.both_player_pass() && board.move_count() < max_moves {
                let player = board.act_player();
                let at = pick(&board, &gammas, player, &mut random);
                board.play_legal(player, at);
            }
            board.move_count()
        }),
    )
}

/// A few blind picks, each point as likely as the others; when all miss, all points in turn from
/// a random one on, as in libEGo.
fn pick(board: &Board, gammas: &Gammas, player: Player, random: &mut FastRandom) -> Vertex {
    let n = board.empty_vertex_count();
    if n == 0 {
        return Vertex::pass();
    }
    for _ in 0..4 {
        let at = board.empty_vertex(below(random, n));
        if is_wanted(board, gammas, player, at) {
            return at;
        }
    }
    let start = below(random, n);
    (start..n)
        .chain(0..start)
        .map(|i| board.empty_vertex(i))
        .find(|&at| is_wanted(board, gammas, player, at))
        .unwrap_or_else(Vertex::pass)
}

/// By the 3×3 pattern that the board keeps for every point and the crate's table of those that
/// are legal and no eye. That table makes this half as fast again as asking the pattern itself.
fn is_wanted(board: &Board, gammas: &Gammas, player: Player, at: Vertex) -> bool {
    let pattern = board.hash3x3_at(at);
    at != board.ko_vertex() && gammas.get(pattern, player) > 0.0
}

fn below(random: &mut FastRandom, limit: usize) -> usize {
    let high = u64::from(random.get_next_uint()) * limit as u64;
    usize::try_from(high >> 31).expect("below the limit")
}

fn max_moves(side: u8) -> usize {
    3 * usize::from(side) * usize::from(side)
}

fn contender(side: u8, how: &str, run: Box<dyn FnMut() -> usize>) -> Contender {
    let how = format!("random games; {how}");
    Contender { name: "go_game_board", how, side: side.into(), unit: "moves/s", length: None, run }
}
