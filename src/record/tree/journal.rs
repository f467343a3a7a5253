//! Edits, and how they are undone.

use super::GameRecord;
use super::store::{NONE, Span};

/// One change of the lists of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Change {
    /// The properties of a node were these before (or are, once undone).
    Properties { node: u32, other: Span },
    /// A node with all below it was put under `parent`, after `previous`.
    Linked { node: u32, parent: u32, previous: u32 },
    /// A node with all below it was taken from under `parent`, where it stood after `previous`.
    Unlinked { node: u32, parent: u32, previous: u32 },
    /// A node with all below it stood under `parent`, after `previous`, before (or stands there, once undone).
    Moved { node: u32, parent: u32, previous: u32 },
}

/// What was changed, step by step, and what was undone.
#[derive(Debug, Clone, Default)]
pub(super) struct Journal {
    changes: Vec<Change>,
    /// Where each step ends in `changes`.
    steps: Vec<usize>,
    /// How many steps are done; the others were undone.
    n_done: usize,
    /// How many groups are open: what is edited meanwhile is one step.
    n_open: usize,
}

impl Journal {
    /// Ends a step, if anything changed since the last one.
    fn end_step(&mut self) {
        if self.n_open > 0 {
            return;
        }
        let start = self.steps.last().copied().unwrap_or(0);
        if self.changes.len() > start {
            self.steps.push(self.changes.len());
            self.n_done = self.steps.len();
        }
    }

    /// Forgets what was undone, not the changes of the step in the making.
    fn forget_undone(&mut self) {
        if self.n_done < self.steps.len() {
            self.steps.truncate(self.n_done);
            self.changes.truncate(self.steps.last().copied().unwrap_or(0));
        }
    }

    fn step(&self, number: usize) -> core::ops::Range<usize> {
        let start = number.checked_sub(1).and_then(|before| self.steps.get(before)).copied().unwrap_or(0);
        start..self.steps.get(number).copied().unwrap_or(start)
    }
}

impl GameRecord {
    /// Undoes the latest edit; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(number) = self.journal.n_done.checked_sub(1).filter(|_| self.journal.n_open == 0) else {
            return false;
        };
        for place in self.journal.step(number).rev() {
            let change = self.journal.changes[place];
            self.journal.changes[place] = match change {
                Change::Linked { node, .. } => {
                    self.unlink(node);
                    change
                }
                Change::Unlinked { node, parent, previous } => {
                    self.link(node, parent, previous);
                    change
                }
                Change::Properties { .. } | Change::Moved { .. } => self.carry_out(change),
            };
        }
        self.journal.n_done = number;
        self.after_edit();
        true
    }

    /// Does again what was undone last; `false` if nothing was.
    pub fn redo(&mut self) -> bool {
        let number = self.journal.n_done;
        if number == self.journal.steps.len() || self.journal.n_open > 0 {
            return false;
        }
        for place in self.journal.step(number) {
            self.journal.changes[place] = self.carry_out(self.journal.changes[place]);
        }
        self.journal.n_done = number + 1;
        self.after_edit();
        true
    }

    /// Begins a group: edits up to [`end_group`](Self::end_group) are one step to undo. Groups may lie in groups; undo
    /// and redo do nothing meanwhile.
    pub fn begin_group(&mut self) {
        self.journal.n_open += 1;
    }

    /// Ends the group begun last; `false` if there is none.
    pub fn end_group(&mut self) -> bool {
        let Some(n_open) = self.journal.n_open.checked_sub(1) else { return false };
        self.journal.n_open = n_open;
        self.journal.end_step();
        true
    }

    /// Forgets the edits that could be undone or done again. What was removed keeps its memory as long as the record lives.
    pub fn forget_edits(&mut self) {
        self.journal = Journal::default();
    }

    /// How many edits can be undone.
    #[must_use]
    pub const fn n_undo(&self) -> usize {
        self.journal.n_done
    }

    /// How many edits can be done again.
    #[must_use]
    pub fn n_redo(&self) -> usize {
        self.journal.steps.len() - self.journal.n_done
    }

    /// Carries out a change and notes it.
    pub(super) fn change(&mut self, change: Change) {
        self.journal.forget_undone();
        let change = self.carry_out(change);
        self.journal.changes.push(change);
    }

    /// Carries out a change; gives it as it is noted.
    fn carry_out(&mut self, change: Change) -> Change {
        match change {
            Change::Properties { node, other } => {
                let before = self.store.span(node);
                self.store.set_properties(node, other);
                self.touch_properties(node, before);
                return Change::Properties { node, other: before };
            }
            Change::Linked { node, parent, previous } => self.link(node, parent, previous),
            Change::Unlinked { node, .. } => self.unlink(node),
            Change::Moved { node, parent, previous } => {
                let before = self.store.nodes[node as usize];
                self.touch(node);
                self.detach(node);
                self.attach(node, parent, previous);
                self.touch(node);
                return Change::Moved { node, parent: before.parent, previous: before.previous };
            }
        }
        change
    }

    /// Ends an edit: what was changed since the last one is one step.
    pub(super) fn end_edit(&mut self) {
        self.journal.end_step();
        self.after_edit();
    }

    fn link(&mut self, node: u32, parent: u32, previous: u32) {
        self.attach(node, parent, previous);
        self.touch(node);
        self.n_in_tree += self.mark(node, true);
    }

    fn unlink(&mut self, node: u32) {
        self.n_in_tree -= self.mark(node, false);
        self.touch(node);
        self.detach(node);
    }

    /// Puts a node with all below it under `parent`, after `previous` (first if that is none).
    fn attach(&mut self, node: u32, parent: u32, previous: u32) {
        let nodes = &mut self.store.nodes;
        let next =
            if previous == NONE { nodes[parent as usize].first_child } else { nodes[previous as usize].next };
        let here = &mut nodes[node as usize];
        (here.parent, here.previous, here.next) = (parent, previous, next);
        if previous == NONE {
            nodes[parent as usize].first_child = node;
        } else {
            nodes[previous as usize].next = node;
        }
        if next == NONE {
            nodes[parent as usize].last_child = node;
        } else {
            nodes[next as usize].previous = node;
        }
    }

    /// Takes a node with all below it from its place.
    fn detach(&mut self, node: u32) {
        let nodes = &mut self.store.nodes;
        let super::store::Node { parent, previous, next, .. } = nodes[node as usize];
        if previous == NONE {
            nodes[parent as usize].first_child = next;
        } else {
            nodes[previous as usize].next = next;
        }
        if next == NONE {
            nodes[parent as usize].last_child = previous;
        } else {
            nodes[next as usize].previous = previous;
        }
        let here = &mut nodes[node as usize];
        (here.parent, here.previous, here.next) = (NONE, NONE, NONE);
    }

    /// Marks a node and all below it as in the tree or not; gives how many they are.
    fn mark(&mut self, top: u32, is_in_tree: bool) -> usize {
        let mut n = 0;
        let mut id = top;
        loop {
            let node = &mut self.store.nodes[id as usize];
            node.is_in_tree = is_in_tree;
            n += 1;
            if node.first_child != NONE {
                id = node.first_child;
                continue;
            }
            loop {
                if id == top {
                    return n;
                }
                let node = self.store.nodes[id as usize];
                if node.next != NONE {
                    id = node.next;
                    break;
                }
                id = node.parent;
            }
        }
    }
}
