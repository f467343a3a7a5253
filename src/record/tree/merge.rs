//! Branches that say the same, made one.

use super::journal::Change;
use super::name::Name;
use super::store::{Property, Span, narrow};
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
/// What stands between them then.
const GAP: &str = "\n\n";

/// A child that stays, and what it says together with those that became one with it.
struct Joint {
    node: NodeId,
    /// Whether there is a move or a stone at all.
    is_played: bool,
    is_changed: bool,
    entries: Vec<Entry>,
}

struct Entry {
    name: Name,
    values: Vec<Span>,
    /// Whether values of several nodes are in it.
    is_changed: bool,
}

impl GameRecord {
    /// Makes equal branches below a node one: children with the same move or stones put up become
    /// the first of them, with the properties and children of all; then the same below each.
    /// Gives how many nodes became one with another.
    ///
    /// Nothing is lost: comments that differ are put one after the other, lists are joined, and nodes
    /// that differ in any other property stay apart.
    ///
    /// # Errors
    /// [`EditError::NoNode`], [`EditError::TooLarge`].
    pub fn merge(&mut self, node: NodeId) -> Result<usize, EditError> {
        self.check(node)?;
        self.check_merge(node)?;
        let mut n = 0;
        let mut next = Some(node);
        while let Some(at) = next {
            n += self.merge_children(at);
            // Each node before its children, as they are by now.
            next = self.next_in_order(node, at);
        }
        if n > 0 {
            self.end_edit();
        }
        Ok(n)
    }

    /// Whether there is room for all that merging below a node may write.
    fn check_merge(&self, node: NodeId) -> Result<(), EditError> {
        let (mut n_bytes, mut n) = (0, 0);
        for property in self.order(node).flat_map(|node| self.store.properties(node.0)) {
            let values = self.store.values(*property);
            n += values.len() + 1;
            if TEXTS.contains(&property.name) {
                n_bytes += values.iter().map(|value| value.n as usize + GAP.len()).sum::<usize>();
            }
        }
        self.check_room(n_bytes, n)
    }

    /// Makes equal children of one node one.
    fn merge_children(&mut self, parent: NodeId) -> usize {
        let children: Vec<_> = self.children(parent).collect();
        if children.len() < 2 {
            return 0;
        }
        // The kept ones by what was played.
        let mut table = Table::new(children.len());
        let mut kept: Vec<Joint> = Vec::new();
        for &child in &children {
            let bytes =
                PLAYED.iter().flat_map(|&name| self.raws(child, name)).flat_map(|raw| raw.bytes().chain([0]));
            let mut slot = table.slot(hash(bytes));
            let is_joined = loop {
                let Some(joint) = table.at(slot).and_then(|number| kept.get_mut(number)) else {
                    break false;
                };
                if self.join(joint, child) {
                    self.take_children(joint.node, child);
                    break true;
                }
                slot = table.slot(slot + 1);
            };
            if !is_joined {
                table.put(slot, kept.len());
                kept.push(self.joint(child));
            }
        }
        for joint in &kept {
            self.put_joint(joint);
        }
        children.len() - kept.len()
    }

    /// Puts the children of `second` after those of `first`, and takes it out.
    fn take_children(&mut self, first: NodeId, second: NodeId) {
        while let Some(child) = self.first_child(second) {
            let previous = self.node(first).last_child;
            self.change(Change::Moved { node: child.0, parent: first.0, previous });
        }
        // It has a parent, so that it can be taken out.
        let _ = self.unlink_change(second);
    }

    fn joint(&self, node: NodeId) -> Joint {
        let properties = self.store.properties(node.0);
        let entry = |property: &Property| Entry {
            name: property.name,
            values: self.store.values(*property).to_vec(),
            is_changed: false,
        };
        Joint {
            node,
            is_played: properties.iter().any(|property| PLAYED.contains(&property.name)),
            is_changed: false,
            entries: properties.iter().map(entry).collect(),
        }
    }

