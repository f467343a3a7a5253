//! Positions that games start from: any arrangement of stones, and handicap stones.

use crate::board::Board;
use crate::color::Color;
use crate::point::{Point, Size};
use crate::point_set::PointSet;
use core::fmt;

/// A position to start from, and whose turn it is there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    size: Size,
    /// What stands on each point, row by row; nothing at all for an empty board.
    stones: Box<[Option<Color>]>,
    turn: Color,
    handicap: u32,
    /// Stones that Black and White have taken before.
    prisoners: [u32; 2],
}

/// Why stones can't be set up.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SetupError {
    /// Not as many points as the board has.
    Length {
        /// How many were given.
        found: usize,
        /// How many the board has.
        wanted: usize,
    },
    /// A chain has no liberty (rule R-B-10).
    NoLiberty {
        /// The stones of the chain.
        chain: Vec<Point>,
    },
    /// A point is not on the board.
    OffBoard,
    /// A point was named twice.
    Twice(Point),
    /// The board has no place for so many handicap stones.
    Handicap {
        /// How many were asked for.
        found: u32,
        /// How many fit.
        most: u32,
    },
}

impl SetupError {
    /// The stable word for the error.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Length { .. } => "setup-length",
            Self::NoLiberty { .. } => "setup-no-liberty",
            Self::OffBoard => "off-board",
            Self::Twice(_) => "setup-twice",
            Self::Handicap { .. } => "handicap",
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { found, wanted } => write!(f, "{found} points, wanted the board's {wanted}"),
            Self::NoLiberty { chain } => {
                write!(f, "a chain of {} without a liberty, wanted a liberty for every chain", chain.len())
            }
            Self::OffBoard => f.write_str("a point that is not on the board"),
            Self::Twice(point) => {
                write!(f, "column {}, row {} named twice, wanted every point once", point.x(), point.y())
            }
            Self::Handicap { found, most } => {
                write!(f, "handicap {found}, wanted 0 to {most} on this board, or a list of points")
            }
        }
    }
}

impl core::error::Error for SetupError {}

impl Setup {
    /// An empty board, Black to move (rules R-B-02, R-B-03).
    #[must_use]
    pub fn empty(size: Size) -> Self {
        Self { size, stones: Box::default(), turn: Color::Black, handicap: 0, prisoners: [0; 2] }
    }

    /// Any arrangement, row by row from the top left, in which every chain has a liberty.
    ///
    /// # Errors
    /// [`SetupError::Length`], [`SetupError::NoLiberty`].
    pub fn stones(size: Size, stones: &[Option<Color>], turn: Color) -> Result<Self, SetupError> {
        if stones.len() != size.n_points() {
            return Err(SetupError::Length { found: stones.len(), wanted: size.n_points() });
        }
        check_liberties(size, stones)?;
        let is_empty = stones.iter().all(Option::is_none);
        let stones = if is_empty { Box::default() } else { stones.into() };
        Ok(Self { size, stones, turn, handicap: 0, prisoners: [0; 2] })
    }

    /// Black stones on the points given, White to move; no stone at all leaves Black to move.
    ///
    /// # Errors
    /// [`SetupError::OffBoard`], [`SetupError::Twice`], [`SetupError::NoLiberty`].
    pub fn handicap_at(size: Size, points: &[Point]) -> Result<Self, SetupError> {
        let mut stones = vec![None; size.n_points()];
        for &point in points {
            if !size.contains(point) {
                return Err(SetupError::OffBoard);
            }
            if stones[size.index(point)].replace(Color::Black).is_some() {
                return Err(SetupError::Twice(point));
            }
        }
        let turn = if points.is_empty() { Color::Black } else { Color::White };
        let mut setup = Self::stones(size, &stones, turn)?;
        setup.handicap = u32::try_from(points.len()).unwrap_or(u32::MAX);
        Ok(setup)
    }

    /// So many handicap stones on the star points, in the customary order: opposite corners first,
    /// the centre only for 5, 7 and 9. One stone is no stone: Black just moves first.
    ///
    /// # Errors
    /// [`SetupError::Handicap`]: 9 at most; 4 where a side is even or below 9; none below 7.
    #[inline(never)]
    pub fn handicap(size: Size, n: u32) -> Result<Self, SetupError> {
        let points = handicap_points(size, n)?;
        Self::handicap_at(size, &points)
    }

