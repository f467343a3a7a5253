//! Counts that were made elsewhere: a wrong rule changes the number.
//!
//! `tests/data/perft.txt` holds numbers of move sequences, `tests/data/positions.txt` numbers of
//! legal positions; the oracle makes the small ones anew. The longer tables of the corpus are
//! gone through where they are at hand.

use crate::corpus;
use crate::naive::{Grid, Naive};
use crate::picture::size;
use lanke::{Color, Game, KoRule, Move, Phase, Rules, Setup, Size, Suicide, perft};

/// A line of the table: board, rules, and how many sequences of 1, 2, … moves there are.
struct Table {
    size: Size,
    rules: Rules,
    counts: Vec<u64>,
}

fn rules(ko: &str, suicide: &str) -> Rules {
    let ko = match ko {
        "none" => KoRule::None,
        "simple" => KoRule::Simple,
        "positional" => KoRule::Positional,
        "situational" => KoRule::Situational,
        "natural" => KoRule::NaturalSituational,
        _ => panic!("ko rule {ko}"),
    };
    let suicide = match suicide {
        "forbidden" => Suicide::Forbidden,
        "allowed" => Suicide::Allowed,
        _ => panic!("suicide {suicide}"),
    };
    Rules { ko, suicide, ..Rules::default() }
}

fn game(size: Size, rules: Rules) -> Game {
    Game::new(Setup::empty(size), rules)
}

fn tables() -> Vec<Table> {
    let text = include_str!("../data/perft.txt");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let words: Vec<&str> = line.split_whitespace().collect();
            let (width, height) = words[0].split_once('x').expect("columns x rows");
            Table {
                size: size(width.parse().unwrap(), height.parse().unwrap()),
                rules: rules(words[1], words[2]),
                counts: words[3..].iter().map(|count| count.parse().unwrap()).collect(),
            }
        })
        .collect()
}

/// Compares as far as the counts stay below `most`; gives how many were compared.
fn check(table: &Table, most: u64) -> usize {
    let mut game = game(table.size, table.rules);
    let counts: Vec<u64> = table.counts.iter().copied().take_while(|&count| count <= most).collect();
    for (depth, &count) in (1..).zip(&counts) {
        assert_eq!(perft(&mut game, depth), count, "{} {:?} depth {depth}", table.size, table.rules);
        assert_eq!((game.move_number(), game.board().n_stones()), (0, 0), "the game comes back");
    }
    counts.len()
}

#[test]
fn sequences_of_moves() {
    let n: usize = tables().iter().map(|table| check(table, 500_000)).sum();
    println!("{n} counts compared");
    assert!(n >= 300, "{n}");
}

#[test]
fn sequences_of_moves_of_the_corpus() {
    let Some(json) = corpus::json("corpus/rules-cases/combinatorics.json") else { return };
    let mut n = 0;
    for case in corpus::list(&json, "perft") {
        let side = |place: usize| usize::try_from(case["size"][place].as_u64().unwrap()).unwrap();
        let table = Table {
            size: size(side(0), side(1)),
            rules: rules(corpus::text(case, "ko"), corpus::text(case, "suicide")),
            counts: corpus::list(case, "counts").iter().map(|count| count.as_u64().unwrap()).collect(),
        };
        n += check(&table, 5_000_000);
    }
    println!("{n} counts compared");
    assert!(n > 0);
}

/// The oracle counts as well, so that the table is not the engine's own word.
#[test]
fn the_table_is_the_oracles() {
    for table in tables() {
        let (width, height) = (table.size.width().into(), table.size.height().into());
        let grid = Grid::empty(width, height);
        let mut oracle = Naive::new(grid, Color::Black, table.rules.ko, table.rules.suicide);
        for (depth, &count) in (1..).zip(&table.counts).take_while(|&(_, &count)| count <= 3_000) {
            assert_eq!(walk(&mut oracle, depth), count, "{} {:?} depth {depth}", table.size, table.rules);
        }
    }
}

fn walk(oracle: &mut Naive, depth: usize) -> u64 {
    let number = oracle.past.len() - 1;
    let passes = oracle.past.iter().rev().take_while(|moment| matches!(moment.made, Some((_, None)))).count();
    if depth == 0 {
        return 1;
    }
    if passes == 2 {
        return 0;
    }
    let turn = oracle.now().to_move;
    oracle.pass(turn);
    let mut n = walk(oracle, depth - 1);
    oracle.go_to(number);
    for at in oracle.now().grid.points() {
        if oracle.check(turn, at).is_ok() {
            oracle.play(turn, at);
            n += walk(oracle, depth - 1);
            oracle.go_to(number);
        }
    }
    n
}

/// Games ended by the first two passes in a row, counted to the last.
fn n_games(game: &mut Game) -> u64 {
    if game.phase() != Phase::Play {
        return 1;
    }
    assert!(game.move_number() < 500, "superko ends every game on so few points");
    let moves = game.size().points().map(Move::Play).chain([Move::Pass]);
    let mut n = 0;
    for mv in moves {
        if game.play(mv).is_ok() {
            n += n_games(game);
            game.undo(1);
        }
    }
    n
}

#[test]
fn whole_games() {
    // Tromp and Farnebäck, "Combinatorics of Go"; those with situational superko by two programs
    // of the corpus's makers. The next board, 1x4, has 719,178,893 games and more.
    let counts = [
        (1, "positional", "allowed", 1),
        (1, "positional", "forbidden", 1),
        (1, "situational", "allowed", 1),
        (1, "situational", "forbidden", 1),
        (2, "positional", "allowed", 9),
        (2, "positional", "forbidden", 9),
        (2, "situational", "allowed", 21),
        (2, "situational", "forbidden", 9),
        (3, "positional", "allowed", 907),
        (3, "positional", "forbidden", 907),
        (3, "situational", "allowed", 3_267),
        (3, "situational", "forbidden", 959),
    ];
    for (n, ko, suicide, count) in counts {
        for size in [size(n, 1), size(1, n)] {
            assert_eq!(n_games(&mut game(size, rules(ko, suicide))), count, "{size} {ko} {suicide}");
        }
    }
}
