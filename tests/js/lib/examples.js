/** The examples that go with the rules, array by array. */

import { Game, parseGtp, score } from "../../../dist/index.js";
import { readJson, shared, texts } from "./check.js";

const path = shared("spec/examples.json");
/** @type {any} */
export const examples = path === null ? null : readJson(path);
/** For `describe`. */
export const skip = path === null;

export const COLORS = /** @type {const} */ ({ B: "black", W: "white" });
const EDITIONS = /** @type {const} */ ({ E88: "chinese-1988", E02: "chinese-2002", OP: "platform" });

/** @typedef {any} Example */

/** Runs a check on every example of a section, of which there must be `n`. @param {string} section @param {number} n @param {(one: Example) => void} check */
export function each(section, n, check) {
  if (examples[section].length !== n) throw new Error(`${section}: ${examples[section].length}, wanted ${n}`);
  for (const one of examples[section]) {
    try {
      check(one);
    } catch (error) {
      throw new Error(`${one.id}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
  console.log(`${section}: ${n}`);
}

/** The names of the rules of every edition that an example names. @param {Example} one */
export function editions(one) {
  const names = one.editions.map((/** @type {keyof typeof EDITIONS} */ edition) => EDITIONS[edition]);
  if (names.length === 0 || names.includes(undefined)) throw new Error(`editions ${one.editions}`);
  return /** @type {import("../../../dist/index.js").RulesName[]} */ (names);
}

/** A game on the board of an example. @param {Example} one @param {"B" | "W"} turn @param {any} [rules] */
export function start(one, turn, rules) {
  return new Game({ setup: { stones: one.board, turn: COLORS[turn] }, rules });
}

/** Points by their names, sorted. @param {readonly [number, number]} size @param {readonly string[]} names */
export function named(size, names) {
  return texts(names.map((name) => parseGtp(name, size) ?? []));
}

/** `25/2` as a number. @param {string} text */
export function fraction(text) {
  const [over, under = "1"] = String(text).split("/");
  return Number(over) / Number(under);
}

/** The count of an example. @param {Example} one @param {object} options */
export function counted(one, options) {
  return score({ stones: one.board, dead: one.dead, ...options });
}
