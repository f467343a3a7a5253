//! What a record says about its game besides the stones.

use crate::color::Color;
use crate::komi::Komi;
use crate::point::MAX_SIDE;
use crate::rules::Preset;
use crate::text::number;

/// Properties about a game, under their names in SGF.
const NAMES: [&str; 23] = [
    "AN", "BR", "BT", "CP", "DT", "EV", "GC", "GN", "HA", "KM", "ON", "OT", "PB", "PC", "PW", "RE", "RO",
    "RU", "SO", "TM", "US", "WR", "WT",
];

/// Other names of rules in use, beside those of [`Preset::by_name`].
const RULES: [(&str, Preset); 32] = [
    ("cn", Preset::Chinese2002),
    ("china", Preset::Chinese2002),
    ("chn", Preset::Chinese2002),
    ("中國規則", Preset::Chinese2002),
    ("中国", Preset::Chinese2002),
    ("中國", Preset::Chinese2002),
    ("nz", Preset::NewZealand),
    ("tt", Preset::TrompTaylor),
    ("tt--", Preset::TrompTaylor),
    ("american", Preset::Aga),
    ("bga", Preset::Aga),
    ("french", Preset::Aga),
    ("jp", Preset::Japanese),
    ("jpn", Preset::Japanese),
    ("japan", Preset::Japanese),
    ("日本規則", Preset::Japanese),
    ("日本", Preset::Japanese),
    ("kr", Preset::Korean),
    ("kor", Preset::Korean),
    ("korea", Preset::Korean),
    ("韓國規則", Preset::Korean),
    ("韩国", Preset::Korean),
    ("韓国", Preset::Korean),
    ("한국", Preset::Korean),
    ("한국룰", Preset::Korean),
    ("sst", Preset::Ing),
    ("应氏", Preset::Ing),
    ("應氏規則", Preset::Ing),
    ("ing-goe", Preset::Ing),
    ("ing-sst", Preset::Ing),
    ("old-chinese", Preset::AncientChinese),
    ("日本棋院", Preset::Japanese),
];

/// Komi from here on, in half points, is on another scale: hundredths of a 子, for one.
const KOMI_TOO_LARGE: i32 = 200;

/// What is known of a game: who played whom, where, when, under which rules, and who won.
///
/// Texts are kept as written, under their names in SGF: `PB` `PW` players, `BR` `WR` ranks, `BT`
/// `WT` teams, `EV` event, `RO` round, `DT` date, `PC` place, `RU` rules, `KM` komi, `HA`
/// handicap, `TM` `OT` time, `RE` result, `GN` name, `GC` comment, `SO` `US` `AN` `CP` sources.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct RecordInfo {
    entries: Vec<(&'static str, String)>,
}

impl RecordInfo {
    /// Nothing known.
    #[must_use]
    pub const fn new() -> Self {
        Self { entries: Vec::new() }
    }

    /// The text under a name, as written.
    #[must_use]
    #[inline(never)]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.entries.iter().find(|(other, _)| *other == name).map(|(_, text)| text.as_str())
    }

    /// Writes a text under a name, in place of what was there. `false`, and nothing changes, if
    /// no property about a game has that name.
    ///
    /// ```
    /// let mut info = lanke::RecordInfo::new();
    /// assert!(info.set("PW", "Shusaku"));
    /// assert!(!info.set("AB", "dd"));
    /// assert_eq!(info.iter().collect::<Vec<_>>(), [("PW", "Shusaku")]);
    /// ```
    #[inline(never)]
    pub fn set(&mut self, name: &str, text: &str) -> bool {
        let Some(name) = Self::known(name.as_bytes()) else { return false };
        match self.entries.iter_mut().find(|(other, _)| *other == name) {
            Some((_, there)) => text.clone_into(there),
            None => self.entries.push((name, text.to_owned())),
        }
        true
    }

    /// Every name and its text, in the order they were written.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> + '_ {
        self.entries.iter().map(|(name, text)| (*name, text.as_str()))
    }

    /// Komi in points (`KM`). `None` where none is stated, or what is stated is no number of half
    /// points below 100: some servers write hundredths, or 子; the text keeps it.
    #[must_use]
    pub fn komi(&self) -> Option<Komi> {
        let komi: Komi = self.get("KM")?.parse().ok()?;
        (komi.half_points().abs() < KOMI_TOO_LARGE).then_some(komi)
    }

    /// The number of handicap stones (`HA`). `None` where it is not stated, or no such number.
    #[must_use]
    pub fn handicap(&self) -> Option<u32> {
        let most = u32::from(MAX_SIDE) * u32::from(MAX_SIDE);
        number(self.get("HA")?).filter(|n| *n <= most)
    }

    /// The rules (`RU`), where they are a set that is known here.
    #[must_use]
    pub fn preset(&self) -> Option<Preset> {
        let text = self.get("RU")?.trim_ascii();
        // "Japanese rules" is "Japanese".
        let text = [" rules", " rule", " Rules", " Rule", "围棋规则", "规则", "ルール"]
            .iter()
            .find_map(|word| text.strip_suffix(word).filter(|name| !name.is_empty()))
            .unwrap_or(text);
        let other = RULES.iter().find(|(name, _)| is_named(text, name)).map(|(_, preset)| *preset);
        other.or_else(|| Preset::names().find(|(name, _)| is_named(text, name)).map(|(_, preset)| preset))
    }

    /// The side that resigned, by the result (`RE`): White for `B+R`, `B+Resign`.
    #[must_use]
    pub fn resigned(&self) -> Option<Color> {
        let text = self.get("RE")?.trim_ascii();
        let is =
            |short: &str, long: &str| text.eq_ignore_ascii_case(short) || text.eq_ignore_ascii_case(long);
        if is("B+R", "B+Resign") {
            Some(Color::White)
        } else if is("W+R", "W+Resign") {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// The name itself, if a property about a game has it.
    pub(super) fn known(name: &[u8]) -> Option<&'static str> {
        NAMES.iter().copied().find(|known| known.as_bytes() == name)
    }
}

