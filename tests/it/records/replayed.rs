//! What a line of a record comes to: a slow and obvious replay, node by node, over `naive`.

use crate::naive::{At, Grid, Naive, Refusal};
use lanke::{Color, GameRecord, KoRule, Move, NodeId, RecordedMove, Suicide};

/// How many nodes are looked at for the move that tells whose turn it is.
const LOOK_AHEAD: usize = 100;

/// How things stand after a node.
#[derive(Debug, Clone)]
pub(crate) struct Replayed {
    game: Naive,
    /// Whose turn the record has, beside the game's own.
    turn: Color,
    pub(crate) number: usize,
    n_handicap: u32,
    n_free: u32,
    /// Stones taken before stones were last put up.
    taken: [u32; 2],
    /// What is forbidden on the line: the node, the move's number, the word for why.
    pub(crate) bad: Vec<(NodeId, usize, &'static str)>,
}

impl Replayed {
    /// The end of a line that begins with the first node.
    pub(crate) fn line(record: &GameRecord, line: &[NodeId]) -> Self {
        let size = record.size();
        let grid = Grid::empty(size.width().into(), size.height().into());
        let suicide = record.rules().suicide;
        let mut replayed = Self {
            game: Naive::new(grid, Color::Black, KoRule::Simple, suicide),
            turn: Color::Black,
            number: 0,
            n_handicap: record.info().handicap().filter(|n| *n >= 2).unwrap_or(0),
            n_free: 0,
            taken: [0; 2],
            bad: Vec::new(),
        };
        let turn = next_mover(record, line[0]).unwrap_or(Color::Black);
        replayed.begin(Grid::empty(size.width().into(), size.height().into()), turn);
        for &node in line {
            replayed.set_up(record, node);
            for entry in record.moves_at(node) {
                replayed.play(node, entry);
            }
        }
        replayed
    }

    pub(crate) fn grid(&self) -> &Grid {
        &self.game.now().grid
    }

    pub(crate) fn turn(&self) -> Color {
        self.game.now().to_move
    }

    pub(crate) fn prisoners(&self) -> [u32; 2] {
        let now = self.game.now().prisoners;
        [self.taken[0] + now[0], self.taken[1] + now[1]]
    }

    /// The point that the simple rule closes to the side to move.
    pub(crate) fn ko(&self) -> Option<At> {
        let is_ko = |&at: &At| matches!(self.game.check(self.turn(), at), Err(Refusal::Ko { .. }));
        self.grid().points().find(is_ko)
    }

    /// Begins anew from stones that stand.
    fn begin(&mut self, grid: Grid, turn: Color) {
        let is_start = self.number == 0 && grid.points().all(|at| grid.at(at).is_none());
        self.n_free = if is_start { self.n_handicap } else { 0 };
        self.taken = self.prisoners();
        self.game = Naive::new(grid, turn, KoRule::Simple, self.game.suicide);
        self.turn = turn;
    }

    fn set_up(&mut self, record: &GameRecord, node: NodeId) {
        let raws = |name: &str| {
            let property = record.property(node, name);
            property.map_or(Vec::new(), |property| {
                (0..property.len()).map(|number| property.raw(number).unwrap().to_owned()).collect()
            })
        };
        let stated = match raws("PL").first().map(String::as_str) {
            Some("B") => Some(Color::Black),
            Some("W") => Some(Color::White),
            _ => None,
        };
        let mut grid = self.grid().clone();
        let mut has_stones = false;
        for property in record.properties(node) {
            let stone = match &*property.name() {
                "AB" => Some(Color::Black),
                "AW" => Some(Color::White),
                "AE" => None,
                _ => continue,
            };
            has_stones = true;
            for raw in raws(&property.name()) {
                let Some(points) = rectangle(&raw) else { continue };
                for at in grid.points().filter(|at| points.contains(at)).collect::<Vec<_>>() {
                    grid.set(at, stone);
                }
            }
        }
        match stated {
            _ if has_stones => {
                let is_black = |at: At| grid.at(at) == Some(Color::Black);
                let has_handicap = self.number == 0 && self.n_handicap >= 2 && grid.points().any(is_black);
                let white = has_handicap.then_some(Color::White);
                let turn = stated.or(white).or_else(|| next_mover(record, node)).unwrap_or(self.turn);
                take_off(&mut grid);
                self.begin(grid, turn);
            }
            Some(turn) if self.number == 0 => self.begin(grid, turn),
            Some(turn) if record.move_at(node).is_none() && turn != self.turn => {
                self.turn = turn;
                if self.turn() != turn {
                    self.game.pass(turn.opponent());
                }
            }
            _ => {}
        }
    }

