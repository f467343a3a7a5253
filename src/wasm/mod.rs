//! The JavaScript boundary: a handle for games and one for records, numbers and typed arrays, plain objects for the rest.
//!
//! Built with the feature `wasm`. It stands outside: it uses the crate's public items only. The
//! TypeScript layer in `js/` checks every argument before it calls; what still can't be is
//! answered with an error value here, never with a trap. Points cross as row-major indices
//! `y * width + x` from the top left, moves as those or −1 for a pass, colours as 1 for Black and
//! 2 for White, stones as those or 0.

mod convert;
mod encoding;
mod error;
mod event;
mod formats;
mod game;
mod game_record;
mod info;
mod judge;
mod record;
mod record_edit;
mod standing;
mod types;

use crate::{Count, PointSet, Preset, Rules, score as count};
use convert::{RawRules, indices, points, size, stones};
pub use encoding::{encoding_named, find_encoding};
use error::RawError;
pub use formats::{read_figure, read_gtp, read_shared, write_figure, write_gtp, write_shared};
pub use game::RawGame;
pub use game_record::{RawRecord, RawRecords};
pub use judge::judge;
use types::Value;
use wasm_bindgen::prelude::*;

/// Makes a panic readable in the console, should there ever be one.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Every named set of rules.
///
/// # Errors
/// Never, but for a fault in the JavaScript engine.
#[wasm_bindgen(unchecked_return_type = "RawPreset[]")]
pub fn presets() -> Result<JsValue, JsValue> {
    Value::List(Preset::ALL.into_iter().map(Value::preset).collect()).to_js()
}

/// The points of a fixed handicap.
///
/// # Errors
/// The board has no place for so many.
#[wasm_bindgen]
pub fn handicap(width: u32, height: u32, n: u32) -> Result<Vec<u16>, JsValue> {
    let setup = crate::Setup::handicap(size(width, height)?, n).map_err(RawError::from)?;
    Ok(indices(setup.size(), &setup.stones_of(crate::Color::Black)))
}

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

/// Reads a komi written as points (`7.5`) or 子 (`3 3/4 zi`); gives half points.
///
/// # Errors
/// The text is no komi.
#[wasm_bindgen(js_name = parseKomi)]
pub fn parse_komi(text: &str) -> Result<i32, JsValue> {
    let komi: Result<crate::Komi, _> = text.parse();
    komi.map(crate::Komi::half_points).map_err(|error| RawError::new("komi", error.to_string()).into())
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

/// The name of the set of rules that a record's RU names.
#[wasm_bindgen(js_name = rulesNamed)]
#[must_use]
pub fn rules_named(text: &str) -> Option<String> {
    let mut info = crate::RecordInfo::new();
    info.set("RU", text);
    info.preset().map(|preset| preset.name().to_owned())
}
