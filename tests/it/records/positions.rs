//! Positions of a record's nodes: one that jumps about, beside one that goes straight, beside a slow replay.

use super::replayed::Replayed;
use crate::naive::Grid;
use crate::random::Chance;
use lanke::{Color, Game, GameRecord, NodeId, Positions, ReadOptions, Records};

#[test]
fn jumps_from_node_to_node_give_what_the_straight_way_gives() {
    let (mut n_nodes, mut n_jumps) = (0, 0);
    for seed in 0..600 {
        let mut chance = Chance::new(seed);
        let record = random_record(&mut chance, 3, 30);
        n_nodes += record.n_nodes();
        n_jumps += jump(seed, &mut chance, &record, 25);
    }
    println!("{n_jumps} jumps over {n_nodes} nodes");
}

#[test]
fn jumps_back_over_many_stones_put_up_give_what_the_straight_way_gives() {
    let (mut n_jumps, mut n_deep) = (0, 0);
    for seed in 0..40 {
        let mut chance = Chance::new(seed);
        let record = random_record(&mut chance, 40, 220);
        let n_setups = |node| {
            let names = ["AB", "AW", "AE"];
            record
                .path(node)
                .iter()
                .filter(|&&at| names.iter().any(|name| record.property(at, name).is_some()))
                .count()
        };
        n_deep += usize::from(record.order(NodeId::ROOT).map(n_setups).max().unwrap() > 40);
        n_jumps += jump(seed, &mut chance, &record, 60);
    }
    println!("{n_jumps} jumps, {n_deep} records with more than 40 nodes that put stones up in a line");
    assert!(n_deep > 30);
}

#[test]
fn illegal_moves_are_those_of_every_line_by_itself() {
    let mut n_bad = 0;
    for seed in 0..400 {
        let mut chance = Chance::new(seed);
        let record = if seed % 10 == 0 {
            random_record(&mut chance, 40, 120)
        } else {
            random_record(&mut chance, 3, 40)
        };
        let mut wanted = Vec::new();
        for node in record.order(NodeId::ROOT) {
            let replayed = Replayed::line(&record, &record.path(node));
            wanted.extend(replayed.bad.into_iter().filter(|(at, _, _)| *at == node));
        }
        let found = record.illegal().unwrap();
        let words = found.iter().map(|(node, bad)| (*node, bad.number, bad.code()));
        assert_eq!(words.collect::<Vec<_>>(), wanted, "seed {seed}: {}", sgf(&record));
        // One that stands somewhere already tells the same.
        let mut positions = Positions::basic(&record);
        positions.game(&record, record.order(NodeId::ROOT).last().unwrap()).unwrap();
        assert_eq!(record.illegal_by(&mut positions).unwrap(), found, "seed {seed}");
        n_bad += found.len();
    }
    println!("{n_bad} forbidden moves");
    assert!(n_bad > 4000);
}

/// Goes to nodes by chance and looks at everything there; gives to how many.
fn jump(seed: u64, chance: &mut Chance, record: &GameRecord, n: usize) -> usize {
    let nodes: Vec<_> = record.order(NodeId::ROOT).collect();
    let new =
        || if seed.is_multiple_of(2) { Positions::basic(record) } else { Positions::new(record.rules()) };
    let mut positions = new();
    let mut at = NodeId::ROOT;
    for _ in 0..n {
        at = match chance.below(4) {
            0 => record.parent(at).unwrap_or(at),
            1 => record.first_child(at).unwrap_or(at),
            _ => nodes[chance.below(nodes.len())],
        };
        let mut straight = new();
        let game = straight.game(record, at).unwrap();
        let what = || format!("seed {seed}, node {at}: {}", sgf(record));
        let ours = positions.game(record, at).unwrap();
        assert_eq!(state(ours), state(game), "{}", what());
        let replayed = Replayed::line(record, &record.path(at));
        assert_eq!(grid(ours), *replayed.grid(), "{}", what());
        assert_eq!((ours.turn(), ours.prisoners()), (replayed.turn(), replayed.prisoners()), "{}", what());
        if seed.is_multiple_of(2) {
            let ko = ours.ko().map(|point| (usize::from(point.x()), usize::from(point.y())));
            assert_eq!(ko, replayed.ko(), "{}", what());
        }
        assert_eq!(positions.move_number(), replayed.number, "{}", what());
        assert_eq!(straight.move_number(), replayed.number, "{}", what());
    }
    n
}

