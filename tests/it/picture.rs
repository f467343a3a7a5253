//! Pictures of boards: the language in which the tests show positions.
//!
//! A picture has one line for each row, from the top; blanks around a line are left out. `B` and
//! `W` are stones, `b` and `w` are stones that the test says something of (that they are dead, say);
//! every other character is an empty point, so that a mark such as `*` can name it.

pub(crate) use lanke::Point;
use lanke::{Board, Color, Game, PointSet, Rules, Setup, Size};

/// A board as it was drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Picture {
    rows: Vec<Vec<char>>,
}

impl Picture {
    /// Reads one picture.
    pub(crate) fn new(text: &str) -> Self {
        let mut pictures = Self::film(text);
        assert_eq!(pictures.len(), 1, "one picture wanted:\n{text}");
        pictures.remove(0)
    }

    /// Reads pictures that stand side by side, with blanks between them.
    pub(crate) fn film(text: &str) -> Vec<Self> {
        let lines: Vec<Vec<&str>> = text
            .lines()
            .map(|line| line.split_whitespace().collect::<Vec<_>>())
            .filter(|line| !line.is_empty())
            .collect();
        let n = lines.first().map_or(0, Vec::len);
        assert!(lines.iter().all(|line| line.len() == n), "a row is missing in one of the pictures:\n{text}");
        (0..n).map(|place| Self::from_rows(lines.iter().map(|line| line[place]))).collect()
    }

    /// Takes the rows from the top.
    pub(crate) fn from_rows<'a>(rows: impl IntoIterator<Item = &'a str>) -> Self {
        let rows: Vec<Vec<char>> = rows.into_iter().map(|row| row.chars().collect()).collect();
        assert!(!rows.is_empty() && rows.iter().all(|row| row.len() == rows[0].len()), "ragged: {rows:?}");
        Self { rows }
    }

    pub(crate) fn size(&self) -> Size {
        size(self.rows[0].len(), self.rows.len())
    }

    /// Every point, row by row from the top left, with its character.
    fn cells(&self) -> impl Iterator<Item = (Point, char)> + '_ {
        self.size().points().zip(self.rows.iter().flatten().copied())
    }

    /// What stands on every point, row by row from the top left.
    pub(crate) fn stones(&self) -> Vec<Option<Color>> {
        self.cells().map(|(_, mark)| stone(mark)).collect()
    }

    /// The points with this character.
    pub(crate) fn points(&self, mark: char) -> Vec<Point> {
        self.cells().filter(|&(_, found)| found == mark).map(|(point, _)| point).collect()
    }

    /// The only point with this character.
    pub(crate) fn point(&self, mark: char) -> Point {
        let points = self.points(mark);
        assert_eq!(points.len(), 1, "one `{mark}` wanted in\n{}", self.text());
        points[0]
    }

    /// The stones drawn as `b` and `w`.
    pub(crate) fn marked(&self) -> PointSet {
        let points = self.points('b').into_iter().chain(self.points('w'));
        PointSet::from_points(self.size(), points)
    }

    pub(crate) fn setup(&self, turn: Color) -> Setup {
        Setup::stones(self.size(), &self.stones(), turn).expect("every chain in a picture has a liberty")
    }

    pub(crate) fn board(&self) -> Board {
        self.setup(Color::Black).board().clone()
    }

    pub(crate) fn game(&self, turn: Color, rules: Rules) -> Game {
        Game::new(self.setup(turn), rules)
    }

    /// The picture with nothing but `B`, `W` and `.`.
    pub(crate) fn plain(&self) -> String {
        draw(self.size(), self.stones())
    }

    fn text(&self) -> String {
        self.rows.iter().map(|row| row.iter().collect::<String>() + "\n").collect()
    }
}

/// Draws stones, or owners, given row by row from the top left.
pub(crate) fn draw(size: Size, stones: impl IntoIterator<Item = Option<Color>>) -> String {
    let letters: Vec<char> = stones.into_iter().map(|stone| stone.map_or('.', Color::letter)).collect();
    letters.chunks(usize::from(size.width())).map(|row| row.iter().collect::<String>() + "\n").collect()
}

/// Draws what stands on a board.
pub(crate) fn draw_board(board: &Board) -> String {
    draw(board.size(), board.stones())
}

pub(crate) fn size(width: usize, height: usize) -> Size {
    let side = |n: usize| u32::try_from(n).expect("a side is a small number");
    Size::new(side(width), side(height)).expect("a side is 1 to 52")
}

const fn stone(mark: char) -> Option<Color> {
    match mark {
        'B' | 'b' => Some(Color::Black),
        'W' | 'w' => Some(Color::White),
        _ => None,
    }
}
