//! What people reported of other programs, from `../shared/corpus/bug-cases`: play, undo, marks,
//! counts, endings, handicaps and the arithmetic of results.

use crate::corpus::{json, list, quarters, text, texts};
use crate::picture::{Picture, draw_board, size};
use lanke::{
    Color, Count, Game, HandicapCompensation, KoRule, Komi, Margin, Move, Phase, Point, PointSet, Rules,
    Setup, Size, Suicide, score,
};
use serde_json::Value;
use std::collections::BTreeMap;

#[test]
fn every_case_of_games_and_counts() {
    let Some(cases) = json("corpus/bug-cases/cases.json") else { return };
    let mut passed = BTreeMap::new();
    for case in cases.as_array().unwrap() {
        let kind = text(case, "kind");
        match kind {
            // Records and clocks, which are no games.
            "sgf" | "clock" => continue,
            "arith" => check_arithmetic(case),
            "play" | "undo" | "score" | "dead" | "end" | "handicap" => check(case),
            _ => panic!("kind {kind}"),
        }
        *passed.entry(kind).or_insert(0) += 1;
    }
    println!("passed {passed:?}");
    assert_eq!(passed.len(), 7);
}

fn check(case: &Value) {
    let id = format!("{} {}", text(case, "id"), text(case, "title"));
    let expect = &case["expect"];
    let mut game = start(case);
    let illegal = expect["illegal"]["index"].as_u64();
    for (index, entry) in (0..).zip(texts(case, "moves")) {
        let refused = act(&mut game, entry);
        if Some(index) == illegal {
            let code = refused.unwrap_or_else(|| panic!("{id}: {entry} is refused"));
            assert!(reasons(&expect["illegal"]["reason"]).contains(&code), "{id}: {code}");
        } else {
            assert_eq!(refused, None, "{id}: {entry}");
        }
    }
    for (key, wanted) in expect.as_object().unwrap() {
        check_one(&id, case, &game, key, wanted);
    }
}

/// Makes a move or whatever the entry says; the code of the reason if it is refused.
fn act(game: &mut Game, entry: &str) -> Option<String> {
    let (word, rest) = entry.split_once(' ').unwrap_or((entry, ""));
    match word {
        "undo" => assert_eq!(game.undo(1), 1),
        "resume" => drop(game.resume().unwrap()),
        "resign" => assert!(game.resign(color(rest))),
        "toggle" => drop(game.toggle_chain(point(game.size(), rest).unwrap())),
        _ => {
            let mv = if rest == "pass" { Move::Pass } else { play(rest) };
            return game.play_as(color(word), mv).err().map(|illegal| code(&illegal));
        }
    }
    None
}

fn check_one(id: &str, case: &Value, game: &Game, key: &str, wanted: &Value) {
    match key {
        "illegal" => {}
        "captures" => {
            let wanted = ["by_black", "by_white"].map(|side| wanted[side].as_u64().unwrap());
            assert_eq!(game.prisoners().map(u64::from), wanted, "{id}");
        }
        "to_move" => assert_eq!(game.turn(), color(wanted.as_str().unwrap()), "{id}"),
        "board" => {
            let rows = texts(&case["expect"], "board");
            assert_eq!(draw_board(game.board()), picture(&rows).plain(), "{id}");
        }
        "stone_count" => {
            for color in Color::BOTH {
                let n = game.board().stones().filter(|&stone| stone == Some(color)).count();
                assert_eq!(Some(n as u64), wanted[color.letter().to_string()].as_u64(), "{id}");
            }
        }
        "legal_after" => {
            for (entry, wanted) in wanted.as_object().unwrap() {
                let (letter, rest) = entry.split_once(' ').unwrap();
                match game.check_for(color(letter), play(rest)) {
                    Ok(()) => assert_eq!(wanted, &Value::Bool(true), "{id}: {entry}"),
                    Err(illegal) => assert!(reasons(wanted).contains(&code(&illegal)), "{id}: {entry}"),
                }
            }
        }
        "phase" => {
            let phase = if game.phase() == Phase::Play { "playing" } else { "over" };
            assert_eq!(phase, wanted, "{id}");
        }
        "result" => assert_eq!(&game.outcome().unwrap().to_string(), wanted, "{id}"),
        "dead_includes" | "dead_excludes" => {
            for text in wanted.as_array().unwrap() {
                let point = point(game.size(), text.as_str().unwrap()).unwrap();
                assert_eq!(game.dead().contains(point), key == "dead_includes", "{id}: {text}");
            }
        }
        "stones_B" => {
            let stones = game.board().stones().zip(game.size().points());
            let black = stones.filter(|(stone, _)| *stone == Some(Color::Black)).map(|(_, point)| point);
            let wanted = wanted.as_array().unwrap().iter().map(|text| text.as_str().unwrap());
            let wanted = wanted.map(|text| point(game.size(), text).unwrap());
            assert_eq!(PointSet::from_points(game.size(), black), PointSet::from_points(game.size(), wanted));
        }
        "score" => check_score(id, case, game, wanted),
        _ => panic!("{id}: expectation {key}"),
    }
}

