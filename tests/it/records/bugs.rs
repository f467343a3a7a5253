//! What people reported of readers of records, from `../shared/corpus/bug-cases`. Results and komi that need reading
//! are proved in `corpus_info`.

use crate::corpus::{json, text};
use lanke::{
    BadMoveReason, Color, GameRecord, IllegalMove, Move, NodeId, Positions, ReadOptions, Records,
    WriteOptions,
};
use serde_json::Value;
use std::collections::BTreeMap;

#[test]
fn every_case_of_records_whatever_its_encoding() {
    let Some(cases) = json("corpus/bug-cases/cases.json") else { return };
    let mut passed = BTreeMap::new();
    for case in cases.as_array().unwrap().iter().filter(|case| case["kind"] == "sgf") {
        let id = format!("{} {}", text(case, "id"), text(case, "title"));
        let bytes = input(case);
        let expect = case["expect"].as_object().unwrap();
        let outcome = expect.get("outcome").map_or("ok", |outcome| outcome.as_str().unwrap());
        *passed.entry(format!("outcome {outcome}")).or_insert(0) += 1;
        let records = match (Records::read(&bytes, &ReadOptions::default()), outcome) {
            (Ok(records), "ok" | "ok_or_error") => records,
            (Err(_), "error" | "ok_or_error") => continue,
            (Ok(_), _) => panic!("{id}: it is read"),
            (Err(error), _) => panic!("{id}: {error}"),
        };
        for (key, wanted) in expect {
            if check(&id, &records, key, wanted) {
                *passed.entry(key.clone()).or_insert(0) += 1;
            }
        }
    }
    println!("passed {passed:?}");
    assert!(passed.len() > 18, "{passed:?}");
}

fn input(case: &Value) -> Vec<u8> {
    if let Some(sgf) = case["sgf"].as_str() {
        return sgf.as_bytes().to_vec();
    }
    if let Some(coded) = case["sgf_b64"].as_str() {
        return base64(coded);
    }
    let made = &case["generate"];
    let n = usize::try_from(made["n"].as_u64().unwrap()).unwrap();
    let many = |key| text(made, key).repeat(n);
    let middle = match text(made, "how") {
        "repeat" => many("unit"),
        "nest" => many("open") + &")".repeat(n),
        other => panic!("made how: {other}"),
    };
    format!("{}{middle}{}", text(made, "prefix"), text(made, "suffix")).into_bytes()
}

fn base64(coded: &str) -> Vec<u8> {
    const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bits = 0_u32;
    let mut n_bits = 0;
    let mut bytes = Vec::new();
    for letter in coded.trim_end_matches('=').chars() {
        bits = bits << 6 | u32::try_from(LETTERS.find(letter).unwrap()).unwrap();
        n_bits += 6;
        if n_bits >= 8 {
            n_bits -= 8;
            bytes.push(u8::try_from(bits >> n_bits & 0xff).unwrap());
        }
    }
    bytes
}

