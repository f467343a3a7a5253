//! Two ends of a game, and its record: R-D-15, R-D-14.

use crate::course::{course, does, rebuilt, standing};
use crate::picture::{Picture, size};
use lanke::{
    Act, Button, By, Color, Cycles, Effect, EndOffer, Event, EventKind, Game, GiveUpPlay,
    HandicapCompensation, IllegalActs, KoRule, Komi, LastPass, Marks, Move, MoveKind, OnIllegal, PassStones,
    Passes, Preset, ReadOptions, Record, RecordInfo, Refusal, RepeatedPass, Report, Resumption, Rules,
    Scoring, Setup, Suicide, Tax,
};

fn board() -> Picture {
    Picture::new(
        "
        .1.2.
        .w.B.
        .3.4.",
    )
}

fn game(rules: Rules) -> Game {
    board().game(Color::Black, rules)
}

/// The last event of a game.
fn last(game: &Game) -> Event {
    game.events().pop().unwrap()
}

// rules: R-D-15
#[test]
fn the_other_end_sees_the_same() {
    let (mut here, mut there) = (game(Rules::default()), game(Rules::default()));
    for act in ["B 1", "W 2", "B offer", "W agree", "B mark w", "W dispute w", "B 3", "W resign"] {
        let by = if act.starts_with('B') { Color::Black } else { Color::White };
        does(&mut here, &board(), act).unwrap();
        assert_eq!(there.apply(&last(&here), Some(by.into())), Ok(()));
        assert_eq!(standing(&there), standing(&here));
        assert_eq!((there.events(), there.n_events()), (here.events(), here.events().len()));
    }
}

// rules: R-D-15
#[test]
fn what_does_not_fit_is_refused_and_changes_nothing() {
    let mut here = game(Rules::default());
    course(&mut here, &board(), "B 1 -> playing W\nW 2 -> playing B\nB 3 -> playing W");
    let events = here.events();
    let mut there = game(Rules::default());
    there.apply(&events[0], None).unwrap();
    let before = standing(&there);
    let next = &events[1];
    let cases = [
        (events[0].clone(), None, Refusal::Order { found: 1, wanted: 2 }),
        (events[2].clone(), None, Refusal::Order { found: 3, wanted: 2 }),
        (next.clone(), Some(By::Side(Color::Black)), Refusal::Stranger),
        (next.clone(), Some(By::Referee), Refusal::Stranger),
        (Event { prior: next.prior ^ 1, ..next.clone() }, None, Refusal::OtherGame),
        (Event { kind: events[0].kind.clone(), ..next.clone() }, None, occupied()),
        (Event { kind: EventKind::Pass, by: By::Referee, ..next.clone() }, None, Refusal::SidesOnly),
    ];
    for (event, from, refusal) in cases {
        assert_eq!(there.apply(&event, from), Err(refusal));
        assert_eq!(standing(&there), before);
    }
    assert_eq!(there.apply(next, Some(By::Side(Color::White))), Ok(()));
}

fn occupied() -> Refusal {
    let (point, color) = (board().point('1'), Color::Black);
    Refusal::Illegal(lanke::IllegalMove::Occupied { point, color })
}

// rules: R-D-15
#[test]
fn no_two_starts_have_one_digest() {
    let rules = Rules::default();
    let empty = |side| Setup::empty(size(side, side));
    let other_komi = Rules { komi: Komi::ZERO, ..rules };
    let mut games = vec![
        Game::new(empty(9), rules),
        Game::new(empty(13), rules),
        Game::new(Setup::empty(size(9, 13)), rules),
        Game::new(Setup::empty(size(13, 9)), rules),
        Game::new(empty(9), other_komi),
        Game::new(empty(9).with_n_handicap(2), rules),
        game(rules),
        board().game(Color::White, rules),
        Game::new(Setup::handicap(size(9, 9), 2).unwrap(), rules),
    ];
    // Each switch by itself.
    let one_changed = [
        Rules { ko: KoRule::Simple, ..rules },
        Rules { suicide: Suicide::Allowed, ..rules },
        Rules { scoring: Scoring::Territory, ..rules },
        Rules { tax: Tax::Seki, ..rules },
        Rules { button: Button::HalfPoint, ..rules },
        Rules { handicap_compensation: HandicapCompensation::None, ..rules },
        Rules { passes: Passes::ThreeEach, ..rules },
        Rules { last_pass: LastPass::White, ..rules },
        Rules { pass_stones: PassStones::Given, ..rules },
        Rules { repeated_pass: RepeatedPass::Stops, ..rules },
        Rules { end_offer: EndOffer::Free, ..rules },
        Rules { give_up_play: GiveUpPlay::None, ..rules },
        Rules { marks: Marks::AllAlive, ..rules },
        Rules { resumption: Resumption::TurnHolder, ..rules },
        Rules { illegal_acts: IllegalActs::Loses, ..rules },
        Rules { cycles: Cycles::Draw, ..rules },
    ];
    games.extend(one_changed.map(|rules| Game::new(empty(9), rules)));
    games.extend(Preset::ALL.iter().skip(1).map(|preset| Game::new(empty(9), preset.rules())));
    for (place, one) in games.iter().enumerate() {
        for other in &games[..place] {
            let same = one.rules() == other.rules() && one.setup() == other.setup();
            assert_eq!(one.digest() == other.digest(), same, "{:?} {:?}", one.rules(), other.rules());
        }
    }
}

