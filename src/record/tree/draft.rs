//! A node in the making: its properties, each once.

use super::name::Name;
use super::store::{Property, Span, Store, narrow};

/// Gathers the properties of one node at a time; properties that come twice become one.
#[derive(Debug, Default)]
pub(in crate::record) struct NodeDraft {
    first_property: usize,
    first_value: usize,
    /// To which property of the node the latest values belong.
    owner: usize,
    /// Once a property has come again: values in a row that belong to one property, as its number
    /// and how many they are.
    runs: Vec<(usize, u32)>,
}

impl NodeDraft {
    /// Begins a node.
    pub(in crate::record) fn begin(&mut self, store: &Store) {
        self.first_property = store.properties.len();
        self.first_value = store.values.len();
        self.runs.clear();
    }

    /// Begins a property; `false` if the node has one of this name already, as `is_same` tells.
    pub(in crate::record) fn property(
        &mut self,
        store: &mut Store,
        name: Name,
        is_same: impl Fn(Name, Name) -> bool,
    ) -> bool {
        let here = &store.properties[self.first_property..];
        let again = here.iter().position(|property| is_same(property.name, name));
        if again.is_some() && self.runs.is_empty() {
            self.runs =
                here.iter().enumerate().map(|(number, property)| (number, property.values.n)).collect();
        }
        self.owner = again.unwrap_or(here.len());
        if again.is_none() {
            let start = narrow(store.values.len());
            store.properties.push(Property { name, values: Span { start, n: 0 } });
        }
        if !self.runs.is_empty() {
            self.runs.push((self.owner, 0));
        }
        again.is_none()
    }

    /// How many properties the node has so far.
    pub(in crate::record) fn n_properties(&self, store: &Store) -> usize {
        store.properties.len() - self.first_property
    }

    /// Gives the latest property a value: a place in the text.
    #[inline]
    pub(in crate::record) fn value(&mut self, store: &mut Store, start: usize, len: usize) {
        let value = Span { start: narrow(start), n: narrow(len) };
        store.values.push(value);
        if let Some(property) = store.properties.get_mut(self.first_property + self.owner) {
            property.values.n += 1;
        }
        if let Some((_, n)) = self.runs.last_mut() {
            *n += 1;
        }
    }

    /// Ends the node.
    pub(in crate::record) fn end(&mut self, store: &mut Store, node: u32) {
        if !self.runs.is_empty() {
            self.gather(store);
        }
        let span = Span {
            start: narrow(self.first_property),
            n: narrow(store.properties.len() - self.first_property),
        };
        store.set_properties(node, span);
    }

    /// Puts the values of each property next to each other, in their order.
    fn gather(&self, store: &mut Store) {
        let written = store.values.split_off(self.first_value);
        let mut next = narrow(self.first_value);
        let mut places = Vec::new();
        for property in &mut store.properties[self.first_property..] {
            property.values.start = next;
            places.push(next as usize);
            next += property.values.n;
        }
        store.values.resize(next as usize, Span::default());
        let mut from = written.iter();
        for &(owner, n) in &self.runs {
            for &value in from.by_ref().take(n as usize) {
                if let Some(place) = places.get_mut(owner)
                    && let Some(free) = store.values.get_mut(*place)
                {
                    *free = value;
                    *place += 1;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn properties_that_come_twice_become_one() {
        let mut store = Store { text: "abcdef".to_owned(), ..Store::default() };
        let node = store.push_node(super::super::NONE);
        let mut draft = NodeDraft::default();
        draft.begin(&store);
        let (a, b) = (Name::of("A"), Name::of("B"));
        for (name, places, is_new) in [(a, 0..2, true), (b, 2..3, true), (a, 3..5, false), (b, 5..6, false)] {
            assert_eq!(draft.property(&mut store, name, |a, b| a == b), is_new);
            for place in places {
                draft.value(&mut store, place, 1);
            }
        }
        draft.end(&mut store, node);
        let texts = |name| {
            let property = store.property(node, name).unwrap();
            store.values(property).iter().map(|&value| store.raw(value)).collect::<String>()
        };
        assert_eq!((texts(a), texts(b)), ("abde".to_owned(), "cf".to_owned()));
        assert_eq!((store.values.len(), draft.n_properties(&store)), (6, 2));
    }
}
