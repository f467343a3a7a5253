//! Lists of moves, texts to share, pictures and servers' files, across the boundary.

use super::convert::{RawRules, color, color_code, index, size, stone_code, stones};
use super::error::{RawError, set};
use crate::{
    Color, Decoded, Figure, FigureForm, GameRecord, GtpForm, ListedMove, Mark, Move, MoveList, Point,
    RecordKind, Rules, Shared, Size, WriteOptions,
};
use js_sys::{Array, Int32Array, Object, Uint8Array};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A list of moves, each `(point + 1) * 4 + colour`, 0 for the point of a pass; `cells` is empty without stones put up. */
export interface RawList {
  width: number; height: number; cells: Uint8Array; turn: number; handicap: number; moves: Int32Array;
  info: Record<string, string>; rules: Int32Array; shown: number;
}
/** A picture; `signs` are `point, code` each: 1 to 10 a move, from 97 a letter, 200 to 203 a mark. */
export interface RawFigure {
  width: number; height: number; cells: Uint8Array; turn: number; signs: Int32Array; last: number;
  captures: Int32Array; edges: number; title: string;
}
/** What was wrong in a server's file and was got over; lines and columns from 1. */
export interface RawListFault { code: string; message: string; line: number; column: number; done: string }
/** A server's file as SGF. */
export interface RawServerRecord { sgf: string; format: string; faults: RawListFault[] }
"#;

/// Marks by their codes, from [`MARK`] on.
const MARKS: [Mark; 4] = [Mark::Circle, Mark::Square, Mark::Triangle, Mark::Cross];
const MARK: i32 = 200;

impl From<crate::ListError> for RawError {
    #[inline(never)]
    fn from(error: crate::ListError) -> Self {
        Self::new(error.code(), error.to_string())
    }
}

/// Makes SGF of a server's file (UTF-8).
///
/// # Errors
/// A text that is none, or too long.
#[wasm_bindgen(js_name = readServerRecord, unchecked_return_type = "RawServerRecord")]
pub fn read_server_record(text: &[u8]) -> Result<Object, JsValue> {
    let wanted = |found: &str| RawError::new("no-game", format!("{found}, wanted a GIB, NGF or UGF file"));
    let text = Decoded::utf_8(text).text;
    let kind = RecordKind::of(text.as_bytes()).ok_or_else(|| wanted("no game"))?;
    let list =
        MoveList::of_kind(kind, &text).ok_or_else(|| wanted("an SGF file"))?.map_err(RawError::from)?;
    let faults = list.faults.iter().map(|fault| {
        let object = Object::new();
        set(&object, "code", &fault.code().into());
        set(&object, "message", &fault.to_string().into());
        set(&object, "line", &u32::try_from(fault.line).unwrap_or(u32::MAX).into());
        set(&object, "column", &u32::try_from(fault.column).unwrap_or(u32::MAX).into());
        set(&object, "done", &fault.kind.done().into());
        object
    });
    let faults: Array = faults.collect();
    let object = Object::new();
    set(&object, "sgf", &GameRecord::from(&list).to_sgf(&WriteOptions::default()).into());
    set(&object, "format", &kind.name().into());
    set(&object, "faults", &faults);
    Ok(object)
}

/// Reads moves in GTP.
///
/// # Errors
/// The first word that is none of GTP's.
#[wasm_bindgen(js_name = readGtp, unchecked_return_type = "RawList")]
pub fn read_gtp(text: &str, width: u32, height: u32) -> Result<Object, JsValue> {
    let list = MoveList::from_gtp(text, size(width, height)?).map_err(RawError::from)?;
    Ok(raw_list(&list, None, 0))
}