/// Whether a text is the name of rules, in upper or lower case, in one word or several.
#[inline(never)]
fn is_named(text: &str, name: &str) -> bool {
    let plain = |byte: u8| if matches!(byte, b' ' | b'_' | b'/') { b'-' } else { byte.to_ascii_lowercase() };
    text.len() == name.len() && text.bytes().map(plain).eq(name.bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn info(name: &str, text: &str) -> RecordInfo {
        let mut info = RecordInfo::new();
        assert!(info.set(name, text));
        info
    }

    #[test]
    fn komi_of_other_scales_is_none_and_kept() {
        let half_points = |text: &str| info("KM", text).komi().map(Komi::half_points);
        assert_eq!(half_points("6.5"), Some(13));
        assert_eq!(half_points("-3.50"), Some(-7));
        for text in ["375", "3.75", "100", "", "six", "1e9"] {
            assert_eq!(half_points(text), None, "{text}");
            assert_eq!(info("KM", text).get("KM"), Some(text));
        }
        assert_eq!(RecordInfo::new().komi(), None);
    }

    #[test]
    fn handicap_is_a_number_of_stones() {
        assert_eq!(info("HA", " 9 ").handicap(), Some(9));
        assert_eq!(info("HA", "0").handicap(), Some(0));
        for text in ["", "x", "-2", "2705", "99999999999"] {
            assert_eq!(info("HA", text).handicap(), None, "{text}");
        }
    }

    #[test]
    fn rules_are_known_by_their_usual_names() {
        let cases = [
            ("Chinese", Some(Preset::Chinese2002)),
            ("cn", Some(Preset::Chinese2002)),
            ("中国规则", Some(Preset::Chinese2002)),
            ("AGA", Some(Preset::Aga)),
            ("NZ", Some(Preset::NewZealand)),
            ("New Zealand", Some(Preset::NewZealand)),
            ("TT--", Some(Preset::TrompTaylor)),
            ("Tromp/Taylor", Some(Preset::TrompTaylor)),
            ("platform", Some(Preset::Platform)),
            ("Japanese", Some(Preset::Japanese)),
            ("jp", Some(Preset::Japanese)),
            ("日本ルール", Some(Preset::Japanese)),
            ("Korean", Some(Preset::Korean)),
            ("한국룰", Some(Preset::Korean)),
            ("GOE", Some(Preset::Ing)),
            ("應氏規則", Some(Preset::Ing)),
            ("Chinese (OGS)", None),
            ("chinese-kgs", Some(Preset::ChineseSuperko)),
            ("AGA territory", Some(Preset::AgaTerritory)),
            ("Old Chinese", Some(Preset::AncientChinese)),
            ("Japanese rules", Some(Preset::Japanese)),
            ("中国围棋规则", Some(Preset::Chinese2002)),
            ("日本规则", Some(Preset::Japanese)),
            ("rules", None),
            ("House rules", None),
            ("", None),
        ];
        for (text, preset) in cases {
            assert_eq!(info("RU", text).preset(), preset, "{text}");
        }
    }

    #[test]
    fn a_resignation_is_read_from_the_result() {
        assert_eq!(info("RE", "B+R").resigned(), Some(Color::White));
        assert_eq!(info("RE", "w+resign").resigned(), Some(Color::Black));
        assert_eq!(info("RE", "B+3.5").resigned(), None);
    }

    #[test]
    fn setting_again_replaces() {
        let mut info = info("PB", "one");
        assert!(info.set("PB", "two"));
        assert_eq!(info.iter().collect::<Vec<_>>(), [("PB", "two")]);
    }
}
