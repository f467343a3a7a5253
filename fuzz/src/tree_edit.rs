//! Bytes as edits of a record: what stands before the first 0xff is the record, what follows are edits.

use lanke::{
    Color, EditError, GameRecord, Move, NodeId, Positions, ReadOptions, Records, Size, WriteOptions,
};

const NAMES: [&str; 12] = ["B", "W", "C", "LB", "N", "XX", "SomethingLong", "SZ", "GM", "AB", "a b", "PL"];
const VALUES: [&str; 10] = ["", "aa", "bb", "9", "a]b", "\\", "x:y\\]", "2", "cc", "B"];

pub(crate) fn check(bytes: &[u8]) {
    let end = bytes.iter().position(|&byte| byte == 0xff).unwrap_or(bytes.len());
    let read = Records::read(&bytes[..end.min(2000)], &ReadOptions::default());
    let mut record = match read {
        Ok(mut records) => records.games.remove(0),
        Err(_) => GameRecord::new(Size::new(9, 9).unwrap()),
    };
    let start = text(&record);
    let mut positions = Positions::basic(&record);
    for edit in bytes[end..].chunks(4).take(500) {
        let [what, a, b, c] = [0, 1, 2, 3].map(|place| edit.get(place).copied().unwrap_or(0));
        let before = (text(&record), record.n_undo(), record.n_redo(), record.n_nodes());
        if change(&mut record, what, a, b, c).is_err() {
            assert_eq!((text(&record), record.n_undo(), record.n_redo(), record.n_nodes()), before);
        }
        let nodes: Vec<_> = record.order(NodeId::ROOT).collect();
        assert_eq!(nodes.len(), record.n_nodes());
        for &node in &nodes {
            for child in record.children(node) {
                assert_eq!(record.parent(child), Some(node));
            }
        }
        let node = nodes[usize::from(c) % nodes.len()];
        assert_eq!(positions.game(&record, node).is_err(), record.trouble().is_some());
    }
    let end = (text(&record), record.size());
    let n = record.n_undo();
    while record.undo() {}
    assert_eq!(text(&record), start);
    for _ in 0..n {
        assert!(record.redo());
    }
    assert_eq!((text(&record), record.size()), end);
}

fn text(record: &GameRecord) -> String {
    record.to_sgf(&WriteOptions::default())
}

fn change(record: &mut GameRecord, what: u8, a: u8, b: u8, c: u8) -> Result<(), EditError> {
    let node = NodeId::from_index(a.into()).unwrap();
    let other = NodeId::from_index(b.into()).unwrap();
    let name = NAMES[usize::from(b) % NAMES.len()];
    let values: Vec<_> = (0..c % 3).map(|n| VALUES[usize::from(c / 3 + n) % VALUES.len()]).collect();
    let color = Color::BOTH[usize::from(b % 2)];
    let point = Size::STANDARD.point((c % 5).into(), (c / 64).into()).unwrap();
    let mv = if c == 0 { Move::Pass } else { Move::Play(point) };
    match what % 16 {
        0 | 1 => record.add_move(node, color, mv).map(drop),
        2 => record.add(node).map(drop),
        3 => record.add_with(node, &[(name, &values), ("N", &["one"])]).map(drop),
        4 => record.set(node, name, &values),
        5 => record.set_raw(node, name, &values),
        6 => record.remove_property(node, name).map(drop),
        7 => record.remove(node),
        8 | 9 => record.move_to(node, other, (c % 4).into()),
        10 => record.promote(node).map(drop),
        11 => record.demote(node).map(drop),
        12 => record.make_main(node).map(drop),
        13 => record.merge(node).map(drop),
        14 => {
            record.undo();
            Ok(())
        }
        _ => {
            record.redo();
            Ok(())
        }
    }
}
