//! Sealed moves.

use super::{color, each, editions, picture, point};
use crate::corpus::text;
use crate::picture::draw_board;
use lanke::{EventKind, Move, MoveKind, commitment};

const SALT: &str = "0123456789abcdef";

// rules: R-H-04, R-H-05, R-H-06
#[test]
fn sealed_moves() {
    each("sealed_moves", 4, |id, example| {
        for rules in editions(example) {
            let by = color(example, "colour");
            let mut game = picture(example, "board").game(by, rules);
            let before = draw_board(game.board());
            let note = text(example, "sealed");
            let sealed = EventKind::Seal { commitment: commitment(note, SALT).unwrap() };
            game.act(by.into(), sealed).unwrap();
            let open = EventKind::Open { note: note.to_owned(), salt: SALT.to_owned(), choice: None };
            match text(example, "expect") {
                "refused" => {
                    assert_eq!(text(example, "reason"), "sealed_point_binds", "{id}");
                    let attempt = Move::Play(point(game.size(), text(example, "attempt")));
                    assert_eq!(game.play_as(by, attempt).unwrap_err().code(), "sealed", "{id}");
                    assert_eq!((game.turn(), draw_board(game.board())), (by, before), "{id}");
                    continue;
                }
                "played" => {
                    game.act(by.into(), open).unwrap();
                    let at = point(game.size(), note);
                    assert_eq!(game.board().at(at), Some(by), "{id}");
                }
                "lost_turn" => {
                    game.act(by.into(), open).unwrap();
                    assert_eq!(game.move_at(1).unwrap().kind, MoveKind::LostTurn, "{id}");
                    assert_eq!(draw_board(game.board()), before, "{id}");
                }
                other => panic!("{id}: {other}"),
            }
            assert_eq!(game.turn(), color(example, "next_to_move"), "{id}");
            assert_eq!(game.sealed(), None, "{id}");
        }
    });
}