/// All that two games may differ in, the digest of all that happened among them.
fn state(game: &Game) -> (Vec<Option<Color>>, String) {
    let stones = game.board().stones().collect();
    let phase = format!("{:?}", game.phase());
    let (turn, ko, number) = (game.turn(), game.ko(), game.move_number());
    (stones, format!("{turn:?} {ko:?} {:?} {number} {phase} {}", game.prisoners(), game.digest()))
}

fn grid(game: &Game) -> Grid {
    let size = game.size();
    let mut grid = Grid::empty(size.width().into(), size.height().into());
    for (point, stone) in size.points().zip(game.board().stones()) {
        grid.set((point.x().into(), point.y().into()), stone);
    }
    grid
}

fn sgf(record: &GameRecord) -> String {
    record.to_sgf(&lanke::WriteOptions::default())
}

/// A record with all that is odd: stones put up at any time, turns handed over, both colours in a node, moves on
/// stones and off the board, handicap stones as moves. One node in `n_ends` ends a line.
fn random_record(chance: &mut Chance, n_ends: usize, most: usize) -> GameRecord {
    let side = 5 + chance.below(5);
    let handicap = ["", "", "HA[2]", "HA[3]KM[0.5]"][chance.below(4)];
    let rules = ["", "RU[NZ]", "RU[AGA]"][chance.below(3)];
    let mut text = format!("(;SZ[{side}]{handicap}{rules}");
    let is_deep = n_ends > 10;
    let mut recent = vec!["aa".to_owned()];
    let mut open = 1;
    let mut turn = Color::Black;
    for _ in 1..most {
        if chance.once_in(n_ends) && open > 1 {
            text += ")(";
        } else if chance.once_in(n_ends) {
            text += "(";
            open += 1;
        } else if chance.once_in(n_ends * 2) && open > 1 {
            text += ")(";
        }
        text += ";";
        if chance.once_in(if is_deep { 2 } else { 8 }) {
            for _ in 0..=chance.below(2) {
                let [a, b] = [point(chance, side, &recent), point(chance, side, &recent)];
                let value = if chance.once_in(8) { format!("{a}:{b}") } else { a };
                text.extend([["AB", "AW", "AE"][chance.below(3)], "[", &value, "]"]);
            }
        }
        if chance.once_in(10) {
            text += if chance.once_in(2) { "PL[B]" } else { "PL[W]" };
        }
        for _ in 0..[1, 1, 1, 1, 1, 1, 0, 2][chance.below(8)] {
            let at = point(chance, side, &recent);
            if !chance.once_in(12) {
                turn = turn.opponent();
            }
            let name = if turn == Color::Black { "B" } else { "W" };
            text.extend([name, "[", &at, "]"]);
            recent.push(at);
        }
    }
    text += &")".repeat(open);
    Records::read(text.as_bytes(), &ReadOptions::default()).unwrap().games.remove(0)
}

/// A point, now and then the one of the move before the last, a pass, or what is no point of the board.
fn point(chance: &mut Chance, side: usize, recent: &[String]) -> String {
    match chance.below(24) {
        0..=3 => recent[recent.len().saturating_sub(2 + chance.below(2))].clone(),
        4 => String::new(),
        5 => ["zz", "a1", "tt", "j", "sa"][chance.below(5)].to_owned(),
        _ => {
            let letter = |n: usize| char::from(b'a' + u8::try_from(n).unwrap());
            let side = if chance.once_in(3) { 3 } else { side };
            [letter(chance.below(side)), letter(chance.below(side))].iter().collect()
        }
    }
}
