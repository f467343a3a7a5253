//! The tree under random edits, beside a slow and obvious model of it.

use super::model::Model;
use super::plain::Plain;
use crate::random::Chance;
use lanke::{EditError, GameRecord, Move, NodeId, ReadOptions, Records, Size, WriteOptions};
use std::collections::BTreeMap;

/// How many series of edits, and how many edits each may have.
const N_SERIES: u64 = 100_000;
const MOST_EDITS: usize = 24;

/// What records begin as: nothing, one line, variations that can be merged, a board stated or not.
const STARTS: [&str; 5] = [
    "(;SZ[9])",
    "(;B[aa];W[bb];B[cc])",
    "(;SZ[5]C[a](;B[aa]C[a](;W[bb])(;W[cc]LB[aa:1]))(;B[aa]C[b];W[bb]N[x]))",
    "(;GM[1]FF[4]NAMEDTHUS[x](;B[aa];W[bb];B[aa])(;W[];B[bb])(;B[aa];W[bb]))",
    "(;SZ[7](;AB[aa][bb]C[];PL[B](;B[cc])(;B[dd]))(;AB[aa][bb]C[y];PL[B](;B[dd]TR[aa])(;B[cc])))",
];

#[test]
fn a_hundred_thousand_series_of_edits_leave_what_the_model_has() {
    let mut done = BTreeMap::new();
    let mut n_refused = 0;
    for seed in 0..N_SERIES {
        let mut chance = Chance::new(seed);
        let (mut record, mut model) = start(&mut chance);
        let is_looked_at = chance.once_in(8);
        for _ in 0..=chance.below(MOST_EDITS) {
            let (what, ours, wanted) = edit(&mut chance, &mut record, &mut model);
            assert_eq!(ours, wanted, "seed {seed}: {what}");
            *done.entry(what).or_insert(0) += 1;
            n_refused += usize::from(ours.is_err());
            if is_looked_at || (ours.is_err() && chance.once_in(8)) {
                compare(seed, &record, &model);
            }
        }
        compare(seed, &record, &model);
    }
    println!("{N_SERIES} series, {n_refused} edits refused, {done:?}");
    assert!(done.len() == 16 && done.values().all(|&n| n > 5000), "{done:?}");
}

fn start(chance: &mut Chance) -> (GameRecord, Model) {
    if chance.once_in(6) {
        let record = GameRecord::new(Size::new(5, 5).unwrap());
        let root = ["GM[1]", "FF[4]", "CA[UTF-8]", "SZ[5]"].map(|text| {
            let (name, value) = text.trim_end_matches(']').split_once('[').unwrap();
            (name.to_owned(), vec![value.to_owned()])
        });
        return (record, Model::new(Plain { id: 0, properties: root.to_vec(), children: Vec::new() }));
    }
    let text = STARTS[chance.below(STARTS.len())];
    let record = Records::read(text.as_bytes(), &ReadOptions::default()).unwrap().games.remove(0);
    let root = Plain::of(&record, NodeId::ROOT);
    assert_eq!(format!("({})", root.sgf()), text);
    (record, Model::new(root))
}

/// What an edit says: a node, a number, yes or no; or why not.
type Said = Result<usize, EditError>;

/// One edit of both: its name, what the record says and what the model does.
fn edit(chance: &mut Chance, record: &mut GameRecord, model: &mut Model) -> (&'static str, Said, Said) {
    const NAMES: [&str; 14] =
        ["B", "W", "C", "C", "LB", "TR", "N", "XX", "OTHERNAMES", "ANOTHERLONG", "SZ", "KO", "a b", "1X"];
    const VALUES: [&str; 9] = ["", "aa", "bb", "9", "a]b", "\\", "x:y\\]", "黑\n", "5"];
    // Now and then one that is not there, or is there no more.
    let mut node = || chance.below(model.n_made + 1);
    let (id, other_id) = (node(), node());
    let [node, other] = [id, other_id].map(|id| NodeId::from_index(id).unwrap());
    let name = if chance.once_in(40) { "" } else { NAMES[chance.below(NAMES.len())] };
    let values: Vec<_> = (0..chance.below(4)).map(|_| VALUES[chance.below(VALUES.len())]).collect();
    let color = chance.color();
    let place = chance.below(4);
    let point = Size::STANDARD.point([0, 1, 18][chance.below(3)], 0).unwrap();
    let mv = if chance.once_in(4) { Move::Pass } else { Move::Play(point) };
    let yes = |done: Result<bool, EditError>| done.map(usize::from);
    let nothing = |done: Result<(), EditError>| done.map(|()| 0);
    let made = |done: Result<NodeId, EditError>| done.map(NodeId::index);
    match chance.below(22) {
        0 => ("add", made(record.add(node)), model.add_with(id, &[])),
        1 | 2 => {
            let properties = [("N", &["one"][..]), (name, &values[..])];
            let properties = &properties[chance.below(2)..];
            ("add_with", made(record.add_with(node, properties)), model.add_with(id, properties))
        }
        3..=6 => ("add_move", made(record.add_move(node, color, mv)), model.add_move(id, color, mv)),
        7 => {
            let raws: Vec<_> = values.iter().map(|text| super::plain::value(name, text)).collect();
            let raws: Vec<_> = raws.iter().map(String::as_str).collect();
            ("set", nothing(record.set(node, name, &values)), nothing(model.set_raw(id, name, &raws)))
        }
        8 => ("set_raw", nothing(record.set_raw(node, name, &values)), {
            let wanted = if values.is_empty() && model.root.way(id).is_some() {
                Err(EditError::NoValue)
            } else {
                model.set_raw(id, name, &values)
            };
            nothing(wanted)
        }),
        9 => {
            ("remove_property", yes(record.remove_property(node, name)), yes(model.remove_property(id, name)))
        }
        10 => ("remove", nothing(record.remove(node)), nothing(model.remove(id))),
        11 | 12 => {
            let ours = record.move_to(node, other, place);
            ("move_to", nothing(ours), nothing(model.move_to(id, other_id, place)))
        }
        13 => ("promote", yes(record.promote(node)), yes(model.promote(id))),
        14 => ("demote", yes(record.demote(node)), yes(model.demote(id))),
        15 => ("make_main", yes(record.make_main(node)), yes(model.make_main(id))),
        16 => {
            let (ours, wanted) = (record.merge(node), model.merge(id));
            (if ours == Ok(0) { "merge of none" } else { "merge" }, ours, wanted)
        }
        17 if chance.once_in(2) => {
            *record = record.clone();
            ("clone", Ok(0), Ok(0))
        }
        17..=19 => ("undo", Ok(record.undo().into()), Ok(model.undo().into())),
        _ => ("redo", Ok(record.redo().into()), Ok(model.redo().into())),
    }
}

