//! What must hold of every game, shown on random ones that proptest makes small when they fail.

mod collision;
mod counts;
mod long_cycle;
mod marks;
mod observed;
mod slow_count;
mod symmetry;

use crate::picture::{draw_board, size};
use core::fmt;
use lanke::{Color, Game, IllegalMove, KoRule, Move, Phase, Point, Rules, Setup, Size, Suicide};
use observed::Observed;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// The same cases on every run, and no file of failures.
fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(20_261_129),
        ..Default::default()
    }
}

fn any_size(most: u32) -> impl Strategy<Value = Size> {
    (1..=most, 1..=most).prop_map(|(width, height)| Size::new(width, height).unwrap())
}

/// Any stones at all; some chains may have no liberty.
fn any_stones(size: Size) -> impl Strategy<Value = Vec<Option<Color>>> {
    let stone = prop_oneof![
        2 => Just(None),
        1 => Just(Some(Color::Black)),
        1 => Just(Some(Color::White)),
    ];
    proptest::collection::vec(stone, size.n_points())
}

/// A start that is shown as a picture when a property fails.
#[derive(Clone)]
struct Drawn(Setup);

impl fmt::Debug for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = &self.0.board();
        write!(f, "\n{}{} to move", draw_board(board), self.0.turn())
    }
}

/// An arrangement in which every chain has a liberty: each chain that has none is taken off.
fn any_setup(most: u32) -> impl Strategy<Value = Drawn> {
    let stones = any_size(most).prop_flat_map(|size| (Just(size), any_stones(size), any::<bool>()));
    stones.prop_map(|(size, mut stones, black)| {
        let turn = if black { Color::Black } else { Color::White };
        loop {
            match Setup::stones(size, &stones, turn) {
                Ok(setup) => return Drawn(setup),
                Err(lanke::SetupError::NoLiberty { chain }) => {
                    assert!(!chain.is_empty());
                    for point in chain {
                        assert!(stones[size.index(point)].take().is_some());
                    }
                }
                Err(other) => panic!("{other}"),
            }
        }
    })
}

fn any_rules() -> impl Strategy<Value = Rules> {
    let ko = prop_oneof![
        Just(KoRule::None),
        Just(KoRule::Simple),
        Just(KoRule::Positional),
        Just(KoRule::Situational),
        Just(KoRule::NaturalSituational),
    ];
    (ko, any::<bool>()).prop_map(|(ko, allowed)| {
        let suicide = if allowed { Suicide::Allowed } else { Suicide::Forbidden };
        Rules { ko, suicide, ..Rules::default() }
    })
}

/// A start, and numbers of which each is a choice of the side to move: a pass, or a point.
#[derive(Clone)]
struct Plan {
    game: Game,
    choices: Vec<usize>,
}

/// Shown when a property fails.
impl fmt::Debug for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (board, rules) = (self.game.board(), self.game.rules());
        let start = draw_board(board);
        write!(f, "\n{start}{} to move, {rules:?}, choices {:?}", self.game.turn(), self.choices)
    }
}

fn any_plan() -> impl Strategy<Value = Plan> {
    (any_setup(5), any_rules(), proptest::collection::vec(0..120_usize, 0..120))
        .prop_map(|(setup, rules, choices)| Plan { game: Game::new(setup.0, rules), choices })
}

/// Does what a number says: a pass, or a play on a point, where that is legal; goes on after stops.
fn choose(game: &mut Game, choice: usize) {
    if game.phase() == Phase::Marking {
        game.resume().unwrap();
    }
    let mv = if choice < 6 { Move::Pass } else { Move::Play(nth_point(game, choice)) };
    let _ = game.play(mv);
}

