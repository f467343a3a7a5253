//! The signs of pictures.

use crate::color::Color;

/// A mark on a stone or on an empty point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A circle.
    Circle,
    /// A square.
    Square,
    /// A triangle.
    Triangle,
    /// A cross.
    Cross,
}

impl Mark {
    /// The stable word for the mark.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Circle => "circle",
            Self::Square => "square",
            Self::Triangle => "triangle",
            Self::Cross => "cross",
        }
    }

    /// The mark of that word.
    #[must_use]
    pub fn by_code(code: &str) -> Option<Self> {
        MARKS.into_iter().map(|(mark, ..)| mark).find(|mark| mark.code() == code)
    }
}

/// Signs of marks: on black stones, on white ones, on empty points.
const MARKS: [(Mark, char, char, char); 4] = [
    (Mark::Circle, 'B', 'W', 'C'),
    (Mark::Square, '#', '@', 'S'),
    (Mark::Triangle, 'Y', 'Q', 'T'),
    (Mark::Cross, 'Z', 'P', 'M'),
];

/// What a sign stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    Point(Option<Color>, Option<Mark>),
    /// A star point, or a black stone where no other sign for one is drawn.
    Star,
    Move(u8),
    Label(char),
}

/// Reads a sign. In Sensei's Library `B` and `W` are marked, and small letters are letters.
#[inline(never)]
pub(super) fn read(sign: char, is_sensei: bool) -> Option<Sign> {
    let plain = |stone| Some(Sign::Point(stone, None));
    match sign {
        '.' | ',' | '+' | '·' => plain(None),
        '*' => Some(Sign::Star),
        'X' | '●' | '⚫' => plain(Some(Color::Black)),
        'O' | '○' | '⚪' => plain(Some(Color::White)),
        'B' | 'x' | '#' if !is_sensei => plain(Some(Color::Black)),
        'W' | 'o' if !is_sensei => plain(Some(Color::White)),
        '0' => Some(Sign::Move(10)),
        '1'..='9' => u8::try_from(sign).ok().map(|digit| Sign::Move(digit - b'0')),
        'a'..='z' => Some(Sign::Label(sign)),
        _ if is_grid(sign) => plain(None),
        _ => MARKS.into_iter().find_map(|(mark, black, white, empty)| {
            let stones = [(black, Some(Color::Black)), (white, Some(Color::White)), (empty, None)];
            let (_, stone) = stones.into_iter().find(|(other, _)| *other == sign)?;
            Some(Sign::Point(stone, Some(mark)))
        }),
    }
}

/// The sign of a stone or an empty point with a mark, in Sensei's Library.
#[inline(never)]
pub(super) fn write(stone: Option<Color>, mark: Mark) -> char {
    let signs = MARKS.into_iter().find(|(other, ..)| *other == mark);
    let (_, black, white, empty) = signs.unwrap_or((mark, 'X', 'O', '.'));
    match stone {
        Some(Color::Black) => black,
        Some(Color::White) => white,
        None => empty,
    }
}

/// Whether a sign is a crossing, a side or a corner in a board of lines.
pub(super) fn is_grid(sign: char) -> bool {
    is_crossing(sign) || is_corner(sign)
}

/// Whether a sign shows that a board is drawn with lines.
pub(super) fn is_crossing(sign: char) -> bool {
    matches!(sign, '┼' | '╋' | '├' | '┤' | '┬' | '┴' | '┠' | '┨' | '┯' | '┷' | '┣' | '┫' | '┳' | '┻')
}

/// Whether a sign is a corner of a board of lines, or of a frame.
pub(super) fn is_corner(sign: char) -> bool {
    matches!(sign, '┌' | '┐' | '└' | '┘' | '┏' | '┓' | '┗' | '┛')
}

/// Whether a sign runs along a frame, or between points, from left to right.
pub(super) fn is_dash(sign: char) -> bool {
    matches!(sign, '-' | '=' | '_' | '─' | '━' | '═')
}

/// Whether a sign runs along a frame, or between rows, from top to bottom.
pub(super) fn is_bar(sign: char) -> bool {
    matches!(sign, '|' | '│' | '┃' | '║')
}
