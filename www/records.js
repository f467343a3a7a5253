/**
 * What reads and writes records: the whole engine, loaded when it is first wanted. The page starts without it, with the
 * game alone.
 */

import { GoError } from "./lanke/play/slim.js";

/** @typedef {typeof import("./study.js")} Records */
/** A game of the page: begun here, or played on from a record. @typedef {import("./lanke/play/slim.js").Game | import("./lanke/slim.js").Game} AnyGame */

/** @type {Records | null} */
let loaded = null;

/**
 * @returns {Promise<Records>}
 * @throws GoError `"not-loaded"` when it can't be had; it may be tried again
 */
export async function loadRecords() {
  if (loaded !== null) return loaded;
  try {
    const records = await import("./study.js");
    await records.init();
    loaded = records;
    return records;
  } catch (cause) {
    throw new GoError("not-loaded", `what reads records did not load (${cause}), wanted a connection`, { cause });
  }
}

/** The same, where a record is there already or may be; null before. */
export function recordsNow() {
  return loaded;
}

/**
 * A game with what only the whole engine can do: itself where it comes from a record, else a copy to be disposed of.
 *
 * @param {AnyGame} game at its latest move
 */
export async function withRecords(game) {
  if ("toSgf" in game) return game;
  const snapshot = game.snapshot();
  const { Game } = await loadRecords();
  return Game.fromSnapshot(snapshot);
}
