//! The reader's second pass: what values say that they can't say.

mod node;

use super::error::SgfErrorKind;
use super::point::{read_move, read_rectangle};
use super::size::read_size;
use super::text::{Lines, unescape};
use crate::point::Size;
use crate::record::RecordInfo;
use crate::record::tree::{GameRecord, Kind, NodeId, Property, Span};
use crate::text::{number, short};

/// What is found at which byte of the record's own text.
type Note<'n> = &'n mut dyn FnMut(usize, &dyn Fn() -> SgfErrorKind);

/// Looks at every value of a record and tells what can't be, in the order of the text. Fails at
/// the byte of the first value with which rectangles have more points than `most_points`, which it
/// lowers by those there are.
pub(super) fn check(record: &GameRecord, most_points: &mut usize, note: Note<'_>) -> Result<(), usize> {
    let size = record.size();
    let mut checker = Checker {
        record,
        size,
        stage: Stage::Start,
        known: record.info(),
        info: Vec::new(),
        most_points,
        is_full_at: None,
        put_up: Vec::new(),
        note,
    };
    // Numbers go up in the order of the text, the main line first.
    for number in 0..record.store.n_nodes() {
        if let Some(node) = NodeId::from_index(number) {
            checker.node(node, number);
        }
    }
    checker.is_full_at.map_or(Ok(()), Err)
}

/// How far a record has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    /// No stone yet: the size may still be stated.
    Start,
    /// No move yet.
    Setup,
    /// On the main line.
    Moves,
    /// In a variation.
    Variation,
}

struct Checker<'c, 'n> {
    record: &'c GameRecord,
    size: Size,
    stage: Stage,
    /// What is known of the game.
    known: RecordInfo,
    /// The names of what was said once, so far.
    info: Vec<&'static str>,
    /// How many more points of rectangles there may be.
    most_points: &'c mut usize,
    /// Where there were more.
    is_full_at: Option<usize>,
    /// For each point of the board the number of the node, from 1, that put something up there last.
    put_up: Vec<u32>,
    note: Note<'n>,
}

