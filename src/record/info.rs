//! What a record says about its game besides the stones.

use super::amount::{Unit, amount, parted, plain, strip_any};
use super::result::{RecordResult, ResultBy};
use super::scale::{Hints, StatedKomi};
use super::time::{Overtime, main_time};
use crate::color::Color;
use crate::komi::Komi;
use crate::point::MAX_SIDE;
use crate::rules::Preset;

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

/// Programs that write komi in hundredths, by a part of their names.
const WRITE_HUNDREDTHS: &str = "foxwq|yuanyu";

/// What is known of a game: who played whom, where, when, under which rules, and who won.
///
/// Texts are kept as written, under their names in SGF: `PB` `PW` players, `BR` `WR` ranks, `BT`
/// `WT` teams, `EV` event, `RO` round, `DT` date, `PC` place, `RU` rules, `KM` komi, `HA`
/// handicap, `TM` `OT` time, `RE` result, `GN` name, `GC` comment, `SO` `US` `AN` `CP` sources.
///
/// The program that wrote the record (`AP`) is heard, since the scale of komi may hang on it, but not
/// kept: what is written here is not that program's.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct RecordInfo {
    entries: Vec<(&'static str, String)>,
    /// Whether a program that writes komi in hundredths wrote it.
    is_hundredths: bool,
}

impl RecordInfo {
    /// The name of the program that wrote a record, which is heard and not kept.
    pub(super) const PROGRAM: &str = "AP";

    /// Nothing known.
    #[must_use]
    pub const fn new() -> Self {
        Self { entries: Vec::new(), is_hundredths: false }
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
        if name == Self::PROGRAM {
            // Some records name two, first the one that they imitate.
            let text = plain(text);
            self.is_hundredths |= parted(&text, WRITE_HUNDREDTHS).is_some();
            return true;
        }
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

    /// Komi in points (`KM`), on whatever scale it is stated: see [`RecordInfo::stated_komi`].
    #[must_use]
    pub fn komi(&self) -> Option<Komi> {
        self.stated_komi().map(|stated| stated.komi)
    }

    /// Komi (`KM`), and on which scale it is stated: in points, in 子, or as servers write it in
    /// hundredths of either. `None` where none is stated, or what is stated is no komi below 100
    /// points, or does not make its scale plain; the text keeps it.
    ///
    /// ```
    /// use lanke::{KomiScale, RecordInfo};
    /// let mut info = RecordInfo::new();
    /// info.set("RU", "Chinese");
    /// info.set("KM", "375");
    /// let stated = info.stated_komi().unwrap();
    /// assert_eq!((stated.komi, stated.scale), ("7.5".parse().unwrap(), KomiScale::HundredthZi));
    /// ```
    #[must_use]
    #[inline(never)]
    pub fn stated_komi(&self) -> Option<StatedKomi> {
        let has_rules = self.get("RU").is_some_and(|text| !text.trim_ascii().is_empty());
        let hints = Hints { preset: self.preset(), has_rules, is_hundredths: self.is_hundredths };
        StatedKomi::read(self.get("KM")?, hints)
    }

    /// The number of handicap stones (`HA`): `2`, `H2`, `让2子`; none where Black only goes first
    /// (`受先`). `None` where it is not stated, or no such number.
    #[must_use]
    #[inline(never)]
    pub fn handicap(&self) -> Option<u32> {
        let most = u32::from(MAX_SIDE) * u32::from(MAX_SIDE);
        let text = plain(self.get("HA")?);
        if strip_any(&text, "受先|让先|讓先|定先|互先|分先|先|sen|even").is_some_and(str::is_empty)
        {
            return Some(0);
        }
        let mut rest = text.as_str();
        while let Some(after) =
            strip_any(rest, "handicap|置碁|접바둑|让|讓|受| |:").or_else(|| rest.strip_prefix('h'))
        {
            rest = after;
        }
        let (amount, rest) = amount(rest)?;
        let is_stones =
            amount.unit != Unit::Points && ["", "局", "stones", "stone", "점"].contains(&rest.trim_ascii());
        (is_stones && amount.quarters % 4 == 0).then_some(amount.quarters / 4).filter(|n| *n <= most)
    }

    /// How the game ended (`RE`). `None` where nothing is stated; what is not understood is a result
    /// of which nothing is known.
    #[must_use]
    #[inline(never)]
    pub fn result(&self) -> Option<RecordResult> {
        self.get("RE").filter(|text| !text.trim_ascii().is_empty()).map(RecordResult::read)
    }

    /// Each side's main time (`TM`) in milliseconds: `1800`, `30 min`, `1:30:00`, `2時間`.
    #[must_use]
    pub fn main_time_ms(&self) -> Option<u64> {
        main_time(self.get("TM")?)
    }

    /// What follows the main time (`OT`): `5x30 byo-yomi`, `25/600 Canadian`, `10 fischer`.
    #[must_use]
    pub fn overtime(&self) -> Option<Overtime> {
        Overtime::read(self.get("OT")?)
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

    /// The side that resigned, by the result (`RE`): White for `B+R`, `黑中盘胜`.
    #[must_use]
    pub fn resigned(&self) -> Option<Color> {
        let result = self.result().filter(|result| result.by == ResultBy::Resignation)?;
        result.side().map(Color::opponent)
    }

    /// The name itself, if a property about a game has it.
    pub(super) fn known(name: &[u8]) -> Option<&'static str> {
        let &[first, second] = name else { return None };
        let is_it = |known: &&str| matches!(known.as_bytes(), &[a, b] if a == first && b == second);
        NAMES.iter().copied().chain([Self::PROGRAM]).find(is_it)
    }
}

/// Whether a text is the name of rules, in upper or lower case, in one word or several.
#[inline(never)]
fn is_named(text: &str, name: &str) -> bool {
    let plain = |byte: u8| if matches!(byte, b' ' | b'_' | b'/') { b'-' } else { byte.to_ascii_lowercase() };
    text.len() == name.len() && text.bytes().map(plain).eq(name.bytes())
}

#[cfg(test)]
mod tests;
