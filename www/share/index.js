/** Sharing: the button, and links that the page is opened with. What they do is loaded when it is wanted. */

import { button } from "../dom.js";
import { textIn } from "./link.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../lanke/board/index.js").Board} Board */

/**
 * @param {Session} session
 * @param {Board} board
 */
export function listenToShare(session, board) {
  button("share").addEventListener("click", async () => {
    const { openShare } = await import("./dialog.js");
    await openShare(session, board);
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
  const text = textIn(location.hash);
  if (text === null) return;
  const { openLink } = await import("./open-link.js");
  const done = await openLink(session, text);
  if (done !== "broken") history.replaceState(history.state, "", `${location.pathname}${location.search}`);
}
