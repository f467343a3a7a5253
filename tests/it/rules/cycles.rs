//! Repetition that comes round: R-C-08 to R-C-15 and S-11.

use crate::course::stands;
use crate::picture::Picture;
use lanke::{
    Act, By, Color, Cycle, Cycles, Decision, Effect, EventKind, Game, IllegalMove, KoRule, Move, Passes,
    Preset, Report, Rules,
};

/// A cycle: the board, its moves by Black and White in turn, and what is told of it when it has closed.
struct Shape {
    board: &'static str,
    moves: &'static str,
    taken: [usize; 2],
    kind: &'static str,
}

const TRIPLE_KO: Shape = Shape {
    board: "
        WWWWWWW
        WBW.W.W
        B.BWBWB
        BBBBBBB
        WWWWWWW
        .......",
    moves: "D5 B4 F5 D4 B5 F4",
    taken: [3, 3],
    kind: "triple-ko",
};

const QUADRUPLE_KO: Shape = Shape {
    board: "
        WWWWWWWWW
        WBWBW.W.W
        B.B.BWBWB
        BBBBBBBBB
        WWWWWWWWW
        .........",
    moves: "F5 B4 H5 D4 B5 F4 D5 H4",
    taken: [4, 4],
    kind: "quadruple-ko",
};

const ETERNAL_LIFE: Shape = Shape {
    board: "
        ........
        WWWWWW..
        BBBBBW..
        BWWWBBWW
        .W.B.WB.",
    moves: "C1 E1 D1 F1",
    taken: [2, 2],
    kind: "both-take-two",
};

/// A group that lives by a ko, fed by a double ko: moonshine life.
const FALSE_LIFE: Shape = Shape {
    board: "
        .BWWWB.......
        BBBBWBB......
        .BWBWWB...BBB
        BW.W.WB..BWWW
        WWWWWWB.BW.W.",
    moves: "L1 A3 C2 K1 A2 C3",
    taken: [3, 3],
    kind: "triple-ko",
};

const SINGLE_KO: Shape = Shape {
    board: "
        .BW.
        BW.W
        .BW.",
    moves: "C2 B2",
    taken: [1, 1],
    kind: "single-ko",
};

/// Two stones are sent, one is returned; the other side is to move then.
const SEND_TWO: Shape = Shape {
    board: "
        ......
        WWWB..
        W.B.B.",
    moves: "B1 D1 C1",
    taken: [1, 2],
    kind: "send-two-return-one",
};

const LONG: [&Shape; 4] = [&TRIPLE_KO, &QUADRUPLE_KO, &ETERNAL_LIFE, &FALSE_LIFE];

fn rules(ko: KoRule, cycles: Cycles) -> Rules {
    Rules { ko, cycles, ..Rules::default() }
}

fn start(shape: &Shape, rules: Rules) -> Game {
    Picture::new(shape.board).game(Color::Black, rules)
}

fn moves(game: &Game, shape: &Shape) -> Vec<Move> {
    shape.moves.split_whitespace().map(|text| game.size().parse_vertex(text).unwrap()).collect()
}

/// Plays once round.
fn round(game: &mut Game, shape: &Shape) {
    for mv in moves(game, shape) {
        game.play(mv).unwrap();
    }
}

fn wanted(shape: &Shape, since: usize, times: usize) -> Cycle {
    let length = shape.moves.split_whitespace().count();
    let kind = match shape.kind {
        "single-ko" => lanke::CycleKind::SingleKo,
        "triple-ko" => lanke::CycleKind::Kos(3),
        "quadruple-ko" => lanke::CycleKind::Kos(4),
        "both-take-two" => lanke::CycleKind::BothTakeTwo,
        _ => lanke::CycleKind::SendTwoReturnOne,
    };
    assert_eq!(kind.code(), shape.kind);
    Cycle { since, length, times, same_turn: length.is_multiple_of(2), taken: shape.taken, kind }
}

