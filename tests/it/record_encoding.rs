//! The encodings of records: found, and read.

#[cfg(feature = "encodings")]
mod guessed;
#[cfg(feature = "encodings")]
mod labels;
#[cfg(feature = "encodings")]
mod read;
#[cfg(feature = "encodings")]
mod tables;
#[cfg(feature = "encodings")]
mod words;

use crate::corpus::{json, shared, text};
use lanke::{Encoding, ReadOptions, Record, decode, find_encoding};
use proptest::prelude::*;

/// Every file of the corpus, with the encoding that it is in; `None` for ASCII, which is alike in
/// all that may be found.
fn corpus() -> Vec<(String, Vec<u8>, Option<&'static str>)> {
    let Some(manifest) = json("corpus/sgf-odd/manifest.json") else { return Vec::new() };
    let files = manifest["files"].as_array().expect("a list of files");
    let each = files.iter().map(|file| {
        let name = text(file, "file").to_owned();
        let path = shared(&format!("corpus/sgf-odd/{name}")).expect("a file of the manifest");
        let label = match text(&file["encoding"], "actual") {
            "ascii" => None,
            actual => Some(Encoding::from_label(actual).expect("a known encoding").label()),
        };
        (name, std::fs::read(path).unwrap(), label)
    });
    each.collect()
}

#[test]
fn every_encoding_of_the_corpus_is_found() {
    let corpus = corpus();
    for (name, bytes, wanted) in &corpus {
        let found = find_encoding(bytes).unwrap();
        match wanted {
            // The original was in Latin-1; what is left of it is ASCII.
            Some(label) if !bytes.is_ascii() || bytes.contains(&0x1b) => {
                assert_eq!(found.encoding.label(), *label, "{name}: {found:?}");
            }
            _ => {
                assert!(found.is_ascii, "{name}: {found:?}");
                assert_eq!(decode(bytes, None).unwrap().text.as_bytes(), bytes, "{name}");
            }
        }
    }
    println!("{} files", corpus.len());
}

#[test]
fn what_the_corpus_says_of_itself_is_followed_or_not() {
    for (name, bytes, _) in corpus() {
        let wanted = match name.as_str() {
            "ca-unknown-unclosed.sgf" => "unknown",
            "broken-utf8-in-text.sgf" | "ca-two-charsets.sgf" | "enc-big5.sgf" | "enc-macroman.sgf" => {
                "followed"
            }
            "gb-no-ca-handicap9.sgf" => "none",
            _ => continue,
        };
        assert_eq!(find_encoding(&bytes).unwrap().stated.name(), wanted, "{name}");
    }
}

/// Bytes of all kinds: of names and brackets, of several encodings, any.
fn any_bytes() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        Just(b"(;CA[".to_vec()),
        Just(b"GBK]".to_vec()),
        Just(b"utf-8]".to_vec()),
        Just(b"PB[".to_vec()),
        Just(b"\x1b$B".to_vec()),
        Just("黑é".as_bytes().to_vec()),
        Just(b"\\]".to_vec()),
        Just(vec![0, b'(']),
        prop::collection::vec(any::<u8>(), 0..6),
        prop::collection::vec(0x80..=0xff_u8, 0..6),
    ];
    prop::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_bytes_are_read_or_refused(bytes in any_bytes()) {
        let found = find_encoding(&bytes);
        if let (Ok(found), Ok(decoded)) = (&found, decode(&bytes, None)) {
            prop_assert_eq!(decoded.encoding, found.encoding);
            prop_assert_eq!(decoded.first_lost, decoded.text.find('\u{fffd}'));
            if found.is_ascii {
                prop_assert_eq!(decoded.text.as_bytes(), &*bytes);
            }
        }
        // Whatever it says of itself.
        drop(Record::read(&bytes, &ReadOptions::default()));
        for label in ["gbk", "big5", "sjis", "euc-jp", "euc-kr", "iso-2022-jp", "utf-16", "koi8-r"] {
            drop(decode(&bytes, Some(label)));
        }
    }
}

/// The time that this thread has run, where the system tells it, so that other work of the machine doesn't count; else the
/// time of day.
fn time_run() -> std::time::Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let ran = told.and_then(|text| text.split(' ').next()?.parse().ok()).map(std::time::Duration::from_nanos);
    ran.unwrap_or_else(|| std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default())
}

#[test]
fn a_large_text_takes_no_more_than_its_share_of_time() {
    let time = |n: usize| {
        let texts: [Vec<u8>; 5] = [
            b"[".repeat(n),
            b"\x83\\".repeat(n / 2),
            b"\xe9 ".repeat(n / 2),
            [b"(;CA[x]".to_vec(), vec![0xb0; n]].concat(),
            b"C".repeat(n),
        ];
        let start = time_run();
        for text in texts {
            find_encoding(&text).unwrap();
        }
        time_run().saturating_sub(start)
    };
    time(1 << 16);
    let (small, large) = (time(1 << 20), time(1 << 24));
    // Sixteen times as much; were it quadratic, 256.
    assert!(large < small * 64 + std::time::Duration::from_millis(50), "{small:?} {large:?}");
}
