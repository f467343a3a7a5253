//! The count knows no left, no right and no colour.

use super::{Drawn, any_setup, config};
use crate::naive::Grid;
use lanke::{Board, Color, Count, Komi, Point, PointSet, Preset, Rules, Setup, Size, area, score};
use proptest::prelude::*;

/// One of the eight ways to turn and mirror a board: bit 0 mirrors columns, bit 1 rows, bit 2
/// exchanges both.
#[derive(Debug, Clone, Copy)]
struct Symmetry(u8);

impl Symmetry {
    fn size(self, size: Size) -> Size {
        let (width, height) = (u32::from(size.width()), u32::from(size.height()));
        if self.0 & 4 == 0 { size } else { Size::new(height, width).unwrap() }
    }

    fn point(self, size: Size, point: Point) -> Point {
        let (mut x, mut y) = (point.x(), point.y());
        if self.0 & 1 != 0 {
            x = size.width() - 1 - x;
        }
        if self.0 & 2 != 0 {
            y = size.height() - 1 - y;
        }
        let (x, y) = if self.0 & 4 == 0 { (x, y) } else { (y, x) };
        self.size(size).point(x.into(), y.into()).unwrap()
    }

    /// Carries what is known of every point over.
    fn all<T: Copy>(self, size: Size, of: &[T]) -> Vec<T> {
        let mut turned = of.to_vec();
        for point in size.points() {
            turned[self.size(size).index(self.point(size, point))] = of[size.index(point)];
        }
        turned
    }
}

fn swap(of: &[Option<Color>]) -> Vec<Option<Color>> {
    of.iter().map(|owner| owner.map(Color::opponent)).collect()
}

fn board(size: Size, stones: &[Option<Color>]) -> Board {
    Setup::stones(size, stones, Color::Black).unwrap().board()
}

/// The owner of every point by the oracle, `dead` taken off.
fn owners(board: &Board, dead: &PointSet) -> Vec<Option<Color>> {
    let size = board.size();
    let mut grid = Grid::empty(size.width().into(), size.height().into());
    for point in size.points().filter(|&point| !dead.contains(point)) {
        grid.set((point.x().into(), point.y().into()), board.at(point));
    }
    grid.points().map(|at| grid.owner(at)).collect()
}

