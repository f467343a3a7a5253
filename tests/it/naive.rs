//! The logical rules of Tromp and Taylor, sentence by sentence: a slow and obvious oracle.
//!
//! It shares nothing with the engine but the names of colours, of the ko rules and of the switch
//! for suicide. A board is rows of colours, a game is the list of all boards it has been through.
//! The sentences quoted are those of John Tromp's page on the game of Go.

use lanke::{Color, KoRule, Suicide};

/// A point: column and row from the top left.
pub(crate) type At = (usize, usize);

/// "Go is played on a 19x19 square grid of points": rows of colours from the top, of any length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Grid {
    pub(crate) rows: Vec<Vec<Option<Color>>>,
}

impl Grid {
    pub(crate) fn empty(width: usize, height: usize) -> Self {
        Self { rows: vec![vec![None; width]; height] }
    }

    pub(crate) fn at(&self, (x, y): At) -> Option<Color> {
        self.rows[y][x]
    }

    pub(crate) fn set(&mut self, (x, y): At, color: Option<Color>) {
        self.rows[y][x] = color;
    }

    /// Every point, as it is read.
    pub(crate) fn points(&self) -> impl Iterator<Item = At> + use<> {
        let (width, height) = (self.rows[0].len(), self.rows.len());
        (0..height).flat_map(move |y| (0..width).map(move |x| (x, y)))
    }

    fn n_points(&self) -> usize {
        self.rows[0].len() * self.rows.len()
    }

    fn place(&self, (x, y): At) -> usize {
        y * self.rows[0].len() + x
    }

    fn neighbors(&self, (x, y): At) -> impl Iterator<Item = At> + use<> {
        let (width, height) = (self.rows[0].len(), self.rows.len());
        [(x, y.wrapping_sub(1)), (x.wrapping_sub(1), y), (x + 1, y), (x, y + 1)]
            .into_iter()
            .filter(move |&(x, y)| x < width && y < height)
    }

    /// The points joined to `from` by "a path of (vertically or horizontally) adjacent points of
    /// [its] color", and the points of other colours that the path meets.
    fn flood(&self, from: At) -> (Vec<At>, Vec<At>) {
        let (mut same, mut border) = (vec![from], Vec::new());
        let mut seen = vec![false; self.n_points()];
        seen[self.place(from)] = true;
        let mut next = 0;
        while next < same.len() {
            for near in self.neighbors(same[next]) {
                if std::mem::replace(&mut seen[self.place(near)], true) {
                    continue;
                }
                if self.at(near) == self.at(from) {
                    same.push(near);
                } else {
                    border.push(near);
                }
            }
            next += 1;
        }
        (same, border)
    }

    /// The chain of the stone on `at`, as it is read; nothing on an empty point.
    pub(crate) fn chain(&self, at: At) -> Vec<At> {
        if self.at(at).is_none() {
            return Vec::new();
        }
        as_read(self.flood(at).0)
    }

    /// The liberties of that chain, as they are read.
    pub(crate) fn liberties(&self, at: At) -> Vec<At> {
        if self.at(at).is_none() {
            return Vec::new();
        }
        as_read(self.flood(at).1.into_iter().filter(|&near| self.at(near).is_none()).collect())
    }

    /// "Clearing a color is the process of emptying all points of that color that don't reach
    /// empty." Gives the points emptied.
    pub(crate) fn clear(&mut self, color: Color) -> Vec<At> {
        let mut cleared = Vec::new();
        let mut known = vec![false; self.n_points()];
        for at in self.points() {
            if self.at(at) != Some(color) || known[self.place(at)] {
                continue;
            }
            let (same, border) = self.flood(at);
            for &at in &same {
                known[self.place(at)] = true;
            }
            if border.iter().all(|&near| self.at(near).is_some()) {
                cleared.extend(same);
            }
        }
        for &at in &cleared {
            self.set(at, None);
        }
        as_read(cleared)
    }

    /// "A move consists of coloring an empty point one's own color; then clearing the opponent
    /// color, and then clearing one's own color." Gives the board and what was cleared of both.
    pub(crate) fn after(&self, color: Color, at: At) -> (Self, Cleared) {
        let mut grid = self.clone();
        grid.set(at, Some(color));
        let taken = grid.clear(color.opponent());
        let lost = grid.clear(color);
        (grid, Cleared { taken, lost })
    }

    /// "A player's score is the number of points of her color, plus the number of empty points
    /// that reach only her color": whose point it is.
    pub(crate) fn owner(&self, at: At) -> Option<Color> {
        if let Some(color) = self.at(at) {
            return Some(color);
        }
        let reached: Vec<Color> = self.flood(at).1.into_iter().filter_map(|near| self.at(near)).collect();
        let first = *reached.first()?;
        reached.iter().all(|&color| color == first).then_some(first)
    }
}

/// What a move cleared: the opponent's points, then the mover's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Cleared {
    pub(crate) taken: Vec<At>,
    pub(crate) lost: Vec<At>,
}

fn as_read(mut points: Vec<At>) -> Vec<At> {
    points.sort_unstable_by_key(|&(x, y)| (y, x));
    points
}

