//! UGF: Pandanet.

use super::{comments, faults, info, moves, stones};
use lanke::{Color, MoveList, RecordKind};

const EVEN: &str = include_str!("../../data/formats/even.ugf");
const REVIEW: &str = include_str!("../../data/formats/review.ugi");

fn read(text: &str) -> MoveList {
    MoveList::from_ugf(text).unwrap()
}

#[test]
fn an_even_game_with_rows_from_the_bottom() {
    let list = read(EVEN);
    assert_eq!(moves(&list), "B R16 W D4 B Q3 W pass B pass");
    assert_eq!(
        info(&list),
        "BR=9-dan; CP=nobody; DT=2024-02-09; EV=26th, Spring cup, Final; GC=A short game; KM=6.5; PB=Hei; \
         PC=A quiet room; PW=Bai; RE=B+2.5; RU=Japanese; TM=14400; US=somebody; WR=7d"
    );
    assert_eq!(comments(&list), ["Before the start.", "2 The other\ncorner."]);
    assert_eq!((stones(&list).as_str(), faults(&list).len()), ("", 0));
    assert_eq!(RecordKind::of(EVEN.as_bytes()), Some(RecordKind::Ugf));
}

#[test]
fn handicap_stones_have_number_0_and_comments_the_number_of_their_position() {
    let list = read(REVIEW);
    assert_eq!((list.size.to_string().as_str(), stones(&list).as_str()), ("9x9", "B G7 B C3"));
    assert_eq!((moves(&list).as_str(), list.first_turn()), ("W E5 B C7", Color::White));
    assert_eq!(info(&list), "BR=2k?; HA=2; KM=-5.5; PB=Hei; PW=Bai; RE=W+R");
    assert_eq!(comments(&list), ["Hello.", "2 Hm.\nSo."]);
    assert_eq!(faults(&list), [""; 0]);
}

#[test]
fn results() {
    for (winner, wanted) in [
        ("B,2.50", "B+2.5"),
        ("W,0.50", "W+0.5"),
        ("B,C", "B+R"),
        ("W,F2", "W+F"),
        ("W,T", "W+T"),
        ("B,", "B+"),
        ("D,", "0"),
        ("N1,E", "Void"),
        ("A,", "?"),
    ] {
        let list = read(&EVEN.replace("B,2.50", winner));
        assert_eq!((list.info.get("RE"), faults(&list).len()), (Some(wanted), 0), "{winner}");
    }
}

#[test]
fn what_is_wrong_is_got_over_and_told() {
    let text = EVEN
        .replace("Hdcp=0,6.50", "Hdcp=many,much")
        .replace("B,2.50", "X,1")
        .replace("DD,W1,2", "DZ,W1,2")
        .replace("PC,B1,3,0", "PC,G1,3,0");
    let list = read(&text);
    assert_eq!(moves(&list), "B R16 W ? W pass B pass");
    assert_eq!(
        faults(&list),
        [
            "bad-value line 10, column 6: handicap \"many\", wanted a number of stones",
            "bad-value line 10, column 11: komi \"much\", wanted points such as 6.50",
            "bad-value line 12, column 8: winner \"X,1\", wanted B or W and points, C, F or T, or D",
            "bad-point line 24, column 1: move \"DZ,W1,2,31 '00:00:31\", wanted letters of column and row on the board, or YA for a pass",
            "stray-text line 25, column 1: \"PC,G1,3,0\", wanted a move such as QP,B1,1,0",
        ]
    );
}

#[test]
fn y_is_a_column_where_the_board_has_one() {
    let list = read("[Header]\nSize=26\n[Data]\nYA,B1,1,0\nZZ,W1,2,0\n");
    assert_eq!(moves(&list), "B Z26 W AA1");
    let list = read("[Header]\nSize=25\n[Data]\nYA,B1,1,0\nZA,W1,2,0\n");
    assert_eq!(moves(&list), "B Z25 W pass");
}

#[test]
fn what_is_no_ugf_is_refused() {
    for text in ["", "(;SZ[19])", "Size=19"] {
        let error = MoveList::from_ugf(text).unwrap_err();
        let wanted = "line 1, column 1: no game, wanted \"[Header]\" and \"[Data]\" of a UGF file";
        assert_eq!((error.code(), error.to_string().as_str()), ("no-game", wanted));
    }
    let error = MoveList::from_ugf("[Header]\nSize=big").unwrap_err();
    assert_eq!(error.to_string(), "line 2, column 1: board size \"big\", wanted 1 to 52 columns and rows");
}
