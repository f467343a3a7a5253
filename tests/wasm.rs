//! The boundary, compiled to WebAssembly: run in Node and in a browser. What JavaScript meets is
//! tested on the built package; here stands what only Rust can ask, and that both worlds agree.

#![cfg(all(target_family = "wasm", feature = "wasm"))]
#![allow(missing_docs, reason = "tests are named after what they hold")]

use js_sys::{Function, Int8Array, Reflect, Uint8Array, Uint16Array};
use lanke::wasm::{RawGame, handicap, judge, parse_komi, presets, score};
use lanke::{Board, Color, KoRule, Preset, Rng, Rules, Size, random_game};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

/// The Chinese rules of 2002: positional superko, no suicide, area, komi 7.5, all handicap stones given back.
const RULES: [i32; 17] = [2, 0, 0, 0, 0, 15, 2, 0, 0, 0, 0, 1, 1, 0, 1, 3, 0];

/// The same with one number changed.
fn changed(place: usize, number: i32) -> [i32; 17] {
    let mut rules = RULES;
    rules[place] = number;
    rules
}

fn game(width: u32, height: u32) -> RawGame {
    RawGame::new(width, height, &[], 1, 0, &RULES).expect("a plain game")
}

fn field(object: &JsValue, key: &str) -> JsValue {
    Reflect::get(object, &key.into()).expect("an object")
}

fn text(object: &JsValue, key: &str) -> String {
    field(object, key).as_string().expect("a text")
}

/// R-C-03: the ko is closed to the side that was taken, and the evidence says since when.
#[wasm_bindgen_test]
fn a_ko_is_refused_with_evidence() {
    let cells = [0, 1, 2, 0, 1, 2, 0, 2, 0, 1, 2, 0, 0, 0, 0, 0];
    let mut game = RawGame::new(4, 4, &cells, 1, 0, &RULES).expect("a position");
    assert_eq!(game.play(6, 1), 1);
    assert_eq!(game.taken(), [5]);
    assert_eq!(game.ko(), 5);
    let illegal = game.check(5, 2, true).expect("a colour");
    assert_eq!(text(&illegal, "code"), "ko");
    assert_eq!(field(&illegal, "since").as_f64(), Some(0.0));
    assert_eq!(game.play(5, 2), -1);
    assert_eq!(game.move_number(), 1);
}

#[wasm_bindgen_test]
fn what_is_no_argument_is_an_error_and_never_a_trap() {
    assert!(RawGame::new(0, 9, &[], 1, 0, &RULES).is_err());
    assert!(RawGame::new(9, 53, &[], 1, 0, &RULES).is_err());
    assert!(RawGame::new(9, 9, &[0; 80], 1, 0, &RULES).is_err());
    assert!(RawGame::new(9, 9, &[3; 81], 1, 0, &RULES).is_err());
    assert!(RawGame::new(9, 9, &[], 0, 0, &RULES).is_err());
    for rules in
        [&[][..], &RULES[..16], &changed(0, 5), &changed(0, -1), &changed(5, 99_999), &changed(16, 6)]
    {
        assert!(RawGame::new(9, 9, &[], 1, 0, rules).is_err());
    }
    let mut game = game(9, 9);
    for at in [-2, 81, i32::MIN, i32::MAX] {
        assert_eq!(game.play(at, 1), -1);
        let illegal = game.check(at, 1, true).expect("a colour");
        assert_eq!(text(&illegal, "code"), "off-board");
    }
    assert_eq!(game.play(0, 9), -1);
    assert!(game.check(0, 9, true).is_err());
    assert!(game.chain(81).is_empty() && game.liberties(u32::MAX).is_empty());
    assert!(RawGame::from_sgf(b"no record", 0, false, &[], None, false, "").is_err());
    assert!(handicap(19, 19, 10).is_err());
    assert!(parse_komi("seven").is_err());
    let error = RawGame::new(0, 9, &[], 1, 0, &RULES).map(|_| ()).unwrap_err();
    assert_eq!(text(&error, "code"), "size");
    assert_eq!(text(&error, "message"), "board size 0x9, wanted 1 to 52 columns and rows");
}

#[wasm_bindgen_test]
fn random_games_are_the_same_on_every_machine() {
    let mut board = Board::new(Size::STANDARD);
    let mut rng = Rng::new(7);
    let moves = random_game(&mut board, Color::Black, &mut rng, 2_000);
    // The same numbers as in the native test of `src/playout.rs`.
    assert_eq!((moves, board.n_stones(), board.hash()), (418, 329, 0x0ab6_bf54_4742_3da7));
}

