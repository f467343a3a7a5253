/** The analysis is loaded when it is first wanted: this much of it everybody has. */

import { button, byId, setUnavailable } from "../dom.js";
import { say } from "../i18n.js";
import { studyGame } from "../study-panel.js";
import { mayReplace } from "../unsaved.js";

/** @typedef {import("../session.js").Session} Session */

const toggle = button("analysis-open");
const ofGame = button("analysis-game");
const section = byId("analysis", HTMLElement);

/** @type {import("./view.js").View | null} */
let view = null;
let isWanted = false;

/** @param {Session} session */
export function listenToAnalysis(session) {
  toggle.addEventListener("click", () => want(session, !isWanted));
  ofGame.addEventListener("click", async () => {
    if (ofGame.getAttribute("aria-disabled") === "true") return;
    // A game that came from a record goes back there, with what was played since.
    if (session.origin !== null) button("study-return").click();
    else if (!(await mayReplace(session)) || !(await studyGame(session))) return;
    if (!session.isStudying) return;
    toggle.focus();
    await want(session, true);
  });
}

/** @param {Session} session */
export function showAnalysis(session) {
  toggle.setAttribute("aria-expanded", String(isWanted));
  ofGame.hidden = session.isStudying;
  setUnavailable(ofGame, session.game.moveCount === 0);
  view?.show();
}

/** @param {Session} session @param {boolean} wanted */
async function want(session, wanted) {
  isWanted = wanted;
  showAnalysis(session);
  if (!wanted) {
    view?.close();
    view = null;
    section.hidden = true;
    return;
  }
  try {
    const { View, useStyle } = await import("./view.js");
    await useStyle();
    // It may have been closed, and even opened again, meanwhile.
    if (!isWanted || view !== null) return;
    view = new View(section, session);
  } catch (error) {
    isWanted = false;
    session.report(say().analysisFailed);
    throw error;
  }
  section.hidden = false;
  showAnalysis(session);
}
