//! Places of a board, row by row, and what is joined over them.

use crate::point::Size;

/// The places next to one along the lines.
pub(super) fn near(size: Size, place: usize) -> impl Iterator<Item = usize> {
    let near = size.at(place).into_iter().flat_map(move |point| size.neighbors(point));
    near.map(move |point| size.index(point))
}

/// What is joined to `start` over places that `is_in` lets in, itself included; marked in `seen`.
pub(super) fn spread_from(
    size: Size,
    start: usize,
    seen: &mut [bool],
    is_in: impl Fn(usize) -> bool,
) -> Vec<usize> {
    let mut places = vec![start];
    seen[start] = true;
    let mut next = 0;
    while let Some(&place) = places.get(next) {
        next += 1;
        for near in near(size, place) {
            if !seen[near] && is_in(near) {
                seen[near] = true;
                places.push(near);
            }
        }
    }
    places
}

/// The sets of joined places that `is_in` lets in.
pub(super) fn spread(size: Size, is_in: impl Fn(usize) -> bool) -> Vec<Vec<usize>> {
    let mut seen = vec![false; size.n_points()];
    let mut regions = Vec::new();
    for start in 0..seen.len() {
        if !seen[start] && is_in(start) {
            regions.push(spread_from(size, start, &mut seen, &is_in));
        }
    }
    regions
}
