//! What positions of nodes say they do.

use super::{PositionError, Positions};
use crate::color::Color;
use crate::record::{GameRecord, NodeId, ReadOptions, Records};

fn read(sgf: &str) -> GameRecord {
    Records::read(sgf.as_bytes(), &ReadOptions::default()).unwrap().games.remove(0)
}

fn node(index: usize) -> NodeId {
    NodeId::from_index(index).unwrap()
}

/// Forbidden moves as `node number word`, with `+` where they were played all the same.
fn illegal(sgf: &str) -> String {
    let found = read(sgf).illegal().unwrap().into_iter().map(|(node, bad)| {
        format!("{node} {} {}{}", bad.number, bad.code(), if bad.is_played { "+" } else { "" })
    });
    found.collect::<Vec<_>>().join(", ")
}

#[test]
fn forbidden_moves_of_every_variation_are_told_by_their_own_lines() {
    assert_eq!(
        illegal("(;SZ[5];B[aa](;W[aa];B[bb])(;W[zz](;B[x])(;B[cc];W[cc])))"),
        "2 2 occupied+, 4 2 off-board, 5 3 bad-point, 7 4 occupied+"
    );
}

#[test]
fn a_move_out_of_turn_is_no_fault_but_what_else_is_wrong_with_it_is() {
    assert_eq!(illegal("(;SZ[5];B[aa];B[bb];B[bb])"), "3 3 occupied+");
    let record = read("(;SZ[5];B[aa];B[bb])");
    let strict = record.illegal_by(&mut Positions::new(record.rules())).unwrap();
    assert_eq!(
        strict.iter().map(|(node, bad)| (node.index(), bad.code())).collect::<Vec<_>>(),
        [(2, "not-your-turn")]
    );
}

#[test]
fn positions_that_stand_somewhere_tell_all_forbidden_moves_the_same() {
    let record = read("(;SZ[5];B[aa];W[aa])");
    let mut positions = Positions::basic(&record);
    positions.game(&record, node(2)).unwrap();
    assert_eq!(record.illegal_by(&mut positions).unwrap().len(), 1);
}

#[test]
fn a_stone_on_a_stone_takes_its_place_and_a_stone_alone_without_liberty_stays_off() {
    let record = read("(;SZ[5];B[aa];W[aa];B[ba];W[cc];B[ab];W[dd](;B[aa])(;W[aa]))");
    let stones = |index| {
        let game = record.game_at(node(index)).unwrap();
        let at = game.board().at(record.size().point(0, 0).unwrap());
        (at, game.board().n_stones())
    };
    assert_eq!(stones(1), (Some(Color::Black), 1));
    assert_eq!(stones(2), (Some(Color::White), 1));
    // The white stone was taken.
    assert_eq!(stones(5), (None, 3));
    assert_eq!(stones(7), (Some(Color::Black), 5));
    assert_eq!(stones(8), (None, 4));
}

#[test]
fn going_back_before_play_went_on_finds_it_stopped() {
    let record = read("(;SZ[5];B[];W[];B[zz])");
    let mut positions = Positions::new(record.rules());
    let phase = positions.game(&record, node(2)).unwrap().phase();
    positions.game(&record, node(3)).unwrap();
    assert_eq!(positions.game(&record, node(2)).unwrap().phase(), phase);
    // Nothing is left to redo.
    let game = positions.game(&record, node(1)).unwrap();
    assert_eq!((game.move_number(), game.n_moves(), positions.move_number()), (1, 1, 1));
}

#[test]
fn stones_put_up_begin_the_history_anew_and_moves_are_counted_on() {
    let record = read("(;SZ[5];B[aa];W[bb];AE[aa]AB[cc:dd]PL[W];W[ee])");
    let mut positions = Positions::new(record.rules());
    let game = positions.game(&record, node(3)).unwrap();
    assert_eq!((game.move_number(), game.board().n_stones(), game.turn()), (0, 5, Color::White));
    assert_eq!(positions.move_number(), 2);
    assert_eq!(positions.game(&record, node(4)).unwrap().move_number(), 1);
    assert_eq!(positions.move_number(), 3);
}

#[test]
fn stones_without_a_liberty_are_taken_off() {
    let record = read("(;SZ[3]AB[aa:cc])");
    assert_eq!(record.game_at(NodeId::ROOT).unwrap().board().n_stones(), 0);
}

