//! Looks for inputs that break the reader of records or the tree: changes kept inputs by chance, keeps those that run
//! what has not run before, and stops at the first that panics, takes too much memory or too long.
//!
//! ```text
//! cargo run --release --manifest-path fuzz/Cargo.toml -- [--seconds N] [--seed N] [--corpus DIR] [--keep DIR] [FILE…]
//! ```
//!
//! `--keep` writes a small set of inputs that together run all that was run. Files are run once each, and nothing else:
//! by the target that their path names, or by all.
//! `npm test -- --only=fuzz` builds it with counters and prints the seed; without them inputs are changed blindly.

mod coverage;
mod memory;
mod mutate;
mod sgf_read;
mod tree_edit;

use coverage::Seen;
use mutate::{Chance, mutate};
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

#[global_allocator]
static MEMORY: memory::Counting = memory::Counting;

/// What an input may take: so much, and so much more for every byte.
const MEMORY_BASE: usize = 24 << 20;
const MEMORY_PER_BYTE: usize = 4096;
const TIME_BASE: Duration = Duration::from_secs(2);
/// How long a find is made smaller.
const MOST_SMALLER: Duration = Duration::from_secs(60);
const TIME_PER_BYTE: Duration = Duration::from_micros(400);

struct Target {
    name: &'static str,
    check: fn(&[u8]),
    inputs: Vec<Vec<u8>>,
    seen: Seen,
    n: u64,
    most_memory: usize,
    longest: Duration,
}

struct Options {
    seconds: u64,
    seed: u64,
    corpus: PathBuf,
    keep: Option<PathBuf>,
    files: Vec<PathBuf>,
}

fn main() -> ExitCode {
    let options = options();
    let mut targets =
        [("sgf_read", sgf_read::check as fn(&[u8])), ("tree_edit", tree_edit::check)].map(|(name, check)| {
            let (inputs, seen) = (Vec::new(), Seen::new());
            Target { name, check, inputs, seen, n: 0, most_memory: 0, longest: Duration::ZERO }
        });
    for file in &options.files {
        let bytes = std::fs::read(file).expect("a readable file");
        let path = file.to_string_lossy().into_owned();
        let is_named = targets.iter().any(|target| path.contains(target.name));
        for target in targets.iter_mut().filter(|target| !is_named || path.contains(target.name)) {
            if let Err(why) = target.run(&bytes) {
                println!("{}: {why}", file.display());
                return ExitCode::FAILURE;
            }
        }
    }
    if !options.files.is_empty() {
        return ExitCode::SUCCESS;
    }
    println!(
        "seed {}, {} counters{}",
        options.seed,
        coverage::len(),
        if coverage::len() == 0 { ": inputs are changed blindly" } else { "" }
    );
    for target in &mut targets {
        for bytes in files(&options.corpus.join(target.name)) {
            if !target.take(bytes) {
                return ExitCode::FAILURE;
            }
        }
        target.inputs.push(b"(;SZ[9];B[aa])".to_vec());
    }
    let start = Instant::now();
    let mut chance = Chance::new(options.seed);
    let mut told = 0;
    while start.elapsed().as_secs() < options.seconds {
        for target in &mut targets {
            for _ in 0..20 {
                let (one, other) = (chance.below(target.inputs.len()), chance.below(target.inputs.len()));
                let most = if chance.below(50) == 0 { 60_000 } else { 3000 };
                let bytes = mutate(&mut chance, &target.inputs[one], &target.inputs[other], most);
                if !target.take(bytes) {
                    return ExitCode::FAILURE;
                }
            }
        }
        if start.elapsed().as_secs() / 60 > told {
            told = start.elapsed().as_secs() / 60;
            targets.iter().for_each(|target| target.tell());
        }
    }
    for target in &mut targets {
        target.tell();
        if let Some(folder) = &options.keep {
            target.keep(&folder.join(target.name));
        }
    }
    ExitCode::SUCCESS
}

fn options() -> Options {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let mut options = Options { seconds: 60, seed: 1, corpus, keep: None, files: Vec::new() };
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        let mut value = || args.next().expect("a value after an option");
        match arg.as_str() {
            "--seconds" => options.seconds = value().parse().expect("seconds"),
            "--seed" => options.seed = value().parse().expect("a number"),
            "--corpus" => options.corpus = value().into(),
            "--keep" => options.keep = Some(value().into()),
            file => options.files.push(file.into()),
        }
    }
    options
}

