/** From the game to what the board draws: the one place that knows both. */

import { say } from "./i18n.js";
import { isUnsure } from "./judging.js";
import { recordsNow } from "./records.js";

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
  const records = recordsNow();
  if (records !== null && session.study !== null && session.isStudying) {
    return records.viewOfNode(session, session.study);
  }
  if (session.shown !== null) return viewOfPast(session, session.shown);
  const { game } = session;
  const { phase } = game;
  const [columns, rows] = game.size;
  const counts = phase === "marking" || game.outcome?.kind === "count";
  return {
    size: game.size,
    stones: session.placing?.cells() ?? game.cells(),
    lastMove: game.lastMove?.vertex ?? null,
    ko: phase === "play" ? game.ko : null,
    ghost: ghostOf(session),
    dead: counts ? game.dead() : [],
    owner: counts ? session.score().owner : null,
    heat: heatOf(session),
    marks: counts ? [...countingMarks(session), ...proposalMarks(session)] : refusalMarks(session),
    coordinates: "a1",
    confirm: phase === "play" ? "auto" : "never",
    arrows: session.isReading ? "step" : "cursor",
    label: session.isReading ? say().boardLabelStepping({ columns, rows }) : say().boardLabel({ columns, rows }),
  };
}

/**
 * The stone that would stand under the pointer.
 *
 * @param {Session} session
 * @returns {import("./lanke/board/index.js").Ghost | null}
 */
export function ghostOf({ ghost, game, study, isStudying, shown }) {
  if (ghost === null || shown !== null) return null;
  const turn = study !== null && isStudying ? study.record.position(study.node).turn : game.turn;
  return { vertex: ghost, color: turn === "black" ? 1 : 2 };
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
function viewOfPast(session, number) {
  const { game } = session;
  const move = number === 0 ? null : (game.history()[number - 1] ?? null);
  return {
    size: game.size,
    stones: game.cellsAt(number),
    lastMove: move?.vertex ?? null,
    heat: heatOf(session),
    coordinates: "a1",
    confirm: "never",
    label: say().shownStatus({ since: number }),
  };
}

/** @param {Session} session */
function heatOf({ judging }) {
  return judging.isHeatOn ? (judging.judgement?.owner ?? null) : null;
}

/**
 * Squares on the stones in seki, triangles in false eyes.
 *
 * @param {Session} session
 * @returns {Mark[]}
 */
function countingMarks(session) {
  const { seki, falseEyes } = session.score();
  const { judgement } = session.judging;
  const hasGaps = session.game.phase === "marking" && judgement !== null && judgement.seal.length > 0;
  // Beside a border that is still open the count takes stones for seki that only lack their area as yet.
  const open = hasGaps ? judgement.chains.filter(({ status }) => status === "alive" || status === "unsettled") : [];
  const lacking = new Set(open.flatMap(({ stones }) => stones.map(String)));
  return [
    ...seki
      .filter((vertex) => !lacking.has(String(vertex)))
      .map((vertex) => /** @type {Mark} */ ({ vertex, kind: "square" })),
    ...falseEyes.map((vertex) => /** @type {Mark} */ ({ vertex, kind: "triangle" })),
  ];
}

/**
 * What the program says beside who is dead: squares for seki, a pale "?" where it is not sure, the points that must be
 * closed. Who has marked a stone otherwise has decided about it. And rings on the stones that are picked out.
 *
 * @param {Session} session
 * @returns {Mark[]}
 */
function proposalMarks(session) {
  const { game, judging } = session;
  const { judgement, lit } = judging;
  if (game.phase !== "marking" || judgement === null) return [];
  const marked = new Set(game.dead().map(String));
  const asProposed = judgement.chains.filter(
    ({ stones: [first], status }) => marked.has(String(first)) === (status === "dead"),
  );
  const counted = new Set(session.score().seki.map(String));
  return [
    ...asProposed.flatMap((chain) => {
      const isPale = isUnsure(chain);
      if (chain.status !== "seki" && !isPale) return [];
      /** @type {Omit<Mark, "vertex">} */
      const mark = isPale ? { kind: "label", text: "?", tone: "faint" } : { kind: "square" };
      return chain.stones
        .filter((vertex) => isPale || !counted.has(String(vertex)))
        .map((vertex) => /** @type {Mark} */ ({ ...mark, vertex }));
    }),
    ...judgement.seal.map(
      ({ vertex, color }) => /** @type {Mark} */ ({ vertex, kind: "move", color: color === "black" ? 1 : 2 }),
    ),
    ...lit.map((vertex) => /** @type {Mark} */ ({ vertex, kind: "circle", tone: "alert" })),
  ];
}
