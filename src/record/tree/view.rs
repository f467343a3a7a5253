//! What nodes say.

use super::name::Name;
use super::store::{Property, Store};
use super::{GameRecord, NodeId};
use crate::color::Color;
use crate::game::Move;
use crate::record::RecordedMove;
use crate::record::sgf::{Lines, read_move, unescape};
use std::borrow::Cow;

/// A property of a node: its name and values.
#[derive(Debug, Clone, Copy)]
pub struct PropertyView<'r> {
    store: &'r Store,
    property: Property,
}

impl<'r> PropertyView<'r> {
    /// The name: `B`, `AB`, `C`. Names spelt out as in `FF[1]` to `FF[3]` (`AddBlack`) are under
    /// their short form; names of no property of Go, as written.
    #[must_use]
    pub fn name(&self) -> Cow<'r, str> {
        let mut buffer = [0; 8];
        if self.property.name.place().is_none() {
            return Cow::Owned(self.property.name.letters(&mut buffer).to_owned());
        }
        Cow::Borrowed(self.store.long_name(self.property.name))
    }

    /// How many values there are: one at least.
    #[must_use]
    pub fn len(&self) -> usize {
        self.store.values(self.property).len()
    }

    /// Whether there is no value, which no property of a record is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A value as written, byte for byte, with its escapes.
    #[must_use]
    pub fn raw(&self, number: usize) -> Option<&'r str> {
        Some(self.store.raw(*self.store.values(self.property).get(number)?))
    }

    /// A value as a text (SGF's Text): escapes undone, soft line ends gone, other line ends as LF, other white space
    /// as blanks.
    #[must_use]
    pub fn text(&self, number: usize) -> Option<Cow<'r, str>> {
        self.raw(number).map(|raw| unescape(raw, Lines::Kept))
    }

    /// A value as a text of one line (SGF's `SimpleText`): as [`text`](Self::text), and line ends are
    /// blanks.
    #[must_use]
    pub fn simple_text(&self, number: usize) -> Option<Cow<'r, str>> {
        self.raw(number).map(|raw| unescape(raw, Lines::Blanks))
    }
}

impl GameRecord {
    /// The properties of a node, in the order they were written; none for a node that is not in
    /// the record.
    pub fn properties(&self, node: NodeId) -> impl Iterator<Item = PropertyView<'_>> {
        let properties = if self.contains(node) { self.store.properties(node.0) } else { &[] };
        properties.iter().map(|&property| PropertyView { store: &self.store, property })
    }

    /// The property of this name at a node.
    #[must_use]
    pub fn property(&self, node: NodeId, name: &str) -> Option<PropertyView<'_>> {
        match Name::short(name.as_bytes()) {
            Some(short) if self.contains(node) => {
                let property = self.store.property(node.0, short)?;
                Some(PropertyView { store: &self.store, property })
            }
            _ => self.properties(node).find(|property| property.name() == name),
        }
    }

    /// The move of a node (`B`, `W`): the first one, where it has one of each colour.
    ///
    /// Its `mv` is `None` where no point can be read; a point may lie off the board.
    #[must_use]
    pub fn move_at(&self, node: NodeId) -> Option<RecordedMove> {
        self.moves_at(node).next()
    }

    /// All moves of a node in the order they are written: both colours in one node are against the
    /// format, and occur.
    pub fn moves_at(&self, node: NodeId) -> impl Iterator<Item = RecordedMove> + '_ {
        let properties = if self.contains(node) { self.store.properties(node.0) } else { &[] };
        properties.iter().filter_map(|&property| {
            let color = color_of(property.name)?;
            let raw = self.store.raw(*self.store.values(property).first()?);
            Some(RecordedMove { color, mv: self.read_move(raw) })
        })
    }

    pub(in crate::record) fn read_move(&self, raw: &str) -> Option<Move> {
        read_move(self.size, &unescape(raw, Lines::Blanks))
    }
}

/// Whose move a property is.
pub(in crate::record) fn color_of(name: Name) -> Option<Color> {
    const BLACK: Name = Name::of("B");
    const WHITE: Name = Name::of("W");
    match name {
        BLACK => Some(Color::Black),
        WHITE => Some(Color::White),
        _ => None,
    }
}
