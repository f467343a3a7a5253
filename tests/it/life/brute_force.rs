//! What the opponent can capture when the owner always passes: every sequence of moves, on boards
//! of a few points. It shares no code with the engine.

use super::BOTH;
use crate::picture::{draw, size};
use crate::random::Chance;
use lanke::{Board, Color, PointSet, Setup, Suicide, pass_alive, provably_dead};
use std::collections::HashSet;

/// Points as bits: rows from the top, a bit that is never set between them.
#[derive(Debug, Clone, Copy)]
struct Tiny {
    width: usize,
    height: usize,
}

/// The stones of the side that passes, and of the side that plays.
type Position = [u64; 2];

impl Tiny {
    fn bit(self, place: usize) -> u64 {
        1 << (place / self.width * (self.width + 1) + place % self.width)
    }

    fn n_points(self) -> usize {
        self.width * self.height
    }

    fn all(self) -> u64 {
        (0..self.n_points()).map(|place| self.bit(place)).sum()
    }

    /// The points next to a set.
    fn near(self, set: u64) -> u64 {
        let stride = self.width + 1;
        (set << 1 | set >> 1 | set << stride | set >> stride) & self.all()
    }

    /// The stones of a side that reach no empty point.
    fn stifled(self, stones: u64, others: u64) -> u64 {
        let mut alive = self.near(self.all() & !stones & !others) & stones;
        loop {
            let more = (alive | self.near(alive)) & stones;
            if more == alive {
                return stones & !alive;
            }
            alive = more;
        }
    }

    /// What a stone of the side that plays leaves; `None` if it may not be put there.
    fn play(self, [passive, active]: Position, place: u64, suicide: Suicide) -> Option<Position> {
        let active = active | place;
        let passive = passive & !self.stifled(passive, active);
        let lost = self.stifled(active, passive);
        let may = lost == 0 || suicide == Suicide::Allowed && lost != place;
        may.then_some([passive, active & !lost])
    }

    /// Shows `see` every position that the side that plays can reach, until `see` has had enough.
    fn reach(self, start: Position, suicide: Suicide, mut see: impl FnMut(Position) -> bool) {
        let mut seen = HashSet::from([start]);
        let mut stack = vec![start];
        while let Some(position) = stack.pop() {
            if !see(position) {
                return;
            }
            let [passive, active] = position;
            for place in (0..self.n_points()).map(|place| self.bit(place)) {
                if place & (passive | active) == 0
                    && let Some(after) = self.play(position, place, suicide)
                    && seen.insert(after)
                {
                    stack.push(after);
                }
            }
        }
    }

    /// The stones of the passive side that stand in every position that can be reached.
    fn never_captured(self, start: Position, suicide: Suicide) -> u64 {
        let mut safe = start[0];
        self.reach(start, suicide, |[passive, _]| {
            safe &= passive;
            safe != 0
        });
        safe
    }

    fn stones(self, [black, white]: Position) -> Vec<Option<Color>> {
        (0..self.n_points())
            .map(|place| match self.bit(place) {
                bit if black & bit != 0 => Some(Color::Black),
                bit if white & bit != 0 => Some(Color::White),
                _ => None,
            })
            .collect()
    }

    fn board(self, position: Position) -> Board {
        let setup = Setup::stones(size(self.width, self.height), &self.stones(position), Color::Black);
        setup.unwrap().board().clone()
    }

    fn bits(self, set: &PointSet) -> u64 {
        set.iter().map(|point| self.bit(set.size().index(point))).sum()
    }

    /// Whether every chain has a liberty.
    fn is_legal(self, [black, white]: Position) -> bool {
        self.stifled(black, white) == 0 && self.stifled(white, black) == 0
    }

    /// Compares both sides of a position; whether anything is alive in it.
    fn check(self, position: Position) -> bool {
        let board = self.board(position);
        let mut is_any = false;
        for suicide in BOTH {
            for (color, start) in [(Color::Black, position), (Color::White, [position[1], position[0]])] {
                let found = self.bits(&pass_alive(&board, color, suicide).stones);
                let wanted = self.never_captured(start, suicide);
                let picture = draw(board.size(), board.stones());
                assert_eq!(found, wanted, "{color}, suicide {suicide:?}:\n{picture}");
                is_any |= found != 0;
            }
        }
        is_any
    }

