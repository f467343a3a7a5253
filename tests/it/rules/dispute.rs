//! What becomes of a game once play has stopped: R-D-10, R-D-11, R-D-14 and R-D-15.

use crate::course::course;
use crate::picture::Picture;
use lanke::{Color, EventKind, Game, IllegalMove, Move, MoveKind, Phase, Preset, Refusal, Resumption, Rules};

/// A dead stone of each side, and room to play on.
pub(super) fn board() -> Picture {
    Picture::new(
        "
        ...BW.
        .w.BWb
        BBBBWW
        1.2.3.",
    )
}

pub(super) fn check(rules: Rules, text: &str) -> Game {
    let mut game = board().game(Color::Black, rules);
    course(&mut game, &board(), text);
    game
}

fn resumed_by(resumption: Resumption) -> Rules {
    Rules { resumption, ..Rules::default() }
}

// rules: R-D-11
#[test]
fn who_says_dead_plays_first() {
    let rules = resumed_by(Resumption::ClaimantOfDead);
    // Whoever brings it up: White's stone is called dead by Black, Black's by White.
    for by in ["B", "W"] {
        check(rules, &format!("ref stop -> stopped B\n{by} dispute w -> playing B"));
        check(rules, &format!("ref stop -> stopped B\n{by} dispute b -> playing W"));
    }
}

// rules: R-D-11, R-D-14
#[test]
fn a_turn_handed_over_is_a_lost_turn_and_no_pass() {
    let game = check(
        Rules::default(),
        "
        B offer     -> offered W
        W agree     -> stopped W
        B mark w    -> marking W
        W dispute w -> playing B
        B pass      -> playing W
        W pass      -> stopped B
        ",
    );
    let kinds: Vec<_> = game.moves().map(|made| (made.color, made.kind)).collect();
    let wanted = [
        (Color::Black, MoveKind::Pass),
        (Color::White, MoveKind::LostTurn),
        (Color::Black, MoveKind::Pass),
        (Color::White, MoveKind::Pass),
    ];
    assert_eq!(kinds, wanted);
    assert_eq!((game.warnings(), game.passes()), ([0, 0], [2, 1]), "it costs nothing");
}

// rules: R-D-11
#[test]
fn where_nobody_is_named_the_side_to_move_plays_first() {
    let rules = resumed_by(Resumption::TurnHolder);
    for text in ["B dispute w", "W dispute w", "B dispute b", "W dispute b", "B resume", "ref resume"] {
        let game = check(rules, &format!("ref stop -> stopped B\n{text} -> playing B"));
        assert_eq!(game.move_number(), 0);
    }
}

// rules: R-D-11
#[test]
fn the_opponent_of_the_side_that_asks_plays_first() {
    let rules = resumed_by(Resumption::Opponent);
    for (text, turn) in [("B resume", "W"), ("W resume", "B"), ("B dispute w", "W"), ("W dispute w", "B")] {
        check(rules, &format!("ref stop -> stopped B\n{text} -> playing {turn}"));
    }
    // The referee is nobody's opponent.
    check(rules, "ref stop -> stopped B\nref resume -> playing B");
}

// rules: R-D-11
#[test]
fn stones_of_both_sides_are_called_dead_by_the_opponent_of_who_disputes() {
    let rules = resumed_by(Resumption::ClaimantOfDead);
    for (by, starts) in [(Color::Black, Color::White), (Color::White, Color::Black)] {
        let mut game = check(rules, "ref stop -> stopped B");
        let stones = board().marked().to_vec();
        game.act(by.into(), EventKind::Dispute { stones }).unwrap();
        assert_eq!(game.turn(), starts);
    }
}

// rules: R-D-10, R-D-11
#[test]
fn marks_and_acceptances_are_gone_when_play_goes_on() {
    let game = check(
        Rules::default(),
        "
        B pass      -> playing W
        W pass      -> stopped B
        B mark w    -> marking B
        B accept    -> marking B
        W dispute w -> playing B
        ",
    );
    assert!(game.dead().is_empty());
    assert_eq!((game.accepted(), game.passes_in_a_row()), ([false; 2], 0));
    let mut game = game;
    course(&mut game, &board(), "ref stop -> stopped B\nB accept -> marking B\nB accept -> no-change");
    assert!(game.dead().is_empty(), "nor do they come back");
}

