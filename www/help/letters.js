/** Letters that are keys while the board has the focus, unless the person has switched them off. */

import { settings } from "../settings/settings.js";

/** @typedef {import("../session.js").Session} Session */

/**
 * @param {Session} session
 * @param {HTMLElement} board
 * @param {() => void} openHelp
 */
export function listenToLetters(session, board, openHelp) {
  /** @type {Readonly<Record<string, () => void>>} */
  const keys = {
    p: () => session.pass(),
    u: () => (session.placing === null ? session.step(-1) : session.takeBackPlaced()),
    r: () => session.step(1),
    h: openHelp,
  };
  board.addEventListener("keydown", (event) => {
    if (!settings().letters || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const letter = event.key.toLowerCase();
    const act = Object.hasOwn(keys, letter) ? keys[letter] : undefined;
    if (act === undefined) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
}
