//! Texts for links.

use super::{info, moves, stones};
use lanke::{Color, Komi, ListedMove, Move, MoveList, Point, Preset, Rules, Shared, Size};
use proptest::prelude::*;

fn shared(moves: &str) -> Shared {
    let list = MoveList::from_gtp(moves, Size::STANDARD).unwrap();
    let shown = list.moves.len();
    Shared { list, rules: Rules::default(), shown }
}

fn again(shared: &Shared) -> Shared {
    Shared::from_text(&shared.to_text().unwrap()).unwrap()
}

fn error(text: &str) -> String {
    let error = Shared::from_text(text).unwrap_err();
    format!("{} {error}", error.code())
}

/// A text with its sum, of the letters before it.
fn summed(before: &str) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let hash =
        before.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let sum = (hash >> 18 ^ hash) & 0x3_ffff;
    let letter = |shift: u32| char::from(LETTERS[(sum >> shift & 63) as usize]);
    format!("{before}{}{}{}", letter(12), letter(6), letter(0))
}

#[test]
fn texts_of_version_1_stay_readable() {
    for (text, wanted) in [
        ("1.AAAAPKZ", "19x19 0: KM=7.5; RU=chinese-2002"),
        ("1.AAADJJd0QPoI", "19x19 3: B Q16 W D4 B pass KM=7.5; RU=chinese-2002"),
        (
            "1.kEFwRJDAaQytMR88ze0GhFakE0MTHZ",
            "9x9 1: B G7 B C3 W E5 B C7 HA=2; KM=0.5; PB=Hei; PW=白; RE=B+R; RU=japanese",
        ),
    ] {
        let shared = Shared::from_text(text).unwrap();
        let stones = stones(&shared.list);
        let words = [stones.as_str(), &moves(&shared.list), &info(&shared.list)];
        let words: Vec<_> = words.into_iter().filter(|word| !word.is_empty()).collect();
        assert_eq!(format!("{} {}: {}", shared.list.size, shared.shown, words.join(" ")), wanted, "{text}");
        assert_eq!(shared.to_text().as_deref(), Ok(text));
    }
}

#[test]
fn what_the_texts_above_were_made_of() {
    assert_eq!(shared("").to_text().unwrap(), "1.AAAAPKZ");
    assert_eq!(shared("Q16 D4 pass").to_text().unwrap(), "1.AAADJJd0QPoI");
    let list = MoveList::from_gtp("boardsize 9\nfixed_handicap 2\nE5 C7 resign", Size::STANDARD).unwrap();
    let rules = Rules { komi: Komi::from_half_points(1).unwrap(), ..Preset::Japanese.rules() };
    let mut handicap = Shared { list, rules, shown: 1 };
    for (name, text) in [("PB", "Hei"), ("PW", "白"), ("GC", "left out")] {
        handicap.list.info.set(name, text);
    }
    assert_eq!(handicap.to_text().unwrap(), "1.kEFwRJDAaQytMR88ze0GhFakE0MTHZ");
}

#[test]
fn a_game_takes_less_than_three_letters_for_two_moves() {
    let size = Size::STANDARD;
    let mut shared = shared("");
    for (place, point) in size.points().take(250).enumerate() {
        let color = if place % 2 == 0 { Color::Black } else { Color::White };
        shared.list.moves.push(ListedMove::new(color, point.into()));
    }
    shared.shown = 250;
    let text = shared.to_text().unwrap();
    assert_eq!(text.len(), 367);
    assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte)));
}

#[test]
fn every_set_of_rules_and_every_switch_is_kept() {
    for preset in Preset::ALL {
        let rules = preset.rules();
        for rules in [rules, Rules { komi: Komi::from_half_points(-11).unwrap(), ..rules }] {
            let again = again(&Shared { rules, ..shared("Q16") });
            assert_eq!((again.rules, again.list.info.get("RU")), (rules, Some(preset.name())));
        }
    }
    let codes = Rules::default().to_codes();
    for place in 0..codes.len() {
        for code in 0..6 {
            let mut codes = codes;
            codes[place] = code;
            if let Some(rules) = Rules::from_codes(&codes) {
                assert_eq!(again(&Shared { rules, ..shared("Q16") }).rules, rules);
            }
        }
    }
}

#[test]
fn the_turn_and_moves_out_of_turn_are_kept() {
    for text in ["W Q16 W D4 B pass", "B Q16 B D4 B Q4", "W Q16 B D4"] {
        for turn in [None, Some(Color::Black), Some(Color::White)] {
            let mut shared = shared(text);
            shared.list.turn = turn;
            let again = again(&shared);
            assert_eq!((moves(&again.list).as_str(), again.list.turn), (text, turn));
        }
    }
}

#[test]
fn a_text_cut_short_or_changed_says_so() {
    let text = shared("Q16 D4 Q4 D16 K10 C3 R3").to_text().unwrap();
    for end in 2..text.len() {
        assert_eq!(Shared::from_text(&text[..end]).unwrap_err().code(), "share-checksum", "{end}");
    }
    for place in 2..text.len() {
        let mut letters: Vec<char> = text.chars().collect();
        letters[place] = if letters[place] == 'A' { 'B' } else { 'A' };
        let changed: String = letters.into_iter().collect();
        assert_eq!(Shared::from_text(&changed).unwrap_err().code(), "share-checksum", "{place}");
    }
    assert_eq!(
        error("1."),
        "share-checksum line 1, column 1: a text that is cut short or was changed, wanted it as it was made"
    );
    assert_eq!(Shared::from_text(&format!(" {text}\n")), Shared::from_text(&text));
}