// rules: R-D-11, R-C-01, R-C-03
#[test]
fn ko_and_history_stay_in_force_over_a_dispute() {
    let picture = Picture::new(
        "
        .BW..
        B0bW.
        .BW..
        .....",
    );
    let film = "
        W 0 -> playing B
        ref stop -> stopped B
        B dispute W -> playing B
        ";
    for preset in [Preset::Chinese2002, Preset::Chinese1988, Preset::ChineseSimpleKo, Preset::Aga] {
        let mut game = picture.game(Color::White, preset.rules());
        course(&mut game, &picture, film);
        let illegal = game.check(Move::Play(picture.point('b'))).unwrap_err();
        assert!(matches!(illegal, IllegalMove::Ko { since: 0, .. }), "{preset:?}: {illegal}");
    }
    // A turn handed over lifts the simple ban, as any move elsewhere does; the whole board's stays.
    for (preset, code) in [(Preset::Chinese2002, "ko"), (Preset::Japanese, "legal")] {
        let mut rules = preset.rules();
        rules.resumption = Resumption::Opponent;
        let mut game = picture.game(Color::White, rules);
        course(
            &mut game,
            &picture,
            "W 0 -> playing B\nref stop -> stopped B\nB resume -> playing W\nW pass -> playing B",
        );
        let found = game.check(Move::Play(picture.point('b'))).err();
        let found = found.map_or("legal", |illegal| if illegal.since() == Some(0) { "ko" } else { "?" });
        assert_eq!(found, code, "{preset:?}");
    }
}

// rules: R-D-10
#[test]
fn marks_are_of_whole_chains_and_of_stones() {
    let mut game = check(
        Rules::default(),
        "
        ref stop  -> stopped B
        B mark 1  -> no-stone
        B mark -  -> no-change
        B mark W  -> marking B
        ref mark W -> no-change
        ",
    );
    let one = board().points('W')[0];
    assert_eq!(game.act(Color::Black.into(), EventKind::Mark { dead: vec![one] }), Err(Refusal::NoChange));
    assert_eq!(game.dead().to_vec(), board().points('W'));
    course(&mut game, &board(), "B dispute 1 -> no-stone");
    let none = EventKind::Dispute { stones: Vec::new() };
    assert_eq!(game.act(Color::Black.into(), none), Err(Refusal::NoStone));
}

// rules: R-D-09, R-D-10
#[test]
fn a_changed_mark_takes_both_acceptances_back() {
    check(
        Rules::default(),
        "
        ref stop   -> stopped B
        B accept   -> marking B
        W mark w   -> marking B
        W accept   -> marking B
        B accept   -> agreed
        ",
    );
}

// rules: R-D-15
#[test]
fn undo_and_redo_keep_what_led_on_and_drop_what_did_not() {
    let mut game = check(
        Rules::default(),
        "
        B 1         -> playing W
        W pass      -> playing B
        B pass      -> stopped W
        B mark w    -> marking W
        W dispute w -> playing B
        B 2         -> playing W
        W pass      -> playing B
        B pass      -> stopped W
        W mark b    -> marking W
        B accept    -> marking W
        ",
    );
    let at_end = game.digest();
    // In the middle: the marks that led to the dispute stand, and the turn it took is gone.
    assert_eq!(game.undo(4), 4);
    assert_eq!((game.phase(), game.dead().to_vec()), (Phase::Marking, board().points('w')));
    // What is marked here while moves can be played again does not stay.
    course(&mut game, &board(), "B mark b -> marking W\nB accept -> marking W");
    assert_eq!(game.redo(1), 1);
    assert_eq!((game.phase(), game.turn(), game.dead().len()), (Phase::Play, Color::Black, 0));
    assert_eq!(game.undo(1), 1);
    assert_eq!(game.dead().to_vec(), board().points('w'));
    assert_eq!(game.redo(9), 4);
    assert_eq!((game.digest(), game.accepted()), (at_end, [true, false]));
    assert_eq!(game.dead().to_vec(), board().points('b'));
    // A resumption in the middle of the history is there again when it is gone to.
    game.go_to(5);
    assert_eq!((game.phase(), game.passes_in_a_row(), game.turn()), (Phase::Play, 0, Color::White));
    game.go_to(7);
    assert_eq!(game.digest(), at_end);
}

// rules: R-E-01, R-E-02, R-D-10
#[test]
fn what_both_sides_agree_on_is_counted_whatever_a_program_thinks() {
    let black = |mark: &str| {
        let text = format!("ref stop -> stopped B\n{mark}\nB accept -> marking B\nW accept -> agreed");
        let game = check(Rules::default(), &text);
        let score = game.score();
        (score.area.stones[0], score.area.territory[0], score.area.dame)
    };
    let marked = |marks: &str| black(&format!("B mark {marks} -> marking B"));
    // White's stone dead; nothing dead; Black's living wall dead, as both will have it.
    assert_eq!(marked("w"), (7, 6, 7));
    assert_eq!(black("B accept -> marking B\nB mark w -> marking B\nB mark - -> marking B"), (7, 0, 12));
    assert_eq!(marked("B"), (1, 0, 1));
}
