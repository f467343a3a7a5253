/** The board in words: stones by row, what was taken, what is wanted. */

import { say } from "../i18n.js";
import { lineNames, pointName } from "../lanke/board/index.js";
import { statusText } from "../status.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../lanke/board/index.js").View} View */

/**
 * @param {Session} session
 * @param {View} view what is shown
 */
export function describe(session, view) {
  const words = say();
  const { size, stones, dead = [], ko = null, coordinates = "a1" } = view;
  const [columns, rows] = size;
  const names = lineNames(coordinates, size);
  const name = (/** @type {import("../lanke/index.js").Vertex} */ vertex) =>
    pointName(coordinates, size, vertex, names);
  const said = Array.from({ length: rows }, (_, y) => {
    const row = Array.from({ length: columns }, (_column, x) => x);
    const of = (/** @type {number} */ color) =>
      row.filter((x) => stones[y * columns + x] === color).map((x) => name([x, y]));
    const [black, white] = [of(1), of(2)];
    return black.length + white.length === 0 ? "" : words.describeRow({ row: names.rows[y] ?? "", black, white });
  }).filter(Boolean);
  const { study, isStudying, game } = session;
  const taken = study !== null && isStudying ? study.record.position(study.node).captures : game.captures;
  return [
    words.describeSize({ columns, rows }),
    ...said,
    said.length === 0 ? words.describeEmpty : said.length < rows ? words.describeOthers : "",
    dead.length === 0 ? "" : words.describeDead({ at: dead.map(name) }),
    words.describeTaken(taken),
    ko === null ? "" : words.describeKo({ at: name(ko) }),
    statusText(session),
  ]
    .filter(Boolean)
    .join(words.space);
}
