/** What the program says of a chain or a point, in the words of the language in force. */

import { say } from "./i18n.js";
import { describeWhy } from "./lanke/play/slim.js";
import { pointText } from "./settings/names.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").Vertex} Vertex */
/** @typedef {import("./lanke/index.js").JudgedChain} JudgedChain */

/**
 * The verdict on a chain, how it is known, how certain it is, and why.
 *
 * @param {Session} session
 * @param {JudgedChain} chain
 */
export function chainText({ game }, { stones, color, status, proof, certainty, why }) {
  const words = say();
  const [first] = stones;
  if (first === undefined) return "";
  const said = words.chainSaid({
    color,
    at: pointText(first, game.size),
    n: stones.length,
    status: words.statuses[status],
    proof: words.proofs[proof],
    percent: Math.round(100 * certainty),
    why: words.whyText(describeWhy(why)),
  });
  const isDead = isMarked(game, first);
  if (game.phase !== "marking" || isDead === (status === "dead")) return said;
  return [said, words.byHand({ isDead })].join(words.space);
}

/** @param {Session["game"]} game @param {Vertex} vertex */
function isMarked(game, [x, y]) {
  return game.dead().some(([column, row]) => column === x && row === y);
}

/**
 * What the program says where stones are marked: of the chain that stands there, or of a gap in a border.
 *
 * @param {Session} session
 * @param {Vertex | null} vertex
 */
export function markedPointText(session, vertex) {
  const { game, judging } = session;
  if (vertex === null || game.phase !== "marking" || session.shown !== null) return "";
  const chain = judging.chainAt(vertex);
  if (chain !== undefined) return chainText(session, chain);
  const [x, y] = vertex;
  const seal = judging.judgement?.seal.find(({ vertex: [column, row] }) => column === x && row === y);
  return seal === undefined ? "" : say().sealSaid({ at: pointText(vertex, game.size), color: seal.color });
}

/**
 * Whose a point is likely to become, while the map of owners is on.
 *
 * @param {Session} session
 * @param {Vertex | null} vertex
 */
export function heatText({ game, judging }, vertex) {
  if (vertex === null || !judging.isHeatOn || judging.judgement === null) return "";
  const [columns, rows] = game.size;
  const [x, y] = vertex;
  if (x >= columns || y >= rows) return "";
  const owner = judging.judgement.owner[y * columns + x] ?? 0;
  return say().heatSaid({
    at: pointText(vertex, game.size),
    color: owner < 0 ? "white" : "black",
    percent: Math.round(50 * (1 + Math.abs(owner))),
  });
}
