// The same board turned, mirrored and with its colours exchanged is the same position: are the verdicts the same?
import { chains, nameOf, symmetries } from "./board.mjs";
import { ratio } from "./print.mjs";

/**
 * @typedef {import("./board.mjs").Board} Board
 * @typedef {import("./positions.mjs").Corpus} Corpus
 * @typedef {import("./positions.mjs").Position} Position
 * @typedef {import("./judges.mjs").Judge} Judge
 * @typedef {import("./judges.mjs").JudgedChain} JudgedChain
 */

/** One of so many finished games is taken, where not all are. */
const SAMPLE = 12;
/** Of all chains, each seen from fifteen other sides. */
const ASKED = 0.999;

/**
 * @param {readonly Corpus[]} corpora @param {Judge} judge @param {boolean} full all finished games too
 */
export async function measureSymmetry(corpora, judge, full) {
  const positions = corpora.flatMap(({ kind, positions: all }) =>
    full || (kind !== "finished" && kind !== "disputed") ? all : all.filter((_, i) => i % SAMPLE === 0),
  );
  const all = { right: 0, total: 0 };
  const sure = { right: 0, total: 0 };
  /** @type {string[]} */
  const differ = [];
  for (const position of positions) {
    const { board, rules, turns } = position;
    const [turn] = turns;
    const plain = byFirstStone((await judge.judge({ board, turn, rules })).chains);
    const own = chains(board);
    /** @type {Map<number, Set<string>>} */
    const others = new Map();
    for (const [way, { width, height, places }] of symmetries(board).entries()) {
      // As it lies, only the colours are exchanged.
      for (const swap of way === 0 ? [-1] : [1, -1]) {
        const cells = new Int8Array(board.cells.length);
        board.cells.forEach((sign, at) => {
          cells[places[at] ?? 0] = swap * sign;
        });
        const seen = await judge.judge({ board: { width, height, cells }, turn: swap > 0 ? turn : other(turn), rules });
        const verdicts = byStone(seen.chains);
        for (const stones of own) {
          const first = stones[0] ?? 0;
          const before = plain.get(first);
          const after = verdicts.get(places[first] ?? 0);
          const isSame = before?.status === after?.status;
          count(all, isSame);
          if (before !== undefined && (before.proof !== "estimate" || after?.proof !== "estimate")) {
            count(sure, isSame && before.proof === after?.proof);
          }
          if (isSame && before?.proof === after?.proof) continue;
          if (!others.has(first)) others.set(first, new Set());
          others.get(first)?.add(`${after?.status} (${after?.proof})`);
        }
      }
    }
    for (const [first, seen] of others) {
      const before = plain.get(first);
      const name = nameOf(board, first);
      differ.push(`${position.id} ${name}: ${before?.status} (${before?.proof}), else ${[...seen].join(", ")}`);
    }
  }
  const isMet = all.right >= ASKED * all.total && sure.right === sure.total;
  const text = [
    `── Symmetry: ${positions.length} positions, each from eight sides in both colours`,
    `   same status ${ratio(all)}; proved and read ones the same with their proof ${ratio(sure)}`,
    ...differ.slice(0, 40).map((line) => `   ${line}`),
    ...(differ.length > 40 ? [`   and ${differ.length - 40} more chains`] : []),
    `   ${isMet ? "PASS" : "FAIL"}  same status on ≥ 99.9 % of the chains, on all that are proved or read`,
  ];
  return { text: text.join("\n"), isMet, data: { all, sure, differ } };
}

/** @param {{ right: number, total: number }} share @param {boolean} isRight */
function count(share, isRight) {
  share.total += 1;
  if (isRight) share.right += 1;
}

/** @param {readonly JudgedChain[]} judged */
const byFirstStone = (judged) => new Map(judged.map((chain) => [Math.min(...chain.stones), chain]));

/** @param {readonly JudgedChain[]} judged */
const byStone = (judged) =>
  new Map(judged.flatMap((chain) => chain.stones.map((at) => /** @type {const} */ ([at, chain]))));

/** @param {"black" | "white" | undefined} turn */
const other = (turn) => (turn === undefined ? turn : turn === "black" ? "white" : "black");
