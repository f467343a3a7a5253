/** What tests of records need. */

import assert from "node:assert/strict";
import { readRecords } from "../../../dist/index.js";
import { refused } from "./check.js";

/** @typedef {import("../../../dist/index.js").GameRecord} GameRecord */

/** The first game of a text. @param {string | Uint8Array} sgf @param {object} [options] @returns {GameRecord} */
export function recordOf(sgf, options) {
  return /** @type {GameRecord} */ (readRecords(sgf, options).games[0]);
}

/** A record on one line. @param {GameRecord} record */
export const sgfOf = (record) => record.toSgf({ lineLength: 0 }).trimEnd();

/** An edit that is refused, and changes nothing. @param {GameRecord} record @param {string} code @param {() => unknown} edit */
export function unchanged(record, code, edit) {
  const state = () => [record.toSgf(), record.undoCount, record.redoCount, record.nodeCount];
  const before = state();
  const error = refused(code, edit);
  assert.deepEqual(state(), before);
  return error;
}

/** What is no node of a small record. */
export const NO_NODES = /** @type {any[]} */ ([
  ...[NaN, -1, 0.5, 99, 1e10, 2 ** 32 - 1, 2 ** 32, Infinity, -Infinity],
  ...["0", "", [0], [], {}, null, undefined, true, 0n, Symbol.iterator, () => 0],
]);
