//! Records in every encoding, encoded elsewhere (`tests/data/encodings.json`), are read.

use crate::corpus::text;
use lanke::{ReadOptions, Record, StatedEncoding, decode, find_encoding};
use serde_json::Value;

struct Case {
    name: String,
    bytes: Vec<u8>,
    facts: Value,
}

fn cases() -> Vec<Case> {
    let cases: Vec<Value> = serde_json::from_str(include_str!("../../data/encodings.json")).unwrap();
    let each = cases.into_iter().map(|facts| {
        let (pairs, _) = text(&facts, "hex").as_bytes().as_chunks::<2>();
        let byte = |pair: &[u8; 2]| u8::from_str_radix(str::from_utf8(pair).unwrap(), 16).unwrap();
        Case { name: text(&facts, "name").to_owned(), bytes: pairs.iter().map(byte).collect(), facts }
    });
    each.collect()
}

#[test]
fn each_is_found_and_decoded() {
    for Case { name, bytes, facts } in cases() {
        let found = find_encoding(&bytes).unwrap();
        for (key, word) in [
            ("encoding", found.encoding.label()),
            ("source", found.source.name()),
            ("stated", found.stated.name()),
        ] {
            assert_eq!(word, text(&facts, key), "{name}: {key}");
        }
        assert_eq!(decode(&bytes, None).unwrap().text, text(&facts, "text"), "{name}");
        let asked = decode(&bytes, Some(text(&facts, "encoding"))).unwrap();
        assert_eq!((&*asked.text, asked.source.name()), (text(&facts, "text"), "asked"), "{name}");
    }
}

#[test]
fn each_is_read_as_its_text_is() {
    let options = ReadOptions::default();
    for Case { name, bytes, facts } in cases() {
        let record = Record::read(&bytes, &options).unwrap();
        let wanted = Record::read_decoded(&text(&facts, "text").into(), &options).unwrap();
        assert_eq!((&record.info, &record.moves), (&wanted.info, &wanted.moves), "{name}");
        let guessed = text(&facts, "source") == "guessed";
        let stated = find_encoding(&bytes).unwrap().stated;
        let is_otherwise = matches!(stated, StatedEncoding::Unknown | StatedEncoding::Contradicted);
        let n = usize::from(guessed) + usize::from(is_otherwise) + wanted.faults.len();
        assert_eq!(record.faults.len(), n, "{name}: {:?}", record.faults);
        assert!(record.faults.iter().all(|fault| fault.code() == "encoding"), "{name}");
    }
}
