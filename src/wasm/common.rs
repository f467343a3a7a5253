//! What every part of the boundary has: rules by name, komi in words, fixed handicaps.

use super::convert::{indices, rule_codes, size};
use super::error::{RawError, set};
use crate::Preset;
use js_sys::{Array, Int32Array, Object};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A named set of rules; `rules` in the numbers of `Rules::to_codes`. */
export interface RawPreset { name: string; en: string; zh: string; rules: Int32Array }
"#;

/// Makes a panic readable in the console, should there ever be one.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Every named set of rules.
#[wasm_bindgen(unchecked_return_type = "RawPreset[]")]
#[must_use]
pub fn presets() -> Array {
    let list = Preset::ALL.into_iter().map(|preset| {
        let object = Object::new();
        let (en, zh) = preset.title();
        set(&object, "name", &preset.name().into());
        set(&object, "en", &en.into());
        set(&object, "zh", &zh.into());
        set(&object, "rules", &Int32Array::from(&rule_codes(preset.rules())[..]).into());
        object
    });
    list.collect()
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

/// Reads a komi written as points (`7.5`) or 子 (`3 3/4 zi`); gives half points.
///
/// # Errors
/// The text is no komi.
#[wasm_bindgen(js_name = parseKomi)]
pub fn parse_komi(text: &str) -> Result<i32, JsValue> {
    let komi: Result<crate::Komi, _> = text.parse();
    komi.map(crate::Komi::half_points).map_err(|error| RawError::new("komi", error.to_string()).into())
}
