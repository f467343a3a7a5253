//! Which positions can be set up at all: as many as Tromp counted.
//!
//! Every colouring of a small board is gone through; of those that only differ by a symmetry or
//! by the exchange of colours, one is given to the engine and counted for all.

use crate::picture::size;
use lanke::{Color, Setup, Size};

/// A colouring is a number with a digit of base 3 for every point: empty, black, white.
const COLORS: [Option<Color>; 3] = [None, Some(Color::Black), Some(Color::White)];

/// The digits that are looked up at once.
const HALF: usize = 8;

/// Where a symmetry takes the number of a colouring: the sum of what it makes of both halves.
struct Image {
    low: Vec<u32>,
    high: Vec<u32>,
}

impl Image {
    fn new(size: Size, symmetry: u8, swapped: bool) -> Self {
        let places: Vec<u32> = size
            .points()
            .map(|point| {
                let (mut x, mut y) = (point.x(), point.y());
                if symmetry & 1 != 0 {
                    x = size.width() - 1 - x;
                }
                if symmetry & 2 != 0 {
                    y = size.height() - 1 - y;
                }
                let (x, y) = if symmetry & 4 == 0 { (x, y) } else { (y, x) };
                3_u32.pow(u32::from(y) * u32::from(size.width()) + u32::from(x))
            })
            .collect();
        let half = |places: &[u32]| {
            let mut table = vec![0];
            for place in places {
                let digits = if swapped { [0, 2, 1] } else { [0, 1, 2] };
                table = digits
                    .iter()
                    .flat_map(|digit| table.iter().map(move |sum| sum + digit * place))
                    .collect();
            }
            table
        };
        let (low, high) = places.split_at(HALF.min(places.len()));
        Self { low: half(low), high: half(high) }
    }

    fn of(&self, number: usize) -> usize {
        let (high, low) = (number / self.low.len(), number % self.low.len());
        (self.high[high] + self.low[low]) as usize
    }
}

/// Every number of a colouring that none of its images undercuts, with how many images it has.
fn representatives(size: Size) -> impl Iterator<Item = (usize, u64)> {
    let n_symmetries = if size.width() == size.height() { 8 } else { 4 };
    let images: Vec<_> = [false, true]
        .into_iter()
        .flat_map(|swapped| (0..n_symmetries).map(move |symmetry| Image::new(size, symmetry, swapped)))
        .collect();
    let n_colorings = 3_usize.pow(u32::try_from(size.n_points()).unwrap());
    (0..n_colorings).filter_map(move |number| {
        let mut n_same = 0;
        for image in &images {
            let other = image.of(number);
            if other < number {
                return None;
            }
            n_same += usize::from(other == number);
        }
        Some((number, (images.len() / n_same) as u64))
    })
}

fn n_legal(size: Size) -> u64 {
    let mut stones = vec![None; size.n_points()];
    let mut n = 0;
    for (number, n_images) in representatives(size) {
        let mut rest = number;
        for stone in &mut stones {
            *stone = COLORS[rest % 3];
            rest /= 3;
        }
        if Setup::stones(size, &stones, Color::Black).is_ok() {
            n += n_images;
        }
    }
    n
}

#[test]
fn legal_positions() {
    let text = include_str!("../data/positions.txt");
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (board, count) = line.split_once(' ').unwrap();
        let (width, height) = board.split_once('x').unwrap();
        let size = size(width.parse().unwrap(), height.parse().unwrap());
        assert_eq!(n_legal(size).to_string(), count, "{size}");
    }
}

#[test]
fn every_colouring_has_one_representative() {
    for (width, height) in [(1, 1), (2, 2), (3, 2), (2, 5), (3, 3), (4, 3)] {
        let size = size(width, height);
        let n: u64 = representatives(size).map(|(_, n_images)| n_images).sum();
        assert_eq!(n, 3_u64.pow(u32::try_from(size.n_points()).unwrap()));
    }
}
