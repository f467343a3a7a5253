// Interleaved rounds: A B C A B C …, so that whatever else the machine does
// falls on all of them alike, and the ratios stand even when the rates do not.
// Many short rounds: on a busy machine one native ratio came out from 1.16 to
// 1.36 in runs of 21 rounds of 100 ms, from 1.28 to 1.33 in 61 of 20 ms.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Garbage is collected between rounds, or one contender's would be cleared
// away on the next one's time.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

// Processor time, not time on the wall: what else runs on the machine would
// weigh on short and long rounds differently. Newer versions of Node count
// this thread alone; older ones add what collects garbage and compiles beside.
const usage = process.threadCpuUsage ?? process.cpuUsage;

function milliseconds() {
  const { user, system } = usage.call(process);
  return (user + system) / 1000;
}

/**
 * Times contenders side by side.
 *
 * Each is `{ run, units }`: `run()` does the work once and answers a number
 * that must not change (so that no work can be dropped or done wrongly);
 * `units` is what one run counts for; `before()`, if there is one, is called
 * before each run, off the clock. Gives units per second of processor time.
 */
export function interleave(contenders, { rounds, roundMs }) {
  const plans = contenders.map((c) => ({ ...c, ...warmUp(c, roundMs) }));
  const rates = plans.map(() => []);
  for (let round = 0; round < rounds; round++) {
    plans.forEach((plan, i) => {
      collect();
      rates[i].push(timeOnce(plan));
    });
  }
  return rates.map(summary);
}

/** Median, lowest and highest of a list. */
export function summary(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { value: median, min: sorted[0], max: sorted.at(-1) };
}

// Runs until the compiler has had its time, and finds how many runs fill a
// round.
function warmUp(contender, roundMs) {
  const expected = contender.run();
  let warmRuns = 0;
  for (let spent = 0; spent < roundMs * 3; warmRuns++) spent += runMs(contender, 1, expected);
  // Counted again when warm: the slow first runs say nothing about a round.
  const n = Math.max(1, warmRuns >> 1);
  const each = runMs(contender, n, expected) / n;
  return { expected, times: Math.max(1, Math.round(roundMs / each)) };
}

function timeOnce({ units, expected, times, ...contender }) {
  return (times * units) / (runMs(contender, times, expected) / 1000);
}

function runMs({ name, run, before }, times, expected) {
  let wrong = 0;
  let spent = 0;
  if (before) {
    for (let i = 0; i < times; i++) {
      before();
      const start = milliseconds();
      if (run() !== expected) wrong++;
      spent += milliseconds() - start;
    }
  } else {
    const start = milliseconds();
    for (let i = 0; i < times; i++) if (run() !== expected) wrong++;
    spent = milliseconds() - start;
  }
  if (wrong > 0) throw new Error(`${name}: ${wrong} runs gave another answer`);
  return spent;
}
