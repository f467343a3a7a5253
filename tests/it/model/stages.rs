//! The course of a game as `docs/RULES.md` tells it, once more: small, slow, and apart from the engine.
//!
//! It knows boards from `naive`, and nothing of the engine but the words of events and of switches.

use super::table::effects;
use crate::naive::{At, Naive, Refusal};
use lanke::{Act, By, Color, Effect, EndOffer, EventKind, GiveUpPlay, Move, Point, Report, Rules};

/// The stages of rule R-D-15.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum At15 {
    Playing,
    Offered(Color),
    Confirming,
    /// Stopped, or marking if the flag says that somebody has marked or accepted.
    Stopped(bool),
    Agreed,
    Over,
}

/// A sealed note, as its side wrote it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Note {
    pub(super) by: Color,
    pub(super) text: String,
    pub(super) commitment: String,
}

/// Stage, passes in a row, refusals and who owes a stone.
pub(super) type Before = (At15, usize, [u8; 2], [bool; 2]);

#[derive(Debug, Clone)]
pub(super) struct Model {
    pub(super) rules: Rules,
    pub(super) board: Naive,
    pub(super) turn: Color,
    pub(super) at: At15,
    pub(super) passes_in_a_row: usize,
    /// Who owes a stone.
    pub(super) owes: [bool; 2],
    pub(super) dead: Vec<At>,
    pub(super) accepted: [bool; 2],
    pub(super) confirmed: [bool; 2],
    pub(super) warnings: [u8; 2],
    pub(super) contested: Option<Color>,
    pub(super) note: Option<Note>,
    /// Whether there are readings of the clock, and who has confirmed them.
    pub(super) paused: Option<(bool, [bool; 2])>,
    /// How it ended, in the words of outcomes, and who won.
    pub(super) ended: Option<(&'static str, Option<Color>)>,
    /// The rules ended it, with nobody asked.
    pub(super) is_by_itself: bool,
    pub(super) refusals: [u8; 2],
    pub(super) was_resumed: bool,
    /// The latest pass, lost turn, resumption or start.
    pub(super) since: usize,
    /// The latest stone was picked up again (rule R-I-04), and how things stood before it.
    pub(super) is_picked_up: bool,
    pub(super) before: Before,
    /// Who passed, and after which move.
    pub(super) passes: Vec<(Color, usize)>,
}

impl Model {
    pub(super) fn new(rules: Rules, board: Naive) -> Self {
        let turn = board.now().to_move;
        Self {
            rules,
            board,
            turn,
            at: At15::Playing,
            passes_in_a_row: 0,
            owes: [false; 2],
            dead: Vec::new(),
            accepted: [false; 2],
            confirmed: [false; 2],
            warnings: [0; 2],
            contested: None,
            note: None,
            paused: None,
            ended: None,
            is_by_itself: false,
            refusals: [0; 2],
            was_resumed: false,
            since: 0,
            is_picked_up: false,
            before: (At15::Playing, 0, [0; 2], [false; 2]),
            passes: Vec::new(),
        }
    }

    fn is_play(&self) -> bool {
        matches!(self.at, At15::Playing | At15::Offered(_) | At15::Confirming)
    }

    pub(super) fn is_stopped(&self) -> bool {
        matches!(self.at, At15::Stopped(_))
    }

    /// Moves and offers are made: no pause, and nothing sealed.
    pub(super) fn is_free(&self) -> bool {
        self.is_play() && self.paused.is_none() && self.note.is_none()
    }

    pub(super) fn legal(&self, color: Color, at: At) -> bool {
        self.board.check(color, at).is_ok()
    }

    /// Who must play, as it is told: of both, the one to move.
    pub(super) fn must_play(&self) -> [bool; 2] {
        let one = if self.owes[self.turn.index()] { self.turn } else { self.turn.opponent() };
        Color::BOTH.map(|color| color == one && self.owes[color.index()])
    }

    /// R-D-05, R-K-14: passes and offers of this side are refused.
    pub(super) fn owes_a_stone(&self, color: Color) -> bool {
        self.owes[color.index()] && self.board.now().grid.points().any(|at| self.legal(color, at))
    }

    fn on_board(&self, point: Point) -> Option<At> {
        let (x, y) = place(point);
        let rows = &self.board.now().grid.rows;
        (y < rows.len() && x < rows[0].len()).then_some((x, y))
    }

    pub(super) fn color_at(&self, point: Point) -> Option<Color> {
        self.on_board(point).and_then(|at| self.board.now().grid.at(at))
    }

    /// The chains of stones; nothing if a point has none.
    pub(super) fn chains(&self, points: &[Point]) -> Option<Vec<At>> {
        let mut chains = Vec::new();
        for &point in points {
            self.color_at(point)?;
            chains.extend(self.board.now().grid.chain(place(point)));
        }
        chains.sort_unstable_by_key(|&(x, y)| (y, x));
        chains.dedup();
        Some(chains)
    }

