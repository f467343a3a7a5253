//! What a referee makes of an act, and of a cycle: by the table, and in a game.

use super::{each, edition, editions};
use crate::applied::applied;
use crate::corpus::{text, texts};
use crate::picture::{Picture, size};
use lanke::{
    Act, By, Circumstances, Color, Cycles, Decider, Decision, Effect, EventKind, Game, Move, Report, Rules,
    Ruling, Setup,
};
use serde_json::Value;

/// Black to move after White has taken a ko: `1` is closed by it, `*` is forbidden to Black.
fn board(rules: Rules) -> (Picture, Game) {
    let picture = Picture::new(
        "
        .BW.....
        B0BW....
        .BW...W.
        .....W*W",
    );
    let mut game = picture.game(Color::White, rules);
    game.play(Move::Play(picture.point('0'))).unwrap();
    (picture, game)
}

/// The act that an example tells of in words, with all that was so, in a game in which it was. The offender is
/// Black, whose turn it is.
fn case(rules: Rules, words: &str) -> (Game, Report) {
    let (picture, mut game) = board(rules);
    let of = |act| Report::of(act, Some(Color::Black));
    let ko = size(8, 4).point(2, 1);
    let report = match words {
        "wrong colours found at move 10" => return (after_moves(rules, 10), of(Act::WrongColors)),
        "wrong colours found at move 11" => return (after_moves(rules, 11), of(Act::WrongColors)),
        "two moves in a row" => of(Act::TwoInARow),
        "stone taken up and put elsewhere" => of(Act::TookBack),
        "stone taken up and put elsewhere, claimed before the opponent's next move"
        | "stone taken up and put elsewhere, claimed after the opponent's next move" => {
            let free = picture.points('.');
            game.play(Move::Play(free[4])).unwrap();
            let move_number = Some(game.move_number());
            if words.contains("after") {
                game.play(Move::Play(free[6])).unwrap();
            }
            Report { move_number, ..of(Act::TookBack) }
        }
        "stone dropped by accident" | "stone dropped by accident, no agreement" => of(Act::DroppedStone),
        "stone dropped by accident, opponent consents" => Report { is_agreed: true, ..of(Act::DroppedStone) },
        "clock pressed before or with the move" => of(Act::ClockEarly),
        "earlier stone found moved, players agree" => Report { is_agreed: true, ..of(Act::StoneDisplaced) },
        "earlier stone found moved, players disagree" => of(Act::StoneDisplaced),
        "stone moved on purpose" | "stone moved on purpose, proven" => of(Act::MovedOnPurpose),
        "board scattered by an outside cause, can be replayed" => {
            Report { is_restorable: true, ..Report::of(Act::BoardScattered, None) }
        }
        "board scattered by an outside cause, cannot be replayed"
        | "board scattered not by the players, no agreement" => Report::of(Act::BoardScattered, None),
        "player scatters the board by accident, cannot be restored" => of(Act::ScatteredByPlayer),
        "stones with liberties removed" => of(Act::RemovedWithLiberties),
        "stones without liberties left on the board" => of(Act::LeftWithoutLiberties),
        "ko retaken at once" => Report { at: ko, ..of(Act::KoRetake) },
        "move on a forbidden point" => Report { at: Some(picture.point('*')), ..of(Act::ForbiddenPoint) },
        "clock pressed before all captures are off" => of(Act::ClockBeforeCaptures),
        "last minute runs out" => of(Act::TimeOut),
        "last minute runs out, the reading side asks to go on" => {
            Report { is_agreed: true, ..of(Act::TimeOut) }
        }
        "phone sounds, first time" => of(Act::PhoneSound),
        "phone sounds, again" => again(&mut game, of(Act::PhoneSound)),
        "looks at the phone screen" => of(Act::PhoneScreen),
        "smokes against the event's rule, first time" => of(Act::Smoking),
        "smokes against the event's rule, again" => again(&mut game, of(Act::Smoking)),
        "consults material or discusses the game"
        | "consults material or discusses the game, pauses included" => of(Act::Consulting),
        "disturbs the opponent" | "disturbs the opponent badly" => of(Act::Disturbing),
        "arranged game, proven" => of(Act::Arranged),
        other => panic!("act `{other}`"),
    };
    (game, report)
}

fn after_moves(rules: Rules, n: usize) -> Game {
    let mut game = Game::new(Setup::empty(size(19, 19)), rules);
    let points: Vec<_> = game.size().points().take(n).collect();
    for point in points {
        game.play(Move::Play(point)).unwrap();
    }
    game
}

fn again(game: &mut Game, report: Report) -> Report {
    game.act(By::Referee, EventKind::Report(report.clone())).unwrap();
    report
}