/// Writes moves in GTP, in one line or as commands.
///
/// # Errors
/// A size or a colour that is none.
#[wasm_bindgen(js_name = writeGtp)]
#[allow(clippy::needless_pass_by_value, reason = "texts cross by value only")]
pub fn write_gtp(
    width: u32,
    height: u32,
    cells: &[u8],
    moves: &[i32],
    info: Vec<String>,
    script: bool,
) -> Result<String, JsValue> {
    let list = list(size(width, height)?, cells, 0, moves, &info)?;
    Ok(list.to_gtp(if script { GtpForm::Script } else { GtpForm::List }))
}

/// Writes a game as a text to share. `info` is names and texts by turns.
///
/// # Errors
/// A size, colour or rule that is none, or more than such a text holds.
#[wasm_bindgen(js_name = writeShared)]
#[allow(clippy::needless_pass_by_value, reason = "texts cross by value only")]
#[allow(clippy::too_many_arguments, reason = "an object would have to be taken apart key by key")]
pub fn write_shared(
    width: u32,
    height: u32,
    cells: &[u8],
    turn: u8,
    moves: &[i32],
    info: Vec<String>,
    rules: &[i32],
    shown: u32,
) -> Result<String, JsValue> {
    let list = list(size(width, height)?, cells, turn, moves, &info)?;
    let shared = Shared { list, rules: Rules::try_from(RawRules(rules))?, shown: shown as usize };
    Ok(shared.to_text().map_err(RawError::from)?)
}

/// Reads a text to share.
///
/// # Errors
/// A text that is none, of a later version, or cut short.
#[wasm_bindgen(js_name = readShared, unchecked_return_type = "RawList")]
pub fn read_shared(text: &str) -> Result<Object, JsValue> {
    let shared = Shared::from_text(text).map_err(RawError::from)?;
    Ok(raw_list(&shared.list, Some(shared.rules), shared.shown))
}

/// Reads a picture.
///
/// # Errors
/// What is wrong in it.
#[wasm_bindgen(js_name = readFigure, unchecked_return_type = "RawFigure")]
pub fn read_figure(text: &str) -> Result<Object, JsValue> {
    let figure: Figure =
        text.parse().map_err(|error: crate::FigureError| RawError::new(error.code(), error.to_string()))?;
    let mut signs = Vec::new();
    let mut sign = |point, code: i32| signs.extend([index(figure.size, Some(point)), code]);
    figure.moves.iter().for_each(|&(number, point)| sign(point, number.into()));
    figure
        .labels
        .iter()
        .for_each(|&(letter, point)| sign(point, i32::try_from(u32::from(letter)).unwrap_or(0)));
    for &(mark, point) in &figure.marks {
        let place = MARKS.iter().position(|other| *other == mark).and_then(|place| i32::try_from(place).ok());
        sign(point, MARK + place.unwrap_or(0));
    }
    let captures = figure
        .captures
        .map_or(Vec::new(), |pair| pair.map(|n| i32::try_from(n).unwrap_or(i32::MAX)).to_vec());
    let edges =
        figure.edges.iter().enumerate().fold(0_u8, |edges, (place, &edge)| edges | u8::from(edge) << place);
    let object = Object::new();
    set_size(&object, figure.size);
    set_cells(&object, &figure.stones);
    set(&object, "turn", &color_code(figure.turn).into());
    set(&object, "signs", &Int32Array::from(&*signs).into());
    set(&object, "last", &index(figure.size, figure.last).into());
    set(&object, "captures", &Int32Array::from(&*captures).into());
    set(&object, "edges", &edges.into());
    set(&object, "title", &figure.title.into());
    Ok(object)
}

