//! What two sides and a referee do in a game: events, their ways in and out, and where the game stands.

use super::convert::{color, color_code, indices, points, stone_code};
use super::error::RawError;
use super::event::{RawEvent, event, refusal};
use super::game::RawGame;
use super::types::Value;
use crate::{Cycle, Effect, Event, Ruling, Stage};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
#[allow(clippy::missing_errors_doc, reason = "every error is an argument that `js/` has checked")]
#[allow(clippy::needless_pass_by_value, reason = "lists of texts cross by value only")]
impl RawGame {
    /// Does something in the game; why it is refused, if it is.
    #[wasm_bindgen(unchecked_return_type = "RawRefusal | undefined")]
    pub fn act(&mut self, numbers: &[f64], words: Vec<String>) -> Result<JsValue, JsValue> {
        let size = self.game.size();
        let raw = RawEvent { numbers, words: &words };
        let kind = raw.kind(size).ok_or_else(bad_event)?;
        self.change()
            .act(raw.by(), kind)
            .map_or_else(|error| refusal(size, &error), |()| Ok(JsValue::UNDEFINED))
    }

    /// Carries out an event of the other end, sent by `from` (−1: nobody knows).
    #[wasm_bindgen(unchecked_return_type = "RawRefusal | undefined")]
    pub fn apply(
        &mut self,
        number: u32,
        prior: &str,
        from: i32,
        numbers: &[f64],
        words: Vec<String>,
    ) -> Result<JsValue, JsValue> {
        let size = self.game.size();
        let raw = RawEvent { numbers, words: &words };
        let kind = raw.kind(size).ok_or_else(bad_event)?;
        let prior = u64::from_str_radix(prior, 16).map_err(|_| bad_event())?;
        let event = Event { number: number as usize, prior, by: raw.by(), kind };
        let from = u8::try_from(from).ok().map(super::event::by);
        self.change()
            .apply(&event, from)
            .map_or_else(|error| refusal(size, &error), |()| Ok(JsValue::UNDEFINED))
    }

    /// The events from number `from` on.
    #[wasm_bindgen(unchecked_return_type = "RawEvent[]")]
    pub fn events(&self, from: u32) -> Result<JsValue, JsValue> {
        let events = self.game.events();
        let first = (from.max(1) as usize - 1).min(events.len());
        Value::List(events[first..].iter().map(|one| event(self.game.size(), one)).collect()).to_js()
    }

    /// How many events there are.
    #[wasm_bindgen(js_name = eventCount)]
    #[must_use]
    pub fn event_count(&self) -> u32 {
        u32::try_from(self.game.n_events()).unwrap_or(u32::MAX)
    }

    /// Takes events back for good; gives how many.
    #[wasm_bindgen(js_name = takeBack)]
    pub fn take_back(&mut self, n: u32) -> u32 {
        u32::try_from(self.change().take_back(n as usize)).unwrap_or(u32::MAX)
    }

    /// What the rules make of a report, before anything is done; or why nothing.
    #[wasm_bindgen(unchecked_return_type = "RawRuling | RawRefusal")]
    pub fn ruling(&self, numbers: &[f64], words: Vec<String>) -> Result<JsValue, JsValue> {
        let size = self.game.size();
        let report = RawEvent { numbers, words: &words }.report(size).ok_or_else(bad_event)?;
        match self.game.ruling(&report) {
            Ok(Ruling { effects, choices, decider }) => Value::Object(vec![
                ("effects", codes(effects)),
                ("choices", codes(choices)),
                ("decider", Value::Text(decider.code().to_owned())),
            ])
            .to_js(),
            Err(error) => refusal(size, &error),
        }
    }

    /// The effects of every ruling in force, one list for each, with the move after which it was made.
    #[wasm_bindgen(unchecked_return_type = "RawLogged[]")]
    pub fn rulings(&self) -> Result<JsValue, JsValue> {
        let size = self.game.size();
        let list = self.game.rulings().map(|ruling| {
            let made = Event {
                number: 0,
                prior: 0,
                by: crate::By::Referee,
                kind: crate::EventKind::Report(ruling.report.clone()),
            };
            Value::Object(vec![
                ("after", Value::count(u32::try_from(ruling.after).unwrap_or(u32::MAX))),
                ("event", event(size, &made)),
                ("effects", codes(ruling.effects)),
            ])
        });
        Value::List(list.collect()).to_js()
    }

    /// Where the game stands, in the order of `js/standing.ts`: stage, who offered the end, who must play, confirmed
    /// (bits), warnings of both, contested, sealed by, adjourned (0, 1, 2 with readings), those confirmed (bits), and
    /// the passes of both.
    #[must_use]
    pub fn standing(&self) -> Vec<i32> {
        let game = &self.game;
        let side = |color: Option<crate::Color>| i32::from(color.map_or(0, color_code));
        let bits = |[black, white]: [bool; 2]| i32::from(black) + 2 * i32::from(white);
        let (stage, offered) = match game.stage() {
            Stage::Playing => (0, None),
            Stage::Offered { by } => (1, Some(by)),
            Stage::Confirming => (2, None),
            Stage::Stopped => (3, None),
            Stage::Marking => (4, None),
            Stage::Agreed => (5, None),
            Stage::Over => (6, None),
        };
        let adjourned = game.adjourned();
        let [black, white] = game.warnings().map(i32::from);
        let passes = game.passes().map(|n| i32::try_from(n).unwrap_or(i32::MAX));
        vec![
            stage,
            side(offered),
            side(game.must_play()),
            bits(game.confirmed()),
            black,
            white,
            side(game.contested()),
            side(game.sealed().map(|(by, _)| by)),
            adjourned.map_or(0, |(used, _)| if used.is_some() { 2 } else { 1 }),
            adjourned.map_or(0, |(_, confirmed)| bits(confirmed)),
            passes[0],
            passes[1],
        ]
    }

