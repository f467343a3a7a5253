//! The examples that go with the rules, from `../shared/spec/examples.json`.

use crate::corpus::{json, list, quarters, text, texts};
use crate::picture::{Picture, draw, draw_board, size};
use lanke::{
    Color, Count, Game, KoRule, Komi, Margin, Move, Outcome, Phase, Point, PointSet, Refusal, Rules, Score,
    Setup, Size, Suicide, pass_alive, score,
};
use serde_json::Value;

/// Runs `check` on every example of one list; says how many there were.
fn each(name: &str, check: impl Fn(&str, &Value)) {
    let Some(examples) = json("spec/examples.json") else { return };
    let list = list(&examples, name);
    assert!(!list.is_empty(), "{name}");
    for example in list {
        check(text(example, "id"), example);
    }
    println!("{} examples of {name}", list.len());
}

fn picture(example: &Value, key: &str) -> Picture {
    Picture::from_rows(texts(example, key))
}

fn color(example: &Value, key: &str) -> Color {
    if text(example, key) == "B" { Color::Black } else { Color::White }
}

fn point(size: Size, text: &str) -> Point {
    match size.parse_vertex(text) {
        Ok(Move::Play(point)) => point,
        other => panic!("{text}: {other:?}"),
    }
}

/// The points of a list, row by row.
fn points(size: Size, example: &Value, key: &str) -> Vec<Point> {
    let points = texts(example, key).into_iter().map(|text| point(size, text));
    PointSet::from_points(size, points).iter().collect()
}

#[test]
fn liberties() {
    each("liberties", |id, example| {
        let board = picture(example, "board").board();
        let at = point(board.size(), text(example, "at"));
        assert_eq!(board.chain(at).len() as u64, example["chain_size"].as_u64().unwrap(), "{id}");
        assert_eq!(board.liberties(at), points(board.size(), example, "liberties"), "{id}");
    });
}

#[test]
fn legality() {
    each("legality", |id, example| {
        let picture = picture(example, "board");
        let mut game = picture.game(color(example, "colour"), Rules::default());
        let played = game.play(Move::Play(point(game.size(), text(example, "play"))));
        if text(example, "expect") == "ok" {
            assert!(played.is_ok(), "{id}");
            let captured: Vec<_> = game.taken().iter().collect();
            assert_eq!(captured, points(game.size(), example, "captured"), "{id}");
            assert_eq!(draw_board(game.board()), self::picture(example, "board_after").plain(), "{id}");
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

#[test]
fn forbidden_point_lists() {
    each("forbidden_point_lists", |id, example| {
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
    each("safe_chains", |id, example| {
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
    each("sequences", |id, example| {
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
    each("scoring_boards", |id, example| {
        let board = picture(example, "board").board();
        let dead = PointSet::from_points(board.size(), points(board.size(), example, "dead"));
        let score = score(&board, &dead, &Count::by(&rules(example)));
        check_result(id, example, &score);
        assert_eq!(u64::from(score.area.dame), example["shared_points"].as_u64().unwrap(), "{id}");
    });
}

#[test]
fn leftover_points() {
    each("leftover_points", |id, example| {
        if example.get("gave_up_play").is_some() {
            // R-D-12: a referee's decision.
            return;
        }
        let board = picture(example, "board").board();
        let none = PointSet::new(board.size());
        let totals = score(&board, &none, &Count::by(&Rules::default())).sides;
        let totals = totals.map(|side| 2 * i64::from(side.total_halves));
        assert_eq!(totals, ["black_zi", "white_zi"].map(|key| zi(example, key)), "{id}");
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
    each("scoring_counts", |id, example| {
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

/// What comes with later work: the platform's requests, referees' decisions, and who goes on.
const LATER: [&str; 6] =
    ["press_end", "claim_dead", "dispute", "give_up_play", "play_forbidden_point", "awaiting_confirmation"];

/// Those that need no more than passes, resignation and the acceptance of marks: to offer the end
/// and to agree are passes (R-D-05), to agree on the status of stones is to accept the marks.
#[test]
fn ending() {
    each("ending", |id, example| {
        let events = list(example, "events");
        let is_later = |event: &Value| {
            ["do", "state"].into_iter().any(|key| LATER.iter().any(|word| event[key] == *word))
        };
        // R-K-12: the platform counts three passes each.
        if events.iter().any(is_later) || texts(example, "editions") == ["OP"] {
            println!("left out: {id}");
            return;
        }
        let mut game = Game::new(Setup::empty(Size::STANDARD), Rules::default());
        for event in events {
            let code = act(&mut game, event);
            assert_eq!(code.map(|code| code.replace('-', "_")).as_deref(), event["reason"].as_str(), "{id}");
            assert_eq!(state(&game, text(event, "state")), text(event, "state"), "{id}");
            if event.get("to_move").is_some() {
                assert_eq!(game.turn(), color(event, "to_move"), "{id}");
            }
            if event.get("winner").is_some() {
                let winner = Outcome::Resignation { winner: color(event, "winner") };
                assert_eq!(game.outcome(), Some(winner), "{id}");
            }
        }
    });
}

/// The code of the reason, if it is refused.
fn act(game: &mut Game, event: &Value) -> Option<&'static str> {
    match text(event, "do") {
        "pass" | "offer_end" | "accept_end" => {
            return game.play_as(color(event, "by"), Move::Pass).err().map(|illegal| illegal.code());
        }
        "resign" => assert!(game.resign(color(event, "by"))),
        "agree_status" => assert!(Color::BOTH.into_iter().all(|color| game.accept(color))),
        "resume" => {
            assert_eq!(game.resume(), Err(Refusal::AlreadyConfirmed));
            return Some("already-confirmed");
        }
        vertex => {
            let point = point(game.size(), vertex);
            return game.play_as(color(event, "by"), Move::Play(point)).err().map(|illegal| illegal.code());
        }
    }
    None
}

/// Where the game stands, in the words of the examples.
fn state(game: &Game, wanted: &str) -> &'static str {
    match (game.phase(), game.resigned()) {
        (Phase::Play, _) if game.passes_in_a_row() == 1 && wanted == "offered" => "offered",
        (Phase::Play, _) => "playing",
        (Phase::Marking, _) => "stopped",
        (Phase::Over, None) => "scored",
        (Phase::Over, Some(_)) => "finished",
    }
}