// rules: R-D-15
#[test]
fn every_word_of_an_event_is_in_the_digest() {
    let report = Report::of(Act::Other, Some(Color::Black));
    let stands = Report { choice: Some(Effect::Stands), ..report };
    let events = [
        stands.clone(),
        Report { choice: Some(Effect::Warning), ..stands.clone() },
        Report { offender: Some(Color::White), ..stands.clone() },
        Report { offender: None, ..stands.clone() },
        Report { at: Some(board().point('1')), ..stands.clone() },
        Report { at: Some(board().point('2')), ..stands.clone() },
        Report { move_number: Some(0), ..stands.clone() },
        Report { move_number: Some(1), ..stands.clone() },
        Report { is_agreed: true, ..stands.clone() },
        Report { is_restorable: true, ..stands.clone() },
        Report { text: "a".to_owned(), ..stands.clone() },
        Report { text: "b".to_owned(), ..stands.clone() },
    ];
    let mut kinds: Vec<EventKind> = events.into_iter().map(EventKind::Report).collect();
    kinds.extend(
        [None, Some([0, 0]), Some([0, 1]), Some([1, 0])].map(|used_ms| EventKind::Adjourn { used_ms }),
    );
    let digests: Vec<u64> = kinds
        .iter()
        .map(|kind| {
            let mut game = game(Rules::default());
            game.play(Move::Pass).unwrap();
            game.act(By::Referee, kind.clone()).unwrap();
            game.digest()
        })
        .collect();
    for (place, digest) in digests.iter().enumerate() {
        assert!(!digests[..place].contains(digest), "{:?}", kinds[place]);
    }
}

// rules: R-D-15
#[test]
fn one_end_gives_way_when_both_act_at_once() {
    let rules = Preset::Platform.rules();
    let (mut here, mut there) = (game(rules), game(rules));
    does(&mut here, &board(), "B 1").unwrap();
    does(&mut there, &board(), "W offer").unwrap();
    let (mine, yours) = (last(&here), last(&there));
    assert_eq!(there.apply(&mine, None), Err(Refusal::Order { found: 1, wanted: 2 }));
    assert_eq!(here.apply(&yours, None), Err(Refusal::Order { found: 1, wanted: 2 }));
    // Black was first, say.
    assert_eq!(there.take_back(1), 1);
    assert_eq!(there.apply(&mine, None), Ok(()));
    assert_eq!(standing(&there), standing(&here));
    does(&mut there, &board(), "W offer").unwrap();
    assert_eq!(here.apply(&last(&there), None), Ok(()));
    assert_eq!(standing(&there), standing(&here));
}

// rules: R-D-15
#[test]
fn every_event_is_taken_back_as_one() {
    let mut game = game(Rules::default());
    let mut steps = vec![standing(&game)];
    let acts = [
        "B 1",
        "ref report took-back W",
        "W offer",
        "B agree",
        "B mark w",
        "W accept",
        // White's turn is handed over: the dispute and the lost turn are one event.
        "W dispute B",
        "W 3",
        "ref report forbidden-point B",
        "B pass",
        "W pass",
        "B accept",
        "W accept",
        "W confirm",
    ];
    for act in acts {
        if does(&mut game, &board(), act).is_ok() {
            steps.push(standing(&game));
        }
    }
    assert_eq!((steps.len(), game.n_events()), (acts.len(), acts.len() - 1), "one is refused");
    for wanted in steps.iter().rev().skip(1) {
        assert_eq!(game.take_back(1), 1);
        assert_eq!((&standing(&game), game.redo(1)), (wanted, 0));
    }
    assert_eq!(game.take_back(1), 0);
}

