//! From one node to another: back to where their lines part, and on from there.

use super::segment::Segments;
use super::{Finding, PositionError, Positions};
use crate::record::{GameRecord, NodeId};

impl Positions {
    /// Goes to a node; what is forbidden on the part of the way that is new is told.
    pub(super) fn go_to(
        &mut self,
        record: &GameRecord,
        node: NodeId,
        tell: &mut dyn FnMut(NodeId, Finding),
    ) -> Result<(), PositionError> {
        if let Some(trouble) = record.trouble() {
            return Err(PositionError::Trouble(trouble.clone()));
        }
        if !record.contains(node) {
            return Err(PositionError::NoNode(node));
        }
        self.follow_edits(record);
        // The way up to where both lines are one.
        let mut way = Vec::new();
        let mut common = 0;
        let mut at = Some(node);
        while let Some(id) = at {
            if let Some(depth) = self.depth_of(id) {
                common = depth + 1;
                break;
            }
            way.push(id);
            at = record.parent(id);
        }
        self.go_back(record, common);
        for &id in way.iter().rev() {
            self.step(record, id, tell);
        }
        Ok(())
    }

    /// Goes back to before what was edited since.
    fn follow_edits(&mut self, record: &GameRecord) {
        let n = record.touched().n();
        let Some(seen) = self.edits.replace(n).filter(|seen| *seen != n) else { return };
        let first =
            record.touched().since(seen).map(|nodes| nodes.filter_map(|node| self.depth_of(node)).min());
        match first {
            Some(Some(depth)) => self.go_back(record, depth),
            Some(None) => {}
            None => self.forget(),
        }
    }

    /// Stands nowhere again.
    pub(super) fn forget(&mut self) {
        self.steps.clear();
        self.standings.clear();
        self.segments = Segments::default();
    }

    /// The number of the step at a node, if it lies on the way to where we stand.
    fn depth_of(&self, node: NodeId) -> Option<usize> {
        let depth = *self.depths.get(node.index())? as usize;
        self.steps.get(depth).filter(|step| step.node == node).map(|_| depth)
    }

    /// Takes back to the first `n` steps.
    fn go_back(&mut self, record: &GameRecord, n: usize) {
        if n >= self.steps.len() {
            return;
        }
        let Some(&last) = n.checked_sub(1).and_then(|last| self.steps.get(last)) else {
            return self.forget();
        };
        while self.standings.last().is_some_and(|(step, _, _)| *step >= n) {
            self.standings.pop();
        }
        if self.segments.go_back(last.segment) {
            self.steps.truncate(n);
            if let Some(player) = self.segments.current_mut() {
                let near = self.standings.last().filter(|(_, segment, _)| *segment == last.segment);
                let start = player.game.start();
                let from = near.map_or(&start, |(_, _, standing)| standing);
                player.game.take_back_to(last.n_moves, last.n_logged, from);
                (player.turn, player.number, player.n_free) = (last.turn, last.number, last.n_free);
            }
            return;
        }
        // The game there is gone: it is played again from where it can be.
        let Some(start) = self.segments.start_before(last.segment) else { return };
        while self.standings.last().is_some_and(|(step, _, _)| *step >= start.step) {
            self.standings.pop();
        }
        let again: Vec<_> =
            self.steps.drain(start.step..).map(|step| step.node).take(n - start.step).collect();
        let mut nodes = again.into_iter();
        self.segments.begin(start.clone(), self.rules);
        if let Some(node) = nodes.next() {
            if start.n_moves.is_none() {
                self.set_up(record, node, &mut |_, _| {});
            }
            self.play(record, node, start.n_moves.unwrap_or(0), &mut |_, _| {});
            self.push_step(node);
        }
        for node in nodes {
            self.step(record, node, &mut |_, _| {});
        }
    }
}
