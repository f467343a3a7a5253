//! Counts.

use super::{color, each, editions, picture, points};
use crate::corpus::{quarters, text};
use crate::picture::{draw, size};
use lanke::{Color, Count, EventKind, Komi, Margin, PointSet, Rules, Score, Setup, Size, Stage, score};
use serde_json::Value;

fn zi(example: &Value, key: &str) -> i64 {
    quarters(text(example, key))
}

/// Rules with a komi in 子: a quarter of a 子 is half a point.
fn rules(example: &Value) -> Rules {
    let komi = i32::try_from(zi(example, "komi_zi")).unwrap();
    Rules { komi: Komi::from_half_points(komi).unwrap(), ..Rules::default() }
}

fn check_result(id: &str, example: &Value, score: &Score) {
    let result = &example["result"];
    assert_eq!(score.margin, Margin::from_quarters(zi(result, "black_margin")), "{id}");
    let winner = score.margin.winner().map_or("draw".to_owned(), |color| color.letter().to_string());
    assert_eq!(winner, text(result, "winner"), "{id}");
    let totals = score.sides.map(|side| 2 * i64::from(side.total_halves));
    assert_eq!(totals, ["black_zi", "white_zi"].map(|key| zi(example, key)), "{id}");
}

#[test]
fn scoring_boards() {
    each("scoring_boards", 14, |id, example| {
        let board = picture(example, "board").board();
        let dead = PointSet::from_points(board.size(), points(board.size(), example, "dead"));
        let score = score(&board, &dead, &Count::by(&rules(example)));
        check_result(id, example, &score);
        assert_eq!(u64::from(score.area.dame), example["shared_points"].as_u64().unwrap(), "{id}");
    });
}

// rules: R-D-08, R-D-12
#[test]
fn leftover_points() {
    each("leftover_points", 2, |id, example| {
        for rules in editions(example) {
            let mut game = picture(example, "board").game(Color::White, rules);
            if example.get("gave_up_play").is_some() {
                assert_eq!(text(example, "clock"), "absolute", "{id}");
                let by = color(example, "gave_up_play");
                game.act(by.into(), EventKind::GiveUpPlay).unwrap();
                assert_eq!(game.contested(), Some(by.opponent()), "{id}");
            } else {
                assert_eq!(example["both_confirmed"], Value::Bool(true), "{id}");
                game.stop();
            }
            assert!(Color::BOTH.into_iter().all(|color| game.accept(color)), "{id}");
            for color in Color::BOTH {
                game.act(color.into(), EventKind::Confirm).unwrap();
            }
            assert_eq!(game.stage(), Stage::Over, "{id}");
            let totals = game.score().sides.map(|side| 2 * i64::from(side.total_halves));
            assert_eq!(totals, ["black_zi", "white_zi"].map(|key| zi(example, key)), "{id}");
        }
    });
}

/// A board on which Black has so many quarters of a 子.
fn board_with(size: Size, quarters: i64) -> lanke::Board {
    let halves = usize::try_from(quarters / 2).unwrap();
    let (black, shared, last) = (halves / 2, halves % 2, size.n_points() - 1);
    let stones: Vec<_> = (0..=last)
        .map(|place| match place {
            _ if place == 0 || place == last => None,
            _ if place < black => Some(Color::Black),
            _ if place < black + shared => None,
            _ => Some(Color::White),
        })
        .collect();
    let setup = Setup::stones(size, &stones, Color::Black);
    setup.unwrap_or_else(|error| panic!("{error} in\n{}", draw(size, stones))).board().clone()
}

#[test]
fn scoring_counts() {
    each("scoring_counts", 20, |id, example| {
        let side = example["points"].as_u64().unwrap().isqrt();
        let side = usize::try_from(side).unwrap();
        let rules = rules(example);
        let penalties = ["penalty_black_zi", "penalty_white_zi"]
            .map(|key| u32::try_from(example[key].as_u64().unwrap()).unwrap());
        let count = Count { penalties, ..Count::by(&rules) };
        let board = board_with(size(side, side), zi(example, "black_zi"));
        let score = score(&board, &PointSet::new(board.size()), &count);
        check_result(id, example, &score);
        assert_eq!(score.needed_quarters, zi(example, "black_needs_more_than"), "{id}");
    });
}