proptest! {
    #![proptest_config(config(400))]

    // rules: R-E-03, R-E-04, R-E-15
    // rules: R-E-15
    #[test]
    fn the_owner_of_every_point_is_the_oracles(Drawn(setup) in any_setup(9), clicks in proptest::collection::vec(0..81_usize, 0..4)) {
        let board = &setup.board();
        let size = board.size();
        let dead = board.whole_chains(clicks.iter().filter_map(|&click| size.at(click)));
        let area = area(board, &dead);
        prop_assert_eq!(&area.owner, &owners(board, &dead));
        let points = |owner| area.owner.iter().filter(|&&of| of == owner).count();
        for color in Color::BOTH {
            let i = color.index();
            prop_assert_eq!((area.stones[i] + area.territory[i]) as usize, points(Some(color)));
        }
        prop_assert_eq!(area.dame as usize, points(None));
        let living = board.n_stones() - dead.len();
        prop_assert_eq!((area.stones[0] + area.stones[1]) as usize, living);
    }

    // rules: R-D-10
    // rules: R-E-03
    #[test]
    fn one_stone_of_a_chain_marks_it_whole(Drawn(setup) in any_setup(7), click in 0..49_usize) {
        let board = &setup.board();
        let one = PointSet::from_points(board.size(), board.size().at(click));
        prop_assert_eq!(area(board, &one), area(board, &board.whole_chains(one.iter())));
    }

    #[test]
    fn the_area_is_the_same_under_the_eight_symmetries(Drawn(setup) in any_setup(8), clicks in proptest::collection::vec(0..64_usize, 0..4), turn in 0..8_u8) {
        let (size, symmetry) = (setup.board().size(), Symmetry(turn));
        let stones: Vec<_> = setup.board().stones().collect();
        let dead = setup.board().whole_chains(clicks.iter().filter_map(|&click| size.at(click)));
        let turned = board(symmetry.size(size), &symmetry.all(size, &stones));
        let turned_dead =
            PointSet::from_points(turned.size(), dead.iter().map(|point| symmetry.point(size, point)));
        let (here, there) = (area(&setup.board(), &dead), area(&turned, &turned_dead));
        prop_assert_eq!(&there.owner, &symmetry.all(size, &here.owner));
        prop_assert_eq!((there.stones, there.territory, there.dame), (here.stones, here.territory, here.dame));
    }

    // rules: R-E-06
    // rules: R-E-06
    #[test]
    fn the_score_turns_round_when_the_colours_are_exchanged(Drawn(setup) in any_setup(8), clicks in proptest::collection::vec(0..64_usize, 0..4), komi in -30..30_i32) {
        let size = setup.board().size();
        let stones: Vec<_> = setup.board().stones().collect();
        let dead = setup.board().whole_chains(clicks.iter().filter_map(|&click| size.at(click)));
        let rules = |komi| Rules { komi: Komi::from_half_points(komi).unwrap(), ..Rules::default() };
        let here = score(&setup.board(), &dead, &Count::by(&rules(komi)));
        let there = score(&board(size, &swap(&stones)), &dead, &Count::by(&rules(-komi)));
        prop_assert_eq!(here.margin.quarters(), -there.margin.quarters());
        prop_assert_eq!(here.sides[0], there.sides[1]);
        prop_assert_eq!(here.sides[1], there.sides[0]);
        prop_assert_eq!(here.area.owner, swap(&there.area.owner));
        // R-E-06: both counts together are the board.
        prop_assert_eq!((here.sides[0].total_halves + here.sides[1].total_halves) as usize, 2 * size.n_points());
    }

    // rules: S-01, S-02, S-03, S-04
    #[test]
    fn every_count_is_the_same_under_the_eight_symmetries_and_turns_round_with_the_colours(Drawn(setup) in any_setup(9), clicks in proptest::collection::vec(0..81_usize, 0..4), turn in 0..8_u8, prisoners in [0..9_u32, 0..9_u32], passes in [0..3_u32, 0..3_u32]) {
        let (size, symmetry) = (setup.board().size(), Symmetry(turn));
        let stones: Vec<_> = setup.board().stones().collect();
        let dead = setup.board().whole_chains(clicks.iter().filter_map(|&click| size.at(click)));
        let turned = board(symmetry.size(size), &symmetry.all(size, &stones));
        let turn_set = |set: &PointSet| PointSet::from_points(turned.size(), set.iter().map(|point| symmetry.point(size, point)));
        for preset in Preset::ALL {
            let rules = Rules { komi: Komi::ZERO, ..preset.rules() };
            let count = Count { prisoners, passes, ..Count::by(&rules) };
            let here = score(&setup.board(), &dead, &count);
            let there = score(&turned, &turn_set(&dead), &count);
            prop_assert_eq!((there.sides, there.margin), (here.sides, here.margin));
            prop_assert_eq!(&there.owner, &symmetry.all(size, &here.owner));
            prop_assert_eq!(&there.seki, &turn_set(&here.seki));
            prop_assert_eq!(&there.false_eyes, &turn_set(&here.false_eyes));
            let reversed = |of: [u32; 2]| [of[1], of[0]];
            let count = Count { prisoners: reversed(prisoners), passes: reversed(passes), ..count };
            let swapped = score(&board(size, &swap(&stones)), &dead, &count);
            prop_assert_eq!(here.margin.quarters(), -swapped.margin.quarters());
            prop_assert_eq!([here.sides[0], here.sides[1]], [swapped.sides[1], swapped.sides[0]]);
            prop_assert_eq!(&here.owner, &swap(&swapped.owner));
            prop_assert_eq!((&here.seki, &here.false_eyes), (&swapped.seki, &swapped.false_eyes));
        }
    }
}
