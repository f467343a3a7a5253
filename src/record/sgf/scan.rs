//! The reader's first pass: from a text to the nodes, properties and values of its games.

mod find;
mod property;

use super::error::{SgfError, SgfErrorKind};
use super::faults::Faults;
use super::limits::Limits;
use super::place::Places;
use crate::record::tree::{NONE, Name, NodeDraft, Store};
use crate::text::short;

/// Goes through a text once, game by game.
#[derive(Debug)]
pub(super) struct Scanner<'t> {
    pub(super) text: &'t str,
    pub(super) faults: Faults,
    pub(super) n_games: usize,
    /// Whether the text so far is as the format has it.
    pub(super) is_well_formed: bool,
    limits: Limits,
    at: usize,
    n_nodes: usize,
    n_values: usize,
    /// Where the games' own troubles are, one after the other.
    places: Places<'t>,
}

/// A game as it stands in the text.
#[derive(Debug)]
pub(super) struct Scanned {
    pub(super) store: Store,
    /// The byte of the text where the game's own text begins.
    pub(super) base: usize,
    /// Which game of the text it is, from 0.
    pub(super) game: usize,
}

/// A game in the making.
struct Draft {
    store: Store,
    base: usize,
    /// The node before each variation that is open.
    open: Vec<u32>,
    /// The node before the next one.
    current: u32,
    /// What the node says that is being read; `None` between nodes.
    node: NodeDraft,
    is_in_node: bool,
    /// Names in mixed case, as FF[1] to FF[3] have them.
    mixed: Vec<(usize, usize)>,
}

impl Draft {
    #[inline(never)]
    fn end_node(&mut self) {
        if core::mem::take(&mut self.is_in_node) {
            self.node.end(&mut self.store, self.current);
        }
    }
}

impl<'t> Scanner<'t> {
    pub(super) fn new(text: &'t str, limits: Limits) -> Self {
        Self {
            text,
            faults: Faults::new(limits.faults),
            n_games: 0,
            is_well_formed: true,
            limits,
            at: 0,
            n_nodes: 0,
            n_values: 0,
            places: Places::new(text),
        }
    }

    /// The next game; `None` at the end of the text.
    pub(super) fn next_game(&mut self) -> Result<Option<Scanned>, SgfError> {
        let Some(base) = self.find_game() else { return Ok(None) };
        if self.n_games == self.limits.games {
            return Err(self.limit(base, "games", self.limits.games));
        }
        // For one game of usual length, not for each of many short ones.
        let room = if self.n_games == 0 { ((self.text.len() - base) / 8).min(1 << 16) } else { 0 };
        let mut draft = Draft {
            store: Store::with_room(room),
            base,
            open: Vec::new(),
            current: NONE,
            node: NodeDraft::default(),
            is_in_node: false,
            mixed: Vec::new(),
        };
        self.read_game(&mut draft)?;
        if draft.store.n_nodes() == 0 {
            self.begin_node(&mut draft, base)?;
            draft.end_node();
        }
        draft.store.shrink();
        draft.store.text = self.slice(base, self.at).to_owned();
        let format = draft.store.first(0, Name::of("FF")).and_then(crate::text::number);
        if format.is_some_and(|format| format >= 4) {
            for &(start, end) in &draft.mixed {
                let written = self.slice(start, end);
                let is_known = Name::meant(written).is_some();
                self.fault(start, &|| SgfErrorKind::Case { found: short(written), is_known });
            }
        }
        self.n_games += 1;
        Ok(Some(Scanned { store: draft.store, base, game: self.n_games - 1 }))
    }