// rules: R-C-09, R-C-10, R-C-11, R-C-12, R-C-15
#[test]
fn a_cycle_is_told_when_it_closes() {
    for shape in LONG.into_iter().chain([&SINGLE_KO]) {
        let mut game = start(shape, rules(KoRule::None, Cycles::None));
        let moves = moves(&game, shape);
        for lap in 0..3 {
            for &mv in &moves {
                game.play(mv).unwrap();
                let first = game.move_number() < moves.len();
                assert_eq!(game.cycle().is_none(), first, "{} {mv:?}", shape.kind);
            }
            assert_eq!(game.cycle(), Some(wanted(shape, lap * moves.len(), lap + 2)));
        }
    }
}

// rules: R-C-13, R-C-15
#[test]
fn sending_two_to_return_one_is_told_though_the_other_side_is_to_move() {
    let mut game = start(&SEND_TWO, rules(KoRule::Simple, Cycles::None));
    round(&mut game, &SEND_TWO);
    assert_eq!(game.cycle(), Some(wanted(&SEND_TWO, 0, 1)));
    // A pass closes none.
    game.play(Move::Pass).unwrap();
    assert_eq!(game.cycle(), None);
}

// rules: R-C-08, R-C-14, R-C-15
#[test]
fn a_false_life_and_a_triple_ko_look_alike() {
    assert_eq!(wanted(&FALSE_LIFE, 0, 2), wanted(&TRIPLE_KO, 0, 2));
    for shape in [&FALSE_LIFE, &TRIPLE_KO] {
        let mut game = start(shape, rules(KoRule::Simple, Cycles::DrawOrReplay));
        round(&mut game, shape);
        // A person says which it is.
        let report = Report::of(Act::FalseLife, None);
        game.act(By::Referee, EventKind::Report(report)).unwrap();
        assert_eq!(game.rulings().last().unwrap().effects, [Effect::Forbidden, Effect::GroupDead]);
        assert_eq!(stands(&game), "playing B");
    }
}

// rules: R-C-01, R-C-09, R-C-10, R-C-11, R-C-12, R-C-13, R-C-15
#[test]
fn superko_forbids_the_last_move_and_shows_the_cycle() {
    for shape in LONG.into_iter().chain([&SINGLE_KO, &SEND_TWO]) {
        let mut game = start(shape, rules(KoRule::Positional, Cycles::None));
        let mut moves = moves(&game, shape);
        let last = moves.pop().unwrap();
        for mv in moves {
            game.play(mv).unwrap();
        }
        assert_eq!(game.check(last).unwrap_err().since(), Some(0), "{}", shape.kind);
        let Move::Play(point) = last else { panic!("a play") };
        let cycle = Cycle { times: 2, ..wanted(shape, 0, 2) };
        assert_eq!(game.forbidden_cycle(game.turn(), point), Some(cycle), "{}", shape.kind);
    }
}

// rules: R-C-15
#[test]
fn a_play_that_repeats_nothing_closes_no_cycle() {
    let game = start(&TRIPLE_KO, rules(KoRule::Positional, Cycles::None));
    for point in game.size().points() {
        let repeats = matches!(
            game.check(Move::Play(point)),
            Err(IllegalMove::Ko { .. } | IllegalMove::Superko { .. })
        );
        assert!(!repeats && game.forbidden_cycle(Color::Black, point).is_none(), "{point:?}");
    }
}

