//! The search: can the defender hold a point, whatever the attacker does?

use super::line::{Child, Frame, Known, NEVER, Numbers};
use super::local::{After, Cells, Local, Position};
use crate::color::Color;
use crate::rng::mix;

/// As many stones as leave room for two eyes wherever they are taken.
const MANY: u32 = 7;
/// How many moves deep a line is followed.
const MAX_DEPTH: usize = 80;
/// How many positions are opened between two looks at the time.
const ASK: u32 = 256;
/// How many positions are remembered.
const N_KNOWN: usize = 1 << 15;
/// The target of every search is the cell that the cut-out was made around.
const TARGET: Cells = 1;

/// What is asked of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Aim {
    /// Whose the stone is.
    defender: Color,
    /// Whether the defender wins every ko, and has to live for good: it may take back at once, and
    /// passing counts only for what can't be taken any more. Else both sides have no threats.
    by_ko: bool,
}

impl Aim {
    /// Whether the target is the defender's once both sides have passed.
    fn is_held(self, local: &Local, position: &Position) -> bool {
        if self.by_ko {
            local.settled(position, TARGET, self.defender, true) == Some(true)
        } else {
            local.is_held(position, TARGET, self.defender)
        }
    }
}

/// A searcher with its memory: one for a whole board.
pub(crate) struct Search {
    known: Vec<Known>,
    line: Vec<Frame>,
    children: Vec<Child>,
    salt: u64,
    /// Positions opened in all searches.
    pub(crate) n_opened: u32,
}

impl Search {
    pub(crate) fn new() -> Self {
        let nothing = Known { key: 0, numbers: Numbers::NEW };
        Self { known: vec![nothing; N_KNOWN], line: Vec::new(), children: Vec::new(), salt: 0, n_opened: 0 }
    }

    /// What becomes of the stone on cell 0: whether its owner holds the point when moving first,
    /// and when moving second. `None` if `limit` positions do not tell, or `go_on` says no.
    ///
    /// Both sides may pass; two passes end. No position of a line may come up again.
    pub(crate) fn read(
        &mut self,
        local: &Local,
        defender: Color,
        limit: u32,
        go_on: &mut dyn FnMut() -> bool,
    ) -> [Option<bool>; 2] {
        let aim = Aim { defender, by_ko: false };
        self.salt = mix(self.salt + 1);
        let second = self.holds(local, aim, defender.opponent(), limit, go_on);
        if second == Some(true) {
            return [second; 2];
        }
        [self.holds(local, aim, defender, limit, go_on), second]
    }

