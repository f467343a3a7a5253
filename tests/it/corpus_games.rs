//! Games that were played to the end, from `../shared/corpus/finished-games`: read, replayed,
//! counted.

use crate::corpus::{list, shared, text, texts};
use crate::picture::{Picture, draw, draw_board};
use lanke::{
    Board, Color, Count, Game, HandicapCompensation, KoRule, Move, MoveKind, OnIllegal, Phase, PointSet,
    ReadOptions, Record, Rules, Scoring, Suicide, Tax, score,
};
use serde_json::Value;
use std::collections::BTreeMap;

/// A record and what is known of its game.
struct Finished {
    id: String,
    record: Record,
    facts: Value,
}

fn each(mut check: impl FnMut(&Finished)) {
    let Some(folder) = shared("corpus/finished-games/games") else { return };
    let mut n = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "json") {
            let facts: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
            let id = text(&facts, "id").to_owned();
            let sgf = std::fs::read(path.with_extension("sgf")).unwrap();
            let record = Record::read(&sgf, &ReadOptions::default());
            let record = record.unwrap_or_else(|error| panic!("{id}: {error}"));
            check(&Finished { id, record, facts });
            n += 1;
        }
    }
    println!("{n} games");
    assert!(n > 0);
}

impl Finished {
    /// Simple ko; suicide where the record's rules allow it, as the corpus says.
    fn rules(&self) -> Rules {
        let suicide =
            if self.facts["rules"] == "New Zealand" { Suicide::Allowed } else { Suicide::Forbidden };
        Rules { ko: KoRule::Simple, suicide, ..self.record.rules() }
    }

    fn game(&self, rules: Rules) -> Game {
        let replay = self.record.game(rules, OnIllegal::Throw);
        let replay = replay.unwrap_or_else(|bad| panic!("{}: {bad}", self.id));
        assert_eq!(replay.kept, [], "{}", self.id);
        replay.game
    }

    fn number(&self, key: &str) -> usize {
        usize::try_from(self.facts[key].as_u64().unwrap()).unwrap()
    }

    fn dead(&self) -> PointSet {
        self.points("dead")
    }

    /// The stones under a key.
    fn points(&self, key: &str) -> PointSet {
        let points = list(&self.facts, key).iter().map(|stone| {
            match self.record.size.parse_vertex(stone[1].as_str().unwrap()) {
                Ok(Move::Play(point)) => point,
                other => panic!("{}: {other:?}", self.id),
            }
        });
        PointSet::from_points(self.record.size, points)
    }
}

// rules: R-B-03, R-B-04
#[test]
fn every_game_is_replayed_to_its_final_position() {
    each(|finished| {
        let (id, facts) = (&finished.id, &finished.facts);
        let game = finished.game(finished.rules());
        // Of the records under Japanese rules nothing else is wrong.
        let faults = &finished.record.faults;
        assert!(faults.iter().all(|fault| fault.code() == "rules-unknown"), "{id}: {faults:?}");
        assert_eq!(game.move_number(), finished.number("moves"), "{id}");
        assert_eq!(draw_board(game.board()), Picture::from_rows(texts(facts, "final")).plain(), "{id}");
        let captures = ["by_black", "by_white"].map(|side| facts["captures"][side].as_u64().unwrap());
        assert_eq!(game.prisoners().map(u64::from), captures, "{id}");
        let moves: Vec<_> = game.moves().collect();
        let passes = moves.iter().rev().take_while(|made| made.kind == MoveKind::Pass).count();
        assert_eq!(passes, finished.number("passes"), "{id}");
        // Back to the start and to the end again.
        let mut again = game.clone();
        again.go_to(0);
        assert_eq!(again.board(), &finished.record.setup.board(), "{id}");
        assert_eq!(again.prisoners(), [0, 0], "{id}");
        again.go_to(moves.len());
        assert_eq!((again.board(), again.prisoners()), (game.board(), game.prisoners()), "{id}");
    });
}

// rules: R-E-03, R-E-04, R-E-05, R-E-15
#[test]
fn every_game_is_counted() {
    each(|finished| {
        let (id, facts) = (&finished.id, &finished.facts);
        let game = finished.game(finished.rules());
        let dead = finished.dead();
        assert_eq!(dead, game.board().whole_chains(dead.iter()), "{id}: dead stones are whole chains");
        let area = game.score_with(&dead).area;
        let owner = Picture::from_rows(texts(facts, "owner")).plain();
        assert_eq!(draw(game.size(), area.owner.iter().copied()), owner, "{id}");
        let counts = [area.stones[0] + area.territory[0], area.stones[1] + area.territory[1], area.dame];
        let wanted = ["black", "white", "neutral"].map(|key| facts["area"][key].as_u64().unwrap());
        assert_eq!(counts.map(u64::from), wanted, "{id}");
    });
}

