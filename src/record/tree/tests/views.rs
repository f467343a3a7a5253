//! What nodes say, and ways through them.

use super::super::NodeId;
use super::{node, read};
use crate::color::Color;
use crate::game::Move;

#[test]
fn values_are_there_as_written_and_as_texts() {
    let record = read("(;C[a\\]\\\nb\nc]LB[aa:x][bb:y])");
    let comment = record.property(NodeId::ROOT, "C").unwrap();
    assert_eq!(comment.raw(0), Some("a\\]\\\nb\nc"));
    assert_eq!(comment.text(0).as_deref(), Some("a]b\nc"));
    assert_eq!(comment.simple_text(0).as_deref(), Some("a]b c"));
    assert_eq!((comment.raw(1), comment.text(1), comment.len(), comment.is_empty()), (None, None, 1, false));
    let names: Vec<_> =
        record.properties(NodeId::ROOT).map(|property| property.name().into_owned()).collect();
    assert_eq!(names, ["C", "LB"]);
    assert_eq!(record.property(NodeId::ROOT, "LB").unwrap().raw(1), Some("bb:y"));
    assert!(record.property(NodeId::ROOT, "N").is_none() && record.property(node(1), "C").is_none());
    assert_eq!(record.properties(node(1)).count(), 0);
}

#[test]
fn names_spelt_out_go_by_their_short_form_and_others_as_written() {
    let record = read("(;AddBlack[aa]SomethingOfMine[x]b[bb])");
    let names: Vec<_> =
        record.properties(NodeId::ROOT).map(|property| property.name().into_owned()).collect();
    assert_eq!(names, ["AB", "SomethingOfMine", "B"]);
    assert!(record.property(NodeId::ROOT, "SomethingOfMine").is_some());
}

#[test]
fn moves_are_read_in_the_order_they_are_written() {
    let record = read("(;SZ[9];W[]B[aa];B[zz][bb];B[x];C[none])");
    let moves = |index| record.moves_at(node(index)).map(|entry| (entry.color, entry.mv)).collect::<Vec<_>>();
    let point = |x, y| Move::from(crate::point::Size::new(52, 52).unwrap().point(x, y).unwrap());
    assert_eq!(moves(1), [(Color::White, Some(Move::Pass)), (Color::Black, Some(point(0, 0)))]);
    assert_eq!(moves(2), [(Color::Black, Some(point(25, 25)))]);
    assert_eq!(moves(3), [(Color::Black, None)]);
    assert_eq!(moves(4), []);
    assert_eq!(record.move_at(node(1)).map(|entry| entry.color), Some(Color::White));
    assert_eq!(record.move_at(node(9)), None);
}

#[test]
fn neighbours_are_found_from_every_node() {
    let record = read("(;C[0](;C[1];C[2])(;C[3])(;C[4]))");
    let ids = |nodes: &[usize]| nodes.iter().map(|&index| node(index)).collect::<Vec<_>>();
    assert_eq!(record.children(NodeId::ROOT).collect::<Vec<_>>(), ids(&[1, 3, 4]));
    assert_eq!((record.first_child(node(1)), record.first_child(node(2))), (Some(node(2)), None));
    assert_eq!((record.next_sibling(node(1)), record.next_sibling(node(4))), (Some(node(3)), None));
    assert_eq!((record.parent(node(2)), record.parent(NodeId::ROOT)), (Some(node(1)), None));
    assert_eq!(record.path(node(2)), ids(&[0, 1, 2]));
    assert_eq!(record.main_line().collect::<Vec<_>>(), ids(&[0, 1, 2]));
    assert_eq!(record.line_from(node(3)).collect::<Vec<_>>(), ids(&[3]));
    assert_eq!((record.n_nodes(), record.n_variations()), (5, 2));
    assert!(record.contains(node(4)) && !record.contains(node(5)));
}

#[test]
fn the_order_of_a_part_ends_with_it() {
    let record = read("(;C[0](;C[1](;C[2])(;C[3]))(;C[4]))");
    let order = |index| record.order(node(index)).map(NodeId::index).collect::<Vec<_>>();
    assert_eq!(order(0), [0, 1, 2, 3, 4]);
    assert_eq!(order(1), [1, 2, 3]);
    assert_eq!((order(3), order(7)), (vec![3], vec![]));
    assert!(record.path(node(7)).is_empty() && record.line_from(node(7)).next().is_none());
}