    /// The commitment of the sealed move.
    #[must_use]
    pub fn sealed(&self) -> Option<String> {
        self.game.sealed().map(|(_, commitment)| commitment.to_owned())
    }

    /// The readings of the clock at the adjournment, in milliseconds.
    #[wasm_bindgen(js_name = usedMs)]
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "JavaScript gave numbers that a double holds")]
    pub fn used_ms(&self) -> Vec<f64> {
        let used = self.game.adjourned().and_then(|(used, _)| used);
        used.map(|used| used.map(|ms| ms as f64).to_vec()).unwrap_or_default()
    }

    /// How the game ended: a word and the winner (0 none); nothing while it has not.
    #[must_use]
    pub fn outcome(&self) -> Option<String> {
        self.game.outcome().map(|outcome| {
            let winner = outcome.winner().map_or("", |color| if color_code(color) == 1 { "B" } else { "W" });
            format!("{} {winner}", outcome.code())
        })
    }

    /// The cycle that the latest move closed.
    #[wasm_bindgen(unchecked_return_type = "RawCycle | undefined")]
    pub fn cycle(&self) -> Result<JsValue, JsValue> {
        cycle(self.game.cycle())
    }

    /// The cycle that a forbidden play would close.
    #[wasm_bindgen(js_name = forbiddenCycle, unchecked_return_type = "RawCycle | undefined")]
    pub fn forbidden_cycle(&self, at: i32, color_code: u8) -> Result<JsValue, JsValue> {
        let color = color(color_code)?;
        let point = usize::try_from(at).ok().and_then(|at| self.game.size().at(at));
        cycle(point.and_then(|point| self.game.forbidden_cycle(color, point)))
    }

    /// What stood on each point after a move; nothing past the latest one.
    #[wasm_bindgen(js_name = cellsAt)]
    #[must_use]
    pub fn cells_at(&self, number: u32) -> Vec<u8> {
        let stones = self.game.position_at(number as usize).unwrap_or_default();
        stones.into_iter().map(stone_code).collect()
    }

    /// What stood on each point at the start.
    #[wasm_bindgen(js_name = startTurn)]
    #[must_use]
    pub fn start_turn(&self) -> u8 {
        color_code(self.game.setup().turn())
    }

    /// Marks these stones dead and no others, for one of the sides or the referee (0); `false` if the game is over.
    #[wasm_bindgen(js_name = markBy)]
    pub fn mark_by(&mut self, by_code: u8, dead: &[u16]) -> bool {
        let size = self.game.size();
        let dead = points(size, dead);
        let dead = self.game.board().whole_chains(dead);
        self.change().mark_by(super::event::by(by_code), dead)
    }

    /// The points that are forbidden to a side for want of liberties (rule R-B-18).
    #[wasm_bindgen(js_name = forbiddenPoints)]
    pub fn forbidden_points(&self, color_code: u8) -> Result<Vec<u16>, JsValue> {
        Ok(indices(self.game.size(), &self.game.forbidden_points(color(color_code)?)))
    }

    /// The stones of a side that live unconditionally, or with `area` these and what is theirs by that.
    #[wasm_bindgen(js_name = safeStones)]
    pub fn safe_stones(&self, color_code: u8, area: bool) -> Result<Vec<u16>, JsValue> {
        let color = color(color_code)?;
        let alive = crate::pass_alive(self.game.board(), color, self.game.rules().suicide);
        let set = if area { alive.area } else { alive.stones };
        Ok(indices(self.game.size(), &set.to_vec()))
    }

    /// The stones that are dead for certain: inside what is unconditionally the other side's.
    #[wasm_bindgen(js_name = provenDead)]
    #[must_use]
    pub fn proven_dead(&self) -> Vec<u16> {
        let dead = crate::provably_dead(self.game.board(), self.game.rules().suicide);
        indices(self.game.size(), &dead.to_vec())
    }
}

fn codes(effects: &[Effect]) -> Value {
    Value::List(effects.iter().map(|effect| Value::Text(effect.code().to_owned())).collect())
}

fn cycle(cycle: Option<Cycle>) -> Result<JsValue, JsValue> {
    let Some(cycle) = cycle else { return Ok(JsValue::UNDEFINED) };
    let count = |n: usize| Value::count(u32::try_from(n).unwrap_or(u32::MAX));
    Value::Object(vec![
        ("since", count(cycle.since)),
        ("length", count(cycle.length)),
        ("times", count(cycle.times)),
        ("sameTurn", Value::Number(cycle.same_turn.into())),
        ("black", count(cycle.taken[0])),
        ("white", count(cycle.taken[1])),
        ("kind", Value::Text(cycle.kind.code().to_owned())),
    ])
    .to_js()
}

fn bad_event() -> JsValue {
    RawError::new("event", "an event that is none of those known".to_owned()).into()
}
