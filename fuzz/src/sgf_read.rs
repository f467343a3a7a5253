//! Any bytes as SGF: read, walked, played, written, read again.

use lanke::{
    GameRecord, Limits, NodeId, OnIllegal, Positions, ReadOptions, Record, Records, SgfErrorKind,
    WriteOptions,
};

const LIMITS: Limits = Limits {
    bytes: 1 << 16,
    games: 50,
    nodes: 5000,
    values: 20_000,
    properties: 64,
    depth: 1000,
    faults: 50,
};

pub(crate) fn check(bytes: &[u8]) {
    let options = ReadOptions { limits: LIMITS, ..ReadOptions::default() };
    let main = Record::read(bytes, &options);
    if let Ok(record) = &main {
        let replay = record.game(record.rules(), OnIllegal::Keep).unwrap();
        let written = replay.game.to_sgf(&record.info);
        let again = Record::read_decoded(&written.as_str().into(), &ReadOptions::default()).unwrap();
        assert_eq!(again.size, record.size);
    }
    let strict = Records::read(bytes, &ReadOptions { strict: true, ..options });
    let Ok(records) = Records::read(bytes, &options) else {
        assert!(strict.is_err());
        return;
    };
    let has_fault = records.faults.iter().any(|(_, fault)| fault.kind.is_deviation());
    // Of more faults than are kept, some may be what a strict reader refuses.
    assert!(strict.is_err() == has_fault || (strict.is_err() && records.n_more_faults > 0));
    for (game, fault) in &records.faults {
        assert!(*game <= records.games.len() && fault.line > 0 && fault.column > 0, "{fault}");
        assert!(!fault.to_string().is_empty() && !fault.code().is_empty());
    }
    for game in &records.games {
        walk(game);
        rewrite(game);
    }
}

fn walk(game: &GameRecord) {
    let order: Vec<_> = game.order(NodeId::ROOT).collect();
    assert_eq!(order.len(), game.n_nodes());
    let last = order[order.len() - 1];
    let path = game.path(last);
    assert!(path.windows(2).all(|pair| game.parent(pair[1]) == Some(pair[0])));
    assert_eq!(game.trouble().is_some(), game.illegal().is_err());
    if game.trouble().is_some() {
        return;
    }
    let rules = game.rules();
    let mut positions = Positions::new(rules);
    for node in [last, game.main_line().last().unwrap(), order[order.len() / 2], NodeId::ROOT, last] {
        let board = positions.game(game, node).unwrap().board().clone();
        let number = positions.move_number();
        let mut straight = Positions::new(rules);
        assert!(straight.game(game, node).unwrap().board().stones().eq(board.stones()));
        assert_eq!(straight.move_number(), number);
    }
    drop(game.line_through(last));
}

fn rewrite(game: &GameRecord) {
    let options = WriteOptions::default();
    let written = game.to_sgf(&options);
    // As the text it is: in bytes it may look like another encoding.
    let again = match Records::read_decoded(&written.as_str().into(), &ReadOptions::default()) {
        Ok(again) => again,
        // All games of this text have a size that no board has.
        Err(error) if matches!(error.kind, SgfErrorKind::Size { .. }) => return,
        Err(error) => panic!("{error}: {written}"),
    };
    assert_eq!(again.games.len(), 1, "{written}");
    let other = &again.games[0];
    let small = |fault: &SgfErrorKind| matches!(fault, SgfErrorKind::Case { .. });
    assert!(again.is_well_formed || again.faults.iter().any(|(_, fault)| small(&fault.kind)), "{written}");
    assert_eq!((game.n_nodes(), game.size()), (other.n_nodes(), other.size()), "{written}");
    for (a, b) in game.order(NodeId::ROOT).zip(other.order(NodeId::ROOT)) {
        assert_eq!(game.path(a).len(), other.path(b).len());
        let (mut ours, mut theirs) = (game.properties(a), other.properties(b));
        loop {
            match (ours.next(), theirs.next()) {
                (None, None) => break,
                (Some(one), Some(two)) => {
                    assert_eq!((one.name(), one.len()), (two.name(), two.len()), "{written}");
                    for number in 0..one.len() {
                        let is_charset = one.name() == "CA";
                        assert!(is_charset || one.raw(number) == two.raw(number), "{written}");
                    }
                }
                _ => panic!("{written}"),
            }
        }
    }
    assert_eq!(other.to_sgf(&options), written);
}
