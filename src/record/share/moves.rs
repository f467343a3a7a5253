//! Moves as digits of a number: as many in a group as go into 64 bits.

use super::bits::{Reader, Writer};
use crate::color::Color;
use crate::moves::Move;
use crate::point::Size;
use crate::record::list::ListedMove;

/// Digits of a board: its points row by row, a pass, and "the other side moves next".
#[derive(Debug, Clone, Copy)]
pub(super) struct Digits {
    size: Size,
    base: u64,
    /// How many go into a group.
    n_group: usize,
}

impl Digits {
    pub(super) fn new(size: Size) -> Self {
        let base = size.n_points() as u64 + 2;
        let mut n_group = 1;
        while base.checked_pow(n_group + 1).is_some() {
            n_group += 1;
        }
        Self { size, base, n_group: n_group as usize }
    }

    /// The digits of moves; those of a side whose turn it is not have one more before them. The
    /// number of a move that has none is the error.
    pub(super) fn of(self, moves: &[ListedMove], first: Color) -> Result<Vec<u64>, usize> {
        let mut digits = Vec::with_capacity(moves.len());
        let mut turn = first;
        for (number, listed) in (1..).zip(moves) {
            if listed.color != turn {
                digits.push(self.other_side());
            }
            digits.push(match listed.mv {
                Some(Move::Play(point)) if self.size.contains(point) => self.size.index(point) as u64,
                Some(Move::Pass) => self.pass(),
                _ => return Err(number),
            });
            turn = listed.color.opponent();
        }
        Ok(digits)
    }

    /// The moves of digits; `None` where they are none.
    pub(super) fn moves(self, digits: &[u64], first: Color) -> Option<Vec<ListedMove>> {
        let mut moves = Vec::with_capacity(digits.len());
        let mut turn = first;
        let mut is_changed = false;
        for &digit in digits {
            if digit == self.other_side() {
                if core::mem::replace(&mut is_changed, true) {
                    return None;
                }
                turn = turn.opponent();
                continue;
            }
            let mv = if digit == self.pass() {
                Move::Pass
            } else {
                Move::Play(self.size.at(usize::try_from(digit).ok()?)?)
            };
            moves.push(ListedMove::new(turn, mv));
            (turn, is_changed) = (turn.opponent(), false);
        }
        (!is_changed).then_some(moves)
    }

    pub(super) fn write(self, digits: &[u64], writer: &mut Writer) {
        for group in digits.chunks(self.n_group) {
            let value = group.iter().fold(0, |value, digit| value * self.base + digit);
            writer.bits(value, self.n_bits(group.len()));
        }
    }

    /// So many digits; `None` where the bits end, or are none.
    pub(super) fn read(self, n: usize, reader: &mut Reader) -> Option<Vec<u64>> {
        let mut digits = Vec::new();
        while digits.len() < n {
            let n_group = self.n_group.min(n - digits.len());
            let start = digits.len();
            let mut value = reader.bits(self.n_bits(n_group))?;
            for _ in 0..n_group {
                digits.push(value % self.base);
                value /= self.base;
            }
            if value > 0 {
                return None;
            }
            digits.get_mut(start..)?.reverse();
        }
        Some(digits)
    }

    /// How many bits a group of so many takes.
    #[inline(never)]
    fn n_bits(self, n: usize) -> u32 {
        let values = (0..n).fold(1, |values: u64, _| values.saturating_mul(self.base));
        u64::BITS - (values - 1).leading_zeros()
    }

    const fn pass(self) -> u64 {
        self.base - 2
    }

    const fn other_side(self) -> u64 {
        self.base - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digits(width: u32, height: u32) -> Digits {
        Digits::new(Size::new(width, height).unwrap())
    }

    #[test]
    fn seven_moves_take_ten_letters_on_the_standard_board() {
        let digits = digits(19, 19);
        assert_eq!((digits.n_group, digits.n_bits(7), digits.n_bits(1)), (7, 60, 9));
        assert_eq!((self::digits(1, 1).n_group, self::digits(52, 52).n_group), (40, 5));
    }

    #[test]
    fn the_largest_digits_are_read_back() {
        for (width, height) in [(1, 1), (2, 1), (9, 9), (19, 19), (52, 52)] {
            let digits = digits(width, height);
            for n in 0..90 {
                let all = vec![digits.other_side(); n];
                let mut writer = Writer::default();
                digits.write(&all, &mut writer);
                let letters = writer.into_letters();
                assert_eq!(digits.read(n, &mut Reader::new(letters.as_bytes())), Some(all));
            }
        }
    }

    #[test]
    fn values_past_the_largest_are_none() {
        let digits = digits(19, 19);
        assert_eq!(digits.read(1, &mut Reader::new(b"__")), None);
        assert_eq!(digits.read(7, &mut Reader::new(b"__________")), None);
        assert_eq!(digits.read(8, &mut Reader::new(b"AAAAAAAAAA")), None);
    }

    #[test]
    fn the_other_side_is_said_once_and_before_a_move() {
        let digits = digits(9, 9);
        let (pass, other) = (digits.pass(), digits.other_side());
        let white = [ListedMove::new(Color::White, Move::Pass)];
        assert_eq!(digits.moves(&[other, pass], Color::Black).as_deref(), Some(&white[..]));
        assert_eq!(digits.of(&white, Color::Black), Ok(vec![other, pass]));
        for wrong in [&[other][..], &[other, other, pass], &[pass, other]] {
            assert_eq!(digits.moves(wrong, Color::Black), None);
        }
        assert_eq!(
            digits.of(&[white[0].clone(), ListedMove { mv: None, ..white[0].clone() }], Color::White),
            Err(2)
        );
    }
}
