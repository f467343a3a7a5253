//! Where edits may have changed positions.

use super::name::{Kind, Name};
use super::store::{NONE, Property, Span, Store};
use super::{GameRecord, NodeId};

/// So many changes are remembered one by one.
const MOST: usize = 1000;
/// So far back a node looks for the next move, to tell whose turn it is.
const LOOK_BACK: usize = 100;

/// The nodes from which on positions may be others than before, in the order of the changes.
#[derive(Debug, Clone, Default)]
pub(in crate::record) struct Touched {
    nodes: Vec<u32>,
    /// How many changes there were before those.
    n_forgotten: u64,
}

impl Touched {
    /// How many changes there were.
    pub(in crate::record) fn n(&self) -> u64 {
        self.n_forgotten + self.nodes.len() as u64
    }

    /// The nodes touched since there were `n` changes; `None` where all may be.
    pub(in crate::record) fn since(&self, n: u64) -> Option<impl Iterator<Item = NodeId>> {
        let seen = usize::try_from(n.checked_sub(self.n_forgotten)?).ok()?;
        Some(self.nodes.get(seen..)?.iter().map(|&node| NodeId(node)))
    }

    /// Everything is touched.
    pub(super) fn all(&mut self) {
        self.n_forgotten = self.n() + 1;
        self.nodes.clear();
    }

    fn push(&mut self, node: u32) {
        if self.nodes.len() == MOST {
            self.all();
        } else {
            self.nodes.push(node);
        }
    }
}

impl GameRecord {
    /// Notes that a node stands elsewhere now, or has other properties.
    pub(super) fn touch(&mut self, node: u32) {
        let mut top = node;
        // A node without a move takes its turn from the next move below it.
        for _ in 0..LOOK_BACK {
            let Some(here) = self.store.nodes.get(top as usize).filter(|here| here.parent != NONE) else {
                break;
            };
            if self.store.properties(here.parent).iter().any(|property| property.name.kind() == Kind::Move) {
                break;
            }
            top = here.parent;
        }
        self.touched.push(top);
    }

    /// Notes that a node has properties in place of others, if these say where it stands or of which game.
    pub(super) fn touch_properties(&mut self, node: u32, before: Span) {
        let told = |store: &Store, span: Span| {
            let is_told = |property: &&Property| {
                let kind = property.name.kind();
                matches!(kind, Kind::Move | Kind::Stones | Kind::Side | Kind::Root | Kind::Info("HA"))
            };
            let list = store.properties.get(span.range()).unwrap_or(&[]);
            list.iter()
                .filter(is_told)
                .map(|property| (property.name, property.values))
                .collect::<Vec<(Name, Span)>>()
        };
        let (now, before) = (told(&self.store, self.store.span(node)), told(&self.store, before));
        if now != before {
            let is_of_all = |&(name, _): &(Name, Span)| matches!(name.kind(), Kind::Root | Kind::Info(_));
            if now.iter().chain(&before).any(is_of_all) {
                self.touched.all();
            } else {
                self.touch(node);
            }
        }
    }
}
