//! What each function of the tree says it does.

mod edits;
mod merging;
mod views;

use super::{EditError, GameRecord, NodeId};
use crate::record::{ReadOptions, Records, WriteOptions};

/// The first game of a text.
fn read(sgf: &str) -> GameRecord {
    Records::read(sgf.as_bytes(), &ReadOptions::default()).unwrap().games.remove(0)
}

fn written(record: &GameRecord) -> String {
    record.to_sgf(&WriteOptions { line: 0 }).trim_end().to_owned()
}

fn node(index: usize) -> NodeId {
    NodeId::from_index(index).unwrap()
}

/// That `edit` is refused so and changes nothing.
fn refused<T: core::fmt::Debug + PartialEq>(
    record: &mut GameRecord,
    wanted: EditError,
    edit: impl Fn(&mut GameRecord) -> Result<T, EditError>,
) {
    let before = (written(record), record.n_nodes(), record.n_undo(), record.n_redo(), record.touched().n());
    assert_eq!(edit(record), Err(wanted));
    assert_eq!(
        (written(record), record.n_nodes(), record.n_undo(), record.n_redo(), record.touched().n()),
        before
    );
}

#[test]
fn numbers_go_up_in_the_order_of_the_text() {
    let record = read("(;C[0](;C[1];C[2])(;C[3]))");
    for id in record.order(NodeId::ROOT) {
        assert_eq!(record.property(id, "C").unwrap().raw(0), Some(id.to_string().as_str()));
    }
    assert_eq!(NodeId::from_index(7).map(NodeId::index), Some(7));
    assert_eq!(NodeId::from_index(u32::MAX as usize), None);
}

#[test]
fn a_new_record_states_its_size_and_has_nothing_to_undo() {
    let size = crate::point::Size::new(13, 9).unwrap();
    let record = GameRecord::new(size);
    assert_eq!(written(&record), "(;GM[1]FF[4]CA[UTF-8]SZ[13:9])");
    assert_eq!((record.size(), record.n_undo(), record.n_nodes()), (size, 0, 1));
}

#[test]
fn the_size_follows_every_edit_and_comes_back_with_undo() {
    let mut record = read("(;C[x];B[aa])");
    let width = |record: &GameRecord| record.size().width();
    record.set(NodeId::ROOT, "SZ", &["9"]).unwrap();
    assert_eq!(width(&record), 9);
    record.remove_property(NodeId::ROOT, "SZ").unwrap();
    assert_eq!(width(&record), 19);
    assert!(record.undo() && width(&record) == 9);
    assert!(record.undo() && width(&record) == 19);
    assert!(record.redo() && width(&record) == 9);
}

#[test]
fn a_size_stated_in_a_later_node_stands_after_undo() {
    let mut record = read("(;C[x];SZ[9];B[aa])");
    record.set(NodeId::ROOT, "SZ", &["13"]).unwrap();
    assert_eq!(record.size().width(), 13);
    record.undo();
    assert_eq!(record.size().width(), 9);
}

#[test]
fn trouble_comes_and_goes_with_what_the_first_node_states() {
    let mut record = read("(;GM[2]SZ[9])");
    let told = record.trouble().unwrap().to_string();
    assert_eq!(told, "line 1, column 5: a record of game 2, wanted GM[1] for go");
    record.set(NodeId::ROOT, "GM", &["1"]).unwrap();
    assert_eq!((record.trouble(), record.size().width()), (None, 9));
    record.set(NodeId::ROOT, "SZ", &["200"]).unwrap();
    assert_eq!(record.trouble().map(|trouble| (trouble.code(), trouble.line)), Some(("size", 0)));
    record.undo();
    record.undo();
    assert_eq!(record.trouble().unwrap().to_string(), told);
}
