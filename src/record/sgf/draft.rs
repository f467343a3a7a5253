//! A record in the making: what its nodes say, one after the other.

use super::error::{SgfError, SgfErrorKind};
use super::node::{Key, Node, Property, Value};
use super::place::Places;
use super::point::{read_move, read_rectangle};
use super::read::Limits;
use super::text::{Lines, split, unescape};
use crate::color::Color;
use crate::point::{Point, Size};
use crate::record::{Record, RecordInfo, RecordedMove};
use crate::setup::Setup;
use crate::text::{number, short};

/// How many faults are kept: a text may have one in every byte.
const MAX_FAULTS: usize = 64;

#[derive(Debug)]
pub(super) struct Draft<'t> {
    text: &'t str,
    limits: Limits,
    n_nodes: usize,
    n_values: usize,
    size: Size,
    /// Whether the record states it.
    has_size: bool,
    /// The stones before the first move; empty until there is one, or a move: so long the size is
    /// open.
    stones: Vec<Option<Color>>,
    /// Where the first stones are put up.
    setup_at: usize,
    has_black_setup: bool,
    turn: Option<Color>,
    info: RecordInfo,
    moves: Vec<RecordedMove>,
    /// After how many moves it is said whose turn it is.
    turns: Vec<(usize, Color)>,
    /// Whose territory points are said to be in the latest node that says it.
    territory: Vec<(Color, Point)>,
    /// What was got over, each with its byte, in the order of the text.
    faults: Vec<(usize, SgfErrorKind)>,
}

impl<'t> Draft<'t> {
    pub(super) fn new(text: &'t str, limits: Limits) -> Self {
        Self {
            text,
            limits,
            n_nodes: 0,
            n_values: 0,
            size: Size::STANDARD,
            has_size: false,
            stones: Vec::new(),
            setup_at: 0,
            has_black_setup: false,
            turn: None,
            info: RecordInfo::new(),
            moves: Vec::new(),
            turns: Vec::new(),
            territory: Vec::new(),
            faults: Vec::new(),
        }
    }

    /// Fails with an error at byte `at`. In a box, since it goes up through every function here.
    #[inline(never)]
    pub(super) fn fail<T>(&self, at: usize, kind: SgfErrorKind) -> Result<T, Box<SgfError>> {
        let (line, column) = Places::new(self.text).find(at);
        Err(Box::new(SgfError { line, column, kind }))
    }

    /// Notes what is got over. What it is gets put together only if there is room for it.
    #[inline(never)]
    pub(super) fn fault(&mut self, at: usize, kind: &dyn Fn() -> SgfErrorKind) {
        if self.faults.len() < MAX_FAULTS {
            // In their order in the text; a sort of the library's would weigh 5 kB in wasm.
            let place = self.faults.partition_point(|&(before, _)| before <= at);
            self.faults.insert(place, (at, kind()));
        }
    }

    fn bad_value(&mut self, at: usize, name: &str, found: &str, wanted: &'static str) {
        self.fault(at, &|| SgfErrorKind::Value { property: name.to_owned(), found: short(found), wanted });
    }

