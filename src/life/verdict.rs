//! What a judgement says.

use crate::color::Color;
use crate::point::Point;
use crate::point_set::PointSet;

/// What becomes of a chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    /// It stays on the board, as part of a group that lives (rules R-E-01, R-K-08 and R-K-09).
    Alive,
    /// It comes off the board (rule R-E-02): its owner can't save it.
    Dead,
    /// It stays without two eyes, since neither side can take the other (rule R-E-14).
    Seki,
    /// It depends on who moves first or on a ko, or is not known: ask the players. It is not marked dead.
    Unsettled,
}

/// How sure a verdict is by its nature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Proof {
    /// Proved by unconditional life: it holds even if one side always passes.
    PassAlive,
    /// Read out: a search of all that matters found it.
    Read,
    /// An estimate by random games and shapes.
    Estimate,
}

/// The reason of a verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Why {
    /// The group has two eyes that can't be taken from it.
    TwoEyes,
    /// There is no room to live inside an area of the other side that lives for certain.
    NoRoom,
    /// Read: it can't be taken, even if the other side moves first.
    CannotBeTaken,
    /// Read: it can't be saved, even if its side moves first.
    CannotBeSaved,
    /// Read: the side that moves first decides.
    FirstDecides,
    /// Read: its side moving first can make it live by a ko, and can't without one.
    Ko,
    /// Neither side can take the other without losing more.
    SharedLiberties,
    /// It lived in most of the random games.
    MostlyAlive,
    /// It was taken in most of the random games.
    MostlyDead,
    /// The random games don't agree, or two neighbours take each other's place.
    Contested,
}

/// The verdict on a chain.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct JudgedChain {
    /// Its stones.
    pub stones: PointSet,
    /// Whose they are.
    pub color: Color,
    /// What becomes of it.
    pub status: Status,
    /// How sure that is by its nature.
    pub proof: Proof,
    /// How sure it is in thousandths: 1000 for what is proved.
    pub certainty: u16,
    /// Why.
    pub why: Why,
}

/// Who lives on a board; made by [`judge`](super::judge).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Judgement {
    /// Every chain of the board, by its first stone, row by row from the top left.
    pub chains: Vec<JudgedChain>,
    /// The stones of the chains that are dead.
    pub dead: PointSet,
    /// The stones of the chains in seki.
    pub seki: PointSet,
    /// The points nobody owns once the dead are taken off: dame, and liberties shared in a seki.
    pub dame: PointSet,
    /// Gaps in a border, with the side that has to fill each before its area counts.
    pub seal: Vec<(Point, Color)>,
    /// Whose each point is as the board stands, the dead taken off; row by row from the top left.
    pub standing: Vec<Option<Color>>,
    /// Whose each point is once the gaps are filled too.
    pub sealed: Vec<Option<Color>>,
    /// How likely each point is to be Black's at the end: 1000 for certain, -1000 for White's.
    pub owner: Vec<i16>,
    /// How many random games were played.
    pub playouts: u32,
    /// Whether the game looks finished: every border closed but for the gaps, nothing left to
    /// gain for either side. If not, the judgement is an estimate of an unfinished game.
    pub is_finished: bool,
    /// Whether all that was asked for was done; not so when the time ran out.
    pub is_complete: bool,
}