impl<'c> Checker<'c, '_> {
    fn node(&mut self, node: NodeId, number: usize) {
        let store = &self.record.store;
        let is_next = |parent: NodeId| parent.index() + 1 == number;
        if number > 0 && self.record.parent(node).is_none_or(|parent| !is_next(parent)) {
            self.stage = Stage::Variation;
        }
        // What is said of the game in the node of the first move still stands before it.
        let stage = self.stage;
        for property in store.properties(node.store_id()) {
            let reached = match property.name.kind() {
                Kind::Move => Stage::Moves,
                Kind::Stones => Stage::Setup,
                _ => continue,
            };
            self.stage = self.stage.max(reached);
        }
        self.together(node);
        for property in store.properties(node.store_id()) {
            let mut buffer = [0; 8];
            let name = store.name_text(property.name, &mut buffer);
            let values = store.values(*property);
            let Some(&first) = values.first() else { continue };
            let kind = property.name.kind();
            match kind {
                Kind::Move => self.a_move(stage, name, first),
                Kind::Stones => values.iter().for_each(|&value| self.stones(number, name, value)),
                Kind::Points => values.iter().for_each(|&value| self.points(name, value)),
                Kind::Label => values.iter().for_each(|&value| self.label(name, value)),
                Kind::Line => values.iter().for_each(|&value| self.line(name, value)),
                Kind::Side => {
                    if !matches!(
                        self.raw(first).trim_ascii().as_bytes().first(),
                        Some(b'B' | b'b' | b'W' | b'w')
                    ) {
                        self.bad(name, first, "B or W");
                    }
                }
                Kind::Root => self.root(stage, number, name, first),
                Kind::Info(known) => self.info(stage, known, *property, first),
                Kind::Double | Kind::Number | Kind::Real => self.number(kind, name, first),
                Kind::Single | Kind::List | Kind::Unknown => {}
            }
            if kind.is_single()
                && let Some(more) = values.get(1)
                && self.is_told_once(*more)
            {
                (self.note)(place(*more), &|| SgfErrorKind::Twice {
                    property: short(name),
                    is_joined: false,
                });
            }
        }
    }

    /// Whether a value follows another one, and not a name that comes a second time, which the
    /// first pass has told.
    fn is_told_once(&self, value: Span) -> bool {
        let before = self.record.store.text.get(..place(value)).unwrap_or("");
        before.trim_ascii_end().ends_with(']')
    }

    #[inline(never)]
    fn a_move(&mut self, stage: Stage, name: &str, value: Span) {
        let point = match read_move(self.size, &unescape(self.raw(value), Lines::Blanks)) {
            Some(crate::game::Move::Play(point)) => point,
            Some(crate::game::Move::Pass) => return,
            None => return self.bad(name, value, "a point, or nothing for a pass"),
        };
        // Those of the main line are told when it is played.
        if stage == Stage::Variation && !self.size.contains(point) {
            self.bad(name, value, "a point of the board, or nothing for a pass");
        }
    }

    #[inline(never)]
    fn points(&mut self, name: &str, value: Span) {
        let raw = self.raw(value);
        if raw.is_empty() && matches!(name, "VW" | "DD" | "TB" | "TW") {
            // Nobody's territory, nothing dim.
            return;
        }
        let is_read = read_rectangle(&unescape(raw, Lines::Blanks)).is_some_and(|(first, last)| {
            let n = usize::from(last.x() - first.x() + 1) * usize::from(last.y() - first.y() + 1);
            // The value itself is counted already.
            match self.most_points.checked_sub(n - 1) {
                Some(left) => *self.most_points = left,
                None => self.is_full_at = self.is_full_at.or(Some(place(value))),
            }
            self.size.contains(first) && self.size.contains(last)
        });
        if !is_read {
            self.bad(name, value, "a point of the board, or a rectangle of points");
        }
    }

    #[inline(never)]
    fn label(&mut self, name: &str, value: Span) {
        let raw = self.raw(value);
        let point = raw.split_once(':').map(|(point, _)| point);
        if !point.is_some_and(|point| self.is_on_board(point)) {
            self.bad(name, value, "a point of the board, \":\" and a text");
        }
    }

    #[inline(never)]
    fn line(&mut self, name: &str, value: Span) {
        let ends = self.raw(value).split_once(':');
        if !ends.is_some_and(|(a, b)| self.is_on_board(a) && self.is_on_board(b)) {
            self.bad(name, value, "two points of the board with \":\" between them");
        }
    }

    #[inline(never)]
    fn is_on_board(&self, text: &str) -> bool {
        read_rectangle(text).is_some_and(|(first, last)| first == last && self.size.contains(first))
    }

    #[inline(never)]
    fn root(&mut self, stage: Stage, number_of_node: usize, name: &str, value: Span) {
        let text = self.raw(value).trim_ascii();
        if stage > Stage::Start {
            return self.bad(name, value, "it before the first stone or move");
        }
        if number_of_node > 0 {
            (self.note)(place(value), &|| SgfErrorKind::Misplaced { property: name.to_owned() });
        }
        match name {
            "GM" if number(text).is_none() => self.bad(name, value, "1 for go"),
            "FF" if !matches!(number(text), Some(1..=4)) => self.bad(name, value, "1 to 4"),
            "SZ" if read_size(text).is_none() => {
                (self.note)(place(value), &|| SgfErrorKind::Size { found: short(text) });
            }
            _ => {
                if let Some(known) = ["SZ", "GM", "FF", "CA"].into_iter().find(|known| *known == name) {
                    self.once(known, place(value));
                }
            }
        }
    }

    /// Something that is said once before the first move; `false` if it is said again.
    #[inline(never)]
    fn once(&mut self, name: &'static str, at: usize) -> bool {
        let is_first = !self.info.contains(&name);
        if is_first {
            self.info.push(name);
        } else {
            (self.note)(at, &|| SgfErrorKind::Twice { property: name.to_owned(), is_joined: false });
        }
        is_first
    }

    #[inline(never)]
    fn info(&mut self, stage: Stage, name: &'static str, property: Property, value: Span) {
        let at = self.record.store.place(property);
        match stage {
            Stage::Start | Stage::Setup if !self.once(name, at) => return,
            Stage::Moves => return self.bad_at(at, name, value, "it before the first move"),
            // A variation may be another game from here on.
            Stage::Start | Stage::Setup | Stage::Variation => {}
        }
        let text = unescape(self.raw(value), Lines::Blanks);
        let text = text.trim_ascii();
        // Before the first move that is what the record says; a variation speaks for itself.
        let mut own = RecordInfo::new();
        let known = if stage == Stage::Variation {
            own.set(name, text);
            &own
        } else {
            &self.known
        };
        let is_bad = match name {
            _ if text.is_empty() => false,
            "KM" => known.komi().is_none(),
            "HA" => known.handicap().is_none(),
            "RU" => known.preset().is_none(),
            _ => false,
        };
        match name {
            _ if !is_bad => {}
            "KM" => self.bad_at(at, name, value, "points in halves, or zi in quarters"),
            "HA" => self.bad_at(at, name, value, "a number of stones"),
            _ => (self.note)(at, &|| SgfErrorKind::Rules { found: short(text) }),
        }
    }

    fn bad(&mut self, name: &str, value: Span, wanted: &'static str) {
        self.bad_at(place(value), name, value, wanted);
    }

    #[inline(never)]
    fn bad_at(&mut self, at: usize, name: &str, value: Span, wanted: &'static str) {
        let found = self.record.store.raw(value);
        (self.note)(at, &|| SgfErrorKind::Value { property: name.to_owned(), found: short(found), wanted });
    }

    fn raw(&self, value: Span) -> &'c str {
        self.record.store.raw(value)
    }
}

/// The byte of the bracket before a value.
fn place(value: Span) -> usize {
    (value.start as usize).saturating_sub(1)
}
