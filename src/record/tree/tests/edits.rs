//! Edits, undo and redo.

use super::super::{EditError, GameRecord, NodeId};
use super::{node, read, refused, written};
use crate::color::Color;
use crate::game::Move;
use crate::point::Size;
use crate::record::{ReadOptions, Records};

fn play(x: u32, y: u32) -> Move {
    Size::STANDARD.point(x, y).unwrap().into()
}

#[test]
fn a_node_is_added_after_the_others() {
    let mut record = read("(;SZ[9];B[aa])");
    let new = record.add(NodeId::ROOT).unwrap();
    record.add_with(new, &[("C", &["a]b"]), ("LB", &["aa:1", "bb:2"])]).unwrap();
    assert_eq!(written(&record), "(;SZ[9](;B[aa])(;;C[a\\]b]LB[aa:1][bb:2]))");
    refused(&mut record, EditError::NoNode(node(9)), |record| record.add(node(9)));
    refused(&mut record, EditError::NoValue, |record| {
        record.add_with(NodeId::ROOT, &[("C", &["x"]), ("N", &[])])
    });
    let name = EditError::Name { found: "1X".to_owned() };
    refused(&mut record, name, |record| record.add_with(NodeId::ROOT, &[("1X", &["x"])]));
}

#[test]
fn a_move_that_is_there_is_not_added_again() {
    let mut record = read("(;SZ[9](;B[aa])(;B[bb]W[cc]))");
    assert_eq!(record.add_move(NodeId::ROOT, Color::Black, play(0, 0)), Ok(node(1)));
    assert_eq!(record.n_undo(), 0);
    // The same point by the other side, a pass, and a move beside another in its node are other moves.
    record.add_move(NodeId::ROOT, Color::White, play(0, 0)).unwrap();
    record.add_move(NodeId::ROOT, Color::Black, play(1, 1)).unwrap();
    record.add_move(NodeId::ROOT, Color::Black, Move::Pass).unwrap();
    assert_eq!(written(&record), "(;SZ[9](;B[aa])(;B[bb]W[cc])(;W[aa])(;B[bb])(;B[]))");
    refused(&mut record, EditError::OffBoard, |record| {
        record.add_move(NodeId::ROOT, Color::Black, play(9, 0))
    });
    refused(&mut record, EditError::NoNode(node(99)), |record| {
        record.add_move(node(99), Color::Black, Move::Pass)
    });
}

#[test]
fn a_move_added_is_one_edit() {
    let mut record = read("(;SZ[9])");
    record.add_move(NodeId::ROOT, Color::Black, play(0, 0)).unwrap();
    assert_eq!((record.n_undo(), record.undo(), written(&record)), (1, true, "(;SZ[9])".to_owned()));
}

#[test]
fn a_property_is_set_in_place_of_the_one_of_its_name() {
    let mut record = read("(;C[a]N[b])");
    record.set(NodeId::ROOT, "C", &["x]\\"]).unwrap();
    record.set_raw(NodeId::ROOT, "LB", &["aa:\\]", "bb:"]).unwrap();
    record.set(NodeId::ROOT, "AddBlack", &["aa"]).unwrap();
    assert_eq!(written(&record), "(;C[x\\]\\\\]N[b]LB[aa:\\]][bb:]AB[aa])");
    for bad in ["a]b", "a\\", "\\\\]"] {
        let value = EditError::Value { found: bad.to_owned() };
        refused(&mut record, value, |record| record.set_raw(NodeId::ROOT, "C", &["x", bad]));
    }
    refused(&mut record, EditError::NoValue, |record| record.set(NodeId::ROOT, "C", &[]));
    for bad in ["", "1A", "A B", "é"] {
        let name = EditError::Name { found: bad.to_owned() };
        refused(&mut record, name, |record| record.set(NodeId::ROOT, bad, &["x"]));
    }
}