// rules: S-11
#[test]
fn the_third_time_ends_the_game_as_the_rules_say() {
    for shape in LONG {
        for (cycles, decision) in [
            (Cycles::None, None),
            (Cycles::DrawOrReplay, None),
            (Cycles::Draw, Some(Decision::Draw)),
            (Cycles::Replay, Some(Decision::Replay)),
            (Cycles::NoResult, Some(Decision::NoResult)),
            (Cycles::ExtraGame, Some(Decision::ExtraGame)),
        ] {
            let mut game = start(shape, rules(KoRule::Simple, cycles));
            round(&mut game, shape);
            assert_eq!(game.decided(), None, "the second time");
            round(&mut game, shape);
            assert_eq!(game.decided(), decision, "{cycles:?}");
            assert_eq!(game.cycle().unwrap().times, 3);
            let Some(decision) = decision else { continue };
            assert_eq!(game.outcome(), Some(lanke::Outcome::Decided(decision)));
            assert_eq!(game.play(Move::Pass), Err(IllegalMove::GameOver));
            // Taken back, play goes on; made again, it has ended again.
            assert_eq!((game.undo(1), game.decided(), stands(&game).as_str()), (1, None, "playing W"));
            assert_eq!((game.redo(1), game.decided()), (1, Some(decision)));
        }
    }
}

// rules: R-C-14, S-11
#[test]
fn a_draw_or_a_replay_is_for_the_referee() {
    for (choice, after) in [("draw", "over Draw"), ("replay", "over Void")] {
        let mut game = start(&TRIPLE_KO, Rules { ko: KoRule::Simple, ..Preset::Chinese1988.rules() });
        for _ in 0..3 {
            round(&mut game, &TRIPLE_KO);
        }
        let choice = Effect::by_code(choice);
        let report = Report { choice, ..Report::of(Act::LongCycle, None) };
        game.act(By::Referee, EventKind::Report(report)).unwrap();
        assert_eq!(stands(&game), after);
    }
}

// rules: R-C-14
#[test]
fn where_repetition_is_forbidden_the_outcome_comes_by_report_alone() {
    let mut game = start(&TRIPLE_KO, rules(KoRule::Positional, Cycles::NoResult));
    let moves = moves(&game, &TRIPLE_KO);
    for &mv in &moves[..5] {
        game.play(mv).unwrap();
    }
    assert!(game.play(moves[5]).is_err());
    let report = Report { choice: Some(Effect::NoResult), ..Report::of(Act::LongCycle, None) };
    game.act(By::Referee, EventKind::Report(report)).unwrap();
    assert_eq!(game.decided(), Some(Decision::NoResult));
}

/// Two laps with something between them that leaves the board as it is.
fn laps_with(between: impl Fn(&mut Game)) -> Game {
    let rules = Rules { passes: Passes::ThreeEach, ..rules(KoRule::Simple, Cycles::NoResult) };
    let mut game = start(&ETERNAL_LIFE, rules);
    round(&mut game, &ETERNAL_LIFE);
    between(&mut game);
    round(&mut game, &ETERNAL_LIFE);
    game
}

// rules: S-11
#[test]
fn situations_are_counted_since_the_last_pass_lost_turn_or_resumption() {
    assert_eq!(laps_with(|_| ()).decided(), Some(Decision::NoResult));
    let pass = |game: &mut Game| {
        game.play(Move::Pass).unwrap();
        game.play(Move::Pass).unwrap();
    };
    let lose_turns = |game: &mut Game| {
        for color in [Color::Black, Color::White] {
            let report = Report { choice: Some(Effect::LostTurn), ..Report::of(Act::Other, Some(color)) };
            game.act(By::Referee, EventKind::Report(report)).unwrap();
        }
    };
    let resume = |game: &mut Game| {
        game.stop();
        game.resume().unwrap();
    };
    for mut game in [laps_with(pass), laps_with(lose_turns), laps_with(resume)] {
        assert_eq!((game.decided(), game.cycle().unwrap().times), (None, 2));
        round(&mut game, &ETERNAL_LIFE);
        assert_eq!(game.decided(), Some(Decision::NoResult));
    }
}

// rules: R-C-07, S-11
#[test]
fn passes_alone_are_no_cycle() {
    let rules = Rules { passes: Passes::Agreement, ..rules(KoRule::Positional, Cycles::NoResult) };
    let mut game = start(&TRIPLE_KO, rules);
    for _ in 0..8 {
        game.play(Move::Pass).unwrap();
        assert_eq!((game.cycle(), game.decided()), (None, None));
    }
}
