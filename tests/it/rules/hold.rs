//! What a ruling or a refusal leaves behind: cycles forbidden, stones owed, warnings that cost nothing.

use crate::picture::Picture;
use lanke::{
    Act, By, Color, Cycles, Effect, EventKind, Game, IllegalMove, KoRule, Move, Phase, Preset, Refusal,
    Report, Rules, Setup, Size, Stage, Suicide,
};

fn report(act: Act, offender: Option<Color>) -> EventKind {
    EventKind::Report(Report::of(act, offender))
}

fn does(game: &mut Game, by: Color, kind: EventKind) {
    let word = kind.code();
    let refused = game.act(by.into(), kind).err();
    assert_eq!(refused, None, "{by} {word}");
}

fn new(preset: Preset) -> Game {
    Game::new(Setup::empty(Size::new(9, 9).unwrap()), preset.rules())
}

fn play(game: &mut Game, vertex: &str) {
    let mv = game.size().parse_vertex(vertex).unwrap();
    let refused = game.play(mv).err();
    assert_eq!(refused, None, "{vertex}");
}

// rules: R-C-08, R-C-14, S-11
#[test]
fn once_false_life_is_ruled_the_cycle_can_not_close_again() {
    // Both sides take two stones in turn, and it would go on.
    let picture = Picture::new(
        "
        ........
        WWWWWW..
        BBBBBW..
        BWWWBBWW
        .W.B.WB.",
    );
    let rules = Rules { ko: KoRule::Simple, cycles: Cycles::NoResult, ..Rules::default() };
    let mut game = picture.game(Color::Black, rules);
    let round = ["C1", "E1", "D1", "F1"];
    for vertex in round {
        play(&mut game, vertex);
    }
    assert_eq!(game.cycle().map(|cycle| (cycle.since, cycle.times)), Some((0, 2)));
    let before = game.digest();
    game.act(By::Referee, report(Act::FalseLife, Some(Color::Black))).unwrap();
    // The next play would bring back the position after the first.
    let again = game.size().parse_vertex("C1").unwrap();
    assert!(matches!(
        game.check(again),
        Err(IllegalMove::Superko { kind: KoRule::Positional, since: 1, .. })
    ));
    let Move::Play(point) = again else { panic!("a point") };
    let mut mask = vec![9; game.size().n_points()];
    game.legal_mask(Color::Black, &mut mask);
    assert_eq!(mask[game.size().index(point)], 0);
    // Taken back, it may go on and ends on its own.
    assert_eq!((game.take_back(1), game.digest()), (1, before));
    for vertex in round {
        play(&mut game, vertex);
    }
    assert_eq!(game.outcome().map(lanke::Outcome::code), Some("no-result"));
}

// rules: R-D-12
#[test]
fn play_is_given_up_only_where_the_rules_know_it() {
    for preset in Preset::ALL {
        let mut game = new(preset);
        let done = game.act(Color::White.into(), EventKind::GiveUpPlay);
        if matches!(preset, Preset::Chinese2002 | Preset::Platform) {
            assert_eq!((done, game.contested()), (Ok(()), Some(Color::Black)), "{}", preset.name());
        } else {
            assert_eq!(done, Err(Refusal::NotInRules { what: "giving up play" }), "{}", preset.name());
        }
    }
}

/// Three proposals by a side, each refused.
fn refused_three_times(game: &mut Game, by: Color) {
    for _ in 0..3 {
        does(game, by, EventKind::Offer);
        does(game, by.opponent(), EventKind::Answer { agrees: false });
    }
}

// rules: R-K-14, R-D-12
#[test]
fn both_sides_may_owe_a_stone_each_its_own() {
    let mut game = new(Preset::Platform);
    refused_three_times(&mut game, Color::Black);
    refused_three_times(&mut game, Color::White);
    assert_eq!(game.check(Move::Pass), Err(IllegalMove::MustPlay));
    assert_eq!(game.act(Color::Black.into(), EventKind::GiveUpPlay), Err(Refusal::MustPlay));
    play(&mut game, "E5");
    assert_eq!((game.must_play(), game.check(Move::Pass)), (Some(Color::White), Err(IllegalMove::MustPlay)));
    play(&mut game, "C3");
    assert_eq!((game.must_play(), game.check(Move::Pass)), (None, Ok(())));
}