#[test]
fn long_names_are_told_apart_by_all_their_letters() {
    let mut record = read("(;C[a])");
    let long = "Y".repeat(70_000);
    for name in ["XXXXXXXX", "XXXXXXXY", &long, "XXXXXXXX"] {
        record.set(NodeId::ROOT, name, &[&name[..8]]).unwrap();
    }
    let wanted = format!("(;C[a]XXXXXXXX[XXXXXXXX]XXXXXXXY[XXXXXXXY]{long}[YYYYYYYY])");
    assert_eq!(written(&record), wanted);
    assert_eq!(written(&read(&wanted)), wanted);
    assert_eq!(record.remove_property(NodeId::ROOT, "XXXXXXXX"), Ok(true));
    assert!(record.property(NodeId::ROOT, "XXXXXXXX").is_none());
    assert!(record.property(NodeId::ROOT, "XXXXXXXY").is_some());
}

#[test]
fn a_property_that_is_not_there_is_not_removed() {
    let mut record = read("(;C[a]N[b])");
    assert_eq!(record.remove_property(NodeId::ROOT, "LB"), Ok(false));
    assert_eq!(record.n_undo(), 0);
    assert_eq!(record.remove_property(NodeId::ROOT, "C"), Ok(true));
    assert_eq!(written(&record), "(;N[b])");
    refused(&mut record, EditError::NoNode(node(5)), |record| record.remove_property(node(5), "C"));
}

#[test]
fn what_is_removed_is_gone_with_all_below_it_until_undo() {
    let sgf = "(;C[0](;C[1];C[2])(;C[3]))";
    let mut record = read(sgf);
    record.remove(node(1)).unwrap();
    assert_eq!((written(&record).as_str(), record.n_nodes()), ("(;C[0];C[3])", 2));
    assert!(!record.contains(node(2)) && record.parent(node(2)).is_none());
    refused(&mut record, EditError::NoNode(node(2)), |record| record.set(node(2), "C", &["x"]));
    refused(&mut record, EditError::First, |record| record.remove(NodeId::ROOT));
    assert!(record.undo());
    assert_eq!((written(&record).as_str(), record.n_nodes()), (sgf, 4));
    // A number is not given twice.
    record.remove(node(3)).unwrap();
    assert_eq!(record.add(NodeId::ROOT), Ok(node(4)));
}

#[test]
fn a_node_is_moved_to_a_place_among_others() {
    let mut record = read("(;C[0](;C[1];C[2])(;C[3])(;C[4]))");
    record.move_to(node(1), NodeId::ROOT, 1).unwrap();
    assert_eq!(written(&record), "(;C[0](;C[3])(;C[1];C[2])(;C[4]))");
    record.move_to(node(4), node(1), 0).unwrap();
    assert_eq!(written(&record), "(;C[0](;C[3])(;C[1](;C[4])(;C[2])))");
    record.move_to(node(3), NodeId::ROOT, 9).unwrap();
    assert_eq!(written(&record), "(;C[0](;C[1](;C[4])(;C[2]))(;C[3]))");
    refused(&mut record, EditError::BelowItself(node(1)), |record| record.move_to(node(1), node(2), 0));
    refused(&mut record, EditError::BelowItself(node(1)), |record| record.move_to(node(1), node(1), 0));
    refused(&mut record, EditError::First, |record| record.move_to(NodeId::ROOT, node(1), 0));
    refused(&mut record, EditError::NoNode(node(8)), |record| record.move_to(node(1), node(8), 0));
    while record.undo() {}
    assert_eq!(written(&record), "(;C[0](;C[1];C[2])(;C[3])(;C[4]))");
}

#[test]
fn the_variation_of_a_node_is_moved_up_and_down() {
    let mut record = read("(;C[0](;C[1])(;C[2])(;C[3];C[4]))");
    assert_eq!(record.promote(node(4)), Ok(true));
    assert_eq!(written(&record), "(;C[0](;C[1])(;C[3];C[4])(;C[2]))");
    assert_eq!(record.demote(node(1)), Ok(true));
    assert_eq!(written(&record), "(;C[0](;C[3];C[4])(;C[1])(;C[2]))");
    assert_eq!((record.promote(node(4)), record.demote(node(2))), (Ok(false), Ok(false)));
    assert_eq!((record.demote(NodeId::ROOT), record.n_undo()), (Ok(false), 2));
    refused(&mut record, EditError::NoNode(node(9)), |record| record.promote(node(9)));
    refused(&mut record, EditError::NoNode(node(9)), |record| record.demote(node(9)));
    assert!(record.undo() && record.undo() && !record.undo());
    assert_eq!(written(&record), "(;C[0](;C[1])(;C[2])(;C[3];C[4]))");
}

