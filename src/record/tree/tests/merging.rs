//! Equal branches made one.

use super::super::{EditError, NodeId};
use super::{node, read, refused, written};

#[track_caller]
fn check(sgf: &str, n: usize, merged: &str) {
    let mut record = read(sgf);
    assert_eq!(record.merge(NodeId::ROOT), Ok(n));
    assert_eq!(written(&record), merged);
    assert_eq!(record.n_undo(), usize::from(n > 0));
    record.undo();
    assert_eq!(written(&record), sgf);
}

#[test]
fn children_with_the_same_move_become_one_all_the_way_down() {
    check("(;C[r](;B[aa];W[bb];B[cc])(;B[aa];W[bb];B[dd]))", 2, "(;C[r];B[aa];W[bb](;B[cc])(;B[dd]))");
    check("(;C[r](;AB[aa][bb])(;B[aa])(;AB[aa][bb];W[cc]))", 1, "(;C[r](;AB[aa][bb];W[cc])(;B[aa]))");
}

#[test]
fn nodes_that_play_something_else_or_nothing_stay_apart() {
    for sgf in ["(;C[r](;B[aa])(;W[aa]))", "(;C[r](;C[a])(;C[a]))", "(;C[r](;B[aa])(;B[aa]MN[3]))"] {
        check(sgf, 0, sgf);
    }
}

#[test]
fn comments_that_differ_are_put_one_after_the_other_each_once() {
    check(
        "(;C[r](;B[aa]C[x])(;B[aa])(;B[aa]C[y\\]])(;B[aa]C[x])(;B[aa]C[]))",
        4,
        "(;C[r];B[aa]C[x\n\ny\\]])",
    );
}

#[test]
fn lists_are_joined_and_other_properties_gathered() {
    check(
        "(;C[r](;B[aa]LB[aa:1])(;B[aa]LB[bb:2][aa:1]N[n])(;B[aa]XX[1]))",
        2,
        "(;C[r];B[aa]LB[aa:1][bb:2]N[n]XX[1])",
    );
}

#[test]
fn nothing_is_lost_where_other_properties_differ() {
    check("(;C[r](;B[aa]N[a])(;B[aa]N[b])(;B[aa]N[a]))", 1, "(;C[r](;B[aa]N[a])(;B[aa]N[b]))");
    let unknown = "(;C[r](;B[aa]XX[a])(;B[aa]XX[b]))";
    check(unknown, 0, unknown);
}

#[test]
fn only_what_lies_below_the_node_is_merged() {
    let mut record = read("(;C[r](;B[aa](;W[bb])(;W[bb]))(;B[aa]))");
    assert_eq!(record.merge(node(1)), Ok(1));
    assert_eq!(written(&record), "(;C[r](;B[aa];W[bb])(;B[aa]))");
    refused(&mut record, EditError::NoNode(node(9)), |record| record.merge(node(9)));
}
