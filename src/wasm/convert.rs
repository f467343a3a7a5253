//! Between the crate's types and the numbers that cross the boundary.

use super::error::RawError;
use crate::{Color, HandicapCompensation, KoRule, Komi, Point, Rules, Scoring, Size, Suicide};
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

/// Rules as numbers: ko, suicide, scoring, komi in half points, handicap compensation; each of
/// the others is the place of its word in the lists of `js/rules.ts`.
pub(super) struct RawRules<'a>(pub(super) &'a [i32]);

const KO: [KoRule; 5] =
    [KoRule::None, KoRule::Simple, KoRule::Positional, KoRule::Situational, KoRule::NaturalSituational];
const SUICIDE: [Suicide; 2] = [Suicide::Forbidden, Suicide::Allowed];
const SCORING: [Scoring; 1] = [Scoring::Area];
const COMPENSATION: [HandicapCompensation; 3] =
    [HandicapCompensation::None, HandicapCompensation::AllButOne, HandicapCompensation::All];

impl TryFrom<RawRules<'_>> for Rules {
    type Error = JsValue;

    fn try_from(raw: RawRules<'_>) -> Result<Self, JsValue> {
        let found = || RawError::new("rules", "rules that are none of those known".to_owned());
        let &[ko, suicide, scoring, komi, compensation] = raw.0 else { return Err(found().into()) };
        Ok(Self {
            ko: pick(&KO, ko).ok_or_else(found)?,
            suicide: pick(&SUICIDE, suicide).ok_or_else(found)?,
            scoring: pick(&SCORING, scoring).ok_or_else(found)?,
            komi: Komi::from_half_points(komi).ok_or_else(found)?,
            handicap_compensation: pick(&COMPENSATION, compensation).ok_or_else(found)?,
        })
    }
}

/// The same numbers, of rules.
pub(super) fn rule_codes(rules: Rules) -> [i32; 5] {
    [
        place(&KO, rules.ko),
        place(&SUICIDE, rules.suicide),
        place(&SCORING, rules.scoring),
        rules.komi.half_points(),
        place(&COMPENSATION, rules.handicap_compensation),
    ]
}

fn pick<T: Copy>(list: &[T], place: i32) -> Option<T> {
    list.get(usize::try_from(place).ok()?).copied()
}

fn place<T: PartialEq + Copy>(list: &[T], value: T) -> i32 {
    list.iter().position(|known| *known == value).and_then(|place| i32::try_from(place).ok()).unwrap_or(NONE)
}
