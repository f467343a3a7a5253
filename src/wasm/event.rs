//! Events across the boundary: as a list of numbers and a list of words.

use super::convert::{NONE, color_code, index, indices, points};
use super::types::Value;
use crate::{Act, By, Color, Effect, Event, EventKind, Move, Refusal, Report, Size};
use wasm_bindgen::JsValue;

/// Where the numbers of an event stand; points follow from `POINTS` on. `js/events.ts` has the same list.
const BY: usize = 0;
const COLOR: usize = 1;
const AT: usize = 2;
const FLAGS: usize = 3;
const MOVE: usize = 4;
const USED: usize = 5;
const POINTS: usize = 7;
/// Flags: it is agreed; the board can be restored.
const AGREED: u32 = 1;
const RESTORABLE: u32 = 2;
/// Where the words stand: the kind, its first text (act, commitment, note), salt, choice, and words for the log.
const KIND: usize = 0;
const FIRST: usize = 1;
const SALT: usize = 2;
const CHOICE: usize = 3;
const TEXT: usize = 4;
const N_WORDS: usize = 5;

/// The number of who does something: 1 Black, 2 White, 0 the referee.
pub(super) fn by(code: u8) -> By {
    match code {
        1 => By::Side(Color::Black),
        2 => By::Side(Color::White),
        _ => By::Referee,
    }
}

fn by_code(by: By) -> u8 {
    by.side().map_or(0, color_code)
}

/// Numbers and words as JavaScript gave them.
pub(super) struct RawEvent<'a> {
    pub(super) numbers: &'a [f64],
    pub(super) words: &'a [String],
}

impl RawEvent<'_> {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "JavaScript sends whole numbers in range; others saturate"
    )]
    fn number(&self, place: usize) -> i64 {
        self.numbers.get(place).map_or(-1, |&number| number as i64)
    }

    fn word(&self, place: usize) -> &str {
        self.words.get(place).map_or("", String::as_str)
    }

    pub(super) fn by(&self) -> By {
        by(u8::try_from(self.number(BY)).unwrap_or(0))
    }

    fn color(&self) -> Option<Color> {
        by(u8::try_from(self.number(COLOR)).unwrap_or(0)).side()
    }

    fn point(&self, size: Size) -> Option<crate::Point> {
        size.at(usize::try_from(self.number(AT)).ok()?)
    }

    fn mv(&self, size: Size) -> Option<Move> {
        if self.number(AT) == i64::from(NONE) { Some(Move::Pass) } else { self.point(size).map(Move::Play) }
    }

    fn points(&self, size: Size) -> Vec<crate::Point> {
        let from = self.numbers.len().min(POINTS);
        let listed = (from..self.numbers.len()).filter_map(|place| u16::try_from(self.number(place)).ok());
        points(size, &listed.collect::<Vec<_>>())
    }

    fn flags(&self) -> u32 {
        u32::try_from(self.number(FLAGS)).unwrap_or(0)
    }

    fn choice(&self) -> Option<Effect> {
        Effect::by_code(self.word(CHOICE))
    }

    /// What is reported; `None` for an act that is not known.
    pub(super) fn report(&self, size: Size) -> Option<Report> {
        let flags = self.flags();
        Some(Report {
            act: Act::by_code(self.word(FIRST))?,
            offender: self.color(),
            at: self.point(size),
            move_number: usize::try_from(self.number(MOVE)).ok(),
            is_agreed: flags & AGREED != 0,
            is_restorable: flags & RESTORABLE != 0,
            choice: self.choice(),
            text: self.word(TEXT).to_owned(),
        })
    }

    /// What it is; `None` for what is no event.
    pub(super) fn kind(&self, size: Size) -> Option<EventKind> {
        let text = |place| self.word(place).to_owned();
        Some(match self.word(KIND) {
            "play" => EventKind::Play(self.point(size)?),
            "pass" => EventKind::Pass,
            "put" => EventKind::Put { color: self.color()?, mv: self.mv(size)? },
            "resign" => EventKind::Resign,
            "offer" => EventKind::Offer,
            "answer" => EventKind::Answer { agrees: self.flags() & AGREED != 0 },
            "stop" => EventKind::Stop,
            "mark" => EventKind::Mark { dead: self.points(size) },
            "accept" => EventKind::Accept,
            "dispute" => EventKind::Dispute { stones: self.points(size) },
            "resume" => EventKind::Resume,
            "confirm" => EventKind::Confirm,
            "give-up-play" => EventKind::GiveUpPlay,
            "report" => EventKind::Report(self.report(size)?),
            "adjourn" => {
                let used = [USED, USED + 1].map(|place| u64::try_from(self.number(place)).ok());
                EventKind::Adjourn {
                    used_ms: if let [Some(black), Some(white)] = used { Some([black, white]) } else { None },
                }
            }
            "continue" => EventKind::Continue,
            "seal" => EventKind::Seal { commitment: text(FIRST) },
            "open" => EventKind::Open { note: text(FIRST), salt: text(SALT), choice: self.choice() },
            _ => return None,
        })
    }
}

