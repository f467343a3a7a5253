//! The tree of a record as a slow and obvious model: nodes that own their children, and whole trees to go back to.

use lanke::{GameRecord, NodeId};

/// A node with all below it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Plain {
    pub(crate) id: usize,
    /// Names and their values as written.
    pub(crate) properties: Vec<(String, Vec<String>)>,
    pub(crate) children: Vec<Plain>,
}

/// What two nodes must have alike to be merged, and what can be put together.
const PLAYED: [&str; 8] = ["B", "W", "KO", "MN", "AB", "AW", "AE", "PL"];
const TEXTS: [&str; 2] = ["C", "GC"];
const LISTS: [&str; 4] = ["LB", "TR", "MA", "CR"];

impl Plain {
    /// What a record says below a node.
    pub(crate) fn of(record: &GameRecord, node: NodeId) -> Self {
        let raws = |property: lanke::PropertyView<'_>| {
            let values = (0..property.len()).map(|number| property.raw(number).unwrap().to_owned());
            (property.name().into_owned(), values.collect())
        };
        Self {
            id: node.index(),
            properties: record.properties(node).map(raws).collect(),
            children: record.children(node).map(|child| Self::of(record, child)).collect(),
        }
    }

    /// The node and all below it, in the order they are written.
    pub(crate) fn all(&self) -> Vec<&Self> {
        let below = self.children.iter().flat_map(Self::all);
        std::iter::once(self).chain(below).collect()
    }

    pub(crate) fn get(&self, name: &str) -> Option<&[String]> {
        let found = self.properties.iter().find(|(other, _)| other == name);
        found.map(|(_, values)| values.as_slice())
    }

    /// Which child, and which one of that, and so on, leads to a node.
    pub(crate) fn way(&self, id: usize) -> Option<Vec<usize>> {
        if self.id == id {
            return Some(Vec::new());
        }
        (0..self.children.len()).find_map(|place| {
            let below = self.children[place].way(id)?;
            Some([vec![place], below].concat())
        })
    }

    pub(crate) fn at(&mut self, way: &[usize]) -> &mut Self {
        match way {
            [] => self,
            [first, rest @ ..] => self.children[*first].at(rest),
        }
    }

    /// As SGF in one line.
    pub(crate) fn sgf(&self) -> String {
        let properties = self.properties.iter().map(|(name, values)| {
            let values = values.iter().map(|value| format!("[{value}]"));
            format!("{name}{}", values.collect::<String>())
        });
        let below = match self.children.as_slice() {
            [only] => only.sgf(),
            several => {
                several.iter().flat_map(|child| ["(".to_owned(), child.sgf(), ")".to_owned()]).collect()
            }
        };
        format!(";{}{below}", properties.collect::<String>())
    }

    pub(crate) fn set(&mut self, name: &str, values: Vec<String>) {
        match self.properties.iter_mut().find(|(other, _)| other == name) {
            Some((_, there)) => *there = values,
            None => self.properties.push((name.to_owned(), values)),
        }
    }

    pub(crate) fn slide(&mut self, from: usize, to: usize) {
        let child = self.children.remove(from);
        self.children.insert(to, child);
    }

    /// Merges the children, then theirs; gives how many are gone.
    pub(crate) fn merge(&mut self) -> usize {
        let children = std::mem::take(&mut self.children);
        let n = children.len();
        let mut groups: Vec<Vec<Self>> = Vec::new();
        for child in children {
            match groups.iter_mut().find(|group| child.fits(group)) {
                Some(group) => group.push(child),
                None => groups.push(vec![child]),
            }
        }
        self.children = groups.into_iter().map(joined).collect();
        let gone = n - self.children.len();
        gone + self.children.iter_mut().map(Self::merge).sum::<usize>()
    }

    fn fits(&self, group: &[Self]) -> bool {
        let first = &group[0];
        let is_played = PLAYED.iter().any(|name| first.get(name).is_some());
        let is_alike = PLAYED.iter().all(|name| first.get(name) == self.get(name));
        let can_join = |(name, values): &(String, Vec<String>)| {
            let is_list = TEXTS.contains(&name.as_str()) || LISTS.contains(&name.as_str());
            is_list || group.iter().filter_map(|other| other.get(name)).all(|there| there == values)
        };
        is_played && is_alike && self.properties.iter().all(can_join)
    }
}

/// Several nodes as one.
fn joined(group: Vec<Plain>) -> Plain {
    let mut one = Plain { id: group[0].id, properties: Vec::new(), children: Vec::new() };
    for (name, first) in group.iter().flat_map(|node| &node.properties) {
        if one.get(name).is_some() {
            continue;
        }
        let lists: Vec<_> = group.iter().filter_map(|node| node.get(name)).collect();
        let mut values: Vec<String> = Vec::new();
        for value in lists.concat() {
            if !values.contains(&value) {
                values.push(value);
            }
        }
        if lists.iter().all(|list| list == first) {
            values.clone_from(first);
        } else if TEXTS.contains(&name.as_str()) {
            values.retain(|value| !value.is_empty());
            values = vec![values.join("\n\n")];
        }
        one.set(name, values);
    }
    one.children = group.into_iter().flat_map(|node| node.children).collect();
    one
}

/// A text as a value.
pub(crate) fn value(name: &str, text: &str) -> String {
    let value = escape(text);
    match value.split_once(':') {
        Some((point, label)) if name == "LB" => format!("{point}:{}", label.replace(':', "\\:")),
        _ => value,
    }
}

fn escape(text: &str) -> String {
    text.chars()
        .map(|letter| if "]\\".contains(letter) { format!("\\{letter}") } else { letter.to_string() })
        .collect()
}
