//! The same position from all sixteen sides: turned, reflected, colours exchanged.

use super::judged;
use crate::picture::{Picture, draw_board};
use lanke::{Board, Color, Judgement, Point, PointSet, Rng, Setup, Size, random_game};

/// A way to look at a board of this size; it shares no code with the engine.
#[derive(Debug, Clone, Copy)]
struct Turn {
    size: Size,
    is_transposed: bool,
    flips: [bool; 2],
    swaps: bool,
}

impl Turn {
    fn all(size: Size) -> impl Iterator<Item = Self> {
        (0..16_u8).map(move |n| Self {
            size,
            is_transposed: n & 1 != 0,
            flips: [n & 2 != 0, n & 4 != 0],
            swaps: n & 8 != 0,
        })
    }

    fn turned_size(self) -> Size {
        let (width, height) = (self.size.width().into(), self.size.height().into());
        let (width, height) = if self.is_transposed { (height, width) } else { (width, height) };
        Size::new(width, height).unwrap()
    }

    fn point(self, point: Point) -> Point {
        let flip = |at: u8, side: u8, flips: bool| if flips { side - 1 - at } else { at };
        let x = flip(point.x(), self.size.width(), self.flips[0]);
        let y = flip(point.y(), self.size.height(), self.flips[1]);
        let (x, y) = if self.is_transposed { (y, x) } else { (x, y) };
        self.turned_size().point(x.into(), y.into()).unwrap()
    }

    fn color(self, color: Color) -> Color {
        if self.swaps { color.opponent() } else { color }
    }

    fn set(self, set: &PointSet) -> PointSet {
        PointSet::from_points(self.turned_size(), set.iter().map(|point| self.point(point)))
    }

    /// Values of points, row by row.
    fn values<T: Copy>(self, values: &[T], change: impl Fn(T) -> T) -> Vec<T> {
        let mut turned = values.to_vec();
        for (point, &value) in self.size.points().zip(values) {
            turned[self.turned_size().index(self.point(point))] = change(value);
        }
        turned
    }

    fn board(self, board: &Board) -> Board {
        let stones: Vec<_> = board.stones().collect();
        let stones = self.values(&stones, |stone| stone.map(|color| self.color(color)));
        Setup::stones(self.turned_size(), &stones, Color::Black).unwrap().board().clone()
    }

    fn judgement(self, judgement: &Judgement) -> Judgement {
        let mut turned = judgement.clone();
        for chain in &mut turned.chains {
            chain.stones = self.set(&chain.stones);
            chain.color = self.color(chain.color);
        }
        turned.chains.sort_by_key(|chain| chain.stones.iter().next());
        for gap in &mut turned.seal {
            *gap = (self.point(gap.0), self.color(gap.1));
        }
        turned.seal.sort();
        for set in [&mut turned.dead, &mut turned.seki, &mut turned.dame] {
            *set = self.set(set);
        }
        for owners in [&mut turned.standing, &mut turned.sealed] {
            *owners = self.values(owners, |owner| owner.map(|color| self.color(color)));
        }
        turned.owner = self.values(&judgement.owner, |owner| if self.swaps { -owner } else { owner });
        turned
    }
}

fn check(board: &Board, turn: Option<Color>) {
    // Without the ko point of the game it comes from.
    let board = &Turn::all(board.size()).next().unwrap().board(board);
    let judgement = judged(board, turn, 24);
    let looks: Vec<_> = Turn::all(board.size()).collect();
    let seen = |look: &Turn| (look.board(board), turn.map(|color| look.color(color)));
    for look in &looks {
        let (there, turn) = seen(look);
        let found = judged(&there, turn, 24);
        // A position that is its own image has several ways to get there, of which one counts.
        let draws = |board: &Board| (board.size(), draw_board(board));
        let mut ways = looks.iter().filter(|way| draws(&seen(way).0) == draws(&there) && seen(way).1 == turn);
        let is_found = ways.any(|way| found == way.judgement(&judgement));
        assert!(is_found, "{look:?} {turn:?}\n{}{found:?}", draw_board(board));
    }
}

#[test]
fn shapes_are_judged_alike_from_all_sides() {
    for text in [
        "..wB.B.\n..wBBBB\nwwwBBBB\nBBBBBBB",
        ".bbbb.wB.B.\nwwwwwwwBBBB\nBBBBBBBBBBB",
        ".B..WW.W.\nBBwwBWWWW\n.BBBBWWWW\nBBBBBWWWW",
        "bb.wB.B.\nbwwwBBBB\n.wBBBBBB\nwwBBBBBB\nBBBBBBBB",
        ".W.Wbb.w.wB.B.\nWWWWbb.wwwBBBB",
        "...BW....\n...BW....\n....W....\n...BW....\n...BW....",
        ".....\n.B.W.\n.....\n.W.B.\n.....",
        ".....\n.....",
        ".",
    ] {
        for turn in [None, Some(Color::Black), Some(Color::White)] {
            check(&Picture::new(text).board(), turn);
        }
    }
}

#[test]
fn games_are_judged_alike_from_all_sides() {
    let sizes = [(9, 9), (7, 7), (9, 5), (13, 6)].map(|(width, height)| crate::picture::size(width, height));
    for (seed, size) in (1..).zip(sizes.into_iter().cycle().take(12)) {
        let mut rng = Rng::new(seed);
        let mut board = Board::new(size);
        // Some played out, some stopped half-way.
        let n_moves = if seed % 3 == 0 { 1000 } else { size.n_points() / 2 };
        random_game(&mut board, Color::Black, &mut rng, n_moves);
        let turn = [None, Some(Color::Black), Some(Color::White)][rng.below(3) as usize];
        check(&board, turn);
    }
}
