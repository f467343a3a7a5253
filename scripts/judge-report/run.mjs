// Every position of a corpus through a judge, and what comes of it in figures.
import { certain, lanke } from "./judges.mjs";
import { compare, compareCertain } from "./compare.mjs";

/**
 * @typedef {import("./positions.mjs").Position} Position
 * @typedef {import("./positions.mjs").Corpus} Corpus
 * @typedef {import("./judges.mjs").Judge} Judge
 * @typedef {import("./judges.mjs").Answer} Answer
 * @typedef {import("./compare.mjs").Verdict} Verdict
 */

/**
 * What a judge made of a position: the worst of its answers, where it was asked with several sides to move.
 * @typedef {object} Outcome
 * @property {Position} position
 * @property {Verdict} verdict
 * @property {Answer} answer
 * @property {boolean} right with every side to move
 * @property {boolean} deadRight with every side to move
 * @property {boolean} same whether the answers were the same with every side to move
 * @property {number[]} ms
 */

/** A judge that fails on a position has not judged it. @typedef {{ position: Position, error: string }} Failed */

/** @typedef {{ outcomes: Outcome[], failed: Failed[] }} Outcomes */

/**
 * @param {Corpus} corpus @param {Judge} judge
 * @returns {Promise<Outcomes>}
 */
export async function runCorpus(corpus, judge) {
  const { Game } = await lanke();
  /** @type {Outcomes} */
  const found = { outcomes: [], failed: [] };
  for (const position of corpus.positions) {
    try {
      const proved = position.kind === "unconditional" ? certain(Game, position.board) : null;
      found.outcomes.push(await runPosition(position, judge, proved));
    } catch (error) {
      found.failed.push({ position, error: error instanceof Error ? `${error.name}: ${error.message}` : `${error}` });
    }
  }
  return found;
}

/**
 * @param {Position} position @param {Judge} judge @param {ReturnType<typeof certain> | null} proved
 * @returns {Promise<Outcome>}
 */
async function runPosition(position, judge, proved) {
  const { board, rules, turns } = position;
  /** @type {{ answer: Answer, verdict: Verdict }[]} */
  const all = [];
  for (const turn of turns) {
    const answer = await judge.judge({ board, turn, rules });
    all.push({ answer, verdict: proved ? compareCertain(position, answer, proved) : compare(position, answer) });
  }
  const weight = (/** @type {Verdict} */ { right, chainsWrong, pointsWrong }) =>
    (right ? 0 : 1e6) + chainsWrong * 1e3 + pointsWrong;
  const worst = all.reduce((a, b) => (weight(b.verdict) > weight(a.verdict) ? b : a));
  const texts = all.map(({ answer }) => essence(answer));
  return {
    position,
    ...worst,
    right: all.every(({ verdict }) => verdict.right),
    deadRight: all.every(({ verdict }) => verdict.deadRight),
    same: texts.every((text) => text === texts[0]),
    ms: all.map(({ answer }) => answer.ms),
  };
}

/** What of an answer is not to depend on the side to move. @param {Answer} answer */
function essence({ dead, seki, standing, seal }) {
  return JSON.stringify([
    [...dead].sort((a, b) => a - b),
    [...(seki ?? [])].sort((a, b) => a - b),
    [...(standing ?? [])],
    [...(seal ?? [])].sort(([a], [b]) => a - b),
  ]);
}

/** @typedef {{ right: number, total: number }} Share */

/**
 * The figures of a corpus.
 * @typedef {object} Figures
 * @property {Share} right
 * @property {Share} deadRight
 * @property {{ wrong: number, total: number }} chainsWrong
 * @property {{ wrong: number, total: number }} pointsWrong
 * @property {Share} same answers that don't depend on the side to move
 * @property {Record<string, Share>} parts
 * @property {Record<string, Share>} sizes dead lists right, by size of board
 * @property {Share} seki dead lists right where there is a seki
 * @property {{ median: number, worst: number }} ms
 */

/** @param {Outcomes} found @returns {Figures} */
export function figures({ outcomes, failed }) {
  const total = outcomes.length + failed.length;
  const count = (/** @type {(one: Outcome) => boolean} */ is) => outcomes.filter(is).length;
  const sum = (/** @type {(one: Outcome) => number} */ of) => outcomes.reduce((n, one) => n + of(one), 0);
  const shareOf = (/** @type {(position: Position) => boolean} */ is) => ({
    right: count((one) => is(one.position) && one.deadRight),
    total: count((one) => is(one.position)) + failed.filter(({ position }) => is(position)).length,
  });
  /** @type {Record<string, Share>} */
  const parts = {};
  for (const { verdict } of outcomes) {
    for (const [name, isRight] of Object.entries(verdict.parts)) {
      parts[name] ??= { right: 0, total: 0 };
      parts[name].total += 1;
      if (isRight) parts[name].right += 1;
    }
  }
  /** @type {Record<string, Share>} */
  const sizes = {};
  for (const { position } of [...outcomes, ...failed]) {
    const size = sizeOf(position);
    sizes[size] ??= shareOf((other) => sizeOf(other) === size);
  }
  return {
    right: { right: count(({ right }) => right), total },
    deadRight: { right: count(({ deadRight }) => deadRight), total },
    chainsWrong: { wrong: sum(({ verdict }) => verdict.chainsWrong), total: sum(({ verdict }) => verdict.nChains) },
    pointsWrong: { wrong: sum(({ verdict }) => verdict.pointsWrong), total: sum(({ verdict }) => verdict.nPoints) },
    same: { right: count(({ same }) => same), total },
    parts,
    sizes,
    seki: shareOf(({ seki }) => seki !== null && seki.size > 0),
    ms: times(outcomes.flatMap(({ ms }) => ms)),
  };
}

/** @param {Position} position */
const sizeOf = ({ board }) => `${board.width}×${board.height}`;

/** @param {readonly number[]} ms */
export function times(ms) {
  const sorted = [...ms].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1] ?? 0, worst: sorted.at(-1) ?? 0 };
}
