//! The sets of rules in use.

use super::{
    Button, Cycles, EndOffer, GiveUpPlay, HandicapCompensation, IllegalActs, KoRule, LastPass, Marks,
    PassStones, Passes, RepeatedPass, Resumption, Rules, Scoring, Suicide, Tax,
};
use crate::komi::Komi;

/// A named set of rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Preset {
    /// The Chinese rules with komi 3 3/4 子 (edition E02): no whole-board repetition.
    Chinese2002,
    /// The Chinese rules with komi 2 3/4 子 (edition E88): no whole-board repetition.
    Chinese1988,
    /// The online platform (edition OP): only the single ko is forbidden; komi as in E02, since
    /// the platform states none (rule R-K-15).
    Platform,
    /// Chinese counting as servers play it with simple ko: a long cycle ends without result.
    ChineseSimpleKo,
    /// Chinese counting as servers play it with positional superko (OGS, KGS).
    ChineseSuperko,
    /// Chinese counting in which every group pays two points for its eyes (还棋头).
    AncientChinese,
    /// The logical rules of John Tromp and Bill Taylor: positional superko, suicide allowed, all that
    /// stands at the end is alive.
    TrompTaylor,
    /// New Zealand: situational superko, suicide allowed, komi 7.
    NewZealand,
    /// American Go Association, counted by area: situational superko, komi 7.5.
    Aga,
    /// American Go Association, counted by territory with pass stones: the same results.
    AgaTerritory,
    /// As AGA with a button for the first pass and komi 7.
    ButtonGo,
    /// Japan: territory, simple ko, no result when a cycle is not given up, komi 6.5.
    Japanese,
    /// Korea: counted as in Japan, komi 6.5.
    Korean,
    /// Ing: area, suicide allowed, komi 8 with ties for Black, which is 7.5.
    Ing,
}

/// Other names that programs and servers use.
const ALIASES: [(&str, Preset); 7] = [
    ("chinese", Preset::Chinese2002),
    ("chinese-ogs", Preset::ChineseSuperko),
    ("chinese-kgs", Preset::ChineseSuperko),
    ("chinese-fox", Preset::ChineseSimpleKo),
    ("stone-scoring", Preset::AncientChinese),
    ("aga-button", Preset::ButtonGo),
    ("goe", Preset::Ing),
];

impl Preset {
    /// Every named set, the default first.
    pub const ALL: [Self; 14] = [
        Self::Chinese2002,
        Self::Chinese1988,
        Self::Platform,
        Self::ChineseSimpleKo,
        Self::ChineseSuperko,
        Self::AncientChinese,
        Self::TrompTaylor,
        Self::NewZealand,
        Self::Aga,
        Self::AgaTerritory,
        Self::ButtonGo,
        Self::Japanese,
        Self::Korean,
        Self::Ing,
    ];

