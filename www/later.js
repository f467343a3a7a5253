/** What the page has beside the board and the moves: it comes as soon as one can play. */

import { listenToAnalysis, showAnalysis } from "./analysis/hook.js";
import { listenToAutoplay, showAutoplay } from "./autoplay/buttons.js";
import { listenToCounting, showCounting } from "./counting.js";
import { listenToCycles, showCycle } from "./cycles.js";
import { listenToDialogs } from "./dialogs.js";
import { button, byId } from "./dom.js";
import { listenToEnding, showEnding } from "./ending.js";
import { listenToEntry } from "./entry/index.js";
import { listenToEstimate, showEstimate, showEstimatePoint } from "./estimate.js";
import { listenToFiles } from "./files.js";
import { keepLanguage, LANGUAGES, say, translatePage, useLanguage } from "./i18n.js";
import { keepSoon, showKept, startKeeping } from "./keep/index.js";
import { later } from "./lazy.js";
import { showPlacing } from "./new-game/placing.js";
import { listenToVersions } from "./offline/versions.js";
import { listenToPause, showPause } from "./pause.js";
import { listenToProposal, showProposal, showSaid, showWork } from "./proposal.js";
import { listenToReferee, showReferee, translateReferee } from "./referee.js";
import { followLink, listenToShare } from "./share/index.js";
import { hear } from "./sounds/watch.js";
import { speakPoint } from "./speak.js";
import { listenToStudy, showStudy } from "./study-panel.js";
import { listenToTree } from "./tree.js";
import { listenToUnsaved } from "./unsaved.js";

export { speakPoint };

/** @typedef {import("./session.js").Session} Session */

/**
 * @param {Session} session
 * @param {import("./lanke/board/index.js").Board} board
 * @param {() => void} showAll brings everything on the page up to date
 */
export function listen(session, board, showAll) {
  const language = byId("language", HTMLSelectElement);
  const translate = () => {
    translateReferee();
    language.value = say().language;
    // It was said in the language before.
    session.problem = null;
  };
  const chosen = language.value;
  language.addEventListener("change", async () => {
    const wanted = /** @type {import("./i18n.js").Language} */ (language.value);
    try {
      // Of two choices in quick succession the later one holds.
      if (!(await useLanguage(wanted))) return;
      keepLanguage();
      translatePage();
      translate();
      showAll();
    } catch {
      language.value = say().language;
      session.report(say().languageFailed({ language: LANGUAGES[wanted] }));
    }
  });
  button("settings").addEventListener("click", async () => {
    const part = await later(session, () => import("./settings/dialog.js"));
    if (part !== null && !isAsking()) await later(session, part.openSettings);
  });
  button("help").addEventListener("click", () => openHelp(session));
  button("culture").addEventListener("click", async () => {
    const part = await later(session, () => import("./culture/dialog.js"));
    if (part !== null && !isAsking()) await later(session, part.openCulture);
  });
  listenToAutoplay(session);
  listenToCounting(session);
  listenToProposal(session);
  listenToEstimate(session);
  listenToEnding(session);
  listenToPause(session);
  listenToReferee(session);
  listenToCycles(session);
  listenToDialogs(session);
  listenToFiles(session, () => board.focus({ preventScroll: true }));
  listenToStudy(session);
  listenToAnalysis(session);
  listenToTree(session);
  listenToUnsaved(session);
  listenToShare(session, board);
  listenToEntry(session, board);
  listenToVersions();
  translate();
  // It may have been chosen before anything listened.
  if (chosen !== language.value) {
    language.value = chosen;
    language.dispatchEvent(new Event("change"));
  }
  startKeeping(session)
    .catch((error) => console.warn(error))
    .then(() => followLink(session));
}

/** @param {Session} session */
export function show(session) {
  showAutoplay(session);
  showEnding(session);
  showPause(session);
  showCounting(session);
  showProposal(session);
  showEstimate(session);
  showReferee(session);
  showCycle(session);
  showStudy(session);
  showPlacing(session);
  showAnalysis(session);
  hear(session);
  keepSoon(session);
  showKept();
}

/** How far the program's judgement is. @param {Session} session */
export function showProgress(session) {
  showWork(session);
}

/** What the program says of the point that is pointed at. @param {Session} session */
export function showPointed(session) {
  showSaid(session);
  showEstimatePoint(session);
}

/** All keys and gestures. @param {Session} session */
export async function openHelp(session) {
  const part = await later(session, () => import("./help/dialog.js"));
  if (part !== null && !isAsking()) await later(session, part.openHelp);
}

/** Another dialog is open by now. */
function isAsking() {
  return document.querySelector("dialog[open]") !== null;
}