/// The time that this thread has run, where the system tells it; else the time of day.
fn now() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let ran = told.and_then(|text| text.split(' ').next()?.parse().ok()).map(Duration::from_nanos);
    ran.unwrap_or_else(|| std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default())
}

/// The files of a folder, in the order of their names.
fn files(folder: &Path) -> Vec<Vec<u8>> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    paths.iter().filter_map(|path| std::fs::read(path).ok()).collect()
}

impl Target {
    /// Runs an input; why it is a find, if it is one.
    fn run(&mut self, bytes: &[u8]) -> Result<(), String> {
        let may_take = TIME_BASE + TIME_PER_BYTE * u32::try_from(bytes.len()).unwrap_or(u32::MAX);
        let mut outcome = Ok(());
        let (mut memory, mut time) = (0, Duration::MAX);
        // What takes too long is tried again: the machine may have been busy.
        for _ in 0..3 {
            let start = now();
            coverage::reset();
            let check = self.check;
            memory = memory::peak(|| outcome = catch_unwind(|| check(bytes)));
            time = time.min(now().saturating_sub(start));
            if time <= may_take {
                break;
            }
        }
        self.n += 1;
        self.most_memory = self.most_memory.max(memory);
        self.longest = self.longest.max(time);
        if outcome.is_err() {
            return Err("a panic".to_owned());
        }
        if memory > MEMORY_BASE + MEMORY_PER_BYTE * bytes.len() {
            return Err(format!("{memory} bytes of memory for {}", bytes.len()));
        }
        if time > may_take {
            return Err(format!("{time:?} for {} bytes", bytes.len()));
        }
        Ok(())
    }

    /// Runs an input and keeps it if it runs what has not run before; `false` if it is a find, which is written down.
    fn take(&mut self, bytes: Vec<u8>) -> bool {
        if let Err(why) = self.run(&bytes) {
            println!("{}: {why}", self.name);
            let path = std::env::temp_dir().join(format!("find-{}-whole", self.name));
            std::fs::write(path, &bytes).expect("a file can be written");
            let small = self.smaller(bytes);
            let path = std::env::temp_dir().join(format!("find-{}-{}", self.name, small.len()));
            std::fs::write(&path, &small).expect("a file can be written");
            println!("{}\nin {}", String::from_utf8_lossy(&small), path.display());
            return false;
        }
        if self.seen.add() {
            self.inputs.push(bytes);
        }
        true
    }

    /// A find with all taken out that it does not need.
    fn smaller(&mut self, mut bytes: Vec<u8>) -> Vec<u8> {
        std::panic::set_hook(Box::new(|_| {}));
        let start = Instant::now();
        let mut step = bytes.len() / 2;
        while step > 0 {
            let mut at = 0;
            while at < bytes.len() && start.elapsed() < MOST_SMALLER {
                let mut shorter = bytes.clone();
                shorter.drain(at..(at + step).min(bytes.len()));
                if self.run(&shorter).is_err() {
                    bytes = shorter;
                } else {
                    at += step;
                }
            }
            step /= 2;
        }
        drop(std::panic::take_hook());
        let _ = self.run(&bytes);
        bytes
    }

    fn tell(&self) {
        let Self { name, n, inputs, seen, most_memory, longest, .. } = self;
        println!(
            "{name}: {n} runs, {} of {} counters, {} inputs, at most {} kB and {} ms a run",
            seen.n(),
            coverage::len(),
            inputs.len(),
            most_memory / 1024,
            longest.as_millis()
        );
    }

    /// Writes the shortest inputs that together run all that was run.
    fn keep(&mut self, folder: &Path) {
        std::fs::create_dir_all(folder).expect("a folder can be made");
        let mut inputs = std::mem::take(&mut self.inputs);
        inputs.sort_by_key(Vec::len);
        self.seen = Seen::new();
        let mut n = 0;
        for bytes in inputs {
            if self.run(&bytes).is_ok() && self.seen.add() {
                std::fs::write(folder.join(format!("{n:04}")), bytes).expect("a file can be written");
                n += 1;
            }
        }
        println!("{}: {n} inputs kept", self.name);
    }
}
