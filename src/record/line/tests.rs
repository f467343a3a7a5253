use super::*;
use crate::point::Size;
use crate::record::{ReadOptions, SgfError};

fn read(sgf: &str) -> Record {
    Record::read(sgf.as_bytes(), &ReadOptions::default()).unwrap()
}

fn error(sgf: &str) -> String {
    Record::read(sgf.as_bytes(), &ReadOptions::default()).unwrap_err().to_string()
}

fn faults(sgf: &str) -> Vec<String> {
    read(sgf).faults.iter().map(ToString::to_string).collect()
}

#[test]
fn the_size_is_19_unless_stated() {
    let size = |sgf| read(sgf).size.to_string();
    assert_eq!(size("(;B[aa])"), "19x19");
    assert_eq!(size("(;AB[aa]SZ[9])"), "9x9");
    assert_eq!(size("(;SZ[ 13 : 9 ])"), "13x9");
    assert_eq!(
        error("(;\nSZ[10,99])"),
        "line 2, column 3: board size \"10,99\", wanted a number from 1 to 52, or two as in 13:9"
    );
    assert_eq!(error("(;SZ[0])").split_once(": ").unwrap().1.split_once(',').unwrap().0, "board size \"0\"");
}

#[test]
fn another_game_than_go_is_refused() {
    assert_eq!(error("(;GM[40]SZ[39:32])"), "line 1, column 5: a record of game 40, wanted GM[1] for go");
    assert_eq!(read("(;GaMe[1])").size, Size::STANDARD);
}

#[test]
fn stones_are_put_up_before_the_first_move() {
    let record = read("(;SZ[5]AB[aa:bb][ce]AW[ee];AE[bb];W[dd])");
    assert_eq!(record.setup.board().picture(), "BB...\nB....\n.....\n.....\n..B.W\n");
    let mixed = read("(;SZ[3];B[aa]AB[bb]AE[cc])");
    assert_eq!(mixed.setup.board().picture(), "...\n.B.\n...\n");
}

#[test]
fn stones_put_up_in_the_game_are_an_error() {
    assert_eq!(
        error("(;SZ[9];B[aa];W[bb];AE[aa])"),
        "line 1, column 21: stones set up after move 2, wanted none after the first move"
    );
}

#[test]
fn stones_without_a_liberty_are_an_error() {
    assert_eq!(
        error("(;SZ[2]AW[aa]AB[ab][ba])"),
        "line 1, column 8: a chain of 1 without a liberty, wanted a liberty for every chain"
    );
}

#[test]
fn points_that_can_not_be_put_up_are_got_over() {
    let sgf = "(;SZ[3]AB[][aa][cd][x][cc:dd])";
    assert_eq!(read(sgf).setup.board().picture(), "B..\n...\n..B\n");
    let wanted = "wanted a point of the board, or a rectangle of points";
    let found = [(10, ""), (16, "cd"), (20, "x"), (23, "cc:dd")];
    let wanted = found.map(|(column, value)| format!("line 1, column {column}: AB[{value}], {wanted}"));
    assert_eq!(faults(sgf), wanted);
}

#[test]
fn whose_turn_it_is_at_the_start() {
    let turn = |sgf| read(sgf).setup.turn();
    assert_eq!(turn("(;HA[2]AB[dd][pp]PL[Black];W[aa])"), Color::Black);
    assert_eq!(turn("(;HA[2]AB[dd][pp];B[aa])"), Color::White);
    assert_eq!(turn("(;HA[0]AB[dd];B[aa])"), Color::Black);
    assert_eq!(turn("(;HA[1]AB[dd];W[aa])"), Color::White);
    assert_eq!(turn("(;HA[3];B[aa])"), Color::Black);
    assert_eq!(turn("(;C[nothing])"), Color::Black);
}

#[test]
fn both_moves_of_a_node_are_read() {
    assert_eq!(read("(;B[aa]W[bb];B[cc])").moves.len(), 3);
}

#[test]
fn unreadable_points_are_faults_and_points_off_the_board_are_not() {
    let record = read("(;SZ[9];B[ee];W[dundefined];B[jj])");
    assert_eq!(record.moves[1].mv, None);
    assert!(record.moves[2].mv.is_some());
    assert_eq!(
        record.faults[0].to_string(),
        "line 1, column 16: W[dundefined], wanted a point, or nothing for a pass"
    );
    assert_eq!(record.faults.len(), 1);
}

#[test]
fn long_names_count_by_their_capital_letters() {
    let record = read("(;GaMe[1]SiZe[9]PlayerBlack[B]KoMi[6]AddBlack[aa];White[fe]c[x])");
    assert_eq!((record.size.width(), record.moves.len()), (9, 1));
    assert_eq!((record.info.get("PB"), record.info.get("KM")), (Some("B"), Some("6")));
    assert_eq!(record.setup.board().n_stones(), 1);
    assert_eq!(
        record.faults[0].to_string(),
        "line 1, column 60: property c, wanted its name in capital letters"
    );
}

