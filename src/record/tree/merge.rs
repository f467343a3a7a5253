//! Branches that say the same, made one.

use super::name::Name;
use super::store::{Property, Span};
use super::{EditError, GameRecord, NodeId};

/// What two nodes must have alike to be the same position reached in the same way.
const PLAYED: [Name; 8] = [
    Name::of("B"),
    Name::of("W"),
    Name::of("KO"),
    Name::of("MN"),
    Name::of("AB"),
    Name::of("AW"),
    Name::of("AE"),
    Name::of("PL"),
];
/// Texts that can be put one after the other.
const TEXTS: [Name; 2] = [Name::of("C"), Name::of("GC")];

impl GameRecord {
    /// Makes equal branches below a node one: children with the same move or stones put up become
    /// the first of them, with the properties and children of all; then the same below each.
    /// Gives how many nodes became one with another.
    ///
    /// Nothing is lost: comments that differ are put one after the other, lists are joined, and nodes
    /// that differ in any other property stay apart.
    ///
    /// # Errors
    /// [`EditError::NoNode`].
    pub fn merge(&mut self, node: NodeId) -> Result<usize, EditError> {
        self.check(node)?;
        let mut n = 0;
        let mut next = Some(node);
        while let Some(at) = next {
            n += self.merge_children(at);
            // Each node before its children, as they are by now.
            next = self.next_in_order(node, at);
        }
        self.end_edit();
        Ok(n)
    }

    /// Makes equal children of one node one.
    fn merge_children(&mut self, parent: NodeId) -> usize {
        let children: Vec<_> = self.children(parent).collect();
        if children.len() < 2 {
            return 0;
        }
        // The kept ones by what was played, as number plus one: an open table with linear probing.
        let mut table = vec![0_usize; (children.len() * 2).next_power_of_two()];
        let mut kept: Vec<NodeId> = Vec::new();
        for &child in &children {
            let mut slot = self.hash(child) & (table.len() - 1);
            let joined = loop {
                let Some(&first) = table[slot].checked_sub(1).and_then(|number| kept.get(number)) else {
                    break None;
                };
                if let Some(properties) = self.joined(first, child) {
                    break Some((first, properties));
                }
                slot = (slot + 1) & (table.len() - 1);
            };
            if let Some((first, properties)) = joined {
                self.merge_into(first, child, properties);
            } else {
                kept.push(child);
                table[slot] = kept.len();
            }
        }
        children.len() - kept.len()
    }

    /// A number that nodes with the same moves and stones share (FNV-1a).
    #[expect(clippy::cast_possible_truncation, reason = "any bits of the hash will do")]
    #[inline(never)]
    fn hash(&self, node: NodeId) -> usize {
        let bytes =
            PLAYED.iter().flat_map(|&name| self.raws(node, name)).flat_map(|raw| raw.bytes().chain([0]));
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        (hash ^ hash >> 32) as usize
    }

    #[inline(never)]
    fn merge_into(&mut self, first: NodeId, second: NodeId, properties: Vec<Property>) {
        if properties != self.store.properties(first.0) {
            self.put_properties(first, properties);
        }
        while let Some(child) = self.first_child(second) {
            if self.unlink_change(child).is_err() {
                break;
            }
            self.link_change(child, first, usize::MAX);
        }
        // It has a parent, so that it can be taken out.
        let _ = self.unlink_change(second);
    }

    /// The properties of two nodes as those of one, if they are the same in what was played and
    /// nothing would be lost.
    #[inline(never)]
    fn joined(&mut self, first: NodeId, second: NodeId) -> Option<Vec<Property>> {
        let is_move = |property: &Property| PLAYED.contains(&property.name);
        if !self.store.properties(first.0).iter().any(is_move) {
            return None;
        }
        let raws = |node: NodeId, name: Name| self.raws(node, name);
        if PLAYED.iter().any(|&name| raws(first, name) != raws(second, name)) {
            return None;
        }
        let mut joined = self.store.properties(first.0).to_vec();
        for property in self.store.properties(second.0).to_vec() {
            let there = joined.iter_mut().find(|there| self.store.is_named(there.name, property.name));
            let Some(there) = there else {
                joined.push(property);
                continue;
            };
            let texts = |property: Property| {
                self.store.values(property).iter().map(|&value| self.store.raw(value)).collect::<Vec<_>>()
            };
            let (a, b) = (texts(*there), texts(property));
            if a == b {
                continue;
            }
            let values: Vec<String> = if TEXTS.contains(&property.name) {
                vec![[a, b].concat().join("\n\n")]
            } else if property.name.is_known() && !property.name.is_single() {
                let more = b.iter().filter(|value| !a.contains(value));
                a.iter().chain(more).map(|&value| value.to_owned()).collect()
            } else {
                return None;
            };
            let start = self.store.count(self.store.values.len());
            for value in &values {
                let place = self.store.count(self.store.text.len());
                self.store.text.push_str(value);
                self.store.values.push(Span { start: place, n: self.store.count(value.len()) });
            }
            there.values = Span { start, n: self.store.count(values.len()) };
        }
        Some(joined)
    }

    #[inline(never)]
    fn raws(&self, node: NodeId, name: Name) -> Vec<&str> {
        let property = self.store.property(node.0, name);
        let values = property.map_or(&[][..], |property| self.store.values(property));
        values.iter().map(|&value| self.store.raw(value)).collect()
    }
}