    fn twice(&mut self, at: usize, name: &str) {
        self.fault(at, &|| SgfErrorKind::Twice { property: short(name) });
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

    /// Takes in what a node says: the size first; then stones put up, then moves.
    pub(super) fn apply(&mut self, node: &Node<'t>) -> Result<(), Box<SgfError>> {
        let is_before_moves = self.moves.is_empty();
        let mut has_stones = false;
        let mut has_move = false;
        for (property, value) in node.iter() {
            match property.key {
                Key::Kind => self.apply_kind(value)?,
                Key::Size => self.apply_size(value)?,
                Key::Setup(_) => has_stones = true,
                Key::Move(_) => (has_stones, has_move) = (true, true),
                _ => {}
            }
            if property.key.is_single()
                && let Some(more) = node.values(property).get(1)
            {
                self.twice(more.at, property.written);
            }
        }
        if has_stones && self.stones.is_empty() {
            self.stones = vec![None; self.size.n_points()];
        }
        let (mut has_turn, mut has_territory) = (false, false);
        for (property, value) in node.iter() {
            match property.key {
                Key::Setup(stone) => self.apply_setup(stone, node, property)?,
                Key::Territory(color) => {
                    if !has_territory {
                        self.territory.clear();
                    }
                    has_territory = true;
                    self.apply_territory(color, node, property)?;
                }
                Key::Turn if has_turn => self.twice(property.at, property.written),
                Key::Turn => {
                    has_turn = true;
                    self.apply_turn(value, has_move);
                }
                _ => {}
            }
        }
        for (property, value) in node.iter() {
            match property.key {
                Key::Move(color) => self.apply_move(color, value),
                Key::Info(name) if is_before_moves => self.apply_info(name, property.at, value.raw),
                Key::Info(name) => self.bad_value(property.at, name, value.raw, "it before the first move"),
                Key::Nothing => {
                    self.fault(property.at, &|| SgfErrorKind::Stray { found: short(property.written) });
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// What game it is.
    fn apply_kind(&mut self, value: Value<'t>) -> Result<(), Box<SgfError>> {
        match number(value.raw) {
            Some(1) => {}
            Some(_) if self.stones.is_empty() => {
                return self.fail(value.at, SgfErrorKind::OtherGame { found: short(value.raw.trim_ascii()) });
            }
            _ => self.bad_value(value.at, "GM", value.raw, "1 for go"),
        }
        Ok(())
    }

    /// The size of the board: the first one stated, before the first stone and the first move.
    fn apply_size(&mut self, value: Value<'t>) -> Result<(), Box<SgfError>> {
        let text = value.raw.trim_ascii();
        if self.has_size {
            self.twice(value.at, "SZ");
        } else if !self.stones.is_empty() {
            self.bad_value(value.at, "SZ", text, "it before the first stone or move");
        } else if let Some(size) = read_size(text) {
            self.size = size;
            self.has_size = true;
        } else {
            return self.fail(value.at, SgfErrorKind::Size { found: short(text) });
        }
        Ok(())
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

    /// Points of territory: those of the board; what else is written there lies in a property that
    /// people read.
    fn apply_territory(
        &mut self,
        color: Color,
        node: &Node<'t>,
        property: &Property<'t>,
    ) -> Result<(), Box<SgfError>> {
        for value in node.values(property) {
            let Some((first, last)) = read_rectangle(&unescape(value.raw, Lines::Blanks)) else { continue };
            let n = usize::from(last.x() - first.x() + 1) * usize::from(last.y() - first.y() + 1);
            self.count_values(value.at, n - 1)?;
            for y in first.y()..=last.y() {
                let row = (first.x()..=last.x()).filter_map(|x| self.size.point(x.into(), y.into()));
                self.territory.extend(row.map(|point| (color, point)));
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

    fn apply_turn(&mut self, value: Value<'t>, has_move: bool) {
        let turn = match value.raw.trim_ascii().as_bytes().first() {
            Some(b'B' | b'b') => Color::Black,
            Some(b'W' | b'w') => Color::White,
            _ => return self.bad_value(value.at, "PL", value.raw, "B or W"),
        };
        if self.moves.is_empty() {
            self.turn = Some(turn);
        } else if !has_move {
            // With a move in the same node it says nothing that the move does not.
            self.turns.push((self.moves.len(), turn));
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
            return self.twice(at, name);
        }
        let lines = if name == "GC" { Lines::Kept } else { Lines::Blanks };
        let text = unescape(raw, lines);
        let text = text.trim_ascii();
        self.info.set(name, text);
        match name {
            _ if text.is_empty() => {}
            "KM" if self.info.komi().is_none() => {
                self.bad_value(at, name, text, "points in halves, below 100");
            }
            "HA" if self.info.handicap().is_none() => self.bad_value(at, name, text, "a number of stones"),
            "RU" if self.info.preset().is_none() => {
                self.fault(at, &|| SgfErrorKind::Rules { found: short(text) });
            }
            _ => {}
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
            Ok(setup) => {
                let mut places = Places::new(self.text);
                let place = |(at, kind)| {
                    let (line, column) = places.find(at);
                    SgfError { line, column, kind }
                };
                Ok(Record {
                    size: self.size,
                    info: self.info,
                    setup: setup.with_n_handicap(handicap),
                    moves: self.moves,
                    turns: self.turns,
                    territory: self.territory,
                    faults: self.faults.into_iter().map(place).collect(),
                })
            }
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
