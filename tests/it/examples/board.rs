//! Boards, liberties, legality, forbidden points, repetition, and what is safe.

use super::{color, each, picture, point, points};
use crate::corpus::{json, list, text, texts};
use crate::picture::{Picture, draw_board, size};
use lanke::{Color, Game, KoRule, Move, Point, PointSet, Rules, Setup, Suicide, pass_alive};
use serde_json::Value;

// rules: R-A-01, R-A-03, R-A-05
#[test]
fn board_facts() {
    each("board_facts", 4, |id, example| {
        let number = |value: &Value| value.as_f64().unwrap();
        let middle = |key: &str| f64::midpoint(number(&example[key][0]), number(&example[key][1]));
        if let Some(n) = example["points"].as_u64() {
            let side = usize::try_from(example["size"].as_u64().unwrap()).unwrap();
            assert_eq!(size(side, side).n_points() as u64, n, "{id}");
        } else if example.get("star_points").is_some() {
            let size = size(19, 19);
            let stars = PointSet::from_points(size, size.star_points()).to_vec();
            assert_eq!(stars, points(size, example, "star_points"), "{id}");
            assert_eq!(point(size, text(example, "tianyuan")), size.point(9, 9).unwrap(), "{id}");
        } else if let Some(n) = example["black_stones_placed_so_far"].as_u64() {
            // More black stones than there are in a bowl: White passes all the while.
            let mut game = Game::new(Setup::empty(size(19, 19)), Rules::default());
            let points: Vec<_> = game.size().points().collect();
            for &point in &points[..usize::try_from(n).unwrap()] {
                game.play_as(Color::Black, Move::Play(point)).unwrap();
                game.play_as(Color::White, Move::Pass).unwrap();
            }
            assert_eq!(game.board().n_stones() as u64, n, "{id}");
            assert_eq!(text(example, "next_black_placement"), "accepted", "{id}");
            game.play_as(Color::Black, Move::Play(points[points.len() - 2])).unwrap();
        } else {
            // Centimetres, for the page; only that they fit together is seen here.
            let ratio = middle("cell_width_cm") / middle("cell_height_cm");
            assert!((ratio - number(&example["example_ratio_width_to_height"])).abs() < 0.001, "{id}");
            assert!(middle("stone_diameter_cm") < middle("cell_width_cm"), "{id}");
            assert!(number(&example["edge_margin_cm"]) >= middle("cell_height_cm"), "{id}");
        }
    });
}

#[test]
fn liberties() {
    each("liberties", 6, |id, example| {
        let board = picture(example, "board").board();
        let at = point(board.size(), text(example, "at"));
        assert_eq!(board.chain(at).len() as u64, example["chain_size"].as_u64().unwrap(), "{id}");
        assert_eq!(board.liberties(at), points(board.size(), example, "liberties"), "{id}");
    });
}

#[test]
fn legality() {
    each("legality", 17, |id, example| {
        let picture = picture(example, "board");
        let mut game = picture.game(color(example, "colour"), Rules::default());
        let played = game.play(Move::Play(point(game.size(), text(example, "play"))));
        if text(example, "expect") == "ok" {
            assert!(played.is_ok(), "{id}");
            let captured: Vec<_> = game.taken().iter().collect();
            assert_eq!(captured, points(game.size(), example, "captured"), "{id}");
            assert_eq!(draw_board(game.board()), super::picture(example, "board_after").plain(), "{id}");
        } else {
            let code = played.unwrap_err().code();
            assert_eq!(code, text(example, "reason").replace("forbidden_point", "suicide"), "{id}");
            assert_eq!(draw_board(game.board()), picture.plain(), "{id}");
        }
    });
}

/// The forbidden points of a colour, in a game without repetition.
fn forbidden(game: &Game, color: Color) -> Vec<Point> {
    game.size().points().filter(|&point| game.board().is_suicide(color, point)).collect()
}

// rules: R-B-18
#[test]
fn forbidden_point_lists() {
    each("forbidden_point_lists", 3, |id, example| {
        let game = picture(example, "board").game(Color::Black, Rules::default());
        for (color, key) in [(Color::Black, "forbidden_for_black"), (Color::White, "forbidden_for_white")] {
            let wanted = points(game.size(), example, key);
            assert_eq!(forbidden(&game, color), wanted, "{id}");
            for &point in &wanted {
                assert_eq!(game.check_for(color, Move::Play(point)).unwrap_err().code(), "suicide", "{id}");
            }
        }
    });
}

