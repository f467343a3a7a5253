//! Records written and read again.

use super::plain::{Plain, value};
use crate::corpus::shared;
use crate::random::Chance;
use lanke::{GameRecord, NodeId, ReadOptions, Records, SgfErrorKind, WriteOptions};
use std::path::{Path, PathBuf};

#[test]
fn every_file_is_read_back_whatever_its_encoding() {
    let Some(folder) = shared("corpus") else { return };
    let (mut n, mut n_ill, mut n_nodes) = (0, 0, 0);
    for path in files(&folder) {
        let bytes = std::fs::read(&path).unwrap();
        let Ok(records) = Records::read(&bytes, &ReadOptions::default()) else {
            println!("not read: {}", path.display());
            continue;
        };
        n += 1;
        n_ill += usize::from(!records.is_well_formed);
        let sizeless = |game: &&GameRecord| {
            game.trouble().is_some_and(|trouble| matches!(trouble.kind, SgfErrorKind::Size { .. }))
        };
        // Alone, one whose size no board has is not read.
        for game in records.games.iter().filter(|game| !sizeless(game)) {
            check(&path.display().to_string(), game);
            n_nodes += game.n_nodes();
        }
    }
    println!("{n} files, {n_ill} of them ill-formed, {n_nodes} nodes");
    assert!(n > 450 && n_ill > 10);
}

/// All files of SGF below a folder, in the order of their names.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    found.sort();
    let is_sgf = |path: &PathBuf| path.extension().is_some_and(|end| end == "sgf");
    found
        .into_iter()
        .flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] })
        .filter(is_sgf)
        .collect()
}

/// What is written is well-formed and read as the same tree, and written again as the same text.
fn check(what: &str, game: &GameRecord) {
    let mut wanted = Plain::of(game, NodeId::ROOT);
    for (name, values) in &mut wanted.properties {
        if name == "CA" {
            values.fill("UTF-8".to_owned());
        }
    }
    for line in [70, 0] {
        let written = game.to_sgf(&WriteOptions { line });
        // As the text it is: in bytes it may look like another encoding.
        let again = Records::read_decoded(&written.as_str().into(), &ReadOptions::default()).unwrap();
        assert_eq!(again.games.len(), 1, "{what}");
        // No property of Go has a name of small letters alone, which stays as it is.
        let is_small =
            |(_, fault): &(usize, lanke::SgfError)| matches!(fault.kind, SgfErrorKind::Case { .. });
        assert!(again.is_well_formed || again.faults.iter().any(is_small), "{what}: {written}");
        let other = &again.games[0];
        if line > 0 {
            assert!(other.n_nodes() == game.n_nodes() && other.size() == game.size(), "{what}");
        }
        same(what, &Plain::of(other, NodeId::ROOT), &wanted);
        assert_eq!(other.to_sgf(&WriteOptions { line }), written, "{what}");
    }
}

/// Whether two trees say the same, whatever the numbers of their nodes.
fn same(what: &str, ours: &Plain, wanted: &Plain) {
    let (ours, wanted) = (ours.all(), wanted.all());
    assert_eq!(ours.len(), wanted.len(), "{what}");
    for (ours, wanted) in ours.iter().zip(&wanted) {
        assert_eq!(ours.properties, wanted.properties, "{what}");
        assert_eq!(ours.children.len(), wanted.children.len(), "{what}");
    }
}

#[test]
fn trees_made_by_chance_are_read_back() {
    const NAMES: [&str; 8] = ["B", "C", "LB", "XX", "OTHERNAMES", "anothername", "AB", "X1"];
    let mut n_nodes = 0;
    for seed in 0..20_000 {
        let mut chance = Chance::new(seed);
        let mut game = GameRecord::new(lanke::Size::new(9, 9).unwrap());
        for _ in 0..chance.below(16) {
            let parent = NodeId::from_index(chance.below(game.n_nodes())).unwrap();
            let mut texts: Vec<String> = Vec::new();
            for _ in 0..=chance.below(3) {
                texts.push(text(&mut chance));
            }
            let texts: Vec<_> = texts.iter().map(String::as_str).collect();
            let name = NAMES[chance.below(NAMES.len())];
            let node = game.add_with(parent, &[("C", &["one"]), (name, &texts)]).unwrap();
            let property = game.property(node, name).unwrap();
            let raws: Vec<_> = (0..property.len()).map(|number| property.raw(number).unwrap()).collect();
            assert_eq!(raws, texts.iter().map(|text| value(name, text)).collect::<Vec<_>>(), "seed {seed}");
        }
        check(&format!("seed {seed}"), &game);
        n_nodes += game.n_nodes();
    }
    println!("{n_nodes} nodes");
}

/// A text with all that SGF takes for something, and letters of any length.
fn text(chance: &mut Chance) -> String {
    const PARTS: [&str; 16] =
        ["a", "]", "[", "\\", "(", ")", ";", ":", "\n", "\r", "\t", " ", "黑", "é", "🐍", "\u{fffd}"];
    (0..chance.below(9)).map(|_| PARTS[chance.below(PARTS.len())]).collect()
}