// rules: R-K-14, R-D-11
#[test]
fn nothing_is_owed_once_both_have_agreed_that_play_has_ended() {
    let mut game = new(Preset::Platform);
    play(&mut game, "E5");
    refused_three_times(&mut game, Color::Black);
    does(&mut game, Color::White, EventKind::Offer);
    does(&mut game, Color::Black, EventKind::Answer { agrees: true });
    game.resume().unwrap();
    assert_eq!((game.phase(), game.must_play()), (Phase::Play, None));
}

// rules: R-I-02
#[test]
fn two_moves_in_a_row_are_judged_where_they_were_made() {
    let mut game = new(Preset::Chinese1988);
    play(&mut game, "E5");
    play(&mut game, "pass");
    play(&mut game, "C3");
    let told = |game: &Game, number| {
        let report = Report { move_number: Some(number), ..Report::of(Act::TwoInARow, Some(Color::Black)) };
        game.ruling(&report).unwrap().effects
    };
    assert_eq!(told(&game, 3), [Effect::Stands], "White had passed");
    assert_eq!(told(&game, 1), [Effect::LoseGame]);
    let lost = Report { choice: Some(Effect::LostTurn), ..Report::of(Act::Other, Some(Color::White)) };
    game.act(By::Referee, EventKind::Report(lost)).unwrap();
    assert_eq!(told(&game, 4), [Effect::Stands], "White has lost its turn");
}

// rules: R-I-04, R-D-03, R-D-05
#[test]
fn a_stone_picked_up_leaves_passes_and_proposals_as_they_were() {
    let dropped =
        EventKind::Report(Report { is_agreed: true, ..Report::of(Act::DroppedStone, Some(Color::Black)) });
    let mut game = new(Preset::Chinese2002);
    play(&mut game, "E5");
    play(&mut game, "pass");
    play(&mut game, "C3");
    game.act(By::Referee, dropped.clone()).unwrap();
    play(&mut game, "pass");
    assert_eq!(game.stage(), Stage::Stopped);
    let mut game = new(Preset::Chinese2002);
    play(&mut game, "E5");
    does(&mut game, Color::White, EventKind::Offer);
    play(&mut game, "C3");
    game.act(By::Referee, dropped).unwrap();
    assert_eq!(game.stage(), Stage::Offered { by: Color::White });
    does(&mut game, Color::Black, EventKind::Answer { agrees: true });
}

// rules: R-I-15
#[test]
fn two_warnings_lose_only_where_an_edition_counts_them() {
    for (preset, result) in
        [(Preset::Chinese1988, Some("W+F")), (Preset::Platform, Some("W+F")), (Preset::Aga, None)]
    {
        let mut game = new(preset);
        for _ in 0..2 {
            let warned =
                Report { choice: Some(Effect::Warning), ..Report::of(Act::Other, Some(Color::Black)) };
            game.act(By::Referee, EventKind::Report(warned)).unwrap();
        }
        assert_eq!(game.warnings(), [2, 0]);
        assert_eq!(game.outcome().map(|outcome| outcome.to_string()).as_deref(), result, "{}", preset.name());
    }
}

// rules: R-C-15
#[test]
fn stones_given_up_count_for_the_other_side_in_a_cycle_too() {
    let picture = Picture::new(
        "
        ....
        ....
        WW..
        ..W.",
    );
    let rules = Rules { ko: KoRule::None, suicide: Suicide::Allowed, ..Rules::default() };
    let mut game = picture.game(Color::Black, rules);
    for vertex in ["A1", "pass", "B1"] {
        play(&mut game, vertex);
    }
    assert_eq!(game.prisoners(), [0, 2]);
    assert_eq!(game.cycle().map(|cycle| cycle.taken), Some([0, 2]));
}
