//! Small cut-outs, drawn by chance, and how stones are put on them.

use crate::color::Color;
use crate::rng::Rng;

/// A rectangle of cells with walls around, which can't be taken.
pub(super) struct Cut {
    pub(super) width: usize,
    pub(super) height: usize,
    /// What stands on each cell, row by row.
    pub(super) cells: Vec<Option<Color>>,
    /// What stands beyond the cells: above each column, below each, left of each row, right of
    /// each. Nothing is the edge of the board, which has to be a whole side.
    pub(super) walls: [Vec<Option<Color>>; 4],
}

/// Stones of Black and of White, one bit for each cell.
pub(super) type Stones = [u16; 2];

impl Cut {
    /// Draws a cut-out by chance.
    pub(super) fn random(rng: &mut Rng, max_cells: u32) -> Self {
        loop {
            let (width, height) = (1 + rng.below(4) as usize, 1 + rng.below(3) as usize);
            let n = width * height;
            if n < 2 || n > max_cells as usize {
                continue;
            }
            let color = |rng: &mut Rng| Color::BOTH[rng.below(2) as usize];
            let outer = color(rng);
            let side = |rng: &mut Rng, n: usize| -> Vec<_> {
                let (is_edge, mixes) = (rng.below(3) == 0, rng.below(2) == 0);
                let stone = |_| (!is_edge).then(|| if mixes { color(rng) } else { outer });
                (0..n).map(stone).collect()
            };
            let walls = [width, width, height, height].map(|n| side(rng, n));
            let mut cells = vec![None; n];
            let n_empty = 1 + rng.below(5) as usize;
            for cell in &mut cells {
                *cell = Some(color(rng));
            }
            for _ in 0..n_empty {
                cells[rng.below(u32::try_from(n).unwrap()) as usize] = None;
            }
            if walls.iter().all(|wall| wall.iter().all(Option::is_none)) {
                continue;
            }
            let cut = Self { width, height, cells, walls };
            let [black, white] = cut.stones();
            if cut.stifled(0, [black, white]) == 0
                && cut.stifled(1, [black, white]) == 0
                && black | white != 0
            {
                return cut;
            }
        }
    }

    pub(super) fn text(&self) -> String {
        let sign = |stone: &Option<Color>, none| stone.map_or(none, Color::letter);
        let line = |wall: &[Option<Color>]| wall.iter().map(|stone| sign(stone, '-')).collect::<String>();
        let [above, below, left, right] = &self.walls;
        let mut text = format!("\n {}\n", line(above));
        for (y, row) in self.cells.chunks(self.width).enumerate() {
            let row: String = row.iter().map(|stone| sign(stone, '.')).collect();
            let ends = [sign(&left[y], '|'), sign(&right[y], '|')];
            text.extend(core::iter::once(ends[0]).chain(row.chars()).chain([ends[1], '\n']));
        }
        text + &format!(" {}\n", line(below))
    }

    pub(super) fn stones(&self) -> Stones {
        Color::BOTH.map(|color| {
            (0..self.cells.len()).filter(|&cell| self.cells[cell] == Some(color)).map(|cell| 1 << cell).sum()
        })
    }

    pub(super) fn all(&self) -> u16 {
        (1 << self.cells.len()) - 1
    }

    /// The cells next to a set.
    pub(super) fn near(&self, set: u16) -> u16 {
        let bit = |x: usize, y: usize| 1 << (y * self.width + x);
        let mut near = 0;
        for y in 0..self.height {
            for x in 0..self.width {
                if set & bit(x, y) == 0 {
                    continue;
                }
                near |= if x > 0 { bit(x - 1, y) } else { 0 };
                near |= if x + 1 < self.width { bit(x + 1, y) } else { 0 };
                near |= if y > 0 { bit(x, y - 1) } else { 0 };
                near |= if y + 1 < self.height { bit(x, y + 1) } else { 0 };
            }
        }
        near
    }

    /// The cells next to a wall of a colour.
    pub(super) fn walled(&self, side: usize) -> u16 {
        let [above, below, left, right] = &self.walls;
        let is = |stone: Option<Color>| stone == Some(Color::BOTH[side]);
        let mut set = 0;
        for cell in 0..self.cells.len() {
            let (x, y) = (cell % self.width, cell / self.width);
            let touches = y == 0 && is(above[x])
                || y + 1 == self.height && is(below[x])
                || x == 0 && is(left[y])
                || x + 1 == self.width && is(right[y]);
            set |= u16::from(touches) << cell;
        }
        set
    }

    /// All cells of `set` that are joined to `from` within it.
    pub(super) fn spread(&self, set: u16, from: u16) -> u16 {
        let mut found = from & set;
        loop {
            let more = (found | self.near(found)) & set;
            if more == found {
                return found;
            }
            found = more;
        }
    }

    /// The stones of a side that have neither a liberty nor a wall of their own.
    pub(super) fn stifled(&self, side: usize, stones: Stones) -> u16 {
        let empty = self.all() & !stones[0] & !stones[1];
        let own = stones[side];
        own & !self.spread(own, self.near(empty) | self.walled(side))
    }

    pub(super) fn play(&self, mut stones: Stones, side: usize, cell: usize) -> Option<Stones> {
        stones[side] |= 1 << cell;
        stones[1 - side] &= !self.stifled(1 - side, stones);
        (self.stifled(side, stones) == 0).then_some(stones)
    }

    /// Whether a play takes one stone that could be taken back at once.
    pub(super) fn is_ko(&self, stones: Stones, side: usize, cell: usize) -> bool {
        self.play(stones, side, cell).is_some_and(|after| {
            let taken = stones[1 - side] & !after[1 - side];
            taken.is_power_of_two()
                && self.play(after, 1 - side, taken.trailing_zeros() as usize) == Some(stones)
        })
    }

    /// Whether the target is the side's once both have passed.
    pub(super) fn is_held(&self, stones: Stones, target: usize, side: usize) -> bool {
        let bit = 1 << target;
        if (stones[0] | stones[1]) & bit != 0 {
            return stones[side] & bit != 0;
        }
        let region = self.spread(self.all() & !stones[0] & !stones[1], bit);
        let meets = |side: usize| self.near(region) & stones[side] != 0 || region & self.walled(side) != 0;
        meets(side) && !meets(1 - side)
    }
}
