/** What is said of a place of the curve, and of what happens there, in the language in force. */

import { say } from "../i18n.js";
import { fraction } from "../numbers.js";
import { illegalText } from "../refusals.js";
import { pointText } from "../settings/names.js";
import { PALE } from "./curve.js";

/** @typedef {import("./curve.js").Place} Place */
/** @typedef {import("./facts.js").Fact} Fact */
/** @typedef {import("../lanke/index.js").Vertex} Vertex */
/** @typedef {readonly [columns: number, rows: number]} Size */

/** A lead to half a point, and whose it is. @param {number} lead */
export function sidedOf(lead) {
  const points = Math.round(2 * Math.abs(lead)) / 2;
  /** @type {import("../lanke/index.js").Color | null} */
  const side = points === 0 ? null : lead > 0 ? "black" : "white";
  return { side, points: fraction(points) };
}

/** "Black ahead by about 12½". @param {number} lead @param {boolean} isCounted */
export function leadText(lead, isCounted) {
  return say().leadSaid({ ...sidedOf(lead), isCounted });
}

/** "Move 37: Black ahead by about 12½, give or take 30". @param {number} number @param {Place | null | undefined} place */
export function placeText(number, place) {
  if (!place) return say().notJudged({ number });
  const { lead, doubt, settled, isCounted } = place;
  return say().leadAtMove({
    number,
    lead: leadText(lead, isCounted),
    doubt: isCounted ? null : String(Math.round(doubt)),
    isPale: !isCounted && settled < PALE,
  });
}

/** Whether the place is one of those that are listed: not for captures alone. @param {Fact} fact */
export function isMoment({ illegal, cycle, isKo, move }) {
  return illegal !== null || cycle !== null || isKo || move?.kind === "pass";
}

/**
 * What happens there, in sentences; shortly where the page says more beside it.
 *
 * @param {Fact} fact
 * @param {Size} size
 * @param {{ isShort?: boolean }} [how]
 */
export function factText({ move, taken, isKo, illegal, cycle }, size, { isShort = false } = {}) {
  if (move === null) return "";
  const words = say();
  const sides = /** @type {const} */ (["black", "white"]);
  return [
    move.kind === "pass" ? words.passes({ color: move.color }) : "",
    isKo ? words.takesKo({ color: move.color, at: nameOf(move.vertex, size) }) : "",
    ...(isKo ? [] : sides.map((side) => (taken[side] === 0 ? "" : words.takes({ side, n: taken[side] })))),
    cycle === null ? "" : words.repeats(cycle),
    cycle === null || isShort ? "" : (words.cycleKinds[cycle.kind] ?? ""),
    illegal === null ? "" : isShort ? words.againstShort : againstText(illegal, { size, turn: move.color }),
  ]
    .filter(Boolean)
    .join(words.space);
}

/** @param {import("../lanke/index.js").Illegal} illegal @param {{ size: Size, turn: import("../lanke/index.js").Color }} game */
function againstText(illegal, game) {
  return say().againstRules({ why: illegalText(illegal, game) });
}

/** The move as it was played. @param {Fact} fact @param {Size} size */
export function moveText({ move }, size) {
  if (move === null) return "";
  if (move.kind === "pass") return say().passes({ color: move.color });
  return say().playedAt({ color: move.color, at: nameOf(move.vertex, size) });
}

/** @param {Vertex | null} vertex @param {Size} size */
function nameOf(vertex, size) {
  return vertex !== null && vertex[0] < size[0] && vertex[1] < size[1] ? pointText(vertex, size) : "?";
}
