//! "A point forbidden to one side is an eye of the other": a rule of thumb that fails both ways, R-K-07.

use crate::picture::Picture;
use lanke::{Color, IllegalMove, Move, Rules, Suicide, pass_alive};

// rules: R-K-07
#[test]
fn a_forbidden_point_may_be_a_false_eye() {
    // `1` is forbidden to White, and yet it is no eye for certain: Black's three chains around it can be taken.
    let picture = Picture::new(
        "
        .BBW
        B1BW
        WB2W
        .WW.",
    );
    let game = picture.game(Color::White, Rules::default());
    let closed = game.check(Move::Play(picture.point('1')));
    assert!(matches!(closed, Err(IllegalMove::Suicide { .. })));
    assert!(pass_alive(game.board(), Color::Black, Suicide::Forbidden).chains.is_empty());
}

// rules: R-K-07
#[test]
fn an_eye_may_be_open_to_the_other_side() {
    // Black lives with two eyes, and White may still play into the large one.
    let picture = Picture::new(
        "
        12B.B
        BBBBB
        .....",
    );
    let game = picture.game(Color::White, Rules::default());
    for mark in ['1', '2'] {
        assert!(game.check(Move::Play(picture.point(mark))).is_ok());
    }
    let alive = pass_alive(game.board(), Color::Black, Suicide::Forbidden);
    assert_eq!(alive.chains.len(), 1);
    assert!(alive.area.contains(picture.point('1')), "nothing of it is decided by the open point");
}
