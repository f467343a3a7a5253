//! Keeping two ends of a game together: its events in order, and events from the other end.

use super::event::{By, Digest, Event, EventKind};
use super::history::Action;
use super::state::State;
use super::{Game, Move, Refusal};
use crate::color::Color;

/// How a game stood at some time.
#[derive(Debug, Clone)]
pub(crate) struct Standing {
    number: usize,
    n_logged: usize,
    state: State,
}

impl Game {
    /// Everything that has happened, in order, from the start to where the game stands.
    ///
    /// ```
    /// use lanke::{Game, Move, Rules, Setup, Size};
    /// let size = Size::new(9, 9).unwrap();
    /// let new = || Game::new(Setup::empty(size), Rules::default());
    /// let (mut here, mut there) = (new(), new());
    /// here.play(Move::Play(size.point(4, 4).unwrap())).unwrap();
    /// for event in here.events() {
    ///     there.apply(&event, None).unwrap();
    /// }
    /// assert_eq!(there.board().at(size.point(4, 4).unwrap()), here.board().at(size.point(4, 4).unwrap()));
    /// ```
    #[must_use]
    pub fn events(&self) -> Vec<Event> {
        let mut events = Vec::with_capacity(self.n_events());
        self.each_event(|prior, by, kind| {
            events.push(Event { number: events.len() + 1, prior, by, kind: kind.clone() });
        });
        events
    }

    /// How many events there are.
    #[must_use]
    pub fn n_events(&self) -> usize {
        let log = self.log.in_force();
        self.move_number() + log.len() - log.iter().filter(|entry| entry.moves).count()
    }

    /// The digest of the start and of everything that has happened: the `prior` of the next event.
    #[must_use]
    pub fn digest(&self) -> u64 {
        self.each_event(|_, _, _| {})
    }

    /// Carries out an event of the other end. `from` is who is known to have sent it: an event by
    /// anyone else is refused.
    ///
    /// # Errors
    /// [`Refusal::Stranger`], [`Refusal::Order`], [`Refusal::OtherGame`], or why the act itself is
    /// refused; the game is unchanged.
    pub fn apply(&mut self, event: &Event, from: Option<By>) -> Result<(), Refusal> {
        if from.is_some_and(|from| from != event.by) {
            return Err(Refusal::Stranger);
        }
        let wanted = self.n_events() + 1;
        if event.number != wanted {
            return Err(Refusal::Order { found: event.number, wanted });
        }
        if event.prior != self.digest() {
            return Err(Refusal::OtherGame);
        }
        self.act(event.by, event.kind.clone())
    }

    /// Takes back up to `n` of the latest events, for good, whatever they were; gives how many.
    /// For an end that must give way to the other, and for corrections by whoever keeps the board.
    pub fn take_back(&mut self, n: usize) -> usize {
        let mut done = 0;
        while done < n {
            let now = self.move_number();
            let latest = self.log.in_force().last().map(|entry| (entry.after, entry.moves));
            match latest {
                Some((after, false)) if after == now => {
                    self.log.pop();
                }
                // The move and the entry that caused it are one event.
                Some((after, true)) if after + 1 == now => {
                    self.log.pop();
                    self.go_back(now - 1);
                }
                _ if now > 0 => self.go_back(now - 1),
                _ => break,
            }
            self.history.forget_redo();
            self.log.settle();
            self.work_out_state();
            done += 1;
        }
        done
    }

    /// Goes through the events, each with the digest before it; gives the digest after all.
    fn each_event(&self, mut each: impl FnMut(u64, By, &EventKind)) -> u64 {
        let mut digest = self.start_digest();
        let mut event = |by, kind: &EventKind| {
            each(digest.0, by, kind);
            digest.event(by, kind);
        };
        let mut log = self.log.in_force().iter().peekable();
        let mut is_caused = false;
        for number in 0..=self.move_number() {
            if number > 0
                && !is_caused
                && let Some(entry) = self.history.entry(number)
            {
                let kind = match entry.action {
                    Action::Play { at, .. } => self.board.layout().point(at.into()).map(EventKind::Play),
                    Action::Pass => Some(EventKind::Pass),
                    Action::Offer => Some(EventKind::Offer),
                    Action::Resign => Some(EventKind::Resign),
                    // These always have an entry of the log that caused them.
                    Action::Skip | Action::PickUp => None,
                };
                if let Some(kind) = kind {
                    if entry.forced {
                        let mv =
                            if let EventKind::Play(point) = kind { Move::Play(point) } else { Move::Pass };
                        event(By::Referee, &EventKind::Put { color: entry.color, mv });
                    } else {
                        event(entry.color.into(), &kind);
                    }
                }
            }
            is_caused = false;
            while let Some(entry) = log.next_if(|entry| entry.after == number) {
                event(entry.by, &entry.kind);
                is_caused |= entry.moves;
            }
        }
        digest.0
    }

    fn start_digest(&self) -> Digest {
        let mut digest = Digest(self.setup.board().hash());
        let rules = &self.rules;
        for number in [
            rules.ko as u64,
            rules.suicide as u64,
            rules.scoring as u64,
            rules.tax as u64,
            rules.button as u64,
            u64::from(rules.komi.half_points().cast_unsigned()),
            rules.handicap_compensation as u64,
            rules.passes as u64,
            rules.last_pass as u64,
            rules.pass_stones as u64,
            rules.repeated_pass as u64,
            rules.end_offer as u64,
            rules.give_up_play as u64,
            rules.marks as u64,
            rules.resumption as u64,
            rules.illegal_acts as u64,
            rules.cycles as u64,
            u64::from(self.setup.turn() == Color::White),
            self.setup.n_handicap().into(),
        ] {
            digest.number(number);
        }
        digest
    }

    /// The start of the game.
    pub(crate) fn start(&self) -> Standing {
        Standing { number: 0, n_logged: 0, state: State::new(self.size()) }
    }

    /// How the game stands, to work out from there what came soon after.
    pub(crate) fn standing(&self) -> Standing {
        Standing { number: self.move_number(), n_logged: self.n_logged(), state: self.state.clone() }
    }

    /// How many entries of the log are in force.
    pub(crate) fn n_logged(&self) -> usize {
        self.log.in_force().len()
    }

    /// Takes back for good, to so many moves and entries of the log, in time that goes with how many come after `from`.
    pub(crate) fn take_back_to(&mut self, number: usize, n_logged: usize, from: &Standing) {
        if number < self.move_number() {
            self.go_back(number);
            self.history.forget_redo();
        }
        self.log.cut(n_logged);
        self.work_out_state_from(from);
    }

    /// Works out the state from the start, after moves or entries were taken back or brought back.
    pub(super) fn work_out_state(&mut self) {
        self.work_out_state_from(&self.start());
    }

    fn work_out_state_from(&mut self, from: &Standing) {
        self.state.clone_from(&from.state);
        let log = self.log.in_force().get(from.n_logged..).unwrap_or(&[]).to_vec();
        let mut log = log.iter().peekable();
        for number in from.number..=self.move_number() {
            let Some(&entry) = self.history.entry(number) else { return };
            if number > from.number {
                let special = self.special(number);
                self.state.on_move(&self.rules, number, entry.color, entry.action, special);
            }
            while let Some(logged) = log.next_if(|logged| logged.after == number) {
                self.state.on_logged(&self.rules, number, entry.turn, logged);
            }
        }
    }
}
