//! Positions and forbidden moves, asked of the record itself.

use super::{Finding, PositionError, Positions};
use crate::game::Game;
use crate::record::sgf::SgfError;
use crate::record::{BadMove, GameRecord, NodeId, Record};
use crate::rules::Rules;

impl GameRecord {
    /// The rules that the record states: the set it names, else [`Rules::default`], with the komi
    /// it states. A record that states no komi has none.
    #[must_use]
    pub fn rules(&self) -> Rules {
        let info = self.info();
        let rules = info.preset().map_or_else(Rules::default, crate::rules::Preset::rules);
        Rules { komi: info.komi().unwrap_or_default(), ..rules }
    }

    /// Every move of every line that the rules forbid, in the order of the nodes, by what all sets of
    /// rules have ([`Positions::basic`]): numbers are counted along the node's own line.
    ///
    /// # Errors
    /// [`PositionError::Trouble`].
    pub fn illegal(&self) -> Result<Vec<(NodeId, BadMove)>, PositionError> {
        self.illegal_by(&mut Positions::basic(self))
    }

    /// As [`illegal`](Self::illegal), by the rules and the strictness of `positions`.
    ///
    /// # Errors
    /// [`PositionError::Trouble`].
    pub fn illegal_by(&self, positions: &mut Positions) -> Result<Vec<(NodeId, BadMove)>, PositionError> {
        let mut found = Vec::new();
        positions.forget();
        for node in self.order(NodeId::ROOT) {
            positions.go_to(self, node, &mut |node, finding| {
                if let Finding::Bad(bad) = finding {
                    found.push((node, bad));
                }
            })?;
        }
        Ok(found)
    }

    /// The game at a node under the rules that the record states: see [`Positions`], which is faster for many nodes.
    ///
    /// # Errors
    /// [`PositionError`].
    pub fn game_at(&self, node: NodeId) -> Result<Game, PositionError> {
        Positions::new(self.rules()).game(self, node).cloned()
    }

    /// The nodes to `node` and its main line beyond, as a line of play.
    ///
    /// # Errors
    /// [`PositionError`], also for stones put up after the first move, which a line of play can't hold.
    pub fn line_through(&self, node: NodeId) -> Result<Record, PositionError> {
        if let Some(trouble) = self.trouble() {
            return Err(PositionError::Trouble(trouble.clone()));
        }
        if !self.contains(node) {
            return Err(PositionError::NoNode(node));
        }
        let mut line = self.path(node);
        line.extend(self.line_from(node).skip(1));
        let refused = |kind| PositionError::Trouble(SgfError { line: 0, column: 0, kind });
        self.line(&line).map_err(|error| refused(error.kind))
    }
}
