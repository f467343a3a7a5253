//! One node of a game: its properties and their values.

use std::borrow::Cow;

/// The properties of a node in order. One of these serves all nodes, for its memory.
#[derive(Debug, Default)]
pub(super) struct Node<'t> {
    properties: Vec<Property<'t>>,
    values: Vec<Value<'t>>,
}

/// A property.
#[derive(Debug, Clone, Copy)]
pub(super) struct Property<'t> {
    /// The byte where its name begins.
    pub(super) at: usize,
    /// Its name, as written.
    pub(super) written: &'t str,
    /// Where its values begin among those of the node.
    start: usize,
    /// How many there are.
    n_values: usize,
}

/// A value, still escaped.
#[derive(Debug, Clone, Copy)]
pub(super) struct Value<'t> {
    /// The byte where it begins.
    pub(super) at: usize,
    /// What stands between the brackets.
    pub(super) raw: &'t str,
}

impl<'t> Property<'t> {
    /// Its name: the capital letters alone, as FF[1] to FF[3] let writers spell names out
    /// (`AddBlack`, `SiZe`).
    pub(super) fn name(&self) -> Cow<'t, str> {
        if self.written.bytes().all(|byte| byte.is_ascii_uppercase()) {
            Cow::Borrowed(self.written)
        } else {
            Cow::Owned(self.written.chars().filter(char::is_ascii_uppercase).collect())
        }
    }
}

impl<'t> Node<'t> {
    /// Whether the node says nothing.
    pub(super) const fn is_empty(&self) -> bool {
        self.properties.is_empty()
    }

    pub(super) fn clear(&mut self) {
        self.properties.clear();
        self.values.clear();
    }

    /// Begins a property, without values yet.
    pub(super) fn push(&mut self, at: usize, written: &'t str) {
        self.properties.push(Property { at, written, start: self.values.len(), n_values: 0 });
    }

    /// Gives the latest property a value; `false` if there is no property.
    pub(super) fn push_value(&mut self, at: usize, raw: &'t str) -> bool {
        let Some(property) = self.properties.last_mut() else { return false };
        property.n_values += 1;
        self.values.push(Value { at, raw });
        true
    }

    /// Takes the latest property back if it has no value.
    pub(super) fn pop_bare(&mut self) -> Option<Property<'t>> {
        self.properties.pop_if(|property| property.n_values == 0)
    }

    /// The properties in order, each with a value.
    pub(super) fn iter(&self) -> impl Iterator<Item = Property<'t>> + '_ {
        self.properties.iter().copied()
    }

    /// The values of a property of this node.
    pub(super) fn values(&self, property: &Property<'_>) -> &[Value<'t>] {
        self.values.get(property.start..property.start + property.n_values).unwrap_or(&[])
    }
}
