//! What was got over while a text was read, in order.

use super::error::{SgfError, SgfErrorKind};
use super::place::Places;

/// The faults of a text, as far as they are kept: a text may have one in every byte.
#[derive(Debug, Default)]
pub(super) struct Faults {
    /// Each with the game it belongs to and its byte.
    kept: Vec<Fault>,
    /// How many are kept at most.
    most: usize,
    /// How many there were besides.
    n_more: usize,
    /// The first of those that deviates from the format.
    lost: Option<Fault>,
    /// The one game whose faults are wanted, if it is one.
    only: Option<usize>,
}

#[derive(Debug)]
pub(super) struct Fault {
    pub(super) game: usize,
    pub(super) at: usize,
    pub(super) kind: SgfErrorKind,
}

impl Faults {
    pub(super) const fn new(most: usize) -> Self {
        Self { kept: Vec::new(), most, n_more: 0, lost: None, only: None }
    }

    /// Leaves faults of other games aside from here on.
    pub(super) const fn want_only(&mut self, game: usize) {
        self.only = Some(game);
    }

    /// Notes what is got over. What it is gets put together only if there is room for it.
    #[inline(never)]
    pub(super) fn note(&mut self, game: usize, at: usize, kind: &dyn Fn() -> SgfErrorKind) {
        if self.only.is_some_and(|only| only != game) {
            return;
        }
        if self.kept.len() < self.most {
            // In their order in the text; a sort of the library's would weigh 5 kB in wasm.
            let place = self.kept.partition_point(|fault| fault.at <= at);
            self.kept.insert(place, Fault { game, at, kind: kind() });
        } else {
            self.n_more += 1;
            if self.lost.is_none() {
                self.lost = Some(Fault { game, at, kind: kind() }).filter(|fault| fault.kind.is_deviation());
            }
        }
    }

    /// A fault that was not kept and deviates from the format.
    pub(super) const fn take_lost(&mut self) -> Option<Fault> {
        self.lost.take()
    }

    pub(super) const fn n_more(&self) -> usize {
        self.n_more
    }

    /// The faults with their lines and columns, each with the game it belongs to.
    pub(super) fn placed(self, text: &str) -> impl Iterator<Item = (usize, SgfError)> {
        let mut places = Places::new(text);
        self.kept.into_iter().map(move |Fault { game, at, kind }| {
            let (line, column) = places.find(at);
            (game, SgfError { line, column, kind })
        })
    }
}
