//! The memory of a record: nodes, their properties and values, each in one list.

use super::name::Name;

/// No node.
pub(in crate::record) const NONE: u32 = u32::MAX;

/// A node and its place in the tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Node {
    pub(super) parent: u32,
    pub(super) first_child: u32,
    pub(super) last_child: u32,
    pub(super) next: u32,
    pub(super) previous: u32,
    pub(super) properties: Span,
    /// Whether it hangs in the tree; what was removed stays here for undo.
    pub(super) is_in_tree: bool,
}

impl Node {
    pub(super) const ALONE: Self = Self {
        parent: NONE,
        first_child: NONE,
        last_child: NONE,
        next: NONE,
        previous: NONE,
        properties: Span { start: 0, n: 0 },
        is_in_tree: false,
    };
}

/// A part of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::record) struct Span {
    pub(in crate::record) start: u32,
    pub(in crate::record) n: u32,
}

impl Span {
    pub(in crate::record) fn range(self) -> core::ops::Range<usize> {
        self.start as usize..self.start as usize + self.n as usize
    }
}

/// A property: its name, and which values are its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::record) struct Property {
    pub(in crate::record) name: Name,
    pub(in crate::record) values: Span,
}

/// Everything a record holds. Lists only grow: what is changed is put at the end, so that to undo
/// is to point to what was there before.
#[derive(Debug, Clone, Default)]
pub(in crate::record) struct Store {
    /// The text read, then all texts put in since.
    pub(in crate::record) text: String,
    pub(super) nodes: Vec<Node>,
    pub(in crate::record) properties: Vec<Property>,
    /// Values as written, with their escapes: places in the text.
    pub(in crate::record) values: Vec<Span>,
}

/// A place in a list as it is kept.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the reader and the editor keep below 2^32")]
pub(in crate::record) const fn narrow(n: usize) -> u32 {
    n as u32
}

impl Store {
    /// A store with room for so many nodes.
    pub(in crate::record) fn with_room(n: usize) -> Self {
        Self {
            text: String::new(),
            nodes: Vec::with_capacity(n),
            properties: Vec::with_capacity(n),
            values: Vec::with_capacity(n),
        }
    }

    /// Gives back the room that was not needed.
    pub(in crate::record) fn shrink(&mut self) {
        self.nodes.shrink_to_fit();
        self.properties.shrink_to_fit();
        self.values.shrink_to_fit();
    }

    pub(in crate::record) fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    pub(in crate::record) fn has_children(&self, node: u32) -> bool {
        self.first_child(node).is_some()
    }

    pub(in crate::record) fn first_child(&self, node: u32) -> Option<u32> {
        self.nodes.get(node as usize).map(|node| node.first_child).filter(|&child| child != NONE)
    }

    /// Adds a node as the last child of `parent`.
    pub(in crate::record) fn push_node(&mut self, parent: u32) -> u32 {
        let id = narrow(self.nodes.len());
        self.nodes.push(Node { parent, is_in_tree: true, ..Node::ALONE });
        self.link_last(id);
        id
    }

    /// Adds a node that hangs nowhere.
    pub(super) fn push_alone(&mut self) -> u32 {
        let id = narrow(self.nodes.len());
        self.nodes.push(Node::ALONE);
        id
    }

    /// Makes a node the last child of its parent.
    fn link_last(&mut self, id: u32) {
        let parent = self.nodes[id as usize].parent;
        let Some(above) = self.nodes.get_mut(parent as usize) else { return };
        let previous = core::mem::replace(&mut above.last_child, id);
        if previous == NONE {
            above.first_child = id;
        } else {
            self.nodes[previous as usize].next = id;
        }
        self.nodes[id as usize].previous = previous;
    }

    pub(in crate::record) fn set_properties(&mut self, node: u32, span: Span) {
        self.nodes[node as usize].properties = span;
    }

    pub(in crate::record) fn span(&self, node: u32) -> Span {
        self.nodes[node as usize].properties
    }

    /// The properties of a node.
    #[inline(never)]
    pub(in crate::record) fn properties(&self, node: u32) -> &[Property] {
        self.properties.get(self.span(node).range()).unwrap_or(&[])
    }

    #[inline(never)]
    pub(in crate::record) fn property(&self, node: u32, name: Name) -> Option<Property> {
        self.properties(node).iter().find(|property| self.is_named(property.name, name)).copied()
    }

    /// Whether two names are the same.
    pub(in crate::record) fn is_named(&self, a: Name, b: Name) -> bool {
        a == b || (a.place().is_some() && b.place().is_some() && self.long_name(a) == self.long_name(b))
    }

    pub(super) fn long_name(&self, name: Name) -> &str {
        let (start, len) = name.place().unwrap_or_default();
        self.text.get(start..start + len).unwrap_or("")
    }

    /// The letters of a name.
    #[inline(never)]
    pub(in crate::record) fn name_text<'a>(&'a self, name: Name, buffer: &'a mut [u8; 8]) -> &'a str {
        if name.place().is_some() { self.long_name(name) } else { name.letters(buffer) }
    }

    /// The values of a property.
    #[inline(never)]
    pub(in crate::record) fn values(&self, property: Property) -> &[Span] {
        self.values.get(property.values.range()).unwrap_or(&[])
    }

    /// A value as written.
    #[inline(never)]
    pub(in crate::record) fn raw(&self, value: Span) -> &str {
        self.text.get(value.range()).unwrap_or("")
    }

    /// The first value of a property, as written.
    #[inline(never)]
    pub(in crate::record) fn first(&self, node: u32, name: Name) -> Option<&str> {
        let property = self.property(node, name)?;
        Some(self.raw(*self.values(property).first()?))
    }

    /// Where the name of a property that was read begins in the text.
    #[inline(never)]
    pub(in crate::record) fn place(&self, property: Property) -> usize {
        let first = self.values(property).first().map_or(0, |value| value.start as usize);
        let before = self.text.get(..first.saturating_sub(1)).unwrap_or("").trim_ascii_end();
        before.trim_end_matches(|letter: char| letter.is_ascii_alphanumeric()).len()
    }

    /// The name that `text` is, as it would be read, putting it into the text where it is long. `None` for
    /// what can be no name.
    pub(in crate::record) fn name(&mut self, text: &str) -> Option<Name> {
        if !Name::is_name(text) {
            return None;
        }
        if let Some(name) = Name::meant(text).or_else(|| Name::short(text.as_bytes())) {
            return Some(name);
        }
        let start = narrow(self.text.len());
        self.text.push_str(text);
        Some(Name::long(start, narrow(text.len())))
    }
}
