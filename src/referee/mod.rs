//! What a referee rules: acts that the rules do not allow, and what each edition makes of them.
//!
//! A pure table below the game: the game applies the effects and keeps the log.

mod table;

/// Something that happened at a board and that the rules do not allow, or leave to a referee
/// (section I of the rules, and rules R-C-06, R-C-08, R-C-14, R-G-09, R-H-06).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Act {
    /// The sides took each other's colours (rule R-I-01).
    WrongColors,
    /// Two moves in a row (连走二步, rule R-I-02).
    TwoInARow,
    /// A stone was taken up and put elsewhere (悔棋, rule R-I-03).
    TookBack,
    /// A stone was dropped by accident (rule R-I-04).
    DroppedStone,
    /// The clock was pressed before the move or with it (rule R-I-05).
    ClockEarly,
    /// An earlier stone was found displaced (rule R-I-06).
    StoneDisplaced,
    /// A stone was moved on purpose (rule R-I-07).
    MovedOnPurpose,
    /// The board was scattered by neither side (rule R-I-08).
    BoardScattered,
    /// The board was scattered by a player's accident (rule R-I-09).
    ScatteredByPlayer,
    /// Stones with liberties were taken off (rule R-I-10).
    RemovedWithLiberties,
    /// Stones without liberties were left on the board (rule R-I-11).
    LeftWithoutLiberties,
    /// A ko was retaken at once (rules R-C-05, R-I-12).
    KoRetake,
    /// A stone was put on a forbidden point (rule R-I-13).
    ForbiddenPoint,
    /// A play brought back an earlier position in another way (rule R-C-06).
    Repetition,
    /// The clock was pressed before all captured stones were off (rule R-I-14).
    ClockBeforeCaptures,
    /// The opponent was disturbed (rule R-I-18).
    Disturbing,
    /// The game was discussed, or material consulted (rule R-I-19).
    Consulting,
    /// Talk with others during the game (rule R-I-20).
    Talking,
    /// Leaving or quitting without reason (rule R-I-21).
    Quitting,
    /// An arranged game (假棋, rule R-I-22).
    Arranged,
    /// Absence from a ceremony (rule R-I-23).
    AbsentFromCeremony,
    /// A phone made a sound (rule R-I-24).
    PhoneSound,
    /// A look at a phone's screen (rule R-I-24).
    PhoneScreen,
    /// Smoking against the rule of the event (rule R-I-25).
    Smoking,
    /// The last minute of the time ran out (rule R-G-09).
    TimeOut,
    /// Neither side gives way in a cycle (rule R-C-14).
    LongCycle,
    /// A group that lives only by endless threats elsewhere (假生, rule R-C-08).
    FalseLife,
    /// A sealed note that can't be read, or is missing (rule R-H-06).
    UnreadableSeal,
    /// Anything else (rules R-D-04, R-I-26).
    Other,
}

/// What a ruling does, or lets somebody choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Effect {
    /// The move is void.
    MoveVoid,
    /// The second of two stones is void.
    SecondStoneVoid,
    /// The stone goes back to where it stood.
    StoneBack,
    /// The stones go back on the board.
    StonesBack,
    /// The stones come off the board.
    StonesRemoved,
    /// The board stays as it is.
    Stands,
    /// The stone goes to a point that both sides accept.
    AgreedPoint,
    /// The stone goes to a point that the referee finds reasonable.
    ReasonablePoint,
    /// The stone may be picked up and played anywhere.
    PickUpAndChoose,
    /// The board is restored from the record, and play goes on.
    RestoreAndContinue,
    /// The colours may be put right.
    CorrectionAllowed,
    /// The colours stay as they are.
    NoCorrection,
    /// The claim comes too late.
    ClaimRefused,
    /// The program refuses the move.
    Blocked,
    /// The same side is still to move.
    SameSideToMove,
    /// The repeating move is forbidden.
    Forbidden,
    /// The group is dead.
    GroupDead,
    /// The turn is lost (弃权一次), which is no pass (rule R-D-14).
    LostTurn,
    /// The clock stays as it is.
    ClockUnchanged,
    /// Play goes on.
    PlayContinues,
    /// The reading of the time goes on as it was.
    SameReading,
    /// An admonition (劝告), weaker than a warning and not counted (rule R-I-17).
    Admonition,
    /// A warning (警告); the second in a game loses it (rule R-I-15).
    Warning,
    /// Criticism.
    Criticism,
    /// The prize money of the next lower place.
    LowerPrize,
    /// Suspension from events.
    Suspension,
    /// A report to the committee.
    ReportToCommittee,
    /// The side loses the game.
    LoseGame,
    /// Both sides lose.
    BothLose,
    /// A draw (和棋).
    Draw,
    /// The game is played again (重下).
    Replay,
    /// No result (无胜负).
    NoResult,
    /// An extra game (加赛).
    ExtraGame,
}

