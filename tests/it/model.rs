//! Two ends of a game, chance in place of players, and a model that says what may happen.
//!
//! Every sequence draws events, legal and not, for a game on a tiny board under some rules. The engine
//! must take exactly what the model allows and stand where the model stands; a refused event changes
//! nothing; both ends, and a third built from the events alone, show the same; and from everywhere
//! there is a way to the end.

mod chance;
mod happen;
mod stages;
mod table;

use crate::course::{Standing, rebuilt, standing};
use crate::naive::{Grid, Naive};
use crate::picture::size;
use crate::random::Chance;
use chance::{Mood, SALT, any_rules, draw};
use lanke::{By, Color, Event, EventKind, Game, Move, Preset, Refusal, Rules, Setup, Stage};
use stages::{At15, Model};
use std::collections::BTreeMap;

/// How often each kind of event was taken, and refused.
type Tally = BTreeMap<&'static str, [usize; 2]>;

/// One game, at both of its ends, and in the model.
struct Table {
    ends: [Game; 2],
    model: Model,
    mood: Mood,
    /// What to print when something is wrong.
    told: Vec<String>,
}

impl Table {
    fn new(chance: &mut Chance, rules: Rules) -> Self {
        let (width, height) = (1 + chance.below(4), 1 + chance.below(4));
        let game = Game::new(Setup::empty(size(width, height)), rules);
        let board = Naive::new(Grid::empty(width, height), Color::Black, rules.ko, rules.suicide);
        Self {
            ends: [game.clone(), game],
            model: Model::new(rules, board),
            mood: Mood::any(chance),
            told: vec![format!("{rules:#?}")],
        }
    }

    fn panic(&self, why: &str) -> ! {
        panic!("{why}\n{}\nengine: {:#?}", self.told.join("\n"), standing(&self.ends[0]))
    }

    fn assert(&self, is_so: bool, why: &str) {
        if !is_so {
            self.panic(why);
        }
    }

    /// Lets one thing happen at one end, and hands it to the other.
    fn step(&mut self, chance: &mut Chance, tally: &mut Tally) {
        let (by, kind) = draw(&self.model, chance, self.mood);
        self.told.push(format!("{by:?} {kind:?}"));
        let end = chance.below(2);
        let before = standing(&self.ends[end]);
        let is_allowed =
            self.model.allows(by, &kind) && !matches!(&kind, EventKind::Open { salt, .. } if salt != SALT);
        let done = self.ends[end].act(by, kind.clone());
        tally.entry(kind.code()).or_default()[usize::from(done.is_err())] += 1;
        if done.is_ok() != is_allowed {
            self.panic(&format!("{done:?}, but the model says {is_allowed}"));
        }
        if done.is_err() {
            self.assert(standing(&self.ends[end]) == before, "a refused event changed something");
            return;
        }
        if chance.once_in(8) {
            self.clash(chance, end, &before);
        }
        let event = self.ends[end].events().pop().unwrap_or_else(|| self.panic("no event"));
        self.hand_over(chance, 1 - end, &event, &before);
        if let EventKind::Seal { commitment } = &kind {
            self.model.seal(chance::note_of(&self.model, commitment), commitment);
        } else {
            let was = self.model.at;
            self.model.happen(by, &kind);
            for sight in sights(&self.model, was, &kind) {
                tally.entry(sight).or_default()[0] += 1;
            }
        }
        self.compare();
    }

    /// The other end does something at the same time, learns of it, and gives way.
    fn clash(&mut self, chance: &mut Chance, end: usize, before: &Standing) {
        let (by, kind) = draw(&self.model, chance, self.mood);
        let mine = self.ends[end].events().pop().unwrap_or_else(|| self.panic("no event"));
        let other = &mut self.ends[1 - end];
        if other.act(by, kind).is_err() {
            return;
        }
        let theirs = other.events().pop().expect("an event");
        let refused = Refusal::Order { found: mine.number, wanted: mine.number + 1 };
        assert_eq!(other.apply(&mine, None), Err(refused.clone()));
        assert_eq!(self.ends[end].apply(&theirs, None), Err(refused));
        assert_eq!(self.ends[1 - end].take_back(1), 1);
        self.assert(standing(&self.ends[1 - end]) == *before, "what was taken back left something");
    }

