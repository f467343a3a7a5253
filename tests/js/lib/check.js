/** What several tests need: expected errors, whole states, seeded randomness, files that may be missing. */

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GoError } from "../../../dist/index.js";

const SHARED = fileURLToPath(new URL("../../../../shared/", import.meta.url));

/**
 * The error that a call throws; it has to be a GoError, and no trap.
 *
 * @param {string | RegExp} code
 * @param {() => unknown} run
 * @returns {GoError}
 */
export function refused(code, run) {
  try {
    const value = run();
    assert.fail(`wanted ${code}, but it gave ${JSON.stringify(value)}`);
  } catch (error) {
    assert(error instanceof GoError, `${error}`);
    assert.match(error.code, typeof code === "string" ? new RegExp(`^${code}$`) : code, error.message);
    assert.notEqual(error.code, "internal");
    return error;
  }
}

/** Everything that can be seen of a game. @param {import("../../../dist/index.js").Game} game */
export function stateOf(game) {
  return JSON.stringify([game.snapshot(), game.history(), game.hash(), [...game.legalMask()]]);
}

/** Numbers from 0 up to `n`, always the same for one seed (xorshift). @param {number} seed */
export function random(seed) {
  let state = seed | 1;
  return (/** @type {number} */ n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

/**
 * Where files outside the repository lie; null, which is said, if they aren't there. In CI they have to be.
 *
 * @param {string} path
 */
export function shared(path) {
  const full = SHARED + path;
  if (existsSync(full)) return full;
  assert(!process.env.CI, `${full} is missing`);
  console.log(`skipped: ${full} is missing`);
  return null;
}

/** @param {string} path */
export function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** Names in a folder that end so. @param {string} folder @param {string} end */
export function namesIn(folder, end) {
  return readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .sort();
}

/** Rows of a board in other letters. @param {readonly string[]} rows @param {Record<string, string>} letters */
export function inLetters(rows, letters) {
  return rows.map((row) => Array.from(row, (letter) => letters[letter] ?? letter).join(""));
}

/** Vertices as sorted texts, for comparison. @param {readonly (readonly number[])[]} vertices */
export function texts(vertices) {
  return vertices.map(String).sort();
}
