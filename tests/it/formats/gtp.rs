//! Moves in GTP.

use super::{info, moves, stones};
use lanke::{GtpForm, MoveList, Size};
use proptest::prelude::*;

fn read(text: &str) -> MoveList {
    MoveList::from_gtp(text, Size::STANDARD).unwrap()
}

fn error(text: &str) -> String {
    let error = MoveList::from_gtp(text, Size::STANDARD).unwrap_err();
    format!("{} {error}", error.code())
}

#[test]
fn lists_of_all_spellings() {
    for text in [
        "B Q16 W D4 B pass",
        "play black Q16\nplay white D4\nplay black pass\n",
        "Q16 D4 pass",
        "1. Q16 D4\n2. PASS",
        "1.Q16 2.D4 3.pass",
        "1 Q16 2 D4 3 pass",
        "b: q16, w: d4; b: Pass",
        "B(Q16) W(D4) B(pass)",
        "1 play B Q16\r\n=1\r\n\r\n2 play W D4\r\n=2\r\n3 play B pass",
        "genmove b\n= Q16\n\ngenmove w\n= D4\n\ngenmove b\n= PASS\n",
        "# a game\nQ16 # the first\nD4 pass",
        "play B Q16 undo Q16 D4 C3 undo pass",
    ] {
        assert_eq!(moves(&read(text)), "B Q16 W D4 B pass", "{text}");
    }
    assert_eq!(moves(&read("W D4 Q16 Q4 B B2")), "W D4 B Q16 W Q4 B B2");
    assert_eq!(moves(&read("")), "");
}

#[test]
fn commands_are_carried_out() {
    let list =
        read("boardsize 9\nclear_board\nkomi 6.5\nfixed_handicap 2\nE5 C7\nshowboard now\nresign\nquit");
    assert_eq!((list.size.to_string().as_str(), stones(&list).as_str()), ("9x9", "B G7 B C3"));
    assert_eq!((moves(&list).as_str(), info(&list).as_str()), ("W E5 B C7", "HA=2; KM=6.5; RE=B+R"));
    let list = read("rectangular_boardsize 5 3\nset_free_handicap A1 B2 E3\nC3");
    assert_eq!((list.size.to_string().as_str(), stones(&list).as_str()), ("5x3", "B A1 B B2 B E3"));
    assert_eq!(moves(&list), "W C3");
    assert_eq!(moves(&read("Q16 D4 clear_board\nboardsize 9\nE5")), "B E5");
}

#[test]
fn the_first_wrong_word_is_told() {
    for (text, wanted) in [
        ("Q16\nB T20", "off-board line 2, column 3: point \"T20\" off the board, wanted A1 to T19, or pass"),
        ("Q16 hello", "bad-point line 1, column 5: point \"hello\", wanted A1 to T19, or pass"),
        ("黑 Q16", "bad-point line 1, column 1: point \"黑\", wanted A1 to T19, or pass"),
        ("Q16 B", "unclosed-game line 1, column 6: the end of the text, wanted a point"),
        ("boardsize 53", "size line 1, column 11: board size \"53\", wanted 1 to 52 columns and rows"),
        ("boardsize", "size line 1, column 10: board size \"\", wanted 1 to 52 columns and rows"),
        ("Q16 boardsize 9", "stray-text line 1, column 5: \"boardsize\", wanted it before the first stone"),
        ("komi 7.3", "bad-value line 1, column 6: komi \"7.3\", wanted points in halves such as 7.5"),
        (
            "fixed_handicap 1",
            "bad-value line 1, column 16: handicap \"1\", wanted 2 to 9, as the board has star points",
        ),
        (
            "set_free_handicap D4 D4",
            "stray-text line 1, column 22: \"D4\", wanted a point that is not yet taken",
        ),
        (
            "set_free_handicap D4 pass",
            "stray-text line 1, column 22: \"pass\", wanted a point that is not yet taken",
        ),
        ("undo", "stray-text line 1, column 1: \"undo\", wanted a move before it"),
        ("resign Q16", "stray-text line 1, column 8: \"Q16\", wanted nothing after a side has resigned"),
        ("6.5", "bad-point line 1, column 1: point \"6.5\", wanted A1 to T19, or pass"),
    ] {
        assert_eq!(error(text), wanted, "{text}");
    }
}

#[test]
fn a_script_puts_up_stones_and_a_list_does_not() {
    let list = read("boardsize 9\nkomi 7\nset_free_handicap C3 G7\nE5 pass");
    let script = list.to_gtp(GtpForm::Script);
    assert_eq!(script, "boardsize 9\nclear_board\nkomi 7\nset_free_handicap C3 G7\nplay W E5\nplay B pass\n");
    assert_eq!(read(&script), list);
    assert_eq!(list.to_gtp(GtpForm::List), "W E5 B pass");
    let mut mixed = list.clone();
    mixed.size = Size::new(9, 10).unwrap();
    mixed.stones[0].0 = lanke::Color::White;
    assert!(
        mixed.to_gtp(GtpForm::Script).starts_with(
            "rectangular_boardsize 9 10\nclear_board\nkomi 7\nplay W C4\nplay B G8\nplay W E6\n"
        )
    );
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(list in super::list()) {
        let again = MoveList::from_gtp(&list.to_gtp(GtpForm::List), list.size).unwrap();
        prop_assert_eq!(&again.moves, &list.moves);
        let script = MoveList::from_gtp(&list.to_gtp(GtpForm::Script), Size::STANDARD).unwrap();
        prop_assert_eq!((&script.moves, script.size), (&list.moves, list.size));
    }
}
