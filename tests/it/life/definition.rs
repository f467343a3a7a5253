//! Benson's algorithm as it is told, with sets of points: the twin on boards of every size.

use crate::picture::draw_board;
use crate::random::Chance;
use lanke::{
    Board, Color, PassAlive, Point, PointSet, Rng, Size, Suicide, pass_alive, provably_dead, random_game,
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

/// The chains of `color` that are alive without condition, and the regions that they alone border.
fn by_definition(board: &Board, color: Color, suicide: Suicide) -> (Vec<Points>, Vec<Points>) {
    let size = board.size();
    let mut chains = joined(size, |point| board.at(point) == Some(color));
    let mut regions = joined(size, |point| board.at(point) != Some(color));
    let touches = |point: Point, chain: &Points| size.neighbors(point).any(|near| chain.contains(&near));
    let is_vital = |region: &Points, chain: &Points| {
        let must_touch = |point: &Point| suicide == Suicide::Allowed || board.at(*point).is_none();
        region.iter().filter(|point| must_touch(point)).all(|&point| touches(point, chain))
    };
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
        for region in &found.regions {
            assert!(regions.iter().any(|enclosed| set(enclosed) == region.points), "{picture}");
            assert!(region.chains.is_sorted() && !region.chains.is_empty(), "{picture}");
        }
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

/// Boards on which much is alive: random games at their ends, and with some stones put on them.
#[test]
fn the_ends_of_random_games() {
    let mut chance = Chance::new(7);
    let (mut alive, mut shared) = (0, 0);
    for round in 0..150 {
        let side = |chance: &mut Chance| u32::try_from(3 + chance.below(9)).unwrap();
        let size = Size::new(side(&mut chance), side(&mut chance)).unwrap();
        let mut board = Board::new(size);
        random_game(&mut board, Color::Black, &mut Rng::new(round), 1000);
        for n_more in [0, 2, 6] {
            for _ in 0..n_more {
                let point = size.at(chance.below(size.n_points())).unwrap();
                // An occupied point stays as it is.
                let _ = board.place(chance.color(), point);
            }
            for suicide in [Suicide::Forbidden, Suicide::Allowed] {
                for found in compare(&board, suicide) {
                    alive += found.chains.len();
                    shared += found.regions.iter().filter(|region| region.chains.len() > 1).count();
                }
            }
        }
    }
    println!("{alive} chains alive, {shared} shared regions");
    assert!(alive > 500 && shared > 200);
}
