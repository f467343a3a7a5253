/** A list of moves, as other formats have it, as a record in SGF. */

import { vertexToSgf } from "../lanke/play/slim.js";
import { loadRecords } from "../records.js";

/** @typedef {import("../lanke/types-formats.js").ListedMove} ListedMove */
/** @typedef {import("../lanke/types-formats.js").MoveList} MoveList */
/** @typedef {import("../lanke/index.js").Rules} Rules */

/**
 * What stands and is played, legal or not.
 *
 * @typedef {Pick<MoveList, "size" | "handicap" | "setup" | "moves" | "info"> & { komi?: number | null, rules?: Rules }} Listed
 */

/**
 * @param {Listed} list
 * @returns {Promise<string>}
 */
export async function sgfOf({ size, rules, komi, handicap, setup, moves, info }) {
  const { Game } = await loadRecords();
  const bare = new Game({
    size,
    handicap,
    setup,
    ...(rules === undefined ? {} : { rules }),
    ...(komi === undefined || komi === null ? {} : { komi }),
  });
  const named = Game.fromSnapshot({ ...bare.snapshot(), info });
  // The first node as the engine writes it; moves go on it unread, since those of a record may be illegal.
  const root = named.toSgf().trimEnd().slice(0, -1);
  named.dispose();
  bare.dispose();
  const nodes = moves.map(({ color, vertex }) => `;${color === "black" ? "B" : "W"}[${vertexToSgf(vertex)}]`);
  return `${root}\n${nodes.join("")})\n`;
}
