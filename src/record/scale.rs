//! Komi as records write it, on whatever scale.

use super::amount::{Unit, amount, lookup, plain};
use crate::komi::Komi;
use crate::rules::{Preset, Scoring};

/// Komi from here on, in half points, is none.
const TOO_LARGE: u32 = 200;
/// No komi in 子 is larger, in quarters: 4 子 are 8 points.
const MOST_ZI: u32 = 16;
/// A whole number from here on is no number of points.
const HUNDREDTHS: u32 = 200;
/// Hundredths from here on are nothing that was ever given as komi: 20 points.
const MOST_HUNDREDTHS: u32 = 2000;

/// What may stand before a komi. True makes it Black's.
const BEFORE: [(&str, bool); 2] =
    [("-|逆コミ", true), ("+| |:|komi|コミ|덤|先番|互先|黑|黒|贴|貼|目|子", false)];
/// And after it.
const AFTER: [&str; 6] = ["", "コミ出し", "コミだし", "コミ", "komi", "."];

/// On which scale a record states komi.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum KomiScale {
    /// In points: `6.5`, `6 1/2`, `6目半`.
    Points,
    /// In 子, each two points: `3.75`, `3又3/4子`.
    Zi,
    /// In hundredths of a point: `650`.
    HundredthPoints,
    /// In hundredths of a 子: `375`.
    HundredthZi,
}

impl KomiScale {
    /// The stable word for the scale: `points`, `zi`, `hundredth-points`, `hundredth-zi`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Zi => "zi",
            Self::HundredthPoints => "hundredth-points",
            Self::HundredthZi => "hundredth-zi",
        }
    }
}

/// Komi that a record states, and how.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct StatedKomi {
    /// What it comes to.
    pub komi: Komi,
    /// The scale on which it is written.
    pub scale: KomiScale,
}

/// What decides between scales, beside the number itself.
#[derive(Clone, Copy)]
pub(super) struct Hints {
    /// The rules named (`RU`), where they are known.
    pub(super) preset: Option<Preset>,
    /// Whether rules are named at all.
    pub(super) has_rules: bool,
    /// Whether the program that wrote the record writes hundredths (`AP`).
    pub(super) is_hundredths: bool,
}

impl StatedKomi {
    /// Komi in a text; `None` where it is none, or its scale is not plain.
    #[inline(never)]
    pub(super) fn read(text: &str, hints: Hints) -> Option<Self> {
        let text = plain(text);
        let (mut rest, mut is_blacks) = (text.as_str(), false);
        while let Some((turns, after)) = lookup(rest, &BEFORE) {
            // `--5` is none.
            if is_blacks && turns {
                return None;
            }
            (rest, is_blacks) = (after, is_blacks || turns);
        }
        let (amount, rest) = if rest.starts_with('.') {
            // `.5`, which nothing but komi is written as.
            let text = format!("0{rest}");
            let (amount, rest) = amount(&text)?;
            (amount, if rest.is_empty() { "" } else { "?" })
        } else {
            amount(rest)?
        };
        if !AFTER.contains(&rest.trim_ascii_start()) {
            return None;
        }
        let quarters = amount.quarters;
        let (half_points, scale) = match amount.unit {
            Unit::Zi => (quarters, KomiScale::Zi),
            Unit::None if amount.is_whole && hints.is_in_hundredths(quarters / 4) => {
                hints.hundredths(quarters / 4)?
            }
            // A quarter of a point is none, and no komi; a quarter of a 子 is half a point.
            Unit::None if quarters % 2 == 1 && quarters <= MOST_ZI => (quarters, KomiScale::Zi),
            _ if quarters % 2 == 0 => (quarters / 2, KomiScale::Points),
            _ => return None,
        };
        let half_points = i32::try_from(half_points).ok().filter(|_| half_points < TOO_LARGE)?;
        let komi = Komi::from_half_points(if is_blacks { -half_points } else { half_points })?;
        Some(Self { komi, scale })
    }
}

impl Hints {
    /// Whether a whole number without a unit is hundredths of something: from 200 on under rules that are known or not
    /// named, since nobody gives so many points; below that only where the program is known to write so, in
    /// steps of a quarter.
    fn is_in_hundredths(self, number: u32) -> bool {
        let is_plain = number >= HUNDREDTHS && (self.preset.is_some() || !self.has_rules);
        is_plain || (self.is_hundredths && number >= 25 && number.is_multiple_of(25))
    }

    /// So many hundredths in half points, and of what they are.
    fn hundredths(self, number: u32) -> Option<(u32, KomiScale)> {
        if !number.is_multiple_of(25) || number > MOST_HUNDREDTHS {
            return None;
        }
        let of_zi = Some((number / 25, KomiScale::HundredthZi));
        let of_points = Some((number / 50, KomiScale::HundredthPoints));
        // 3.75 and the like are quarters, of a 子 under whatever rules.
        if !number.is_multiple_of(50) {
            return if number / 25 <= MOST_ZI { of_zi } else { None };
        }
        // More than 4 子 is no komi, and half a point (not half a 子) is what handicap games have.
        if number / 25 > MOST_ZI || number < 100 {
            return of_points;
        }
        match self.preset.map(Preset::rules) {
            Some(rules) if rules.scoring == Scoring::Territory => of_points,
            Some(_) if self.preset.is_some_and(counts_zi) => of_zi,
            // 3.5 points, or 3.5 子 which are 7.
            _ => None,
        }
    }
}

