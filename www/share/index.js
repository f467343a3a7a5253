/** Sharing: the button, and links that the page is opened with. What they do is loaded when it is wanted. */

import { button } from "../dom.js";
import { later } from "../lazy.js";
import { inHash } from "./link.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../lanke/board/index.js").Board} Board */

/**
 * @param {Session} session
 * @param {Board} board
 */
export function listenToShare(session, board) {
  button("share").addEventListener("click", async () => {
    const part = await later(session, () => import("./dialog.js"));
    await part?.openShare(session, board);
  });
  addEventListener("hashchange", () => followLink(session));
}

/**
 * Opens the game in the address, where there is one. It goes out of the address then, in place, so that going back
 * leads where it did and a reload shows what has been done since; a broken one stays, to be looked at.
 *
 * @param {Session} session
 */
export async function followLink(session) {
  const text = inHash(location.hash);
  if (text === null) return;
  const part = await later(session, () => import("./open-link.js"));
  const done = (await part?.openLink(session, text)) ?? "broken";
  if (done !== "broken") history.replaceState(history.state, "", `${location.pathname}${location.search}`);
}
