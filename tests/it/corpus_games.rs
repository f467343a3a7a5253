//! Games that were played to the end, from `../shared/corpus/finished-games`: read, replayed,
//! counted.

use crate::corpus::{list, shared, text, texts};
use crate::picture::{Picture, draw, draw_board};
use lanke::{
    Board, Color, Game, HandicapCompensation, KoRule, Move, MoveKind, OnIllegal, Phase, PointSet,
    ReadOptions, Record, Rules, Suicide,
};
use serde_json::Value;

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
        let points = list(&self.facts, "dead").iter().map(|stone| {
            match self.record.size.parse_vertex(stone[1].as_str().unwrap()) {
                Ok(Move::Play(point)) => point,
                other => panic!("{}: {other:?}", self.id),
            }
        });
        PointSet::from_points(self.record.size, points)
    }
}

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

#[test]
fn every_game_is_counted() {
    let mut n_results = 0;
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
        let matched = texts(facts, "matched");
        let handicap_compensation = if matched.contains(&"area") {
            HandicapCompensation::None
        } else if !matched.contains(&"area-handicap") {
            return;
        } else if facts["rules"] == "AGA" {
            HandicapCompensation::AllButOne
        } else {
            HandicapCompensation::All
        };
        let counted = finished.game(Rules { handicap_compensation, ..finished.rules() });
        assert_eq!(counted.score_with(&dead).margin.to_sgf(), text(facts, "result"), "{id}");
        n_results += 1;
    });
    println!("{n_results} results by area");
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
