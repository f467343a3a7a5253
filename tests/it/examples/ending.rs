//! How a game ends, stage by stage, in every edition that an example names.

use super::{color, each, editions, point};
use crate::corpus::{list, text};
use crate::picture::Picture;
use lanke::{Act, By, Color, Effect, EventKind, Game, Move, Outcome, Point, Refusal, Report, Stage};
use serde_json::Value;

/// A stone of either side, and `*`, which is forbidden to Black; room for C3 and D4 besides.
fn board() -> Picture {
    Picture::new(
        "
        *W.......
        W........
        .........
        ....B.W..
        .........
        .........
        .........
        .........
        .........",
    )
}

// rules: R-D-01, R-D-02, R-D-03, R-D-05, R-D-07, R-D-09, R-D-11, R-D-12, R-D-14, R-K-12, R-K-14
#[test]
fn ending() {
    let mut n_games = 0;
    each("ending", 14, |id, example| {
        for rules in editions(example) {
            let mut game = board().game(Color::Black, rules);
            for event in list(example, "events") {
                check(id, &mut game, event);
            }
            n_games += 1;
        }
    });
    println!("{n_games} games");
}

fn check(id: &str, game: &mut Game, event: &Value) {
    let id = format!("{id} {event}");
    let digest = game.digest();
    let refused = act(game, event).err().map(|refusal| refusal.code().replace('-', "_"));
    assert_eq!(refused.as_deref(), event["reason"].as_str(), "{id}");
    assert_eq!(event["expect"].as_str() == Some("refused"), refused.is_some(), "{id}");
    assert_eq!(game.digest() == digest, refused.is_some(), "{id}");
    assert_eq!(state(game), text(event, "state"), "{id}");
    if event.get("to_move").is_some() {
        assert_eq!(game.turn(), color(event, "to_move"), "{id}");
    }
    if event.get("winner").is_some() {
        let winner = Outcome::Resignation { winner: color(event, "winner") };
        assert_eq!(game.outcome(), Some(winner), "{id}");
    }
    if event.get("contested_points_to").is_some() {
        assert_eq!(text(event, "clock"), "absolute", "{id}");
        assert_eq!(game.contested(), Some(color(event, "contested_points_to")), "{id}");
    }
    if let Some(effect) = event["effect"].as_str() {
        assert_eq!(text(event, "expect"), "void", "{id}");
        let effect = Effect::by_code(&effect.replace('_', "-")).unwrap();
        assert!(game.rulings().last().unwrap().effects.contains(&effect), "{id}");
        assert_eq!(game.passes_in_a_row(), 0, "{id}");
    }
}

fn act(game: &mut Game, event: &Value) -> Result<(), Refusal> {
    let stones = |color: Color| -> Vec<Point> {
        game.size().points().filter(|&point| game.board().at(point) == Some(color)).collect()
    };
    let kind = match text(event, "do") {
        "pass" => EventKind::Pass,
        "offer_end" | "press_end" => EventKind::Offer,
        "accept_end" => EventKind::Answer { agrees: true },
        "refuse" => EventKind::Answer { agrees: false },
        "resign" => EventKind::Resign,
        "resume" => EventKind::Resume,
        "give_up_play" => EventKind::GiveUpPlay,
        "claim_dead" => EventKind::Mark { dead: stones(color(event, "chain_colour")) },
        "dispute" => EventKind::Dispute { stones: game.dead().to_vec() },
        "agree_status" => {
            assert_eq!(text(event, "by"), "both");
            return Color::BOTH.into_iter().try_for_each(|color| game.act(color.into(), EventKind::Accept));
        }
        "play_forbidden_point" => {
            let act = Act::ForbiddenPoint;
            let report = Report { at: Some(board().point('*')), ..Report::of(act, Some(color(event, "by"))) };
            return game.act(By::Referee, EventKind::Report(report));
        }
        vertex => {
            let mv = Move::Play(point(game.size(), vertex));
            return game.play_as(color(event, "by"), mv).map(|_| ()).map_err(Refusal::from);
        }
    };
    game.act(color(event, "by").into(), kind)
}

/// Where the game stands, in the words of the examples.
fn state(game: &Game) -> &'static str {
    match game.stage() {
        Stage::Playing if game.must_play().is_some() => "must_play",
        Stage::Playing => "playing",
        Stage::Offered { .. } => "offered",
        Stage::Confirming => "awaiting_confirmation",
        Stage::Stopped | Stage::Marking => "stopped",
        Stage::Agreed => "scored",
        Stage::Over => "finished",
    }
}
