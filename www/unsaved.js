/** Nothing that was edited in a record goes without a question, and no note of a sealed move, where it is not kept. */

import { button, byId } from "./dom.js";
import { isKept, keepNow } from "./keep/index.js";

/** @typedef {import("./session.js").Session} Session */

const dialog = byId("unsaved-dialog", HTMLDialogElement);

/** @param {Session} session */
export function listenToUnsaved(session) {
  button("unsaved-keep").addEventListener("click", () => dialog.close("keep"));
  addEventListener("beforeunload", (event) => {
    const { study, game, secret, parked } = session;
    keepNow(session);
    if (isKept()) return;
    const isSealed = (game.sealed !== null && secret !== null) || (parked?.secret ?? null) !== null;
    if (study?.isUnsaved || isSealed) event.preventDefault();
  });
}

/**
 * Whether another record may take the place of the present one.
 *
 * @param {Session} session
 * @returns {Promise<boolean>}
 */
export async function mayReplace({ study }) {
  if (study === null || !study.isUnsaved) return true;
  dialog.returnValue = "";
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  return dialog.returnValue === "drop";
}
