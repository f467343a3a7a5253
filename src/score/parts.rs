//! Connected parts of a board: chains, regions, groups. Points are places in row-major order.

use crate::point::Size;

/// A board cut into its connected parts, whose points are all of one kind.
pub(super) struct Parts {
    /// The number of the part each point is in.
    pub(super) part: Vec<usize>,
    /// The points of each part.
    pub(super) members: Vec<Vec<usize>>,
}

impl Parts {
    /// The parts in which neighbours are of the same kind.
    pub(super) fn of<K: PartialEq>(size: Size, kinds: &[K]) -> Self {
        let mut parts = Self { part: vec![usize::MAX; kinds.len()], members: Vec::new() };
        for start in 0..kinds.len() {
            if parts.part[start] != usize::MAX {
                continue;
            }
            let number = parts.members.len();
            parts.part[start] = number;
            let mut members = vec![start];
            let mut next = 0;
            while let Some(&place) = members.get(next) {
                next += 1;
                for n in near(size, place) {
                    if parts.part[n] == usize::MAX && kinds[n] == kinds[start] {
                        parts.part[n] = number;
                        members.push(n);
                    }
                }
            }
            parts.members.push(members);
        }
        parts
    }
}

/// The places next to a place.
pub(super) fn near(size: Size, place: usize) -> impl Iterator<Item = usize> {
    size.at(place)
        .into_iter()
        .flat_map(move |point| size.neighbors(point))
        .map(move |point| size.index(point))
}
