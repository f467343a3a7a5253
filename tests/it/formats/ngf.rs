//! NGF: Cyberoro and wBaduk.

use super::{comments, faults, info, moves, stones};
use lanke::{MoveList, RecordKind};

const EVEN: &str = include_str!("../../data/formats/even.ngf");
const HANDICAP: &str = include_str!("../../data/formats/handicap.ngf");
const OTHER: &str = include_str!("../../data/formats/other.ngf");

fn read(text: &str) -> MoveList {
    MoveList::from_ngf(text).unwrap()
}

#[test]
fn an_even_game() {
    let list = read(EVEN);
    assert_eq!(moves(&list), "B R16 W D4 B pass W D16");
    assert_eq!(
        info(&list),
        "BR=7d; DT=2024-02-09; KM=6.5; PB=Hei the Dark; PC=www.example.org; PW=Bai; RE=B+R; TM=900; WR=9p"
    );
    assert_eq!((stones(&list).as_str(), faults(&list).len()), ("", 0));
    assert_eq!(RecordKind::of(EVEN.as_bytes()), Some(RecordKind::Ngf));
}

#[test]
fn a_handicap_game_has_no_half_point() {
    let list = read(HANDICAP);
    assert_eq!((list.size.to_string().as_str(), stones(&list).as_str()), ("13x13", "B K10 B D4 B D10"));
    assert_eq!(moves(&list), "W G7 B C11");
    assert_eq!(
        info(&list),
        "BR=5d; DT=2024-02-09; HA=3; KM=0; PB=Hei; PC=www.example.org; PW=Bai; RE=B+T; TM=300; WR=7d"
    );
    let komi = |text: &str| read(text).info.get("KM").map(str::to_owned);
    assert_eq!(komi(&HANDICAP.replace("3\n0\n0\n", "2\n0\n3\n")), Some("3".to_owned()));
    assert_eq!(komi(&EVEN.replace("0\n0\n6\n", "0\n0\n0\n")), Some("0".to_owned()));
}

#[test]
fn the_other_kind_of_file_does_not_say_who_is_black() {
    let list = read(OTHER);
    assert_eq!(moves(&list), "B R16 W D16");
    assert_eq!(info(&list), "DT=2006-09-05; EV=Spring cup; GN=白 五段 - 黑 初段; KM=6.5; RE=B+R");
    assert_eq!(comments(&list), ["", "2 黑中盘胜"]);
    assert_eq!(faults(&list), [""; 0]);
}

#[test]
fn what_is_wrong_is_got_over_and_told() {
    let text = EVEN.replace("PMACWEQQE", "PMACWVQQV").replace("0\n0\n6", "12\n0\n6");
    let list = read(&(text + "nonsense\n"));
    assert_eq!(moves(&list), "B R16 W ? B pass W D16");
    assert_eq!(
        faults(&list),
        [
            "bad-value line 6, column 1: handicap \"12\", wanted 0 to 9, as the board has star points",
            "bad-point line 14, column 1: move \"PMACWVQQV\", wanted letters of column and row on the board, counted from B at the top left, or AA for a pass",
            "stray-text line 17, column 1: \"nonsense\", wanted a move such as PMABBREER",
        ]
    );
}

#[test]
fn the_number_of_moves_is_compared() {
    let cut = EVEN.trim_end().trim_end_matches("PMAEWEEEE");
    assert_eq!(faults(&read(cut)), ["move-count line 12, column 1: 3 moves, wanted 4 as stated"]);
}

#[test]
fn a_game_of_no_moves_and_moves_without_a_head() {
    let empty = read("Rated game\n9\nBai 1D\nHei 1D\n\n0\n0\n6\n20240209\n5\nDraw\n0\n");
    assert_eq!(
        (empty.size.to_string().as_str(), empty.info.get("RE"), empty.moves.len()),
        ("9x9", Some("0"), 0)
    );
    let bare = read("PMABBREER\nPMACWEEEE\n");
    assert_eq!((moves(&bare).as_str(), info(&bare).as_str()), ("B R16 W D16", ""));
}

#[test]
fn what_is_no_ngf_is_refused() {
    for text in ["", "(;SZ[19])", "a\n19\nb\nc\nd\n0\n0\n6\nnever\n5\n\n0"] {
        let error = MoveList::from_ngf(text).unwrap_err();
        let wanted = "line 1, column 1: no game, wanted the head of an NGF file, or moves such as PMABBREER";
        assert_eq!((error.code(), error.to_string().as_str()), ("no-game", wanted));
    }
    let error = MoveList::from_ngf(&EVEN.replacen("19", "0", 1)).unwrap_err();
    assert_eq!(error.to_string(), "line 2, column 1: board size \"0\", wanted 1 to 52 columns and rows");
}