// rules: R-D-15
#[test]
fn a_resignation_is_taken_back_too() {
    let mut game = game(Rules::default());
    course(&mut game, &board(), "B 1 -> playing W\nB resign -> over W+R");
    assert_eq!((game.take_back(1), game.resigned(), game.turn()), (1, None, Color::White));
    assert_eq!(game.take_back(9), 1);
}

// rules: R-D-15
#[test]
fn moves_as_they_happened_are_events_of_the_referee() {
    let mut game = game(Rules::default());
    course(
        &mut game,
        &board(),
        "
        B put B 1     -> referee-only
        ref put B 1   -> playing W
        ref put B 2   -> playing W
        ref put W 2   -> occupied
        ref put W 3   -> playing B
        ref stop      -> stopped B
        ref put B pass -> stopped W
        ref put W 4   -> game-over
        ",
    );
    let by: Vec<_> = game.events().iter().map(|event| (event.by, event.kind.code())).collect();
    let [black, white] = Color::BOTH.map(By::Side);
    let referee = By::Referee;
    let wanted = [(black, "play"), (referee, "put"), (white, "play"), (referee, "stop"), (referee, "put")];
    assert_eq!(by, wanted, "a move that the rules allow is the side's own");
}

// rules: R-D-14
#[test]
fn a_lost_turn_survives_in_a_record() {
    let mut game = game(Rules::default());
    course(
        &mut game,
        &board(),
        "
        B 1 -> playing W
        ref report other W lost-turn -> playing B
        B 2 -> playing W
        W 3 -> playing B
        ref report other B lost-turn -> playing W
        ",
    );
    let sgf = game.to_sgf(&RecordInfo::default());
    assert!(sgf.contains("PL[B]") && sgf.contains("PL[W]"), "{sgf}");
    let record = Record::read(sgf.as_bytes(), &ReadOptions::default()).unwrap();
    assert!(record.faults.is_empty(), "{:?}", record.faults);
    let read = record.game(record.rules(), OnIllegal::Throw).unwrap().game;
    assert!(read.moves().eq(game.moves()));
    assert_eq!((read.turn(), read.passes()), (Color::White, [0, 0]));
    let kinds: Vec<_> = read.moves().map(|made| (made.color, made.kind)).collect();
    assert_eq!(
        (kinds[1], kinds[4]),
        ((Color::White, MoveKind::LostTurn), (Color::Black, MoveKind::LostTurn))
    );
    assert_eq!(standing(&rebuilt(&read, &read.events())), standing(&read));
}

// rules: R-D-04
#[test]
fn how_a_game_was_decided_stands_in_its_record() {
    for (choice, result) in [
        ("lose-game", "W+F"),
        ("draw", "Draw"),
        ("both-lose", "Void"),
        ("replay", "Void"),
        ("no-result", "Void"),
        ("extra-game", "Void"),
    ] {
        let mut game = game(Rules::default());
        does(&mut game, &board(), &format!("ref report other B {choice}")).unwrap();
        let sgf = game.to_sgf(&RecordInfo::default());
        assert!(sgf.contains(&format!("RE[{result}]")), "{sgf}");
    }
    let mut game = game(Rules::default());
    does(&mut game, &board(), "ref report time-out B").unwrap();
    assert!(game.to_sgf(&RecordInfo::default()).contains("RE[W+T]"));
}

// rules: R-D-15
#[test]
fn an_end_that_went_back_is_another_game() {
    let (mut here, mut there) = (game(Rules::default()), game(Rules::default()));
    does(&mut here, &board(), "B 1").unwrap();
    does(&mut there, &board(), "B 2").unwrap();
    does(&mut here, &board(), "W 3").unwrap();
    let event = last(&here);
    assert_eq!(there.apply(&event, None), Err(Refusal::OtherGame));
    assert_eq!(there.undo(1), 1);
    assert_eq!(there.apply(&event, None), Err(Refusal::Order { found: 2, wanted: 1 }));
    assert_eq!(there.play(Move::Play(board().point('1'))).map(|played| played.number), Ok(1));
    assert_eq!(there.apply(&event, None), Ok(()));
    assert_eq!(standing(&there), standing(&here));
}
