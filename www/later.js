/** What the page has beside the board and the moves: it comes as soon as one can play. */

import { listenToCounting, showCounting } from "./counting.js";
import { listenToCycles, showCycle } from "./cycles.js";
import { listenToDialogs, translateDialogs } from "./dialogs.js";
import { byId } from "./dom.js";
import { listenToEnding, showEnding } from "./ending.js";
import { listenToEstimate, showEstimate, showEstimatePoint } from "./estimate.js";
import { listenToFiles } from "./files.js";
import { keepLanguage, say, translatePage, useLanguage } from "./i18n.js";
import { listenToVersions } from "./offline/versions.js";
import { listenToPause, showPause } from "./pause.js";
import { listenToProposal, showProposal, showSaid, showWork } from "./proposal.js";
import { listenToReferee, showReferee, translateReferee } from "./referee.js";
import { listenToStudy, showStudy } from "./study-panel.js";
import { listenToTree } from "./tree.js";
import { listenToUnsaved } from "./unsaved.js";

/** @typedef {import("./session.js").Session} Session */

/**
 * @param {Session} session
 * @param {import("./lanke/board/index.js").Board} board
 * @param {() => void} showAll brings everything on the page up to date
 */
export function listen(session, board, showAll) {
  const language = byId("language", HTMLSelectElement);
  const translate = () => {
    translateDialogs();
    translateReferee();
    language.value = say().language;
  };
  language.addEventListener("change", async () => {
    await useLanguage(/** @type {import("./i18n.js").Language} */ (language.value));
    keepLanguage();
    translatePage();
    translate();
    showAll();
  });
  listenToCounting(session);
  listenToProposal(session);
  listenToEstimate(session);
  listenToEnding(session);
  listenToPause(session);
  listenToReferee(session);
  listenToCycles(session);
  listenToDialogs(session);
  listenToFiles(session, () => board.element.focus({ preventScroll: true }));
  listenToStudy(session);
  listenToTree(session);
  listenToUnsaved(session);
  listenToVersions();
  translate();
}

/** @param {Session} session */
export function show(session) {
  showEnding(session);
  showPause(session);
  showCounting(session);
  showProposal(session);
  showEstimate(session);
  showReferee(session);
  showCycle(session);
  showStudy(session);
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
