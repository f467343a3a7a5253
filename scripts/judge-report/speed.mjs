// How fast judging is: beside the peer on finished boards, its random games alone, and wasm beside the same natively.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../shell.mjs";
import { parseRows } from "./board.mjs";
import { measureGames } from "./games.mjs";
import { deadstones, lanke, ours, peerModule } from "./judges.mjs";
import { corpusFolders, readCorpora } from "./positions.mjs";
import { table } from "./print.mjs";
import { times } from "./run.mjs";

/**
 * @typedef {import("./board.mjs").Board} Board
 * @typedef {import("./judges.mjs").JudgeOptions} JudgeOptions
 * @typedef {{ name: string, board: Board }} Named
 */

/** The worst of many boards may take so many times the median. */
const WORST = 10;
/** Random games a second, times those of the peer. */
const TIMES_PEER = 8;
/** The speed of wasm, of that of native code. */
const OF_NATIVE = 0.7;

/** @param {JudgeOptions} options @param {boolean} withPeer */
export async function measureSpeed(options, withPeer) {
  const boards = await namedBoards(withPeer);
  const finished = await finishedBoards();
  const text = ["── Speed, in processor time"];
  const whole = await measureWhole(finished.length > 0 ? finished : boards.slice(-1), options, withPeer);
  text.push(...whole.text);
  const games = await measureGames(boards, options, withPeer);
  const lines = [["random games/s", "lanke", "deadstones", "times", "native", "of native", "judging", "of native"]];
  for (const { name, rate, peer, few, native } of games) {
    lines.push([
      name,
      figure(rate),
      figure(peer),
      rate && peer ? `${(rate / peer).toFixed(1)}×` : "–",
      figure(native?.rate ?? null),
      rate && native?.rate ? (rate / native.rate).toFixed(2) : "–",
      `${few.toFixed(1)} ms`,
      native ? (native.few / few).toFixed(2) : "–",
    ]);
  }
  text.push(table(lines));
  if (games.some(({ native }) => native === null)) text.push("   native: left out, there is no cargo here");
  const ratios = games.flatMap(({ rate, peer }) => (rate && peer ? [rate / peer] : []));
  const alone = games.flatMap(({ rate, native }) => (rate && native?.rate ? [rate / native.rate] : []));
  const judging = games.flatMap(({ few, native }) => (native ? [native.few / few] : []));
  const isMet = (/** @type {number} */ share) => share >= OF_NATIVE;
  const bars = [
    ...whole.bars,
    ...bar(
      `random games/s, times @sabaki/deadstones on each board ≥ ${TIMES_PEER}`,
      Math.min(...ratios),
      (n) => n >= TIMES_PEER,
    ),
    ...bar(`random games in wasm, of native speed on each board ≥ ${OF_NATIVE}`, Math.min(...alone), isMet),
    ...bar(`judging in wasm, of native speed on each board ≥ ${OF_NATIVE}`, Math.min(...judging), isMet),
  ];
  for (const { what, value, isMet } of bars) text.push(`   ${isMet ? "PASS" : "FAIL"}  ${what}: ${value.toFixed(2)}`);
  return {
    text: text.join("\n"),
    data: { whole: whole.data, games, bars },
  };
}

/** @param {string} what @param {number} value @param {(value: number) => boolean} isMet */
function bar(what, value, isMet) {
  return Number.isFinite(value) ? [{ what, value, isMet: isMet(value) }] : [];
}

/** A whole judgement, board by board in turn. @param {Named[]} boards @param {JudgeOptions} options @param {boolean} withPeer */
async function measureWhole(boards, options, withPeer) {
  const own = await ours(options);
  const peer = withPeer ? deadstones() : null;
  /** @type {number[]} */
  const ms = [];
  /** @type {number[]} */
  const peerMs = [];
  for (const [i, { board }] of boards.entries()) {
    // The first one is judged once before, for the compilers.
    for (let again = i === 0 ? 2 : 1; again > 0; again--) {
      const answer = await own.judge({ board });
      const other = await peer?.judge({ board });
      if (again > 1) continue;
      ms.push(answer.ms);
      if (other) peerMs.push(other.ms);
    }
  }
  const mine = times(ms);
  const text = [
    `   ${boards.length} finished 19×19 boards: median ${mine.median.toFixed(1)} ms, worst ${mine.worst.toFixed(1)} ms`,
  ];
  const bars = bar(`worst, of the median ≤ ${WORST}`, mine.worst / mine.median, (n) => n <= WORST);
  const others = times(peerMs);
  if (peer) {
    text.push(
      `   @sabaki/deadstones, 100 playouts: median ${others.median.toFixed(1)} ms, worst ${others.worst.toFixed(1)} ms`,
    );
    const times100 = mine.median / others.median;
    text.push(`   ours takes ${times100.toFixed(2)} times as long as the peer (median)`);
  }
  return { text, bars, data: { mine, others: peer ? others : null } };
}

/** @param {number | null} rate */
const figure = (rate) => (rate === null ? "–" : Math.round(rate).toLocaleString("en"));

/** A real game early, in the middle and at its end; and the two boards the peer tests itself on. @param {boolean} withPeer */
async function namedBoards(withPeer) {
  const { Game } = await lanke();
  const game = Game.fromSgf(readFileSync(join(ROOT, "benches/data/shusaku-1846.sgf")));
  const end = game.moveNumber;
  const boards = [20, 120, end].map((number) => {
    game.goTo(number);
    return { name: `a game of 1846, move ${number}`, board: parseRows(game.snapshot().stones) };
  });
  game.dispose();
  if (!withPeer) return boards;
  const { unfinished, finished } = peerModule("@sabaki/deadstones/tests/data.js");
  for (const [name, rows] of Object.entries({ unfinished, finished })) {
    const cells = Int8Array.from(rows.flat());
    boards.push({ name: `the peer's board, ${name}`, board: { width: rows[0].length, height: rows.length, cells } });
  }
  return boards;
}

/** Of the corpus, where it is there. @returns {Promise<Named[]>} */
async function finishedBoards() {
  const folder = corpusFolders(join(ROOT, "../shared/corpus")).find((name) => /finished-games.games$/.test(name));
  if (folder === undefined || !existsSync(folder)) return [];
  const { corpora } = readCorpora([folder], () => null);
  return corpora
    .flatMap(({ positions }) => positions)
    .filter(({ board }) => board.width === 19)
    .map(({ id, board }) => ({ name: id, board }));
}
