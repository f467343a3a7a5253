//! The reader's first pass: from a text to the nodes, properties and values of its games.

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
            self.end_node(&mut draft);
        }
        draft.store.shrink();
        draft.store.text = self.slice(base, self.at).to_owned();
        let format = draft.store.first(0, Name::of("FF")).and_then(crate::text::number);
        if format.is_some_and(|format| format >= 4) {
            for &(start, end) in &draft.mixed {
                self.fault(start, &|| SgfErrorKind::Case {
                    found: short(self.text.get(start..end).unwrap_or("")),
                });
            }
        }
        self.n_games += 1;
        Ok(Some(Scanned { store: draft.store, base }))
    }

    /// Goes past the `(` of the next game and gives its place.
    ///
    /// A game begins with `(` and `;`, or, where that `;` is missing, with `(`, properties, and the `;` of
    /// another node. Any other text between games is mail headers, signatures and the like.
    #[inline(never)]
    fn find_game(&mut self) -> Option<usize> {
        let start = self.at;
        let found = loop {
            self.skip(|byte| byte != b'(');
            if self.at == self.text.len() {
                break None;
            }
            let open = self.at;
            self.at += 1;
            self.skip(is_blank);
            if self.peek() == Some(b';') || self.is_followed_by_properties() {
                self.at = open + 1;
                break Some(open);
            }
        };
        let between = self.slice(start, found.unwrap_or(self.text.len()));
        if let Some(first) = between.bytes().position(|byte| !is_blank(byte)) {
            let text = between.get(first..).unwrap_or("").trim_ascii_end();
            self.fault(start + first, &|| SgfErrorKind::Stray { found: short(text) });
        }
        found
    }

    /// Goes past properties with their values; whether there are any, and `;` after them. Stops where a game begins for
    /// certain, so that no text is gone over twice.
    fn is_followed_by_properties(&mut self) -> bool {
        let mut has_value = false;
        loop {
            self.skip(|byte| byte.is_ascii_alphanumeric() || is_blank(byte));
            match self.peek() {
                Some(b'[') => {
                    has_value = true;
                    while !matches!(self.peek(), None | Some(b']')) {
                        if self.peek() == Some(b'\\') {
                            // As values are read: the next byte ends none.
                            self.at += 1;
                        }
                        if self.is_at_game() {
                            return false;
                        }
                        self.at += 1;
                    }
                    self.at = (self.at + 1).min(self.text.len());
                }
                byte => return has_value && byte == Some(b';'),
            }
        }
    }

    /// Whether `(` and `;` stand here.
    fn is_at_game(&self) -> bool {
        matches!(self.text.as_bytes().get(self.at..self.at + 2), Some(b"(;"))
    }

    /// Reads to the `)` of the game, or to the end of the text.
    fn read_game(&mut self, draft: &mut Draft) -> Result<(), SgfError> {
        draft.open.push(NONE);
        let mut is_just_opened = false;
        loop {
            self.skip(is_blank);
            let at = self.at;
            let Some(byte) = self.peek() else {
                self.end_node(draft);
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
                    self.end_node(draft);
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
                    self.end_node(draft);
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
        self.end_node(draft);
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

    #[inline(never)]
    fn end_node(&mut self, draft: &mut Draft) {
        if core::mem::take(&mut draft.is_in_node) {
            draft.node.end(&mut draft.store, draft.current);
        }
    }

    /// Reads the property whose name begins at `at`, with its values.
    #[inline(never)]
    fn read_property(&mut self, draft: &mut Draft, at: usize) -> Result<(), SgfError> {
        self.skip(|byte| byte.is_ascii_alphanumeric());
        let written = self.slice(at, self.at);
        let name_end = self.at;
        self.skip(is_blank);
        if self.peek() != Some(b'[') {
            self.fault(at, &|| SgfErrorKind::NoValue { property: short(written) });
            return Ok(());
        }
        if !draft.is_in_node {
            self.begin_node(draft, at)?;
            self.fault(at, &|| SgfErrorKind::NoNode { property: short(written) });
        }
        let name = self.name(draft, at, written);
        let base = draft.base;
        let is_new = draft.node.property(&mut draft.store, name, |a, b| self.is_named(base, a, b));
        if !is_new {
            self.fault(at, &|| SgfErrorKind::Twice { property: short(written) });
        } else if draft.node.n_properties(&draft.store) > self.limits.properties {
            return Err(self.limit(at, "properties", self.limits.properties));
        }
        self.at = name_end;
        loop {
            self.skip(is_blank);
            if self.peek() != Some(b'[') {
                return Ok(());
            }
            let open = self.at;
            self.at += 1;
            if self.n_values == self.limits.values {
                return Err(self.limit(open, "values", self.limits.values));
            }
            self.n_values += 1;
            let end = self.end_of_value(open);
            draft.node.value(&mut draft.store, open + 1 - draft.base, end - open - 1);
        }
    }

    /// Goes past the value whose bracket stands at `open`, and gives its end.
    fn end_of_value(&mut self, open: usize) -> usize {
        self.at = open + 1;
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            match byte {
                b']' => {
                    self.at += 1;
                    return self.at - 1;
                }
                b'\\' if self.at + 1 == bytes.len() => {
                    // It makes nothing plain, and would the bracket that is missing.
                    self.at += 1;
                    self.fault(open, &|| SgfErrorKind::UnclosedValue);
                    return self.at - 1;
                }
                b'\\' => self.at += 2,
                _ => self.at += 1,
            }
        }
        self.fault(open, &|| SgfErrorKind::UnclosedValue);
        self.at
    }

    /// The name that a property goes by: its capital letters, as FF[1] to FF[3] let writers spell
    /// names out (`AddBlack`, `SiZe`), if these are a property of Go; else as written.
    #[inline(never)]
    fn name(&mut self, draft: &mut Draft, at: usize, written: &str) -> Name {
        let long = || Name::long(draft.store.count(at - draft.base), draft.store.count(written.len()));
        let as_written = Name::short(written.as_bytes()).unwrap_or_else(long);
        if !written.bytes().any(|byte| byte.is_ascii_lowercase()) {
            return as_written;
        }
        let mut letters = [0; 4];
        let mut n = 0;
        for byte in written.bytes().filter(u8::is_ascii_uppercase) {
            if let Some(place) = letters.get_mut(n) {
                *place = byte;
            }
            n += 1;
        }
        if n == 0 {
            // `b[pd]`: no property has such a name, but what is meant is plain.
            self.fault(at, &|| SgfErrorKind::Case { found: short(written) });
            let capitals = written.to_ascii_uppercase();
            return Name::short(capitals.as_bytes()).filter(|name| name.is_known()).unwrap_or(as_written);
        }
        if draft.mixed.len() < self.limits.faults {
            draft.mixed.push((at, at + written.len()));
        }
        letters.get(..n).and_then(Name::short).filter(|name| name.is_known()).unwrap_or(as_written)
    }

    /// Whether two names of the game whose text begins at `base` are the same.
    fn is_named(&self, base: usize, a: Name, b: Name) -> bool {
        let text = |name: Name| {
            let (start, len) = name.place()?;
            self.text.get(base + start..base + start + len)
        };
        a == b || (text(a).is_some() && text(a) == text(b))
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
