//! Marks of dead stones: by chain, reversible, never left behind.

use super::{Drawn, any_setup, config, nth_point};
use lanke::{Color, Game, Move, Phase, PointSet, Rules};
use proptest::prelude::*;

fn stopped(Drawn(setup): Drawn) -> Game {
    let mut game = Game::new(setup, Rules::default());
    game.play(Move::Pass).unwrap();
    game.play(Move::Pass).unwrap();
    assert_eq!(game.phase(), Phase::Marking);
    game
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn marking_a_chain_twice_changes_nothing(setup in any_setup(6), clicks in proptest::collection::vec(0..36_usize, 1..8)) {
        let mut game = stopped(setup);
        for &click in &clicks {
            let before = game.dead().clone();
            let point = nth_point(&game, click);
            let chain = game.board().chain(point);
            prop_assert_eq!(&game.toggle_chain(point), &chain);
            let both = (before.len() + chain.len(), before.len().wrapping_sub(chain.len()));
            prop_assert!(chain.is_empty() || game.dead().len() == both.0 || game.dead().len() == both.1);
            prop_assert_eq!(&game.toggle_chain(point), &chain);
            prop_assert_eq!(game.dead(), &before);
            game.toggle_chain(point);
        }
        for &click in clicks.iter().rev() {
            let point = nth_point(&game, click);
            game.toggle_chain(point);
        }
        prop_assert!(game.dead().is_empty());
    }

    #[test]
    fn marking_a_region_twice_changes_nothing(setup in any_setup(6), click in 0..36_usize) {
        let mut game = stopped(setup);
        let point = nth_point(&game, click);
        let region = game.region(point);
        prop_assert_eq!(&game.toggle_region(point), &region);
        prop_assert_eq!(game.dead().iter().collect::<Vec<_>>(), region.clone());
        prop_assert_eq!(game.toggle_region(point), region);
        prop_assert!(game.dead().is_empty());
    }

    // rules: R-D-10
    #[test]
    fn marks_are_whole_chains(setup in any_setup(6), clicks in proptest::collection::vec((0..36_usize, 0..3_u8), 0..8)) {
        let mut game = stopped(setup);
        for (click, how) in clicks {
            let point = nth_point(&game, click);
            match how {
                0 => drop(game.toggle_chain(point)),
                1 => drop(game.toggle_region(point)),
                _ => prop_assert!(game.set_dead([point])),
            }
            let dead = game.dead();
            for point in game.size().points() {
                let chain = game.board().chain(point);
                prop_assert!(!dead.contains(point) || !chain.is_empty());
                prop_assert!(chain.iter().all(|&stone| dead.contains(stone) == dead.contains(point)));
            }
        }
    }

    // rules: R-D-10
    #[test]
    fn a_change_of_marks_takes_acceptance_back(setup in any_setup(5), click in 0..25_usize) {
        let mut game = stopped(setup);
        prop_assert!(game.accept(Color::White));
        let changed = !game.toggle_chain(nth_point(&game, click)).is_empty();
        prop_assert_eq!(game.accepted(), [false, !changed]);
    }

    // rules: R-D-10, R-D-11
    #[test]
    fn marks_do_not_outlive_undo_or_resumption(setup in any_setup(5), click in 0..25_usize, resume: bool) {
        let mut game = stopped(setup);
        let point = nth_point(&game, click);
        game.toggle_region(point);
        game.accept(Color::Black);
        if resume {
            game.resume().unwrap();
        } else {
            game.undo(1);
        }
        prop_assert_eq!(game.dead(), &PointSet::new(game.size()));
        prop_assert_eq!(game.accepted(), [false; 2]);
        prop_assert_eq!(game.phase(), Phase::Play);
    }
}
