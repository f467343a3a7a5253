// Who judges: the package as built, and the peer that a user would take instead. Both give points of one kind.
import { createRequire } from "node:module";
import { join } from "node:path";
import { ROOT } from "../shell.mjs";
import { signMap } from "./board.mjs";

/**
 * @typedef {import("./board.mjs").Board} Board
 * @typedef {import("./positions.mjs").Color} Color
 * @typedef {{ stones: number[], color: number, status: string, proof: string }} JudgedChain
 */

/**
 * What a judge says; null where it doesn't say that.
 * @typedef {object} Answer
 * @property {Set<number>} dead
 * @property {Set<number> | null} seki
 * @property {Set<number> | null} dame
 * @property {Int8Array | null} standing
 * @property {Int8Array | null} sealed
 * @property {Map<number, number> | null} seal
 * @property {JudgedChain[]} chains
 * @property {number} playouts
 * @property {number} ms of processor time
 */

/** @typedef {{ board: Board, turn?: Color | undefined, rules?: string | undefined }} Question */

/** @typedef {{ name: string, judge(question: Question): Promise<Answer> }} Judge */

/** @typedef {{ playouts?: number, seed?: number }} JudgeOptions */

// Time of this thread, so that what else the machine does doesn't count; older versions of Node know only the process's.
const usage = /** @type {() => { user: number, system: number }} */ (
  /** @type {any} */ (process).threadCpuUsage ?? process.cpuUsage
);

/** Milliseconds of processor time. */
export function clock() {
  const { user, system } = usage.call(process);
  return (user + system) / 1000;
}

const SIGN = /** @type {const} */ ({ black: 1, white: -1 });

/** The package, as it was built. */
export async function lanke() {
  return /** @type {Promise<any>} */ (import(new URL("../../dist/index.js", import.meta.url).href));
}

/** @param {JudgeOptions} [options] what is left out is as the package has it @returns {Promise<Judge>} */
export async function ours(options = {}) {
  const { judge } = await lanke();
  return {
    name: "lanke",
    async judge({ board, turn, rules }) {
      const position = { stones: signMap(board), ...(turn && { turn }), ...(rules && { rules }) };
      const start = clock();
      const found = judge(position, options);
      const ms = clock() - start;
      const point = (/** @type {[number, number]} */ [x, y]) => y * board.width + x;
      const sign = (/** @type {{ color: Color }} */ { color }) => SIGN[color];
      return {
        dead: new Set(found.dead.map(point)),
        seki: new Set(found.seki.map(point)),
        dame: new Set(found.dame.map(point)),
        standing: Int8Array.from(found.standing),
        sealed: Int8Array.from(found.sealed),
        seal: new Map(found.seal.map((/** @type {any} */ gap) => [point(gap.vertex), sign(gap)])),
        chains: found.chains.map((/** @type {any} */ chain) => ({
          stones: chain.stones.map(point),
          color: sign(chain),
          status: chain.status,
          proof: chain.proof,
        })),
        playouts: found.playouts,
        ms,
      };
    },
  };
}

/** The peer's module, from the folder of all peers. @param {string} name */
export const peerModule = (name) => /** @type {any} */ (createRequire(join(ROOT, "benches/package.json"))(name));

/** `@sabaki/deadstones` as its README calls it for a finished board. It takes its seed from the clock. @returns {Judge} */
export function deadstones() {
  const { guess } = peerModule("@sabaki/deadstones");
  return {
    name: "@sabaki/deadstones",
    async judge({ board }) {
      const rows = signMap(board);
      const start = clock();
      const dead = await guess(rows, { finished: true, iterations: 100 });
      const ms = clock() - start;
      return {
        dead: new Set(dead.map((/** @type {[number, number]} */ [x, y]) => y * board.width + x)),
        seki: null,
        dame: null,
        standing: null,
        sealed: null,
        seal: null,
        chains: [],
        playouts: 100,
        ms,
      };
    },
  };
}

/**
 * What is each side's for certain, by the package's own Benson: apart from judging, and tested against a slow twin.
 * @param {any} Game the package's class @param {Board} board
 */
export function certain(Game, board) {
  const game = new Game({ setup: { stones: signMap(board) } });
  const point = (/** @type {[number, number]} */ [x, y]) => y * board.width + x;
  const stones = new Set();
  const area = new Int8Array(board.cells.length);
  for (const color of /** @type {const} */ (["black", "white"])) {
    for (const at of game.safeStones(color).map(point)) stones.add(at);
    for (const at of game.safeArea(color).map(point)) area[at] = SIGN[color];
  }
  const dead = new Set(game.provenDead().map(point));
  game.dispose();
  return { stones, dead, area };
}