    /// The event comes to the other end; now and then a wrong one comes before it, and it comes twice.
    fn hand_over(&mut self, chance: &mut Chance, to: usize, event: &Event, before: &Standing) {
        let end = &mut self.ends[to];
        if chance.once_in(4) {
            let other = if event.by == By::Referee { By::Side(Color::Black) } else { By::Referee };
            let late = Event { number: event.number + 1, ..event.clone() };
            let foreign = Event { prior: event.prior.rotate_left(7) ^ 1, ..event.clone() };
            let order = Refusal::Order { found: late.number, wanted: event.number };
            assert_eq!(end.apply(&late, None), Err(order));
            assert_eq!(end.apply(&foreign, None), Err(Refusal::OtherGame));
            assert_eq!(end.apply(event, Some(other)), Err(Refusal::Stranger));
            assert_eq!(standing(end), *before);
        }
        let done = end.apply(event, Some(event.by));
        if done != Ok(()) {
            self.panic(&format!("{done:?} for {event:?}"));
        }
        if chance.once_in(4) {
            let again = Refusal::Order { found: event.number, wanted: event.number + 1 };
            assert_eq!(self.ends[to].apply(event, None), Err(again));
        }
        self.assert(standing(&self.ends[0]) == standing(&self.ends[1]), "the ends differ");
    }

    /// The engine stands where the model stands.
    fn compare(&self) {
        let (game, model) = (&self.ends[0], &self.model);
        let at = match game.stage() {
            Stage::Playing => At15::Playing,
            Stage::Offered { by } => At15::Offered(by),
            Stage::Confirming => At15::Confirming,
            Stage::Stopped => At15::Stopped(false),
            Stage::Marking => At15::Stopped(true),
            Stage::Agreed => At15::Agreed,
            Stage::Over => At15::Over,
        };
        self.assert(at == model.at, &format!("the stage: {at:?}, the model's {:?}", model.at));
        let stones = model.board.now().grid.rows.concat();
        self.assert(game.board().stones().eq(stones), "the board");
        self.assert(game.turn() == model.turn, "the turn");
        self.assert(game.prisoners() == model.board.now().prisoners, "prisoners");
        self.assert(
            Color::BOTH.map(|color| game.must_play() == Some(color)) == model.must_play(),
            "who must play",
        );
        self.assert(game.passes_in_a_row() == model.passes_in_a_row, "passes in a row");
        self.assert(game.warnings() == model.warnings, "warnings");
        self.assert(game.accepted() == model.accepted || at == At15::Over, "acceptances");
        self.assert(game.confirmed() == model.confirmed || at == At15::Over, "confirmations");
        self.assert(game.contested() == model.contested, "what is contested");
        let dead: Vec<_> = game.dead().iter().map(|point| (point.x().into(), point.y().into())).collect();
        self.assert(dead == model.dead || at == At15::Over, "the dead");
        let note = model.note.as_ref().map(|note| (note.by, note.commitment.as_str()));
        self.assert(game.sealed() == note || at == At15::Over, "what is sealed");
        let paused = game.adjourned().map(|(used_ms, said)| (used_ms.is_some(), said));
        self.assert(paused == model.paused || at == At15::Over, "the pause");
        let ended = game.outcome().filter(|_| at == At15::Over).map(lanke::Outcome::code);
        self.assert(ended == model.ended.map(|(how, _)| how), "how it ended");
        let winner =
            game.outcome().filter(|outcome| outcome.code() != "count").and_then(lanke::Outcome::winner);
        self.assert(winner == model.ended.and_then(|(_, winner)| winner), "who won");
    }