fn check_score(id: &str, case: &Value, game: &Game, wanted: &Value) {
    let by_hand = texts(case, "dead").into_iter().map(|text| point(game.size(), text).unwrap());
    let dead = PointSet::from_points(game.size(), by_hand.chain(game.dead().iter()));
    let score = game.score_with(&dead);
    let area = [0, 1].map(|side| score.area.stones[side] + score.area.territory[side]).map(u64::from);
    assert_eq!(area, ["black_area", "white_area"].map(|key| wanted[key].as_u64().unwrap()), "{id}");
    assert_eq!(u64::from(score.area.dame), wanted["dame"].as_u64().unwrap(), "{id}");
    let komi = score.sides.map(|side| i64::from(side.komi_half_points) * 2);
    let totals =
        [4 * i64::try_from(area[0]).unwrap() + komi[0], 4 * i64::try_from(area[1]).unwrap() + komi[1]];
    let wanted_totals = ["black_total", "white_total"].map(|key| quarters(&wanted[key].to_string()));
    assert_eq!(totals, wanted_totals, "{id}");
    assert_eq!(&score.margin.to_sgf(), &wanted["result"], "{id}");
}

/// A count without a board: as if so many points were each side's, and the others shared.
fn check_arithmetic(case: &Value) {
    let id = format!("{} {}", text(case, "id"), text(case, "title"));
    let expect = &case["expect"];
    let size = board_size(case);
    let [black, white] =
        ["black_area", "white_area"].map(|key| usize::try_from(case[key].as_u64().unwrap()).unwrap());
    let handicap = u32::try_from(case["handicap"].as_u64().unwrap()).unwrap();
    let rules = Rules {
        komi: komi(&case["komi"]),
        handicap_compensation: match text(case, "comp") {
            "n" => HandicapCompensation::All,
            "n-1" => HandicapCompensation::AllButOne,
            _ => HandicapCompensation::None,
        },
        ..Rules::default()
    };
    let count = Count { handicap, ..Count::by(&rules) };
    let score = score(&divided(size, black, white), &PointSet::new(size), &count);
    assert_eq!(&score.margin.to_sgf(), &expect["result"], "{id}");
    if let Some(bonus) = expect.get("white_bonus") {
        assert_eq!(i64::from(score.sides[1].handicap) * 4, quarters(&bonus.to_string()), "{id}");
    }
    if let Some(zi) = expect.get("black_zi") {
        assert_eq!(i64::from(score.sides[0].total_halves) * 2, quarters(&zi.to_string()), "{id}");
    }
    if let Some(margin) = expect.get("margin_zi") {
        let margin = margin.as_str().map_or_else(|| quarters(&margin.to_string()), quarters);
        assert_eq!(score.margin, Margin::from_quarters(margin), "{id}");
    }
}

/// Black's points above, White's below, and what is left between them; an eye for each side.
fn divided(size: Size, black: usize, white: usize) -> lanke::Board {
    let n = size.n_points();
    let stones: Vec<_> = (0..n)
        .map(|place| match place {
            _ if place == 0 || place == n - 1 => None,
            _ if place < black => Some(Color::Black),
            _ if place >= n - white => Some(Color::White),
            _ => None,
        })
        .collect();
    Setup::stones(size, &stones, Color::Black).unwrap().board()
}

fn start(case: &Value) -> Game {
    let words = &case["rules"];
    let ko = match text(words, "ko") {
        "simple" => KoRule::Simple,
        "psk" => KoRule::Positional,
        "ssk" => KoRule::Situational,
        other => panic!("ko rule {other}"),
    };
    let suicide = if words["suicide"] == Value::Bool(true) { Suicide::Allowed } else { Suicide::Forbidden };
    let handicap_compensation = HandicapCompensation::None;
    let rules = Rules { ko, suicide, komi: komi(&words["komi"]), handicap_compensation, ..Rules::default() };
    let size = board_size(case);
    let setup = &case["setup"];
    let setup = if let Some(n) = setup["handicap"].as_u64() {
        Setup::handicap(size, u32::try_from(n).unwrap()).unwrap()
    } else if list(setup, "rows").is_empty() {
        Setup::empty(size)
    } else {
        picture(&texts(setup, "rows")).setup(color(text(setup, "to_move")))
    };
    Game::new(setup, rules)
}

fn board_size(case: &Value) -> Size {
    let side = |place: usize| usize::try_from(case["size"][place].as_u64().unwrap()).unwrap();
    size(side(0), side(1))
}

/// Rows with `X` black and `O` white.
fn picture(rows: &[&str]) -> Picture {
    let rows: Vec<String> = rows.iter().map(|row| row.replace('X', "B").replace('O', "W")).collect();
    Picture::from_rows(rows.iter().map(String::as_str))
}

fn komi(value: &Value) -> Komi {
    if value.is_null() { Komi::ZERO } else { value.to_string().parse().unwrap() }
}

fn color(letter: &str) -> Color {
    if letter == "B" { Color::Black } else { Color::White }
}

/// SGF's letters: column, then row from the top, `a` to `z`, then `A` to `Z`.
fn point(size: Size, text: &str) -> Option<Point> {
    let mut places = text.bytes().map(|letter| match letter {
        b'a'..=b'z' => u32::from(letter - b'a'),
        _ => u32::from(letter - b'A') + 26,
    });
    size.point(places.next()?, places.next()?)
}

/// A play that may lie off the board.
fn play(text: &str) -> Move {
    Move::Play(point(size(52, 52), text).unwrap())
}

fn code(illegal: &lanke::IllegalMove) -> String {
    illegal.code().replace('-', "_")
}

fn reasons(value: &Value) -> Vec<String> {
    let reasons = value.as_array().into_iter().flatten();
    reasons.map(|reason| reason.as_str().unwrap().to_owned()).collect()
}