/// Who chooses where a ruling leaves a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Decider {
    /// Both players, by agreement.
    Players,
    /// The referee.
    Referee,
    /// The chief referee.
    ChiefReferee,
}

/// What the circumstances of an act were, as far as the rules ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own that an article asks")]
pub struct Circumstances {
    /// Moves made when it was found.
    pub move_number: usize,
    /// The claimant has moved since (rule R-I-03).
    pub is_late: bool,
    /// The same side did the same before in this game.
    pub is_again: bool,
    /// The other side had passed just before (rule R-I-02).
    pub opponent_passed: bool,
    /// The players agree, or the opponent consents, or the request is granted.
    pub is_agreed: bool,
    /// The board can be restored (rules R-I-08, R-I-09).
    pub is_restorable: bool,
}

/// What the rules make of an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ruling {
    /// What happens whatever is chosen.
    pub effects: &'static [Effect],
    /// What a person must choose from; empty where nothing is left to choose.
    pub choices: &'static [Effect],
    /// Who chooses.
    pub decider: Decider,
}

impl Ruling {
    const fn of(effects: &'static [Effect]) -> Self {
        Self { effects, choices: &[], decider: Decider::Referee }
    }

    const fn choice(decider: Decider, choices: &'static [Effect]) -> Self {
        Self { effects: &[], choices, decider }
    }
}

/// Words that cross to JavaScript and into events, each with its value.
macro_rules! words {
    ($type:ident, $doc:literal, { $($value:ident = $word:literal),+ $(,)? }) => {
        impl $type {
            /// Every one of them.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];

            #[doc = $doc]
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Self::$value => $word),+ }
            }

            /// The one with this word.
            #[must_use]
            pub fn by_code(code: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.code() == code)
            }
        }
    };
}

words!(Act, "The stable word of the act: `ko-retake`.", {
    WrongColors = "wrong-colors", TwoInARow = "two-in-a-row", TookBack = "took-back",
    DroppedStone = "dropped-stone", ClockEarly = "clock-early", StoneDisplaced = "stone-displaced",
    MovedOnPurpose = "moved-on-purpose", BoardScattered = "board-scattered",
    ScatteredByPlayer = "scattered-by-player", RemovedWithLiberties = "removed-with-liberties",
    LeftWithoutLiberties = "left-without-liberties", KoRetake = "ko-retake",
    ForbiddenPoint = "forbidden-point", Repetition = "repetition",
    ClockBeforeCaptures = "clock-before-captures", Disturbing = "disturbing", Consulting = "consulting",
    Talking = "talking", Quitting = "quitting", Arranged = "arranged",
    AbsentFromCeremony = "absent-from-ceremony", PhoneSound = "phone-sound", PhoneScreen = "phone-screen",
    Smoking = "smoking", TimeOut = "time-out", LongCycle = "long-cycle", FalseLife = "false-life",
    UnreadableSeal = "unreadable-seal", Other = "other",
});

words!(Effect, "The stable word of the effect: `lost-turn`.", {
    MoveVoid = "move-void", SecondStoneVoid = "second-stone-void", StoneBack = "stone-back",
    StonesBack = "stones-back", StonesRemoved = "stones-removed", Stands = "stands",
    AgreedPoint = "agreed-point", ReasonablePoint = "reasonable-point",
    PickUpAndChoose = "pick-up-and-choose", RestoreAndContinue = "restore-and-continue",
    CorrectionAllowed = "correction-allowed", NoCorrection = "no-correction",
    ClaimRefused = "claim-refused", Blocked = "blocked", SameSideToMove = "same-side-to-move",
    Forbidden = "forbidden", GroupDead = "group-dead", LostTurn = "lost-turn",
    ClockUnchanged = "clock-unchanged", PlayContinues = "play-continues", SameReading = "same-reading",
    Admonition = "admonition", Warning = "warning", Criticism = "criticism", LowerPrize = "lower-prize",
    Suspension = "suspension", ReportToCommittee = "report-to-committee", LoseGame = "lose-game",
    BothLose = "both-lose", Draw = "draw", Replay = "replay", NoResult = "no-result",
    ExtraGame = "extra-game",
});

impl Decider {
    /// The stable word: `referee`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Referee => "referee",
            Self::ChiefReferee => "chief-referee",
        }
    }
}
