//! Sealed moves: R-H-03 to R-H-07.

use crate::course::{course, stands};
use crate::picture::{Picture, draw_board};
use lanke::{
    By, Color, Effect, EventKind, Game, IllegalMove, Move, MoveKind, NoteError, Preset, Refusal, Rules,
    SALT_LENGTH, commitment,
};

const SALT: &str = "a salt of 16 and";

/// Black to move; `1` may be played, `*` is forbidden to Black, and White has just taken a ko, which closes `k`.
pub(super) fn board() -> (Picture, Game) {
    let picture = Picture::new(
        "
        .BW.....
        B0bW..1.
        .BW...W.
        .....W*W",
    );
    let mut game = picture.game(Color::White, Rules::default());
    game.play(Move::Play(picture.point('0'))).unwrap();
    (picture, game)
}

fn seal(note: &str) -> EventKind {
    EventKind::Seal { commitment: commitment(note, SALT).unwrap() }
}

pub(super) fn open(note: &str, choice: Option<Effect>) -> EventKind {
    EventKind::Open { note: note.to_owned(), salt: SALT.to_owned(), choice }
}

/// A game in which Black has sealed a note.
pub(super) fn sealed(note: &str) -> (Picture, Game) {
    let (picture, mut game) = board();
    game.act(Color::Black.into(), seal(note)).unwrap();
    (picture, game)
}

// rules: R-H-03, R-H-07
#[test]
fn a_sealed_move_is_opened_and_played() {
    for preset in [Preset::Chinese1988, Preset::Chinese2002] {
        for by in [By::Side(Color::Black), By::Referee] {
            let mut game = Picture::new("...\n...\n...").game(Color::Black, preset.rules());
            game.act(Color::Black.into(), seal("B2")).unwrap();
            let hidden = commitment("B2", SALT).unwrap();
            assert_eq!(game.sealed(), Some((Color::Black, hidden.as_str())));
            game.act(by, open("B2", None)).unwrap();
            assert_eq!(draw_board(game.board()), "...\n.B.\n...\n");
            assert_eq!((game.sealed(), game.turn()), (None, Color::White));
        }
    }
}

// rules: R-H-03
#[test]
fn only_what_was_sealed_can_be_opened() {
    let (picture, mut game) = sealed("G3");
    let before = game.digest();
    let wrong = [
        ("G4", SALT),
        ("g3", SALT),
        ("G3", "another salt, long"),
        // The same text, otherwise divided.
        ("nd G3", "a salt of 16 a"),
        ("G3", "short"),
    ];
    for (note, salt) in wrong {
        let open = EventKind::Open { note: note.to_owned(), salt: salt.to_owned(), choice: None };
        assert_eq!(game.act(By::Referee, open), Err(Refusal::SealBroken), "{note} {salt}");
    }
    let turn = Color::Black;
    assert_eq!(game.act(Color::White.into(), open("G3", None)), Err(Refusal::NotYourTurn { turn }));
    assert_eq!(game.digest(), before);
    game.act(turn.into(), open("G3", None)).unwrap();
    assert_eq!(game.board().at(picture.point('1')), Some(turn));
    assert_eq!(game.act(turn.into(), open("G3", None)).unwrap_err().code(), "phase");
}

// rules: R-H-03
#[test]
fn a_salt_must_be_long() {
    assert_eq!(SALT.len(), SALT_LENGTH);
    assert_eq!(commitment("D4", &SALT[1..]), Err(NoteError::Salt(15)));
    assert_eq!(commitment("D4", &SALT.repeat(65)), Err(NoteError::TooLong));
    assert_eq!(commitment(&"D4".repeat(513), SALT), Err(NoteError::TooLong));
    assert_eq!(NoteError::Salt(15).to_string(), "a salt of 15 bytes, wanted at least 16");
}

// rules: R-H-03
#[test]
fn a_commitment_is_the_hash_of_salt_and_note() {
    // SHA-256 of 16 as eight bytes, the salt and the note, as made by another program.
    let wanted = "f7ba41445c81b43eff85f63a725920ca03aca6d06e631894bb7e382ce8b03b8f";
    assert_eq!(commitment("D4", SALT).unwrap(), wanted);
}

// rules: R-H-03
#[test]
fn what_is_no_commitment_is_refused() {
    let (_, mut game) = board();
    let upper = commitment("G3", SALT).unwrap().to_uppercase();
    for commitment in [String::new(), "G3".to_owned(), "0".repeat(63), "0".repeat(65), upper] {
        let seal = EventKind::Seal { commitment };
        assert_eq!(game.act(Color::Black.into(), seal), Err(Refusal::Commitment));
    }
    let turn = Color::Black;
    assert_eq!(game.act(Color::White.into(), seal("G3")), Err(Refusal::NotYourTurn { turn }));
    assert_eq!(game.act(By::Referee, seal("G3")), Err(Refusal::SidesOnly));
    assert_eq!(game.act(By::Referee, open("G3", None)).unwrap_err().code(), "phase");
}