/// Writes a picture: as a board (0), as rows (1), in Sensei's Library's way (2).
///
/// # Errors
/// A size or colour that is none.
#[wasm_bindgen(js_name = writeFigure)]
#[allow(clippy::too_many_arguments, reason = "an object would have to be taken apart key by key")]
pub fn write_figure(
    width: u32,
    height: u32,
    cells: &[u8],
    turn: u8,
    signs: &[i32],
    last: i32,
    captures: &[i32],
    edges: u8,
    title: &str,
    form: u8,
) -> Result<String, JsValue> {
    let mut figure = Figure::empty(size(width, height)?);
    let stones = stones(cells)?;
    if stones.len() == figure.stones.len() {
        figure.stones = stones;
    }
    figure.turn = color(turn)?;
    let point = |place: i32| -> Option<Point> { figure.size.at(usize::try_from(place).ok()?) };
    for pair in signs.chunks_exact(2) {
        let Some(point) = point(pair[0]) else { continue };
        let code = pair[1];
        if let Some(&mark) = usize::try_from(code - MARK).ok().and_then(|place| MARKS.get(place)) {
            figure.marks.push((mark, point));
        } else if let Ok(code) = u8::try_from(code) {
            if code > 10 {
                figure.labels.push((code.into(), point));
            } else {
                figure.moves.push((code, point));
            }
        }
    }
    figure.last = point(last);
    if let &[black, white] = captures {
        figure.captures = Some([black, white].map(|n| u32::try_from(n).unwrap_or(0)));
    }
    figure.edges = [0, 1, 2, 3].map(|place| edges >> place & 1 == 1);
    title.clone_into(&mut figure.title);
    Ok(figure.to_text(match form {
        0 => FigureForm::Board,
        1 => FigureForm::Rows,
        _ => FigureForm::Sensei,
    }))
}

#[inline(never)]
fn raw_list(list: &MoveList, rules: Option<Rules>, shown: usize) -> Object {
    let mut cells = Vec::new();
    if !list.stones.is_empty() {
        cells = vec![None; list.size.n_points()];
        list.stones.iter().for_each(|&(color, point)| cells[list.size.index(point)] = Some(color));
    }
    let moves: Vec<_> = list
        .moves
        .iter()
        .map(|listed| {
            let point = if let Some(Move::Play(point)) = listed.mv { Some(point) } else { None };
            (index(list.size, point) + 1) * 4 + i32::from(color_code(listed.color))
        })
        .collect();
    let info = Object::new();
    list.info.iter().for_each(|(name, text)| set(&info, name, &text.into()));
    let rules = rules.map_or(Vec::new(), |rules| rules.to_codes().to_vec());
    let object = Object::new();
    set_size(&object, list.size);
    set_cells(&object, &cells);
    set(&object, "turn", &color_code(list.first_turn()).into());
    set(&object, "handicap", &list.info.handicap().unwrap_or(0).into());
    set(&object, "moves", &Int32Array::from(&*moves).into());
    set(&object, "info", &info);
    set(&object, "rules", &Int32Array::from(&*rules).into());
    set(&object, "shown", &u32::try_from(shown).unwrap_or(u32::MAX).into());
    object
}

#[inline(never)]
fn set_size(object: &Object, size: Size) {
    set(object, "width", &size.width().into());
    set(object, "height", &size.height().into());
}

#[inline(never)]
fn set_cells(object: &Object, stones: &[Option<Color>]) {
    let cells: Vec<_> = stones.iter().map(|&stone| stone_code(stone)).collect();
    set(object, "cells", &Uint8Array::from(&*cells).into());
}

#[inline(never)]
fn list(size: Size, cells: &[u8], turn: u8, moves: &[i32], info: &[String]) -> Result<MoveList, JsValue> {
    let mut list = MoveList::new(size);
    for (point, stone) in size.points().zip(stones(cells)?) {
        list.stones.extend(stone.map(|color| (color, point)));
    }
    list.turn = if turn == 0 { None } else { Some(color(turn)?) };
    for &code in moves {
        let point = usize::try_from(code / 4 - 1).ok().and_then(|place| size.at(place));
        let color = color(u8::try_from(code % 4).unwrap_or(0))?;
        list.moves.push(ListedMove::new(color, point.map_or(Move::Pass, Move::Play)));
    }
    for pair in info.chunks_exact(2) {
        list.info.set(&pair[0], &pair[1]);
    }
    Ok(list)
}
