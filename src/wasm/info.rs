//! What a record says of its game, understood.

use super::convert::color_code;
use super::game_record::RawRecord;
use super::types::Value;
use crate::{Overtime, RecordInfo, RecordResult, RecordedWinner};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What a record says of how its game ended; `winner` as in `js/record-info.ts`. */
export interface RawRecordedResult { winner: number; by: string; marginQuarters: number | null; text: string }
/** What follows the main time: `kind` is `"byo-yomi"`, `"canadian"` or `"fischer"`, `count` periods or stones. */
export interface RawRecordedOvertime { kind: string; count: number; ms: number }
/** What a record says of its game, as far as it is understood. */
export interface RawRecordedInfo {
  komiHalfPoints: number | null; komiScale: string | null; komiText: string | null; handicap: number | null;
  rules: string | null; result: RawRecordedResult | null; mainTimeMs: number | null; overtime: RawRecordedOvertime | null;
}
"#;

/// The name of the set of rules that a record's RU names.
#[wasm_bindgen(js_name = rulesNamed)]
#[must_use]
pub fn rules_named(text: &str) -> Option<String> {
    let mut info = RecordInfo::new();
    info.set("RU", text);
    info.preset().map(|preset| preset.name().to_owned())
}

#[wasm_bindgen]
#[allow(clippy::missing_errors_doc, reason = "every error is described where it is raised")]
impl RawRecord {
    /// What the record says of its game, as far as it is understood.
    #[wasm_bindgen(js_name = recordedInfo, unchecked_return_type = "RawRecordedInfo")]
    pub fn recorded_info(&self) -> Result<JsValue, JsValue> {
        recorded_info(&self.record.info()).to_js()
    }
}

/// A `RawRecordedInfo`.
fn recorded_info(info: &RecordInfo) -> Value {
    let text = |text: &str| Value::Text(text.to_owned());
    let komi = info.stated_komi();
    Value::Object(vec![
        ("komiHalfPoints", or_null(komi, |stated| Value::Number(stated.komi.half_points()))),
        ("komiScale", or_null(komi, |stated| text(stated.scale.code()))),
        ("komiText", or_null(info.get("KM"), text)),
        ("handicap", or_null(info.handicap(), Value::count)),
        ("rules", or_null(info.preset(), |preset| text(preset.name()))),
        ("result", or_null(info.result(), |found| result(found, info.get("RE").unwrap_or("")))),
        ("mainTimeMs", or_null(info.main_time_ms(), milliseconds)),
        ("overtime", or_null(info.overtime(), overtime)),
    ])
}

fn or_null<T>(value: Option<T>, make: impl FnOnce(T) -> Value) -> Value {
    value.map_or(Value::Null, make)
}

fn result(result: RecordResult, text: &str) -> Value {
    let winner = match result.winner {
        RecordedWinner::Unknown => 0,
        RecordedWinner::Side(color) => color_code(color),
        RecordedWinner::Draw => 3,
        RecordedWinner::NoResult => 4,
    };
    Value::Object(vec![
        ("winner", Value::Number(winner.into())),
        ("by", Value::Text(result.by.code().to_owned())),
        ("marginQuarters", or_null(result.margin_quarters, Value::count)),
        ("text", Value::Text(text.to_owned())),
    ])
}

fn overtime(overtime: Overtime) -> Value {
    let (kind, count, ms) = match overtime {
        Overtime::ByoYomi { periods, period_ms } => ("byo-yomi", periods, period_ms),
        Overtime::Canadian { stones, period_ms } => ("canadian", stones, period_ms),
        Overtime::Fischer { increment_ms } => ("fischer", 0, increment_ms),
    };
    Value::Object(vec![
        ("kind", Value::Text(kind.to_owned())),
        ("count", Value::count(count)),
        ("ms", milliseconds(ms)),
    ])
}

/// Times are seconds of 32 bits and a rest, so that nothing is lost.
fn milliseconds(ms: u64) -> Value {
    let part = |n: u64| f64::from(u32::try_from(n).unwrap_or(u32::MAX));
    // One operation more than `mul_add`, which wasm has not and has to be worked out in 1 kB.
    Value::Double(part(ms / 1000) * 1000.0 + part(ms % 1000))
}