/// 甲, 乙 and 丙, as the rules print them: the lines of a board, `A` an empty point.
#[test]
fn figure_2_as_printed() {
    let Some(examples) = json("spec/examples.json") else { return };
    let figure = &examples["figure_2_rows_as_printed"];
    let rows = texts(figure, "rows").into_iter().map(|row| row.replace('●', "B").replace('○', "W"));
    let seven: Vec<String> = rows
        .map(|row| row.chars().map(|sign| if "BWA".contains(sign) { sign } else { '.' }).collect())
        .collect();
    let above = vec![".".repeat(19); 12];
    let picture = Picture::from_rows(above.iter().chain(&seven).map(String::as_str));
    let game = picture.game(Color::Black, Rules::default());
    assert_eq!(forbidden(&game, Color::Black), picture.points('A'));
    let named = ["甲", "乙", "丙"].map(|name| point(game.size(), text(&figure["a_points"], name)));
    assert_eq!(PointSet::from_points(game.size(), named).iter().collect::<Vec<_>>(), picture.points('A'));
    let sizes = named.map(|at| match game.check(Move::Play(at)) {
        Err(lanke::IllegalMove::Suicide { chain, .. }) => chain.len(),
        other => panic!("{other:?}"),
    });
    assert_eq!(sizes, [1, 3, 2]);
    assert!(forbidden(&game, Color::White).is_empty());
}

// rules: R-K-08, R-K-09
#[test]
fn safe_chains() {
    each("safe_chains", 3, |id, example| {
        let board = picture(example, "board").board();
        let safe = pass_alive(&board, color(example, "colour"), Suicide::Forbidden);
        let listed = |points: &PointSet| points.to_vec();
        let wanted: Vec<_> = list(example, "safe_chains")
            .iter()
            .map(|chain| {
                let texts = chain.as_array().unwrap().iter().map(|text| text.as_str().unwrap());
                listed(&PointSet::from_points(board.size(), texts.map(|text| point(board.size(), text))))
            })
            .collect();
        let mut found: Vec<_> = safe.chains.iter().map(listed).collect();
        // The order of the chains is the example's own.
        found.sort_by_key(|chain| wanted.iter().position(|wanted| wanted == chain));
        assert_eq!(found, wanted, "{id}");
        for (key, n_chains) in [("eyes", 1), ("shared_eyes", 2)] {
            if example.get(key).is_some() {
                let eyes = safe.regions.iter().filter(|region| region.chains.len() == n_chains);
                let eyes: Vec<_> = eyes.flat_map(|region| region.points.iter()).collect();
                assert_eq!(eyes, points(board.size(), example, key), "{id}: {key}");
            }
        }
    });
}

#[test]
fn sequences() {
    each("sequences", 10, |id, example| {
        for (mode, steps) in example["steps"].as_object().unwrap() {
            let ko = match mode.as_str() {
                "simple" => KoRule::Simple,
                "positional" => KoRule::Positional,
                "situational" => KoRule::Situational,
                other => panic!("{id}: {other}"),
            };
            let rules = Rules { ko, ..Rules::default() };
            let mut game = picture(example, "board").game(color(example, "to_move"), rules);
            for step in steps.as_array().unwrap() {
                let mv = game.size().parse_vertex(text(step, "play")).unwrap();
                let played = game.play_as(color(step, "colour"), mv);
                let place = format!("{id} {mode} {mv:?}");
                if text(step, "expect") == "ok" {
                    assert!(played.is_ok(), "{place}: {played:?}");
                    let captured: Vec<_> = game.taken().iter().collect();
                    assert_eq!(captured, points(game.size(), step, "captured"), "{place}");
                } else {
                    assert_eq!(text(step, "reason"), "repetition", "{place}");
                    let since = played.unwrap_err().since().map(|since| since as u64);
                    assert_eq!(since, step["repeats_position_after_step"].as_u64(), "{place}");
                }
            }
        }
    });
}