    /// Whether the rules let this happen now.
    pub(super) fn allows(&self, by: By, kind: &EventKind) -> bool {
        let side = by.side();
        let is_referee = by == By::Referee;
        let is_turn = side == Some(self.turn);
        match kind {
            EventKind::Play(point) => {
                is_turn && self.is_free() && self.on_board(*point).is_some_and(|at| self.legal(self.turn, at))
            }
            EventKind::Pass => is_turn && self.is_free() && !self.owes_a_stone(self.turn),
            EventKind::Put { mv: Move::Pass, .. } => is_referee && (self.is_free() || self.is_stopped()),
            EventKind::Put { color, mv: Move::Play(point) } => {
                let at = self.on_board(*point);
                is_referee && self.is_free() && at.is_some_and(|at| self.board.is_possible(*color, at))
            }
            EventKind::Resign => side.is_some() && (self.is_play() || self.is_stopped()),
            EventKind::Offer => self.allows_offer(side),
            EventKind::Answer { .. } => {
                let offered_by_other =
                    matches!(self.at, At15::Offered(other) if side == Some(other.opponent()));
                self.is_free() && offered_by_other
            }
            EventKind::Stop => is_referee && self.is_free(),
            EventKind::GiveUpPlay => {
                let is_known = self.rules.give_up_play == GiveUpPlay::AbsoluteTime;
                is_known && self.is_free() && side.is_some_and(|color| !self.owes[color.index()])
            }
            EventKind::Mark { dead } => {
                self.is_stopped() && self.chains(dead).is_some_and(|chains| chains != self.dead)
            }
            EventKind::Accept => self.is_stopped() && side.is_some_and(|color| !self.accepted[color.index()]),
            EventKind::Dispute { stones } => {
                let chains = self.chains(stones);
                side.is_some() && self.is_stopped() && chains.is_some_and(|chains| !chains.is_empty())
            }
            EventKind::Resume => {
                self.is_stopped() || is_referee && self.is_by_itself && self.confirmed == [false; 2]
            }
            EventKind::Confirm => {
                let said = match (self.at, self.paused) {
                    (At15::Agreed, _) => self.confirmed,
                    (_, Some((true, said))) if self.is_play() => said,
                    _ => return false,
                };
                side.map_or(said != [true; 2], |color| !said[color.index()])
            }
            EventKind::Adjourn { .. } => is_referee && self.is_play() && self.paused.is_none(),
            EventKind::Continue => is_referee && self.is_play() && self.paused.is_some(),
            EventKind::Seal { .. } => is_turn && self.is_free(),
            EventKind::Open { note, choice, .. } => self.allows_opening(by, note, *choice),
            EventKind::Report(report) => is_referee && self.ruling(report).is_some(),
            other => panic!("{other:?}"),
        }
    }

    fn allows_offer(&self, side: Option<Color>) -> bool {
        let Some(color) = side else { return false };
        if !self.is_free() || self.owes_a_stone(color) {
            return false;
        }
        match (self.at, self.rules.end_offer) {
            (At15::Offered(_), _) | (At15::Playing, EndOffer::None) => false,
            (At15::Confirming, _) | (_, EndOffer::GivesUpTurn) => color == self.turn,
            (_, EndOffer::Free) => true,
            (_, EndOffer::None) => unreachable!(),
        }
    }

    fn allows_opening(&self, by: By, note: &str, choice: Option<Effect>) -> bool {
        let Some(sealed) = &self.note else { return false };
        let is_his = by.side().is_none_or(|color| color == sealed.by);
        if !self.is_play() || self.paused.is_some() || !is_his || note != sealed.text {
            return false;
        }
        match (self.read(note), choice) {
            (Some(_), choice) => choice.is_none(),
            (None, Some(Effect::LostTurn)) => true,
            (None, Some(Effect::PlayContinues | Effect::LoseGame)) => by == By::Referee,
            (None, _) => false,
        }
    }

    /// The notes that are written here: letter and number, a pass, or nonsense.
    #[expect(clippy::option_option, reason = "nonsense, a pass, a point")]
    pub(super) fn read(&self, note: &str) -> Option<Option<At>> {
        if note == "pass" {
            return Some(None);
        }
        let mut signs = note.bytes();
        let x = usize::from(signs.next()?.checked_sub(b'A')?);
        let up = usize::from(signs.next()?.checked_sub(b'1')?);
        let rows = &self.board.now().grid.rows;
        let y = rows.len().checked_sub(up + 1)?;
        (x < rows[0].len()).then_some(Some((x, y)))
    }

    /// What a report comes to; nothing if it is refused.
    pub(super) fn ruling(&self, report: &Report) -> Option<Vec<Effect>> {
        if self.at == At15::Over {
            return None;
        }
        let is_moving = self.is_play() && self.paused.is_none() && report.offender == Some(self.turn);
        let found =
            report.at.and_then(|point| self.on_board(point)).map(|at| self.board.check(self.turn, at));
        let is_so = match report.act {
            Act::KoRetake => is_moving && matches!(found, Some(Err(Refusal::Ko { .. }))),
            Act::ForbiddenPoint => is_moving && matches!(found, Some(Err(Refusal::Suicide(_)))),
            Act::Repetition => is_moving && matches!(found, Some(Err(Refusal::Superko { .. }))),
            Act::UnreadableSeal => {
                let note = self.note.as_ref();
                note.is_some_and(|note| report.offender.is_none_or(|color| color == note.by))
            }
            _ => true,
        };
        let effects = effects(&self.rules, report).filter(|_| is_so)?;
        let is_fit = effects.iter().all(|effect| match effect {
            Effect::LostTurn => is_moving && (self.note.is_none() || report.act == Act::UnreadableSeal),
            Effect::Warning | Effect::LoseGame => report.offender.is_some(),
            _ => true,
        });
        is_fit.then_some(effects)
    }
}

pub(super) fn place(point: Point) -> At {
    (point.x().into(), point.y().into())
}