    /// Reads to the `)` of the game, or to the end of the text.
    fn read_game(&mut self, draft: &mut Draft) -> Result<(), SgfError> {
        draft.open.push(NONE);
        let mut is_just_opened = false;
        loop {
            self.skip(is_blank);
            let at = self.at;
            let Some(byte) = self.peek() else {
                draft.end_node();
                let missing = draft.open.len();
                self.fault(at, &|| SgfErrorKind::UnclosedGame { missing });
                return Ok(());
            };
            self.at += 1;
            let was_just_opened = core::mem::take(&mut is_just_opened);
            match byte {
                b';' => self.begin_node(draft, at)?,
                b'[' => {
                    let start = self.at;
                    let end = self.end_of_value(at);
                    self.fault(at, &|| SgfErrorKind::Stray {
                        found: short(self.text.get(start..end).unwrap_or("")),
                    });
                }
                b'(' => {
                    draft.end_node();
                    if was_just_opened {
                        // A variation begins with a node.
                        self.fault(at, &|| SgfErrorKind::Stray { found: "(".to_owned() });
                    }
                    if draft.open.len() == self.limits.depth {
                        return Err(self.limit(at, "depth", self.limits.depth));
                    }
                    draft.open.push(draft.current);
                    is_just_opened = true;
                }
                b')' => {
                    draft.end_node();
                    if was_just_opened {
                        // A variation without anything in it is none.
                        self.fault(at, &|| SgfErrorKind::Stray { found: ")".to_owned() });
                    }
                    draft.current = draft.open.pop().unwrap_or(NONE);
                    if draft.open.is_empty() {
                        return Ok(());
                    }
                }
                _ if byte.is_ascii_alphabetic() => self.read_property(draft, at)?,
                _ => {
                    // From one ASCII character to another, so never into the middle of one.
                    self.skip(|byte| {
                        !matches!(byte, b'(' | b')' | b';' | b'[') && !byte.is_ascii_alphabetic()
                    });
                    let text = self.slice(at, self.at).trim_ascii_end();
                    self.fault(at, &|| SgfErrorKind::Stray { found: short(text) });
                }
            }
        }
    }

    fn begin_node(&mut self, draft: &mut Draft, at: usize) -> Result<(), SgfError> {
        draft.end_node();
        if self.n_nodes == self.limits.nodes {
            return Err(self.limit(at, "nodes", self.limits.nodes));
        }
        self.n_nodes += 1;
        if draft.current == NONE && draft.store.n_nodes() > 0 {
            // A second first node: a variation of nothing.
            draft.current = 0;
            self.fault(at, &|| SgfErrorKind::SecondRoot);
        } else if draft.store.has_children(draft.current) && draft.open.last() != Some(&draft.current) {
            // Only a variation that has just been closed leaves a node with children behind.
            self.fault(at, &|| SgfErrorKind::AfterVariation);
        }
        draft.current = draft.store.push_node(draft.current);
        draft.node.begin(&draft.store);
        draft.is_in_node = true;
        Ok(())
    }

    /// A deviation from the format that is got over.
    #[inline(never)]
    fn fault(&mut self, at: usize, kind: &dyn Fn() -> SgfErrorKind) {
        self.is_well_formed = false;
        self.faults.note(self.n_games, at, kind);
    }

    /// How many more values there may be.
    pub(super) fn n_values_left(&self) -> usize {
        self.limits.values - self.n_values
    }

    pub(super) fn set_values_left(&mut self, left: usize) {
        self.n_values = self.limits.values - left;
    }

    pub(super) fn value_limit(&self, at: usize) -> SgfError {
        self.limit(at, "values", self.limits.values)
    }

    fn limit(&self, at: usize, what: &'static str, limit: usize) -> SgfError {
        self.fail(at, SgfErrorKind::Limit { what, limit })
    }

    /// Fails with an error at byte `at`.
    #[inline(never)]
    pub(super) fn fail(&self, at: usize, kind: SgfErrorKind) -> SgfError {
        let (line, column) = Places::new(self.text).find(at);
        SgfError { line, column, kind }
    }

    /// An error at byte `at`, not before the one placed last.
    pub(super) fn placed(&mut self, at: usize, kind: SgfErrorKind) -> SgfError {
        let (line, column) = self.places.find(at);
        SgfError { line, column, kind }
    }

    /// Goes past bytes as long as `wanted` accepts them.
    #[inline]
    fn skip(&mut self, wanted: impl Fn(u8) -> bool) {
        while let Some(byte) = self.peek()
            && wanted(byte)
        {
            self.at += 1;
        }
    }

    fn slice(&self, start: usize, end: usize) -> &'t str {
        self.text.get(start..end).unwrap_or("")
    }

    #[inline]
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }
}

/// White space, and what ends texts on old systems.
const fn is_blank(byte: u8) -> bool {
    byte <= b' ' || byte == 0x7f
}
