/** What is said of a point that is come to by keys. */

import { byId, setText } from "./dom.js";
import { say } from "./i18n.js";
import { heatText, markedPointText } from "./judged-words.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").Vertex} Vertex */

const spoken = byId("spoken", HTMLElement);

/**
 * Tells assistive technology what is said of a point beside what is on it, which its cell is called.
 *
 * @param {Session} session
 * @param {Vertex} vertex
 */
export function speakPoint(session, vertex) {
  const judged = [markedPointText(session, vertex), heatText(session, vertex)];
  setText(spoken, judged.filter(Boolean).join(say().space));
}