/// Whether games under the rules are counted in 子.
const fn counts_zi(preset: Preset) -> bool {
    matches!(
        preset,
        Preset::Chinese2002
            | Preset::Chinese1988
            | Preset::Platform
            | Preset::ChineseSimpleKo
            | Preset::ChineseSuperko
            | Preset::AncientChinese
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const CHINESE: Hints = Hints { preset: Some(Preset::Chinese2002), has_rules: true, is_hundredths: false };
    const JAPANESE: Hints = Hints { preset: Some(Preset::Japanese), ..CHINESE };
    const AGA: Hints = Hints { preset: Some(Preset::Aga), ..CHINESE };
    const OTHER: Hints = Hints { preset: None, ..CHINESE };
    const NONE: Hints = Hints { has_rules: false, ..OTHER };

    fn half_points(text: &str, hints: Hints) -> Option<(i32, &'static str)> {
        StatedKomi::read(text, hints).map(|stated| (stated.komi.half_points(), stated.scale.code()))
    }

    #[test]
    fn points_and_zi_in_their_spellings() {
        for (text, wanted, scale) in [
            ("6.5", 13, "points"),
            ("6.500000", 13, "points"),
            ("6,5", 13, "points"),
            ("５．５", 11, "points"),
            ("5 1/2", 11, "points"),
            ("7½", 15, "points"),
            ("-3.50", -7, "points"),
            ("+.5", 1, "points"),
            ("0", 0, "points"),
            ("50", 100, "points"),
            ("99.5", 199, "points"),
            ("6.5 points", 13, "points"),
            ("komi 6.5", 13, "points"),
            ("7.5目", 15, "points"),
            ("7目半", 15, "points"),
            ("六目半", 13, "points"),
            ("コミ6目半", 13, "points"),
            ("先番5目半コミ出し", 11, "points"),
            ("逆コミ5目半", -11, "points"),
            ("덤 6집반", 13, "points"),
            ("3.75", 15, "zi"),
            ("2.75", 11, "zi"),
            ("-1.75", -7, "zi"),
            ("3又3/4子", 15, "zi"),
            ("3 3/4 zi", 15, "zi"),
            ("3.75子", 15, "zi"),
            ("黑贴3又3/4子", 15, "zi"),
            ("黑贴三又四分之三子", 15, "zi"),
        ] {
            for hints in [CHINESE, JAPANESE, AGA, OTHER, NONE] {
                assert_eq!(half_points(text, hints), Some((wanted, scale)), "{text}");
            }
        }
    }

    #[test]
    fn hundredths_by_number_and_rules() {
        let (points, zi) = ("hundredth-points", "hundredth-zi");
        for (text, hints, wanted) in [
            ("375", CHINESE, Some((15, zi))),
            ("275", CHINESE, Some((11, zi))),
            ("375", JAPANESE, Some((15, zi))),
            ("375", NONE, Some((15, zi))),
            ("325", AGA, Some((13, zi))),
            ("-375", CHINESE, Some((-15, zi))),
            ("350", CHINESE, Some((14, zi))),
            ("350", JAPANESE, Some((7, points))),
            ("350", NONE, None),
            ("350", AGA, None),
            ("650", JAPANESE, Some((13, points))),
            ("550", JAPANESE, Some((11, points))),
            ("750", CHINESE, Some((15, points))),
            ("650", NONE, Some((13, points))),
            ("800", AGA, Some((16, points))),
            ("375", OTHER, None),
            ("650", OTHER, None),
            ("361", CHINESE, None),
            ("425", CHINESE, None),
            ("2050", JAPANESE, None),
            ("375.0", CHINESE, None),
        ] {
            assert_eq!(half_points(text, hints), wanted, "{text}");
        }
    }

    #[test]
    fn below_200_the_program_that_wrote_it_decides() {
        let by_fox = |hints| Hints { is_hundredths: true, ..hints };
        for (text, hints, plainly, by_program) in [
            ("50", JAPANESE, Some(100), Some(1)),
            ("50", CHINESE, Some(100), Some(1)),
            ("75", CHINESE, Some(150), Some(3)),
            ("150", JAPANESE, None, Some(3)),
            ("150", CHINESE, None, Some(6)),
            ("175", CHINESE, None, Some(7)),
            ("0", JAPANESE, Some(0), Some(0)),
            ("5", JAPANESE, Some(10), Some(10)),
            ("50.0", JAPANESE, Some(100), Some(100)),
            ("375", OTHER, None, Some(15)),
        ] {
            let read = |hints| StatedKomi::read(text, hints).map(|stated| stated.komi.half_points());
            assert_eq!((read(hints), read(by_fox(hints))), (plainly, by_program), "{text}");
        }
    }

    #[test]
    fn what_is_no_komi_is_none() {
        for text in [
            "",
            " ",
            "-",
            "--5",
            "six",
            "1e9",
            "7.3",
            "7.25",
            "100",
            "120.5",
            "6.5 or so",
            "目",
            "Fischer 6.5",
        ] {
            assert_eq!(half_points(text, CHINESE), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn no_text_panics(text in "([0-9.,/ 又子目半コミ-]|\\PC){0,12}") {
            for hints in [CHINESE, JAPANESE, NONE] {
                if let Some((half_points, _)) = half_points(&text, hints) {
                    prop_assert!(half_points.abs() < 200);
                }
            }
        }
    }
}