/// Checks one expectation; `false` if it is proved elsewhere.
fn check(id: &str, records: &Records, key: &str, wanted: &Value) -> bool {
    let game = &records.games[0];
    let n = |n: usize| Value::from(n);
    let main = || moves(game).into_iter().map(Value::from).collect::<Vec<_>>();
    match key {
        "outcome" | "komi" | "komi_any" | "result_parsed" => return false,
        "games" => assert_eq!(&n(records.games.len()), wanted, "{id}"),
        "nodes" => assert_eq!(&n(game.n_nodes()), wanted, "{id}"),
        "leaves" => assert_eq!(&n(game.n_variations() + 1), wanted, "{id}"),
        "size" => assert_eq!(&Value::from(vec![game.size().width(), game.size().height()]), wanted, "{id}"),
        "main" => assert_eq!(&Value::from(main()), wanted, "{id}"),
        "main_prefix" => assert!(main().starts_with(wanted.as_array().unwrap()), "{id}"),
        "main_count" => assert_eq!(&n(main().len()), wanted, "{id}"),
        "root_text" => {
            for (name, wanted) in wanted.as_object().unwrap() {
                if !cfg!(feature = "encodings") && !wanted.as_str().unwrap().is_ascii() {
                    return false;
                }
                let property = game.property(NodeId::ROOT, name).unwrap_or_else(|| panic!("{id}: {name}"));
                assert_eq!(&Value::from(property.text(0).unwrap()), wanted, "{id}: {name}");
            }
        }
        "setup_count" => {
            for (name, wanted) in wanted.as_object().unwrap() {
                assert_eq!(&n(n_points(game, name)), wanted, "{id}: {name}");
            }
        }
        "stones" => {
            let board = end(game);
            for color in Color::BOTH {
                let n_stones = board.stones().filter(|&stone| stone == Some(color)).count();
                assert_eq!(n(n_stones), wanted[letter(color)], "{id}");
            }
        }
        "end_point" => {
            let board = end(game);
            for (point, wanted) in wanted.as_object().unwrap() {
                let Ok(Move::Play(at)) = game.size().parse_sgf(point) else { panic!("{id}: {point}") };
                let stone = board.at(at).map_or(Value::Null, |color| letter(color).into());
                assert_eq!(&stone, wanted, "{id}: {point}");
            }
        }
        "illegal" => assert_eq!(illegal(game), wanted.as_array().unwrap().clone(), "{id}"),
        "to_move" => {
            let first = records.games[0].line_through(NodeId::ROOT).unwrap();
            assert_eq!(letter(first.setup.turn()), wanted, "{id}");
        }
        "handicap" => assert_eq!(game.info().handicap().map(Value::from).as_ref(), Some(wanted), "{id}"),
        "result_raw" => assert_eq!(game.info().get("RE"), wanted.as_str(), "{id}"),
        "points0" => {
            for (letters, wanted) in wanted.as_object().unwrap() {
                let Ok(Move::Play(point)) = game.size().parse_sgf(letters) else { panic!("{id}: {letters}") };
                assert_eq!(&Value::from(vec![point.x(), point.y()]), wanted, "{id}");
            }
        }
        "roundtrip" => {
            let written = game.to_sgf(&WriteOptions::default());
            let again = Records::read(written.as_bytes(), &ReadOptions::default()).unwrap();
            assert_eq!(again.games[0].to_sgf(&WriteOptions::default()), written, "{id}");
            let plain = |game| super::plain::Plain::of(game, NodeId::ROOT);
            assert_eq!(plain(&again.games[0]), plain(game), "{id}");
        }
        _ => panic!("{id}: expectation {key}"),
    }
    true
}

fn letter(color: Color) -> &'static str {
    if color == Color::Black { "B" } else { "W" }
}

/// The moves of the main line as `B aa`.
fn moves(game: &GameRecord) -> Vec<String> {
    let moves = game.main_line().flat_map(|node| game.moves_at(node)).map(|entry| {
        let text = match entry.mv {
            Some(Move::Pass) => "pass".to_owned(),
            Some(mv) => game.size().sgf_text(mv),
            None => "?".to_owned(),
        };
        format!("{} {text}", letter(entry.color))
    });
    moves.collect()
}

/// How many points a property of the first node names.
fn n_points(game: &GameRecord, name: &str) -> usize {
    let mut alone = GameRecord::new(game.size());
    let property = game.property(NodeId::ROOT, name).unwrap();
    let raws: Vec<_> = (0..property.len()).map(|number| property.raw(number).unwrap()).collect();
    alone.set_raw(NodeId::ROOT, name, &raws).unwrap();
    let all = alone.line_through(NodeId::ROOT).map_or(0, |line| line.setup.board().n_stones());
    assert!(all > 0);
    all
}

fn end(game: &GameRecord) -> lanke::Board {
    let last = game.main_line().last().unwrap();
    Positions::basic(game).game(game, last).unwrap().board().clone()
}

/// The forbidden moves of the main line, as the cases have them.
fn illegal(game: &GameRecord) -> Vec<Value> {
    let main: Vec<_> = game.main_line().collect();
    let all = game.illegal().unwrap().into_iter().filter(|(node, _)| main.contains(node));
    let word = |(_, bad): (NodeId, lanke::BadMove)| {
        let reason = match &bad.reason {
            BadMoveReason::Illegal(IllegalMove::OffBoard) => "off_board".to_owned(),
            BadMoveReason::Unreadable => "bad_point".to_owned(),
            _ => bad.code().replace('-', "_"),
        };
        serde_json::json!({ "move": bad.number, "reason": reason })
    };
    all.map(word).collect()
}

#[test]
fn the_cases_are_read_as_they_are_written() {
    assert_eq!(base64("KDtTWls5XSk="), b"(;SZ[9])");
    let made = r#"{"generate":{"how":"nest","prefix":"(;a","open":"(;b","n":2,"suffix":")"}}"#;
    assert_eq!(input(&serde_json::from_str(made).unwrap()), b"(;a(;b(;b)))");
}
