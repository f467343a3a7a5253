//! Random games, played by the engine and by the oracle at once.

use super::compare::Compare;
use crate::naive::{At, Grid, Naive};
use crate::picture::size;
use crate::random::Chance;
use lanke::{Color, Game, KoRule, Komi, Move, Phase, Rules, Setup, Suicide};

/// How closely to look: both sides' legality of the whole board once in so many moves, and after
/// every move that of so many points.
#[derive(Debug, Clone, Copy)]
pub(super) struct Watch {
    pub(super) everything_once_in: usize,
    pub(super) points: usize,
}

/// A board, the rules, and how closely to look.
#[derive(Debug, Clone)]
pub(super) struct Trial {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) ko: KoRule,
    pub(super) suicide: Suicide,
    pub(super) watch: Watch,
}

/// Says which game was being played when a comparison failed.
struct Report<'a>(&'a Trial, u64);

impl Drop for Report<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("failed: {:?}, seed {}", self.0, self.1);
        }
    }
}

impl Trial {
    /// Plays games until at least `moves` moves were compared; gives how many there were.
    pub(super) fn play(&self, moves: usize) -> usize {
        let mut compared = 0;
        let mut seed = 0;
        while compared < moves {
            let report = Report(self, seed);
            compared += self.one_game(&mut Chance::new(seed), moves - compared);
            drop(report);
            seed += 1;
        }
        compared
    }

    fn one_game(&self, chance: &mut Chance, most: usize) -> usize {
        let rules = Rules { ko: self.ko, suicide: self.suicide, komi: Komi::ZERO, ..Rules::default() };
        let (grid, turn) = self.start(chance);
        let stones: Vec<_> = grid.rows.iter().flatten().copied().collect();
        let setup = Setup::stones(size(self.width, self.height), &stones, turn).expect("was cleared");
        let engine = Game::new(setup, rules);
        let oracle = Naive::new(grid, turn, self.ko, self.suicide);
        let mut pair = Pair { engine, oracle, resumed: Vec::new() };
        let n_points = self.width * self.height;
        let length = most.min(3 * n_points + chance.below(6 * n_points + 40));
        pair.compare(self.watch, chance);
        let mut compared = 0;
        while compared < length {
            if pair.engine.phase() == Phase::Marking {
                if chance.once_in(3) {
                    break;
                }
                assert_eq!(pair.engine.resume(), Ok(pair.oracle.now().to_move));
                pair.resumed.push(pair.oracle.past.len() - 1);
            }
            pair.travel(chance);
            if pair.engine.phase() == Phase::Play && pair.try_move(chance) {
                compared += 1;
            }
            pair.compare(self.watch, chance);
        }
        compared
    }

    /// An empty board, or a random one in which every chain has a liberty.
    fn start(&self, chance: &mut Chance) -> (Grid, Color) {
        let mut grid = Grid::empty(self.width, self.height);
        if chance.once_in(3) {
            return (grid, Color::Black);
        }
        let empty_of_ten = 1 + chance.below(8);
        for at in grid.points() {
            let stone = (chance.below(10) >= empty_of_ten).then(|| chance.color());
            grid.set(at, stone);
        }
        for color in Color::BOTH {
            grid.clear(color);
        }
        (grid, chance.color())
    }
}

/// The same game twice.
struct Pair {
    engine: Game,
    oracle: Naive,
    /// The numbers of the moves after which play was resumed.
    resumed: Vec<usize>,
}

impl Pair {
    fn compare(&self, watch: Watch, chance: &mut Chance) {
        let compare = Compare { engine: &self.engine, oracle: &self.oracle };
        compare.state();
        compare.passes(&self.resumed);
        if self.engine.phase() != Phase::Play {
            compare.nothing_is_legal();
        } else if chance.once_in(watch.everything_once_in) {
            compare.chains();
            compare.legality();
        } else {
            for _ in 0..watch.points {
                let at = self.random_point(chance);
                compare.chain(at);
                compare.legality_of(Color::Black, at);
                compare.legality_of(Color::White, at);
            }
        }
    }

    /// Now and then goes back and forth in the game.
    fn travel(&mut self, chance: &mut Chance) {
        let now = self.oracle.past.len() - 1;
        let last = now + self.oracle.future.len();
        match chance.below(75) {
            0..3 => {
                let n = 1 + chance.below(4);
                assert_eq!(self.engine.undo(n), n.min(now));
                self.oracle.go_to(now - n.min(now));
            }
            3..6 => {
                let n = 1 + chance.below(3);
                assert_eq!(self.engine.redo(n), n.min(last - now));
                self.oracle.go_to(now + n.min(last - now));
            }
            6 => {
                let number = chance.below(last + 3);
                self.engine.go_to(number);
                self.oracle.go_to(number.min(last));
            }
            _ => {}
        }
    }

    /// Tries a pass, a play, or a move that a record forces; `true` if it was made.
    fn try_move(&mut self, chance: &mut Chance) -> bool {
        let now = self.oracle.past.len() - 1;
        let made = self.any_move(chance);
        if made {
            self.resumed.retain(|&number| number <= now);
        }
        made
    }

    fn any_move(&mut self, chance: &mut Chance) -> bool {
        let turn = self.oracle.now().to_move;
        if chance.once_in(14) {
            let played = self.engine.play(Move::Pass).expect("a pass is legal");
            self.oracle.pass(turn);
            assert_eq!((played.color, played.captured, played.suicide), (turn, 0, false));
            return true;
        }
        let at = self.random_point(chance);
        let mv = self.mv(at);
        if chance.once_in(60) {
            let color = chance.color();
            let possible = self.oracle.is_possible(color, at);
            assert_eq!(self.engine.force(color, mv).is_ok(), possible, "{color} is forced to {at:?}");
            if possible {
                self.oracle.play(color, at);
            }
            return possible;
        }
        let allowed = self.oracle.check(turn, at);
        let before = self.engine.move_number();
        let played = self.engine.play(mv);
        let compare = Compare { engine: &self.engine, oracle: &self.oracle };
        match (&played, &allowed) {
            (Ok(played), Ok(())) => {
                self.oracle.play(turn, at);
                let now = self.oracle.now();
                let suicide = now.grid.at(at).is_none();
                let wanted = (before + 1, turn, now.cleared.len(), suicide);
                assert_eq!((played.number, played.color, played.captured, played.suicide), wanted);
                true
            }
            (Err(illegal), Err(refusal)) => {
                compare.same_reason(illegal, refusal, at);
                false
            }
            _ => panic!("{turn} to {at:?}: engine {played:?}, oracle {allowed:?} in\n{}", compare.drawn()),
        }
    }

    fn random_point(&self, chance: &mut Chance) -> At {
        let rows = &self.oracle.now().grid.rows;
        (chance.below(rows[0].len()), chance.below(rows.len()))
    }

    fn mv(&self, at: At) -> Move {
        let point = Compare { engine: &self.engine, oracle: &self.oracle }.point(at);
        Move::Play(point)
    }
}
