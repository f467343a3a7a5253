/** The count in words: each row of the table, and the result as it stands. */

import { say } from "../i18n.js";
import { statusText } from "../status.js";

/** @typedef {import("../session.js").Session} Session */

/** @param {Session} session */
export function countingText(session) {
  const words = say();
  // The table has been filled for what is shown now.
  const rows = [...document.querySelectorAll("#count-rows tr")].map((row) => {
    const [item = "", black = "", white = ""] = [...row.children].map((cell) => cell.textContent ?? "");
    return words.entryCountRow({ item, black, white });
  });
  return [...rows, statusText(session)].join(words.space);
}