    /// Whether the owner of the stone on cell 0, moving first and winning every ko, makes it live
    /// for good. A ko that only the other side can begin is of no use to it.
    pub(crate) fn lives_by_ko(
        &mut self,
        local: &Local,
        defender: Color,
        limit: u32,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<bool> {
        self.salt = mix(self.salt + 1);
        self.holds(local, Aim { defender, by_ko: true }, defender, limit, go_on)
    }

    /// Whether the defender holds the target when `first` moves first: depth-first proof-number
    /// search (A. Nagai, 2002).
    fn holds(
        &mut self,
        local: &Local,
        aim: Aim,
        first: Color,
        limit: u32,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<bool> {
        self.line.clear();
        self.children.clear();
        let held = |numbers: Numbers| {
            numbers.is_settled().then_some((numbers.proof == 0) == (first == aim.defender))
        };
        let root = self.child(local, aim, local.start, first, false, 0);
        if root.numbers.is_settled() {
            return held(root.numbers);
        }
        let end = self.n_opened + limit;
        self.open(local, aim, &root, first, Numbers { proof: NEVER, disproof: NEVER });
        loop {
            let (numbers, is_bound) = self.numbers();
            let frame = self.line.last()?;
            if numbers.is_settled()
                || numbers.proof >= frame.limits.proof
                || numbers.disproof >= frame.limits.disproof
            {
                let first = frame.first;
                self.keep(numbers, is_bound);
                self.children.truncate(first);
                self.line.pop();
                let Some(above) = self.line.last() else { return held(numbers) };
                let child = &mut self.children[above.child];
                (child.numbers, child.is_bound) = (numbers, is_bound && numbers.is_settled());
                continue;
            }
            if self.n_opened >= end || self.n_opened.is_multiple_of(ASK) && !go_on() {
                return None;
            }
            self.descend(local, aim, numbers);
        }
    }

    /// Opens the most promising child of the last position of the line.
    fn descend(&mut self, local: &Local, aim: Aim, numbers: Numbers) {
        let Some(frame) = self.line.last_mut() else { return };
        // For a child the aims are exchanged: what disproves it proves this position.
        let (mut best, mut second) = (frame.first, NEVER);
        for place in frame.first + 1..self.children.len() {
            let (here, least) = (self.children[place].numbers.disproof, self.children[best].numbers.disproof);
            if here < least {
                (best, second) = (place, least);
            } else {
                second = second.min(here);
            }
        }
        frame.child = best;
        let child = self.children[best];
        let limits = Numbers {
            disproof: frame.limits.proof.min(second.saturating_add(second / 4 + 1)),
            proof: (frame.limits.disproof - numbers.disproof).saturating_add(child.numbers.proof),
        };
        let color = frame.color.opponent();
        if child.numbers == Numbers::NEW
            && let Some(held) = local.settled(&child.position, TARGET, aim.defender, true)
        {
            self.children[best].numbers = Numbers::won(held == (color == aim.defender));
            return;
        }
        self.open(local, aim, &child, color, limits);
    }

    /// Puts a position on the line, with its children.
    fn open(&mut self, local: &Local, aim: Aim, child: &Child, color: Color, limits: Numbers) {
        self.n_opened += 1;
        let Child { position, passed, key, .. } = *child;
        let line = self.line.last().map_or(0, |above| above.line ^ mix(above.key));
        let first = self.children.len();
        let mut frame = Frame { position, color, key, line, limits, first, child: first, is_bound: false };
        let line = line ^ mix(key);
        let is_defender = color == aim.defender;
        // Where it wins every ko, none is closed to it.
        let retakes = aim.by_ko && is_defender;
        let from = if retakes { Position { ko: 0, ..position } } else { position };
        let own = position.stones[color.index()];
        let other = position.stones[color.opponent().index()];
        let mut empty = local.all() & !own & !other;
        if self.line.len() >= MAX_DEPTH {
            // Too long to tell: left to the other side's judgement, for this line only.
            frame.is_bound = true;
            empty = 0;
        }
        while empty != 0 {
            let cell = empty.trailing_zeros();
            empty &= empty - 1;
            if local.is_eye(own, color, cell) {
                continue;
            }
            let Some(after) = local.play(&from, color, cell) else { continue };
            // Nobody gives up so many stones that what is left of them is room to live in.
            if after.in_atari && after.taken == 0 && after.chain.count_ones() >= MANY {
                continue;
            }
            let stones = after.position.stones;
            let is_retaken = retakes && after.position.ko != 0;
            if stones == position.stones
                || !is_retaken && self.line.iter().any(|before| before.position.stones == stones)
            {
                frame.is_bound = true;
                continue;
            }
            let mut child = self.child(local, aim, after.position, color.opponent(), false, line);
            if takes_many(local, &after, is_defender) {
                child.numbers = Numbers::won(false);
            }
            self.children.push(child);
        }
        let after = Position { ko: 0, ..position };
        let mut child = self.child(local, aim, after, color.opponent(), true, line);
        if passed {
            let held = aim.is_held(local, &position);
            child.numbers = Numbers::won(held != is_defender);
        }
        self.children.push(child);
        self.line.push(frame);
    }

    /// A position with `color` to move, with what can be said of it at sight.
    fn child(
        &self,
        local: &Local,
        aim: Aim,
        position: Position,
        color: Color,
        passed: bool,
        line: u64,
    ) -> Child {
        let [black, white] = position.stones;
        let turn = u64::from(color == Color::Black) << 1 | u64::from(passed);
        let key = mix(mix(mix(black ^ self.salt) ^ white) ^ mix(position.ko) ^ turn);
        let mut child = Child { position, passed, key, numbers: Numbers::NEW, is_bound: false };
        let slot = |key: u64| Some(self.known[slot_of(key)]).filter(|known| known.key == key);
        if let Some(known) = slot(key) {
            child.numbers = known.numbers;
        } else if let Some(known) = slot(key ^ line) {
            (child.numbers, child.is_bound) = (known.numbers, true);
        } else if let Some(held) = local.settled(&position, TARGET, aim.defender, false) {
            child.numbers = Numbers::won(held == (color == aim.defender));
        } else if passed && aim.is_held(local, &position) == (color == aim.defender) {
            // To pass as well is enough.
            child.numbers = Numbers::won(true);
        }
        child
    }

    /// The numbers of the last position of the line, and whether they hold for this line only.
    fn numbers(&self) -> (Numbers, bool) {
        let Some(frame) = self.line.last() else { return (Numbers::NEW, false) };
        let mut numbers = Numbers { proof: NEVER, disproof: 0 };
        let (mut is_bound, mut winner_is_bound) = (frame.is_bound, true);
        for child in &self.children[frame.first..] {
            numbers.proof = numbers.proof.min(child.numbers.disproof);
            numbers.disproof = (numbers.disproof + child.numbers.proof).min(NEVER);
            is_bound |= child.is_bound;
            winner_is_bound &= child.is_bound || child.numbers.disproof != 0;
        }
        if numbers.proof == 0 {
            numbers.disproof = NEVER;
            is_bound = winner_is_bound;
        }
        (numbers, is_bound)
    }

    /// Remembers the numbers of the last position of the line.
    fn keep(&mut self, numbers: Numbers, is_bound: bool) {
        let Some(frame) = self.line.last() else { return };
        let key = if is_bound && numbers.is_settled() { frame.key ^ frame.line } else { frame.key };
        self.known[slot_of(key)] = Known { key, numbers };
    }
}

/// Where a position is remembered; a later one may take its place.
#[expect(clippy::cast_possible_truncation, reason = "the low bits are what is wanted")]
const fn slot_of(key: u64) -> usize {
    key as usize % N_KNOWN
}

/// Whether a play takes so many stones at once that it decides: the attacker those of the target,
/// or the defender those around it.
fn takes_many(local: &Local, after: &After, by_defender: bool) -> bool {
    if by_defender {
        let (chain, touched) = local.flood(after.own, after.own & TARGET);
        chain & TARGET != 0 && touched & after.taken != 0 && local.largest(after.taken) >= MANY
    } else {
        after.taken & TARGET != 0 && local.flood(after.taken, TARGET).0.count_ones() >= MANY
    }
}
