// Random games alone, ours in wasm and natively beside the peer's: in turn, and the fastest time of each counts, since what
// else the machine does only slows.
import { join } from "node:path";
import { ask, ROOT, run } from "../shell.mjs";
import { clock, ours, peerModule } from "./judges.mjs";

/**
 * @typedef {import("./judges.mjs").JudgeOptions} JudgeOptions
 * @typedef {{ name: string, board: import("./board.mjs").Board }} Named
 */

/**
 * @typedef {object} Games
 * @property {string} name of the board
 * @property {number} few milliseconds of a judgement with few random games
 * @property {number | null} rate random games a second; null where more make no difference
 * @property {number | null} peer its random games a second
 * @property {{ few: number, rate: number | null } | null} native the same in native code; null where there is no Rust
 */

const TURNS = 6;
/** In each turn, of each contender. */
const ROUNDS = 2;
/** Judging does more than play random games: what these cost is the difference between few and many. */
const FEW = 200;
const MANY = 1000;
const PEER_PLAYOUTS = 200;

/**
 * @param {Named[]} boards @param {JudgeOptions} options @param {boolean} withPeer
 * @returns {Promise<Games[]>}
 */
export async function measureGames(boards, options, withPeer) {
  const few = await ours({ ...options, playouts: FEW });
  const many = await ours({ ...options, playouts: MANY });
  const peer = withPeer ? await peerModule("@sabaki/deadstones/js/wasm") : null;
  const native = nativeRun(boards);
  // Builds it, off the clock.
  await native?.();
  const fastest = () => ({ few: Infinity, many: Infinity, peer: Infinity, nativeFew: Infinity, nativeMany: Infinity });
  const entries = boards.map(({ name, board }) => ({ name, board, playouts: 0, ...fastest() }));
  for (let turn = 0; turn < TURNS; turn++) {
    for (let round = 0; round < ROUNDS; round++) {
      for (const entry of entries) {
        const { board } = entry;
        const [a, b] = [await few.judge({ board }), await many.judge({ board })];
        const start = clock();
        peer?.getProbabilityMap(Array.from(board.cells), board.width, PEER_PLAYOUTS, round);
        const peerMs = clock() - start;
        entry.playouts = b.playouts - a.playouts;
        entry.few = Math.min(entry.few, a.ms);
        entry.many = Math.min(entry.many, b.ms);
        entry.peer = Math.min(entry.peer, peerMs);
      }
    }
    const alone = (await native?.()) ?? [];
    for (const [i, [a, b]] of alone.entries()) {
      const entry = entries[i];
      if (entry === undefined) continue;
      entry.nativeFew = Math.min(entry.nativeFew, a);
      entry.nativeMany = Math.min(entry.nativeMany, b);
    }
  }
  return entries.map((entry) => ({
    name: entry.name,
    few: entry.few,
    rate: rateOf(entry.playouts, entry.many - entry.few),
    peer: peer ? rateOf(PEER_PLAYOUTS, entry.peer) : null,
    native: native && { few: entry.nativeFew, rate: rateOf(entry.playouts, entry.nativeMany - entry.nativeFew) },
  }));
}

/**
 * What runs the same in native code and gives the fastest times of few and many, board by board.
 * @param {Named[]} boards
 * @returns {(() => Promise<(readonly [few: number, many: number])[]>) | null}
 */
function nativeRun(boards) {
  if (ask("cargo", ["--version"]) === null) return null;
  const rows = boards.map(({ board: { width, cells } }) =>
    Array.from(cells, (sign, at) => `${at > 0 && at % width === 0 ? "/" : ""}${".BW".at(sign)}`).join(""),
  );
  const args = ["run", "--release", "--quiet", "--bin", "judge", "--", String(ROUNDS), `${FEW},${MANY}`, ...rows];
  return async () => {
    const output = await run("cargo", args, { cwd: join(ROOT, "benches/native"), quiet: true });
    return output
      .trim()
      .split("\n")
      .map((line) => {
        const [few = 0, many = 0] = line.split(" ").map(Number);
        return /** @type {const} */ ([few, many]);
      });
  };
}

/** @param {number} n @param {number} ms */
const rateOf = (n, ms) => (n > 0 && ms > 0 ? (n * 1000) / ms : null);
