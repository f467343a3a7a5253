//! Boards by chance: what is true of every judgement.

use super::{judged, proved};
use crate::picture::{draw_board, size};
use crate::random::Chance;
use lanke::{
    Board, Color, Judgement, PointSet, Proof, Rng, Setup, Size, Status, Suicide, Why, provably_dead,
    random_game,
};

fn union(judgement: &Judgement, status: Status) -> Vec<lanke::Point> {
    let chains = judgement.chains.iter().filter(|chain| chain.status == status);
    let points = chains.flat_map(|chain| chain.stones.iter());
    PointSet::from_points(judgement.dead.size(), points).to_vec()
}

/// Every promise of the judge that does not depend on what is judged.
pub(super) fn check_promises(board: &Board, judgement: &Judgement) {
    let (size, text) = (board.size(), draw_board(board));
    let mut seen = PointSet::new(size);
    let mut last = None;
    for chain in &judgement.chains {
        let first = chain.stones.iter().next().expect("a chain has stones");
        assert_eq!(chain.stones.to_vec(), PointSet::from_points(size, board.chain(first)).to_vec(), "{text}");
        assert_eq!(board.at(first), Some(chain.color), "{text}");
        assert!(chain.stones.iter().all(|stone| seen.insert(stone)), "a stone of two chains\n{text}");
        assert!(last < Some(first), "chains in order\n{text}");
        last = Some(first);
        assert!(chain.certainty <= 1000, "{chain:?}\n{text}");
        assert!(chain.proof == Proof::Estimate || chain.certainty == 1000, "{chain:?}\n{text}");
    }
    assert_eq!(seen.len(), board.n_stones(), "{text}");
    assert_eq!(judgement.dead.to_vec(), union(judgement, Status::Dead), "{text}");
    assert_eq!(judgement.seki.to_vec(), union(judgement, Status::Seki), "{text}");

    let is_living = |point| board.at(point).is_some() && !judgement.dead.contains(point);
    assert!(!judgement.dame.iter().any(is_living), "dame {:?}\n{text}", judgement.dame);
    assert!(
        judgement.seal.iter().all(|&(point, _)| board.at(point).is_none()),
        "{:?}\n{text}",
        judgement.seal
    );
    assert!(judgement.seal.is_sorted_by(|a, b| a.0 < b.0), "{:?}\n{text}", judgement.seal);
    assert_eq!([judgement.standing.len(), judgement.sealed.len()], [size.n_points(); 2]);
    assert_eq!(judgement.owner.len(), size.n_points());
    assert!(judgement.owner.iter().all(|owner| (-1000..=1000).contains(owner)), "{:?}", judgement.owner);
    for point in size.points() {
        let place = size.index(point);
        assert_eq!(judgement.dame.contains(point), judgement.standing[place].is_none() && !is_living(point));
    }
    for &(point, color) in &judgement.seal {
        assert_eq!(judgement.sealed[size.index(point)], Some(color), "{text}");
    }

    let sides = proved(board, Suicide::Forbidden);
    let no_room = provably_dead(board, Suicide::Forbidden);
    for chain in &judgement.chains {
        let first = chain.stones.iter().next().unwrap();
        let wanted = if sides.iter().any(|side| side.stones.contains(first)) {
            Some((Status::Alive, Why::TwoEyes))
        } else if no_room.contains(first) {
            Some((Status::Dead, Why::NoRoom))
        } else {
            None
        };
        let found = (chain.proof == Proof::PassAlive).then_some((chain.status, chain.why));
        assert_eq!(found, wanted, "{chain:?}\n{text}");
    }
}

fn check(board: &Board, turn: Option<Color>, playouts: u32) {
    let judgement = judged(board, turn, playouts);
    assert!(judgement.is_complete);
    assert_eq!(judgement.playouts, playouts);
    check_promises(board, &judgement);
}

fn turn(chance: &mut Chance) -> Option<Color> {
    [None, Some(Color::Black), Some(Color::White)][chance.below(3)]
}

/// Stones on about `share` of ten points; `None` if some chain has no liberty.
fn strewn(size: Size, share: usize, colors: &[Color], chance: &mut Chance) -> Option<Board> {
    let stones: Vec<_> = (0..size.n_points())
        .map(|_| (chance.below(10) < share).then(|| colors[chance.below(colors.len())]))
        .collect();
    Some(Setup::stones(size, &stones, Color::Black).ok()?.board())
}

#[test]
fn strewn_stones_are_judged() {
    let mut chance = Chance::new(5);
    let sizes = [(1, 1), (1, 9), (9, 1), (2, 2), (3, 3), (4, 3), (5, 5), (9, 5), (6, 6)];
    let mut n = 0;
    for (width, height) in sizes {
        for _ in 0..40 {
            let share = 1 + chance.below(9);
            let Some(board) = strewn(size(width, height), share, &Color::BOTH, &mut chance) else { continue };
            check(&board, turn(&mut chance), 20);
            n += 1;
        }
    }
    assert!(n > 100, "{n}");
}

#[test]
fn stones_of_one_colour_are_judged() {
    let mut chance = Chance::new(6);
    for _ in 0..40 {
        let color = chance.color();
        let size = size(1 + chance.below(8), 1 + chance.below(8));
        let share = 1 + chance.below(9);
        if let Some(board) = strewn(size, share, &[color], &mut chance) {
            check(&board, turn(&mut chance), 10);
            let judgement = judged(&board, None, 10);
            assert!(
                judgement.chains.iter().all(|chain| chain.status != Status::Dead),
                "{}",
                draw_board(&board)
            );
        }
    }
}

#[test]
fn positions_of_random_games_are_judged() {
    let mut chance = Chance::new(7);
    let mut rng = Rng::new(7);
    for (width, height) in [(2, 2), (1, 9), (5, 5), (7, 7), (9, 5), (9, 9)].repeat(12) {
        let mut board = Board::new(size(width, height));
        random_game(&mut board, Color::Black, &mut rng, chance.below(2 * width * height) + 1);
        // With the ko point that the game left.
        check(&board, turn(&mut chance), 20);
    }
}

#[test]
fn large_boards_are_judged() {
    let mut chance = Chance::new(8);
    let mut rng = Rng::new(8);
    for (width, height, playouts) in [(13, 19, 4), (19, 13, 4), (25, 25, 2), (52, 52, 1), (52, 1, 20)] {
        for n_moves in [0, width * height / 3, 3 * width * height] {
            let mut board = Board::new(size(width, height));
            random_game(&mut board, Color::White, &mut rng, n_moves);
            check(&board, turn(&mut chance), playouts);
        }
    }
}

#[test]
fn without_random_games_all_is_judged_too() {
    let mut board = Board::new(size(9, 9));
    random_game(&mut board, Color::Black, &mut Rng::new(9), 60);
    let judgement = judged(&board, None, 0);
    assert_eq!(judgement.playouts, 0);
    check_promises(&board, &judgement);
}
