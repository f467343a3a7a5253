//! The tree of a record: every node, variation and property that a file has.

mod arrange;
mod draft;
mod edit;
mod error;
mod from;
mod journal;
mod merge;
mod name;
mod notes;
mod store;
mod touched;
mod view;
mod walk;

use super::sgf::SgfError;
use crate::point::Size;
use core::fmt;
pub(super) use draft::NodeDraft;
pub use error::EditError;
use journal::Journal;
pub(super) use name::{Kind, Name};
pub(super) use store::{NONE, Property, Span, Store, narrow};
pub(super) use touched::Touched;
pub use view::PropertyView;
pub(super) use view::color_of;
pub use walk::Order;

/// A node of a [`GameRecord`].
///
/// Numbers go up in the order of the text, from 0 for the first node; a node keeps its number
/// through every edit, and no other node gets it after the node was removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The first node of every record.
    pub const ROOT: Self = Self(0);

    /// The node's number.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The node's place in the store.
    pub(super) const fn store_id(self) -> u32 {
        self.0
    }

    /// The node of a number, whether a record has it or not.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        u32::try_from(index).ok().filter(|&id| id != NONE).map(Self)
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A record of one game with everything in it: variations, comments, markup, and properties that
/// nobody knows, each value as it was written.
///
/// It says what was written, legal or not. Where a node stands is a position on a board only once
/// [`game_at`](Self::game_at) asks for it.
///
/// Nodes hold properties, each with one value or more. Values are kept with their escapes
/// ([`PropertyView::raw`]); [`PropertyView::text`] undoes these. Edits can be undone, step by step,
/// without limit; what was removed is kept for that as long as the record lives.
///
/// ```
/// use lanke::{GameRecord, NodeId, ReadOptions, Records};
/// let sgf = b"(;FF[4]SZ[9]XX[kept](;B[ee];W[dd])(;B[cc]C[a \\] b]))";
/// let mut records = Records::read(sgf, &ReadOptions::default()).unwrap();
/// let record: &mut GameRecord = &mut records.games[0];
/// assert_eq!((record.n_nodes(), record.n_variations()), (4, 1));
/// let other = record.children(NodeId::ROOT).nth(1).unwrap();
/// assert_eq!(record.property(other, "C").unwrap().text(0).unwrap(), "a ] b");
/// record.promote(other).unwrap();
/// assert_eq!(record.main_line().nth(1), Some(other));
/// assert!(record.undo());
/// assert_ne!(record.main_line().nth(1), Some(other));
/// ```
#[derive(Debug, Clone)]
pub struct GameRecord {
    pub(super) store: Store,
    journal: Journal,
    pub(super) size: Size,
    /// Why the record can't be put on a board: another game than Go, a size that no board has.
    trouble: Option<Box<SgfError>>,
    /// The two as they were read.
    as_read: (Size, Option<Box<SgfError>>),
    n_in_tree: usize,
    /// Where edits may have changed positions.
    touched: Touched,
}

impl GameRecord {
    /// A record with nothing but its first node, which states the size.
    #[must_use]
    pub fn new(size: Size) -> Self {
        let mut store = Store::default();
        store.push_node(NONE);
        let mut record = Self::from_store(store, Size::STANDARD, None);
        for (name, value) in [("GM", "1"), ("FF", "4"), ("CA", "UTF-8"), ("SZ", &super::sgf::size_text(size))]
        {
            // Names that are names, on the node that is there.
            let _ = record.set(NodeId::ROOT, name, &[value]);
        }
        record.journal = Journal::default();
        record
    }

    /// A record of nodes that were read; there is one at least.
    pub(super) fn from_store(store: Store, size: Size, trouble: Option<Box<SgfError>>) -> Self {
        let n_in_tree = store.n_nodes();
        let as_read = (size, trouble.clone());
        Self {
            store,
            journal: Journal::default(),
            size,
            trouble,
            as_read,
            n_in_tree,
            touched: Touched::default(),
        }
    }

    /// After an edit: what follows from the nodes before the first stone is worked out again.
    fn after_edit(&mut self) {
        let (size, trouble) = super::sgf::stated_size(&self.store);
        if size != self.size {
            self.touched.all();
        }
        let trouble = trouble.map(|(_, kind)| kind);
        if (size, trouble.as_ref()) == (self.as_read.0, self.as_read.1.as_ref().map(|error| &error.kind)) {
            // With its place in the text.
            (self.size, self.trouble) = self.as_read.clone();
        } else {
            self.size = size;
            self.trouble = trouble.map(|kind| Box::new(SgfError { line: 0, column: 0, kind }));
        }
    }

    /// The size of the board: 19 by 19 where the record states none, or one that no board has.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Where edits may have changed positions.
    pub(super) const fn touched(&self) -> &Touched {
        &self.touched
    }

    /// Why no position of the record can be shown: it is one of another game (`GM`), or its size is
    /// none that a board has. Its nodes and properties can be read all the same. What came by an edit has no place
    /// in a text: its line and column are 0.
    #[must_use]
    pub fn trouble(&self) -> Option<&SgfError> {
        self.trouble.as_deref()
    }
}

#[cfg(test)]
mod tests;