#[test]
fn what_is_known_of_the_game_is_kept_as_written() {
    let record = read("(;PB[a\\]\\\\\nb]PB[c]GC[one\ntwo]KM[361]HA[many]XX[y];C[x]RE[B+R];B[aa]RE[0])");
    let info: Vec<_> = record.info.iter().collect();
    let wanted = [("PB", "a]\\ b"), ("GC", "one\ntwo"), ("KM", "361"), ("HA", "many"), ("RE", "B+R")];
    assert_eq!(info, wanted);
    let codes: Vec<_> = record.faults.iter().map(SgfError::code).collect();
    assert_eq!(codes, ["property-twice", "bad-value", "bad-value", "property-twice"]);
}

#[test]
fn faults_are_limited() {
    assert_eq!(read(&format!("({})", ";B[?]".repeat(2000))).faults.len(), 1000);
}

#[test]
fn faults_are_in_the_order_of_the_text() {
    let columns: Vec<_> = read("(;SZ[9];a[]AB[11]%;B[aa])").faults.iter().map(|fault| fault.column).collect();
    assert_eq!(columns, [9, 14, 18]);
}

/// The faults as `code@column`.
fn codes(sgf: &str) -> String {
    let faults = read(sgf).faults;
    faults.iter().map(|fault| format!("{}@{}", fault.code(), fault.column)).collect::<Vec<_>>().join(" ")
}

#[test]
fn values_that_do_not_count_are_faults() {
    assert_eq!(codes("(;SZ[9];B[aa][bb];W[cc])"), "property-twice@14");
    assert_eq!(codes("(;KM[6][7]RU[NZ][AGA])"), "property-twice@8 property-twice@17");
    assert_eq!(codes("(;PL[W]PL[B])"), "property-twice@8");
    assert_eq!(codes("(;C[a]C[b];C[a] [b])"), "property-twice@7 property-twice@17");
    assert_eq!(codes("(;SZ[9]SZ[13])"), "property-twice@8");
    assert_eq!(codes("(;GM[abc];B[aa];GM[2])"), "bad-value@5 bad-value@19");
    assert_eq!(codes("(;AB[aa];SZ[9])"), "bad-value@12");
    assert_eq!(codes("(;B[aa];KM[6])"), "bad-value@9");
    assert_eq!(codes("(;AB[aa][bb]CR[cc][dd]XX[x][y];B[dd])"), "");
    assert_eq!(codes("(;B[dd]W[ee])"), "two-moves@8");
    assert_eq!(codes("(;AB[aa][bb]AB[cc])"), "property-twice@13");
}

#[test]
fn the_first_value_counts() {
    assert_eq!(read("(;SZ[9]SZ[13])").size.to_string(), "9x9");
    assert_eq!(read("(;PL[W]PL[B])").setup.turn(), Color::White);
    // But each node says anew whose turn it is.
    assert_eq!(read("(;PL[W];PL[B])").setup.turn(), Color::Black);
    assert_eq!(codes("(;PL[W];PL[B])"), "");
}

#[test]
fn the_size_may_stand_in_any_node_before_the_first_stone() {
    assert_eq!(read("(;GM[1];SZ[9];B[aa])").size.to_string(), "9x9");
    assert_eq!(codes("(;GM[1];SZ[9];B[aa])"), "property-misplaced@11");
    assert_eq!(error("(;PB[a];GM[2])"), "line 1, column 11: a record of game 2, wanted GM[1] for go");
}

#[test]
fn rules_that_are_not_known_are_a_fault() {
    let wanted = "wanted a set that is known here such as Chinese or AGA";
    assert_eq!(faults("(;RU[House])"), [format!("line 1, column 3: rules \"House\", {wanted}")]);
    assert_eq!(codes("(;RU[];B[aa])"), "");
    assert_eq!(codes("(;RU[House]KM[361])"), "rules-unknown@3 bad-value@12");
}

#[test]
fn letters_that_are_lost_are_a_fault() {
    let read = |bytes: &[u8]| Record::read(bytes, &ReadOptions::default()).unwrap();
    let broken = [b"(;SZ[9]\nPB[\xff]PW[".as_slice(), "黑])".as_bytes()].concat();
    let record = read(&broken);
    assert_eq!((record.info.get("PB"), record.info.get("PW")), (Some("\u{fffd}"), Some("黑")));
    assert_eq!(record.faults[0].to_string(), "line 2, column 4: letters that can't be read, wanted UTF-8");
    let latin = read(b"(;PB[\xe9])");
    assert_eq!((latin.info.get("PB"), latin.faults[0].code()), (Some("é"), "encoding"));
}
