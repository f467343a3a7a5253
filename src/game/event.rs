//! What happens in a game, as plain data: the two ends of a game exchange these.

use super::Move;
use crate::color::Color;
use crate::point::Point;
use crate::referee::{Act, Effect};
use crate::rng::mix;

/// Who does something in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum By {
    /// One of the two sides.
    Side(Color),
    /// The referee, or whoever keeps the board for both sides.
    Referee,
}

impl By {
    /// The side, if it is one.
    #[must_use]
    pub const fn side(self) -> Option<Color> {
        match self {
            Self::Side(color) => Some(color),
            Self::Referee => None,
        }
    }
}

impl From<Color> for By {
    fn from(color: Color) -> Self {
        Self::Side(color)
    }
}

/// One thing that happened in a game, in its place among all of them.
///
/// [`Game::events`](crate::Game::events) gives them, [`Game::apply`](crate::Game::apply) carries them out at the other
/// end. `prior` ties an event to everything that went before it: an event of another game, or of the
/// same game gone another way, is refused. It is no seal against forgery, which the channel must prevent.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Event {
    /// Its number, from 1.
    pub number: usize,
    /// The digest of the start of the game and of every event before this one.
    pub prior: u64,
    /// Who did it.
    pub by: By,
    /// What it was.
    pub kind: EventKind,
}

/// What can happen in a game.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EventKind {
    /// A stone is put down.
    Play(Point),
    /// A pass.
    Pass,
    /// A move as it happened, whatever the rules say of it: what a record tells, not what a side may do.
    Put {
        /// Who made it.
        color: Color,
        /// The move.
        mv: Move,
    },
    /// The game is given up (rule R-D-02).
    Resign,
    /// The end of the game is proposed (rules R-D-05, R-K-10).
    Offer,
    /// The other side answers the proposal.
    Answer {
        /// Whether it agrees.
        agrees: bool,
    },
    /// Play is stopped for marking by whoever keeps the board.
    Stop,
    /// These stones are marked dead and no others; whole chains, row by row (rule R-D-10).
    Mark {
        /// The stones.
        dead: Vec<Point>,
    },
    /// A side accepts the marks as they are.
    Accept,
    /// A side does not agree about these stones; play is resumed to settle it (rule R-D-11).
    Dispute {
        /// The stones that one side calls dead.
        stones: Vec<Point>,
    },
    /// Play is resumed.
    Resume,
    /// The result is confirmed; or, while the game is adjourned, the readings of the clock.
    Confirm,
    /// A side gives up playing on in absolute time: what is contested goes to the other (rule R-D-12).
    GiveUpPlay,
    /// Something is reported to the referee, and ruled on.
    Report(Report),
    /// The game is adjourned (rule R-H-01).
    Adjourn {
        /// Time used by each side in milliseconds, Black first, where it is recorded (rule R-H-02).
        used_ms: Option<[u64; 2]>,
    },
    /// The adjourned game goes on.
    Continue,
    /// The side to move seals its move (封棋, rule R-H-03).
    Seal {
        /// See [`commitment`](crate::commitment).
        commitment: String,
    },
    /// The sealed move is opened (rules R-H-04 to R-H-06).
    Open {
        /// The note: a point or a pass as in GTP.
        note: String,
        /// What it was sealed with.
        salt: String,
        /// What the referee chooses if the note can't be read.
        choice: Option<Effect>,
    },
}

/// A report to the referee: what happened, and what a person chose where the rules leave a choice.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Report {
    /// What happened.
    pub act: Act,
    /// The side that did it, where a side did.
    pub offender: Option<Color>,
    /// The point of a move that was made though it is illegal.
    pub at: Option<Point>,
    /// The move at which it happened; the current one by default.
    pub move_number: Option<usize>,
    /// The players agree, or the opponent consents, or the request is granted.
    pub is_agreed: bool,
    /// The board can be restored.
    pub is_restorable: bool,
    /// What was chosen of what the ruling leaves to choose.
    pub choice: Option<Effect>,
    /// In words, for the log (rule R-I-32).
    pub text: String,
}