    /// The stable name: `chinese-2002`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chinese2002 => "chinese-2002",
            Self::Chinese1988 => "chinese-1988",
            Self::Platform => "platform",
            Self::ChineseSimpleKo => "chinese-simple-ko",
            Self::ChineseSuperko => "chinese-superko",
            Self::AncientChinese => "ancient-chinese",
            Self::TrompTaylor => "tromp-taylor",
            Self::NewZealand => "new-zealand",
            Self::Aga => "aga",
            Self::AgaTerritory => "aga-territory",
            Self::ButtonGo => "button-go",
            Self::Japanese => "japanese",
            Self::Korean => "korean",
            Self::Ing => "ing",
        }
    }

    /// The set of that name; `chinese` is the edition of 2002.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::names().find(|&(other, _)| other == name).map(|(_, preset)| preset)
    }

    /// Every name with its set, other names included.
    pub(crate) fn names() -> impl Iterator<Item = (&'static str, Self)> {
        Self::ALL.into_iter().map(|preset| (preset.name(), preset)).chain(ALIASES)
    }

    /// What people call it, in English and in Chinese.
    #[must_use]
    pub const fn title(self) -> (&'static str, &'static str) {
        match self {
            Self::Chinese2002 => ("Chinese rules, 2002", "中国围棋规则（2002 年，贴 3又3/4 子）"),
            Self::Chinese1988 => ("Chinese rules, 1988", "中国围棋规则（1988 年，贴 2又3/4 子）"),
            Self::Platform => ("Online platform", "网络对局平台规则"),
            Self::ChineseSimpleKo => {
                ("Chinese counting, simple ko (servers)", "中国数子，简单劫（对局网站）")
            }
            Self::ChineseSuperko => {
                ("Chinese counting, positional superko (OGS, KGS)", "中国数子，禁全局同形（OGS、KGS）")
            }
            Self::AncientChinese => ("Chinese counting with group tax", "中国古规则（还棋头）"),
            Self::TrompTaylor => ("Tromp-Taylor rules", "Tromp-Taylor 规则"),
            Self::NewZealand => ("New Zealand rules", "新西兰规则"),
            Self::Aga => ("AGA rules, counted by area", "美国围棋协会规则（数子）"),
            Self::AgaTerritory => ("AGA rules, counted by territory", "美国围棋协会规则（数目）"),
            Self::ButtonGo => ("Button Go", "纽扣围棋"),
            Self::Japanese => ("Japanese rules", "日本围棋规则"),
            Self::Korean => ("Korean rules", "韩国围棋规则"),
            Self::Ing => ("Ing rules", "应氏计点制规则"),
        }
    }

    /// Every switch of the set.
    #[must_use]
    #[inline(never)]
    pub fn rules(self) -> Rules {
        match self {
            Self::Chinese2002 => Rules { ..CHINESE_2002 },
            Self::Chinese1988 => Rules {
                komi: half_points(11),
                passes: Passes::Agreement,
                give_up_play: GiveUpPlay::None,
                resumption: Resumption::TurnHolder,
                illegal_acts: IllegalActs::Chinese1988,
                cycles: Cycles::DrawOrReplay,
                ..CHINESE_2002
            },
            Self::Platform => Rules {
                ko: KoRule::Simple,
                handicap_compensation: HandicapCompensation::None,
                passes: Passes::ThreeEach,
                end_offer: EndOffer::Free,
                resumption: Resumption::TurnHolder,
                illegal_acts: IllegalActs::Blocked,
                ..CHINESE_2002
            },
            Self::ChineseSimpleKo => Rules { ko: KoRule::Simple, cycles: Cycles::NoResult, ..SERVER },
            Self::ChineseSuperko => SERVER,
            Self::AncientChinese => Rules {
                ko: KoRule::Simple,
                tax: Tax::Groups,
                komi: Komi::ZERO,
                handicap_compensation: HandicapCompensation::None,
                ..SERVER
            },
            Self::TrompTaylor => Rules {
                suicide: Suicide::Allowed,
                handicap_compensation: HandicapCompensation::None,
                marks: Marks::AllAlive,
                ..SERVER
            },
            Self::NewZealand => Rules {
                ko: KoRule::Situational,
                suicide: Suicide::Allowed,
                komi: half_points(14),
                handicap_compensation: HandicapCompensation::None,
                ..SERVER
            },
            Self::Aga => AGA,
            Self::AgaTerritory => Rules { scoring: Scoring::Territory, ..AGA },
            Self::ButtonGo => Rules {
                button: Button::HalfPoint,
                komi: half_points(14),
                last_pass: LastPass::Either,
                pass_stones: PassStones::None,
                ..AGA
            },
            Self::Japanese => JAPANESE,
            Self::Korean => Rules { illegal_acts: IllegalActs::Unpriced, ..JAPANESE },
            Self::Ing => Rules { suicide: Suicide::Allowed, ..SERVER },
        }
    }
}

const CHINESE_2002: Rules = Rules {
    ko: KoRule::Positional,
    suicide: Suicide::Forbidden,
    scoring: Scoring::Area,
    tax: Tax::None,
    button: Button::None,
    komi: half_points(15),
    handicap_compensation: HandicapCompensation::All,
    passes: Passes::OneEach,
    last_pass: LastPass::Either,
    pass_stones: PassStones::None,
    repeated_pass: RepeatedPass::Ordinary,
    end_offer: EndOffer::GivesUpTurn,
    give_up_play: GiveUpPlay::AbsoluteTime,
    marks: Marks::Agreed,
    resumption: Resumption::ClaimantOfDead,
    illegal_acts: IllegalActs::Chinese2002,
    cycles: Cycles::None,
};

/// What most sets besides the editions share.
const SERVER: Rules = Rules {
    end_offer: EndOffer::None,
    give_up_play: GiveUpPlay::None,
    resumption: Resumption::TurnHolder,
    illegal_acts: IllegalActs::Unpriced,
    ..CHINESE_2002
};

const AGA: Rules = Rules {
    ko: KoRule::Situational,
    handicap_compensation: HandicapCompensation::AllButOne,
    last_pass: LastPass::White,
    pass_stones: PassStones::Given,
    marks: Marks::AllAliveOnceResumed,
    ..SERVER
};

const JAPANESE: Rules = Rules {
    ko: KoRule::Simple,
    scoring: Scoring::Territory,
    tax: Tax::Seki,
    komi: half_points(13),
    handicap_compensation: HandicapCompensation::None,
    resumption: Resumption::Opponent,
    illegal_acts: IllegalActs::Loses,
    cycles: Cycles::NoResult,
    ..SERVER
};

/// The komi of a set, none of which is past the limit.
const fn half_points(n: i32) -> Komi {
    match Komi::from_half_points(n) {
        Some(komi) => komi,
        None => Komi::ZERO,
    }
}
