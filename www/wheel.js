/** The wheel steps through a record, while the board has the focus: the page scrolls as ever otherwise. */

import { holdWheel } from "./lanke/board/index.js";

/** @typedef {import("./session.js").Session} Session */

/** @param {Session} session @param {HTMLElement} board */
export function listenToWheel(session, board) {
  holdWheel(board, (by, isDone) => {
    const { number, total } = session.progress;
    if (!session.isReading || number === (by < 0 ? 0 : total)) return false;
    if (isDone) session.step(by);
    return true;
  });
}
