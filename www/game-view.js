/** From the game to what the board draws: the one place that knows both. */

import { say } from "./i18n.js";

/** @typedef {import("./lanke/board/index.js").View} View */
/** @typedef {import("./lanke/board/index.js").Mark} Mark */
/** @typedef {import("./session.js").Session} Session */

/**
 * One bulk call for the stones, whatever the size of the board.
 *
 * @param {Session} session
 * @returns {View}
 */
export function viewOf(session) {
  if (session.shown !== null) return viewOfPast(session, session.shown);
  const { game, ghost } = session;
  const { phase } = game;
  const [columns, rows] = game.size;
  const counts = phase === "marking" || game.outcome?.kind === "count";
  return {
    size: game.size,
    stones: game.cells(),
    lastMove: game.lastMove?.vertex ?? null,
    ko: phase === "play" ? game.ko : null,
    ghost: ghost === null ? null : { vertex: ghost, color: game.turn === "black" ? 1 : 2 },
    dead: counts ? game.dead() : [],
    owner: counts ? session.score().owner : null,
    marks: counts ? countingMarks(session) : refusalMarks(session),
    coordinates: "a1",
    confirm: phase === "play" ? "auto" : "never",
    arrows: session.isReading ? "step" : "cursor",
    label: session.isReading ? say().boardLabelStepping({ columns, rows }) : say().boardLabel({ columns, rows }),
  };
}

/**
 * A cross where a stone was refused, and rings on the stones that would have had no liberty.
 *
 * @param {Session} session
 * @returns {Mark[]}
 */
function refusalMarks({ refusal }) {
  const at = refusal?.vertex ?? null;
  if (refusal === null || at === null || refusal.code === "occupied" || refusal.code === "game-over") return [];
  const chain = (refusal.chain ?? []).filter(([x, y]) => x !== at[0] || y !== at[1]);
  return [
    { vertex: at, kind: "cross", tone: "alert" },
    ...chain.map((vertex) => /** @type {Mark} */ ({ vertex, kind: "circle", tone: "alert" })),
  ];
}

/**
 * A position of the past, to look at.
 *
 * @param {Session} session
 * @param {number} number
 * @returns {View}
 */
function viewOfPast({ game }, number) {
  const move = number === 0 ? null : (game.history()[number - 1] ?? null);
  return {
    size: game.size,
    stones: game.cellsAt(number),
    lastMove: move?.vertex ?? null,
    coordinates: "a1",
    confirm: "never",
    label: say().shownStatus({ since: number }),
  };
}

/**
 * Squares on the stones in seki, triangles in false eyes.
 *
 * @param {Session} session
 * @returns {Mark[]}
 */
function countingMarks(session) {
  const { seki, falseEyes } = session.score();
  return [
    ...seki.map((vertex) => /** @type {Mark} */ ({ vertex, kind: "square" })),
    ...falseEyes.map((vertex) => /** @type {Mark} */ ({ vertex, kind: "triangle" })),
  ];
}