/// Each way of counting that the corpus says gives the recorded result gives it.
// rules: R-E-04, R-E-09, R-E-10, R-E-16, R-E-18, S-01, S-02, S-10
#[test]
fn every_result_is_the_recorded_one() {
    let mut n_results = BTreeMap::new();
    each(|finished| {
        let facts = &finished.facts;
        let (game, dead) = (finished.game(finished.rules()), finished.dead());
        let compensation =
            if facts["rules"] == "AGA" { HandicapCompensation::AllButOne } else { HandicapCompensation::All };
        for way in texts(facts, "matched") {
            let (scoring, tax, handicap_compensation) = match way {
                "area" => (Scoring::Area, Tax::None, HandicapCompensation::None),
                "area-handicap" => (Scoring::Area, Tax::None, compensation),
                "territory" => (Scoring::Territory, Tax::None, compensation),
                "territory-noseki" => (Scoring::Territory, Tax::Seki, compensation),
                other => panic!("{}: {other}", finished.id),
            };
            let rules = Rules { scoring, tax, handicap_compensation, ..finished.rules() };
            let (handicap, prisoners) = (game.setup().n_handicap(), game.prisoners());
            let score = score(game.board(), &dead, &Count { handicap, prisoners, ..Count::by(&rules) });
            assert_eq!(score.margin.to_sgf(), text(facts, "result"), "{} by {way}", finished.id);
            *n_results.entry(way.to_owned()).or_insert(0) += 1;
        }
    });
    println!("results by {n_results:?}");
}

/// The stones in seki are those that the corpus names, and no others.
// rules: R-E-14, S-02
#[test]
fn seki_is_found_in_games_that_have_it_and_in_no_others() {
    let mut n_seki = 0;
    each(|finished| {
        let (game, rules) = (finished.game(finished.rules()), finished.rules());
        let score = score(game.board(), &finished.dead(), &Count::by(&rules));
        let wanted = finished.points("seki");
        assert_eq!(score.seki, wanted, "{}:\n{}", finished.id, draw_board(game.board()));
        n_seki += usize::from(!wanted.is_empty());
    });
    println!("{n_seki} games with seki");
}

/// Every position of a game so far, to be compared stone by stone.
#[derive(Default)]
struct Seen(Vec<(usize, Vec<Option<Color>>)>);

impl Seen {
    fn add(&mut self, board: &Board) {
        self.0.push((board.n_stones(), board.stones().collect()));
    }

    fn has(&self, board: &Board) -> bool {
        self.0.iter().any(|(n, stones)| *n == board.n_stones() && board.stones().eq(stones.iter().copied()))
    }
}

/// The corpus counts "repeats" for some games; by comparing boards, passes left out (R-C-07), no
/// move of them brings a position back, and superko refuses none.
// rules: R-C-01, R-C-07
#[test]
fn positional_superko_refuses_the_first_repetition_of_a_game_and_nothing_else() {
    let (mut n_repeating, mut n_said) = (0, 0);
    each(|finished| {
        let id = &finished.id;
        let mut game = finished.game(finished.rules());
        let (mut seen, mut first) = (Seen::default(), None);
        for number in 0..=game.n_moves() {
            game.go_to(number);
            let is_play = game.move_at(number).is_some_and(|made| made.kind != MoveKind::Pass);
            if first.is_none() && is_play && seen.has(game.board()) {
                first = Some(number);
            }
            seen.add(game.board());
        }
        let rules = Rules { ko: KoRule::Positional, ..finished.rules() };
        let refused = finished.record.game(rules, OnIllegal::Throw).err();
        assert_eq!(refused.as_ref().map(|bad| bad.number), first, "{id}");
        assert!(refused.is_none_or(|bad| bad.code() == "superko"), "{id}");
        n_repeating += usize::from(first.is_some());
        n_said += usize::from(finished.number("repeats") > 0);
    });
    println!("{n_repeating} games bring a position back by a play; the corpus says {n_said}");
}

/// Where a ko has just been taken, and every twentieth move: every point at which a play would
/// bring a position back is refused, and no other.
// rules: R-C-01
#[test]
fn superko_in_the_midst_of_games() {
    let (mut n_points, mut n_refused) = (0, 0);
    each(|finished| {
        let rules = Rules { ko: KoRule::Positional, ..finished.rules() };
        let end = finished.game(rules);
        let mut game = end.clone();
        let mut seen = Seen::default();
        for number in 0..=end.n_moves() {
            game.go_to(number);
            seen.add(game.board());
            if game.phase() != Phase::Play || (number % 20 != 0 && game.ko().is_none()) {
                continue;
            }
            let turn = game.turn();
            for point in game.size().points().filter(|&point| game.board().at(point).is_none()) {
                if game.board().is_suicide(turn, point) {
                    continue;
                }
                let mut after = game.board().clone();
                after.place(turn, point).unwrap();
                let checked = game.check(Move::Play(point));
                assert_eq!(checked.is_err(), seen.has(&after), "{} after move {number}", finished.id);
                if let Err(illegal) = checked {
                    // The evidence is true.
                    let mut then = end.clone();
                    then.go_to(illegal.since().unwrap());
                    assert_eq!(then.board(), &after, "{} after move {number}", finished.id);
                    n_refused += 1;
                }
                n_points += 1;
            }
        }
    });
    println!("{n_points} points, {n_refused} refused");
}
