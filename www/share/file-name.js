/** What a file is called: the players and the move. */

import { say } from "../i18n.js";

/** @typedef {import("../session.js").Session} Session */

/** No name of a player needs more. */
const LONGEST = 40;

/**
 * "Hei-Bai-37.png"; without names the page's own.
 *
 * @param {Session} session
 * @param {string} ending
 */
export function fileName({ game, study, isStudying, progress }, ending) {
  const { black, white } = study !== null && isStudying ? study.record.info : game.info;
  const names = [black, white].map((name) => plain(name ?? "")).filter(Boolean);
  if (names.length === 0) names.push(say().saveName.replace(/\.sgf$/u, ""));
  return `${[...names, progress.number].join("-")}.${ending}`;
}

/** Only what every system takes in a name. @param {string} text */
function plain(text) {
  const kept = text.normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "-");
  return [...kept]
    .slice(0, LONGEST)
    .join("")
    .replace(/^-+|-+$/gu, "");
}