/// A `RawEvent`.
pub(super) fn event(size: Size, event: &Event) -> Value {
    let mut numbers = vec![f64::from(NONE); POINTS];
    let mut words = vec![String::new(); N_WORDS];
    numbers[BY] = by_code(event.by).into();
    numbers[FLAGS] = 0.0;
    event.kind.code().clone_into(&mut words[KIND]);
    let mut list: &[crate::Point] = &[];
    match &event.kind {
        EventKind::Play(point) => numbers[AT] = index(size, Some(*point)).into(),
        EventKind::Put { color, mv } => {
            numbers[COLOR] = color_code(*color).into();
            if let Move::Play(point) = mv {
                numbers[AT] = index(size, Some(*point)).into();
            }
        }
        EventKind::Answer { agrees } => numbers[FLAGS] = u8::from(*agrees).into(),
        EventKind::Mark { dead } => list = dead,
        EventKind::Dispute { stones } => list = stones,
        EventKind::Report(report) => {
            numbers[COLOR] = report.offender.map_or(0, color_code).into();
            numbers[AT] = index(size, report.at).into();
            numbers[MOVE] = number(report.move_number);
            numbers[FLAGS] = (u8::from(report.is_agreed) + 2 * u8::from(report.is_restorable)).into();
            report.act.code().clone_into(&mut words[FIRST]);
            report.choice.map_or("", Effect::code).clone_into(&mut words[CHOICE]);
            words[TEXT].clone_from(&report.text);
        }
        EventKind::Adjourn { used_ms: Some(used) } => {
            for (place, ms) in used.iter().enumerate() {
                // JavaScript gave a whole number that a double holds.
                numbers[USED + place] = number(usize::try_from(*ms).ok());
            }
        }
        EventKind::Seal { commitment } => words[FIRST].clone_from(commitment),
        EventKind::Open { note, salt, choice } => {
            words[FIRST].clone_from(note);
            words[SALT].clone_from(salt);
            choice.map_or("", Effect::code).clone_into(&mut words[CHOICE]);
        }
        _ => {}
    }
    numbers.extend(indices(size, list).into_iter().map(f64::from));
    Value::Object(vec![
        ("prior", Value::Text(format!("{:016x}", event.prior))),
        ("numbers", Value::List(numbers.into_iter().map(Value::Double).collect())),
        ("words", Value::List(words.into_iter().map(Value::Text).collect())),
    ])
}

/// A whole number as a double.
fn number(number: Option<usize>) -> f64 {
    number.map_or(f64::from(NONE), |number| f64::from(u32::try_from(number).unwrap_or(u32::MAX)))
}

/// Why an act is refused, as a `RawRefusal`.
pub(super) fn refusal(size: Size, refusal: &Refusal) -> Result<JsValue, JsValue> {
    if let Refusal::Illegal(illegal) = refusal {
        return Ok(super::error::evidence(size, illegal).into());
    }
    Value::Object(vec![
        ("code", Value::Text(refusal.code().to_owned())),
        ("message", Value::Text(refusal.to_string())),
    ])
    .to_js()
}