/// What an example wants: effects, and who has to choose what.
fn wanted(example: &Value) -> (Vec<Effect>, Vec<Effect>, Option<Decider>) {
    use Effect::{Admonition, PickUpAndChoose, Stands, StoneBack, Warning};
    let listed = || texts(example, "choices").into_iter().map(effect).collect::<Vec<_>>();
    let words = texts(example, "effects");
    let choose = |decider, choices| (Vec::new(), choices, Some(decider));
    match words[..] {
        ["chief_referee_decides"] => choose(Decider::ChiefReferee, vec![PickUpAndChoose, Stands]),
        ["chief_referee_picks"] => choose(Decider::ChiefReferee, listed()),
        ["referee_picks"] => choose(Decider::Referee, listed()),
        ["stone_back_or_stands"] => choose(Decider::Players, vec![StoneBack, Stands]),
        ["stone_back_or_agreed_point"] => choose(Decider::Players, vec![StoneBack, Effect::AgreedPoint]),
        ["admonish_or_warning"] => choose(Decider::Referee, vec![Admonition, Warning]),
        _ => (words.into_iter().map(effect).collect(), Vec::new(), None),
    }
}

fn effect(word: &str) -> Effect {
    let code = match word {
        "pick_up_and_choose_freely" => "pick-up-and-choose".to_owned(),
        "same_player_to_move" => "same-side-to-move".to_owned(),
        "admonish" => "admonition".to_owned(),
        other => other.replace('_', "-"),
    };
    Effect::by_code(&code).unwrap_or_else(|| panic!("effect {word}"))
}

// rules: R-I-01, R-I-02, R-I-03, R-I-04, R-I-05, R-I-06, R-I-07, R-I-08, R-I-09, R-I-10, R-I-11, R-I-12, R-I-13
// rules: R-I-14, R-I-15, R-I-16, R-I-18, R-I-19, R-I-22, R-I-24, R-I-25, R-C-05, R-K-04
#[test]
fn penalties() {
    each("penalties", 48, |id, example| {
        for rules in editions(example) {
            match text(example, "act") {
                "second warning in one game" => two_warnings(id, rules),
                "one warning in the game, at counting" => one_warning(id, rules, example),
                words => penalty(id, rules, words, example),
            }
        }
    });
}

fn penalty(id: &str, rules: Rules, words: &str, example: &Value) {
    let (game, report) = case(rules, words);
    if let Some(number) = example["move_number"].as_u64() {
        assert_eq!(game.move_number() as u64, number, "{id}");
    }
    let ruling = game.ruling(&report).unwrap();
    let (effects, choices, decider) = wanted(example);
    assert_eq!((ruling.effects, ruling.choices), (&effects[..], &choices[..]), "{id}");
    if let Some(decider) = decider {
        assert_eq!(ruling.decider, decider, "{id}");
        let refused = game.clone().act(By::Referee, EventKind::Report(report.clone())).unwrap_err();
        assert_eq!(refused.code(), "choice", "{id}");
        for choice in choices {
            applied(id, &game, &Report { choice: Some(choice), ..report.clone() }, &[choice]);
        }
    } else {
        applied(id, &game, &report, &effects);
    }
}

fn warn(game: &mut Game) {
    let report = Report::of(Act::TookBack, Some(Color::Black));
    game.act(By::Referee, EventKind::Report(report)).unwrap();
}

fn two_warnings(id: &str, rules: Rules) {
    let (_, mut game) = board(rules);
    warn(&mut game);
    assert_eq!((game.warnings(), game.decided()), ([1, 0], None), "{id}");
    warn(&mut game);
    assert_eq!((game.warnings(), game.decided()), ([2, 0], Some(Decision::Wins(Color::White))), "{id}");
}

/// At the count, a warning costs a 子, or nothing.
fn one_warning(id: &str, rules: Rules, example: &Value) {
    let (_, mut game) = board(rules);
    let before = game.score().margin.quarters();
    warn(&mut game);
    game.stop();
    let costs = before - game.score().margin.quarters();
    match texts(example, "effects")[0] {
        "pay_one_zi" => assert_eq!((costs, game.penalties()), (4, [1, 0]), "{id}"),
        "no_stone_payment" => assert_eq!((costs, game.penalties()), (0, [0, 0]), "{id}"),
        other => panic!("{id}: {other}"),
    }
}

// rules: R-C-08, R-C-14
#[test]
fn cycle_outcomes() {
    each("cycle_outcomes", 6, |id, example| {
        for name in texts(example, "editions") {
            let mut rules = edition(name);
            match example["event_supplement"].as_str() {
                None => {}
                Some("no_result") => rules.cycles = Cycles::NoResult,
                Some("draw") => rules.cycles = Cycles::Draw,
                Some("extra_game") => rules.cycles = Cycles::ExtraGame,
                Some(other) => panic!("{id}: {other}"),
            }
            let act = match text(example, "cycle") {
                "triple ko" | "eternal life" | "double two-stone capture" => Act::LongCycle,
                "false life" => Act::FalseLife,
                other => panic!("{id}: {other}"),
            };
            let ruling = Ruling::on(&rules, act, &Circumstances::default());
            let mut wanted: Vec<_> = texts(example, "outcome_choices").into_iter().map(effect).collect();
            if let Some(status) = example["group_status"].as_str() {
                wanted.push(effect(&format!("group_{status}")));
            }
            assert_eq!([ruling.effects, ruling.choices].concat(), wanted, "{id}");
            let (_, game) = board(rules);
            let report = Report::of(act, None);
            if ruling.choices.is_empty() {
                applied(id, &game, &report, &wanted);
            }
            for &choice in ruling.choices {
                applied(id, &game, &Report { choice: Some(choice), ..report.clone() }, &[choice]);
            }
        }
    });
}
