//! What stands on the points: stones, chains, liberties, and the hash of the position.

mod chain;
mod layout;
mod packed;
mod pattern;
mod place;
mod policy;
mod random;
#[cfg(test)]
mod tests;
mod walk;
mod zobrist;

use crate::color::Color;
use crate::point::{Point, Size};
use crate::point_set::PointSet;
use chain::Chain;
use core::fmt;
pub(crate) use layout::{Index, Layout};
use packed::Packed;
pub(crate) use pattern::Patterns;
pub(crate) use place::Kind;

/// What a cell of the padded board holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Content {
    Stone(Color),
    Empty,
    Edge,
}

/// One cell of the padded board: 8 bytes, so that a point and its neighbours share cache lines.
#[derive(Debug, Clone, Copy)]
struct Cell {
    content: Content,
    /// How many of the four neighbours are black, white and empty; see [`Neighbors`].
    around: Neighbors,
    /// The cell of the stone that stands for the chain; 0, where no stone can stand, if there is
    /// no stone.
    head: u16,
    /// The next stone of the chain, in a ring, where there is a stone.
    next: u16,
}

/// The neighbours of a point, counted: 4 bits each for black, white, empty ones and edges.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Neighbors(u16);

impl Neighbors {
    const EMPTY: u16 = 1 << 8;
    const EDGE: u16 = 1 << 12;

    const fn one(color: Color) -> u16 {
        1 << (4 * color.index())
    }

    #[inline]
    const fn n_empty(self) -> u16 {
        self.0 >> 8 & 0xf
    }

    #[inline]
    const fn n_stones(self, color: Color) -> u16 {
        self.0 >> (4 * color.index()) & 0xf
    }

    #[inline]
    const fn n_edge(self) -> u16 {
        self.0 >> 12
    }
}

/// The stones on the points of a board, with the chains they form and their liberties.
///
/// A board knows what happens when a stone is put down (chains without liberties come off, rules
/// R-B-10 to R-B-13) and nothing of turns, rules or history: whether a play is legal is
/// [`Game::check`](crate::Game::check)'s to say. Putting a stone down allocates nothing. A clone
/// is five copies of memory (about 16 kB for 19 by 19), and `clone_from` reuses what is there.
///
/// ```
/// use lanke::{Board, Color, Size};
/// let size = Size::new(5, 5).unwrap();
/// let mut board = Board::new(size);
/// let corner = size.point(0, 0).unwrap();
/// board.place(Color::White, corner).unwrap();
/// board.place(Color::Black, size.point(1, 0).unwrap()).unwrap();
/// assert_eq!(board.atari(corner), size.point(0, 1));
/// let placed = board.place(Color::Black, size.point(0, 1).unwrap()).unwrap();
/// assert_eq!(placed.captured, 1);
/// assert_eq!(board.at(corner), None);
/// ```
#[derive(Debug)]
pub struct Board {
    layout: Layout,
    hash: u64,
    cells: Box<[Cell]>,
    chains: Box<[Chain]>,
    /// What the cells hold once more, for those who read many at once.
    packed: Packed,
    /// The empty points in any order; the place of each is in `empty_place`.
    empties: Vec<u16>,
    empty_place: Box<[u16]>,
    /// Stones taken off by the latest placement.
    taken: Vec<u16>,
    /// The point that the simple ko rule closes to the next placement; 0 (an edge cell) for none.
    ko: Index,
}

impl Clone for Board {
    fn clone(&self) -> Self {
        // Room for every point, so that no later placement has to ask for memory.
        let with_room = |list: &[u16]| {
            let mut copy = Vec::with_capacity(self.size().n_points());
            copy.extend_from_slice(list);
            copy
        };
        Self {
            layout: self.layout,
            hash: self.hash,
            cells: self.cells.clone(),
            chains: self.chains.clone(),
            packed: self.packed.clone(),
            empties: with_room(&self.empties),
            empty_place: self.empty_place.clone(),
            taken: with_room(&self.taken),
            ko: self.ko,
        }
    }

    /// Copies into the memory that is there: the fast way to start one playout after another.
    fn clone_from(&mut self, other: &Self) {
        self.layout = other.layout;
        self.hash = other.hash;
        self.cells.clone_from(&other.cells);
        self.chains.clone_from(&other.chains);
        self.packed.copy_from(&other.packed);
        self.empties.clone_from(&other.empties);
        self.empty_place.clone_from(&other.empty_place);
        self.taken.clone_from(&other.taken);
        self.ko = other.ko;
    }
}

/// Two boards are equal when the same stones stand on boards of one size; the ko point, which
/// belongs to the latest move and not to the position, is left out.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.size() == other.size() && self.hash == other.hash && self.stones().eq(other.stones())
    }
}

impl Eq for Board {}

/// Why a stone can't be put down at all, whatever the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlaceError {
    /// The point is not on the board.
    OffBoard,
    /// A stone of this colour stands there.
    Occupied(Color),
}

impl fmt::Display for PlaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard => f.write_str("the point is not on the board"),
            Self::Occupied(color) => write!(f, "a {color} stone stands on the point, wanted an empty point"),
        }
    }
}

impl core::error::Error for PlaceError {}

/// What putting a stone down did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placed {
    /// How many stones came off; which ones, [`Board::taken`] tells.
    pub captured: usize,
    /// Whether the stones that came off are the mover's own, the placed stone among them.
    pub suicide: bool,
    /// The point at which an answer would only restore the position before: a single ko.
    pub ko: Option<Point>,
}

