//! Shapes of three by three points at which good moves are often found near the last one.

#[cfg(test)]
use super::{Board, Content, layout::Index};

/// The shapes, with the point to play in the middle: `X` and `O` are stones of two sides, `.` an
/// empty point, `x` and `o` anything but such a stone, `?` anything on the board or off it, `#`
/// off the board. They hold for all turns and reflections, and for colours exchanged.
///
/// Source: S. Gelly, Y. Wang, R. Munos, O. Teytaud, *Modification of UCT with patterns in
/// Monte-Carlo Go* (2006), section 3.2, in the wording of later programs.
const SHAPES: [[&[u8; 3]; 3]; 13] = [
    [b"XOX", b"...", b"???"],
    [b"XO.", b"...", b"?.?"],
    [b"XO?", b"X..", b"x.?"],
    [b".O.", b"X..", b"..."],
    [b"XO?", b"O.o", b"?o?"],
    [b"XO?", b"O.X", b"???"],
    [b"?X?", b"O.O", b"ooo"],
    [b"OX?", b"o.O", b"???"],
    [b"X.?", b"O.?", b"###"],
    [b"OX?", b"X.O", b"###"],
    [b"?X?", b"x.O", b"###"],
    [b"?XO", b"x.x", b"###"],
    [b"?OX", b"X.O", b"###"],
];

/// Which surroundings match a shape.
pub(crate) struct Patterns {
    words: Box<[u64; 1024]>,
}

impl Patterns {
    pub(crate) fn new() -> Self {
        let mut patterns = Self { words: Box::new([0; 1024]) };
        for shape in SHAPES {
            for turn in 0..8 {
                for swap in [false, true] {
                    patterns.add(turned(shape, turn), swap);
                }
            }
        }
        patterns
    }

    /// Adds every surrounding that `around` allows, from the code of its first points on.
    fn add(&mut self, around: [u8; 8], swap: bool) {
        let mut codes = vec![0_u16];
        for (place, sign) in around.into_iter().enumerate() {
            let (x, o) = if swap { (1, 0) } else { (0, 1) };
            let allowed: &[u16] = match sign {
                b'X' => &[x],
                b'O' => &[o],
                b'.' => &[2],
                b'x' => &[o, 2],
                b'o' => &[x, 2],
                b'#' => &[3],
                _ => &[0, 1, 2, 3],
            };
            codes = codes
                .iter()
                .flat_map(|&code| allowed.iter().map(move |&content| code | content << (2 * place)))
                .collect();
        }
        for code in codes {
            self.words[usize::from(code >> 6)] |= 1 << (code & 63);
        }
    }

    #[inline]
    pub(super) fn matches(&self, code: u16) -> bool {
        self.words[usize::from(code >> 6)] >> (code & 63) & 1 != 0
    }
}

/// The eight points around the middle, row by row, of a shape turned.
fn turned(shape: [&[u8; 3]; 3], turn: u8) -> [u8; 8] {
    let at = |row: usize, column: usize| {
        let (row, column) = if turn & 1 != 0 { (column, row) } else { (row, column) };
        let row = if turn & 2 != 0 { 2 - row } else { row };
        let column = if turn & 4 != 0 { 2 - column } else { column };
        shape[row][column]
    };
    [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 2), at(2, 0), at(2, 1), at(2, 2)]
}

#[cfg(test)]
impl Board {
    /// What stands around the cell `at`, two bits a point, row by row: read cell by cell, to
    /// compare with what is packed.
    #[cfg(test)]
    pub(super) fn surroundings(&self, at: Index) -> u16 {
        let [a, b, c, d] = self.layout.diagonals(at);
        let [up, left, right, down] = self.layout.neighbors(at);
        [a, up, b, left, right, c, down, d].iter().enumerate().fold(0, |code, (place, &near)| {
            let content = match self.cells[near].content {
                Content::Stone(color) => u16::from(color == crate::color::Color::White),
                Content::Empty => 2,
                Content::Edge => 3,
            };
            code | content << (2 * place)
        })
    }
}
