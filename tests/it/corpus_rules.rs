//! The facts about the rules that lie in `../shared/corpus/rules-cases`, each as a game.

use crate::corpus::{list, quarters, shared, text, texts};
use crate::picture::{Picture, draw, draw_board, size};
use lanke::{
    Color, Cycles, Decision, Game, HandicapCompensation, IllegalMove, KoRule, Komi, Move, Outcome, PassAlive,
    Phase, Point, PointSet, RepeatedPass, Rules, Setup, Suicide, pass_alive, provably_dead,
};
use serde_json::Value;
use std::collections::BTreeMap;

// rules: S-08, S-11
#[test]
fn every_case() {
    let Some(folder) = shared("corpus/rules-cases") else { return };
    let mut passed = BTreeMap::new();
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    for file in files {
        if file.extension().is_none_or(|extension| extension != "json")
            || file.ends_with("combinatorics.json")
        {
            continue;
        }
        let cases: Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
        for case in cases.as_array().unwrap() {
            let expect = case["expect"].as_object().unwrap();
            let kind = expect.keys().find(|kind| *kind != "no_result").unwrap();
            check(case, kind, &expect[kind]);
            *passed.entry(kind.clone()).or_insert(0) += 1;
        }
    }
    println!("passed {passed:?}");
    assert!(!passed.is_empty());
}

fn check(case: &Value, kind: &str, expect: &Value) {
    let id = text(case, "id");
    let game = play(case);
    match kind {
        "legal" => check_legal(id, &game, expect),
        "illegal" => check_illegal(id, &game, expect),
        "captures" => {
            let wanted = ["B", "W"].map(|side| expect[side].as_u64().unwrap());
            assert_eq!(game.prisoners().map(u64::from), wanted, "{id}");
        }
        "game_over" => {
            assert_eq!(game.phase() != Phase::Play, expect.as_bool().unwrap(), "{id}");
            let no_result = case["expect"]["no_result"].as_bool().unwrap();
            assert_eq!(game.decided(), no_result.then_some(Decision::NoResult), "{id}");
            assert_eq!(game.outcome(), no_result.then_some(Outcome::Decided(Decision::NoResult)), "{id}");
        }
        "board" => {
            assert_eq!(draw_board(game.board()), rows(case, "expect", "board").plain(), "{id}");
        }
        "area" => {
            let owner = game.score_with(&dead(case)).area.owner;
            assert_eq!(owner, rows(case, "expect", "area").stones(), "{id}");
        }
        "count" => {
            let area = game.score_with(&dead(case)).area;
            let found = [0, 1].map(|side| u64::from(area.stones[side] + area.territory[side]));
            assert_eq!(found, ["B", "W"].map(|side| expect[side].as_u64().unwrap()), "{id}");
            assert_eq!(u64::from(area.dame), expect["shared"].as_u64().unwrap(), "{id}");
        }
        "score" => {
            let found = game.score_with(&dead(case)).margin.to_sgf();
            assert_eq!(found.to_lowercase(), expect.as_str().unwrap().to_lowercase(), "{id}");
        }
        "zi" => {
            let score = game.score_with(&dead(case));
            let totals = score.sides.map(|side| 2 * i64::from(side.total_halves));
            assert_eq!(totals, ["B", "W"].map(|side| quarters(&expect[side].to_string())), "{id}");
            assert_eq!(score.needed_quarters, quarters(&expect["needed_by_B"].to_string()), "{id}");
            assert_eq!(score.margin.to_zi().trim_end_matches("zi"), text(expect, "result"), "{id}");
        }
        "pass_alive" => {
            let found = both(&game, |alive| &alive.stones);
            assert_eq!(found, rows(case, "expect", kind).plain(), "{id}");
        }
        "pass_alive_area" => {
            let found = both(&game, |alive| &alive.area);
            assert_eq!(found, rows(case, "expect", kind).plain(), "{id}");
        }
        "dead" => {
            let wanted = points(&game, texts(&case["expect"], kind));
            assert_eq!(provably_dead(game.board(), game.rules().suicide), wanted, "{id}");
        }
        _ => panic!("{id}: expectation {kind}"),
    }
}

/// Draws what is proved for each side; no point is proved for both.
fn both(game: &Game, part: impl Fn(&PassAlive) -> &PointSet) -> String {
    let proved = Color::BOTH.map(|color| pass_alive(game.board(), color, game.rules().suicide));
    let owner = |point| {
        let [black, white] = [0, 1].map(|side| part(&proved[side]).contains(point));
        assert!(!(black && white), "{point:?}");
        if black { Some(Color::Black) } else { white.then_some(Color::White) }
    };
    draw(game.size(), game.size().points().map(owner))
}