impl Board {
    /// An empty board.
    #[must_use]
    pub fn new(size: Size) -> Self {
        let layout = Layout::new(size);
        let n = layout.n_cells();
        let edge = Cell { content: Content::Edge, around: Neighbors(0), head: 0, next: 0 };
        let mut board = Self {
            layout,
            hash: 0,
            cells: vec![edge; n].into_boxed_slice(),
            chains: vec![Chain::default(); n].into_boxed_slice(),
            packed: Packed::new(n),
            empties: Vec::with_capacity(size.n_points()),
            empty_place: vec![0; n].into_boxed_slice(),
            taken: Vec::with_capacity(size.n_points()),
            ko: 0,
        };
        board.clear();
        board
    }

    /// Takes every stone off.
    pub fn clear(&mut self) {
        self.hash = zobrist::empty_hash(self.size());
        self.ko = 0;
        self.taken.clear();
        self.empties.clear();
        self.packed.clear();
        for at in self.layout.indices() {
            self.cells[at].content = Content::Empty;
            self.cells[at].head = 0;
            self.packed.open(at);
            self.empty_place[at] = narrow(self.empties.len());
            self.empties.push(narrow(at));
        }
        for at in self.layout.indices() {
            let count = |near: &Index| match self.cells[*near].content {
                Content::Edge => Neighbors::EDGE,
                _ => Neighbors::EMPTY,
            };
            self.cells[at].around = Neighbors(self.layout.neighbors(at).iter().map(count).sum());
        }
    }

    /// Puts up a position in which every chain has a liberty, row by row from the top left.
    pub(crate) fn set(&mut self, stones: &[Option<Color>]) {
        self.clear();
        for (at, &stone) in self.layout.indices().zip(stones) {
            if let Some(color) = stone {
                // Every chain has at least the liberties that it has in the whole position, so
                // that nothing comes off on the way.
                self.put(color, at);
            }
        }
        self.taken.clear();
        self.ko = 0;
    }

    /// The board's size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.layout.size()
    }

    /// The stone on `point`; `None` for an empty point, and off the board.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<Color> {
        self.stone(self.layout.index(point)?)
    }

    /// What stands on every point, row by row from the top left.
    pub fn stones(&self) -> impl Iterator<Item = Option<Color>> + '_ {
        self.layout.indices().map(|at| self.stone(at))
    }

    /// Number of stones of both colours on the board.
    #[must_use]
    pub fn n_stones(&self) -> usize {
        self.size().n_points() - self.empties.len()
    }

    /// A hash of the position: size and stones, not whose turn it is (Zobrist, 1970).
    ///
    /// Equal positions have equal hashes on every machine; the reverse is likely, never certain.
    /// The values may change from one version of this crate to the next.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The point that a single ko closes to the side that did not move last.
    #[must_use]
    pub fn ko(&self) -> Option<Point> {
        self.layout.point(self.ko)
    }

    /// Lifts the ban of a single ko, as a pass does.
    pub const fn lift_ko(&mut self) {
        self.ko = 0;
    }

    /// The stones that the latest [`place`](Self::place) took off, in no particular order.
    pub fn taken(&self) -> impl Iterator<Item = Point> + '_ {
        self.taken.iter().filter_map(|&at| self.layout.point(at.into()))
    }

    /// The stones of the chain on `point` (rule R-B-08), row by row; empty where no stone stands.
    #[must_use]
    pub fn chain(&self, point: Point) -> Vec<Point> {
        self.in_order(self.chain_cells(point))
    }

    /// The liberties of the chain on `point`, each once (rules R-B-07 to R-B-09), row by row;
    /// empty where no stone stands.
    #[must_use]
    pub fn liberties(&self, point: Point) -> Vec<Point> {
        let near = self.chain_cells(point).flat_map(|at| self.layout.neighbors(at));
        self.in_order(near.filter(|&at| self.cells[at].content == Content::Empty))
    }

    /// The last liberty of the chain on `point`, if it has only one (atari). No search.
    #[must_use]
    pub fn atari(&self, point: Point) -> Option<Point> {
        let at = self.layout.index(point)?;
        self.stone(at)?;
        self.layout.point(self.chain_at(at).atari()?)
    }

    /// Whether a stone of `color` on the empty `point` would have no liberty and take nothing
    /// (禁着点, rules R-B-14 and R-B-19). `false` where no stone can be put.
    #[must_use]
    pub fn is_suicide(&self, color: Color, point: Point) -> bool {
        self.layout
            .index(point)
            .is_some_and(|at| self.cells[at].content == Content::Empty && self.is_suicide_at(color, at))
    }

    /// The points of cells, each once, row by row.
    fn in_order(&self, cells: impl Iterator<Item = Index>) -> Vec<Point> {
        let points = cells.filter_map(|at| self.layout.point(at));
        PointSet::from_points(self.size(), points).to_vec()
    }

    fn chain_cells(&self, point: Point) -> impl Iterator<Item = Index> + '_ {
        let start = self.layout.index(point).filter(|&at| self.stone(at).is_some());
        let mut next = start;
        core::iter::from_fn(move || {
            let at = next?;
            next = Some(usize::from(self.cells[at].next)).filter(|&at| Some(at) != start);
            Some(at)
        })
    }

    #[inline]
    pub(crate) fn stone(&self, at: Index) -> Option<Color> {
        match self.cells[at].content {
            Content::Stone(color) => Some(color),
            _ => None,
        }
    }

    #[inline]
    fn chain_at(&self, at: Index) -> Chain {
        self.chains[usize::from(self.cells[at].head)]
    }
}

/// Cells number fewer than 3,000 on the largest board, so a place fits 16 bits.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "see above")]
const fn narrow(at: Index) -> u16 {
    at as u16
}
