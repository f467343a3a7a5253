/** What is shown, in the manner that is set. */

import { settings } from "./settings.js";

/** @typedef {import("../lanke/board/index.js").View} View */
/** @typedef {import("../session.js").Session} Session */

/**
 * A view with the names of lines, the taps and the mark of the last move as they are set.
 *
 * @param {View} view
 * @param {Session} session
 * @returns {View}
 */
export function dressed(view, session) {
  const { coordinates, confirm, lastMove } = settings();
  const last = view.lastMove ?? null;
  const marks = view.marks ?? [];
  const isFree = last !== null && !marks.some(({ vertex: [x, y] }) => x === last[0] && y === last[1]);
  const number = last !== null && isFree && lastMove === "number" ? numberOf(session) : 0;
  return {
    ...view,
    coordinates,
    confirm: view.confirm === "never" ? "never" : confirm,
    lastMove: lastMove === "ring" ? last : null,
    ...(number > 0 && last !== null
      ? { marks: [...marks, { vertex: last, kind: "label", text: String(number) }] }
      : {}),
  };
}

/** The number of the move that is shown last. @param {Session} session */
function numberOf({ game, study, isStudying, shown }) {
  if (study !== null && isStudying) return study.record.position(study.node).moveNumber;
  return shown ?? game.lastMove?.number ?? 0;
}