    /// The board's size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The board at the start, made anew.
    #[must_use]
    pub fn board(&self) -> Board {
        let mut board = Board::new(self.size);
        if !self.stones.is_empty() {
            board.set(&self.stones);
        }
        board
    }

    /// The stones of one colour at the start, row by row.
    #[must_use]
    #[inline(never)]
    pub fn stones_of(&self, color: Color) -> Vec<Point> {
        let all = self.size.points().zip(self.stones.iter());
        all.filter_map(|(point, &stone)| (stone == Some(color)).then_some(point)).collect()
    }

    /// Whose turn it is at the start.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The number of handicap stones.
    #[must_use]
    pub const fn n_handicap(&self) -> u32 {
        self.handicap
    }

    /// The same position with this side to move.
    #[must_use]
    pub const fn with_turn(mut self, turn: Color) -> Self {
        self.turn = turn;
        self
    }

    /// Stones that Black and White have taken before the position came about: none, unless a record goes on from
    /// stones put up in mid-game.
    #[must_use]
    pub const fn prisoners(&self) -> [u32; 2] {
        self.prisoners
    }

    /// The same position after so many stones were taken by Black and White.
    #[must_use]
    pub const fn with_prisoners(mut self, prisoners: [u32; 2]) -> Self {
        self.prisoners = prisoners;
        self
    }

    /// The same position with the number of handicap stones that a record states.
    #[must_use]
    pub const fn with_n_handicap(mut self, n: u32) -> Self {
        self.handicap = n;
        self
    }
}

/// The points of a fixed handicap.
fn handicap_points(size: Size, n: u32) -> Result<Vec<Point>, SetupError> {
    if n < 2 {
        return Ok(Vec::new());
    }
    let (w, h) = (u32::from(size.width()), u32::from(size.height()));
    let most = match (w.min(h), w % 2 == 1 && h % 2 == 1) {
        (0..7, _) => 0,
        (9.., true) => 9,
        _ => 4,
    };
    if n > most {
        return Err(SetupError::Handicap { found: n, most });
    }
    let from_edge = |side: u32| if side < 13 { 2 } else { 3 };
    let (near_x, near_y) = (from_edge(w), from_edge(h));
    let (far_x, far_y) = (w - 1 - near_x, h - 1 - near_y);
    let (mid_x, mid_y) = (w / 2, h / 2);
    let corners = [(far_x, near_y), (near_x, far_y), (far_x, far_y), (near_x, near_y)];
    let sides = [(near_x, mid_y), (far_x, mid_y), (mid_x, near_y), (mid_x, far_y)];
    let n_sides = match n {
        6 | 7 => 2,
        8 | 9 => 4,
        _ => 0,
    };
    let mut chosen: Vec<_> = corners.into_iter().take(n as usize).collect();
    chosen.extend(&sides[..n_sides]);
    if n > 4 && n % 2 == 1 {
        chosen.push((mid_x, mid_y));
    }
    Ok(chosen.into_iter().filter_map(|(x, y)| size.point(x, y)).collect())
}

/// R-B-10: a chain without a liberty can't stand on the board.
fn check_liberties(size: Size, stones: &[Option<Color>]) -> Result<(), SetupError> {
    let mut seen = vec![false; stones.len()];
    for start in size.points() {
        let color = stones[size.index(start)];
        if color.is_none() || seen[size.index(start)] {
            continue;
        }
        seen[size.index(start)] = true;
        let mut chain = vec![start];
        let mut next = 0;
        let mut has_liberty = false;
        while let Some(&point) = chain.get(next) {
            next += 1;
            for near in size.neighbors(point) {
                let place = size.index(near);
                if stones[place].is_none() {
                    has_liberty = true;
                } else if stones[place] == color && !seen[place] {
                    seen[place] = true;
                    chain.push(near);
                }
            }
        }
        if !has_liberty {
            let chain = PointSet::from_points(size, chain).to_vec();
            return Err(SetupError::NoLiberty { chain });
        }
    }
    Ok(())
}
