//! The course of a game as `docs/RULES.md` tells it, once more: small, slow, and apart from the engine.
//!
//! It knows boards from `naive`, and nothing of the engine but the words of events and of switches.

use super::table::effects;
use crate::naive::{At, Naive, Refusal};
use lanke::{
    Act, By, Color, Cycles, Effect, EndOffer, EventKind, LastPass, Marks, Move, Passes, Point, RepeatedPass,
    Report, Resumption, Rules,
};

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

#[derive(Debug, Clone)]
pub(super) struct Model {
    pub(super) rules: Rules,
    pub(super) board: Naive,
    pub(super) turn: Color,
    pub(super) at: At15,
    pub(super) passes_in_a_row: usize,
    pub(super) must_play: Option<Color>,
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
    refusals: [u8; 2],
    was_resumed: bool,
    /// The latest pass, lost turn, resumption or start.
    since: usize,
    /// Who passed, and after which move.
    passes: Vec<(Color, usize)>,
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
            must_play: None,
            dead: Vec::new(),
            accepted: [false; 2],
            confirmed: [false; 2],
            warnings: [0; 2],
            contested: None,
            note: None,
            paused: None,
            ended: None,
            refusals: [0; 2],
            was_resumed: false,
            since: 0,
            passes: Vec::new(),
        }
    }

    fn is_play(&self) -> bool {
        matches!(self.at, At15::Playing | At15::Offered(_) | At15::Confirming)
    }

    fn is_stopped(&self) -> bool {
        matches!(self.at, At15::Stopped(_))
    }

    /// Moves and offers are made: no pause, and nothing sealed.
    fn is_free(&self) -> bool {
        self.is_play() && self.paused.is_none() && self.note.is_none()
    }

    fn legal(&self, color: Color, at: At) -> bool {
        self.board.check(color, at).is_ok()
    }

    /// R-D-05, R-K-14: passes and offers of this side are refused.
    pub(super) fn owes_a_stone(&self, color: Color) -> bool {
        self.must_play == Some(color) && self.board.now().grid.points().any(|at| self.legal(color, at))
    }

    fn on_board(&self, point: Point) -> Option<At> {
        let (x, y) = place(point);
        let rows = &self.board.now().grid.rows;
        (y < rows.len() && x < rows[0].len()).then_some((x, y))
    }

    fn color_at(&self, point: Point) -> Option<Color> {
        self.on_board(point).and_then(|at| self.board.now().grid.at(at))
    }

    /// The chains of stones; nothing if a point has none.
    fn chains(&self, points: &[Point]) -> Option<Vec<At>> {
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
            EventKind::GiveUpPlay => side.is_some() && self.is_free(),
            EventKind::Mark { dead } => {
                self.is_stopped() && self.chains(dead).is_some_and(|chains| chains != self.dead)
            }
            EventKind::Accept => self.is_stopped() && side.is_some_and(|color| !self.accepted[color.index()]),
            EventKind::Dispute { stones } => {
                let chains = self.chains(stones);
                side.is_some() && self.is_stopped() && chains.is_some_and(|chains| !chains.is_empty())
            }
            EventKind::Resume => self.is_stopped(),
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
    fn read(&self, note: &str) -> Option<Option<At>> {
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
    fn ruling(&self, report: &Report) -> Option<Vec<Effect>> {
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

    /// It happens, and was allowed.
    pub(super) fn happen(&mut self, by: By, kind: &EventKind) {
        let side = by.side();
        match kind {
            EventKind::Play(point) => self.stone(self.turn, place(*point)),
            EventKind::Pass => self.pass(self.turn, false),
            EventKind::Put { color, mv: Move::Play(point) } => self.stone(*color, place(*point)),
            EventKind::Put { color, mv: Move::Pass } => self.pass(*color, false),
            EventKind::Resign => self.end("resignation", side.map(Color::opponent)),
            EventKind::Offer => self.offer(side.expect("a side")),
            EventKind::Answer { agrees: true } | EventKind::Stop => self.stop(),
            EventKind::Answer { agrees: false } => self.refuse(),
            EventKind::GiveUpPlay => {
                self.stop();
                self.contested = side.map(Color::opponent);
            }
            EventKind::Mark { dead } => {
                self.dead = self.chains(dead).expect("stones");
                self.accepted = [false; 2];
                self.at = At15::Stopped(true);
            }
            EventKind::Accept => {
                self.accepted[side.expect("a side").index()] = true;
                self.at = if self.accepted == [true; 2] { At15::Agreed } else { At15::Stopped(true) };
            }
            EventKind::Dispute { stones } => {
                let side = side.expect("a side");
                let has = |color| stones.iter().any(|&stone| self.color_at(stone) == Some(color));
                let says_dead = match Color::BOTH.map(has) {
                    [true, true] => side.opponent(),
                    [true, false] => Color::White,
                    _ => Color::Black,
                };
                self.resume(match self.rules.resumption {
                    Resumption::TurnHolder => self.turn,
                    Resumption::ClaimantOfDead => says_dead,
                    Resumption::Opponent => side.opponent(),
                });
            }
            EventKind::Resume => {
                let asked = side.filter(|_| self.rules.resumption == Resumption::Opponent);
                self.resume(asked.map_or(self.turn, Color::opponent));
            }
            EventKind::Confirm => {
                let said = self.paused.as_mut().map_or(&mut self.confirmed, |(_, said)| said);
                match side {
                    Some(color) => said[color.index()] = true,
                    None => *said = [true; 2],
                }
                if self.confirmed == [true; 2] {
                    self.at = At15::Over;
                    self.ended = Some(("count", None));
                }
            }
            EventKind::Adjourn { used_ms } => self.paused = Some((used_ms.is_some(), [false; 2])),
            EventKind::Continue => self.paused = None,
            EventKind::Seal { .. } => panic!("see `seal`"),
            EventKind::Open { note, choice, .. } => self.open(note, *choice),
            EventKind::Report(report) => {
                let effects = self.ruling(report).expect("it was allowed");
                if report.act == Act::UnreadableSeal {
                    self.note = None;
                }
                self.carry_out(report.offender, &effects, report.act == Act::TimeOut);
            }
            other => panic!("{other:?}"),
        }
    }

    /// A note is sealed.
    pub(super) fn seal(&mut self, text: &str, commitment: &str) {
        let (text, commitment) = (text.to_owned(), commitment.to_owned());
        self.note = Some(Note { by: self.turn, text, commitment });
    }

    fn open(&mut self, note: &str, choice: Option<Effect>) {
        let side = self.turn;
        self.note = None;
        match (self.read(note), choice) {
            (Some(Some(at)), _) if self.legal(side, at) => self.stone(side, at),
            (Some(None), _) if !self.owes_a_stone(side) => self.pass(side, false),
            (Some(_), _) => self.lose_turn(),
            (None, choice) => self.carry_out(Some(side), choice.as_slice(), false),
        }
    }

    fn carry_out(&mut self, offender: Option<Color>, effects: &[Effect], is_clock: bool) {
        let winner = offender.map(Color::opponent);
        for effect in effects {
            match effect {
                Effect::Warning => {
                    let warnings = &mut self.warnings[offender.expect("a side").index()];
                    *warnings += 1;
                    if *warnings == 2 {
                        self.end("ruling", winner);
                    }
                }
                Effect::LostTurn => self.lose_turn(),
                Effect::LoseGame => self.end(if is_clock { "time" } else { "ruling" }, winner),
                Effect::BothLose => self.end("both-lose", None),
                Effect::Draw => self.end("draw", None),
                Effect::Replay => self.end("replay", None),
                Effect::NoResult => self.end("no-result", None),
                Effect::ExtraGame => self.end("extra-game", None),
                _ => {}
            }
        }
    }

    fn end(&mut self, how: &'static str, winner: Option<Color>) {
        self.at = At15::Over;
        self.ended = Some((how, winner));
    }

    fn n_moves(&self) -> usize {
        self.board.past.len() - 1
    }

    fn forget_marks(&mut self) {
        self.dead.clear();
        self.accepted = [false; 2];
    }

    fn stone(&mut self, color: Color, at: At) {
        self.board.play(color, at);
        self.turn = color.opponent();
        self.at = At15::Playing;
        self.passes_in_a_row = 0;
        self.refusals = [0; 2];
        if self.must_play == Some(color) {
            self.must_play = None;
        }
        // S-11.
        let how = match self.rules.cycles {
            Cycles::None | Cycles::DrawOrReplay => return,
            Cycles::Draw => "draw",
            Cycles::Replay => "replay",
            Cycles::NoResult => "no-result",
            Cycles::ExtraGame => "extra-game",
        };
        let now = self.board.now();
        let same = |then: &&crate::naive::Moment| then.grid == now.grid && then.to_move == now.to_move;
        if self.board.past[self.since..].iter().filter(same).count() == 3 {
            self.end(how, None);
        }
    }

    fn pass(&mut self, color: Color, is_offer: bool) {
        let now = &self.board.now().grid;
        let passed_here =
            |&(who, after): &(Color, usize)| who == color && self.board.past[after].grid == *now;
        let repeats = !is_offer && self.passes.iter().any(passed_here);
        self.board.pass(color);
        self.turn = color.opponent();
        self.since = self.n_moves();
        if !is_offer {
            self.passes.push((color, self.since));
        }
        self.passes_in_a_row += 1;
        self.forget_marks();
        if self.is_stopped() {
            self.at = At15::Stopped(false);
            return;
        }
        let wanted = if self.rules.passes == Passes::ThreeEach { 6 } else { 2 };
        let by_right_side = self.rules.last_pass == LastPass::Either || color == Color::White;
        let is_run = self.passes_in_a_row >= wanted && by_right_side;
        let asks = self.rules.passes == Passes::Agreement;
        if is_run && !asks || repeats && self.rules.repeated_pass == RepeatedPass::Stops {
            self.stop();
        } else if is_offer {
            self.at = At15::Offered(color);
        } else if is_run {
            self.at = At15::Confirming;
        } else {
            self.at = At15::Playing;
        }
    }

    fn offer(&mut self, by: Color) {
        if self.at != At15::Confirming && self.rules.end_offer == EndOffer::GivesUpTurn {
            self.pass(by, true);
        } else {
            self.at = At15::Offered(by);
        }
    }

    fn refuse(&mut self) {
        let At15::Offered(by) = self.at else { panic!("an offer") };
        self.at = At15::Playing;
        if self.rules.end_offer == EndOffer::Free {
            self.refusals[by.index()] += 1;
            if self.refusals[by.index()] == 3 {
                self.refusals[by.index()] = 0;
                self.must_play = Some(by);
            }
        } else if by == self.turn {
            self.passes_in_a_row = 0;
        } else {
            self.must_play = Some(self.turn);
        }
    }

    fn stop(&mut self) {
        self.forget_marks();
        let is_alive = match self.rules.marks {
            Marks::Agreed => false,
            Marks::AllAlive => true,
            Marks::AllAliveOnceResumed => self.was_resumed,
        };
        self.at = if is_alive { At15::Agreed } else { At15::Stopped(false) };
        self.accepted = [is_alive; 2];
    }

    fn resume(&mut self, starts: Color) {
        self.forget_marks();
        self.at = At15::Playing;
        self.passes_in_a_row = 0;
        self.refusals = [0; 2];
        self.contested = None;
        self.was_resumed = true;
        self.since = self.n_moves();
        if starts != self.turn {
            self.lose_turn();
        }
    }

    fn lose_turn(&mut self) {
        self.board.pass(self.turn);
        self.turn = self.turn.opponent();
        self.passes_in_a_row = 0;
        self.since = self.n_moves();
        self.at = At15::Playing;
    }
}

fn place(point: Point) -> At {
    (point.x().into(), point.y().into())
}
