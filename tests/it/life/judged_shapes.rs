//! Groups that everybody knows, between walls that live.

use super::judged;
use crate::picture::Picture;
use lanke::{Color, JudgedChain, Proof, Status, Why};

/// The verdicts on the chains drawn `w` and `b`, and on all others.
fn verdicts(text: &str, turn: Option<Color>) -> [Vec<JudgedChain>; 3] {
    let picture = Picture::new(text);
    let judgement = judged(&picture.board(), turn, 200);
    assert!(judgement.is_complete, "{text}");
    let [white, black] = ['w', 'b'].map(|mark| picture.points(mark));
    let mut found = [vec![], vec![], vec![]];
    for chain in judgement.chains {
        let first = chain.stones.iter().next().unwrap();
        let is_among = [&white, &black].map(|points| points.contains(&first));
        let place = is_among.into_iter().position(|is| is).unwrap_or(2);
        found[place].push(chain);
    }
    found
}

fn is(chain: &JudgedChain, status: Status, proof: Proof, why: Why) -> bool {
    (chain.status, chain.proof, chain.why) == (status, proof, why)
        && (proof == Proof::Estimate || chain.certainty == 1000)
}

/// The stones drawn `w` are judged so, whoever moves first, and the walls live.
fn check(status: Status, proof: Proof, why: Why, text: &str) {
    for turn in [None, Some(Color::Black), Some(Color::White)] {
        let [white, _, walls] = verdicts(text, turn);
        assert!(!white.is_empty());
        for chain in white {
            assert!(is(&chain, status, proof, why), "{text}\n{turn:?} {chain:?}");
        }
        for chain in walls {
            assert!(is(&chain, Status::Alive, Proof::PassAlive, Why::TwoEyes), "{text}\n{turn:?} {chain:?}");
        }
    }
}

fn check_dead(text: &str) {
    check(Status::Dead, Proof::Read, Why::CannotBeSaved, text);
}

/// It is read that the side that moves first decides what becomes of the stones drawn `w`.
fn check_open(text: &str) {
    for turn in [None, Some(Color::Black), Some(Color::White)] {
        let [white, _, _] = verdicts(text, turn);
        for chain in white {
            assert_eq!(chain.why, Why::FirstDecides, "{text}\n{turn:?} {chain:?}");
            assert_eq!(chain.proof, Proof::Estimate, "{text}\n{turn:?} {chain:?}");
            assert!(matches!(chain.status, Status::Unsettled | Status::Dead), "{text}\n{turn:?} {chain:?}");
        }
    }
}

/// What becomes of the stones drawn `w` hangs on a ko, and so does what is shut in by them.
fn check_ko(text: &str) {
    for turn in [None, Some(Color::Black), Some(Color::White)] {
        let [white, black, walls] = verdicts(text, turn);
        for chain in white.iter().chain(&black) {
            let found = (chain.status, chain.proof, chain.why);
            assert_eq!(found, (Status::Unsettled, Proof::Estimate, Why::Ko), "{text}\n{turn:?} {chain:?}");
        }
        for chain in walls {
            assert!(is(&chain, Status::Alive, Proof::PassAlive, Why::TwoEyes), "{text}\n{turn:?} {chain:?}");
        }
    }
}

// rules: R-E-01
#[test]
fn two_eyes_are_proved() {
    check(
        Status::Alive,
        Proof::PassAlive,
        Why::TwoEyes,
        "
        .w.wB.B.
        wwwwBBBB
        BBBBBBBB",
    );
}

// rules: R-E-01
#[test]
fn a_straight_four_lives() {
    check(
        Status::Alive,
        Proof::Read,
        Why::CannotBeTaken,
        "
        ....wB.B.
        wwwwwBBBB
        BBBBBBBBB",
    );
}

// rules: R-E-02
#[test]
fn a_stone_in_an_area_that_lives_has_no_room() {
    check(
        Status::Dead,
        Proof::PassAlive,
        Why::NoRoom,
        "
        .B.Bw.B
        BBBBBBB",
    );
}

// rules: R-E-02
#[test]
fn an_eye_of_one_point_leaves_no_room() {
    check(
        Status::Dead,
        Proof::PassAlive,
        Why::NoRoom,
        "
        .wB.B.
        wwBBBB
        BBBBBB",
    );
}

// rules: R-E-02
#[test]
fn one_eye_of_two_points_is_dead() {
    check_dead(
        "
        ..wB.B.
        wwwBBBB
        BBBBBBB",
    );
}

