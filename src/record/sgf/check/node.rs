//! What stands together in a node that can't, and numbers that are none.

use super::{Checker, place};
use crate::record::sgf::error::SgfErrorKind;
use crate::record::sgf::point::read_rectangle;
use crate::record::sgf::text::{Lines, unescape};
use crate::record::tree::{Kind, NodeId, Span};
use crate::text::{number, short};

impl Checker<'_, '_> {
    /// Moves of both sides, and stones put up beside a move.
    pub(super) fn together(&mut self, node: NodeId) {
        let store = &self.record.store;
        let properties = store.properties(node.store_id());
        let mut moves = properties.iter().filter(|property| property.name.kind() == Kind::Move);
        if moves.next().is_none() {
            return;
        }
        if let Some(&second) = moves.next() {
            (self.note)(store.place(second), &|| SgfErrorKind::TwoMoves);
        }
        if let Some(&stones) = properties.iter().find(|property| property.name.kind() == Kind::Stones) {
            (self.note)(store.place(stones), &|| SgfErrorKind::SetupAndMove);
        }
    }

    /// Points where node `number` puts stones up or takes them off: each of the board, and once.
    #[inline(never)]
    pub(super) fn stones(&mut self, number: usize, name: &str, value: Span) {
        self.points(name, value);
        let raw = self.record.store.raw(value);
        let Some((first, last)) = read_rectangle(&unescape(raw, Lines::Blanks)) else { return };
        let size = self.size;
        if self.put_up.is_empty() {
            self.put_up = vec![0; size.n_points()];
        }
        let mark = u32::try_from(number + 1).unwrap_or(u32::MAX);
        let mut is_again = false;
        for y in first.y()..=last.y().min(size.height() - 1) {
            for x in first.x()..=last.x().min(size.width() - 1) {
                let there = size.point(x.into(), y.into()).and_then(|at| self.put_up.get_mut(size.index(at)));
                is_again |= there.is_some_and(|there| core::mem::replace(there, mark) == mark);
            }
        }
        if is_again {
            (self.note)(place(value), &|| SgfErrorKind::PointTwice {
                property: name.to_owned(),
                found: short(raw),
            });
        }
    }

    /// A judgement, or a number.
    #[inline(never)]
    pub(super) fn number(&mut self, kind: Kind, name: &str, value: Span) {
        let text = self.record.store.raw(value).trim_ascii();
        let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
        match kind {
            // Empty ones are written by many programs.
            Kind::Double if !matches!(text, "" | "1" | "2") => self.bad(name, value, "1, or 2 for emphasis"),
            Kind::Number if number(text).is_none() => self.bad(name, value, "a whole number"),
            Kind::Real if !is_real(digits) => self.bad(name, value, "a number such as 12.5"),
            _ => {}
        }
    }
}

/// Digits, with a point and more digits or without.
fn is_real(text: &str) -> bool {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    !whole.is_empty() && whole.bytes().chain(decimals.bytes()).all(|byte| byte.is_ascii_digit())
}
