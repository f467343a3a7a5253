//! In which encoding bytes are.

use super::error::{RawError, set};
use crate::Encoding;
use js_sys::Object;
use wasm_bindgen::prelude::*;

/// Finds the encoding of a record.
///
/// # Errors
/// UTF-32.
#[wasm_bindgen(js_name = findEncoding, unchecked_return_type = "RawFoundEncoding")]
pub fn find_encoding(bytes: &[u8]) -> Result<Object, JsValue> {
    let found =
        crate::find_encoding(bytes).map_err(|error| RawError::new(error.code(), error.to_string()))?;
    let object = Object::new();
    set(&object, "encoding", &found.encoding.label().into());
    set(&object, "source", &found.source.name().into());
    set(&object, "stated", &found.stated.name().into());
    set(&object, "isAscii", &found.is_ascii.into());
    Ok(object)
}

/// The label of an encoding that has other names too.
#[wasm_bindgen(js_name = encodingNamed)]
#[must_use]
pub fn encoding_named(name: &str) -> Option<String> {
    Encoding::from_label(name).map(|encoding| encoding.label().to_owned())
}