#[test]
fn other_versions_and_other_texts_are_told_apart() {
    assert_eq!(error("2.abc"), "share-version line 1, column 1: version \"2\", wanted 1");
    assert_eq!(error("01.abc"), "share-version line 1, column 1: version \"01\", wanted 1");
    for text in ["", "1", ".", "x.abc", "(;SZ[9])"] {
        let wanted =
            "no-game line 1, column 1: no game, wanted a text that begins with a version, such as \"1.\"";
        assert_eq!(error(text), wanted);
    }
    assert_eq!(
        error("1.AB+AB"),
        "bad-value line 1, column 5: letter \"+\", wanted A to Z, a to z, 0 to 9, - or _"
    );
    assert_eq!(error(&"1.".repeat(40_000)), "limit line 1, column 1: too many letters, wanted at most 65536");
}

#[test]
fn what_no_writer_writes_is_refused() {
    for (before, column) in [
        ("1.A", 4),   // The end in the middle.
        ("1.___", 5), // A size of no board.
        ("1._", 4),
        ("1.AAAAAAAAAA", 0), // More than a letter left.
    ] {
        let error = Shared::from_text(&summed(before)).unwrap_err();
        assert_eq!(error.code(), "bad-value", "{before}");
        if column > 0 {
            assert_eq!(error.column, column, "{before}: {error}");
        }
    }
}

#[test]
fn what_cannot_be_shared_is_refused() {
    let wanted = "wanted a point of the board, or a pass";
    let mut unreadable = shared("Q16 D4");
    unreadable.list.moves[1].mv = None;
    let text = |shared: &Shared| shared.to_text().unwrap_err().to_string();
    assert_eq!(text(&unreadable), format!("line 1, column 1: move \"number 2\", {wanted}"));
    let mut small = shared("Q16");
    small.list.size = Size::new(9, 9).unwrap();
    assert_eq!(text(&small), format!("line 1, column 1: move \"number 1\", {wanted}"));
    small.list.moves.clear();
    small.list.stones.push((Color::Black, Size::STANDARD.point(10, 0).unwrap()));
    assert_eq!(text(&small), format!("line 1, column 1: move \"before the first one\", {wanted}"));
    let mut long = shared("");
    long.list.moves = vec![ListedMove::new(Color::Black, Move::Pass); 20_001];
    assert_eq!(text(&long), "line 1, column 1: too many moves, wanted at most 20000");
    long.list.moves.pop();
    assert_eq!(again(&long).list.moves.len(), 20_000);
    long.list.info.set("PB", &"x".repeat(60_000));
    assert_eq!(text(&long), "line 1, column 1: too many letters, wanted at most 65536");
}

prop_compose! {
    /// Any game, with stones put up on some points.
    fn game()(list in super::list())(
        stones in prop::collection::btree_map(0..list.size.n_points(), any::<bool>(), 0..20),
        list in Just(list),
        handicap in 0..10_u32,
        name in any::<String>(),
        komi in -20_000..=20_000,
        preset in 0..Preset::ALL.len(),
        turn in 0..3_usize,
        shown in any::<prop::sample::Index>(),
    ) -> Shared {
        let mut list: MoveList = list;
        let color = |is_black| if is_black { Color::Black } else { Color::White };
        let point = |place| -> Point { list.size.at(place).unwrap() };
        list.stones = stones.into_iter().map(|(place, is_black)| (color(is_black), point(place))).collect();
        list.turn = [None, Some(Color::Black), Some(Color::White)][turn];
        if handicap > 0 {
            list.info.set("HA", &handicap.to_string());
        }
        if !name.is_empty() {
            list.info.set("PW", &name);
        }
        let rules = Rules { komi: Komi::from_half_points(komi).unwrap(), ..Preset::ALL[preset].rules() };
        list.info.set("KM", &rules.komi.to_string());
        list.info.set("RU", Preset::ALL[preset].name());
        let shown = shown.index(list.moves.len() + 1);
        Shared { list, rules, shown }
    }
}

proptest! {
    #[test]
    fn every_game_is_read_back(game in game()) {
        let again = again(&game);
        prop_assert_eq!(&again.list.moves, &game.list.moves);
        prop_assert_eq!(&again.list.stones, &game.list.stones);
        prop_assert_eq!(info(&again.list), info(&game.list));
        prop_assert_eq!((again.list.size, again.list.turn), (game.list.size, game.list.turn));
        prop_assert_eq!((again.rules, again.shown), (game.rules, game.shown));
    }

    #[test]
    fn any_text_is_an_error_or_a_game(letters in "[A-Za-z0-9_-]{0,60}") {
        if let Ok(shared) = Shared::from_text(&summed(&format!("1.{letters}"))) {
            let text = shared.to_text().unwrap();
            prop_assert_eq!(Shared::from_text(&text).unwrap(), shared);
        }
    }

    #[test]
    fn any_text_at_all(text in "\\PC*") {
        let _ = Shared::from_text(&text);
        let _ = Shared::from_text(&format!("1.{text}"));
    }
}
