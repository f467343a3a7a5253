/**
 * The Worker of the analysis: reads a line, says what happens along it, and judges its positions one at a time, as it is
 * asked. Chance starts at the same place for every position, so that a record has one curve.
 */

import { init, readRecords } from "../lanke/slim.js";
import { estimateOf } from "./estimate.js";
import { factsOf } from "./facts.js";
import { PLAYOUTS } from "./schedule.js";

/** @typedef {import("./schedule.js").Care} Care */
/**
 * What the Worker is asked: a line to look at, or a position of it to judge.
 *
 * @typedef {{ job: number, record: string } | { job: number, index: number, care: Care }} Question
 */
/**
 * What it answers; `job` is that of the question.
 *
 * @typedef {{ job: number, facts: import("./facts.js").Fact[] }
 *   | { job: number, index: number, estimate: import("./estimate.js").Estimate }
 *   | { job: number, error: string }} Answer
 */

const SEED = 1;

const started = init();
/** @type {import("../lanke/slim.js").GameRecord | null} */
let record = null;
/** @type {number[]} */
let line = [];

addEventListener("message", async ({ data }) => {
  /** @type {Question} */
  const question = data;
  const { job } = question;
  try {
    await started;
    say("record" in question ? { job, facts: read(question.record) } : { job, ...judged(question) });
  } catch (error) {
    say({ job, error: error instanceof Error ? error.message : String(error) });
  }
});

/** @param {Answer} answer */
function say(answer) {
  postMessage(answer);
}

/** @param {string} text */
function read(text) {
  record?.dispose();
  const { games } = readRecords(text);
  record = games[0] ?? null;
  if (record === null) throw new Error("no record in the text, wanted one");
  line = record.main;
  return factsOf(record);
}

/** @param {{ index: number, care: Care }} question */
function judged({ index, care }) {
  const node = line[index];
  if (record === null || node === undefined) throw new Error(`no position ${index} on the line`);
  const game = record.gameAt(node);
  try {
    return { index, estimate: estimateOf(game, game.judge({ seed: SEED, playouts: PLAYOUTS[care] }), care) };
  } finally {
    game.dispose();
  }
}