fn nth_point(game: &Game, n: usize) -> Point {
    game.size().at(n % game.size().n_points()).unwrap()
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn undo_then_redo_restores(Plan { mut game, choices } in any_plan(), targets in proptest::collection::vec(0..130_usize, 8)) {
        let mut seen = vec![Observed::of(&game)];
        for choice in choices {
            if game.phase() == Phase::Marking {
                // Play that was resumed is still resumed when redo comes back to it.
                game.resume().unwrap();
                seen.pop();
                seen.push(Observed::of(&game));
            }
            choose(&mut game, choice);
            if game.move_number() == seen.len() {
                seen.push(Observed::of(&game));
            }
        }
        let n = game.move_number();
        for target in targets.into_iter().chain([n, 0]) {
            game.go_to(target);
            let at = target.min(n);
            prop_assert_eq!(game.move_number(), at);
            prop_assert_eq!(Observed::of(&game), seen[at].with_n_moves(n));
        }
        prop_assert_eq!((game.undo(1), game.redo(n + 3), game.redo(1)), (0, n, 0));
        prop_assert_eq!(&Observed::of(&game), &seen[n]);
        prop_assert_eq!(game.undo(n + 3), n);
        prop_assert_eq!(Observed::of(&game), seen[0].with_n_moves(n));
    }

    #[test]
    fn a_refused_move_changes_nothing(Plan { mut game, choices } in any_plan(), back in 0..5_usize) {
        for choice in choices {
            choose(&mut game, choice);
        }
        game.undo(back);
        let before = Observed::of(&game);
        let off = Size::new(52, 52).unwrap().point(51, 51).unwrap();
        let points: Vec<_> = game.size().points().chain([off]).collect();
        for point in points {
            for color in Color::BOTH {
                let mv = Move::Play(point);
                let refused = game.clone().play_as(color, mv).err();
                prop_assert_eq!(&game.check_as(color, mv).err(), &refused);
                if let Some(reason) = refused {
                    prop_assert_eq!(game.play_as(color, mv), Err(reason.clone()));
                    prop_assert_eq!(&Observed::of(&game), &before);
                    if color == game.turn() {
                        prop_assert_eq!(game.check(mv), Err(reason.clone()));
                        prop_assert_eq!(game.play(mv), Err(reason));
                        prop_assert_eq!(&Observed::of(&game), &before);
                    }
                }
                if let Err(reason) = game.clone().force(color, mv) {
                    prop_assert_eq!(game.force(color, mv), Err(reason));
                    prop_assert_eq!(&Observed::of(&game), &before);
                }
            }
        }
    }

    #[test]
    fn the_side_that_is_not_to_move_is_refused(Plan { mut game, choices } in any_plan()) {
        for choice in choices {
            choose(&mut game, choice);
        }
        let wanted = match game.phase() {
            Phase::Play => IllegalMove::NotYourTurn { turn: game.turn() },
            _ => IllegalMove::GameOver,
        };
        let other = game.turn().opponent();
        prop_assert_eq!(game.check_as(other, Move::Pass), Err(wanted.clone()));
        prop_assert_eq!(game.play_as(other, Move::Pass), Err(wanted.clone()));
        // The turn is asked before anything about the point (R-B-20).
        for point in game.size().points() {
            prop_assert_eq!(game.play_as(other, Move::Play(point)), Err(wanted.clone()));
        }
    }

    #[test]
    fn the_mask_is_where_check_is_ok(Plan { mut game, choices } in any_plan(), room in 0..40_usize) {
        for choice in choices {
            choose(&mut game, choice);
            for color in Color::BOTH {
                // A mask may be too short or too long: past the last point nothing is legal.
                let mut mask = vec![7; room];
                game.legal_mask(color, &mut mask);
                for (place, &legal) in mask.iter().enumerate() {
                    let wanted = match game.size().at(place) {
                        Some(point) => u8::from(game.check_for(color, Move::Play(point)).is_ok()),
                        None if legal == 7 => 7,
                        None => 0,
                    };
                    prop_assert_eq!(legal, wanted, "place {}", place);
                }
            }
        }
    }

    #[test]
    fn the_hash_kept_is_the_hash_worked_out(Plan { mut game, choices } in any_plan()) {
        for choice in choices {
            choose(&mut game, choice);
            let stones: Vec<_> = game.board().stones().collect();
            let fresh = Setup::stones(game.size(), &stones, Color::Black).unwrap();
            prop_assert_eq!(game.board().hash(), fresh.board().hash());
        }
    }
}

#[test]
fn different_positions_have_different_hashes() {
    let mut hashes = Vec::new();
    for (width, height) in [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 2), (1, 6), (6, 1), (3, 3)] {
        let size = size(width, height);
        for number in 0..3_usize.pow(u32::try_from(width * height).unwrap()) {
            let digits = (0..size.n_points()).scan(number, |rest, _| {
                let digit = *rest % 3;
                *rest /= 3;
                Some(digit)
            });
            let stones: Vec<_> =
                digits.map(|digit| [None, Some(Color::Black), Some(Color::White)][digit]).collect();
            if let Ok(setup) = Setup::stones(size, &stones, Color::Black) {
                hashes.push(setup.board().hash());
            }
        }
    }
    let n = hashes.len();
    assert_eq!(n, 1 + 5 + 5 + 57 + 489 + 489 + 313 + 313 + 12_675);
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), n);
}
