//! In which encoding bytes are.

use super::error::RawError;
use crate::Encoding;
use wasm_bindgen::prelude::*;

/// Finds the encoding of a record: its label, what tells it, what became of the stated one, and `ascii`
/// where it is ASCII; words with a blank between them.
///
/// # Errors
/// UTF-32.
#[wasm_bindgen(js_name = findEncoding)]
pub fn find_encoding(bytes: &[u8]) -> Result<String, JsValue> {
    let found =
        crate::find_encoding(bytes).map_err(|error| RawError::new(error.code(), error.to_string()))?;
    let form = if found.is_ascii { "ascii" } else { "" };
    let mut words = found.encoding.label().to_owned();
    for word in [found.source.name(), found.stated.name(), form] {
        words.push(' ');
        words.push_str(word);
    }
    Ok(words)
}

/// The label of an encoding that has other names too.
#[wasm_bindgen(js_name = encodingNamed)]
#[must_use]
pub fn encoding_named(name: &str) -> Option<String> {
    Encoding::from_label(name).map(|encoding| encoding.label().to_owned())
}
