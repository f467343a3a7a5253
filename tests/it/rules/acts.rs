//! What each edition makes of each act: section I, R-C-05, R-C-06, R-C-08, R-C-14 and R-K-04.

use crate::applied::applied;
use crate::picture::Picture;
use lanke::{
    Act, By, Color, Cycles, Effect, EventKind, Game, IllegalActs, Move, Preset, Refusal, Report, Rules,
};

/// What E88 makes of every act: `act when: effects`, or `act when: decider? choices`; `free` where it says
/// nothing.
const E88: &str = "
    wrong-colors: free
    two-in-a-row: lose-game
    two-in-a-row passed: stands
    took-back: stone-back warning
    took-back late: stone-back warning
    dropped-stone: pick-up-and-choose
    dropped-stone agreed: pick-up-and-choose
    clock-early: free
    stone-displaced agreed: players? stone-back stands
    stone-displaced: chief-referee? stone-back stands draw replay
    moved-on-purpose: lose-game
    board-scattered restorable: restore-and-continue
    board-scattered: referee? draw replay
    scattered-by-player restorable: restore-and-continue
    scattered-by-player: lose-game
    removed-with-liberties: stones-back warning
    left-without-liberties: free
    ko-retake: move-void lost-turn
    forbidden-point: move-void lost-turn
    repetition: move-void lost-turn
    clock-before-captures: referee? admonition warning
    disturbing: referee? admonition warning
    consulting: referee? warning lose-game
    talking: free
    quitting: warning report-to-committee
    arranged: free
    absent-from-ceremony: free
    phone-sound: free
    phone-screen: free
    smoking: free
    time-out: lose-game
    time-out agreed: lose-game
    long-cycle: referee? draw replay
    false-life: forbidden group-dead
    other: free";

/// And E02.
const E02: &str = "
    wrong-colors: correction-allowed
    wrong-colors move-11: no-correction
    two-in-a-row: second-stone-void warning
    two-in-a-row passed: stands
    took-back: stone-back warning
    took-back late: claim-refused
    dropped-stone agreed: pick-up-and-choose
    dropped-stone: chief-referee? pick-up-and-choose stands
    clock-early: warning clock-unchanged
    stone-displaced agreed: players? stone-back agreed-point
    stone-displaced: chief-referee? reasonable-point stands draw replay both-lose
    moved-on-purpose: lose-game
    board-scattered restorable: restore-and-continue
    board-scattered: chief-referee? draw replay both-lose
    scattered-by-player restorable: restore-and-continue
    scattered-by-player: lose-game
    removed-with-liberties: stones-back warning
    left-without-liberties: stones-removed warning
    ko-retake: move-void lost-turn warning
    forbidden-point: move-void lost-turn
    repetition: move-void lost-turn
    clock-before-captures: warning clock-unchanged
    disturbing: referee? warning lose-game
    consulting: referee? warning lose-game
    talking: referee? warning lose-game
    quitting: lose-game
    arranged: referee? lose-game both-lose
    absent-from-ceremony: referee? criticism lower-prize suspension
    phone-sound: warning
    phone-sound again: lose-game
    phone-screen: lose-game
    smoking: warning
    smoking again: lose-game
    time-out: lose-game
    time-out agreed: lost-turn play-continues same-reading
    long-cycle: forbidden
    false-life: forbidden group-dead
    other: free";

/// The platform's: its moves are blocked, the rest is E02's.
const MOVES_BLOCKED: &str = "
    ko-retake: blocked same-side-to-move
    forbidden-point: blocked same-side-to-move
    repetition: blocked same-side-to-move";

/// Japan: what loses at once.
const LOSES: &str = "
    two-in-a-row: lose-game
    took-back: lose-game
    moved-on-purpose: lose-game
    ko-retake: lose-game
    forbidden-point: lose-game
    repetition: lose-game
    dropped-stone: free
    consulting: free
    time-out: free
    long-cycle: referee? no-result
    other: free";

