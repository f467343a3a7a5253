//! What can be said of a cut-out without playing on.

use super::local::{Cells, Local, Position};
use crate::color::Color;

/// The most chains and regions that are looked at.
const MAX_PARTS: usize = 24;

impl Local {
    /// Whether what the defender has at the target can't be changed any more: `Some(true)` when it
    /// lives whatever happens, `Some(false)` when the cell is the attacker's for good.
    /// With `prove`, unconditional life inside the cut-out counts too, which takes longer to see.
    pub(super) fn settled(
        &self,
        position: &Position,
        target: Cells,
        defender: Color,
        prove: bool,
    ) -> Option<bool> {
        let own = position.stones[defender.index()];
        let other = position.stones[defender.opponent().index()];
        let (own_wall, other_wall) = (self.walls[defender.index()], self.walls[defender.opponent().index()]);
        let safe = self.safe(other, own, other_wall, own_wall, prove);
        if safe & target != 0 || self.is_too_narrow(safe, other_wall, own, own_wall, target) {
            return Some(false);
        }
        let own_safe = self.safe(own, other, own_wall, other_wall, prove);
        if own_safe & target != 0 || self.is_too_narrow(own_safe, own_wall, other, other_wall, target) {
            return Some(true);
        }
        None
    }

    /// Whether between the `safe` stones of one side there is no room for the other side, whose
    /// stones are `other`, to live around the target: too narrow for two eyes, and cut off from
    /// its safe stones.
    fn is_too_narrow(
        &self,
        safe: Cells,
        wall: Cells,
        other: Cells,
        other_wall: Cells,
        target: Cells,
    ) -> bool {
        let (room, _) = self.flood(self.all() & !safe, target);
        if room & other_wall != 0 {
            return false;
        }
        (room & !wall & !self.next_to(safe)).count_ones() <= 1 || (room & other == 0 && room.count_ones() < 8)
    }

    /// The stones of a side that can't be taken: those joined to its safe stones, and those that
    /// Benson's proof finds inside the cut-out.
    fn safe(&self, own: Cells, other: Cells, own_wall: Cells, other_wall: Cells, prove: bool) -> Cells {
        let (joined, _) = self.flood(own, own & own_wall);
        let rest = own & !joined;
        if rest == 0 || !prove {
            return joined;
        }
        let empty = self.all() & !own & !other;
        let mut regions = [0; MAX_PARTS];
        let mut n_regions = 0;
        let mut left = self.all() & !own;
        while left != 0 {
            let (region, _) = self.flood(self.all() & !own, left & left.wrapping_neg());
            left &= !region;
            // What touches the other side's safe stones goes on outside.
            if region & other_wall == 0 && n_regions < MAX_PARTS {
                regions[n_regions] = region;
                n_regions += 1;
            }
        }
        if n_regions < 2 {
            return joined;
        }
        let mut chains = [(0, 0); MAX_PARTS];
        let mut n_chains = 0;
        let mut left = rest;
        while left != 0 {
            let (chain, touched) = self.flood(own, left & left.wrapping_neg());
            left &= !chain;
            if n_chains < MAX_PARTS {
                chains[n_chains] = (chain, touched);
                n_chains += 1;
            }
        }
        loop {
            let alive = chains[..n_chains].iter().fold(joined, |all, &(chain, _)| all | chain);
            let near_dead = self.next_to(own & !alive);
            let mut kept = 0;
            for place in 0..n_regions {
                if regions[place] & near_dead == 0 {
                    regions[kept] = regions[place];
                    kept += 1;
                }
            }
            n_regions = kept;
            let mut kept = 0;
            for place in 0..n_chains {
                let (chain, touched) = chains[place];
                let vital = regions[..n_regions]
                    .iter()
                    .filter(|&&region| region & touched != 0 && region & empty & !touched == 0)
                    .count();
                if vital >= 2 {
                    chains[kept] = (chain, touched);
                    kept += 1;
                }
            }
            if kept == n_chains {
                return alive;
            }
            n_chains = kept;
        }
    }

    /// The size of the largest part of `set` whose cells are joined.
    pub(super) fn largest(&self, mut set: Cells) -> u32 {
        let mut most = 0;
        while set != 0 {
            let (part, _) = self.flood(set, set & set.wrapping_neg());
            set &= !part;
            most = most.max(part.count_ones());
        }
        most
    }

    /// Whether the target is the defender's once both sides have passed.
    pub(super) fn is_held(&self, position: &Position, target: Cells, defender: Color) -> bool {
        let own = position.stones[defender.index()];
        let other = position.stones[defender.opponent().index()];
        if (own | other) & target != 0 {
            return own & target != 0;
        }
        let (region, touched) = self.flood(self.all() & !own & !other, target);
        let meets = |stones, wall| touched & stones != 0 || region & wall != 0;
        meets(own, self.walls[defender.index()]) && !meets(other, self.walls[defender.opponent().index()])
    }
}
