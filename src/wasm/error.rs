//! Errors as plain JavaScript objects; the TypeScript layer makes them `GoError`s.

#![cfg_attr(not(feature = "wasm"), allow(dead_code, reason = "the smaller parts need less of it"))]

use super::convert::{NONE, color_code, indices};
use crate::{BadMove, BadMoveReason, IllegalMove, Move, SetupError, SgfError, Size, SizeError};
use js_sys::{Object, Reflect, Uint16Array};
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

impl From<SgfError> for RawError {
    fn from(error: SgfError) -> Self {
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

/// Why a move is refused, as a `RawIllegal`.
pub(super) fn evidence(size: Size, illegal: &IllegalMove) -> Object {
    let chain: &[_] = if let IllegalMove::Suicide { chain, .. } = illegal { chain } else { &[] };
    let since = illegal.since().and_then(|since| i32::try_from(since).ok()).unwrap_or(NONE);
    refusal(illegal.code(), &illegal.to_string(), since, &indices(size, chain))
}

/// A move of a record that the rules forbid, as a `RawBadMove`.
pub(super) fn bad_move(size: Size, bad: &BadMove) -> Object {
    let object = if let BadMoveReason::Illegal(illegal) = &bad.reason {
        evidence(size, illegal)
    } else {
        refusal(bad.code(), &bad.reason.to_string(), NONE, &[])
    };
    // The point may lie off the board, where it has no index.
    let (x, y) = match bad.mv {
        Some(Move::Play(point)) => (point.x().into(), point.y().into()),
        _ => (NONE, NONE),
    };
    set(&object, "number", &u32::try_from(bad.number).unwrap_or(u32::MAX).into());
    set(&object, "color", &color_code(bad.color).into());
    set(&object, "x", &x.into());
    set(&object, "y", &y.into());
    set(&object, "isPlayed", &bad.is_played.into());
    set(&object, "width", &size.width().into());
    object
}

/// What was wrong in a record and was got over, as a `RawFault`.
pub(super) fn fault(fault: &SgfError) -> Object {
    let object = Object::new();
    set(&object, "code", &fault.code().into());
    set(&object, "message", &fault.to_string().into());
    set(&object, "line", &u32::try_from(fault.line).unwrap_or(u32::MAX).into());
    set(&object, "column", &u32::try_from(fault.column).unwrap_or(u32::MAX).into());
    object
}

fn refusal(code: &str, message: &str, since: i32, chain: &[u16]) -> Object {
    let object = Object::new();
    set(&object, "code", &code.into());
    set(&object, "message", &message.into());
    set(&object, "since", &since.into());
    set(&object, "chain", &Uint16Array::from(chain).into());
    object
}

/// Sets a key of an object that was just made, which can't fail.
#[inline(never)]
pub(super) fn set(object: &Object, key: &str, value: &JsValue) {
    let done = Reflect::set(object, &key.into(), value);
    debug_assert!(done.is_ok(), "a fresh object takes every key");
}
