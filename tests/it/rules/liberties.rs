//! Liberties and chains: R-B-07 to R-B-10.

use crate::picture::Picture;
use lanke::{Color, Setup, SetupError};

/// The stones drawn `#` are one black chain, and `+` are its liberties.
fn check_liberties(picture: &str) {
    let marked = Picture::new(picture);
    let board = Picture::new(&picture.replace('#', "B")).board();
    let (chain, liberties) = (marked.points('#'), marked.points('+'));
    for &stone in &chain {
        assert_eq!(board.chain(stone), chain);
        assert_eq!(board.liberties(stone), liberties);
        let only = liberties.first().copied().filter(|_| liberties.len() == 1);
        assert_eq!(board.atari(stone), only);
    }
}

// rules: R-B-07
#[test]
fn a_stone_in_the_middle_has_four_liberties() {
    check_liberties(
        "
        .....
        ..+..
        .+#+.
        ..+..
        .....",
    );
}

// rules: R-B-07
#[test]
fn a_stone_on_the_edge_has_three() {
    check_liberties("+#+\n.+.\n...");
    check_liberties(".+.\n+#+");
    check_liberties("+.\n#+\n+.");
}

// rules: R-B-07
#[test]
fn a_stone_in_the_corner_has_two() {
    check_liberties("#+.\n+..\n...");
    check_liberties(".+\n+#");
}

// rules: R-B-08
#[test]
fn a_chain_counts_a_point_it_touches_twice_once() {
    check_liberties(
        "
        .....
        .++..
        +##+.
        +#+..
        .+...",
    );
}

// rules: R-B-08
#[test]
fn stones_across_a_corner_are_not_one_chain() {
    check_liberties(
        "
        .+...
        +#+..
        .+B..
        .....",
    );
}

// rules: R-B-09
#[test]
fn opposing_stones_take_liberties() {
    check_liberties(
        "
        .....
        ..W..
        .W#+.
        ..W..
        .....",
    );
}

// rules: R-B-08
#[test]
fn a_chain_may_wind_around_its_only_liberty() {
    check_liberties(
        "
        WWWWW
        W###W
        W#+#W
        W###W
        WWWW.",
    );
}

// rules: R-A-01, R-B-08, R-B-09
#[test]
fn a_chain_on_a_single_row() {
    check_liberties("+##+W.");
    check_liberties("##+");
}

// rules: R-B-02, R-B-10
#[test]
fn a_chain_without_a_liberty_cannot_be_set_up() {
    let picture = Picture::new("bbW\nbW.\nW..");
    let error = Setup::stones(picture.size(), &picture.stones(), Color::Black).unwrap_err();
    assert_eq!(error, SetupError::NoLiberty { chain: picture.points('b') });
    assert_eq!(error.code(), "setup-no-liberty");
}
