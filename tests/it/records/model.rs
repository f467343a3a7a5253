//! Edits of a plain tree, with whole trees to go back to.

use super::plain::{Plain, value};
use lanke::{Color, EditError, Move, NodeId, Size};

/// A record as it is now, as it was, and as it was before undoing.
#[derive(Debug)]
pub(crate) struct Model {
    pub(crate) root: Plain,
    /// How many nodes were ever made.
    pub(crate) n_made: usize,
    pub(crate) past: Vec<Plain>,
    pub(crate) future: Vec<Plain>,
}

type Done<T> = Result<T, EditError>;

fn no_node<T>(id: usize) -> Done<T> {
    Err(EditError::NoNode(NodeId::from_index(id).unwrap()))
}

fn is_name(name: &str) -> bool {
    name.chars().all(|letter| letter.is_ascii_alphanumeric())
        && name.chars().next().is_some_and(|letter| letter.is_ascii_alphabetic())
}

/// Whether a value ends where it should: nothing but pairs of a backslash and a letter, and other letters.
fn is_whole(raw: &str) -> bool {
    let mut letters = raw.chars();
    while let Some(letter) = letters.next() {
        if letter == ']' || (letter == '\\' && letters.next().is_none()) {
            return false;
        }
    }
    true
}

impl Model {
    pub(crate) fn new(root: Plain) -> Self {
        let n_made = root.all().len();
        Self { root, n_made, past: Vec::new(), future: Vec::new() }
    }

    pub(crate) fn size(&self) -> Size {
        let main_line = std::iter::successors(Some(&self.root), |node| node.children.first());
        for node in main_line {
            if let Some(values) = node.get("SZ") {
                let side = values[0].parse().ok();
                return side.and_then(|side| Size::new(side, side).ok()).unwrap_or(Size::STANDARD);
            }
            if ["B", "W", "AB", "AW", "AE"].iter().any(|name| node.get(name).is_some()) {
                break;
            }
        }
        Size::STANDARD
    }

    /// Notes the tree that `edit` leaves, and says what it says.
    fn edit<T>(&mut self, edit: impl FnOnce(&mut Plain) -> T) -> T {
        self.past.push(self.root.clone());
        self.future.clear();
        edit(&mut self.root)
    }

    fn way(&self, id: usize) -> Done<Vec<usize>> {
        self.root.way(id).map_or_else(|| no_node(id), Ok)
    }

    pub(crate) fn add_with(&mut self, parent: usize, properties: &[(&str, &[&str])]) -> Done<usize> {
        let way = self.way(parent)?;
        let mut node = Plain { id: self.n_made, properties: Vec::new(), children: Vec::new() };
        for (name, texts) in properties {
            check(name, texts)?;
            node.set(name, texts.iter().map(|text| value(name, text)).collect());
        }
        self.n_made += 1;
        let id = node.id;
        self.edit(|root| root.at(&way).children.push(node));
        Ok(id)
    }

    pub(crate) fn add_move(&mut self, parent: usize, color: Color, mv: Move) -> Done<usize> {
        if let Move::Play(point) = mv
            && !self.size().contains(point)
        {
            return Err(EditError::OffBoard);
        }
        let way = self.way(parent)?;
        let (own, other) = if color == Color::Black { ("B", "W") } else { ("W", "B") };
        let text = self.size().sgf_text(mv);
        let is_it = |child: &&Plain| {
            let is_same = child.get(own).is_some_and(|values| values[0] == text);
            is_same && child.get(other).is_none()
        };
        if let Some(there) = self.root.at(&way).children.iter().find(is_it) {
            return Ok(there.id);
        }
        self.add_with(parent, &[(own, &[&text])])
    }

    pub(crate) fn set_raw(&mut self, node: usize, name: &str, values: &[&str]) -> Done<()> {
        let way = self.way(node)?;
        if let Some(bad) = values.iter().find(|value| !is_whole(value)) {
            return Err(EditError::Value { found: (*bad).to_owned() });
        }
        check(name, values)?;
        let values = values.iter().map(|&value| value.to_owned()).collect();
        self.edit(|root| root.at(&way).set(name, values));
        Ok(())
    }

    pub(crate) fn remove_property(&mut self, node: usize, name: &str) -> Done<bool> {
        let way = self.way(node)?;
        let is_there = self.root.at(&way).get(name).is_some();
        if is_there {
            self.edit(|root| root.at(&way).properties.retain(|(other, _)| other != name));
        }
        Ok(is_there)
    }

    pub(crate) fn remove(&mut self, node: usize) -> Done<()> {
        let way = self.way(node)?;
        let (&last, above) = way.split_last().ok_or(EditError::First)?;
        self.edit(|root| root.at(above).children.remove(last));
        Ok(())
    }

    pub(crate) fn move_to(&mut self, node: usize, parent: usize, place: usize) -> Done<()> {
        let way = self.way(node)?;
        self.way(parent)?;
        let (&last, above) = way.split_last().ok_or(EditError::First)?;
        if self.root.at(&way).way(parent).is_some() {
            return Err(EditError::BelowItself(NodeId::from_index(node).unwrap()));
        }
        self.edit(|root| {
            let moved = root.at(above).children.remove(last);
            let to = root.way(parent).unwrap();
            let children = &mut root.at(&to).children;
            children.insert(place.min(children.len()), moved);
        });
        Ok(())
    }

    pub(crate) fn promote(&mut self, node: usize) -> Done<bool> {
        let way = self.way(node)?;
        let Some(depth) = way.iter().rposition(|&place| place > 0) else { return Ok(false) };
        self.edit(|root| root.at(&way[..depth]).slide(way[depth], way[depth] - 1));
        Ok(true)
    }

    pub(crate) fn demote(&mut self, node: usize) -> Done<bool> {
        let way = self.way(node)?;
        let root = &mut self.root;
        let Some(depth) = (0..way.len()).rev().find(|&depth| root.at(&way[..depth]).children.len() > 1)
        else {
            return Ok(false);
        };
        if way[depth] + 1 == root.at(&way[..depth]).children.len() {
            return Ok(false);
        }
        self.edit(|root| root.at(&way[..depth]).slide(way[depth], way[depth] + 1));
        Ok(true)
    }

    pub(crate) fn make_main(&mut self, node: usize) -> Done<bool> {
        let way = self.way(node)?;
        if way.iter().all(|&place| place == 0) {
            return Ok(false);
        }
        self.edit(|root| {
            for depth in (0..way.len()).rev() {
                root.at(&way[..depth]).slide(way[depth], 0);
            }
        });
        Ok(true)
    }

    pub(crate) fn merge(&mut self, node: usize) -> Done<usize> {
        let way = self.way(node)?;
        let mut merged = self.root.clone();
        let n = merged.at(&way).merge();
        if n > 0 {
            self.edit(|root| *root = merged);
        }
        Ok(n)
    }

    pub(crate) fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.root, before));
        true
    }

    pub(crate) fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.root, after));
        true
    }
}

fn check(name: &str, values: &[&str]) -> Done<()> {
    if values.is_empty() {
        return Err(EditError::NoValue);
    }
    if is_name(name) { Ok(()) } else { Err(EditError::Name { found: name.to_owned() }) }
}
