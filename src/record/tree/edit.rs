//! Edits of the tree.

use super::error::{EditError, MOST_ENTRIES, MOST_TEXT};
use super::journal::Change;
use super::name::Name;
use super::store::{NONE, Property, Span, narrow};
use super::{GameRecord, NodeId};
use crate::color::Color;
use crate::game::Move;
use crate::record::sgf::escape;
use crate::text::short;

impl GameRecord {
    /// Adds a node without properties below `parent`, after the nodes there.
    ///
    /// # Errors
    /// [`EditError::NoNode`], [`EditError::TooLarge`].
    pub fn add(&mut self, parent: NodeId) -> Result<NodeId, EditError> {
        let node = self.added(parent)?;
        self.end_edit();
        Ok(node)
    }

    /// Adds a node with properties below `parent`, after the nodes there; each a name and its texts, as for
    /// [`set`](Self::set).
    ///
    /// # Errors
    /// As [`add`](Self::add) and [`set`](Self::set).
    pub fn add_with(&mut self, parent: NodeId, properties: &[(&str, &[&str])]) -> Result<NodeId, EditError> {
        self.check(parent)?;
        for (name, texts) in properties {
            if texts.is_empty() {
                return Err(EditError::NoValue);
            }
            if !Name::is_name(name) {
                return Err(EditError::Name { found: short(name) });
            }
        }
        // A backslash goes before every letter at most.
        let size = |texts: &[&str]| texts.iter().map(|text| 2 * text.len()).sum::<usize>();
        let more_text = properties.iter().map(|(name, texts)| name.len() + size(texts)).sum();
        let n_values: usize = properties.iter().map(|(_, texts)| texts.len()).sum();
        let n_properties = properties.len() * (properties.len() + 1);
        self.check_room(more_text, n_values.max(n_properties) + 1)?;
        let node = self.added(parent)?;
        for (name, texts) in properties {
            let values: Vec<_> = texts.iter().map(|text| escaped(name, text)).collect();
            let values: Vec<_> = values.iter().map(String::as_str).collect();
            self.put(node, name, &values)?;
        }
        self.end_edit();
        Ok(node)
    }

    /// The node below `parent` that has this move, added after the others if there is none.
    ///
    /// ```
    /// use lanke::{Color, GameRecord, Move, NodeId, Size};
    /// let mut record = GameRecord::new(Size::STANDARD);
    /// let corner = Move::Play(record.size().point(15, 3).unwrap());
    /// let first = record.add_move(NodeId::ROOT, Color::Black, corner).unwrap();
    /// assert_eq!(record.add_move(NodeId::ROOT, Color::Black, corner), Ok(first));
    /// assert_eq!(record.n_nodes(), 2);
    /// ```
    ///
    /// # Errors
    /// [`EditError::NoNode`], [`EditError::OffBoard`], [`EditError::TooLarge`].
    pub fn add_move(&mut self, parent: NodeId, color: Color, mv: Move) -> Result<NodeId, EditError> {
        if let Move::Play(point) = mv
            && !self.size.contains(point)
        {
            return Err(EditError::OffBoard);
        }
        self.check(parent)?;
        let is_it = |&node: &NodeId| {
            let mut moves = self.moves_at(node);
            moves.next().is_some_and(|made| made.color == color && made.mv == Some(mv))
                && moves.next().is_none()
        };
        if let Some(there) = self.children(parent).find(is_it) {
            return Ok(there);
        }
        // For both changes, so that none is left half done.
        self.check_room(8, 2)?;
        let node = self.added(parent)?;
        let name = if color == Color::Black { "B" } else { "W" };
        self.put(node, name, &[&self.size.sgf_text(mv)])?;
        self.end_edit();
        Ok(node)
    }

    /// Gives a node a property, in place of the one of this name: one text for each value, in which
    /// `]` and backslashes need no escape. In texts of two parts (`LB`, `AR`, `AP`) the first `:` parts them.
    /// A name spelt out (`AddBlack`) is that of the property it means (`AB`), as when it is read.
    ///
    /// # Errors
    /// [`EditError::NoNode`], [`EditError::Name`], [`EditError::NoValue`], [`EditError::TooLarge`].
    pub fn set(&mut self, node: NodeId, name: &str, texts: &[&str]) -> Result<(), EditError> {
        let values: Vec<_> = texts.iter().map(|text| escaped(name, text)).collect();
        let values: Vec<_> = values.iter().map(String::as_str).collect();
        self.set_raw(node, name, &values)
    }

    /// As [`set`](Self::set), from values as they are written in SGF, escapes and all.
    ///
    /// # Errors
    /// As [`set`](Self::set), and [`EditError::Value`].
    pub fn set_raw(&mut self, node: NodeId, name: &str, values: &[&str]) -> Result<(), EditError> {
        self.put(node, name, values)?;
        self.end_edit();
        Ok(())
    }

