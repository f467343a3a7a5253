//! What the engine answers without a handle: counts of bare positions, commitments, who plays Black.

use super::convert::{RawRules, points, size, stones};
use super::error::RawError;
use super::event;
use super::types::Value;
use crate::{Count, PointSet, Rules, score as count};
use wasm_bindgen::prelude::*;

/// Counts a bare position. `tallies` are two numbers each, Black's first: stones taken, 子 paid, passes
/// made; then the side that passed first, and the one that contested points go to (0 none).
///
/// # Errors
/// A size, position or rule that is none.
#[wasm_bindgen(unchecked_return_type = "RawScore")]
pub fn score(
    width: u32,
    height: u32,
    cells: &[u8],
    dead: &[u16],
    rules: &[i32],
    handicap: u32,
    tallies: &[u32],
) -> Result<JsValue, JsValue> {
    let size = size(width, height)?;
    let rules = Rules::try_from(RawRules(rules))?;
    let setup = crate::Setup::stones(size, &stones(cells)?, crate::Color::Black).map_err(RawError::from)?;
    let tally = |place: usize| tallies.get(place).copied().unwrap_or(0);
    let pair = |place: usize| [tally(place), tally(place + 1)];
    let side = |place: usize| event::by(u8::try_from(tally(place)).unwrap_or(0)).side();
    let dead = PointSet::from_points(size, points(size, dead));
    let count_by = Count {
        handicap,
        prisoners: pair(0),
        penalties: pair(2),
        passes: pair(4),
        button: side(6),
        contested: side(7),
        ..Count::by(&rules)
    };
    Value::score(&count(&setup.board(), &dead, &count_by)).to_js()
}

/// Commits to a note without showing it: see `Game.seal`.
///
/// # Errors
/// A salt that is too short, or texts that are too long.
#[wasm_bindgen]
pub fn commitment(note: &str, salt: &str) -> Result<String, JsValue> {
    crate::commitment(note, salt).map_err(|error| RawError::new("salt", error.to_string()).into())
}

/// Who plays Black: 1 the holder of the stones, 2 the guesser.
///
/// # Errors
/// Numbers of stones that make no drawing.
#[wasm_bindgen]
pub fn nigiri(held: u32, shown: u32) -> Result<u8, JsValue> {
    match crate::nigiri(held, shown) {
        Ok(crate::Drawer::Holder) => Ok(1),
        Ok(crate::Drawer::Guesser) => Ok(2),
        Err(error) => Err(RawError::new(error.code(), error.to_string()).into()),
    }
}
