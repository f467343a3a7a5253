//! Any text at all: an error or a list, never a panic.

use lanke::{MoveList, RecordKind, Size};
use proptest::prelude::*;

const SEEDS: [&str; 7] = [
    include_str!("../../data/formats/even.gib"),
    include_str!("../../data/formats/handicap.gib"),
    include_str!("../../data/formats/even.ngf"),
    include_str!("../../data/formats/other.ngf"),
    include_str!("../../data/formats/even.ugf"),
    include_str!("../../data/formats/review.ugi"),
    "boardsize 9\nkomi 6.5\nfixed_handicap 2\nplay B E5\nundo\n1. C3 D4\nresign\n",
];

fn read_all(text: &str) {
    let _ = RecordKind::of(text.as_bytes());
    let lists = [
        MoveList::from_gib(text),
        MoveList::from_ngf(text),
        MoveList::from_ugf(text),
        MoveList::from_gtp(text, Size::STANDARD),
    ];
    for list in lists.iter().flatten() {
        if let Ok(record) = list.record() {
            let _ = record.game(record.rules(), lanke::OnIllegal::Keep);
        }
        assert!(list.faults.len() <= 64);
    }
}

#[test]
fn every_beginning_of_every_sample() {
    for seed in SEEDS {
        for (end, _) in seed.char_indices() {
            read_all(&seed[..end]);
        }
    }
}

proptest! {
    #[test]
    fn any_text(text in "\\PC*") {
        read_all(&text);
    }

    #[test]
    fn samples_with_changes(
        seed in 0..SEEDS.len(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<char>()), 1..6),
    ) {
        let mut letters: Vec<char> = SEEDS[seed].chars().collect();
        for (place, letter) in changes {
            let place = place.index(letters.len());
            letters[place] = letter;
        }
        read_all(&letters.into_iter().collect::<String>());
    }

    #[test]
    fn samples_with_lines_moved(lines in prop::collection::vec((0..SEEDS.len(), any::<prop::sample::Index>()), 0..40)) {
        let texts = lines.into_iter().map(|(seed, place)| {
            let lines: Vec<_> = SEEDS[seed].lines().collect();
            lines[place.index(lines.len())]
        });
        read_all(&texts.collect::<Vec<_>>().join("\n"));
    }

    #[test]
    fn any_bytes_are_of_some_kind_or_none(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = RecordKind::of(&bytes);
    }
}

#[test]
fn kinds_are_told_by_content() {
    for (text, kind) in [
        ("(;FF[4])", Some(RecordKind::Sgf)),
        ("\u{feff} ( ;FF[4])", Some(RecordKind::Sgf)),
        ("From: somebody\n\n(\n;FF[4]C[\\[\n\\[Header\n[Data]\n])", Some(RecordKind::Sgf)),
        ("\r\n\\HS\r\n", Some(RecordKind::Gib)),
        ("[header]\nTitle=(;", Some(RecordKind::Ugf)),
        ("# by hand\n[Data]", Some(RecordKind::Ugf)),
        ("Game (; of\n19\nPMABBREER", Some(RecordKind::Sgf)),
        ("GIcup\nPMABWREER", Some(RecordKind::Ngf)),
        ("PMABXREER", None),
        ("PMAB", None),
        ("()", None),
        ("", None),
    ] {
        assert_eq!(RecordKind::of(text.as_bytes()), kind, "{text}");
    }
    let late = "\n\n".repeat(300) + &"x\n".repeat(199) + "\\HS";
    assert_eq!(RecordKind::of(late.as_bytes()), Some(RecordKind::Gib));
    assert_eq!(RecordKind::of(format!("x\n{late}").as_bytes()), None);
}