    /// What can be told of the whole game at once.
    fn look_back(&mut self, chance: &mut Chance) {
        let game = &self.ends[0];
        let (events, wanted) = (game.events(), standing(game));
        assert_eq!(game.n_events(), events.len());
        self.assert(standing(&rebuilt(game, &events)) == wanted, "the events tell another game");
        // Back some moves: what led on from there is in force.
        let mut other = game.clone();
        other.undo(chance.below(4));
        let before = other.events();
        self.assert(events.starts_with(&before), "undo changed what was before");
        self.assert(standing(&rebuilt(game, &before)) == standing(&other), "undo leads elsewhere");
        other.redo(usize::MAX);
        self.assert(standing(&other) == wanted, "redo leads elsewhere");
        // Events are taken back one by one.
        let n = chance.below(4).min(events.len());
        assert_eq!(other.take_back(n), n);
        self.assert(other.events() == events[..events.len() - n], "other events were taken back");
        self.assert(standing(&rebuilt(game, &other.events())) == standing(&other), "they left something");
        self.finish(chance);
    }

    /// From here the game can be brought to its end, by giving up or by going on.
    fn finish(&self, chance: &mut Chance) {
        let mut game = self.ends[0].clone();
        let is_open = !matches!(self.model.at, At15::Agreed | At15::Over);
        let resigned = game.act(chance.color().into(), EventKind::Resign);
        self.assert(resigned.is_ok() == is_open, "resignation");
        if is_open {
            assert_eq!(game.take_back(1), 1);
        }
        let note = self.model.note.as_ref().map(|note| note.text.clone());
        for _ in 0..40 {
            if game.stage() == Stage::Over {
                return;
            }
            let acts = way_on(&game, note.as_deref());
            for (by, kind) in acts {
                let done = game.act(by, kind.clone());
                self.assert(done.is_ok(), &format!("no way on: {by:?} {kind:?} {done:?}"));
            }
        }
        self.panic("the end is never reached");
    }
}

/// What is rare, and must have been seen all the same.
fn sights(model: &Model, was: At15, kind: &EventKind) -> Vec<&'static str> {
    let is_play = matches!(kind, EventKind::Play(_));
    let is_pass = matches!(kind, EventKind::Pass | EventKind::Open { .. });
    let is_report = matches!(kind, EventKind::Report(_));
    let all = [
        ("*a side must play", model.owes.contains(&true)),
        ("*which may pass", model.owes[model.turn.index()] && !model.owes_a_stone(model.turn)),
        ("*a cycle ends it", is_play && model.at == At15::Over),
        ("*a pass is repeated", is_pass && model.at == At15::Stopped(false) && model.passes_in_a_row < 2),
        ("*three passes each", is_pass && model.at == At15::Stopped(false) && model.passes_in_a_row == 6),
        ("*the question", model.at == At15::Confirming && was != At15::Confirming),
        ("*a stone is picked up", is_report && model.is_picked_up),
        ("*two warnings", is_report && model.warnings.contains(&2)),
        (
            "*alive as it stands",
            model.at == At15::Agreed && !matches!(kind, EventKind::Accept | EventKind::Confirm),
        ),
        ("*the result stands", matches!(kind, EventKind::Confirm) && model.at == At15::Over),
    ];
    all.into_iter().filter_map(|(sight, is_so)| is_so.then_some(sight)).collect()
}

