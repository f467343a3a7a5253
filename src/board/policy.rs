//! Choosing a sensible move: the inner loop of the playouts that judge a position.

use super::chain::Chain;
use super::layout::Index;
use super::{Board, Content, Patterns};
use crate::color::Color;
use crate::rng::Rng;

/// The longest chain whose neighbours are searched for a capture that would save it.
const MAX_SAVED: u32 = 12;

/// The most stones that a side gives up inside an eye to spoil it.
const MAX_NAKADE: u32 = 6;

impl Board {
    /// Puts a stone of `color` where a player might: an answer to the move at `last` (which is no
    /// cell of the board if there was none) if one side's chain is in atari there, else a random
    /// point. Legal under simple ko without suicide, never an own eye, and no self-atari other
    /// than of a stone alone or of a shape that spoils an eye. Gives the cell; `None` is a pass.
    pub(crate) fn play_sensible(
        &mut self,
        color: Color,
        last: Option<Index>,
        patterns: &Patterns,
        rng: &mut Rng,
    ) -> Option<Index> {
        if let Some(last) = last
            && rng.below(8) != 0
            && let Some(at) = self.answer(color, last).or_else(|| self.near(color, last, patterns, rng))
        {
            self.put(color, at);
            return Some(at);
        }
        let place = self.choose(rng, |board, at| {
            at != board.ko && !board.is_eye_at(color, at) && board.is_sensible_at(color, at)
        });
        if let Some(at) = place {
            self.put(color, at);
            return Some(at);
        }
        self.ko = 0;
        None
    }

    /// The point at which `color` takes the stone at `last` with its chain, or saves a chain next
    /// to it.
    fn answer(&self, color: Color, last: Index) -> Option<Index> {
        if self.cells[last].content == Content::Stone(color.opponent())
            && let Some(at) = self.chain_at(last).atari()
            && at != self.ko
            && !self.is_suicide_at(color, at)
        {
            return Some(at);
        }
        if self.cells[last].around.n_stones(color) == 0 {
            return None;
        }
        self.layout.neighbors(last).into_iter().find_map(|n| {
            if self.cells[n].content != Content::Stone(color) {
                return None;
            }
            let at = self.chain_at(n).atari()?;
            if let Some(capture) = self.saving_capture(color, n) {
                return Some(capture);
            }
            (at != self.ko && !self.is_suicide_at(color, at) && self.own_after(color, at).atari().is_none())
                .then_some(at)
        })
    }

    /// A point next to the move at `last` where a shape asks for a move.
    fn near(&self, color: Color, last: Index, patterns: &Patterns, rng: &mut Rng) -> Option<Index> {
        let window = self.packed.window(last, self.layout.stride());
        let mut hits = window.near(|code| patterns.matches(code));
        let [diagonals, neighbors] = [self.layout.diagonals(last), self.layout.neighbors(last)];
        while hits != 0 {
            let mut rest = hits;
            for _ in 0..if hits.is_power_of_two() { 0 } else { rng.below(hits.count_ones()) } {
                rest &= rest - 1;
            }
            let place = rest.trailing_zeros() as usize;
            let at = if place < 4 { neighbors[place] } else { diagonals[place & 3] };
            // No shape is an eye.
            if at != self.ko && self.is_sensible_at(color, at) {
                return Some(at);
            }
            hits &= !(1 << place);
        }
        None
    }

    /// Where a chain of the opponent next to the chain on `at` can be taken.
    fn saving_capture(&self, color: Color, at: Index) -> Option<Index> {
        if self.chain_at(at).n_stones > MAX_SAVED {
            return None;
        }
        let mut stone = at;
        loop {
            for n in self.layout.neighbors(stone) {
                if self.cells[n].content == Content::Stone(color.opponent())
                    && let Some(take) = self.chain_at(n).atari()
                    && take != self.ko
                {
                    return Some(take);
                }
            }
            stone = usize::from(self.cells[stone].next);
            if stone == at {
                return None;
            }
        }
    }

    /// What would be known of the chain that a stone of `color` on the empty cell `at` becomes
    /// part of, what it takes not counted.
    #[inline]
    fn own_after(&self, color: Color, at: Index) -> Chain {
        let near = self.layout.neighbors(at);
        let mut chain = Chain::ONE_STONE;
        for (place, &n) in near.iter().enumerate() {
            match self.cells[n].content {
                Content::Empty => chain.add_contact(n),
                Content::Stone(there) if there == color => {
                    if self.is_first_touch(near, place) {
                        chain.absorb(self.chain_at(n));
                    }
                    chain.drop_contact(at);
                }
                Content::Stone(_) | Content::Edge => {}
            }
        }
        chain
    }

    /// Whether a stone of `color` on the empty cell `at` is no suicide, and no self-atari that
    /// gives stones away for nothing.
    #[inline]
    pub(super) fn is_sensible_at(&self, color: Color, at: Index) -> bool {
        let around = self.cells[at].around;
        if around.n_empty() > 1 {
            return true;
        }
        let n_friends = u32::from(around.n_stones(color));
        if n_friends == 0 {
            return around.n_empty() == 1 || self.captures_at(color, at);
        }
        // No point touches a chain more than four times: what has so many contacts besides the
        // point itself has two liberties.
        let near = self.layout.neighbors(at);
        let is_friend = |n: Index| self.cells[n].content == Content::Stone(color);
        if near.iter().any(|&n| is_friend(n) && self.chain_at(n).n_contacts() > 4 + n_friends)
            || self.captures_at(color, at)
        {
            return true;
        }
        let chain = self.own_after(color, at);
        if chain.n_contacts() == 0 {
            return false;
        }
        chain.atari().is_none() || chain.n_stones == 1 || self.spoils_eye(color, at, chain.n_stones)
    }

    /// Whether the chain that a stone at `at` makes has a shape in which the opponent, having
    /// taken it, has one eye only.
    #[cold]
    pub(super) fn spoils_eye(&self, color: Color, at: Index, n_stones: u32) -> bool {
        if n_stones > MAX_NAKADE {
            return false;
        }
        let mut stones = [0; MAX_NAKADE as usize];
        let mut n = 1;
        stones[0] = at;
        let near = self.layout.neighbors(at);
        for (place, &first) in near.iter().enumerate() {
            if self.cells[first].content == Content::Stone(color) && self.is_first_touch(near, place) {
                let mut stone = first;
                loop {
                    stones[n] = stone;
                    n += 1;
                    stone = usize::from(self.cells[stone].next);
                    if stone == first {
                        break;
                    }
                }
            }
        }
        let stones = &stones[..n];
        let links = |stone: Index| self.layout.neighbors(stone).iter().filter(|n| stones.contains(n)).count();
        let most = stones.iter().map(|&stone| links(stone)).max().unwrap_or(0);
        let all: usize = stones.iter().map(|&stone| links(stone)).sum();
        match n {
            1..=3 => true,
            // Pyramid or square.
            4 => most == 3 || all == 8,
            // Cross or bulky five.
            5 => most == 4 || (all == 10 && most == 3),
            // Rabbity six.
            6 => all == 14 && most == 4,
            _ => false,
        }
    }
}