/// Where the rules name no price.
const UNPRICED: &str = "
    two-in-a-row: free
    took-back: free
    moved-on-purpose: free
    phone-sound: free
    time-out: free
    other: free";

/// What may be chosen where the rules say nothing.
const FREE: &str = "referee? stands play-continues move-void stone-back stones-back stones-removed reasonable-point \
    lost-turn admonition warning criticism lose-game both-lose draw replay no-result extra-game";

/// A ko that White has just taken, `*` forbidden to Black, and two stones that were sent: `0` would give one
/// back.
pub(super) fn board(rules: Rules) -> (Picture, Game) {
    let picture = Picture::new(
        "
        .BW.....
        B1bW....
        .BW...W.
        .....W*W
        ......W.
        WWWB....
        W20.B...",
    );
    // In place of `0` a black stone; the words of the picture name the points.
    let stones = Picture::new(
        "
        .BW.....
        B.BW....
        .BW...W.
        .....W.W
        ......W.
        WWWB....
        W.B.B...",
    );
    (picture, stones.game(Color::Black, rules))
}

/// A game in which Black did it when it was so; Black is to move.
pub(super) fn case(rules: Rules, act: Act, when: &str) -> (Game, Report) {
    let (picture, mut game) = board(rules);
    let mut report = Report::of(act, Some(Color::Black));
    let at = |mark| picture.point(mark);
    let play = |game: &mut Game, mark| game.play(Move::Play(at(mark))).map(|_| ()).unwrap();
    match act {
        Act::Repetition => {
            play(&mut game, '2');
            let takes_two = game.size().point(3, 6).unwrap();
            game.play(Move::Play(takes_two)).unwrap();
            report.at = Some(at('0'));
        }
        Act::KoRetake => {
            game.play(Move::Pass).unwrap();
            play(&mut game, '1');
            report.at = Some(at('b'));
        }
        Act::ForbiddenPoint => report.at = Some(at('*')),
        _ => {}
    }
    match when {
        "" => {}
        "agreed" => report.is_agreed = true,
        "restorable" => report.is_restorable = true,
        "again" => game.act(By::Referee, EventKind::Report(report.clone())).unwrap(),
        "late" => {
            play(&mut game, '2');
            report.move_number = Some(1);
            play(&mut game, '1');
        }
        "passed" => {
            play(&mut game, '2');
            game.play(Move::Pass).unwrap();
        }
        "move-11" => {
            let free: Vec<_> = game.size().points().filter(|point| (3..6).contains(&point.y())).collect();
            for point in free.into_iter().cycle() {
                if game.move_number() == 11 {
                    break;
                }
                let _ = game.play(Move::Play(point));
            }
        }
        other => panic!("when `{other}`"),
    }
    (game, report)
}

fn check(rules: Rules, table: &str) {
    for line in table.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (what, wanted) = line.split_once(": ").unwrap();
        let (act, when) = what.split_once(' ').unwrap_or((what, ""));
        let act = Act::by_code(act).unwrap_or_else(|| panic!("{line}"));
        check_line(line, rules, act, when, if wanted == "free" { FREE } else { wanted });
    }
}

fn check_line(line: &str, rules: Rules, act: Act, when: &str, wanted: &str) {
    let (game, report) = case(rules, act, when);
    let ruling = game.ruling(&report).unwrap();
    let (decider, words) = wanted.split_once("? ").map_or((None, wanted), |(who, words)| (Some(who), words));
    let wanted: Vec<Effect> = words.split_whitespace().map(|word| Effect::by_code(word).unwrap()).collect();
    let tell = |choice| Report { choice, ..report.clone() };
    if let Some(decider) = decider {
        assert_eq!(
            (ruling.effects, ruling.choices, ruling.decider.code()),
            (&[][..], &wanted[..], decider),
            "{line}"
        );
        for &choice in Effect::ALL {
            if wanted.contains(&choice) {
                applied(line, &game, &tell(Some(choice)), &[choice]);
            } else {
                let refused = game.clone().act(By::Referee, EventKind::Report(tell(Some(choice))));
                assert_eq!(refused.unwrap_err().code(), "choice", "{line} {choice:?}");
            }
        }
        let refused = game.clone().act(By::Referee, EventKind::Report(report));
        assert!(matches!(refused, Err(Refusal::Choice { choices, .. }) if choices == wanted), "{line}");
    } else {
        assert_eq!(ruling.effects, wanted, "{line}");
        applied(line, &game, &report, &wanted);
    }
}

