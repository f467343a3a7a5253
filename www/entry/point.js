/** A point in words: what the board's grid calls it, and what is judged of it. */

import { viewOf } from "../game-view.js";
import { say } from "../i18n.js";
import { heatText, markedPointText } from "../judged-words.js";
import { cellLabels } from "../lanke/board/index.js";
import { dressed } from "../settings/dress.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../lanke/index.js").Vertex} Vertex */

/**
 * What is on a point, in words.
 *
 * @param {Session} session
 * @param {Vertex} vertex
 */
export function pointInWords(session, vertex) {
  const view = dressed(viewOf(session), session);
  const what = cellLabels(view, say().points)[vertex[1] * view.size[0] + vertex[0]] ?? "";
  return [what, markedPointText(session, vertex), heatText(session, vertex)].filter(Boolean).join(say().stop);
}
