//! Who owns each point: living stones and the empty points they surround.

use crate::board::Board;
use crate::color::Color;
use crate::point_set::PointSet;

/// The owner of every point once the dead stones are taken off (rules R-E-03, R-E-04, R-E-15).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Area {
    /// The owner of each point, row by row from the top left. `None`: an empty point that touches
    /// living stones of both colours (dame, or a liberty shared in a seki), or of none.
    pub owner: Vec<Option<Color>>,
    /// Living stones, Black first.
    pub stones: [u32; 2],
    /// Empty points, and points of dead stones, that touch one colour only; Black first.
    pub territory: [u32; 2],
    /// Points that nobody owns.
    pub dame: u32,
}

/// Counts the board as it stands, without the chains that have a stone in `dead`: a chain is dead
/// as a whole or not at all.
#[must_use]
pub fn area(board: &Board, dead: &PointSet) -> Area {
    let size = board.size();
    let dead = board.whole_chains(dead.iter());
    // What is left on the board.
    let mut owner: Vec<_> =
        size.points().map(|point| board.at(point).filter(|_| !dead.contains(point))).collect();
    let mut counted: Vec<_> = owner.iter().map(Option::is_some).collect();
    let mut area = Area { owner: Vec::new(), stones: [0; 2], territory: [0; 2], dame: 0 };
    for &color in owner.iter().flatten() {
        area.stones[color.index()] += 1;
    }
    let mut region = Vec::new();
    for start in size.points() {
        if counted[size.index(start)] {
            continue;
        }
        counted[size.index(start)] = true;
        region.clear();
        region.push(start);
        let mut touches = [false; 2];
        let mut next = 0;
        while let Some(&point) = region.get(next) {
            next += 1;
            for near in size.neighbors(point) {
                let place = size.index(near);
                if !counted[place] {
                    counted[place] = true;
                    region.push(near);
                } else if let Some(color) = owner[place] {
                    touches[color.index()] = true;
                }
            }
        }
        let n = u32::try_from(region.len()).unwrap_or(0);
        let of = match touches {
            [true, false] => Some(Color::Black),
            [false, true] => Some(Color::White),
            _ => None,
        };
        match of {
            Some(color) => area.territory[color.index()] += n,
            None => area.dame += n,
        }
        // Written after the walk, so that no point of the region is taken for a stone.
        for &point in &region {
            owner[size.index(point)] = of;
        }
    }
    area.owner = owner;
    area
}