/// Every act stands in the table, but the note that can't be read, which has tests of its own.
fn assert_complete(table: &str) {
    for act in Act::ALL.iter().filter(|&&act| act != Act::UnreadableSeal) {
        let code = act.code();
        let has = table.lines().any(|line| line.trim().split([' ', ':']).next() == Some(code));
        assert!(has, "{code}");
    }
}

// rules: R-I-01, R-I-02, R-I-03, R-I-04, R-I-06, R-I-07, R-I-08, R-I-09, R-I-10, R-I-12, R-I-13, R-I-14, R-I-17
// rules: R-I-18, R-I-19, R-I-21, R-I-26, R-C-05, R-C-06, R-C-08, R-C-14
#[test]
fn every_act_in_the_edition_of_1988() {
    assert_complete(E88);
    check(Preset::Chinese1988.rules(), E88);
}

// rules: R-I-01, R-I-02, R-I-03, R-I-04, R-I-05, R-I-06, R-I-07, R-I-08, R-I-09, R-I-10, R-I-11, R-I-12, R-I-13
// rules: R-I-14, R-I-18, R-I-19, R-I-20, R-I-21, R-I-22, R-I-23, R-I-24, R-I-25, R-I-26, R-C-05, R-C-06, R-C-08
#[test]
fn every_act_in_the_edition_of_2002() {
    assert_complete(E02);
    check(Preset::Chinese2002.rules(), E02);
}

// rules: R-K-04, R-K-15, R-C-05
#[test]
fn the_platform_blocks_moves_and_takes_the_rest_from_2002() {
    // Its own ko rule forbids no other repetition; an event with superko may.
    let rules = Rules { illegal_acts: IllegalActs::Blocked, ..Rules::default() };
    check(rules, MOVES_BLOCKED);
    let is_move = |line: &&str| {
        MOVES_BLOCKED.lines().any(|blocked| blocked.split(':').next() == line.split(':').next())
    };
    let rest: Vec<_> = E02.lines().filter(|line| !is_move(line)).collect();
    check(Preset::Platform.rules(), &rest.join("\n"));
    check(
        Preset::Platform.rules(),
        &MOVES_BLOCKED.lines().filter(|line| !line.contains("repetition")).collect::<Vec<_>>().join("\n"),
    );
}

// rules: R-I-26
#[test]
fn other_sets_lose_by_it_or_leave_it_to_the_referee() {
    let superko = Rules { ko: lanke::KoRule::Positional, ..Preset::Japanese.rules() };
    check(superko, LOSES);
    check(Preset::Aga.rules(), UNPRICED);
    check(Preset::ChineseSuperko.rules(), MOVES_BLOCKED);
}

// rules: R-C-14
#[test]
fn what_comes_of_a_cycle_is_what_the_event_lays_down() {
    for (cycles, wanted) in [
        (Cycles::None, "long-cycle: forbidden"),
        (Cycles::DrawOrReplay, "long-cycle: referee? draw replay"),
        (Cycles::Draw, "long-cycle: referee? draw"),
        (Cycles::Replay, "long-cycle: referee? replay"),
        (Cycles::NoResult, "long-cycle: referee? no-result"),
        (Cycles::ExtraGame, "long-cycle: referee? extra-game"),
    ] {
        for preset in Preset::ALL {
            check(Rules { cycles, ..preset.rules() }, &format!("{wanted}\nfalse-life: forbidden group-dead"));
        }
    }
}
