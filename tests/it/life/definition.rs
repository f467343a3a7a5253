//! Benson's algorithm as it is told, with sets of points: the twin on boards of every size.

use super::BOTH;
use crate::picture::draw_board;
use crate::random::Chance;
use lanke::{
    Board, Color, PassAlive, Point, PointSet, Rng, Setup, Size, Suicide, VitalRegion, pass_alive,
    provably_dead, random_game,
};
use std::collections::BTreeSet;

type Points = BTreeSet<Point>;

/// The largest sets of points that are joined along the lines and of which `is_in` holds.
fn joined(size: Size, is_in: impl Fn(Point) -> bool) -> Vec<Points> {
    let mut all: Vec<Points> = Vec::new();
    for start in size.points().filter(|&point| is_in(point)) {
        if all.iter().any(|set| set.contains(&start)) {
            continue;
        }
        let mut set = Points::from([start]);
        loop {
            let more = set.iter().flat_map(|&point| size.neighbors(point)).filter(|&near| is_in(near));
            let more: Points = more.filter(|near| !set.contains(near)).collect();
            if more.is_empty() {
                break;
            }
            set.extend(more);
        }
        all.push(set);
    }
    all
}

fn is_vital(board: &Board, suicide: Suicide, region: &Points, chain: &Points) -> bool {
    let touches = |point: Point| board.size().neighbors(point).any(|near| chain.contains(&near));
    let must_touch = |point: &Point| suicide == Suicide::Allowed || board.at(*point).is_none();
    region.iter().filter(|point| must_touch(point)).all(|&point| touches(point))
}

/// The chains of `color` that are alive without condition, and the regions that they alone border.
fn by_definition(board: &Board, color: Color, suicide: Suicide) -> (Vec<Points>, Vec<Points>) {
    let size = board.size();
    let mut chains = joined(size, |point| board.at(point) == Some(color));
    let mut regions = joined(size, |point| board.at(point) != Some(color));
    let is_vital = |region: &Points, chain: &Points| is_vital(board, suicide, region, chain);
    loop {
        let before = chains.len() + regions.len();
        chains.retain(|chain| regions.iter().filter(|region| is_vital(region, chain)).count() >= 2);
        regions.retain(|region| {
            let border = region.iter().flat_map(|&point| size.neighbors(point));
            let mut border = border.filter(|&near| board.at(near) == Some(color)).peekable();
            border.peek().is_some() && border.all(|stone| chains.iter().any(|chain| chain.contains(&stone)))
        });
        if chains.len() + regions.len() == before {
            return (chains, regions);
        }
    }
}

fn untouched(board: &Board, color: Color, region: &Points) -> usize {
    let is_touched = |&point: &Point| board.size().neighbors(point).any(|near| board.at(near) == Some(color));
    region.len() - region.iter().filter(|point| is_touched(point)).count()
}

/// That the engine's answer is the one of the definition, and that its proof holds.
pub(super) fn compare(board: &Board, suicide: Suicide) -> [PassAlive; 2] {
    let size = board.size();
    let set = |points: &Points| PointSet::from_points(size, points.iter().copied());
    let mut dead = PointSet::new(size);
    let found = Color::BOTH.map(|color| {
        let found = pass_alive(board, color, suicide);
        let (chains, regions) = by_definition(board, color, suicide);
        let picture = draw_board(board);
        assert_eq!(found.color, color);
        assert_eq!(
            found.chains,
            chains.iter().map(set).collect::<Vec<_>>(),
            "{color}, {suicide:?}:\n{picture}"
        );
        assert_eq!(found.stones, set(&chains.iter().flatten().copied().collect()), "{picture}");
        let mut area = found.stones.clone();
        for region in regions.iter().filter(|region| untouched(board, color, region) <= 1) {
            for &point in region {
                area.insert(point);
                if board.at(point).is_some() {
                    dead.insert(point);
                }
            }
        }
        assert_eq!(found.area, area, "{color}, {suicide:?}:\n{picture}");
        let vital = regions.iter().filter_map(|region| {
            let vital_to =
                (0..chains.len()).filter(|&chain| is_vital(board, suicide, region, &chains[chain]));
            let vital_to: Vec<_> = vital_to.collect();
            (!vital_to.is_empty()).then(|| VitalRegion { points: set(region), chains: vital_to })
        });
        assert_eq!(found.regions, vital.collect::<Vec<_>>(), "{color}, {suicide:?}:\n{picture}");
        for chain in 0..found.chains.len() {
            let n = found.regions.iter().filter(|region| region.chains.contains(&chain)).count();
            assert!(n >= 2, "{picture}");
        }
        found
    });
    assert_eq!(provably_dead(board, suicide), dead, "{suicide:?}:\n{}", draw_board(board));
    assert_eq!(board.whole_chains(dead.iter()), dead, "{}", draw_board(board));
    assert!(found[0].area.iter().all(|point| !found[1].area.contains(point)), "{}", draw_board(board));
    found
}

/// Much is alive at the end of a random game, but all its eyes are small: a part of the board is
/// emptied, and some stones of one colour stand in it. `None` if one of them has no liberty.
fn with_a_room(board: &Board, chance: &mut Chance) -> Option<Board> {
    let size = board.size();
    let mut stones: Vec<_> = board.stones().collect();
    let corner = size.at(chance.below(size.n_points())).unwrap();
    let (columns, rows) = (1 + chance.below(4), 1 + chance.below(4));
    let owner = chance.color();
    for point in size.points() {
        let is_in = |at: u8, from: u8, n: usize| at >= from && usize::from(at - from) < n;
        if is_in(point.x(), corner.x(), columns) && is_in(point.y(), corner.y(), rows) {
            stones[size.index(point)] = Some(owner).filter(|_| chance.once_in(3));
        }
    }
    Setup::stones(size, &stones, Color::Black).ok().map(|setup| setup.board().clone())
}

// rules: R-K-08, R-K-09
#[test]
fn the_ends_of_random_games() {
    let mut chance = Chance::new(7);
    let (mut n_boards, mut alive, mut shared, mut dead) = (0, 0, 0, 0);
    for round in 0..120 {
        let side = |chance: &mut Chance| u32::try_from(3 + chance.below(9)).unwrap();
        let size = Size::new(side(&mut chance), side(&mut chance)).unwrap();
        let mut board = Board::new(size);
        random_game(&mut board, Color::Black, &mut Rng::new(round), 1000);
        let rooms: Vec<_> = (0..10).filter_map(|_| with_a_room(&board, &mut chance)).collect();
        for board in [board].iter().chain(&rooms) {
            n_boards += 1;
            for suicide in BOTH {
                for found in compare(board, suicide) {
                    alive += found.chains.len();
                    shared += found.regions.iter().filter(|region| region.chains.len() > 1).count();
                }
                dead += provably_dead(board, suicide).len();
            }
        }
    }
    println!("{n_boards} boards, {alive} chains alive, {shared} shared regions, {dead} stones dead");
    assert!(alive > 2000 && shared > 1000 && dead > 200);
}
