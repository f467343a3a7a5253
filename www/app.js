/** Puts the page together: the session in the middle, the board and the panel around it. */

import { listenToCounting, showCounting } from "./counting.js";
import { listenToCycles, showCycle } from "./cycles.js";
import { listenToDialogs, translateDialogs } from "./dialogs.js";
import { button, byId, setText } from "./dom.js";
import { listenToEntry } from "./entry/index.js";
import { listenToEnding, showEnding } from "./ending.js";
import { listenToEstimate, showEstimate, showEstimatePoint } from "./estimate.js";
import { listenToFiles } from "./files.js";
import { viewOf } from "./game-view.js";
import { keepLanguage, LANGUAGES, preferredLanguage, say, translatePage, useLanguage } from "./i18n.js";
import { keepSoon, showKept, startKeeping } from "./keep/index.js";
import { createBoard, darkTheme, lightTheme } from "./lanke/board/index.js";
import { showPanel, speakPoint } from "./panel.js";
import { listenToPause, showPause } from "./pause.js";
import { listenToProposal, showProposal, showSaid, showWork } from "./proposal.js";
import { listenToReferee, showReferee, translateReferee } from "./referee.js";
import { Session } from "./session.js";
import { followLink, listenToShare } from "./share/index.js";
import { listenToSteps, showSteps } from "./steps.js";
import { listenToStudy, showStudy } from "./study-panel.js";
import { listenToTree } from "./tree.js";
import { listenToUnsaved } from "./unsaved.js";
import { listenToWheel } from "./wheel.js";

/** @typedef {import("./lanke/board/index.js").Intent} Intent */

/** Where the keyboard goes on when the button it stood on is gone, the question of the moment first. */
const NEXT = ["agree", "open-seal", "go-on", "accept-black", "confirm-black", "undo", "tree", "new"];

await useLanguage(preferredLanguage());
translatePage();
try {
  start();
} catch (error) {
  setText(byId("alert", HTMLElement), say().noEngine);
  throw error;
}

function start() {
  const host = byId("board", HTMLElement);
  const language = byId("language", HTMLSelectElement);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const theme = () => (dark.matches ? darkTheme : lightTheme);

  const session = new Session(show, () => showWork(session));
  const board = createBoard(host, { view: viewOf(session), theme: theme(), onIntent });

  /** @param {Intent} intent */
  function onIntent(intent) {
    if (intent.kind !== "step") pointAt(intent.vertex);
    if (intent.kind === "point") session.point(intent.vertex, intent.shift || intent.long);
    else if (intent.kind === "hover") session.aim(intent.vertex, false);
    else if (intent.kind === "aim") session.aim(intent.vertex, true);
    else if (intent.kind === "step") session.step(intent.by);
    else speakPoint(session, intent.vertex);
  }

  /** @param {import("./lanke/index.js").Vertex | null} vertex */
  function pointAt(vertex) {
    session.judging.pointed = vertex;
    showSaid(session);
    showEstimatePoint(session);
  }

  /** Brings everything on the page up to date with the session. */
  function show() {
    const active = document.activeElement;
    session.judging.follow(session);
    board.view = viewOf(session);
    host.style.setProperty("--board-aspect", String(board.aspect));
    showSteps(session);
    showPanel(session);
    showEnding(session);
    showPause(session);
    showCounting(session);
    showProposal(session);
    showEstimate(session);
    showReferee(session);
    showCycle(session);
    showStudy(session);
    keepSoon(session);
    keepFocus(active);
  }

  function showLanguage() {
    translatePage();
    translateDialogs();
    translateReferee();
    showKept();
    language.value = say().language;
    show();
  }

  dark.addEventListener("change", () => {
    board.theme = theme();
  });
  for (const [tag, name] of Object.entries(LANGUAGES)) {
    const option = new Option(name, tag);
    option.lang = tag;
    language.append(option);
  }
  language.addEventListener("change", async () => {
    await useLanguage(/** @type {import("./i18n.js").Language} */ (language.value));
    keepLanguage();
    showLanguage();
  });
  button("undo").addEventListener("click", () => session.step(-1));
  button("redo").addEventListener("click", () => session.step(1));
  button("pass").addEventListener("click", () => session.pass());
  button("mark").addEventListener("click", () => session.mark());
  button("rejoin").addEventListener("click", () => session.rejoin());
  listenToSteps(session);
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
  listenToShare(session, board);
  listenToEntry(session, board);
  listenToWheel(session, board.element);
  showLanguage();
  startKeeping(session).then(() => followLink(session));
}

/**
 * Nobody who plays by keyboard is thrown back to the top of the page.
 *
 * @param {Element | null} active what had the focus before
 */
function keepFocus(active) {
  if (!(active instanceof HTMLElement) || active.closest("[hidden]") === null) return;
  const next = NEXT.map((id) => byId(id, HTMLElement)).find((node) => node.closest("[hidden]") === null);
  // The page stays where it is under a finger.
  next?.focus({ preventScroll: true });
}