    /// A position at random: `shares` are those of empty points, of the first and of the second
    /// side. Chains without a liberty are left out.
    fn random(self, chance: &mut Chance, shares: [usize; 3]) -> Position {
        let mut position = [0, 0];
        for place in 0..self.n_points() {
            let share = chance.below(shares.iter().sum());
            if share >= shares[0] {
                position[usize::from(share >= shares[0] + shares[1])] |= self.bit(place);
            }
        }
        loop {
            let [black, white] = position;
            position = [black & !self.stifled(black, white), white];
            position[1] &= !self.stifled(white, position[0]);
            if self.is_legal(position) {
                return position;
            }
        }
    }
}

/// Every legal position of boards of up to ten points: Benson's algorithm is exact, whether
/// suicide is allowed or not.
// rules: R-K-08, R-K-09
#[test]
fn every_position_of_tiny_boards() {
    let (mut n, mut n_alive) = (0, 0);
    for (width, height) in [(1, 1), (1, 2), (7, 1), (1, 9), (2, 2), (2, 3), (4, 2), (3, 3), (2, 5)] {
        let tiny = Tiny { width, height };
        for code in 0..3_usize.pow(u32::try_from(tiny.n_points()).unwrap()) {
            let (mut position, mut rest) = ([0, 0], code);
            for place in 0..tiny.n_points() {
                if let Some(side) = (rest % 3).checked_sub(1) {
                    position[side] |= tiny.bit(place);
                }
                rest /= 3;
            }
            if tiny.is_legal(position) {
                n += 1;
                n_alive += u32::from(tiny.check(position));
            }
        }
    }
    println!("{n} positions, something alive in {n_alive}");
    assert!(n_alive > 1000);
}

// rules: R-K-08, R-K-09
#[test]
fn random_positions_of_small_boards() {
    let mut chance = Chance::new(1976);
    let mut n_alive = 0;
    for (width, height, rounds) in [(4, 3, 2000), (3, 5, 1500), (2, 7, 1500), (4, 4, 1500), (1, 14, 500)] {
        let tiny = Tiny { width, height };
        for shares in [[3, 6, 1], [2, 3, 3], [2, 8, 2]] {
            for _ in 0..rounds {
                n_alive += u32::from(tiny.check(tiny.random(&mut chance, shares)));
            }
        }
    }
    println!("something alive in {n_alive}");
    assert!(n_alive > 1000);
}

/// Where stones are said to be dead, the opponent can't live even with any number of moves: no
/// sequence of theirs alone leaves a stone there that can't be captured.
// rules: R-K-08
#[test]
fn nobody_can_live_in_the_area_of_the_other_side() {
    let mut chance = Chance::new(1960);
    let (mut n_areas, mut n_dead) = (0, 0);
    for (width, height, rounds) in [(4, 3, 1500), (3, 5, 1000), (2, 7, 1000), (4, 4, 1000), (5, 4, 150)] {
        let tiny = Tiny { width, height };
        for _ in 0..rounds {
            let position = tiny.random(&mut chance, [3, 7, 2]);
            let board = tiny.board(position);
            for suicide in BOTH {
                let alive = pass_alive(&board, Color::Black, suicide);
                let room = tiny.bits(&alive.area) & !position[0];
                if room == 0 {
                    continue;
                }
                n_areas += 1;
                let dead = tiny.bits(&provably_dead(&board, suicide)) & position[1];
                assert_eq!(dead, room & position[1]);
                n_dead += u32::from(dead != 0);
                tiny.reach(position, suicide, |position| {
                    let alive = pass_alive(&tiny.board(position), Color::White, suicide);
                    let picture = draw(board.size(), board.stones());
                    assert_eq!(tiny.bits(&alive.stones) & room, 0, "{suicide:?}: from\n{picture}");
                    true
                });
            }
        }
    }
    println!("{n_areas} areas, stones dead in {n_dead}");
    assert!(n_areas > 500 && n_dead > 100);
}
