//! Words of servers' files in SGF's spelling: dates, ranks, results.

use crate::color::Color;

/// A date as `2016-03-26`, from the first three numbers of a text, or from its first eight digits
/// in one.
pub(super) fn date(text: &str) -> Option<String> {
    let mut numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let first = numbers.next()?;
    let (year, month, day) = match first.len() {
        4 => (first, numbers.next()?, numbers.next()?),
        8 => (first.get(..4)?, first.get(4..6)?, first.get(6..)?),
        _ => return None,
    };
    let month = month.parse::<u8>().ok().filter(|month| (1..=12).contains(month))?;
    let day = day.parse::<u8>().ok().filter(|day| (1..=31).contains(day))?;
    Some(format!("{year}-{month:02}-{day:02}"))
}

/// A rank as `8d`, `10k`, `9p`, from `8D`, `10K`, `9DP`, `3段`, `초단`; else as it is written.
pub(super) fn rank(text: &str) -> String {
    // An asterisk marks a rank that is not yet sure.
    let text = text.trim().trim_end_matches('*');
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = text.strip_suffix(rest).unwrap_or("");
    let letter = match rest {
        "D" | "d" | "段" | "단" => 'd',
        "K" | "k" | "级" | "級" | "급" => 'k',
        "P" | "p" | "DP" => 'p',
        _ => return text.to_owned(),
    };
    if digits.is_empty() || digits.len() > 2 { text.to_owned() } else { format!("{digits}{letter}") }
}

/// A player's name and rank, of `name (8D)`; the rank is empty where there is none.
pub(super) fn name_and_rank(text: &str) -> (&str, String) {
    let split = text.trim().strip_suffix(')').and_then(|text| text.rsplit_once('('));
    match split {
        Some((name, rank)) if !name.trim().is_empty() => (name.trim(), self::rank(rank)),
        _ => (text.trim(), String::new()),
    }
}

/// Tenths as a decimal number: `65` is `6.5`, `110` is `11`. Not more than 9 digits.
pub(super) fn tenths(text: &str) -> Option<String> {
    let tenths = text.trim().parse::<u32>().ok().filter(|tenths| *tenths < 1_000_000_000)?;
    let (whole, tenth) = (tenths / 10, tenths % 10);
    Some(if tenth == 0 { whole.to_string() } else { format!("{whole}.{tenth}") })
}

/// A decimal number without needless zeros: `2.50` is `2.5`, `7.00` is `7`.
pub(super) fn decimal(text: &str) -> Option<&str> {
    let text = text.trim();
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let is_digits = |text: &str| text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
    let unsigned = whole.strip_prefix('-').unwrap_or(whole);
    if unsigned.is_empty() || !is_digits(unsigned) || !is_digits(part) {
        return None;
    }
    Some(if part.is_empty() { whole } else { text.trim_end_matches('0').trim_end_matches('.') })
}

/// A result as people say it in English, Chinese or Korean: `White wins by resign!`, `黑1目半胜`.
///
/// The side named first is the winner, unless it is said to lose.
pub(super) fn result(text: &str) -> Option<String> {
    let text = text.to_ascii_lowercase();
    let first = |words: &[&str]| words.iter().filter_map(|word| place(&text, word)).min();
    let has = |words: &[&str]| first(words).is_some();
    let black = first(&["black", "黑", "흑"]);
    let white = first(&["white", "白", "백"]);
    let named = match (black, white) {
        (None, None) if has(&["draw", "和棋", "무승부"]) => return Some("0".to_owned()),
        (None, None) => return None,
        (Some(black), Some(white)) if black > white => Color::White,
        (Some(_), _) => Color::Black,
        (None, Some(_)) => Color::White,
    };
    let winner = if has(&["lose", "负", "負"]) { named.opponent() } else { named };
    let by = if has(&["resi", "中盘", "中盤", "불계"]) {
        "R".to_owned()
    } else if has(&["time", "超时", "超時", "时间", "時間", "시간"]) {
        "T".to_owned()
    } else {
        points(&text)
    };
    Some(format!("{}+{by}", winner.letter()))
}

