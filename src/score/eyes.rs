//! False eyes: points inside a side's own stones that it has to fill.

use super::parts::{Parts, near};
use crate::color::Color;
use crate::point::Size;

/// Which false eyes are looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FalseEyes {
    /// Those that must be filled as the board stands: a chain around them is in atari.
    InAtari,
    /// Those that must be filled once dame are: a chain around them has no other liberty among
    /// its side's own points.
    Someday,
}

/// The liberties of a chain, as far as they matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Liberties {
    None,
    One(usize),
    More,
}

/// The stones once every false eye is filled (rule S-04).
///
/// A false eye is a point of territory by itself that lies between two or more chains, one of
/// which has no other liberty. Its filling joins the chains, and may leave another such point.
///
/// All that are found in one round are filled at once. The order does not matter: the chain that
/// makes a point false touches no other point that is filled, or it would have a second liberty;
/// so it stays as it is, and apart from the other chains around its point.
pub(super) fn filled(
    size: Size,
    stones: &[Option<Color>],
    owner: &[Option<Color>],
    which: FalseEyes,
) -> Vec<Option<Color>> {
    let mut stones = stones.to_vec();
    loop {
        let parts = Parts::of(size, &stones);
        let mut liberties = vec![Liberties::None; parts.members.len()];
        for place in (0..stones.len()).filter(|&place| stones[place].is_none()) {
            if which == FalseEyes::Someday && owner[place].is_none() {
                continue;
            }
            for chain in near(size, place).filter(|&n| stones[n].is_some()).map(|n| parts.part[n]) {
                liberties[chain] = match liberties[chain] {
                    Liberties::None => Liberties::One(place),
                    Liberties::One(other) if other == place => Liberties::One(place),
                    _ => Liberties::More,
                };
            }
        }
        let is_false = |place: usize| {
            let chains = || near(size, place).map(|n| parts.part[n]);
            let first = chains().next();
            chains().any(|chain| Some(chain) != first)
                && chains().any(|chain| liberties[chain] == Liberties::One(place))
        };
        let single = |region: &Vec<usize>| match region[..] {
            [place] if stones[place].is_none() && owner[place].is_some() => Some(place),
            _ => None,
        };
        let found: Vec<_> =
            parts.members.iter().filter_map(single).filter(|&place| is_false(place)).collect();
        if found.is_empty() {
            return stones;
        }
        for place in found {
            stones[place] = owner[place];
        }
    }
}

/// How many eyes a region of territory is good for: two when it has four points or more, other
/// than four in a square, and else one. What can be played inside is not looked at.
pub(super) fn eyes(size: Size, region: &[usize]) -> u32 {
    // Four points of a region in a square: they span two columns and two rows.
    let spread = |line: fn(usize, usize) -> usize| {
        let lines = region.iter().map(|&place| line(place, usize::from(size.width())));
        lines.clone().max().unwrap_or(0) - lines.min().unwrap_or(0)
    };
    let is_square = || spread(|place, width| place % width) == 1 && spread(|place, width| place / width) == 1;
    match region.len() {
        0..4 => 1,
        4 if is_square() => 1,
        _ => 2,
    }
}
