//! Switches for the end of a game, for what is not allowed, and for cycles.

/// Which run of passes stops play (rules R-D-03, R-K-12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Passes {
    /// One by each side.
    OneEach,
    /// Three by each side (OP).
    ThreeEach,
    /// None: one by each side only puts the question whether both agree that the game has ended (E88).
    Agreement,
}

/// Who must pass last for play to stop (rule S-07).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LastPass {
    /// Either side.
    Either,
    /// White: a run of passes that Black ends goes on by one more (AGA).
    White,
}

/// Whether a pass costs a stone (rule S-06).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PassStones {
    /// No.
    None,
    /// The side that passes gives the other one prisoner (AGA).
    Given,
}

/// What a pass does in a situation from which the same side has passed before (rule S-08).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RepeatedPass {
    /// Nothing more than any pass.
    Ordinary,
    /// It stops play.
    Stops,
}

/// How a side may propose that the game has ended, other than by passing (rules R-D-05, R-K-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndOffer {
    /// It may not.
    None,
    /// In its turn, which it gives up by that (E88, E02).
    GivesUpTurn,
    /// At any time, at no cost; after three refusals it must put a stone down (OP).
    Free,
}

/// Whether a side may give up playing on in absolute time, with what is contested for the other (rule
/// R-D-12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GiveUpPlay {
    /// It may not.
    None,
    /// It may, where the whole game is played inside one limit (E02).
    AbsoluteTime,
}

/// How it is settled what is dead once play has stopped (rules R-D-10, S-09).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Marks {
    /// Both sides agree on marks.
    Agreed,
    /// All that stands on the board is alive, and the game is over when play stops (Tromp-Taylor).
    AllAlive,
    /// Both sides agree on marks; once they could not and play was resumed, all that stands on
    /// the board when it stops again is alive (AGA).
    AllAliveOnceResumed,
}

/// Who plays first when play is resumed because the sides do not agree (rule R-D-11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Resumption {
    /// The side whose turn it is (E88, which names none; AGA).
    TurnHolder,
    /// The side that says "dead" (E02).
    ClaimantOfDead,
    /// The opponent of the side that asks for it (Japan).
    Opponent,
}

/// What an illegal act costs when a referee is told of it (section I of the rules).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IllegalActs {
    /// The rules name no price: illegal moves are refused, all else is for the referee.
    Unpriced,
    /// Illegal moves are blocked at no cost (OP); all else as in E02 (rule R-K-15).
    Blocked,
    /// By the table of E88.
    Chinese1988,
    /// By the table of E02: the second warning loses, and the first costs a 子.
    Chinese2002,
    /// The game is lost (Japan).
    Loses,
}

/// What comes of a cycle that the ko rule lets close, or that neither side gives up (rule R-C-14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cycles {
    /// Nothing: it is forbidden, or goes on.
    None,
    /// A draw or a replay, as the referee says (E88).
    DrawOrReplay,
    /// A draw (和棋), when a situation stands for the third time since the last pass.
    Draw,
    /// The game is played again, likewise.
    Replay,
    /// No result (无胜负), likewise.
    NoResult,
    /// An extra game (加赛), likewise.
    ExtraGame,
}