/// The points each side may play on, exactly; by every way of asking.
fn check_legal(id: &str, game: &Game, expect: &Value) {
    for (side, color) in [("B", Color::Black), ("W", Color::White)] {
        if expect.get(side).is_none() {
            continue;
        }
        let wanted: Vec<Point> = texts(expect, side).into_iter().map(|text| point(game, text)).collect();
        let is_legal = |point: &Point| game.check_for(color, Move::Play(*point)).is_ok();
        let found: Vec<Point> = game.size().points().filter(is_legal).collect();
        assert_eq!(found, wanted, "{id}");
        let mut mask = vec![2; game.size().n_points()];
        game.legal_mask(color, &mut mask);
        let legal = game.size().points().zip(mask).filter(|&(_, legal)| legal == 1);
        assert_eq!(legal.map(|(point, _)| point).collect::<Vec<_>>(), wanted, "{id}: the mask");
    }
}

fn check_illegal(id: &str, game: &Game, expect: &Value) {
    let (color, mv) = mv(game, text(expect, "move"));
    let illegal = game.clone().play_as(color, mv).unwrap_err();
    let reason = match &illegal {
        IllegalMove::Superko { kind: KoRule::Positional, .. } => "positional-superko",
        IllegalMove::Superko { kind: KoRule::Situational, .. } => "situational-superko",
        other => other.code(),
    };
    let ok = reason == text(expect, "reason") || texts(expect, "also_ok").contains(&reason);
    assert!(ok, "{id}: {reason}, wanted {expect}");
    if let Some(since) = illegal.since() {
        assert!(since < game.move_number(), "{id}");
    }
}

/// Sets the case up and makes its moves.
fn play(case: &Value) -> Game {
    let side = |place: usize| usize::try_from(case["size"][place].as_u64().unwrap()).unwrap();
    let size = size(side(0), side(1));
    let turn = color(text(case, "to_play"));
    let setup = if list(case, "setup").is_empty() {
        Setup::stones(size, &vec![None; size.n_points()], turn).unwrap()
    } else {
        let picture = Picture::from_rows(texts(case, "setup"));
        assert_eq!(picture.size(), size);
        picture.setup(turn)
    };
    let handicap = case["rules"]["handicap"].as_u64().unwrap_or(0);
    let setup = setup.with_n_handicap(u32::try_from(handicap).unwrap());
    let mut game = Game::new(setup, rules(&case["rules"]));
    for text in texts(case, "moves") {
        let (color, mv) = mv(&game, text);
        let id = &case["id"];
        game.play_as(color, mv).unwrap_or_else(|illegal| panic!("{id}: {text}: {illegal}"));
    }
    game
}

fn rules(words: &Value) -> Rules {
    let ko = match text(words, "ko") {
        "none" => KoRule::None,
        "simple" => KoRule::Simple,
        "positional" => KoRule::Positional,
        "situational" => KoRule::Situational,
        other => panic!("ko rule {other}"),
    };
    let suicide = match text(words, "suicide") {
        "forbidden" => Suicide::Forbidden,
        "allowed" => Suicide::Allowed,
        other => panic!("suicide {other}"),
    };
    let handicap_compensation = match words["handicap_bonus"].as_str() {
        None | Some("0") => HandicapCompensation::None,
        Some("N-1") => HandicapCompensation::AllButOne,
        Some("N") => HandicapCompensation::All,
        Some(other) => panic!("bonus {other}"),
    };
    let komi = words.get("komi").map_or(Komi::ZERO, |komi| komi.to_string().parse().unwrap());
    let cycles = match words["long_cycle"].as_str() {
        None => Cycles::None,
        Some("no-result") => Cycles::NoResult,
        Some(other) => panic!("long cycle {other}"),
    };
    let repeated_pass = match words["pass_repeat"].as_str() {
        None => RepeatedPass::Ordinary,
        Some("ends") => RepeatedPass::Stops,
        Some(other) => panic!("repeated pass {other}"),
    };
    assert_eq!(text(words, "scoring"), "area");
    Rules { ko, suicide, komi, handicap_compensation, cycles, repeated_pass, ..Rules::default() }
}

fn rows(case: &Value, field: &str, key: &str) -> Picture {
    Picture::from_rows(texts(&case[field], key))
}

/// The stones that come off before the count: those marked by hand, and those that the rule word
/// takes off.
fn dead(case: &Value) -> PointSet {
    let game = play(case);
    let mut dead = points(&game, texts(case, "dead"));
    match case["rules"]["dead_stones"].as_str() {
        None => {}
        Some("provably-dead-removed") => {
            let proved = provably_dead(game.board(), game.rules().suicide);
            for point in proved.iter() {
                dead.insert(point);
            }
        }
        Some(other) => panic!("dead stones {other}"),
    }
    dead
}

fn points(game: &Game, texts: Vec<&str>) -> PointSet {
    PointSet::from_points(game.size(), texts.into_iter().map(|text| point(game, text)))
}

fn color(letter: &str) -> Color {
    Color::BOTH.into_iter().find(|color| color.letter().to_string() == letter).unwrap()
}

fn mv(game: &Game, text: &str) -> (Color, Move) {
    let (letter, vertex) = text.split_once(' ').unwrap();
    (color(letter), game.size().parse_vertex(vertex).unwrap())
}

fn point(game: &Game, text: &str) -> Point {
    match game.size().parse_vertex(text) {
        Ok(Move::Play(point)) => point,
        other => panic!("{text}: {other:?}"),
    }
}
