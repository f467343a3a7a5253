//! Two positions with one hash: the hash alone forbids nothing.

use crate::picture::Picture;
use crate::random::Chance;
use lanke::{Color, Game, KoRule, Move, Phase, Point, Rules, Setup, Size};

/// The stones of White that come off, and as many others that take their place.
const N_STONES: usize = 50;

/// How many points the other stones are chosen from.
const N_CANDIDATES: usize = 110;

/// A long white chain in the first row, which Black takes on `*`, and much room below.
fn start() -> Picture {
    let white = "W".repeat(N_STONES) + "*.";
    let black = "B".repeat(N_STONES) + "..";
    let empty = ".".repeat(N_STONES + 2);
    Picture::from_rows(
        [&white, &black].into_iter().chain(std::iter::repeat_n(&empty, 50)).map(String::as_str),
    )
}

/// What a stone changes in the hash, which is the XOR of its stones' keys.
fn key(size: Size, point: Point, color: Color) -> u64 {
    let mut stones = vec![None; size.n_points()];
    let empty = Setup::stones(size, &stones, Color::Black).unwrap().board().hash();
    stones[size.index(point)] = Some(color);
    Setup::stones(size, &stones, Color::Black).unwrap().board().hash() ^ empty
}

/// Sets of keys that make up the same XOR, as bits of their numbers: elimination over two elements.
struct Sets {
    /// Each with the highest bit of its own, and the set of keys it is made of.
    basis: Vec<(u64, u128)>,
    /// Sets whose XOR is nothing.
    null: Vec<u128>,
}

impl Sets {
    fn new(keys: &[u64]) -> Self {
        let mut sets = Self { basis: Vec::new(), null: Vec::new() };
        for (number, &key) in keys.iter().enumerate() {
            let (rest, set) = sets.reduce(key, 1 << number);
            if rest == 0 {
                sets.null.push(set);
            } else {
                sets.basis.push((rest, set));
            }
        }
        sets
    }

    /// Takes away what the basis can make of `value`.
    fn reduce(&self, mut value: u64, mut set: u128) -> (u64, u128) {
        for &(basis, of) in &self.basis {
            if value & (1 << basis.ilog2()) != 0 {
                value ^= basis;
                set ^= of;
            }
        }
        (value, set)
    }

    /// A set of exactly `n` keys with this XOR.
    fn with(&self, value: u64, n: usize) -> u128 {
        let (rest, mut set) = self.reduce(value, 0);
        assert_eq!(rest, 0, "more keys than bits make up every value");
        let mut chance = Chance::new(1);
        while set.count_ones() as usize != n {
            set ^= self.null[chance.below(self.null.len())];
        }
        set
    }
}

// rules: R-C-01
#[test]
fn a_position_that_only_shares_its_hash_is_no_repetition() {
    let picture = start();
    let size = picture.size();
    let take = picture.point('*');
    // Single points with room around them: nothing is taken there.
    let is_apart =
        |point: &Point| point.y() > 10 && point.x().is_multiple_of(2) && point.y().is_multiple_of(2);
    let candidates: Vec<Point> = size.points().filter(is_apart).take(N_CANDIDATES).collect();
    let keys: Vec<u64> = candidates.iter().map(|&point| key(size, point, Color::Black)).collect();
    let off = picture.points('W').into_iter().map(|point| key(size, point, Color::White));
    let wanted = off.fold(key(size, take, Color::Black), |sum, key| sum ^ key);
    let set = Sets::new(&keys).with(wanted, N_STONES - 1);
    let others: Vec<Point> =
        (0..N_CANDIDATES).filter(|n| set >> n & 1 == 1).map(|number| candidates[number]).collect();

    for ko in [KoRule::Positional, KoRule::Situational, KoRule::NaturalSituational] {
        // With White to move at the start, that side is to move again after Black's last play.
        let mut game = Game::new(picture.setup(Color::White), Rules { ko, ..Rules::default() });
        let start = game.board().clone();
        for &point in [take].iter().chain(&others) {
            game.play(Move::Pass).unwrap();
            assert_eq!(game.phase(), Phase::Play);
            let mut mask = vec![0; size.n_points()];
            game.legal_mask(Color::Black, &mut mask);
            assert_eq!(mask[size.index(point)], 1, "after {} moves", game.move_number());
            game.play(Move::Play(point)).unwrap();
        }
        let end = game.board();
        assert_eq!((end.hash(), end.n_stones()), (start.hash(), start.n_stones()));
        assert_ne!(end, &start);
    }
}