/// The game after a move, or at its start.
#[derive(Debug, Clone)]
pub(crate) struct Moment {
    pub(crate) grid: Grid,
    pub(crate) to_move: Color,
    /// Who moved, and where; nothing for the start, no point for a pass.
    pub(crate) made: Option<(Color, Option<At>)>,
    /// What the move cleared.
    pub(crate) cleared: Vec<At>,
    /// Stones lost by White and by Black so far: what Black and White hold.
    pub(crate) prisoners: [u32; 2],
}

/// Why a play is refused; `since` is the number of the move that left the position repeated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Refusal {
    Occupied(Color),
    Suicide(Vec<At>),
    Ko { since: usize },
    Superko { since: usize },
}

/// A game: all the moments it has been through, and those that were taken back.
#[derive(Debug, Clone)]
pub(crate) struct Naive {
    pub(crate) ko: KoRule,
    pub(crate) suicide: Suicide,
    pub(crate) past: Vec<Moment>,
    pub(crate) future: Vec<Moment>,
}

impl Naive {
    pub(crate) fn new(grid: Grid, to_move: Color, ko: KoRule, suicide: Suicide) -> Self {
        let start = Moment { grid, to_move, made: None, cleared: Vec::new(), prisoners: [0; 2] };
        Self { ko, suicide, past: vec![start], future: Vec::new() }
    }

    pub(crate) fn now(&self) -> &Moment {
        &self.past[self.past.len() - 1]
    }

    /// Whether `color` might play at `at`, if it were its turn.
    pub(crate) fn check(&self, color: Color, at: At) -> Result<(), Refusal> {
        if let Some(there) = self.now().grid.at(at) {
            return Err(Refusal::Occupied(there));
        }
        let (grid, cleared) = self.now().grid.after(color, at);
        if cleared.lost.len() == 1 || (!cleared.lost.is_empty() && self.suicide == Suicide::Forbidden) {
            return Err(Refusal::Suicide(cleared.lost));
        }
        let last = self.past.len() - 1;
        let is_retake = self.is_retake(color, &grid);
        if self.ko == KoRule::Simple && is_retake {
            return Err(Refusal::Ko { since: last - 1 });
        }
        match (0..=last).rev().find(|&number| self.is_repeated(number, &grid, color.opponent())) {
            None => Ok(()),
            Some(since) if is_retake => Err(Refusal::Ko { since }),
            Some(since) => Err(Refusal::Superko { since }),
        }
    }

    /// Whether a record may force the play: the point is empty and something stays behind.
    pub(crate) fn is_possible(&self, color: Color, at: At) -> bool {
        self.now().grid.at(at).is_none() && self.now().grid.after(color, at).1.lost.len() != 1
    }

    /// The simple rule: a play may not bring back the position, with the same side to move, that
    /// stood at the start of the opponent's previous turn.
    fn is_retake(&self, color: Color, grid: &Grid) -> bool {
        let opponent_moved_last = matches!(self.now().made, Some((mover, _)) if mover != color);
        opponent_moved_last && self.past[self.past.len() - 2].grid == *grid
    }

    /// Whether a whole-board rule counts `grid`, with `to_move` next, as what stood after move
    /// `number`: "A turn is either a pass; or a move that doesn't repeat an earlier grid coloring."
    fn is_repeated(&self, number: usize, grid: &Grid, to_move: Color) -> bool {
        let earlier = &self.past[number];
        let counts = match self.ko {
            KoRule::None | KoRule::Simple => false,
            KoRule::Positional => true,
            KoRule::Situational => earlier.to_move == to_move,
            KoRule::NaturalSituational => {
                earlier.to_move == to_move && !matches!(earlier.made, Some((_, None)))
            }
        };
        counts && earlier.grid == *grid
    }

    /// Plays without asking; for a legal play, or for one that a record forces.
    pub(crate) fn play(&mut self, color: Color, at: At) {
        let (grid, cleared) = self.now().grid.after(color, at);
        let mut prisoners = self.now().prisoners;
        prisoners[color.index()] += count(&cleared.taken);
        prisoners[color.opponent().index()] += count(&cleared.lost);
        let cleared = if cleared.lost.is_empty() { cleared.taken } else { cleared.lost };
        self.push(Moment {
            grid,
            to_move: color.opponent(),
            made: Some((color, Some(at))),
            cleared,
            prisoners,
        });
    }

    pub(crate) fn pass(&mut self, color: Color) {
        let Moment { grid, prisoners, .. } = self.now().clone();
        let made = Some((color, None));
        self.push(Moment { grid, to_move: color.opponent(), made, cleared: Vec::new(), prisoners });
    }

    fn push(&mut self, moment: Moment) {
        self.past.push(moment);
        self.future.clear();
    }

    /// Goes to the moment after move `number`, as far as there are so many.
    pub(crate) fn go_to(&mut self, number: usize) {
        while self.past.len() > number + 1 {
            self.future.extend(self.past.pop());
        }
        while self.past.len() < number + 1 && !self.future.is_empty() {
            self.past.extend(self.future.pop());
        }
    }
}

fn count(points: &[At]) -> u32 {
    u32::try_from(points.len()).expect("a board has at most 2,704 points")
}
