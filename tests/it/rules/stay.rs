//! A placed stone does not move: R-B-05.

use crate::picture::size;
use crate::random::Chance;
use lanke::{Color, Game, KoRule, Move, Rules, Setup, Suicide};

// rules: R-B-05, R-B-13
#[test]
fn from_one_move_to_the_next_one_stone_comes_and_only_the_captured_go() {
    for seed in 0..60 {
        let mut chance = Chance::new(seed);
        let suicide = if seed % 2 == 0 { Suicide::Forbidden } else { Suicide::Allowed };
        let rules = Rules { ko: KoRule::Simple, suicide, ..Rules::default() };
        let mut game = Game::new(Setup::empty(size(5, 4)), rules);
        let points: Vec<_> = game.size().points().collect();
        for _ in 0..120 {
            let before: Vec<Option<Color>> = game.board().stones().collect();
            let (turn, point) = (game.turn(), points[chance.below(points.len())]);
            let Ok(played) = game.play(Move::Play(point)) else { continue };
            let taken = game.taken();
            assert_eq!(taken.iter().count(), played.captured);
            for ((&at, before), after) in points.iter().zip(before).zip(game.board().stones()) {
                let wanted = match before {
                    _ if taken.contains(at) => None,
                    None if at == point => Some(turn),
                    stone => stone,
                };
                assert_eq!(after, wanted, "{at:?} after move {}", played.number);
            }
        }
    }
}
