//! A record in the making: what its nodes say, one after the other.

use super::error::{SgfError, SgfErrorKind};
use super::node::{Key, Node, Property, Value};
use super::place::Places;
use super::point::{read_move, read_rectangle};
use super::read::Limits;
use super::text::{Lines, split, unescape};
use crate::color::Color;
use crate::point::Size;
use crate::record::text::{number, short};
use crate::record::{Record, RecordInfo, RecordedMove};
use crate::setup::Setup;

/// How many faults are kept: a text may have one in every byte.
const MAX_FAULTS: usize = 64;

#[derive(Debug)]
pub(super) struct Draft<'t> {
    places: Places<'t>,
    limits: Limits,
    n_nodes: usize,
    n_values: usize,
    size: Size,
    /// The stones before the first move; empty until the size is known.
    stones: Vec<Option<Color>>,
    /// Where the first stones are put up.
    setup_at: usize,
    has_black_setup: bool,
    turn: Option<Color>,
    info: RecordInfo,
    moves: Vec<RecordedMove>,
    faults: Vec<SgfError>,
}

impl<'t> Draft<'t> {
    pub(super) fn new(text: &'t str, limits: Limits) -> Self {
        Self {
            places: Places::new(text),
            limits,
            n_nodes: 0,
            n_values: 0,
            size: Size::STANDARD,
            stones: Vec::new(),
            setup_at: 0,
            has_black_setup: false,
            turn: None,
            info: RecordInfo::new(),
            moves: Vec::new(),
            faults: Vec::new(),
        }
    }

    /// Fails with an error at byte `at`. In a box, since it goes up through every function here.
    #[inline(never)]
    pub(super) fn fail<T>(&mut self, at: usize, kind: SgfErrorKind) -> Result<T, Box<SgfError>> {
        let (line, column) = self.places.find(at);
        Err(Box::new(SgfError { line, column, kind }))
    }

    /// Notes what is got over. What it is gets put together only if there is room for it.
    #[inline(never)]
    pub(super) fn fault(&mut self, at: usize, kind: &dyn Fn() -> SgfErrorKind) {
        if self.faults.len() < MAX_FAULTS {
            let (line, column) = self.places.find(at);
            self.faults.push(SgfError { line, column, kind: kind() });
        }
    }

    fn bad_value(&mut self, at: usize, name: &str, found: &str, wanted: &'static str) {
        self.fault(at, &|| SgfErrorKind::Value { property: name.to_owned(), found: short(found), wanted });
    }

    pub(super) fn count_node(&mut self, at: usize) -> Result<(), Box<SgfError>> {
        self.n_nodes += 1;
        let limit = self.limits.nodes;
        if self.n_nodes <= limit {
            return Ok(());
        }
        self.fail(at, SgfErrorKind::Limit { what: "nodes", limit })
    }

    pub(super) fn count_values(&mut self, at: usize, n: usize) -> Result<(), Box<SgfError>> {
        self.n_values = self.n_values.saturating_add(n);
        let limit = self.limits.values;
        if self.n_values <= limit {
            return Ok(());
        }
        self.fail(at, SgfErrorKind::Limit { what: "values", limit })
    }

