//! Reading, held against a slow search that leaves nothing out: every move, no memory, nothing
//! known at sight. It shares no code with the engine.

mod cut;

use super::{Local, Search};
use crate::color::Color;
use crate::point::{Point, Size};
use crate::rng::Rng;
use crate::setup::Setup;
use cut::{Cut, Stones};

/// Positions that the slow search may look at for one question.
const BUDGET: u32 = 60_000;
const LIMIT: u32 = 1_000_000;

/// The slow search: does the side `defender` hold the cell `target`?
struct Slow<'a> {
    cut: &'a Cut,
    target: usize,
    defender: usize,
    /// Whether it wins every ko, and has to live for good.
    by_ko: bool,
    /// Positions that may still be looked at.
    left: u32,
}

impl Slow<'_> {
    /// The last position of `line` with `side` to move; `None` once too much has been looked at.
    fn holds(&mut self, line: &mut Vec<Stones>, side: usize, passed: bool) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        let stones = *line.last().unwrap();
        let aim = side == self.defender;
        let after_pass = if passed && self.by_ko {
            self.lives_for_good(stones)
        } else if passed {
            self.cut.is_held(stones, self.target, self.defender)
        } else {
            self.holds(line, 1 - side, true)?
        };
        if after_pass == aim {
            return Some(aim);
        }
        for cell in 0..self.cut.cells.len() {
            if (stones[0] | stones[1]) >> cell & 1 != 0 {
                continue;
            }
            let Some(after) = self.cut.play(stones, side, cell) else { continue };
            let is_retaken = self.by_ko && side == self.defender && self.cut.is_ko(stones, side, cell);
            if line.contains(&after) && !is_retaken {
                continue;
            }
            line.push(after);
            let held = self.holds(line, 1 - side, false);
            line.pop();
            if held? == aim {
                return Some(aim);
            }
        }
        Some(!aim)
    }

    /// Whether the attacker can't take the target even if the defender passes for ever.
    fn lives_for_good(&self, stones: Stones) -> bool {
        let mut seen = vec![stones];
        let mut next = 0;
        while let Some(&stones) = seen.get(next) {
            next += 1;
            if !self.cut.is_held(stones, self.target, self.defender) {
                return false;
            }
            for cell in (0..self.cut.cells.len()).filter(|cell| (stones[0] | stones[1]) >> cell & 1 == 0) {
                seen.extend(
                    self.cut.play(stones, 1 - self.defender, cell).filter(|after| !seen.contains(after)),
                );
            }
        }
        true
    }
}

/// What is said of a stone: whether its side holds it when moving first, and when moving second.
fn slow(cut: &Cut, target: usize) -> Option<[bool; 2]> {
    let defender = cut.cells[target]?.index();
    let mut search = Slow { cut, target, defender, by_ko: false, left: BUDGET };
    let first = search.holds(&mut vec![cut.stones()], defender, false)?;
    search.left = BUDGET;
    let second = search.holds(&mut vec![cut.stones()], 1 - defender, false)?;
    Some([first, second])
}

/// Whether its side, moving first and winning every ko, makes it live for good.
fn slow_by_ko(cut: &Cut, target: usize) -> Option<bool> {
    let defender = cut.cells[target]?.index();
    let mut search = Slow { cut, target, defender, by_ko: true, left: BUDGET };
    search.holds(&mut vec![cut.stones()], defender, false)
}

fn fast(search: &mut Search, cut: &Cut, target: usize) -> [Option<bool>; 2] {
    search.read(&local(cut, target), cut.cells[target].unwrap(), LIMIT, &mut || true)
}

fn fast_by_ko(search: &mut Search, cut: &Cut, target: usize) -> Option<bool> {
    search.lives_by_ko(&local(cut, target), cut.cells[target].unwrap(), LIMIT, &mut || true)
}

