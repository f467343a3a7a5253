/** What may be asked of a new game. The package is asked itself, so that the two never disagree. */

import { Game, GoError } from "../lanke/play/slim.js";

/** @typedef {import("../lanke/index.js").GameOptions} GameOptions */
/** @typedef {import("../lanke/index.js").Rules} Rules */

/** The largest side of a board. */
export const MOST_LINES = 52;
/** Star points are laid out for so many stones at most. */
const MOST_FIXED = 9;

/**
 * Whether a game can begin so.
 *
 * @param {GameOptions} options
 */
function canBegin(options) {
  try {
    new Game(options).dispose();
    return true;
  } catch (error) {
    if (!(error instanceof GoError)) throw error;
    return false;
  }
}

/** A whole number as it is written, from 1 to `most`; null for anything else. @param {string} text @param {number} most */
export function wholeIn(text, most) {
  const n = /^\d{1,4}$/u.test(text.trim()) ? Number(text) : 0;
  return n >= 1 && n <= most ? n : null;
}

/**
 * Komi in points from a text such as "7.5", "7½" or "3 3/4 zi"; null where there is none in it.
 *
 * @param {string} text
 */
export function komiIn(text) {
  const plain = text.trim().replace(",", ".").replace("−", "-").replace(/½$/u, ".5");
  if (plain === "") return null;
  try {
    const game = new Game({ size: 1, komi: plain });
    const { komi } = game;
    game.dispose();
    return komi;
  } catch (error) {
    if (!(error instanceof GoError)) throw error;
    return null;
  }
}

/** For how many handicap stones a board has star points, at most. @param {readonly [number, number]} size */
export function mostFixed(size) {
  for (let n = MOST_FIXED; n > 1; n -= 1) if (canBegin({ size, handicap: n })) return n;
  return 0;
}

/** Rules that were kept may be those of another version of the page. @param {Rules} rules */
export function areRules(rules) {
  return canBegin({ size: 1, rules });
}

/**
 * The points that White gets for so many stones by these rules.
 *
 * @param {Rules} rules
 * @param {number} n
 */
export function compensationFor({ scoring, handicapCompensation }, n) {
  if (scoring !== "area" || n < 2) return 0;
  return { none: 0, "n-1": n - 1, n }[handicapCompensation];
}