#[test]
fn the_line_to_a_node_becomes_the_main_line_all_the_way() {
    let sgf = "(;C[0](;C[1])(;C[2](;C[3])(;C[4])(;C[5])))";
    let mut record = read(sgf);
    assert_eq!(record.make_main(node(5)), Ok(true));
    assert_eq!(written(&record), "(;C[0](;C[2](;C[5])(;C[3])(;C[4]))(;C[1]))");
    assert_eq!((record.make_main(node(5)), record.n_undo()), (Ok(false), 1));
    assert!(record.undo());
    assert_eq!(written(&record), sgf);
}

#[test]
fn an_edit_after_undo_forgets_what_was_undone() {
    let mut record = read("(;C[a])");
    for text in ["b", "c", "d"] {
        record.set(NodeId::ROOT, "C", &[text]).unwrap();
    }
    assert!(record.undo() && record.undo());
    assert_eq!((record.n_undo(), record.n_redo()), (1, 2));
    assert!(record.redo());
    assert_eq!(written(&record), "(;C[c])");
    record.add(NodeId::ROOT).unwrap();
    assert_eq!((record.n_undo(), record.n_redo(), record.redo()), (3, 0, false));
}

#[test]
fn errors_have_words() {
    let errors = [
        (EditError::NoNode(node(3)), "no-such-node", "node 3, wanted a node of the record"),
        (EditError::First, "first-node", "the first node, wanted a node below it"),
        (EditError::BelowItself(node(3)), "below-itself", "node 3 below itself, wanted a place elsewhere"),
        (EditError::NoValue, "no-value", "a property without a value, wanted one value at least"),
        (EditError::OffBoard, "off-board", "a point off the board, wanted one of the record's board"),
    ];
    for (error, code, text) in errors {
        assert_eq!((error.code(), error.to_string().as_str()), (code, text));
    }
}

#[test]
fn a_group_of_edits_is_one_step() {
    let mut record = GameRecord::new(Size::STANDARD);
    record.begin_group();
    record.set(NodeId::ROOT, "C", &["a"]).unwrap();
    record.begin_group();
    let node = record.add(NodeId::ROOT).unwrap();
    assert!(record.end_group() && !record.undo());
    record.set(node, "C", &["b"]).unwrap();
    assert!(record.end_group() && !record.end_group());
    assert_eq!(record.n_undo(), 1);
    assert!(record.undo());
    assert_eq!((record.n_nodes(), record.property(NodeId::ROOT, "C").is_none()), (1, true));
    assert!(record.redo() && record.contains(node));
}

#[test]
fn of_a_value_of_two_parts_only_the_first_colon_parts() {
    let mut record = GameRecord::new(Size::STANDARD);
    record.set(NodeId::ROOT, "LB", &["aa:1:2"]).unwrap();
    record.set(NodeId::ROOT, "C", &["1:2:3"]).unwrap();
    let raw = |name| record.property(NodeId::ROOT, name).unwrap().raw(0).map(ToOwned::to_owned);
    assert_eq!((raw("LB").as_deref(), raw("C").as_deref()), (Some("aa:1\\:2"), Some("1:2:3")));
    assert_eq!(record.labels(NodeId::ROOT)[0].1, "1:2");
}

#[test]
fn the_size_follows_edits_of_any_node_before_the_first_stone() {
    let mut record = Records::read(b"(;GM[1];SZ[9];B[aa])", &ReadOptions::default()).unwrap().games.remove(0);
    let node = record.main_line().nth(1).unwrap();
    record.remove(node).unwrap();
    assert_eq!(record.size(), Size::STANDARD);
    assert!(record.undo());
    assert_eq!(record.size().width(), 9);
}
