//! Parts of a line that begin with stones put up.

use crate::record::replay::Player;
use crate::rules::Rules;
use crate::setup::Setup;

/// How many games are kept at a time, and of how many parts in a row the start is.
const WINDOW: usize = 32;

/// The parts of a line, each a game of its own. Only the latest ones are kept, and the start of every so many: any
/// other one can be played again from there.
#[derive(Debug, Clone, Default)]
pub(super) struct Segments {
    list: Vec<Segment>,
}

#[derive(Debug, Clone, Default)]
struct Segment {
    start: Option<Box<Start>>,
    player: Option<Box<Player>>,
}

/// How a part begins.
#[derive(Debug, Clone)]
pub(super) struct Start {
    pub(super) setup: Setup,
    /// How many moves the record had before it.
    pub(super) number: usize,
    /// At which step.
    pub(super) step: usize,
    /// After how many moves of that step's node; `None` before the stones that it puts up.
    pub(super) n_moves: Option<usize>,
}

impl Segments {
    /// Begins a part.
    pub(super) fn begin(&mut self, start: Start, rules: Rules) {
        let number = self.list.len();
        if let Some(old) = number.checked_sub(WINDOW)
            && let Some(segment) = self.list.get_mut(old)
        {
            segment.player = None;
            if !old.is_multiple_of(WINDOW) {
                segment.start = None;
            }
        }
        let player = Player::new(start.setup.clone(), rules, start.number);
        self.list.push(Segment { start: Some(Box::new(start)), player: Some(Box::new(player)) });
    }

    /// The number of the latest part.
    pub(super) fn last(&self) -> usize {
        self.list.len().saturating_sub(1)
    }

    pub(super) fn current(&self) -> Option<&Player> {
        self.list.last()?.player.as_deref()
    }

    pub(super) fn current_mut(&mut self) -> Option<&mut Player> {
        self.list.last_mut()?.player.as_deref_mut()
    }

    /// Makes part `number` the latest one; `false`, and nothing changes, if its game is not kept.
    pub(super) fn go_back(&mut self, number: usize) -> bool {
        let is_kept = self.list.get(number).is_some_and(|segment| segment.player.is_some());
        if is_kept {
            self.list.truncate(number + 1);
        }
        is_kept
    }

    /// Takes the parts from the nearest start that is kept, `number` or one before it, out of the list; gives that
    /// start.
    pub(super) fn start_before(&mut self, number: usize) -> Option<Start> {
        let near = self.list.get(..=number)?.iter().rposition(|segment| segment.start.is_some())?;
        self.list.truncate(near + 1);
        self.list.pop()?.start.map(|start| *start)
    }
}
