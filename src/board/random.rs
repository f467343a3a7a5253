//! Choosing a random move: the inner loop of playouts.

use super::layout::Index;
use super::{Board, Content, narrow};
use crate::color::Color;
use crate::point::Point;
use crate::rng::Rng;

impl Board {
    /// Whether the empty `point` looks like an eye of `color`: its neighbours are all stones of
    /// that colour, and the opponent holds at most one of its diagonal points, none at the edge.
    ///
    /// A cheap guess that keeps random games from filling their own eyes; it proves nothing.
    #[must_use]
    pub fn is_eye_shaped(&self, color: Color, point: Point) -> bool {
        self.layout
            .index(point)
            .is_some_and(|at| self.cells[at].content == Content::Empty && self.is_eye_at(color, at))
    }

    #[inline]
    pub(super) fn is_eye_at(&self, color: Color, at: Index) -> bool {
        let around = self.cells[at].around;
        if around.n_stones(color) + around.n_edge() < 4 {
            return false;
        }
        let (edges, [black, white]) = self.packed.diagonals(at, self.layout.stride());
        let held = if color == Color::Black { white } else { black };
        if edges == 0 { held & held.wrapping_sub(1) == 0 } else { held == 0 }
    }

    /// Puts a stone of `color` on a random point: legal under simple ko without suicide, and not
    /// shaped like an eye of its own. `false` if there is none; that counts as a pass.
    pub fn play_random(&mut self, color: Color, rng: &mut Rng) -> bool {
        let place = self.choose(rng, |board, at| {
            at != board.ko && !board.is_eye_at(color, at) && !board.is_suicide_at(color, at)
        });
        if let Some(at) = place {
            self.put(color, at);
            return true;
        }
        self.ko = 0;
        false
    }

    /// A random empty cell that `is_fit` accepts, each as likely as the others.
    #[inline]
    pub(super) fn choose(&mut self, rng: &mut Rng, is_fit: impl Fn(&Self, Index) -> bool) -> Option<Index> {
        let mut n = self.empties.len();
        while n > 0 {
            let place = rng.below(u32::from(narrow(n))) as usize;
            let at = usize::from(self.empties[place]);
            if is_fit(self, at) {
                return Some(at);
            }
            // Not this one: move it behind the candidates that are left.
            n -= 1;
            let last = self.empties[n];
            self.empties[n] = narrow(at);
            self.empties[place] = last;
            self.empty_place[usize::from(last)] = narrow(place);
            self.empty_place[at] = narrow(n);
        }
        None
    }
}
