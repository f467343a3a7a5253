//! How often a guess is right, on short records made up of common names.

use super::words::{LANGUAGES, Language};
use crate::random::Chance;
use encoding_rs::Encoding;
use lanke::{EncodingSource, find_encoding};
use std::fmt::Write;

/// What a record tells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Two names.
    Names,
    /// Names and ranks.
    Ranks,
    /// Names, ranks, the event and the result.
    Full,
    /// A comment as well.
    Comment,
}

fn record(language: &Language, kind: Kind, chance: &mut Chance) -> String {
    let names: Vec<&str> = language.names.split_whitespace().collect();
    let pick = |list: &[&'static str], chance: &mut Chance| list[chance.below(list.len())].replace('_', " ");
    let mut sgf = "(;GM[1]FF[4]SZ[19]".to_owned();
    let mut put = |name: &str, value: String| write!(sgf, "{name}[{value}]").unwrap();
    put("PB", pick(&names, chance));
    put("PW", pick(&names, chance));
    if kind != Kind::Names {
        put("BR", pick(language.ranks, chance));
        put("WR", pick(language.ranks, chance));
    }
    if matches!(kind, Kind::Full | Kind::Comment) {
        put("EV", pick(language.events, chance));
        put("RE", pick(language.results, chance));
    }
    if kind == Kind::Comment {
        put("C", pick(language.comments, chance));
    }
    sgf + ";B[pd];W[dd];B[pq];W[dq])"
}

/// How many of the records are guessed right, of how many that have `n_letters` at least.
fn accuracy(language: &Language, label: &str, kind: Kind, n_letters: usize) -> (usize, usize) {
    let encoding = Encoding::for_label(label.as_bytes()).unwrap();
    let mut chance = Chance::new(7);
    let (mut right, mut n) = (0, 0);
    for _ in 0..1000 {
        let sgf = record(language, kind, &mut chance);
        if sgf.chars().filter(|letter| !letter.is_ascii()).count() < n_letters {
            continue;
        }
        let (bytes, _, is_lossy) = encoding.encode(&sgf);
        assert!(!is_lossy, "{label}: {sgf}");
        let found = find_encoding(&bytes).unwrap();
        let is_right = found.encoding.label() == label;
        if is_right {
            assert_eq!(found.source, EncodingSource::Guessed);
        } else if std::env::var_os("SHOW_WRONG").is_some() {
            println!("{label} taken for {}: {sgf}", found.encoding.label());
        }
        n += 1;
        right += usize::from(is_right);
    }
    (right, n)
}

#[test]
fn guesses_are_right_as_a_rule() {
    let mut wrong = Vec::new();
    println!(
        "right of 1000: names; names and ranks; with event and result; 8 letters or more; with a comment"
    );
    for language in &LANGUAGES {
        for &label in language.encodings {
            let per_mille = |(right, n): (usize, usize)| 1000 * right / n.max(1);
            let [names, ranks, full, comment] = [Kind::Names, Kind::Ranks, Kind::Full, Kind::Comment]
                .map(|kind| per_mille(accuracy(language, label, kind, 0)));
            let eight = per_mille(accuracy(language, label, Kind::Full, 8));
            println!("{label}: {names} {ranks} {full} {eight} {comment}");
            if eight < 970 || comment < 1000 {
                wrong.push(label);
            }
        }
    }
    assert_eq!(wrong, Vec::<&str>::new());
}