// rules: R-H-04
#[test]
fn while_a_move_is_sealed_nothing_else_is_played() {
    let (picture, mut game) = sealed("G3");
    course(
        &mut game,
        &picture,
        "
        B 1     -> sealed
        B pass  -> sealed
        B offer -> sealed
        W pass  -> not-your-turn
        ref put B 1 -> sealed
        ref stop -> sealed
        B give-up-play -> sealed
        ref report other B lost-turn -> sealed
        ",
    );
    assert_eq!(game.act(Color::Black.into(), seal("G4")), Err(Refusal::Sealed));
    for color in Color::BOTH {
        let mut mask = vec![1; game.size().n_points()];
        game.legal_mask(color, &mut mask);
        assert!(mask.iter().all(|&legal| legal == 0));
        assert!(
            game.size().points().all(|point| game.check_for(color, point.into()) == Err(IllegalMove::Sealed))
        );
    }
    course(&mut game, &picture, "W resign -> over B+R");
}

// rules: R-H-04
#[test]
fn a_game_that_is_over_opens_nothing() {
    for end in ["B resign -> over W+R", "W resign -> over B+R", "ref report other - draw -> over Draw"] {
        let (picture, mut game) = sealed("G3");
        course(&mut game, &picture, end);
        assert_eq!(game.act(By::Referee, open("G3", None)), Err(Refusal::GameOver));
    }
}

// rules: R-H-05, R-H-06
#[test]
fn an_occupied_or_illegal_point_loses_the_turn() {
    // White's stone, Black's own, the forbidden point, the ko.
    for note in ["C4", "B4", "G1", "C3"] {
        let (_, mut game) = sealed(note);
        let before = draw_board(game.board());
        game.act(Color::Black.into(), open(note, None)).unwrap();
        assert_eq!((draw_board(game.board()), stands(&game).as_str()), (before, "playing W"), "{note}");
        assert_eq!(game.move_at(2).unwrap().kind, MoveKind::LostTurn);
        assert_eq!((game.passes_in_a_row(), game.warnings(), game.sealed()), (0, [0, 0], None));
    }
}

// rules: R-H-04
#[test]
fn a_pass_may_be_sealed() {
    let (_, mut game) = sealed("pass");
    game.act(By::Referee, open("pass", None)).unwrap();
    assert_eq!((game.move_at(2).unwrap().kind, game.passes_in_a_row()), (MoveKind::Pass, 1));
}

// rules: R-H-06, R-D-05
#[test]
fn a_sealed_pass_of_a_side_that_must_play_loses_the_turn() {
    let (picture, mut game) = board();
    course(&mut game, &picture, "B offer -> offered W\nW refuse -> playing W must-play");
    game.act(Color::White.into(), seal("pass")).unwrap();
    game.act(Color::White.into(), open("pass", None)).unwrap();
    assert_eq!((game.move_at(3).unwrap().kind, game.turn()), (MoveKind::LostTurn, Color::Black));
    // What it owed was owed in the turn that is gone.
    assert_eq!(game.must_play(), None);
}

// rules: R-H-06
#[test]
fn a_note_that_cant_be_read_is_for_the_referee() {
    let choices = [Effect::LostTurn, Effect::PlayContinues, Effect::LoseGame];
    // No point at all, two points, one that is not on this board.
    for note in ["?", "G3 G4", "", "T19"] {
        let after = ["playing W", "playing B", "over W+F"];
        for (choice, after) in choices.into_iter().zip(after) {
            let (picture, mut game) = sealed(note);
            let refused = game.act(By::Referee, open(note, None)).unwrap_err();
            assert!(matches!(refused, Refusal::Choice { choices: found, .. } if found == choices), "{note}");
            assert!(
                game.act(Color::Black.into(), open(note, Some(choice))).is_err()
                    || choice == Effect::LostTurn
            );
            let (_, mut game) = if game.sealed().is_some() { (picture, game) } else { sealed(note) };
            assert_eq!(game.act(By::Referee, open(note, Some(Effect::Draw))).unwrap_err().code(), "choice");
            game.act(By::Referee, open(note, Some(choice))).unwrap();
            assert_eq!((stands(&game).as_str(), game.sealed()), (after, None), "{note}");
        }
    }
    let (_, mut game) = sealed("G3");
    let refused = game.act(By::Referee, open("G3", Some(Effect::LoseGame))).unwrap_err();
    assert_eq!(refused.to_string(), "a choice, wanted none where nothing is left to choose");
}

// rules: R-H-06
#[test]
fn a_note_that_is_missing_is_reported() {
    let none = "ref report unreadable-seal B lost-turn -> phase";
    for (choice, after) in
        [("lost-turn", "playing W"), ("play-continues", "playing B"), ("lose-game", "over W+F")]
    {
        let (picture, mut game) = board();
        course(&mut game, &picture, none);
        game.act(Color::Black.into(), seal("G3")).unwrap();
        course(
            &mut game,
            &picture,
            &format!(
                "
                ref report unreadable-seal B -> choice
                ref report unreadable-seal B draw -> choice
                ref report unreadable-seal W lose-game -> not-your-turn
                ref report unreadable-seal - lose-game -> no-offender
                ref report unreadable-seal B {choice} -> {after}
                "
            ),
        );
        assert_eq!(game.sealed(), None);
    }
}
