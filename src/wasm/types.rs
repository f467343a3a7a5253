//! Structured values that cross the boundary as plain objects, with their TypeScript types.

use super::error::RawError;
use crate::{Color, PointSet, Score, Scoring, Side};
use serde::{Serialize, Serializer};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Why a move is refused. `since` is −1 where there is none. */
export interface RawIllegal { code: string; message: string; since: number; chain: Uint16Array }
/** A move of a record that the rules forbid: `x` and `y` are −1 where it is no point; `width` is the board's. */
export interface RawBadMove extends RawIllegal {
  number: number; color: number; x: number; y: number; isPlayed: boolean; width: number;
}
/** What was wrong in a record and was got over; lines and columns from 1. */
export interface RawFault { code: string; message: string; line: number; column: number }
/** What was wrong in one of several records; `done` is what the reader did about it. */
export interface RawRecordFault extends RawFault { game: number; done: string }
/** A move of a record with a tree that the rules forbid. */
export interface RawBadNode extends RawBadMove { node: number }
/** Why an act is refused; `since` and `chain` for illegal moves. */
export interface RawRefusal { code: string; message: string; since?: number; chain?: Uint16Array }
/** An event: see `js/events.ts`. */
export interface RawEvent { prior: string; numbers: number[]; words: string[] }
/** What the rules make of a report. */
export interface RawRuling { effects: string[]; choices: string[]; decider: string }
/** A ruling that was made. */
export interface RawLogged { after: number; event: RawEvent; effects: string[] }
/** A cycle. */
export interface RawCycle {
  since: number; length: number; times: number; sameTurn: number; black: number; white: number; kind: string;
}
/** One side of a count; halves are halves of a point. */
export interface RawSide {
  totalHalves: number; totalText: string; stones: number; territory: number; sharedHalves: number;
  prisoners: number; dead: number; passStones: number; tax: number; komiHalfPoints: number; handicap: number;
  button: number; penalty: number;
}
/** A count. `owner`: 1 Black, 255 White, 0 nobody, row by row; the others 1 or 0. */
export interface RawScore {
  black: RawSide; white: RawSide; byTerritory: number; marginQuarters: number; needed: string; neededQuarters: number;
  short: string; sgf: string; en: string; zh: string; owner: Uint8Array; seki: Uint8Array; falseEyes: Uint8Array;
}
"#;

/// A structured value on its way to JavaScript.
///
/// One type for all of them, written as a map: derived structs would bring a table of key strings
/// with a hash map (5 kB of wasm) and code of their own for every field.
pub(super) enum Value {
    /// `null`.
    #[cfg_attr(not(feature = "wasm"), allow(dead_code, reason = "a game gives none"))]
    Null,
    Number(i32),
    Double(f64),
    Text(String),
    /// One `Uint8Array`.
    Bytes(Vec<u8>),
    List(Vec<Value>),
    Object(Vec<(&'static str, Value)>),
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Number(number) => serializer.serialize_i32(*number),
            Self::Double(number) => serializer.serialize_f64(*number),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Bytes(bytes) => serializer.serialize_bytes(bytes),
            Self::List(values) => serializer.collect_seq(values),
            Self::Object(entries) => serializer.collect_map(entries.iter().map(|(key, value)| (key, value))),
        }
    }
}

impl Value {
    /// The value as a plain JavaScript object.
    pub(super) fn to_js(&self) -> Result<JsValue, JsValue> {
        let serializer = serde_wasm_bindgen::Serializer::new();
        self.serialize(&serializer.serialize_maps_as_objects(true).serialize_missing_as_null(true))
            .map_err(|_| RawError::new("internal", "a value could not be made".to_owned()).into())
    }

    pub(super) fn count(n: u32) -> Self {
        Self::Number(i32::try_from(n).unwrap_or(i32::MAX))
    }

    /// A `RawScore`.
    pub(super) fn score(score: &Score) -> Self {
        let margin = score.margin;
        let owner = score.owner.iter().map(|owner| match owner {
            Some(Color::Black) => 1,
            Some(Color::White) => 255,
            None => 0,
        });
        let mask = |set: &PointSet| {
            Self::Bytes(set.size().points().map(|point| set.contains(point).into()).collect())
        };
        Self::Object(vec![
            ("black", Self::side(&score.sides[0])),
            ("white", Self::side(&score.sides[1])),
            ("marginQuarters", Self::Number(i32::try_from(margin.quarters()).unwrap_or(0))),
            ("needed", Self::Text(score.needed_text())),
            ("neededQuarters", Self::Number(i32::try_from(score.needed_quarters).unwrap_or(0))),
            ("byTerritory", Self::Number((score.scoring == Scoring::Territory).into())),
            ("short", Self::Text(score.short())),
            ("sgf", Self::Text(margin.to_sgf())),
            ("en", Self::Text(score.text_en())),
            ("zh", Self::Text(score.text_zh())),
            ("owner", Self::Bytes(owner.collect())),
            ("seki", mask(&score.seki)),
            ("falseEyes", mask(&score.false_eyes)),
        ])
    }

    /// A `RawSide`.
    fn side(side: &Side) -> Self {
        Self::Object(vec![
            ("totalHalves", Self::count(side.total_halves)),
            ("totalText", Self::Text(side.total_text())),
            ("stones", Self::count(side.stones)),
            ("territory", Self::count(side.territory)),
            ("sharedHalves", Self::count(side.shared_halves)),
            ("prisoners", Self::count(side.prisoners)),
            ("dead", Self::count(side.dead)),
            ("passStones", Self::count(side.pass_stones)),
            ("tax", Self::count(side.tax)),
            ("komiHalfPoints", Self::count(side.komi_half_points)),
            ("handicap", Self::count(side.handicap)),
            ("button", Self::count(side.button)),
            ("penalty", Self::count(side.penalty)),
        ])
    }
}