// rules: R-E-02
#[test]
fn a_straight_three_with_its_middle_taken_is_dead() {
    check_dead(
        "
        .b.wB.B.
        wwwwBBBB
        BBBBBBBB",
    );
}

#[test]
fn a_straight_three_is_for_whoever_moves_first() {
    check_open(
        "
        ...wB.B.
        wwwwBBBB
        BBBBBBBB",
    );
}

// rules: R-E-02
#[test]
fn a_bent_three_with_its_corner_taken_is_dead() {
    check_dead(
        "
        b.wB.B.
        .wwBBBB
        wwBBBBB
        BBBBBBB",
    );
}

#[test]
fn a_bent_three_is_for_whoever_moves_first() {
    check_open(
        "
        ..wB.B.
        .wwBBBB
        wwBBBBB
        BBBBBBB",
    );
}

// rules: R-E-02
#[test]
fn a_square_four_is_dead() {
    check_dead(
        "
        ..wB.B.
        ..wBBBB
        wwwBBBB
        BBBBBBB",
    );
}

// rules: R-E-02
#[test]
fn a_bulky_five_with_its_middle_taken_is_dead() {
    check_dead(
        "
        .b.wB.B.
        ..wwBBBB
        wwwBBBBB
        BBBBBBBB",
    );
}

#[test]
fn a_bulky_five_is_for_whoever_moves_first() {
    check_open(
        "
        ...wB.B.
        ..wwBBBB
        wwwBBBBB
        BBBBBBBB",
    );
}

#[test]
fn a_snapback_is_for_whoever_moves_first() {
    check_open(
        "
        .B..WW.W.
        BBwwBWWWW
        .BBBBWWWW
        BBBBBWWWW",
    );
}

/// White takes four stones and is left with a ko that Black starts when it likes.
// rules: R-E-01
#[test]
fn a_life_that_its_side_may_fight_a_ko_for_hangs_on_it() {
    // White has to throw in at the edge; Black takes, and White has to take back.
    check_ko(
        "
        wb..wB.B.
        w.bwwBBBB
        wwwwwBBBB
        BBBBBBBBB",
    );
    check_ko(
        "
        .bb.wB.B.
        .wwwwBBBB
        wwwBBBBBB
        BBBBBBBBB",
    );
}

// rules: R-E-02
#[test]
fn a_bent_four_in_the_corner_is_dead() {
    check_dead(
        "
        bb.wB.B.
        bwwwBBBB
        .wBBBBBB
        wwBBBBBB
        BBBBBBBB",
    );
}

// rules: R-E-14
#[test]
fn two_shared_liberties_are_a_seki() {
    let text = "
        .bbbb.wB.B.
        wwwwwwwBBBB
        BBBBBBBBBBB";
    for turn in [None, Some(Color::Black), Some(Color::White)] {
        let [white, black, walls] = verdicts(text, turn);
        assert_eq!([white.len(), black.len(), walls.len()], [1; 3]);
        for chain in [&white[0], &black[0]] {
            assert!(is(chain, Status::Seki, Proof::Read, Why::SharedLiberties), "{turn:?} {chain:?}");
        }
        assert!(is(&walls[0], Status::Alive, Proof::PassAlive, Why::TwoEyes));
    }
    let judgement = judged(&Picture::new(text).board(), None, 200);
    assert_eq!(judgement.seki.len(), 12);
    assert_eq!(judgement.dame.to_vec(), Picture::new(text).points('.')[..2]);
    assert!(judgement.is_finished && judgement.seal.is_empty());
}

/// Neither has an eye, and they share two liberties.
// rules: R-E-14
#[test]
fn a_race_without_eyes_is_a_seki() {
    let text = "
        .W.Wbb.wwwB.B.
        WWWWbb.wwwBBBB";
    let [white, black, _] = verdicts(text, None);
    assert_eq!([white[0].status, black[0].status], [Status::Seki; 2]);
}

/// The same with an eye for White. Once Black is dead, White lives.
// rules: R-E-01, R-E-02
#[test]
fn an_eye_wins_the_race_against_none() {
    let text = "
        .W.Wbb.w.wB.B.
        WWWWbb.wwwBBBB";
    for turn in [None, Some(Color::Black), Some(Color::White)] {
        let [white, black, _] = verdicts(text, turn);
        assert_eq!((white.len(), white[0].status), (1, Status::Alive), "{turn:?}");
        assert_eq!(black.len(), 1);
        assert!(is(&black[0], Status::Dead, Proof::Read, Why::CannotBeSaved), "{turn:?} {black:?}");
    }
}
