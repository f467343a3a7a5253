//! The writer: a record with everything in it as SGF.

use super::text::is_line_end;
use crate::record::tree::{GameRecord, NodeId};

/// How to write records.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WriteOptions {
    /// After how many bytes of a line the next node begins a new one: 70. 0 writes no line ends
    /// between nodes.
    pub line: usize,
}

impl Default for WriteOptions {
    fn default() -> Self {
        Self { line: 70 }
    }
}

impl GameRecord {
    /// The record as SGF: every node, variation and property, each value byte for byte as it was
    /// read or set. `CA` is written as `UTF-8`, which the text is in, where the record has it;
    /// nothing else is added or changed.
    ///
    /// ```
    /// use lanke::{ReadOptions, Records, WriteOptions};
    /// let sgf = b"( ;FF[4]AddBlack[aa] XX[x\\]y] ; B[cc] (;W[dd]) (;W[ee]) )";
    /// let records = Records::read(sgf, &ReadOptions::default()).unwrap();
    /// let written = records.games[0].to_sgf(&WriteOptions::default());
    /// assert_eq!(written, "(;FF[4]AB[aa]XX[x\\]y];B[cc](;W[dd])(;W[ee]))\n");
    /// ```
    #[must_use]
    pub fn to_sgf(&self, options: &WriteOptions) -> String {
        let mut text = String::with_capacity(self.store.text.len() + 2);
        self.write(&mut text, *options);
        text
    }

    fn write(&self, text: &mut String, options: WriteOptions) {
        text.push('(');
        let mut line_start = text.len();
        // How many variations are open: a node that has neighbours opens one, and it ends with the last node of its
        // line.
        let mut node = Some(NodeId::ROOT);
        while let Some(at) = node {
            if self.opens_variation(at) {
                text.push('(');
            }
            if options.line > 0 && text.len() - line_start > options.line {
                text.push('\n');
                line_start = text.len();
            }
            text.push(';');
            self.write_node(text, at, &mut line_start);
            node = self.first_child(at);
            let mut from = at;
            while node.is_none() {
                if self.opens_variation(from) {
                    text.push(')');
                }
                node = self.next_sibling(from);
                match self.parent(from) {
                    Some(parent) if node.is_none() => from = parent,
                    _ => break,
                }
            }
        }
        text.push_str(")\n");
    }

    /// Whether a node is one of several below the same node.
    fn opens_variation(&self, node: NodeId) -> bool {
        self.next_sibling(node).is_some()
            || self.parent(node).is_some_and(|parent| self.first_child(parent) != Some(node))
    }

    fn write_node(&self, text: &mut String, node: NodeId, line_start: &mut usize) {
        let mut buffer = [0; 8];
        let store = &self.store;
        for &property in store.properties(node.store_id()) {
            let name = store.name_text(property.name, &mut buffer);
            text.push_str(name);
            let is_charset = name == "CA";
            for &value in store.values(property) {
                let raw = if is_charset { "UTF-8" } else { store.raw(value) };
                text.push('[');
                text.push_str(raw);
                text.push(']');
                if let Some(end) = raw.bytes().rposition(is_line_end) {
                    *line_start = text.len() - raw.len() + end;
                }
            }
        }
    }
}
