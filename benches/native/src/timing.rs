//! Interleaved rounds: A B C A B C …, medians, lowest and highest, per second of processor time.

use cpu_time::ThreadTime;
use std::time::Duration;

/// One piece of work, and what it is counted in.
pub struct Contender {
    pub name: &'static str,
    pub how: String,
    pub side: usize,
    pub unit: &'static str,
    /// Average moves per game, of random games.
    pub length: Option<f64>,
    /// Does the work once and gives how many units that were.
    pub run: Box<dyn FnMut() -> usize>,
}

/// How many rounds, and how long each.
pub struct Timing {
    n_rounds: u32,
    round: Duration,
}

impl Timing {
    pub fn new(n_rounds: u32, millis: u32) -> Self {
        Self { n_rounds, round: Duration::from_millis(millis.into()) }
    }
}

/// Times all in turn, again and again, and prints a line for each.
pub fn interleave(contenders: &mut [Contender], timing: &Timing) {
    let mut all_rates = vec![Vec::new(); contenders.len()];
    for _ in 0..timing.n_rounds {
        for (contender, rates) in contenders.iter_mut().zip(&mut all_rates) {
            rates.push(rate(contender, timing.round));
        }
    }
    for (contender, rates) in contenders.iter().zip(&mut all_rates) {
        rates.sort_by(f64::total_cmp);
        let Contender { name, how, side, unit, length, .. } = contender;
        let (median, min, max) = (rates[rates.len() / 2], rates[0], rates[rates.len() - 1]);
        let length = length.map_or_else(|| "null".to_owned(), |length| format!("{length:.1}"));
        println!(
            r#"{{"name":"{name}","how":"{how}","side":{side},"unit":"{unit}","length":{length},"value":{median:.0},"min":{min:.0},"max":{max:.0}}}"#
        );
    }
}

#[expect(clippy::cast_precision_loss, reason = "a count of moves, far below 2^52")]
fn rate(contender: &mut Contender, round: Duration) -> f64 {
    let start = ThreadTime::now();
    let mut n = 0;
    loop {
        // The clock is read once in ten times, so that it costs nothing.
        for _ in 0..10 {
            n += (contender.run)();
        }
        let passed = start.elapsed();
        if passed >= round {
            return n as f64 / passed.as_secs_f64();
        }
    }
}
