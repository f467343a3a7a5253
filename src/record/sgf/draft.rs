//! A record in the making: what its nodes say, one after the other.

use super::error::{SgfError, SgfErrorKind};
use super::node::{Node, Property};
use super::place::Places;
use super::point::{read_move, read_rectangle};
use super::read::Limits;
use super::text::{Lines, short, unescape};
use crate::color::Color;
use crate::point::Size;
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

    /// An error at byte `at`.
    pub(super) fn error(&mut self, at: usize, kind: SgfErrorKind) -> SgfError {
        let (line, column) = self.places.find(at);
        SgfError { line, column, kind }
    }

    /// Notes what is got over. What it is gets put together only if there is room for it.
    pub(super) fn fault(&mut self, at: usize, kind: &dyn Fn() -> SgfErrorKind) {
        if self.faults.len() < MAX_FAULTS {
            let fault = self.error(at, kind());
            self.faults.push(fault);
        }
    }

    fn bad_value(&mut self, at: usize, name: &str, found: &str, wanted: &'static str) {
        self.fault(at, &|| SgfErrorKind::Value { property: name.to_owned(), found: short(found), wanted });
    }

    pub(super) fn count_node(&mut self, at: usize) -> Result<(), SgfError> {
        self.n_nodes += 1;
        self.check_limit(at, "nodes", self.n_nodes, self.limits.nodes)
    }

    pub(super) fn count_values(&mut self, at: usize, n: usize) -> Result<(), SgfError> {
        self.n_values = self.n_values.saturating_add(n);
        self.check_limit(at, "values", self.n_values, self.limits.values)
    }

    fn check_limit(&mut self, at: usize, what: &'static str, n: usize, limit: usize) -> Result<(), SgfError> {
        if n > limit { Err(self.error(at, SgfErrorKind::Limit { what, limit })) } else { Ok(()) }
    }

    /// Takes in what a node says: the size first, in the root; then stones put up, then moves.
    pub(super) fn apply(&mut self, node: &Node<'t>) -> Result<(), SgfError> {
        let is_before_moves = self.moves.is_empty();
        if self.stones.is_empty() {
            for property in node.iter() {
                self.apply_root(node, &property)?;
            }
            self.stones = vec![None; self.size.n_points()];
        }
        for property in node.iter() {
            self.apply_setup(node, &property)?;
        }
        for property in node.iter() {
            let name = property.name();
            let Some(value) = node.values(&property).first() else { continue };
            match &*name {
                "" => self.fault(property.at, &|| SgfErrorKind::Stray { found: short(property.written) }),
                "B" => self.apply_move(Color::Black, value.at, value.raw),
                "W" => self.apply_move(Color::White, value.at, value.raw),
                name if is_before_moves => self.apply_info(name, property.at, value.raw),
                _ => {}
            }
        }
        Ok(())
    }

    /// What game it is, and the size of its board.
    fn apply_root(&mut self, node: &Node<'t>, property: &Property<'t>) -> Result<(), SgfError> {
        let Some(value) = node.values(property).first() else { return Ok(()) };
        let text = value.raw.trim();
        match &*property.name() {
            "GM" if text.parse().is_ok_and(|game: u32| game != 1) => {
                Err(self.error(value.at, SgfErrorKind::OtherGame { found: short(text) }))
            }
            "SZ" => match read_size(text) {
                Some(size) => {
                    self.size = size;
                    Ok(())
                }
                None => Err(self.error(value.at, SgfErrorKind::Size { found: short(text) })),
            },
            _ => Ok(()),
        }
    }

    fn apply_setup(&mut self, node: &Node<'t>, property: &Property<'t>) -> Result<(), SgfError> {
        let stone = match &*property.name() {
            "AB" => Some(Color::Black),
            "AW" => Some(Color::White),
            "AE" => None,
            "PL" => {
                self.apply_turn(node, property);
                return Ok(());
            }
            _ => return Ok(()),
        };
        if !self.moves.is_empty() {
            let after = self.moves.len();
            return Err(self.error(property.at, SgfErrorKind::SetupInGame { after }));
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
                let wanted = "a point of the board, or a rectangle of points";
                self.bad_value(value.at, &property.name(), value.raw, wanted);
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

    fn apply_turn(&mut self, node: &Node<'t>, property: &Property<'t>) {
        let Some(value) = node.values(property).first() else { return };
        let turn = match value.raw.trim().as_bytes().first() {
            Some(b'B' | b'b') => Color::Black,
            Some(b'W' | b'w') => Color::White,
            _ => return self.bad_value(value.at, "PL", value.raw, "B or W"),
        };
        if self.moves.is_empty() {
            self.turn = Some(turn);
        }
    }

    fn apply_move(&mut self, color: Color, at: usize, raw: &str) {
        let mv = read_move(self.size, &unescape(raw, Lines::Blanks));
        if mv.is_none() {
            let name = if color == Color::Black { "B" } else { "W" };
            self.bad_value(at, name, raw, "a point, or nothing for a pass");
        }
        self.moves.push(RecordedMove { color, mv });
    }

    fn apply_info(&mut self, name: &str, at: usize, raw: &str) {
        let Some(name) = RecordInfo::known(name) else { return };
        if self.info.get(name).is_some() {
            return self.fault(at, &|| SgfErrorKind::Twice { property: name.to_owned() });
        }
        let lines = if name == "GC" { Lines::Kept } else { Lines::Blanks };
        let text = unescape(raw, lines);
        let text = text.trim();
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
    pub(super) fn finish(mut self) -> Result<Record, SgfError> {
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
            Err(error) => Err(self.error(self.setup_at, SgfErrorKind::Setup(error))),
            Ok(setup) => Ok(Record {
                size: self.size,
                info: self.info,
                setup: setup.with_n_handicap(handicap),
                moves: self.moves,
                faults: self.faults,
            }),
        }
    }
}

/// Reads `19`, or columns and rows as in `13:9`.
fn read_size(text: &str) -> Option<Size> {
    let (width, height) = text.split_once(':').unwrap_or((text, text));
    Size::new(width.trim().parse().ok()?, height.trim().parse().ok()?).ok()
}

#[cfg(test)]
mod tests;