    fn play(&mut self, node: NodeId, entry: RecordedMove) {
        let RecordedMove { color, mv } = entry;
        self.number += 1;
        let is_free = self.n_free > 0 && color == Color::Black && mv != Some(Move::Pass);
        self.n_free = if is_free { self.n_free - 1 } else { 0 };
        self.turn = color.opponent();
        let point = match mv {
            None => return self.bad.push((node, self.number, "bad-point")),
            Some(Move::Pass) => return self.game.pass(color),
            Some(Move::Play(point)) => (usize::from(point.x()), usize::from(point.y())),
        };
        let (width, height) = (self.grid().rows[0].len(), self.grid().rows.len());
        if point.0 >= width || point.1 >= height {
            return self.bad.push((node, self.number, "off-board"));
        }
        match self.game.check(color, point) {
            Ok(()) => {}
            Err(Refusal::Occupied(_)) => {
                self.bad.push((node, self.number, "occupied"));
                // The stone takes the other one's place, and what was before is over.
                let mut grid = self.grid().clone();
                grid.set(point, None);
                self.begin(grid, color);
                self.n_free = 0;
                self.turn = color.opponent();
            }
            Err(Refusal::Suicide(_)) => self.bad.push((node, self.number, "suicide")),
            Err(Refusal::Ko { .. }) => self.bad.push((node, self.number, "ko")),
            Err(Refusal::Superko { .. }) => unreachable!("the simple rule"),
        }
        if self.game.is_possible(color, point) {
            self.game.play(color, point);
        }
    }
}

fn next_mover(record: &GameRecord, node: NodeId) -> Option<Color> {
    let line = record.line_from(node).take(LOOK_AHEAD);
    line.filter_map(|node| record.move_at(node)).map(|entry| entry.color).next()
}

/// The points that a value names, one or a rectangle, on the board or off it.
fn rectangle(raw: &str) -> Option<Vec<At>> {
    let point = |text: &str| match *text.as_bytes() {
        [x, y] if x.is_ascii_lowercase() && y.is_ascii_lowercase() => {
            Some((usize::from(x - b'a'), usize::from(y - b'a')))
        }
        _ => None,
    };
    let (first, last) = raw.split_once(':').unwrap_or((raw, raw));
    let (a, b) = (point(first)?, point(last)?);
    let rows = a.1.min(b.1)..=a.1.max(b.1);
    Some(rows.flat_map(|y| (a.0.min(b.0)..=a.0.max(b.0)).map(move |x| (x, y))).collect())
}

/// Takes off chains without a liberty, one after the other as they are read.
fn take_off(grid: &mut Grid) {
    let is_dead = |grid: &Grid, at: At| grid.at(at).is_some() && grid.liberties(at).is_empty();
    while let Some(at) = grid.points().find(|&at| is_dead(grid, at)) {
        for stone in grid.chain(at) {
            grid.set(stone, None);
        }
    }
}

/// Whether suicide of several stones is legal where nothing is said of rules.
#[test]
fn the_rules_of_a_record_that_states_none_forbid_suicide() {
    assert_eq!(GameRecord::new(lanke::Size::STANDARD).rules().suicide, Suicide::Forbidden);
}