#[test]
fn an_edit_is_seen_at_once() {
    let mut record = read("(;SZ[5];B[aa])");
    let mut positions = Positions::basic(&record);
    assert_eq!(positions.game(&record, node(1)).unwrap().board().n_stones(), 1);
    record.set(NodeId::ROOT, "AB", &["bb", "cc"]).unwrap();
    assert_eq!(positions.game(&record, node(1)).unwrap().board().n_stones(), 3);
    record.remove(node(1)).unwrap();
    assert_eq!(positions.game(&record, node(1)).unwrap_err(), PositionError::NoNode(node(1)));
}

#[test]
fn a_record_of_another_game_has_no_positions() {
    let record = read("(;GM[2];B[aa])");
    let errors = [
        record.game_at(NodeId::ROOT).unwrap_err(),
        record.illegal().unwrap_err(),
        record.line_through(NodeId::ROOT).unwrap_err(),
    ];
    assert_eq!(errors.map(|error| error.code()), ["other-game"; 3]);
}

#[test]
fn a_line_goes_through_a_node_and_on() {
    let record = read("(;SZ[5];B[aa](;W[bb])(;W[cc](;B[dd])(;B[ee])))");
    let moves = |index| {
        let line = record.line_through(node(index)).unwrap();
        line.moves.iter().map(|entry| record.size().sgf_text(entry.mv.unwrap())).collect::<Vec<_>>().join(" ")
    };
    assert_eq!([moves(0), moves(3), moves(5)], ["aa bb", "aa cc dd", "aa cc ee"]);
    assert_eq!(record.line_through(node(9)).unwrap_err(), PositionError::NoNode(node(9)));
    let later = read("(;SZ[5];B[aa];AB[bb])");
    assert_eq!(later.line_through(node(1)).unwrap_err().code(), "setup-in-game");
}

#[test]
fn handicap_and_stones_taken_go_on_past_stones_put_up() {
    let sgf = b"(;SZ[9]HA[2]AB[ca][ee]AW[aa];W[hh];B[ab];W[hi];B[ba];AE[hi];W[hi];B[hi])";
    let record = Records::read(sgf, &ReadOptions::default()).unwrap().games.remove(0);
    for node in record.main_line().skip(4) {
        let game = record.game_at(node).unwrap();
        assert_eq!((game.setup().n_handicap(), game.prisoners()), (2, [1, 0]), "{node}");
    }
}

#[test]
fn edits_leave_positions_that_they_do_not_touch() {
    let sgf = b"(;SZ[9];B[aa];W[bb];B[cc](;W[dd];B[ee])(;W[ff]))";
    let mut record = Records::read(sgf, &ReadOptions::default()).unwrap().games.remove(0);
    let mut positions = Positions::basic(&record);
    let cells = |positions: &mut Positions, record: &GameRecord, node| {
        let game = positions.game(record, node).unwrap();
        (game.board().stones().collect::<Vec<_>>(), game.turn(), positions.move_number())
    };
    let last = record.main_line().last().unwrap();
    let at = |n| NodeId::from_index(n).unwrap();
    cells(&mut positions, &record, last);
    let edits: [&dyn Fn(&mut GameRecord); 8] = [
        &|record| record.set(at(2), "C", &["x"]).unwrap(),
        &|record| record.set(at(3), "B", &["gg"]).unwrap(),
        &|record| assert!(record.undo()),
        &|record| record.remove(at(4)).unwrap(),
        &|record| assert!(record.undo()),
        &|record| assert!(record.promote(at(6)).unwrap()),
        &|record| record.set(at(0), "SZ", &["13"]).unwrap(),
        &|record| record.set(at(0), "PL", &["W"]).unwrap(),
    ];
    for (number, edit) in edits.iter().enumerate() {
        edit(&mut record);
        for node in record.order(NodeId::ROOT).collect::<Vec<_>>() {
            let fresh = cells(&mut Positions::basic(&record), &record, node);
            assert_eq!(cells(&mut positions, &record, node), fresh, "after edit {number}, at {node}");
        }
        let last = record.main_line().last().unwrap();
        cells(&mut positions, &record, last);
    }
}
