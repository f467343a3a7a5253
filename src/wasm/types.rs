//! Structured values that cross the boundary as plain objects, with their TypeScript types.

use super::convert::rule_codes;
use super::error::RawError;
use crate::{Preset, Score, Side};
use serde::{Serialize, Serializer};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Why a move is refused. `since` is −1 where there is none. */
export interface RawIllegal { code: string; message: string; since: number; chain: Uint16Array }
/** A move of a record that the rules forbid: `at` is −1 where it is no point of the board. */
export interface RawBadMove extends RawIllegal { number: number; color: number; at: number; isPlayed: boolean }
/** A named set of rules; `rules` in the numbers of `RawGame`. */
export interface RawPreset { name: string; en: string; zh: string; rules: number[] }
/** One side of a count; halves are halves of a point. */
export interface RawSide {
  totalHalves: number; totalText: string; stones: number; territory: number; sharedHalves: number;
  prisoners: number; komiHalfPoints: number; handicap: number; penalty: number;
}
/** A count. `owner`: 1 Black, 255 White, 0 nobody, row by row. */
export interface RawScore {
  black: RawSide; white: RawSide; marginQuarters: number; needed: string;
  zi: string; sgf: string; en: string; zh: string; owner: Uint8Array;
}
"#;

/// A value as a plain JavaScript object.
pub(super) fn to_js<T: Serialize>(value: &T) -> Result<JsValue, JsValue> {
    value
        .serialize(&serde_wasm_bindgen::Serializer::new())
        .map_err(|_| RawError::new("internal", "a value could not be made".to_owned()).into())
}

#[derive(Serialize)]
pub(super) struct RawPreset {
    name: &'static str,
    en: &'static str,
    zh: &'static str,
    rules: [i32; 5],
}

impl RawPreset {
    pub(super) fn new(preset: Preset) -> Self {
        let (en, zh) = preset.title();
        Self { name: preset.name(), en, zh, rules: rule_codes(preset.rules()) }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RawSide {
    total_halves: u32,
    total_text: String,
    stones: u32,
    territory: u32,
    shared_halves: u32,
    prisoners: u32,
    komi_half_points: u32,
    handicap: u32,
    penalty: u32,
}

impl From<&Side> for RawSide {
    fn from(side: &Side) -> Self {
        Self {
            total_halves: side.total_halves,
            total_text: side.total_text(),
            stones: side.stones,
            territory: side.territory,
            shared_halves: side.shared_halves,
            prisoners: side.prisoners,
            komi_half_points: side.komi_half_points,
            handicap: side.handicap,
            penalty: side.penalty,
        }
    }
}

/// Bytes that cross as one `Uint8Array`.
struct Bytes(Vec<u8>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct RawScore {
    black: RawSide,
    white: RawSide,
    margin_quarters: i32,
    needed: String,
    zi: String,
    sgf: String,
    en: String,
    zh: String,
    owner: Bytes,
}

impl RawScore {
    pub(super) fn new(score: &Score) -> Self {
        let margin = score.margin;
        let owner = score.area.owner.iter().map(|owner| match owner {
            Some(crate::Color::Black) => 1,
            Some(crate::Color::White) => 255,
            None => 0,
        });
        Self {
            black: (&score.sides[0]).into(),
            white: (&score.sides[1]).into(),
            margin_quarters: i32::try_from(margin.quarters()).unwrap_or(0),
            needed: score.needed_text(),
            zi: margin.to_zi(),
            sgf: margin.to_sgf(),
            en: margin.to_en(),
            zh: margin.to_zh(),
            owner: Bytes(owner.collect()),
        }
    }
}
