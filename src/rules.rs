//! The rules of a game: independent switches, and the sets of them in use.

use crate::komi::Komi;

/// What repetition the rules forbid (section C of the rules).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum KoRule {
    /// Nothing is forbidden.
    None,
    /// Only the immediate retake of a single ko (rules R-C-03, R-K-05). A pass lifts the ban.
    Simple,
    /// No play may bring back any earlier position (rule R-C-01).
    Positional,
    /// No play may bring back an earlier position with the same side to move; what a pass left
    /// counts (rule R-C-02).
    Situational,
    /// As situational, but only what a play left counts, and the starting position.
    NaturalSituational,
}

/// Whether a play may leave its own chain without a liberty (rule R-B-14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Suicide {
    /// Never.
    Forbidden,
    /// A chain of two stones or more may be given up; one stone alone never, since nothing would
    /// change.
    Allowed,
}

/// What is counted at the end (section E of the rules).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Scoring {
    /// Living stones and the empty points they surround (数子法, rule R-E-04).
    Area,
}

/// Points that White gets back for the handicap stones under an area count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HandicapCompensation {
    /// None.
    None,
    /// One point for every handicap stone but the first (AGA).
    AllButOne,
    /// One point for every handicap stone.
    All,
}

impl HandicapCompensation {
    /// The points White gets for so many handicap stones; one stone is no handicap.
    #[must_use]
    pub const fn points(self, handicap: u32) -> u32 {
        match self {
            Self::None => 0,
            _ if handicap < 2 => 0,
            Self::AllButOne => handicap - 1,
            Self::All => handicap,
        }
    }
}

/// The rules of a game. Every combination of switches is valid; [`Preset`] names those in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// What repetition is forbidden.
    pub ko: KoRule,
    /// Whether suicide is allowed.
    pub suicide: Suicide,
    /// What is counted.
    pub scoring: Scoring,
    /// What White gets for moving second.
    pub komi: Komi,
    /// What White gets for handicap stones.
    pub handicap_compensation: HandicapCompensation,
}

/// The Chinese rules of 2002.
impl Default for Rules {
    fn default() -> Self {
        Preset::Chinese2002.rules()
    }
}

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
    /// The logical rules of John Tromp and Bill Taylor: positional superko, suicide allowed.
    TrompTaylor,
    /// New Zealand: situational superko, suicide allowed, komi 7.
    NewZealand,
    /// American Go Association, counted by area: situational superko, komi 7.5.
    Aga,
}

impl Preset {
    /// Every named set, the default first.
    pub const ALL: [Self; 6] = [
        Self::Chinese2002,
        Self::Chinese1988,
        Self::Platform,
        Self::TrompTaylor,
        Self::NewZealand,
        Self::Aga,
    ];

    /// The stable name: `chinese-2002`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chinese2002 => "chinese-2002",
            Self::Chinese1988 => "chinese-1988",
            Self::Platform => "platform",
            Self::TrompTaylor => "tromp-taylor",
            Self::NewZealand => "new-zealand",
            Self::Aga => "aga",
        }
    }

    /// The set of that name; `chinese` is the edition of 2002.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        if name == "chinese" {
            return Some(Self::Chinese2002);
        }
        Self::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// What people call it, in English and in Chinese.
    #[must_use]
    pub const fn title(self) -> (&'static str, &'static str) {
        match self {
            Self::Chinese2002 => ("Chinese rules, 2002", "中国围棋规则（2002 年，贴 3又3/4 子）"),
            Self::Chinese1988 => ("Chinese rules, 1988", "中国围棋规则（1988 年，贴 2又3/4 子）"),
            Self::Platform => ("Online platform", "网络对局平台规则"),
            Self::TrompTaylor => ("Tromp-Taylor rules", "Tromp-Taylor 规则"),
            Self::NewZealand => ("New Zealand rules", "新西兰规则"),
            Self::Aga => ("AGA rules", "美国围棋协会规则"),
        }
    }

    /// Every switch of the set.
    #[must_use]
    pub fn rules(self) -> Rules {
        use HandicapCompensation as Back;
        let (ko, suicide, half_points, handicap_compensation) = match self {
            Self::Chinese2002 => (KoRule::Positional, Suicide::Forbidden, 15, Back::All),
            Self::Chinese1988 => (KoRule::Positional, Suicide::Forbidden, 11, Back::All),
            Self::Platform => (KoRule::Simple, Suicide::Forbidden, 15, Back::None),
            Self::TrompTaylor => (KoRule::Positional, Suicide::Allowed, 15, Back::None),
            Self::NewZealand => (KoRule::Situational, Suicide::Allowed, 14, Back::None),
            Self::Aga => (KoRule::Situational, Suicide::Forbidden, 15, Back::AllButOne),
        };
        let komi = Komi::from_half_points(half_points).unwrap_or_default();
        Rules { ko, suicide, scoring: Scoring::Area, komi, handicap_compensation }
    }
}
