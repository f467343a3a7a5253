//! Between the crate's types and the numbers that cross the boundary.

use super::error::RawError;
use crate::{
    Button, Color, Cycles, EndOffer, GiveUpPlay, HandicapCompensation, IllegalActs, KoRule, Komi, LastPass,
    Marks, PassStones, Passes, Point, RepeatedPass, Resumption, Rules, Scoring, Size, Suicide, Tax,
};
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

/// Rules as numbers, in the order of [`rule_codes`]: komi in half points, each of the others the
/// place of its word in the lists of `js/rules.ts`.
pub(super) struct RawRules<'a>(pub(super) &'a [i32]);

/// How many numbers they are.
const N_RULES: usize = 17;

const KO: [KoRule; 5] =
    [KoRule::None, KoRule::Simple, KoRule::Positional, KoRule::Situational, KoRule::NaturalSituational];
const SUICIDE: [Suicide; 2] = [Suicide::Forbidden, Suicide::Allowed];
const SCORING: [Scoring; 2] = [Scoring::Area, Scoring::Territory];
const TAX: [Tax; 3] = [Tax::None, Tax::Seki, Tax::Groups];
const BUTTON: [Button; 2] = [Button::None, Button::HalfPoint];
const COMPENSATION: [HandicapCompensation; 3] =
    [HandicapCompensation::None, HandicapCompensation::AllButOne, HandicapCompensation::All];
const PASSES: [Passes; 3] = [Passes::OneEach, Passes::ThreeEach, Passes::Agreement];
const LAST_PASS: [LastPass; 2] = [LastPass::Either, LastPass::White];
const PASS_STONES: [PassStones; 2] = [PassStones::None, PassStones::Given];
const REPEATED_PASS: [RepeatedPass; 2] = [RepeatedPass::Ordinary, RepeatedPass::Stops];
const END_OFFER: [EndOffer; 3] = [EndOffer::None, EndOffer::GivesUpTurn, EndOffer::Free];
const GIVE_UP_PLAY: [GiveUpPlay; 2] = [GiveUpPlay::None, GiveUpPlay::AbsoluteTime];
const MARKS: [Marks; 3] = [Marks::Agreed, Marks::AllAlive, Marks::AllAliveOnceResumed];
const RESUMPTION: [Resumption; 3] =
    [Resumption::TurnHolder, Resumption::ClaimantOfDead, Resumption::Opponent];
const ILLEGAL_ACTS: [IllegalActs; 5] = [
    IllegalActs::Unpriced,
    IllegalActs::Blocked,
    IllegalActs::Chinese1988,
    IllegalActs::Chinese2002,
    IllegalActs::Loses,
];
const CYCLES: [Cycles; 6] =
    [Cycles::None, Cycles::DrawOrReplay, Cycles::Draw, Cycles::Replay, Cycles::NoResult, Cycles::ExtraGame];

impl TryFrom<RawRules<'_>> for Rules {
    type Error = JsValue;

    fn try_from(raw: RawRules<'_>) -> Result<Self, JsValue> {
        rules(raw.0)
            .ok_or_else(|| RawError::new("rules", "rules that are none of those known".to_owned()).into())
    }
}

fn rules(codes: &[i32]) -> Option<Rules> {
    let codes: &[i32; N_RULES] = codes.try_into().ok()?;
    Some(Rules {
        ko: pick(&KO, codes[0])?,
        suicide: pick(&SUICIDE, codes[1])?,
        scoring: pick(&SCORING, codes[2])?,
        tax: pick(&TAX, codes[3])?,
        button: pick(&BUTTON, codes[4])?,
        komi: Komi::from_half_points(codes[5])?,
        handicap_compensation: pick(&COMPENSATION, codes[6])?,
        passes: pick(&PASSES, codes[7])?,
        last_pass: pick(&LAST_PASS, codes[8])?,
        pass_stones: pick(&PASS_STONES, codes[9])?,
        repeated_pass: pick(&REPEATED_PASS, codes[10])?,
        end_offer: pick(&END_OFFER, codes[11])?,
        give_up_play: pick(&GIVE_UP_PLAY, codes[12])?,
        marks: pick(&MARKS, codes[13])?,
        resumption: pick(&RESUMPTION, codes[14])?,
        illegal_acts: pick(&ILLEGAL_ACTS, codes[15])?,
        cycles: pick(&CYCLES, codes[16])?,
    })
}

/// The same numbers, of rules.
pub(super) fn rule_codes(rules: Rules) -> [i32; N_RULES] {
    [
        place(&KO, rules.ko),
        place(&SUICIDE, rules.suicide),
        place(&SCORING, rules.scoring),
        place(&TAX, rules.tax),
        place(&BUTTON, rules.button),
        rules.komi.half_points(),
        place(&COMPENSATION, rules.handicap_compensation),
        place(&PASSES, rules.passes),
        place(&LAST_PASS, rules.last_pass),
        place(&PASS_STONES, rules.pass_stones),
        place(&REPEATED_PASS, rules.repeated_pass),
        place(&END_OFFER, rules.end_offer),
        place(&GIVE_UP_PLAY, rules.give_up_play),
        place(&MARKS, rules.marks),
        place(&RESUMPTION, rules.resumption),
        place(&ILLEGAL_ACTS, rules.illegal_acts),
        place(&CYCLES, rules.cycles),
    ]
}

fn pick<T: Copy>(list: &[T], place: i32) -> Option<T> {
    list.get(usize::try_from(place).ok()?).copied()
}

fn place<T: PartialEq + Copy>(list: &[T], value: T) -> i32 {
    list.iter().position(|known| *known == value).and_then(|place| i32::try_from(place).ok()).unwrap_or(NONE)
}
