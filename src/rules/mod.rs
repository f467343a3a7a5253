//! The rules of a game: independent switches, and the sets of them in use.

mod codes;
mod ending;
mod preset;

use crate::komi::Komi;
pub use ending::{
    Cycles, EndOffer, GiveUpPlay, IllegalActs, LastPass, Marks, PassStones, Passes, RepeatedPass, Resumption,
};
pub use preset::Preset;

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
    /// The empty points that living stones surround, and prisoners (数目法).
    Territory,
}

/// What surrounded points are taxed, that is, not counted (rule S-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tax {
    /// Every surrounded point counts.
    None,
    /// Points surrounded by stones that live in seki do not count (Japan, Korea).
    Seki,
    /// As with [`Seki`](Self::Seki), and every group pays for the two eyes it needs: two of its points
    /// do not count (还棋头).
    Groups,
}

/// Whether the first pass of a game is worth half a point (button Go, rule S-05).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Button {
    /// A pass is worth nothing.
    None,
    /// The side that passes first takes the button, worth half a point.
    HalfPoint,
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
    /// Which surrounded points are not counted.
    pub tax: Tax,
    /// Whether the first pass is worth something.
    pub button: Button,
    /// What White gets for moving second.
    pub komi: Komi,
    /// What White gets for handicap stones under an area count.
    pub handicap_compensation: HandicapCompensation,
    /// Which run of passes stops play.
    pub passes: Passes,
    /// Who must pass last for play to stop.
    pub last_pass: LastPass,
    /// Whether a pass costs a prisoner.
    pub pass_stones: PassStones,
    /// What a pass in a situation from which the same side passed before does.
    pub repeated_pass: RepeatedPass,
    /// How a side may propose that the game has ended.
    pub end_offer: EndOffer,
    /// Whether a side may give up playing on.
    pub give_up_play: GiveUpPlay,
    /// How it is settled what is dead.
    pub marks: Marks,
    /// Who plays first when play is resumed.
    pub resumption: Resumption,
    /// What an illegal act costs.
    pub illegal_acts: IllegalActs,
    /// What comes of a cycle that the ko rule lets close.
    pub cycles: Cycles,
}

/// The Chinese rules of 2002.
impl Default for Rules {
    fn default() -> Self {
        Preset::Chinese2002.rules()
    }
}