/// Everything that a record says of its tree.
fn compare(seed: u64, record: &GameRecord, model: &Model) {
    assert_eq!(Plain::of(record, NodeId::ROOT), model.root, "seed {seed}");
    let options = WriteOptions { line: 0 };
    assert_eq!(
        record.to_sgf(&options).replace("CA[UTF-8]", ""),
        format!("({})\n", model.root.sgf().replace("CA[UTF-8]", "")),
        "seed {seed}"
    );
    let all = model.root.all();
    let ids = |nodes: &[&Plain]| nodes.iter().map(|node| node.id).collect::<Vec<_>>();
    let n_ends = all.iter().filter(|node| node.children.is_empty()).count();
    assert_eq!((record.n_nodes(), record.n_variations()), (all.len(), n_ends - 1), "seed {seed}");
    assert_eq!((record.n_undo(), record.n_redo()), (model.past.len(), model.future.len()), "seed {seed}");
    assert_eq!(record.size(), model.size(), "seed {seed}");
    let main: Vec<_> = record.main_line().map(NodeId::index).collect();
    let main_line = std::iter::successors(Some(&model.root), |node| node.children.first());
    assert_eq!(main, main_line.map(|node| node.id).collect::<Vec<_>>(), "seed {seed}");
    for id in 0..model.n_made + 2 {
        let node = NodeId::from_index(id).unwrap();
        let found = all.iter().find(|plain| plain.id == id);
        assert_eq!(record.contains(node), found.is_some(), "seed {seed}: {id}");
        let order: Vec<_> = record.order(node).map(NodeId::index).collect();
        assert_eq!(order, found.map_or(Vec::new(), |plain| ids(&plain.all())), "seed {seed}: {id}");
        let path: Vec<_> = record.path(node).into_iter().map(NodeId::index).collect();
        let is_above = |plain: &&&Plain| plain.way(id).is_some();
        assert_eq!(
            path,
            all.iter().filter(is_above).map(|plain| plain.id).collect::<Vec<_>>(),
            "seed {seed}: {id}"
        );
        let parent = path.len().checked_sub(2).map(|place| path[place]);
        assert_eq!(record.parent(node).map(NodeId::index), parent, "seed {seed}: {id}");
        let first = found.and_then(|plain| plain.children.first());
        assert_eq!(
            record.first_child(node).map(NodeId::index),
            first.map(|child| child.id),
            "seed {seed}: {id}"
        );
        let after = all.iter().find_map(|above| {
            let place = above.children.iter().position(|child| child.id == id)?;
            above.children.get(place + 1)
        });
        assert_eq!(
            record.next_sibling(node).map(NodeId::index),
            after.map(|node| node.id),
            "seed {seed}: {id}"
        );
        if found.is_none() {
            assert_eq!(record.properties(node).count() + record.children(node).count(), 0, "seed {seed}");
            assert!(record.property(node, "B").is_none() && record.move_at(node).is_none(), "seed {seed}");
        }
        for name in ["B", "OTHERNAMES"] {
            let wanted = found.and_then(|plain| plain.get(name)).map(|values| values[0].as_str());
            let ours = record.property(node, name).and_then(|property| property.raw(0));
            assert_eq!(ours, wanted, "seed {seed}: {id} {name}");
        }
    }
}