    /// Takes a property from a node; `false` if it has none of this name.
    ///
    /// # Errors
    /// [`EditError::NoNode`].
    pub fn remove_property(&mut self, node: NodeId, name: &str) -> Result<bool, EditError> {
        self.check(node)?;
        let mut letters = [0; 8];
        let name = Name::meant(name).map_or(name, |meant| meant.letters(&mut letters));
        if self.property(node, name).is_none() {
            return Ok(false);
        }
        let before = self.store.properties(node.0).to_vec();
        let is_other = |property: &Property| {
            let mut buffer = [0; 8];
            self.store.name_text(property.name, &mut buffer) != name
        };
        let others: Vec<_> = before.into_iter().filter(is_other).collect();
        self.put_properties(node, others);
        self.end_edit();
        Ok(true)
    }

    /// Removes a node and all below it.
    ///
    /// # Errors
    /// [`EditError::NoNode`], [`EditError::First`].
    pub fn remove(&mut self, node: NodeId) -> Result<(), EditError> {
        self.check(node)?;
        self.unlink_change(node)?;
        self.end_edit();
        Ok(())
    }

    pub(super) fn check(&self, node: NodeId) -> Result<(), EditError> {
        if self.contains(node) { Ok(()) } else { Err(EditError::NoNode(node)) }
    }

    #[inline(never)]
    pub(super) fn check_room(&self, more_text: usize, more: usize) -> Result<(), EditError> {
        let store = &self.store;
        let n = store.nodes.len().max(store.properties.len()).max(store.values.len());
        let is_full =
            store.text.len().saturating_add(more_text) > MOST_TEXT || n.saturating_add(more) > MOST_ENTRIES;
        if is_full { Err(EditError::TooLarge) } else { Ok(()) }
    }

    /// Adds a node, as a part of an edit.
    fn added(&mut self, parent: NodeId) -> Result<NodeId, EditError> {
        self.check(parent)?;
        self.check_room(0, 1)?;
        let id = self.store.push_alone();
        let previous = self.node(parent).last_child;
        self.change(Change::Linked { node: id, parent: parent.0, previous });
        Ok(NodeId(id))
    }

    /// Gives a node a property, as a part of an edit.
    #[inline(never)]
    fn put(&mut self, node: NodeId, name: &str, values: &[&str]) -> Result<(), EditError> {
        self.check(node)?;
        if values.is_empty() {
            return Err(EditError::NoValue);
        }
        if let Some(bad) = values.iter().find(|value| !is_whole(value)) {
            return Err(EditError::Value { found: short(bad) });
        }
        let more_text = values.iter().map(|value| value.len()).sum::<usize>() + name.len();
        self.check_room(more_text, values.len() + self.store.properties(node.0).len() + 1)?;
        let name = self.store.name(name).ok_or_else(|| EditError::Name { found: short(name) })?;
        let start = narrow(self.store.values.len());
        for value in values {
            let place = narrow(self.store.text.len());
            self.store.text.push_str(value);
            self.store.values.push(Span { start: place, n: narrow(value.len()) });
        }
        let property = Property { name, values: Span { start, n: narrow(values.len()) } };
        let mut properties = self.store.properties(node.0).to_vec();
        match properties.iter_mut().find(|there| self.store.is_named(there.name, name)) {
            Some(there) => *there = property,
            None => properties.push(property),
        }
        self.put_properties(node, properties);
        Ok(())
    }

    /// Gives a node these properties in place of its own, as a part of an edit.
    #[inline(never)]
    pub(super) fn put_properties(&mut self, node: NodeId, properties: Vec<Property>) {
        let start = narrow(self.store.properties.len());
        let other = Span { start, n: narrow(properties.len()) };
        self.store.properties.extend(properties);
        self.change(Change::Properties { node: node.0, other });
    }

    /// Takes a node and all below it out, as a part of an edit.
    #[inline(never)]
    pub(super) fn unlink_change(&mut self, node: NodeId) -> Result<(), EditError> {
        let here = self.node(node);
        if here.parent == NONE {
            return Err(EditError::First);
        }
        self.change(Change::Unlinked { node: node.0, parent: here.parent, previous: here.previous });
        Ok(())
    }
}

/// A text as a value. Of a value of two parts the first `:` parts them, and others are escaped.
fn escaped(name: &str, text: &str) -> String {
    let value = escape(text);
    match value.split_once(':') {
        Some((first, second)) if matches!(name, "LB" | "AP" | "FG") => {
            [first, ":", &second.replace(':', "\\:")].concat()
        }
        _ => value,
    }
}

/// Whether a value as written ends where it should.
fn is_whole(raw: &str) -> bool {
    let mut is_escaped = false;
    let ends = raw.bytes().any(|byte| {
        let is_end = byte == b']' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        is_end
    });
    !ends && !is_escaped
}
