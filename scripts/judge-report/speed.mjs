// How fast judging is: beside the peer on finished boards, its random games alone, and wasm beside the same natively.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ask, ROOT, run } from "../shell.mjs";
import { parseRows } from "./board.mjs";
import { clock, deadstones, lanke, ours, peerModule } from "./judges.mjs";
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

const ROUNDS = 7;
/** Judging does more than play random games: what these cost is the difference between few and many. */
const FEW = 200;
const MANY = 1000;
const PEER_PLAYOUTS = 200;

/** @param {JudgeOptions} options @param {boolean} withPeer */
export async function measureSpeed(options, withPeer) {
  const boards = await namedBoards(withPeer);
  const finished = await finishedBoards();
  const text = ["── Speed, in processor time"];
  const whole = await measureWhole(finished.length > 0 ? finished : boards.slice(-1), options, withPeer);
  text.push(...whole.text);
  const wasm = await measurePlayouts(boards, options, withPeer);
  const native = await measureNative(boards);
  const lines = [["random games/s", "lanke", "deadstones", "times", "native", "of native", "judging", "of native"]];
  boards.forEach(({ name }, i) => {
    const { rate, peer, few } = wasm[i] ?? { rate: null, peer: null, few: 0 };
    const alone = native?.[i];
    lines.push([
      name,
      figure(rate),
      figure(peer),
      rate && peer ? `${(rate / peer).toFixed(1)}×` : "–",
      figure(alone?.rate ?? null),
      rate && alone?.rate ? (rate / alone.rate).toFixed(2) : "–",
      `${few.toFixed(1)} ms`,
      alone ? (alone.few / few).toFixed(2) : "–",
    ]);
  });
  text.push(table(lines));
  if (native === null) text.push("   native: left out, there is no cargo here");
  const ratios = wasm.flatMap(({ rate, peer }) => (rate && peer ? [rate / peer] : []));
  const parts = wasm.flatMap(({ few, rate }, i) => {
    const alone = native?.[i];
    return alone ? [alone.few / few, ...(rate && alone.rate ? [rate / alone.rate] : [])] : [];
  });
  const bars = [
    ...whole.bars,
    ...bar(
      `random games/s, times @sabaki/deadstones on each board ≥ ${TIMES_PEER}`,
      Math.min(...ratios),
      (n) => n >= TIMES_PEER,
    ),
    ...bar(`wasm, of native speed on each board ≥ ${OF_NATIVE}`, Math.min(...parts), (n) => n >= OF_NATIVE),
  ];
  for (const { what, value, isMet } of bars) text.push(`   ${isMet ? "PASS" : "FAIL"}  ${what}: ${value.toFixed(2)}`);
  return {
    text: text.join("\n"),
    data: {
      whole: whole.data,
      boards: boards.map(({ name }, i) => ({ name, wasm: wasm[i], native: native?.[i] })),
      bars,
    },
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

/**
 * Random games alone: the time of many less that of few. Null where it plays none.
 * @param {Named[]} boards @param {JudgeOptions} options @param {boolean} withPeer
 */
async function measurePlayouts(boards, options, withPeer) {
  const few = await ours({ ...options, playouts: FEW });
  const many = await ours({ ...options, playouts: MANY });
  const peer = withPeer ? await peerModule("@sabaki/deadstones/js/wasm") : null;
  const found = boards.map(() => ({ ...lists(), playouts: 0 }));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, { board }] of boards.entries()) {
      const entry = found[i];
      if (entry === undefined) continue;
      const [a, b] = [await few.judge({ board }), await many.judge({ board })];
      const start = clock();
      peer?.getProbabilityMap(Array.from(board.cells), board.width, PEER_PLAYOUTS, round);
      const peerMs = clock() - start;
      entry.playouts = b.playouts - a.playouts;
      // The first round is for the compilers.
      if (round === 0) continue;
      entry.few.push(a.ms);
      entry.many.push(b.ms);
      entry.peer.push(peerMs);
    }
  }
  return found.map((entry) => ({
    few: times(entry.few).median,
    rate: rateOf(entry.playouts, times(entry.many).median - times(entry.few).median),
    peer: peer ? rateOf(PEER_PLAYOUTS, times(entry.peer).median) : null,
  }));
}

/** The same in native code; null where there is no Rust. @param {Named[]} boards */
async function measureNative(boards) {
  if (ask("cargo", ["--version"]) === null) return null;
  const rows = boards.map(({ board: { width, cells } }) =>
    Array.from(cells, (sign, at) => `${at > 0 && at % width === 0 ? "/" : ""}${".BW".at(sign)}`).join(""),
  );
  const args = ["run", "--release", "--quiet", "--bin", "judge", "--", String(ROUNDS), `${FEW},${MANY}`, ...rows];
  const output = await run("cargo", args, { cwd: join(ROOT, "benches/native"), quiet: true });
  return output
    .trim()
    .split("\n")
    .map((line) => {
      const [few = 0, many = 0] = line.split(" ").map(Number);
      return { few, rate: rateOf(MANY - FEW, many - few) };
    });
}

/** @returns {Record<"few" | "many" | "peer", number[]>} */
const lists = () => ({ few: [], many: [], peer: [] });

/** @param {number} n @param {number} ms */
const rateOf = (n, ms) => (n > 0 && ms > 0 ? (n * 1000) / ms : null);

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
