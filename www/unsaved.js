/** Nothing that was edited in a record goes without a question, and no note of a sealed move, where it is not kept. */

import { draftsIn } from "./comment/drafts.js";
import { button, byId } from "./dom.js";
import { isKept, keepNow } from "./keep/index.js";

/** @typedef {import("./session.js").Session} Session */

const dialog = byId("unsaved-dialog", HTMLDialogElement);

/** @param {Session} session */
export function listenToUnsaved(session) {
  button("unsaved-keep").addEventListener("click", () => dialog.close("keep"));
  addEventListener("beforeunload", (event) => {
    const { study, game, secrets, parked } = session;
    keepNow(session);
    if (isKept()) return;
    const isSealed = (game.sealed !== null && secrets.length > 0) || (parked?.secrets.length ?? 0) > 0;
    if (isUnsaved(study) || isSealed) event.preventDefault();
  });
}

/** Edits, or comments that were being written. @param {Session["study"]} study */
function isUnsaved(study) {
  return study !== null && (study.isUnsaved || study.file.games.some((record) => draftsIn(record).length > 0));
}

/**
 * Whether another record may take the place of the present one.
 *
 * @param {Session} session
 * @returns {Promise<boolean>}
 */
export async function mayReplace({ study }) {
  if (!isUnsaved(study)) return true;
  dialog.returnValue = "";
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  return dialog.returnValue === "drop";
}
