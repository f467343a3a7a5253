//! Between the crate's types and the numbers that cross the boundary.

#![cfg_attr(not(feature = "wasm"), allow(dead_code, reason = "the smaller parts need less of it"))]

use super::error::RawError;
use crate::{Color, Point, Rules, Size};
use wasm_bindgen::JsValue;

/// The number of a row-major index that is on no board, for answers of "none".
pub(super) const NONE: i32 = -1;

pub(super) fn size(width: u32, height: u32) -> Result<Size, JsValue> {
    Size::new(width, height).map_err(|error| RawError::from(error).into())
}

/// 1 for Black, 2 for White.
pub(super) fn color(code: u8) -> Result<Color, JsValue> {
    match code {
        1 => Ok(Color::Black),
        2 => Ok(Color::White),
        _ => Err(bad_color(code)),
    }
}

/// Kept out of the many places that read a colour.
#[cold]
#[inline(never)]
fn bad_color(code: u8) -> JsValue {
    RawError::new("color", format!("color {code}, wanted 1 or 2")).into()
}

pub(super) const fn color_code(color: Color) -> u8 {
    match color {
        Color::Black => 1,
        Color::White => 2,
    }
}

pub(super) fn stone_code(stone: Option<Color>) -> u8 {
    stone.map_or(0, color_code)
}

pub(super) fn stones(cells: &[u8]) -> Result<Vec<Option<Color>>, JsValue> {
    cells.iter().map(|&code| if code == 0 { Ok(None) } else { color(code).map(Some) }).collect()
}

/// The points of row-major indices, those past the board left out.
#[inline(never)]
pub(super) fn points(size: Size, indices: &[u16]) -> Vec<Point> {
    indices.iter().filter_map(|&index| size.at(index.into())).collect()
}

/// Points as row-major indices.
#[inline(never)]
pub(super) fn indices(size: Size, points: &[Point]) -> Vec<u16> {
    points.iter().map(|&point| u16::try_from(size.index(point)).unwrap_or(u16::MAX)).collect()
}

/// A point as a row-major index, or −1.
pub(super) fn index(size: Size, point: Option<Point>) -> i32 {
    point.and_then(|point| i32::try_from(size.index(point)).ok()).unwrap_or(NONE)
}

/// Rules as numbers, in the order of [`Rules::to_codes`]: komi in half points, each of the others the
/// place of its word in the lists of `js/rules.ts`.
pub(super) struct RawRules<'a>(pub(super) &'a [i32]);

impl TryFrom<RawRules<'_>> for Rules {
    type Error = JsValue;

    fn try_from(raw: RawRules<'_>) -> Result<Self, JsValue> {
        Rules::from_codes(raw.0)
            .ok_or_else(|| RawError::new("rules", "rules that are none of those known".to_owned()).into())
    }
}

/// The same numbers, of rules.
pub(super) fn rule_codes(rules: Rules) -> [i32; 17] {
    rules.to_codes()
}