/// The cut-out around a cell, made from a board.
fn local(cut: &Cut, target: usize) -> Local {
    let [above, below, left, right] = &cut.walls;
    // A wall, and an empty line beyond it, or the edge.
    let margin = |wall: &[Option<Color>]| if wall[0].is_some() { 2 } else { 0 };
    let (dx, dy) = (margin(left), margin(above));
    let width = dx + cut.width + margin(right);
    let height = dy + cut.height + margin(below);
    let size = Size::new(u32::try_from(width).unwrap(), u32::try_from(height).unwrap()).unwrap();
    let mut stones = vec![None; size.n_points()];
    let mut put = |x: usize, y: usize, stone| stones[y * width + x] = stone;
    for (cell, &stone) in cut.cells.iter().enumerate() {
        put(dx + cell % cut.width, dy + cell / cut.width, stone);
    }
    for x in 0..cut.width {
        if dy > 0 {
            put(dx + x, 1, above[x]);
        }
        if below[x].is_some() {
            put(dx + x, dy + cut.height, below[x]);
        }
    }
    for y in 0..cut.height {
        if dx > 0 {
            put(1, dy + y, left[y]);
        }
        if right[y].is_some() {
            put(dx + cut.width, dy + y, right[y]);
        }
    }
    let board = Setup::stones(size, &stones, Color::Black).unwrap().board().clone();
    let layout = board.layout();
    let is_inside = |point: Point| {
        let (x, y) = (usize::from(point.x()), usize::from(point.y()));
        (dx..dx + cut.width).contains(&x) && (dy..dy + cut.height).contains(&y)
    };
    let point = size.at((dy + target / cut.width) * width + dx + target % cut.width).unwrap();
    let from = layout.index(point).unwrap();
    let is_safe = |at| layout.point(at).is_some_and(|point| !is_inside(point));
    let local = Local::around(&board, from, is_safe).unwrap();
    assert_eq!(local.at.len(), cut.cells.len());
    local
}

/// Whether the attacker may take the stone `target` in a ko that it can't finish, as it may not
/// fill it. The slow search, where a pass lifts no ban, has it that the defender never takes back.
fn is_ko_without_end(cut: &Cut, target: usize) -> bool {
    let stones = cut.stones();
    let Some(defender) = cut.cells[target].map(Color::index) else { return false };
    (0..cut.cells.len()).filter(|&cell| cut.cells[cell].is_none()).any(|cell| {
        cut.play(stones, 1 - defender, cell).is_some_and(|after| {
            let may_fill = cut.play(after, 1 - defender, target).is_some();
            stones[defender] & !after[defender] == 1 << target
                && cut.play(after, defender, target) == Some(stones)
                && !may_fill
        })
    })
}

/// Compares the first stones of `n` random cut-outs; gives how many were compared, and which did
/// not agree.
fn compare(seed: u64, n: u32, max_cells: u32) -> (u32, Vec<String>) {
    let mut rng = Rng::new(seed);
    let mut search = Search::new();
    let (mut n_compared, mut wrong) = (0, Vec::new());
    for _ in 0..n {
        let cut = Cut::random(&mut rng, max_cells);
        let Some(target) = (0..cut.cells.len()).find(|&cell| cut.cells[cell].is_some()) else { continue };
        let Some(wanted) = slow(&cut, target) else { continue };
        n_compared += 1;
        let found = fast(&mut search, &cut, target);
        if found != wanted.map(Some) && !(found == [Some(true); 2] && is_ko_without_end(&cut, target)) {
            wrong.push(format!("{}cell {target}: found {found:?}, wanted {wanted:?}", cut.text()));
        }
    }
    wrong.sort_by_key(String::len);
    (n_compared, wrong)
}

#[test]
fn reading_agrees_with_a_search_that_leaves_nothing_out() {
    for (seed, n, max_cells) in [(1, 2000, 4), (2, 2000, 7), (3, 1000, 12)] {
        let (n_compared, wrong) = compare(seed, n, max_cells);
        assert!(n_compared >= n * 9 / 10, "{n_compared} of {n} compared");
        assert!(wrong.is_empty(), "{} of {n_compared} differ, such as{}", wrong.len(), wrong[0]);
    }
}

#[test]
fn life_by_ko_agrees_with_a_search_that_leaves_nothing_out() {
    let mut search = Search::new();
    let (mut n_compared, mut n_by_ko, mut wrong) = (0, 0, Vec::new());
    for (seed, n, max_cells) in [(4, 2000, 5), (5, 2000, 9), (6, 500, 12)] {
        let mut rng = Rng::new(seed);
        for _ in 0..n {
            let cut = Cut::random(&mut rng, max_cells);
            let Some(target) = (0..cut.cells.len()).find(|&cell| cut.cells[cell].is_some()) else { continue };
            let (Some([false, _]), Some(wanted)) = (slow(&cut, target), slow_by_ko(&cut, target)) else {
                continue;
            };
            n_compared += 1;
            n_by_ko += u32::from(wanted);
            let found = fast_by_ko(&mut search, &cut, target);
            if found != Some(wanted) {
                wrong.push(format!("{}cell {target}: found {found:?}, wanted {wanted}", cut.text()));
            }
        }
    }
    wrong.sort_by_key(String::len);
    let texts: String = wrong.iter().take(3).map(String::as_str).collect();
    assert!(wrong.is_empty(), "{} of {n_compared} differ ({n_by_ko} by ko), such as{texts}", wrong.len());
    assert!(n_by_ko >= 10, "{n_by_ko} of {n_compared}");
}
