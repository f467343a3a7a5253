//! A stone dropped by accident is picked up again, and played anywhere (rule R-I-04).

use crate::picture::{Picture, draw_board};
use lanke::{
    Act, By, Color, Effect, EventKind, Game, IllegalMove, KoRule, Move, MoveKind, OnIllegal, Preset,
    ReadOptions, Record, RecordInfo, Refusal, Report, Rules,
};

fn dropped(by: Color, is_agreed: bool) -> EventKind {
    EventKind::Report(Report { is_agreed, ..Report::of(Act::DroppedStone, Some(by)) })
}

/// Black has just taken a stone on `1`.
fn game(rules: Rules) -> (Game, Picture) {
    let picture = Picture::new(
        "
        .BW.
        BW1W
        .BW.
        ....",
    );
    let mut game = picture.game(Color::Black, rules);
    game.play(Move::Play(picture.point('1'))).unwrap();
    (game, picture)
}

// rules: R-I-04
#[test]
fn a_dropped_stone_comes_off_and_what_it_took_stands_again() {
    let (mut game, picture) = game(Preset::Chinese1988.rules());
    let before = draw_board(&picture.board());
    assert_eq!(game.prisoners(), [1, 0]);
    game.act(By::Referee, dropped(Color::Black, false)).unwrap();
    assert_eq!(draw_board(game.board()), before);
    assert_eq!((game.prisoners(), game.turn(), game.ko()), ([0, 0], Color::Black, None));
    assert_eq!(game.move_at(2).unwrap().kind, MoveKind::PickedUp);
    // It was never a position: the stone may be put there after all.
    game.play(Move::Play(picture.point('1'))).unwrap();
    assert_eq!(game.prisoners(), [1, 0]);
}

// rules: R-I-04
#[test]
fn by_the_edition_of_2002_the_opponent_must_consent() {
    let (mut game, _) = game(Rules::default());
    let refused = game.act(By::Referee, dropped(Color::Black, false)).unwrap_err();
    assert!(matches!(refused, Refusal::Choice { choices: [Effect::PickUpAndChoose, Effect::Stands], .. }));
    game.act(By::Referee, dropped(Color::Black, true)).unwrap();
    assert_eq!((game.turn(), game.prisoners()), (Color::Black, [0, 0]));
}

// rules: R-I-04
#[test]
fn only_the_latest_play_of_that_side_comes_off() {
    let (mut game, picture) = game(Preset::Chinese1988.rules());
    let stands = draw_board(game.board());
    game.act(By::Referee, dropped(Color::White, false)).unwrap();
    assert_eq!((draw_board(game.board()), game.move_number()), (stands, 1));
    // The ban of the ko stands as well.
    let back = picture.points('W').into_iter().chain(picture.size().points());
    let taken =
        back.into_iter().find(|&point| game.check(Move::Play(point)).is_err_and(|why| why.since().is_some()));
    assert!(taken.is_some());
}

// rules: R-I-04, R-I-32
#[test]
fn picking_up_is_undone_and_redone_and_sent_to_the_other_end() {
    for ko in [KoRule::Simple, KoRule::Positional, KoRule::Situational] {
        let (mut game, picture) = game(Rules { ko, ..Preset::Chinese1988.rules() });
        let taken = draw_board(game.board());
        game.act(By::Referee, dropped(Color::Black, false)).unwrap();
        let picked_up = draw_board(game.board());
        game.play(Move::Play(picture.size().point(3, 3).unwrap())).unwrap();
        let digest = game.digest();
        game.undo(2);
        assert_eq!((draw_board(game.board()), game.prisoners()), (taken.clone(), [1, 0]));
        // The position counts again: the ko is closed.
        assert!(game.ko().is_some());
        game.redo(1);
        assert_eq!((draw_board(game.board()), game.prisoners()), (picked_up, [0, 0]));
        game.redo(1);
        assert_eq!(game.digest(), digest);
        let mut other = picture.game(Color::Black, *game.rules());
        for event in game.events() {
            other.apply(&event, None).unwrap();
        }
        assert_eq!((draw_board(other.board()), other.digest()), (draw_board(game.board()), digest));
        assert_eq!(game.take_back(2), 2);
        assert_eq!((draw_board(game.board()), game.rulings().count()), (taken, 0));
    }
}

// rules: R-I-04
#[test]
fn a_record_knows_nothing_of_a_stone_that_was_picked_up() {
    let (mut game, picture) = game(Preset::Chinese1988.rules());
    game.act(By::Referee, dropped(Color::Black, false)).unwrap();
    game.play(Move::Play(picture.size().point(3, 3).unwrap())).unwrap();
    let sgf = game.to_sgf(&RecordInfo::new());
    let record = Record::read(sgf.as_bytes(), &ReadOptions::default()).unwrap();
    assert_eq!(record.moves.len(), 1);
    let again = record.game(*game.rules(), OnIllegal::Throw).unwrap().game;
    assert_eq!(draw_board(again.board()), draw_board(game.board()));
}

// rules: R-C-01
#[test]
fn a_position_that_stood_is_closed_whatever_was_picked_up_since() {
    let (mut game, _) = game(Rules { ko: KoRule::Positional, ..Preset::Chinese1988.rules() });
    let size = game.size();
    let away = size.point(3, 3).unwrap();
    game.play(Move::Play(away)).unwrap();
    game.act(By::Referee, dropped(Color::White, false)).unwrap();
    // White's retake of the ko would bring back the start.
    let retakes: Vec<_> = size
        .points()
        .filter(|&point| {
            matches!(game.check(Move::Play(point)), Err(IllegalMove::Ko { .. } | IllegalMove::Superko { .. }))
        })
        .collect();
    assert_eq!(retakes.len(), 1);
}
