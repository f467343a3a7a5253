//! Which parts of the program ran: counters that the compiler puts in on request (`sancov-module`), read here without
//! a runtime library. Built without them there are none, and inputs are changed blindly.

use std::sync::atomic::{AtomicUsize, Ordering};

static START: AtomicUsize = AtomicUsize::new(0);
static LEN: AtomicUsize = AtomicUsize::new(0);

/// Called before `main` by what the compiler puts in, with where the counters lie.
#[unsafe(no_mangle)]
extern "C" fn __sanitizer_cov_8bit_counters_init(start: *mut u8, stop: *mut u8) {
    START.store(start as usize, Ordering::Relaxed);
    LEN.store(stop as usize - start as usize, Ordering::Relaxed);
}

/// How many counters there are.
pub(crate) fn len() -> usize {
    LEN.load(Ordering::Relaxed)
}

fn counters() -> &'static mut [u8] {
    if len() == 0 {
        return &mut [];
    }
    // They lie in the program's own data, and one thread alone reads them.
    unsafe { std::slice::from_raw_parts_mut(START.load(Ordering::Relaxed) as *mut u8, len()) }
}

pub(crate) fn reset() {
    counters().fill(0);
}

/// What was seen: for every counter which of eight ranges it has come to.
pub(crate) struct Seen {
    ranges: Vec<u8>,
}

impl Seen {
    pub(crate) fn new() -> Self {
        Self { ranges: vec![0; len()] }
    }

    /// Adds what has run since the reset; whether any of it is new.
    pub(crate) fn add(&mut self) -> bool {
        let mut is_new = false;
        for (seen, &count) in self.ranges.iter_mut().zip(counters().iter()) {
            let range = match count {
                0 => 0,
                1 => 1,
                2 => 2,
                3 => 4,
                4..=7 => 8,
                8..=15 => 16,
                16..=31 => 32,
                32..=127 => 64,
                _ => 128,
            };
            is_new |= *seen | range != *seen;
            *seen |= range;
        }
        is_new
    }

    /// How many counters have ever run.
    pub(crate) fn n(&self) -> usize {
        self.ranges.iter().filter(|&&seen| seen != 0).count()
    }
}
