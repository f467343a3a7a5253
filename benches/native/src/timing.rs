//! Interleaved rounds: A B C A B C …, medians, lowest and highest.

use std::time::{Duration, Instant};

/// One piece of work, and what it is counted in.
pub struct Contender {
    pub name: &'static str,
    pub how: &'static str,
    pub side: usize,
    pub unit: &'static str,
    /// Average moves per game.
    pub length: f64,
    /// Does the work once and gives how many units that were.
    pub run: Box<dyn FnMut() -> usize>,
}

/// How many rounds, and how long each.
pub struct Timing {
    rounds: usize,
    round: Duration,
}

impl Timing {
    /// `[rounds] [milliseconds per round]`
    pub fn from_args() -> Self {
        let mut numbers = std::env::args().skip(1).map(|arg| arg.parse::<u64>().expect("a number"));
        let rounds = numbers.next().unwrap_or(15);
        let millis = numbers.next().unwrap_or(100);
        Self {
            rounds: usize::try_from(rounds).expect("a small number"),
            round: Duration::from_millis(millis),
        }
    }
}

/// Times all in turn, again and again, and prints a line for each.
pub fn interleave(contenders: &mut [Contender], timing: &Timing) {
    let mut rates = vec![Vec::new(); contenders.len()];
    for _ in 0..timing.rounds {
        for (contender, rates) in contenders.iter_mut().zip(&mut rates) {
            rates.push(rate(contender, timing.round));
        }
    }
    for (contender, rates) in contenders.iter().zip(&mut rates) {
        rates.sort_by(f64::total_cmp);
        let Contender { name, how, side, unit, length, .. } = contender;
        let (median, min, max) = (rates[rates.len() / 2], rates[0], rates[rates.len() - 1]);
        println!(
            r#"{{"name":"{name}","how":"{how}","side":{side},"unit":"{unit}","length":{length:.1},"value":{median:.0},"min":{min:.0},"max":{max:.0}}}"#
        );
    }
}

#[expect(clippy::cast_precision_loss, reason = "a count of moves, far below 2^52")]
fn rate(contender: &mut Contender, round: Duration) -> f64 {
    let start = Instant::now();
    let mut moves = 0;
    loop {
        // The clock is read once in ten games, so that it costs nothing.
        for _ in 0..10 {
            moves += (contender.run)();
        }
        let passed = start.elapsed();
        if passed >= round {
            return moves as f64 / passed.as_secs_f64();
        }
    }
}
