//! What records say of their games, from `../shared/corpus/bug-cases` and `sgf-odd`: komi, handicap, result.

use crate::corpus::{json, shared, text};
use lanke::{
    Color, KomiScale, Limits, ReadOptions, Record, RecordInfo, RecordResult, RecordedWinner, ResultBy,
};
use serde_json::Value;
use std::collections::BTreeMap;

fn info(sgf: &[u8]) -> RecordInfo {
    let options = ReadOptions { limits: Limits::default(), ..ReadOptions::default() };
    Record::read(sgf, &options).expect("a record").info
}

#[test]
fn every_case_of_records_with_komi_handicap_or_result() {
    let Some(cases) = json("corpus/bug-cases/cases.json") else { return };
    let mut passed = BTreeMap::new();
    for case in cases.as_array().unwrap().iter().filter(|case| case["kind"] == "sgf") {
        let Some(sgf) = case["sgf"].as_str() else { continue };
        let id = format!("{} {}", text(case, "id"), text(case, "title"));
        for (key, wanted) in case["expect"].as_object().unwrap() {
            let info = || info(sgf.as_bytes());
            match key.as_str() {
                "komi" => assert_eq!(komi(&info()).as_ref(), wanted.as_f64().as_ref(), "{id}"),
                "komi_any" => {
                    let found = komi(&info());
                    assert!(wanted.as_array().unwrap().iter().any(|any| any.as_f64() == found), "{id}");
                }
                "handicap" => assert_eq!(info().handicap().map(u64::from), wanted.as_u64(), "{id}"),
                "result_raw" => assert_eq!(info().get("RE"), wanted.as_str(), "{id}"),
                "result_parsed" => check_result(&id, info().result().expect("a result"), wanted),
                _ => continue,
            }
            *passed.entry(key.clone()).or_insert(0) += 1;
        }
    }
    println!("passed {passed:?}");
    assert_eq!(passed.len(), 5);
}

fn komi(info: &RecordInfo) -> Option<f64> {
    info.komi().map(|komi| f64::from(komi.half_points()) / 2.0)
}

fn check_result(id: &str, result: RecordResult, wanted: &Value) {
    let winner = match result.winner {
        RecordedWinner::Side(Color::Black) => "B",
        RecordedWinner::Side(Color::White) => "W",
        RecordedWinner::Draw => "draw",
        RecordedWinner::NoResult => "none",
        RecordedWinner::Unknown => "unknown",
    };
    for (key, wanted) in wanted.as_object().unwrap() {
        match key.as_str() {
            "winner" => assert_eq!(winner, wanted, "{id}"),
            "winner_any" => assert!(wanted.as_array().unwrap().iter().any(|any| any == winner), "{id}"),
            "by" => {
                let by = if result.by == ResultBy::Resignation { "resign" } else { result.by.code() };
                assert_eq!(by, wanted, "{id}");
            }
            "margin" => {
                assert_eq!(result.margin_quarters.map(|n| f64::from(n) / 4.0), wanted.as_f64(), "{id}");
            }
            _ => panic!("{id}: {key}"),
        }
    }
}

#[test]
fn odd_files_say_what_their_list_says() {
    let Some(list) = json("corpus/sgf-odd/manifest.json") else { return };
    let Some(folder) = shared("corpus/sgf-odd") else { return };
    let mut n = 0;
    for entry in list["files"].as_array().unwrap() {
        let (file, game) = (text(entry, "file"), &entry["first_game"]);
        // As a text: what other encodings make of names is no matter here.
        let bytes = std::fs::read(folder.join(file)).unwrap();
        let Ok(record) = Record::read(&bytes, &ReadOptions::default()) else { continue };
        let info = record.info;
        if let Some(raw) = game["komi_raw"].as_str().filter(|_| info.get("KM").is_some()) {
            // The list undoes no scale.
            let wanted = match raw {
                "375" => Some(7.5),
                "550" => Some(5.5),
                _ => game["komi_points"].as_f64(),
            };
            assert_eq!(komi(&info), wanted, "{file}");
            n += 1;
        }
        if let Some(wanted) = game["handicap"].as_str().filter(|_| info.get("HA").is_some()) {
            assert_eq!(info.handicap().map(|n| n.to_string()).as_deref(), Some(wanted), "{file}");
            n += 1;
        }
        if let Some(raw) = game["result_raw"].as_str().filter(|raw| info.get("RE") == Some(raw)) {
            let winner = info.result().expect("a result").winner;
            let wanted = match raw.as_bytes() {
                [b'B', b'+', ..] => RecordedWinner::Side(Color::Black),
                [b'W', b'+', ..] => RecordedWinner::Side(Color::White),
                _ if raw.contains("黒中押し勝ち") => RecordedWinner::Side(Color::Black),
                _ => RecordedWinner::Unknown,
            };
            assert_eq!(winner, wanted, "{file}: {raw}");
            n += 1;
        }
        if game["time_raw"].is_string() && info.get("TM").is_some_and(|text| text.is_ascii() && text != "-") {
            assert!(info.main_time_ms().is_some(), "{file}: {:?}", info.get("TM"));
            n += 1;
        }
    }
    println!("{n} properties");
    assert!(n > 60);
    let fox = std::fs::read(folder.join("fox-komi-375.sgf")).unwrap();
    assert_eq!(info(&fox).stated_komi().unwrap().scale, KomiScale::HundredthZi);
}
