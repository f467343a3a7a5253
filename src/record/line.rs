//! From nodes to a line of play.

use super::sgf::{Lines, SgfErrorKind, read_rectangle, unescape};
use super::tree::{GameRecord, Name, NodeId, Property, color_of};
use super::{Record, RecordInfo, RecordedMove};
use crate::color::Color;
use crate::point::Point;
use crate::setup::Setup;

const TURN: Name = Name::of("PL");
const TERRITORY: [(Name, Color); 2] = [(Name::of("TB"), Color::Black), (Name::of("TW"), Color::White)];

/// Why no line of play can be made of nodes, and at which byte of the record's own text.
#[derive(Debug)]
pub(super) struct LineError {
    pub(super) at: usize,
    pub(super) kind: SgfErrorKind,
}

/// A line of play in the making.
struct Draft<'r> {
    record: &'r GameRecord,
    stones: Vec<Option<Color>>,
    /// Where the first stones are put up.
    setup_at: usize,
    has_black_setup: bool,
    turn: Option<Color>,
    info: RecordInfo,
    moves: Vec<RecordedMove>,
    turns: Vec<(usize, Color)>,
    territory: Vec<(Color, Point)>,
}

impl GameRecord {
    /// What the nodes of `line` say, one after the other, as a line of play.
    pub(super) fn line(&self, line: &[NodeId]) -> Result<Record, LineError> {
        let mut draft = Draft {
            record: self,
            stones: vec![None; self.size.n_points()],
            setup_at: 0,
            has_black_setup: false,
            turn: None,
            info: RecordInfo::new(),
            moves: Vec::new(),
            turns: Vec::new(),
            territory: Vec::new(),
        };
        for &node in line {
            draft.take(node)?;
        }
        draft.finish()
    }

    /// What is known of the game: the properties about it that stand before the first move of the main line, the
    /// first of each name.
    #[must_use]
    pub fn info(&self) -> RecordInfo {
        let mut info = RecordInfo::new();
        for node in self.main_line() {
            self.read_info(node, &mut info);
            if self.move_at(node).is_some() {
                break;
            }
        }
        info
    }

    /// Adds what a node says of the game.
    #[inline(never)]
    fn read_info(&self, node: NodeId, info: &mut RecordInfo) {
        for property in self.store.properties(node.store_id()) {
            if let Some(name) = property.name.info()
                && info.get(name).is_none()
            {
                let lines = if name == "GC" { Lines::Kept } else { Lines::Blanks };
                // Of two programs the second may be the one that wrote the record.
                let n = if name == RecordInfo::PROGRAM { usize::MAX } else { 1 };
                for &value in self.store.values(*property).iter().take(n) {
                    info.set(name, unescape(self.store.raw(value), lines).trim_ascii());
                }
            }
        }
    }

    /// The side that a node says is to move.
    #[inline(never)]
    pub(super) fn stated_turn(&self, node: NodeId) -> Option<Color> {
        let text = self.store.first(node.store_id(), TURN)?;
        match text.trim_ascii().as_bytes().first() {
            Some(b'B' | b'b') => Some(Color::Black),
            Some(b'W' | b'w') => Some(Color::White),
            _ => None,
        }
    }

    /// Whether a node puts stones up or takes them off.
    pub(super) fn has_setup(&self, node: NodeId) -> bool {
        self.store.properties(node.store_id()).iter().any(|property| property.name.is_setup())
    }

    /// Puts up the stones of a node on `stones`, row by row from the top left; gives the first property that does, if
    /// one does.
    #[inline(never)]
    pub(super) fn put_up(&self, node: NodeId, stones: &mut [Option<Color>]) -> Option<Property> {
        const STONES: [(Name, Option<Color>); 3] = [
            (Name::of("AB"), Some(Color::Black)),
            (Name::of("AW"), Some(Color::White)),
            (Name::of("AE"), None),
        ];
        let mut first = None;
        for property in self.store.properties(node.store_id()) {
            let Some(&(_, stone)) = STONES.iter().find(|(name, _)| *name == property.name) else { continue };
            first = first.or(Some(*property));
            self.each_point(*property, |point| {
                if let Some(there) = stones.get_mut(self.size.index(point)) {
                    *there = stone;
                }
            });
        }
        first
    }

    /// The points of the board that a property names, one by one or as rectangles.
    #[inline(never)]
    pub(super) fn each_point(&self, property: Property, mut take: impl FnMut(Point)) {
        for &value in self.store.values(property) {
            let Some((first, last)) = read_rectangle(&unescape(self.store.raw(value), Lines::Blanks)) else {
                continue;
            };
            for y in first.y()..=last.y().min(self.size.height() - 1) {
                for x in first.x()..=last.x().min(self.size.width() - 1) {
                    self.size.point(x.into(), y.into()).into_iter().for_each(&mut take);
                }
            }
        }
    }
}

impl Draft<'_> {
    #[inline(never)]
    fn take(&mut self, node: NodeId) -> Result<(), LineError> {
        let record = self.record;
        let is_before_moves = self.moves.is_empty();
        let mut has_territory = false;
        for &property in record.store.properties(node.store_id()) {
            if property.name.is_setup() && !is_before_moves {
                let at = record.store.place(property);
                return Err(LineError { at, kind: SgfErrorKind::SetupInGame { after: self.moves.len() } });
            }
            if let Some(&(_, color)) = TERRITORY.iter().find(|(name, _)| *name == property.name) {
                if !has_territory {
                    self.territory.clear();
                }
                has_territory = true;
                record.each_point(property, |point| self.territory.push((color, point)));
            }
        }
        if let Some(first) = record.put_up(node, &mut self.stones) {
            if self.setup_at == 0 {
                self.setup_at = record.store.place(first);
            }
            self.has_black_setup |= self.stones.contains(&Some(Color::Black));
        }
        let has_move =
            record.store.properties(node.store_id()).iter().any(|property| color_of(property.name).is_some());
        if let Some(turn) = record.stated_turn(node) {
            if is_before_moves {
                self.turn = Some(turn);
            } else if !has_move {
                // With a move in the same node it says nothing that the move does not.
                self.turns.push((self.moves.len(), turn));
            }
        }
        self.moves.extend(record.moves_at(node));
        if is_before_moves {
            record.read_info(node, &mut self.info);
        }
        Ok(())
    }

    /// The line, when all nodes are read.
    fn finish(self) -> Result<Record, LineError> {
        let handicap = self.info.handicap().filter(|n| *n >= 2).unwrap_or(0);
        let turn = match (self.turn, self.moves.first()) {
            (Some(turn), _) => turn,
            (None, _) if handicap > 0 && self.has_black_setup => Color::White,
            (None, Some(first)) => first.color,
            (None, None) => Color::Black,
        };
        let size = self.record.size;
        match Setup::stones(size, &self.stones, turn) {
            Ok(setup) => Ok(Record {
                size,
                info: self.info,
                setup: setup.with_n_handicap(handicap),
                moves: self.moves,
                turns: self.turns,
                territory: self.territory,
                faults: Vec::new(),
            }),
            Err(error) => Err(LineError { at: self.setup_at, kind: SgfErrorKind::Setup(error) }),
        }
    }
}

#[cfg(test)]
mod tests;