#[wasm_bindgen_test]
fn scores_cross_as_plain_objects() {
    let rules: Rules = Preset::Chinese2002.rules();
    assert_eq!(rules.ko, KoRule::Positional);
    let mut cells = vec![0; 81];
    cells[40] = 1;
    let score = score(9, 9, &cells, &[], &RULES, 0, &[0; 8]).expect("a score");
    assert_eq!(text(&score, "sgf"), "B+73.5");
    assert_eq!(text(&score, "zh"), "黑胜36又3/4子");
    assert_eq!(text(&score, "needed"), "44 1/4");
    assert_eq!(text(&field(&score, "black"), "totalText"), "81");
    let owner = Uint8Array::new(&field(&score, "owner"));
    assert_eq!(owner.to_vec(), [1; 81]);
}

#[wasm_bindgen_test]
fn presets_are_described_in_both_languages() {
    let presets = presets();
    assert_eq!(presets.length() as usize, Preset::ALL.len());
    for preset in presets {
        assert!(!text(&preset, "en").is_empty() && !text(&preset, "zh").is_empty());
    }
}

/// The raw numbers of an event without points: who does it, and nothing else.
fn numbers(by: f64) -> [f64; 7] {
    [by, -1.0, -1.0, 0.0, -1.0, -1.0, -1.0]
}

#[wasm_bindgen_test]
fn events_cross_and_are_refused_with_a_code() {
    let (mut here, mut there) = (game(9, 9), game(9, 9));
    let words = |word: &str| vec![word.to_owned()];
    assert!(here.act(&numbers(1.0), words("offer")).expect("an event").is_undefined());
    let events = js_sys::Array::from(&here.events(1).expect("a list"));
    let prior = text(&events.get(0), "prior");
    let refused = there.apply(2, &prior, -1, &numbers(1.0), words("offer")).expect("an event");
    assert_eq!(text(&refused, "code"), "event-order");
    let refused = there.apply(1, &prior, 2, &numbers(1.0), words("offer")).expect("an event");
    assert_eq!(text(&refused, "code"), "event-stranger");
    assert!(there.apply(1, &prior, 1, &numbers(1.0), words("offer")).expect("an event").is_undefined());
    assert_eq!((here.standing(), here.event_count()), (there.standing(), 1));
    assert!(there.act(&numbers(1.0), words("nonsense")).is_err());
    assert!(there.act(&[], Vec::new()).is_err());
    let refused = there.act(&[f64::NAN; 9], words("play")).expect("an event by nobody");
    assert_eq!(text(&refused, "code"), "sides-only");
}

#[wasm_bindgen_test]
fn records_go_in_and_come_out() {
    let sgf = b"(;GM[1]FF[4]SZ[9]KM[7.5]PB[A];B[ee];W[dd];B[];W[])";
    let game = RawGame::from_sgf(sgf, 0, false, &[], None, false, "").expect("a record");
    assert_eq!((game.move_number(), game.phase()), (4, 1));
    assert_eq!(text(&game.info().into(), "PB"), "A");
    let again =
        RawGame::from_sgf(game.to_sgf().as_bytes(), 0, false, &[], None, false, "").expect("the same record");
    assert_eq!((again.hash(), again.log(1, 4)), (game.hash(), game.log(1, 4)));
}

/// A tick that throws ends the work and is thrown as it is; nothing traps.
#[wasm_bindgen_test]
fn judgements_cross_and_a_tick_may_stop_or_throw() {
    let cells = [0, 1, 0, 2, 0];
    let ask = |body: Option<&str>, playouts| {
        let tick = body.map(|body| Function::new_with_args("done, total", body));
        judge(5, 1, &cells, 0, -1, &RULES, Some(7.0), Some(playouts), tick)
    };
    let judgement = ask(None, 16).expect("a judgement");
    assert_eq!(field(&judgement, "playouts").as_f64(), Some(16.0));
    assert_eq!(Uint16Array::new(&field(&judgement, "chainOf")).to_vec(), [0, 1, 0, 2, 0]);
    assert_eq!(Int8Array::new(&field(&judgement, "standing")).length(), 5);
    assert_eq!(field(&judgement, "isComplete").as_bool(), Some(true));
    let stopped = ask(Some("return done < 100"), 10_000).expect("a judgement");
    assert_eq!(field(&stopped, "isComplete").as_bool(), Some(false));
    let thrown = ask(Some("throw { code: 'mine', message: String(total >= done) }"), 16).unwrap_err();
    assert_eq!((text(&thrown, "code"), text(&thrown, "message")), ("mine".to_owned(), "true".to_owned()));
    assert_eq!(text(&judge(5, 1, &cells, 0, 0, &RULES, None, None, None).unwrap_err(), "code"), "ko");
    assert!(judge(5, 1, &cells, 3, -1, &RULES, None, None, None).is_err());
    assert!(game(5, 5).judge(None, None, None).is_ok());
}