/// What leads towards the end, wherever a game stands.
fn way_on(game: &Game, note: Option<&str>) -> Vec<(By, EventKind)> {
    let both = |kind: EventKind, done: [bool; 2]| {
        let open = Color::BOTH.into_iter().filter(|color| !done[color.index()]);
        open.map(|color| (By::Side(color), kind.clone())).collect::<Vec<_>>()
    };
    let turn = game.turn();
    match game.stage() {
        Stage::Playing | Stage::Offered { .. } | Stage::Confirming if game.adjourned().is_some() => {
            vec![(By::Referee, EventKind::Continue)]
        }
        Stage::Playing | Stage::Offered { .. } | Stage::Confirming if game.sealed().is_some() => {
            let note = note.expect("it was sealed").to_owned();
            let salt = SALT.to_owned();
            let mut other = game.clone();
            let open = |choice| EventKind::Open { note: note.clone(), salt: salt.clone(), choice };
            let choice =
                if other.act(turn.into(), open(None)).is_ok() { None } else { Some(lanke::Effect::LostTurn) };
            vec![(turn.into(), open(choice))]
        }
        Stage::Offered { by } => vec![(by.opponent().into(), EventKind::Answer { agrees: true })],
        Stage::Confirming if game.check(Move::Pass).is_ok() => vec![(turn.into(), EventKind::Offer)],
        Stage::Playing | Stage::Confirming => {
            let pass = game.check(Move::Pass).is_ok();
            let mut points = game.size().points();
            let play = points.find(|&point| game.check(Move::Play(point)).is_ok());
            vec![(
                turn.into(),
                if pass { EventKind::Pass } else { EventKind::Play(play.expect("a legal play")) },
            )]
        }
        Stage::Stopped | Stage::Marking => both(EventKind::Accept, game.accepted()),
        Stage::Agreed => both(EventKind::Confirm, game.confirmed()),
        Stage::Over => Vec::new(),
    }
}

/// Plays sequences; gives how many events of each kind there were.
fn run(n: usize, seed: u64, rules: impl Fn(&mut Chance, usize) -> Rules) -> Tally {
    let mut tally = Tally::new();
    for sequence in 0..n {
        let mut chance = Chance::new(seed + sequence as u64);
        let rules = rules(&mut chance, sequence);
        let mut table = Table::new(&mut chance, rules);
        let n_steps = if table.mood == Mood::Plays { 36 } else { 4 + chance.below(16) };
        for _ in 0..n_steps {
            table.step(&mut chance, &mut tally);
            if table.model.at == At15::Over && chance.once_in(2) {
                break;
            }
        }
        table.look_back(&mut chance);
    }
    println!("{n} sequences: {tally:?}");
    tally
}

/// Every kind was taken and refused, often enough to mean something.
fn assert_covered(tally: &Tally, n_sights: usize) {
    assert_eq!(tally.len(), 18 + n_sights, "{tally:?}");
    for (kind, &[taken, refused]) in tally {
        let is_enough = match *kind {
            sight if sight.starts_with('*') => taken >= 40,
            // Two of the named sets know it, and it ends a game at once.
            "give-up-play" => taken.min(refused) >= 250,
            _ => taken.min(refused) >= 500,
        };
        assert!(is_enough, "{kind}: {taken}, {refused}");
    }
}

const N_BY_PRESET: usize = 4_000;
const N_BY_CHANCE: usize = 26_000;

// rules: R-D-15, R-D-14
#[test]
fn every_set_of_rules() {
    let n = N_BY_PRESET * Preset::ALL.len();
    assert!(n + 2 * N_BY_CHANCE >= 100_000);
    let tally = run(n, 1_000_000, |_, sequence| Preset::ALL[sequence % Preset::ALL.len()].rules());
    // No set lets a repeated pass stop play.
    assert_covered(&tally, 9);
}

// rules: R-D-15, R-D-14
#[test]
fn every_switch_by_chance() {
    let tally = run(N_BY_CHANCE, 2_000_000, |chance, _| any_rules(chance));
    assert_covered(&tally, 10);
}

// rules: R-D-15, R-D-14
#[test]
fn every_switch_by_another_chance() {
    let tally = run(N_BY_CHANCE, 3_000_000, |chance, _| any_rules(chance));
    assert_covered(&tally, 10);
}