    /// Takes in what a node says: the size first, in the root; then stones put up, then moves.
    pub(super) fn apply(&mut self, node: &Node<'t>) -> Result<(), Box<SgfError>> {
        let is_before_moves = self.moves.is_empty();
        if self.stones.is_empty() {
            for (property, value) in node.iter() {
                self.apply_root(property.key, value)?;
            }
            self.stones = vec![None; self.size.n_points()];
        }
        for (property, value) in node.iter() {
            match property.key {
                Key::Setup(stone) => self.apply_setup(stone, node, property)?,
                Key::Turn => self.apply_turn(value),
                _ => {}
            }
        }
        for (property, value) in node.iter() {
            match property.key {
                Key::Move(color) => self.apply_move(color, value),
                Key::Info(name) if is_before_moves => self.apply_info(name, property.at, value.raw),
                Key::Nothing => {
                    self.fault(property.at, &|| SgfErrorKind::Stray { found: short(property.written) });
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// What game it is, and the size of its board.
    fn apply_root(&mut self, key: Key, value: Value<'t>) -> Result<(), Box<SgfError>> {
        let text = value.raw.trim_ascii();
        let kind = match key {
            Key::Kind if number(text).is_some_and(|game| game != 1) => {
                SgfErrorKind::OtherGame { found: short(text) }
            }
            Key::Size => match read_size(text) {
                Some(size) => {
                    self.size = size;
                    return Ok(());
                }
                None => SgfErrorKind::Size { found: short(text) },
            },
            _ => return Ok(()),
        };
        self.fail(value.at, kind)
    }

    fn apply_setup(
        &mut self,
        stone: Option<Color>,
        node: &Node<'t>,
        property: &Property<'t>,
    ) -> Result<(), Box<SgfError>> {
        if !self.moves.is_empty() {
            let after = self.moves.len();
            return self.fail(property.at, SgfErrorKind::SetupInGame { after });
        }
        if self.setup_at == 0 {
            self.setup_at = property.at;
        }
        for value in node.values(property) {
            let is_read = match read_rectangle(&unescape(value.raw, Lines::Blanks)) {
                Some((first, last)) => {
                    let (first, last) = ((first.x(), first.y()), (last.x(), last.y()));
                    // The value itself is counted already.
                    let n = usize::from(last.0 - first.0 + 1) * usize::from(last.1 - first.1 + 1);
                    self.count_values(value.at, n - 1)?;
                    self.put(stone, first, last)
                }
                None => false,
            };
            if !is_read {
                let name = match stone {
                    Some(Color::Black) => "AB",
                    Some(Color::White) => "AW",
                    None => "AE",
                };
                let wanted = "a point of the board, or a rectangle of points";
                self.bad_value(value.at, name, value.raw, wanted);
            }
        }
        Ok(())
    }

    /// Puts stones on a rectangle as far as the board has it; whether the board has all of it.
    fn put(&mut self, stone: Option<Color>, first: (u8, u8), last: (u8, u8)) -> bool {
        let mut has_all = true;
        for y in first.1..=last.1 {
            for x in first.0..=last.0 {
                let place = self.size.point(x.into(), y.into()).map(|point| self.size.index(point));
                match place.and_then(|place| self.stones.get_mut(place)) {
                    Some(there) => {
                        *there = stone;
                        self.has_black_setup |= stone == Some(Color::Black);
                    }
                    None => has_all = false,
                }
            }
        }
        has_all
    }

    fn apply_turn(&mut self, value: Value<'t>) {
        let turn = match value.raw.trim_ascii().as_bytes().first() {
            Some(b'B' | b'b') => Color::Black,
            Some(b'W' | b'w') => Color::White,
            _ => return self.bad_value(value.at, "PL", value.raw, "B or W"),
        };
        if self.moves.is_empty() {
            self.turn = Some(turn);
        }
    }

    fn apply_move(&mut self, color: Color, value: Value<'t>) {
        let mv = read_move(self.size, &unescape(value.raw, Lines::Blanks));
        if mv.is_none() {
            let name = if color == Color::Black { "B" } else { "W" };
            self.bad_value(value.at, name, value.raw, "a point, or nothing for a pass");
        }
        self.moves.push(RecordedMove { color, mv });
    }

    fn apply_info(&mut self, name: &'static str, at: usize, raw: &str) {
        if self.info.get(name).is_some() {
            return self.fault(at, &|| SgfErrorKind::Twice { property: name.to_owned() });
        }
        let lines = if name == "GC" { Lines::Kept } else { Lines::Blanks };
        let text = unescape(raw, lines);
        let text = text.trim_ascii();
        self.info.set(name, text);
        let wanted = match name {
            "KM" if self.info.komi().is_none() => "points in halves, below 100",
            "HA" if self.info.handicap().is_none() => "a number of stones",
            _ => return,
        };
        if !text.is_empty() {
            self.bad_value(at, name, text, wanted);
        }
    }

    /// The record, when all nodes are read.
    pub(super) fn finish(mut self) -> Result<Record, Box<SgfError>> {
        if self.stones.is_empty() {
            self.stones = vec![None; self.size.n_points()];
        }
        let handicap = self.info.handicap().filter(|n| *n >= 2).unwrap_or(0);
        let turn = match (self.turn, self.moves.first()) {
            (Some(turn), _) => turn,
            (None, _) if handicap > 0 && self.has_black_setup => Color::White,
            (None, Some(first)) => first.color,
            (None, None) => Color::Black,
        };
        match Setup::stones(self.size, &self.stones, turn) {
            Ok(setup) => Ok(Record {
                size: self.size,
                info: self.info,
                setup: setup.with_n_handicap(handicap),
                moves: self.moves,
                faults: self.faults,
            }),
            Err(error) => self.fail(self.setup_at, SgfErrorKind::Setup(error)),
        }
    }
}

/// Reads `19`, or columns and rows as in `13:9`.
fn read_size(text: &str) -> Option<Size> {
    let (width, height) = split(text).unwrap_or((text, text));
    Size::new(number(width)?, number(height)?).ok()
}

#[cfg(test)]
mod tests;
