//! Edits that move nodes.

use super::journal::Change;
use super::store::NONE;
use super::{EditError, GameRecord, NodeId};

impl GameRecord {
    /// Moves a node and all below it under `parent`, as child number `place` there (from 0), or
    /// after the others if there are not so many.
    ///
    /// # Errors
    /// [`EditError::NoNode`], [`EditError::First`], [`EditError::BelowItself`].
    pub fn move_to(&mut self, node: NodeId, parent: NodeId, place: usize) -> Result<(), EditError> {
        self.check(node)?;
        self.check(parent)?;
        if node == NodeId::ROOT {
            return Err(EditError::First);
        }
        let mut above = Some(parent);
        while let Some(id) = above {
            if id == node {
                return Err(EditError::BelowItself(node));
            }
            above = self.parent(id);
        }
        let others = self.children(parent).filter(|&child| child != node);
        let previous = others.take(place).last().map_or(NONE, |child| child.0);
        self.change(Change::Moved { node: node.0, parent: parent.0, previous });
        self.end_edit();
        Ok(())
    }

    /// Moves the variation that a node lies in one place up among its neighbours; `false` if the
    /// node lies on the main line.
    ///
    /// # Errors
    /// [`EditError::NoNode`].
    pub fn promote(&mut self, node: NodeId) -> Result<bool, EditError> {
        self.check(node)?;
        let Some(branch) = self.branch(node) else { return Ok(false) };
        let before = NodeId(self.node(branch).previous);
        self.move_after(branch, self.node(before).previous);
        self.end_edit();
        Ok(true)
    }

    /// Moves the variation that a node lies in one place down among its neighbours; `false` if
    /// it is the last one, or the node lies in none.
    ///
    /// # Errors
    /// [`EditError::NoNode`].
    pub fn demote(&mut self, node: NodeId) -> Result<bool, EditError> {
        self.check(node)?;
        let mut branch = Some(node);
        while let Some(id) = branch
            && self.node(id).next == NONE
        {
            // A child alone follows its parent.
            branch = if self.node(id).previous == NONE { self.parent(id) } else { None };
        }
        let Some(branch) = branch else { return Ok(false) };
        self.move_after(branch, self.node(branch).next);
        self.end_edit();
        Ok(true)
    }

    /// Makes the line to a node the main line; `false` if it lies on it already.
    ///
    /// # Errors
    /// [`EditError::NoNode`].
    pub fn make_main(&mut self, node: NodeId) -> Result<bool, EditError> {
        self.check(node)?;
        let mut next = self.branch(node);
        let is_moved = next.is_some();
        while let Some(branch) = next {
            self.move_after(branch, NONE);
            next = self.branch(branch);
        }
        if is_moved {
            self.end_edit();
        }
        Ok(is_moved)
    }

    /// The nearest of a node and those above it that is not the first child.
    #[inline(never)]
    fn branch(&self, node: NodeId) -> Option<NodeId> {
        let mut at = Some(node);
        while let Some(id) = at
            && self.node(id).previous == NONE
        {
            at = self.parent(id);
        }
        at
    }

    /// Moves a node among its neighbours, as a part of an edit.
    #[inline(never)]
    fn move_after(&mut self, node: NodeId, previous: u32) {
        let parent = self.node(node).parent;
        self.change(Change::Moved { node: node.0, parent, previous });
    }
}
