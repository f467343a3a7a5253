/** Shows the game of a link, beside the game that is played. */

import { say } from "../i18n.js";
import { GoError } from "../lanke/play/slim.js";
import { loadRecords, recordsNow } from "../records.js";
import { mayReplace } from "../unsaved.js";
import { gameOf } from "./link.js";
import { sgfOf } from "./sgf-of.js";

/** @typedef {import("../session.js").Session} Session */

/**
 * Shows it as a record at its move: what is played is laid aside. Says in words what is wrong with a link.
 *
 * @param {Session} session
 * @param {string} text
 * @returns {Promise<"opened" | "refused" | "broken">}
 */
export async function openLink(session, text) {
  /** @type {import("../study.js").RecordFile | null} */
  let file = null;
  try {
    const shared = await gameOf(text);
    const { rules } = shared;
    const { readFile } = await loadRecords();
    file = { ...readFile(await sgfOf(shared), null), rules };
    if (!(await mayReplace(session))) {
      recordsNow()?.disposeFile(file);
      return "refused";
    }
    session.openRecord(file, 0);
    const { study } = session;
    session.look(() => study?.goToIndex(shared.shown));
    session.tell(() => say().linkOpened);
    return "opened";
  } catch (error) {
    recordsNow()?.disposeFile(file);
    if (!(error instanceof GoError)) throw error;
    const { linkProblems } = say();
    session.report(linkProblems[error.code] ?? say().linkBroken);
    return "broken";
  }
}
