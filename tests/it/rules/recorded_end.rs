//! Ends that SGF has a property for: written, read, and carried out again.

use crate::picture::Picture;
use lanke::{
    Act, By, Color, Decision, Effect, EventKind, Game, OnIllegal, Outcome, Preset, ReadOptions, Record,
    RecordInfo, Report, Rules,
};

fn read(sgf: &str) -> Record {
    Record::read(sgf.as_bytes(), &ReadOptions::default()).unwrap()
}

/// The game as its record tells it, with its end.
fn again(game: &Game) -> Game {
    let record = read(&game.to_sgf(&RecordInfo::new()));
    let mut again = record.game(*game.rules(), OnIllegal::Throw).unwrap().game;
    assert!(record.end(&mut again), "{}", game.to_sgf(&RecordInfo::new()));
    again
}

fn board() -> Picture {
    Picture::new(
        "
        .BBBW
        BwBWW
        B.BW.
        ..BW.
        ..BW.",
    )
}

// rules: R-D-02, R-D-04
#[test]
fn resignation_time_forfeit_draw_and_no_result_come_back() {
    for preset in Preset::ALL {
        let start = || board().game(Color::Black, preset.rules());
        let mut resigned = start();
        assert!(resigned.resign(Color::Black));
        assert_eq!(again(&resigned).outcome(), resigned.outcome());
        let cases = [
            (Act::Other, Some(Color::White), Effect::LoseGame, Decision::Wins(Color::Black)),
            (Act::TimeOut, Some(Color::Black), Effect::LoseGame, Decision::WinsOnTime(Color::White)),
            (Act::Other, None, Effect::Draw, Decision::Draw),
            (Act::Other, None, Effect::NoResult, Decision::NoResult),
        ];
        for (act, offender, effect, decision) in cases {
            let mut game = start();
            let report = Report::of(act, offender);
            let chosen = EventKind::Report(Report { choice: Some(effect), ..report.clone() });
            game.act(By::Referee, chosen)
                .or_else(|_| game.act(By::Referee, EventKind::Report(report)))
                .unwrap();
            assert_eq!(game.outcome(), Some(Outcome::Decided(decision)), "{}", preset.name());
            assert_eq!(again(&game).outcome(), game.outcome(), "{}", preset.name());
        }
    }
}

// rules: R-D-10, R-E-03
#[test]
fn dead_stones_come_back_with_the_count() {
    for rules in [Rules::default(), Preset::Japanese.rules()] {
        let mut game = board().game(Color::Black, rules);
        game.stop();
        assert!(game.set_dead(board().points('w')));
        assert!(game.accept(Color::Black) && game.accept(Color::White));
        let sgf = game.to_sgf(&RecordInfo::new());
        assert!(sgf.contains("TB[aa]") && sgf.contains("TW["), "{sgf}");
        let back = again(&game);
        assert_eq!((back.dead(), back.outcome()), (game.dead(), game.outcome()));
        assert_eq!(back.score(), game.score());
    }
}

// rules: R-D-04
#[test]
fn a_result_that_tells_no_end_leaves_the_game_open() {
    for sgf in [
        "(;SZ[5];B[cc])",
        "(;SZ[5]RE[?];B[cc])",
        "(;SZ[5]RE[B+3.5];B[cc])",
        "(;SZ[5]RE[];B[cc]TB[aa])",
        "(;SZ[5]RE[B+];B[cc])",
    ] {
        let record = read(sgf);
        let mut game = record.game(record.rules(), OnIllegal::Throw).unwrap().game;
        let digest = game.digest();
        assert!(!record.end(&mut game), "{sgf}");
        assert_eq!(game.digest(), digest, "{sgf}");
    }
}
