//! GIB: Tygem and eWeiqi.

use super::{comments, faults, info, moves, stones};
use lanke::{Color, MoveList, RecordKind};

const EVEN: &str = include_str!("../../data/formats/even.gib");
const HANDICAP: &str = include_str!("../../data/formats/handicap.gib");

fn read(text: &str) -> MoveList {
    MoveList::from_gib(text).unwrap()
}

/// A file with that in its head and those moves.
fn file(head: &str, moves: &str) -> String {
    format!("\\HS\n{head}\n\\HE\n\\GS\n2 1 0\n9 0 &4\n{moves}\n\\GE\n")
}

#[test]
fn an_even_game() {
    let list = read(EVEN);
    assert_eq!(moves(&list), "B Q16 W D4 B pass W R3 B pass");
    assert_eq!(
        (list.size.to_string().as_str(), stones(&list).as_str(), list.first_turn()),
        ("19x19", "", Color::Black)
    );
    assert_eq!(
        info(&list),
        "BR=12k; DT=2024-02-09; GN=Friends; KM=6.5; OT=3x30 byo-yomi; PB=Hei; PC=A quiet room; PW=Bai; RE=W+3.5; TM=1200; WR=5d"
    );
    assert_eq!(faults(&list), [""; 0]);
    assert_eq!(comments(&list), ["A short game.", "2 The other corner.\nOf course."]);
    assert_eq!(RecordKind::of(EVEN.as_bytes()), Some(RecordKind::Gib));
}

#[test]
fn the_third_handicap_stone_stands_at_the_top_left() {
    let list = read(HANDICAP);
    assert_eq!(stones(&list), "B Q16 B D4 B D16");
    assert_eq!(moves(&list), "W Q4 B O3");
    assert_eq!(info(&list), "BR=1k; DT=2020-11-30; HA=3; KM=0; PB=hei12; PW=bai; TM=600; WR=9p");
    assert_eq!(list.first_turn(), Color::White);
    let four = read(&file("", "INI 0 1 4 &4\nSKI 0 2"));
    assert_eq!((stones(&four).as_str(), moves(&four).as_str()), ("B D16 B Q16 B D4 B Q4", "W pass"));
    assert_eq!(stones(&read(&file("", "INI 0 1 1 &4"))), "");
}

#[test]
fn the_result_is_told_by_a_number() {
    for (code, wanted) in [
        ("0,ZIPSU:15", "B+1.5"),
        ("1,ZIPSU:110", "W+11"),
        ("3,ZIPSU:0", "B+R"),
        ("4,ZIPSU:0", "W+R"),
        ("7,ZIPSU:0", "B+T"),
        ("8,ZIPSU:0", "W+T"),
        ("0,ZIPSU:0", "B+"),
    ] {
        let list = read(&file(&format!("\\[GAMEINFOMAIN=GRLT:{code},DUM:0\\]"), ""));
        assert_eq!(list.info.get("RE"), Some(wanted), "{code}");
    }
    let unfinished = "\\[GAMEINFOMAIN=GRLT:255,ZIPSU:0\\]";
    assert_eq!(read(&file(unfinished, "")).info.get("RE"), None);
    let words = format!("\\[GAMERESULT=黑中盘胜\\]\n{unfinished}");
    assert_eq!(read(&file(&words, "")).info.get("RE"), Some("B+R"));
    let winner_alone = "\\[GAMERESULT=black wins by time\\]\n\\[GAMETAG=W0,Z0\\]";
    assert_eq!(read(&file(winner_alone, "")).info.get("RE"), Some("B+T"));
}

#[test]
fn the_size_may_be_stated() {
    let list =
        read(&file("\\[GAMEINFOMAIN=LINE:9\\]\n\\[GAMEINFOMAIN=LINE:13\\]", "STO 0 2 1 8 8\nSTO 0 3 2 9 0"));
    assert_eq!((list.size.to_string().as_str(), moves(&list).as_str()), ("9x9", "B J1 W ?"));
    let error = MoveList::from_gib(&file("\\[GAMEINFOMAIN=LINE:99\\]", "")).unwrap_err();
    assert_eq!(
        (error.code(), error.to_string().as_str()),
        ("size", "line 2, column 1: board size \"99\", wanted 1 to 52 columns and rows")
    );
}

#[test]
fn what_is_wrong_is_got_over_and_told() {
    let list = read(&file(
        "\\[GAMEPLACE=here\\]\n\\[GAMENAME=open",
        "INI 0 1 x &4\nSTO 0 2 3 1 1\nSTO 0 3 1 19 0\nHUH 1\nSTO 0 4",
    ));
    assert_eq!(moves(&list), "B ?");
    assert_eq!(
        faults(&list),
        [
            "unclosed-game line 3, column 1: the end of the text, wanted \"\\]\"",
            "bad-value line 8, column 9: handicap \"x\", wanted 0 to 9, as the board has star points",
            "bad-value line 9, column 9: colour \"3\", wanted 1 for Black or 2 for White",
            "bad-point line 10, column 1: move \"STO 0 3 1 19 0\", wanted column and row on the board, counted from 0 at the top left",
            "stray-text line 11, column 1: \"HUH 1\", wanted INI, STO or SKI",
            "bad-value line 12, column 8: colour \"\", wanted 1 for Black or 2 for White",
        ]
    );
}

#[test]
fn a_file_that_is_cut_short_says_so() {
    let list = read("\\HS\n\\HE\n\\GS\nSTO 0 2 1 15 3\nSTO 0 3");
    assert_eq!(moves(&list), "B Q16");
    assert_eq!(faults(&list)[1], "unclosed-game line 5, column 1: the end of the text, wanted \"\\GE\"");
}

#[test]
fn what_is_no_gib_is_refused() {
    for text in ["", "(;SZ[19])", "\\HS\n\\HE\n"] {
        let error = MoveList::from_gib(text).unwrap_err();
        assert_eq!(
            (error.code(), error.to_string().as_str()),
            ("no-game", "line 1, column 1: no game, wanted \"\\GS\" and the moves of a GIB file")
        );
    }
}