    /// Adds what `second` says, if the two are the same in what was played and nothing would be lost.
    fn join(&self, joint: &mut Joint, second: NodeId) -> bool {
        let raws = |node: NodeId, name: Name| self.raws(node, name);
        if !joint.is_played || PLAYED.iter().any(|&name| raws(joint.node, name) != raws(second, name)) {
            return false;
        }
        let properties = self.store.properties(second.0);
        let find = |joint: &Joint, name: Name| {
            joint.entries.iter().position(|entry| self.store.is_named(entry.name, name))
        };
        let can_join = |property: &Property| {
            let Some(entry) = find(joint, property.name).and_then(|at| joint.entries.get(at)) else {
                return true;
            };
            is_list(property.name) || self.is_same(&entry.values, self.store.values(*property))
        };
        if !properties.iter().all(can_join) {
            return false;
        }
        for property in properties {
            let values = self.store.values(*property);
            match find(joint, property.name).and_then(|at| joint.entries.get_mut(at)) {
                Some(entry) if self.is_same(&entry.values, values) => continue,
                Some(entry) => {
                    entry.values.extend(values);
                    entry.is_changed = true;
                }
                None => joint.entries.push(Entry {
                    name: property.name,
                    values: values.to_vec(),
                    is_changed: false,
                }),
            }
            joint.is_changed = true;
        }
        true
    }

    fn is_same(&self, a: &[Span], b: &[Span]) -> bool {
        a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| self.store.raw(a) == self.store.raw(b))
    }

    /// Gives a node the properties that it has by now.
    fn put_joint(&mut self, joint: &Joint) {
        if !joint.is_changed {
            return;
        }
        let mut properties = Vec::new();
        for entry in &joint.entries {
            let mut values = entry.values.clone();
            if entry.is_changed {
                values = self.each_once(&values);
                if TEXTS.contains(&entry.name) {
                    values = vec![self.put_text(&values)];
                }
            }
            let start = narrow(self.store.values.len());
            self.store.values.extend(&values);
            let values = Span { start, n: narrow(values.len()) };
            properties.push(Property { name: entry.name, values });
        }
        self.put_properties(joint.node, properties);
    }

    /// Every text once.
    fn each_once(&self, values: &[Span]) -> Vec<Span> {
        let mut table = Table::new(values.len());
        let mut kept: Vec<Span> = Vec::new();
        for &value in values {
            let raw = self.store.raw(value);
            let mut slot = table.slot(hash(raw.bytes()));
            while let Some(&there) = table.at(slot).and_then(|number| kept.get(number))
                && self.store.raw(there) != raw
            {
                slot = table.slot(slot + 1);
            }
            if table.at(slot).is_none() {
                table.put(slot, kept.len());
                kept.push(value);
            }
        }
        kept
    }

    /// Puts texts into one, those that say nothing left out.
    fn put_text(&mut self, texts: &[Span]) -> Span {
        let start = self.store.text.len();
        for text in texts.iter().filter(|text| text.n > 0) {
            if self.store.text.len() > start {
                self.store.text.push_str(GAP);
            }
            let text = self.store.text.get(text.range()).unwrap_or("").to_owned();
            self.store.text.push_str(&text);
        }
        let n = self.store.text.len() - start;
        Span { start: narrow(start), n: narrow(n) }
    }

    #[inline(never)]
    fn raws(&self, node: NodeId, name: Name) -> Vec<&str> {
        let property = self.store.property(node.0, name);
        let values = property.map_or(&[][..], |property| self.store.values(property));
        values.iter().map(|&value| self.store.raw(value)).collect()
    }
}

/// Whether what several nodes say under a name can be said in one.
fn is_list(name: Name) -> bool {
    TEXTS.contains(&name) || name.is_known() && !name.kind().is_single()
}

/// Numbers by a hash: an open table with linear probing.
struct Table {
    /// Each as one more; 0 where there is none.
    slots: Vec<usize>,
}

impl Table {
    /// A table with room for `n`.
    fn new(n: usize) -> Self {
        Self { slots: vec![0; (n * 2).next_power_of_two()] }
    }

    /// The slot where a hash is looked for first, or the one after another one.
    fn slot(&self, hash: usize) -> usize {
        hash & (self.slots.len() - 1)
    }

    fn at(&self, slot: usize) -> Option<usize> {
        self.slots.get(slot)?.checked_sub(1)
    }

    fn put(&mut self, slot: usize, number: usize) {
        if let Some(there) = self.slots.get_mut(slot) {
            *there = number + 1;
        }
    }
}

/// A number for a text (FNV-1a).
#[expect(clippy::cast_possible_truncation, reason = "any bits of the hash will do")]
#[inline(never)]
fn hash(bytes: impl Iterator<Item = u8>) -> usize {
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (hash ^ hash >> 32) as usize
}