impl Report {
    /// A report of an act, with nothing else said.
    #[must_use]
    pub const fn of(act: Act, offender: Option<Color>) -> Self {
        Self {
            act,
            offender,
            at: None,
            move_number: None,
            is_agreed: false,
            is_restorable: false,
            choice: None,
            text: String::new(),
        }
    }
}

/// A digest that grows by numbers and texts; the same on every machine.
#[derive(Debug, Clone, Copy)]
pub(super) struct Digest(pub(super) u64);

impl Digest {
    /// Kept out of the many places that call it: 5 kB of wasm.
    #[inline(never)]
    pub(super) const fn number(&mut self, number: u64) {
        self.0 = mix(self.0 ^ mix(number)).rotate_left(1);
    }

    #[inline(never)]
    pub(super) fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        for byte in text.bytes() {
            self.number(byte.into());
        }
    }

    #[inline(never)]
    fn points(&mut self, points: &[Point]) {
        self.number(points.len() as u64);
        for &point in points {
            self.number(place(point));
        }
    }

    pub(super) fn event(&mut self, by: By, kind: &EventKind) {
        self.number(by.side().map_or(0, |color| color.index() as u64 + 1));
        self.number(kind.tag());
        match kind {
            EventKind::Play(point) => self.number(place(*point)),
            EventKind::Put { color, mv } => {
                self.number(color.index() as u64);
                self.number(if let Move::Play(point) = mv { place(*point) + 1 } else { 0 });
            }
            EventKind::Answer { agrees } => self.number((*agrees).into()),
            EventKind::Mark { dead } => self.points(dead),
            EventKind::Dispute { stones } => self.points(stones),
            EventKind::Report(report) => self.report(report),
            EventKind::Adjourn { used_ms } => {
                for ms in used_ms.iter().flatten() {
                    self.number(ms.wrapping_add(1));
                }
            }
            EventKind::Seal { commitment } => self.text(commitment),
            EventKind::Open { note, salt, choice } => {
                self.text(note);
                self.text(salt);
                self.text(choice.map_or("", Effect::code));
            }
            _ => {}
        }
    }

    fn report(&mut self, report: &Report) {
        self.text(report.act.code());
        self.number(report.offender.map_or(0, |color| color.index() as u64 + 1));
        self.number(report.at.map_or(0, |point| place(point) + 1));
        self.number(report.move_number.map_or(0, |number| (number as u64).wrapping_add(1)));
        self.number(u64::from(report.is_agreed) + 2 * u64::from(report.is_restorable));
        self.text(report.choice.map_or("", Effect::code));
        self.text(&report.text);
    }
}

fn place(point: Point) -> u64 {
    u64::from(point.x()) << 8 | u64::from(point.y())
}

impl EventKind {
    /// The stable word: `give-up-play`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Play(_) => "play",
            Self::Pass => "pass",
            Self::Put { .. } => "put",
            Self::Resign => "resign",
            Self::Offer => "offer",
            Self::Answer { .. } => "answer",
            Self::Stop => "stop",
            Self::Mark { .. } => "mark",
            Self::Accept => "accept",
            Self::Dispute { .. } => "dispute",
            Self::Resume => "resume",
            Self::Confirm => "confirm",
            Self::GiveUpPlay => "give-up-play",
            Self::Report(_) => "report",
            Self::Adjourn { .. } => "adjourn",
            Self::Continue => "continue",
            Self::Seal { .. } => "seal",
            Self::Open { .. } => "open",
        }
    }

    /// The number of the kind in digests; never changed once given.
    const fn tag(&self) -> u64 {
        match self {
            Self::Play(_) => 1,
            Self::Pass => 2,
            Self::Resign => 3,
            Self::Offer => 4,
            Self::Answer { .. } => 5,
            Self::Stop => 6,
            Self::Mark { .. } => 7,
            Self::Accept => 8,
            Self::Dispute { .. } => 9,
            Self::Resume => 10,
            Self::Confirm => 11,
            Self::GiveUpPlay => 12,
            Self::Report(_) => 13,
            Self::Adjourn { .. } => 14,
            Self::Continue => 15,
            Self::Seal { .. } => 16,
            Self::Open { .. } => 17,
            Self::Put { .. } => 18,
        }
    }
}
