//! A placed stone does not move, and one that was dropped has never been there: R-B-05 and R-I-04.

use crate::course::course;
use crate::picture::{Picture, size};
use crate::random::Chance;
use lanke::{Color, Cycles, Game, IllegalActs, IllegalMove, KoRule, Move, Rules, Setup, Suicide};

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

// rules: R-C-03, R-I-04
#[test]
fn a_stone_that_was_picked_up_is_no_exchange_elsewhere() {
    let picture = Picture::new(
        "
        .BW.1
        B0bW2
        .BW..",
    );
    for ko in [KoRule::Simple, KoRule::Positional, KoRule::Situational, KoRule::NaturalSituational] {
        let rules = Rules { ko, illegal_acts: IllegalActs::Chinese1988, ..Rules::default() };
        let mut game = picture.game(Color::White, rules);
        course(
            &mut game,
            &picture,
            "
            W 0 -> playing B
            B b -> ko
            B 1 -> playing W
            ref report dropped-stone B -> playing B
            B b -> ko
            B 2 -> playing W
            ref report dropped-stone B -> playing B
            B b -> ko
            ",
        );
        let point = picture.point('b');
        assert_eq!(game.check(Move::Play(point)), Err(IllegalMove::Ko { point, since: 0 }), "{ko:?}");
        assert_eq!(game.ko(), Some(point));
    }
}

// rules: S-11, R-I-04
#[test]
fn a_stone_that_was_picked_up_makes_no_situation_stand_again() {
    let picture = Picture::new(
        "
        ........
        WWWWWW..
        BBBBBW..
        BWWWBBWW
        .W1B2WB.",
    );
    let (ko, cycles) = (KoRule::Simple, Cycles::NoResult);
    let rules = Rules { ko, cycles, illegal_acts: IllegalActs::Chinese1988, ..Rules::default() };
    let mut game = picture.game(Color::Black, rules);
    let dropped = "B 1 -> playing W\nref report dropped-stone B -> playing B\n";
    course(&mut game, &picture, &dropped.repeat(3));
    for vertex in ["C1", "E1", "D1", "F1"] {
        game.play(game.size().parse_vertex(vertex).unwrap()).unwrap();
    }
    assert_eq!((game.decided(), game.cycle().unwrap().times), (None, 2));
}
