//! Going through the nodes.

use super::store::{NONE, Node};
use super::{GameRecord, NodeId};

/// Goes through a part of a record, each node before its children, without recursion.
#[derive(Debug, Clone)]
pub struct Order<'r> {
    nodes: &'r [Node],
    top: u32,
    next: u32,
}

impl Iterator for Order<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        let id = self.next;
        let node = self.nodes.get(id as usize)?;
        self.next = if node.first_child == NONE { after(self.nodes, self.top, id) } else { node.first_child };
        Some(NodeId(id))
    }
}

/// The node after `id` and all below it, in the part below `top`.
fn after(nodes: &[Node], top: u32, mut id: u32) -> u32 {
    while id != top
        && let Some(node) = nodes.get(id as usize)
    {
        if node.next != NONE {
            return node.next;
        }
        id = node.parent;
    }
    NONE
}

impl GameRecord {
    /// Whether the record has this node, now.
    #[must_use]
    pub fn contains(&self, node: NodeId) -> bool {
        self.store.nodes.get(node.index()).is_some_and(|node| node.is_in_tree)
    }

    pub(super) fn node(&self, node: NodeId) -> Node {
        let found = self.store.nodes.get(node.index()).filter(|node| node.is_in_tree);
        found.copied().unwrap_or(Node::ALONE)
    }

    /// The node above; `None` for the first one, and for a node that is not in the record.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        id(self.node(node).parent)
    }

    /// The nodes below, the main one first.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        core::iter::successors(id(self.node(node).first_child), |&child| id(self.node(child).next))
    }

    /// The first of the nodes below.
    #[must_use]
    pub fn first_child(&self, node: NodeId) -> Option<NodeId> {
        id(self.node(node).first_child)
    }

    /// The next one of the nodes below the same node.
    #[must_use]
    pub fn next_sibling(&self, node: NodeId) -> Option<NodeId> {
        id(self.node(node).next)
    }

    /// A node and all below it, each node before its children, in the order they are written.
    /// Nothing for a node that is not in the record.
    #[must_use]
    pub fn order(&self, node: NodeId) -> Order<'_> {
        let next = if self.contains(node) { node.0 } else { NONE };
        Order { nodes: &self.store.nodes, top: node.0, next }
    }

    /// The node after `node` in [`order`](Self::order) below `top`.
    pub(super) fn next_in_order(&self, top: NodeId, node: NodeId) -> Option<NodeId> {
        let below = self.node(node).first_child;
        id(if below == NONE { after(&self.store.nodes, top.0, node.0) } else { below })
    }

    /// The first node, its first child, and so on to the end.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.line_from(NodeId::ROOT)
    }

    /// Whether a node is the last one of the main line.
    #[must_use]
    pub fn is_main_end(&self, node: NodeId) -> bool {
        let is_first = |&node: &NodeId| self.node(node).previous == NONE;
        self.contains(node)
            && self.first_child(node).is_none()
            && core::iter::successors(Some(node), |&node| self.parent(node)).all(|node| is_first(&node))
    }

    /// A node, its first child, and so on to the end.
    pub fn line_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let start = Some(node).filter(|&node| self.contains(node));
        core::iter::successors(start, |&node| self.first_child(node))
    }

    /// The nodes from the first one to this one.
    #[must_use]
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let start = Some(node).filter(|&node| self.contains(node));
        let mut path: Vec<_> = core::iter::successors(start, |&node| self.parent(node)).collect();
        path.reverse();
        path
    }

    /// How many nodes there are.
    #[must_use]
    pub const fn n_nodes(&self) -> usize {
        self.n_in_tree
    }

    /// How many lines there are beside the main one: ends of lines, less one.
    #[must_use]
    pub fn n_variations(&self) -> usize {
        let is_end = |node: &&Node| node.is_in_tree && node.first_child == NONE;
        self.store.nodes.iter().filter(is_end).count().saturating_sub(1)
    }
}

pub(super) fn id(id: u32) -> Option<NodeId> {
    (id != NONE).then_some(NodeId(id))
}
