//! Errors as plain JavaScript objects; the TypeScript layer makes them `GoError`s.

use crate::{IllegalMove, SetupError, SizeError};
use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;

/// An error with its stable word and what was found and wanted.
#[derive(Debug)]
pub(super) struct RawError {
    code: &'static str,
    message: String,
}

impl RawError {
    pub(super) const fn new(code: &'static str, message: String) -> Self {
        Self { code, message }
    }
}

impl From<SizeError> for RawError {
    fn from(error: SizeError) -> Self {
        Self::new("size", error.to_string())
    }
}

impl From<SetupError> for RawError {
    fn from(error: SetupError) -> Self {
        Self::new(error.code(), error.to_string())
    }
}

impl From<&IllegalMove> for RawError {
    fn from(error: &IllegalMove) -> Self {
        Self::new(error.code(), error.to_string())
    }
}

/// `{ code, message }`.
impl From<RawError> for JsValue {
    fn from(error: RawError) -> Self {
        let object = Object::new();
        set(&object, "code", &error.code.into());
        set(&object, "message", &error.message.into());
        object.into()
    }
}

/// Sets a key of an object that was just made, which can't fail.
pub(super) fn set(object: &Object, key: &str, value: &JsValue) {
    let done = Reflect::set(object, &key.into(), value);
    debug_assert!(done.is_ok(), "a fresh object takes every key");
}
