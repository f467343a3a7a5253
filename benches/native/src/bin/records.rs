//! Records of every size and shape, timed: how time and memory grow with the length of the text.
//!
//! `records [largest power of ten, 8] [kind …]` prints, for texts of 1 kB, 10 kB and so on, the nanoseconds of
//! processor time a byte that it takes to read one, to walk and play all of it, to edit it and undo that, to write
//! it and to drop it, and the most bytes of memory a byte of text.

use cpu_time::ThreadTime;
use lanke::{Color, GameRecord, Limits, Move, NodeId, Positions, ReadOptions, Records, Size, WriteOptions};
use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Counts the memory that is taken.
struct Counting;

static NOW: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let now = NOW.fetch_add(layout.size(), Ordering::Relaxed) + layout.size();
        PEAK.fetch_max(now, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        NOW.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.dealloc(place, layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // The new room is taken before the old is given back.
        let now = NOW.fetch_add(size, Ordering::Relaxed) + size;
        PEAK.fetch_max(now, Ordering::Relaxed);
        NOW.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.realloc(place, layout, size) }
    }
}

#[global_allocator]
static MEMORY: Counting = Counting;

/// A kind of text: what it is, and how to make one of about so many bytes.
type Kind = (&'static str, fn(usize) -> String);

const KINDS: [Kind; 17] = [
    ("one line", |n| format!("(;SZ[19]{})", ";B[];W[]".repeat(n / 8))),
    ("one line, on a full board", |n| format!("(;SZ[19]{})", moves(n / 6))),
    ("one line, a variation at each move", |n| {
        let parts = (0..n / 18).map(|place| format!("({}", one_move(place))).collect::<String>();
        let ends = (0..n / 18).rev().map(|place| format!(")({})", one_move(place + 7))).collect::<String>();
        format!("(;SZ[19]{parts}{ends})")
    }),
    ("flat variations", |n| format!("(;SZ[19]{})", "(;B[dd];W[pp])".repeat(n / 14))),
    ("nested variations", |n| format!("{}{}", "(;B[aa]".repeat(n / 8), ")".repeat(n / 8))),
    ("a huge comment", |n| format!("(;SZ[19]C[{}])", "some words, ".repeat(n / 12))),
    ("escapes", |n| format!("(;SZ[19]C[{}])", "\\]\\\\".repeat(n / 4))),
    ("many properties", |n| format!("(;SZ[19]{})", ";N[a]C[b]V[1]XX[c]HO[1]".repeat(n / 23))),
    ("one property again and again", |n| format!("(;SZ[19]{})", "C[a]N[b]".repeat(n / 8))),
    ("long names", |n| format!("(;SZ[19]{})", ";ABCDEFGHIJKLMNOP[a]ABCDEFGHIJKLMNOQ[b]".repeat(n / 39))),
    ("stray text", |n| format!("(;SZ[19]{})", "12 34 ".repeat(n / 6))),
    ("text before the game", |n| format!("{}(;SZ[19])", "(a[".repeat(n / 3))),
    ("stones put up", |n| format!("(;SZ[19]{})", ";AB[aa:bb]AE[aa][bb]".repeat(n / 20))),
    ("stones put up and moves", |n| format!("(;SZ[19]{})", ";AE[aa]B[aa];W[bb];AE[bb]".repeat(n / 25))),
    ("stones on stones", |n| format!("(;SZ[19]{})", ";B[aa];W[aa]".repeat(n / 12))),
    ("passes and turns", |n| {
        format!("(;SZ[19]{})", ";B[];W[](;PL[B])(;PL[W]".repeat(n / 24) + &")".repeat(n / 24))
    }),
    ("many games", |n| "(;GM[1]SZ[9];B[aa])(;GM[2])".repeat(n / 27)),
];

fn one_move(place: usize) -> String {
    let letter = |n: usize| char::from(b'a' + u8::try_from(n % 19).unwrap_or(0));
    let color = if place.is_multiple_of(2) { 'B' } else { 'W' };
    format!(";{color}[{}{}]", letter(place * 7), letter(place / 19 * 5 + place))
}

fn moves(n: usize) -> String {
    (0..n).map(one_move).collect()
}

fn main() {
    let mut args = std::env::args().skip(1);
    let most: u32 = args.next().map_or(8, |text| text.parse().expect("a power of ten"));
    let chosen: Vec<String> = args.collect();
    println!("| text | bytes | read | walk and play | edit | write | drop | memory |");
    println!("|---|---:|---:|---:|---:|---:|---:|---:|");
    for (name, make) in KINDS {
        if chosen.is_empty() || chosen.iter().any(|word| name == word) {
            for power in 3..=most {
                measure(name, &make(10_usize.pow(power)));
            }
        }
    }
}

/// Reads, walks, edits, writes and drops a text; prints a line.
fn measure(name: &str, text: &str) {
    let limits = Limits {
        bytes: 1 << 30,
        games: usize::MAX,
        nodes: usize::MAX,
        values: usize::MAX,
        depth: usize::MAX,
        ..Limits::default()
    };
    let options = ReadOptions { limits, ..ReadOptions::default() };
    let before = NOW.load(Ordering::Relaxed);
    PEAK.store(before, Ordering::Relaxed);
    let n_rounds = (100_000 / text.len()).clamp(1, 50);
    let mut times = [f64::INFINITY; 5];
    for _ in 0..n_rounds {
        let mut lap = Lap { start: ThreadTime::now(), times: Vec::new() };
        let Ok(mut records) = Records::read(text.as_bytes(), &options) else { panic!("{name}") };
        lap.end();
        records.games.iter().for_each(walk);
        lap.end();
        records.games.iter_mut().for_each(edit);
        lap.end();
        for game in &records.games {
            black_box(game.to_sgf(&WriteOptions::default()));
        }
        lap.end();
        drop(records);
        lap.end();
        times.iter_mut().zip(lap.times).for_each(|(fastest, time)| *fastest = fastest.min(time));
    }
    let len = text.len() as f64;
    let columns: Vec<String> = times.iter().map(|time| format!("{:.1}", time * 1e9 / len)).collect();
    let memory = (PEAK.load(Ordering::Relaxed) - before) as f64 / len;
    println!("| {name} | {} | {} | {memory:.1} |", text.len(), columns.join(" | "));
}

struct Lap {
    start: ThreadTime,
    times: Vec<f64>,
}

impl Lap {
    fn end(&mut self) {
        self.times.push(self.start.elapsed().as_secs_f64());
        self.start = ThreadTime::now();
    }
}

/// Every node, the way to the last one, its position, and that of its neighbours; every forbidden move.
fn walk(game: &GameRecord) {
    let last = game.order(NodeId::ROOT).last().expect("a node");
    black_box((game.path(last).len(), game.n_variations(), game.main_line().count(), game.info()));
    if game.trouble().is_some() {
        return;
    }
    black_box(game.illegal().expect("a record of Go").len());
    let mut positions = Positions::new(game.rules());
    for node in [last, game.parent(last).unwrap_or(last), last, NodeId::ROOT] {
        black_box(positions.game(game, node).expect("a position").board().n_stones());
    }
}

/// All kinds of edits, undone and done again.
fn edit(game: &mut GameRecord) {
    let last = game.order(NodeId::ROOT).last().expect("a node");
    let size = Size::new(9, 9).expect("a size");
    let point = size.point(8, 8).expect("a point");
    let new = game.add_move(last, Color::Black, Move::Play(point)).expect("a node");
    game.set(new, "C", &["new"]).expect("a property");
    game.make_main(new).expect("a node");
    game.demote(new).expect("a node");
    game.move_to(new, NodeId::ROOT, 0).expect("a place");
    game.merge(NodeId::ROOT).expect("a node");
    if last != NodeId::ROOT && game.contains(last) {
        let top = game.path(last)[1];
        game.remove(top).expect("a node");
    }
    while game.undo() {}
    while game.redo() {}
    while game.undo() {}
}
