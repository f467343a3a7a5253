//! What a text to share says before its moves: size, rules, stones put up.

use super::bits::{Reader, Writer};
use super::{no_point, small};
use crate::color::Color;
use crate::komi::Komi;
use crate::point::{Point, Size};
use crate::record::list::{ListError, MoveList};
use crate::rules::{Preset, Rules};
use crate::setup::Setup;

/// The sets of rules by their numbers in a text. Grows at the end only.
const SETS: [Preset; 14] = [
    Preset::Chinese2002,
    Preset::Chinese1988,
    Preset::Platform,
    Preset::ChineseSimpleKo,
    Preset::ChineseSuperko,
    Preset::AncientChinese,
    Preset::TrompTaylor,
    Preset::NewZealand,
    Preset::Aga,
    Preset::AgaTerritory,
    Preset::ButtonGo,
    Preset::Japanese,
    Preset::Korean,
    Preset::Ing,
];

/// The place of komi among the numbers of rules.
const KOMI: usize = 5;

/// How stones put up are told.
const NO_STONES: u64 = 0;
const FIXED_HANDICAP: u64 = 1;
const STONES: u64 = 2;

/// One bit for 19 by 19; else columns and rows less one, in six bits each.
pub(super) fn write_size(writer: &mut Writer, size: Size) {
    let is_other = size != Size::STANDARD;
    writer.flag(is_other);
    if is_other {
        writer.bits(u64::from(size.width()) - 1, 6);
        writer.bits(u64::from(size.height()) - 1, 6);
    }
}

pub(super) fn read_size(reader: &mut Reader) -> Option<Size> {
    if !reader.flag()? {
        return Some(Size::STANDARD);
    }
    let mut side = || u32::try_from(reader.bits(6)? + 1).ok();
    Size::new(side()?, side()?).ok()
}

/// The set by its number and whether komi is another than the set's, or every switch in three
/// bits; then komi, if it is not the set's.
pub(super) fn write_rules(writer: &mut Writer, rules: Rules) {
    let set = SETS.iter().position(|set| Rules { komi: rules.komi, ..set.rules() } == rules);
    writer.flag(set.is_none());
    if let Some(set) = set {
        writer.number(small(set));
        let is_other = SETS.get(set).is_none_or(|set| set.rules().komi != rules.komi);
        writer.flag(is_other);
        if !is_other {
            return;
        }
    } else {
        for (place, code) in rules.to_codes().into_iter().enumerate() {
            if place != KOMI {
                writer.bits(u64::try_from(code).unwrap_or(0), 3);
            }
        }
    }
    let halves = rules.komi.half_points();
    writer.flag(halves < 0);
    writer.number(halves.unsigned_abs());
}

pub(super) fn read_rules(reader: &mut Reader, list: &mut MoveList) -> Option<Rules> {
    let mut has_komi = true;
    let mut rules = if reader.flag()? {
        let mut codes = [0; 17];
        for (place, code) in codes.iter_mut().enumerate() {
            if place != KOMI {
                *code = i32::try_from(reader.bits(3)?).ok()?;
            }
        }
        Rules::from_codes(&codes)?
    } else {
        let set = *SETS.get(usize::try_from(reader.number()?).ok()?)?;
        list.info.set("RU", set.name());
        has_komi = reader.flag()?;
        set.rules()
    };
    if has_komi {
        let is_negative = reader.flag()?;
        let halves = i32::try_from(reader.number()?).ok()?;
        rules.komi = Komi::from_half_points(if is_negative { -halves } else { halves })?;
    }
    list.info.set("KM", &rules.komi.to_string());
    Some(rules)
}

/// Nothing, the fixed handicap, or every stone: how many empty points lie before it, row by row,
/// and its colour.
pub(super) fn write_stones(writer: &mut Writer, list: &MoveList, handicap: u32) -> Result<(), ListError> {
    if list.stones.is_empty() {
        writer.bits(NO_STONES, 2);
        return Ok(());
    }
    let mut stones = vec![None; list.size.n_points()];
    for &(color, point) in &list.stones {
        let place = Some(list.size.index(point)).filter(|_| list.size.contains(point));
        let stone = place.and_then(|place| stones.get_mut(place));
        *stone.ok_or_else(|| no_point("before the first one"))? = Some(color);
    }
    let fixed = fixed_handicap(list.size, handicap);
    let black = |point: Point| if fixed.contains(&point) { Some(Color::Black) } else { None };
    if list.size.points().zip(&stones).all(|(point, stone)| *stone == black(point)) {
        writer.bits(FIXED_HANDICAP, 2);
        return Ok(());
    }
    writer.bits(STONES, 2);
    writer.number(small(stones.iter().flatten().count()));
    let mut gap = 0;
    for stone in stones {
        match stone {
            None => gap += 1,
            Some(color) => {
                writer.number(gap);
                writer.flag(color == Color::White);
                gap = 0;
            }
        }
    }
    Ok(())
}

pub(super) fn read_stones(reader: &mut Reader, size: Size, handicap: u32) -> Option<Vec<(Color, Point)>> {
    match reader.bits(2)? {
        NO_STONES => Some(Vec::new()),
        FIXED_HANDICAP => {
            let points = fixed_handicap(size, handicap);
            (!points.is_empty()).then(|| points.into_iter().map(|point| (Color::Black, point)).collect())
        }
        STONES => {
            let n = reader.number()?;
            let mut stones = Vec::new();
            let mut place = 0_usize;
            for _ in 0..n {
                place = place.checked_add(usize::try_from(reader.number()?).ok()?)?;
                let color = if reader.flag()? { Color::White } else { Color::Black };
                stones.push((color, size.at(place)?));
                place += 1;
            }
            Some(stones)
        }
        _ => None,
    }
}

#[inline(never)]
fn fixed_handicap(size: Size, n: u32) -> Vec<Point> {
    Setup::handicap(size, n).map(|setup| setup.stones_of(Color::Black)).unwrap_or_default()
}
