//! The engine against the oracle, over random games: the same after every move.

mod boards;
mod compare;
mod trial;

use lanke::{KoRule, Suicide};
use std::sync::atomic::{AtomicUsize, Ordering};
use trial::{Trial, Watch};

const KO_RULES: [KoRule; 5] =
    [KoRule::None, KoRule::Simple, KoRule::Positional, KoRule::Situational, KoRule::NaturalSituational];

/// Plays `moves` moves and more for every size, ko rule and suicide setting, on two threads;
/// gives how many moves were compared.
fn play_all(sizes: &[(usize, usize)], moves: usize, watch: Watch) -> usize {
    let mut trials = Vec::new();
    for &(width, height) in sizes {
        for ko in KO_RULES {
            for suicide in [Suicide::Forbidden, Suicide::Allowed] {
                trials.push(Trial { width, height, ko, suicide, watch });
            }
        }
    }
    let (next, compared) = (AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(trial) = trials.get(next.fetch_add(1, Ordering::Relaxed)) {
                    compared.fetch_add(trial.play(moves), Ordering::Relaxed);
                }
            });
        }
    });
    compared.into_inner()
}

#[test]
fn a_million_random_moves_on_small_boards() {
    let sizes: Vec<_> = (1..=7).flat_map(|width| (1..=7).map(move |height| (width, height))).collect();
    let of = |points: std::ops::RangeInclusive<usize>| -> Vec<(usize, usize)> {
        sizes.iter().copied().filter(|(width, height)| points.contains(&(width * height))).collect()
    };
    let tiny = play_all(&of(1..=6), 5_000, Watch { everything_once_in: 1, points: 0 });
    let small = play_all(&of(7..=12), 2_500, Watch { everything_once_in: 1, points: 0 });
    let larger = play_all(&of(13..=49), 350, Watch { everything_once_in: 6, points: 3 });
    println!("moves compared: {tiny} on 1 to 6 points, {small} on 7 to 12, {larger} on 14 to 49");
    assert!(tiny + small + larger >= 1_000_000, "{tiny} + {small} + {larger} moves");
}

#[test]
fn long_and_narrow_boards() {
    let long = [8, 9, 13, 19, 25, 52];
    let sizes: Vec<_> = long.iter().flat_map(|&n| [(1, n), (n, 1), (2, n)]).collect();
    let compared = play_all(&sizes, 200, Watch { everything_once_in: 10, points: 3 });
    println!("{compared} moves compared");
    assert!(compared >= 36_000, "{compared} moves");
}

#[test]
fn boards_in_use() {
    let compared = play_all(&[(9, 9), (13, 13), (13, 9)], 800, Watch { everything_once_in: 100, points: 3 });
    println!("{compared} moves compared");
    assert!(compared >= 24_000, "{compared} moves");
}

#[test]
fn large_boards() {
    let compared = play_all(&[(19, 19), (25, 25)], 800, Watch { everything_once_in: 400, points: 4 })
        + play_all(&[(52, 52), (7, 52)], 60, Watch { everything_once_in: 200, points: 1 });
    println!("{compared} moves compared");
    assert!(compared >= 17_200, "{compared} moves");
}