/// Where a word stands in a text. The library's search is quicker, and 3 kB of wasm.
fn place(text: &str, word: &str) -> Option<usize> {
    text.as_bytes().windows(word.len()).position(|part| part == word.as_bytes())
}

/// The number in a result; `半` and `반` behind it are a half. Empty if there is none.
fn points(text: &str) -> String {
    let Some(start) = text.find(|c: char| c.is_ascii_digit()) else { return String::new() };
    let from = text.get(start..).unwrap_or("");
    let rest = from.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    let digits = from.strip_suffix(rest).unwrap_or("").trim_end_matches('.');
    let Some(number) = decimal(digits) else { return String::new() };
    let has_half = rest.contains(['半', '반']) && !number.contains('.');
    if has_half { format!("{number}.5") } else { number.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_of_all_spellings() {
        for (text, wanted) in [
            ("2016- 3-26-17-29-25", Some("2016-03-26")),
            ("2012年12月3日 下午 9:27", Some("2012-12-03")),
            ("C2016:03:26:17:29", Some("2016-03-26")),
            ("20170316 [09:51]", Some("2017-03-16")),
            ("2019/03/08,22:09:00", Some("2019-03-08")),
            ("2006-9-5", Some("2006-09-05")),
            ("", None),
            ("16-3-26", None),
            ("2016-13-1", None),
            ("2016-1-32", None),
            ("2016-1", None),
            ("20161301", None),
        ] {
            assert_eq!(date(text).as_deref(), wanted, "{text}");
        }
    }

    #[test]
    fn ranks_of_all_spellings() {
        for (text, wanted) in [
            ("8D", "8d"),
            ("10K*", "10k"),
            ("9DP", "9p"),
            ("3段", "3d"),
            ("12급", "12k"),
            ("Gosei", "Gosei"),
            ("2k?", "2k?"),
            ("D", "D"),
            ("100D", "100D"),
            ("", ""),
        ] {
            assert_eq!(rank(text), wanted);
        }
    }

    #[test]
    fn a_rank_stands_in_brackets_behind_the_name() {
        let split = |text| {
            let (name, rank) = name_and_rank(text);
            format!("{name}|{rank}")
        };
        assert_eq!(split("Wang (8D)"), "Wang|8d");
        assert_eq!(split("a (b) (3段)"), "a (b)|3d");
        assert_eq!(split("(8D)"), "(8D)|");
        assert_eq!(split(" Wang "), "Wang|");
    }

    #[test]
    fn numbers_lose_their_zeros() {
        assert_eq!(tenths("65").as_deref(), Some("6.5"));
        assert_eq!(tenths("110").as_deref(), Some("11"));
        assert_eq!(tenths("5").as_deref(), Some("0.5"));
        assert_eq!((tenths("-5"), tenths(""), tenths("4000000000")), (None, None, None));
        for (text, wanted) in [
            ("6.50", Some("6.5")),
            ("7.00", Some("7")),
            ("10", Some("10")),
            ("-5.50", Some("-5.5")),
            ("", None),
            (".5", None),
            ("x", None),
            ("1e3", None),
        ] {
            assert_eq!(decimal(text), wanted, "{text}");
        }
    }

    #[test]
    fn results_in_words() {
        for (text, wanted) in [
            ("White wins by resign!", Some("W+R")),
            ("White loses on time", Some("B+T")),
            ("Black wins by 0.5!", Some("B+0.5")),
            ("white 3.5 win", Some("W+3.5")),
            ("Black wins by 7.", Some("B+7")),
            ("黑1目半胜", Some("B+1.5")),
            ("白11目胜", Some("W+11")),
            ("白中盘胜", Some("W+R")),
            ("黑時間勝", Some("B+T")),
            ("흑 불계승", Some("B+R")),
            ("백 3집반승", Some("W+3.5")),
            ("黑负 白胜", Some("W+")),
            ("Draw", Some("0")),
            ("Progressing!", None),
            ("", None),
        ] {
            assert_eq!(result(text).as_deref(), wanted, "{text}");
        }
    }
}
