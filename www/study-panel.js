/** The panel beside a record: ways through the tree, the comment, edits, the way to a game and back. */

import { draftAt } from "./comment/drafts.js";
import { button, byId, setText, setUnavailable } from "./dom.js";
import { say } from "./i18n.js";
import { showFaults } from "./faults.js";
import { GoError } from "./lanke/play/slim.js";
import { later } from "./lazy.js";
import { showRecordRows } from "./record-rows.js";
import { showTree } from "./tree.js";
import { mayReplace } from "./unsaved.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./study.js").Study} Study */

const play = byId("play", HTMLElement);
const panel = byId("study", HTMLElement);
const comment = byId("comment", HTMLElement);
const said = byId("comment-said", HTMLElement);
const numbers = byId("numbers", HTMLInputElement);
const buttons = {
  branch: button("branch"),
  previousVariation: button("variation-previous"),
  nextVariation: button("variation-next"),
  undo: button("edit-undo"),
  redo: button("edit-redo"),
  remove: button("edit-remove"),
  promote: button("edit-promote"),
  makeMain: button("edit-main"),
  pass: button("edit-pass"),
  comment: button("comment-edit"),
  continue: button("continue"),
  leave: button("study-leave"),
  study: button("study-game"),
  record: button("study-return"),
  games: button("games"),
};

/** What the comment was last made from. @type {readonly unknown[]} */
let commented = [];

/** @param {Session} session */
export function listenToStudy(session) {
  /** @param {HTMLButtonElement} node @param {(study: Study) => void} does */
  const on = (node, does) => {
    node.addEventListener("click", () => {
      if (session.study !== null && node.getAttribute("aria-disabled") !== "true") does(session.study);
    });
  };
  on(buttons.branch, (study) => session.goToNode(study.branch()));
  on(buttons.previousVariation, (study) => session.goToNode(study.variation(-1)));
  on(buttons.nextVariation, (study) => session.goToNode(study.variation(1)));
  for (const edit of /** @type {const} */ (["undo", "redo", "remove", "promote", "makeMain"])) {
    on(buttons[edit], () => session.look((study) => study[edit]()));
  }
  on(buttons.pass, () => session.pass());
  on(buttons.continue, () => session.continueGame());
  on(buttons.leave, () => session.leaveStudy());
  on(buttons.record, () => {
    const n = session.returnToRecord();
    if (n > 0) session.tell(() => say().variationAdded({ n }));
  });
  buttons.study.addEventListener("click", async () => {
    if (buttons.study.getAttribute("aria-disabled") !== "true" && (await mayReplace(session))) await studyGame(session);
  });
  on(buttons.comment, async (study) => {
    const part = await later(session, () => import("./comment/dialog.js"));
    // Meanwhile another record may have been opened.
    if (session.study === study) part?.openComment(session, study);
  });
  numbers.addEventListener("change", () => {
    session.look((study) => {
      study.hasNumbers = numbers.checked;
    });
  });
  for (const host of [byId("tree", HTMLElement), byId("board", HTMLElement)]) {
    host.addEventListener("keydown", (event) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "z";
      if (!isUndo || !session.isStudying) return;
      event.preventDefault();
      session.look((study) => (event.shiftKey ? study.redo() : study.undo()));
    });
  }
}

/**
 * Looks at the game as a record; where what reads records can't be had, says so.
 *
 * @param {Session} session
 * @returns {Promise<boolean>} whether it is shown
 */
export async function studyGame(session) {
  try {
    await session.studyGame();
    return true;
  } catch (error) {
    if (!(error instanceof GoError)) throw error;
    session.report(say().recordsMissing);
    return false;
  }
}

/** @param {Session} session */
export function showStudy(session) {
  const words = say();
  const { study, isStudying, parked } = session;
  play.hidden = isStudying || session.placing !== null;
  panel.hidden = !isStudying;
  buttons.continue.hidden = !isStudying;
  buttons.leave.hidden = parked === null;
  buttons.study.hidden = isStudying || session.origin !== null;
  buttons.record.hidden = isStudying || study === null;
  buttons.games.hidden = !isStudying || (study?.file.games.length ?? 0) < 2;
  setUnavailable(buttons.study, session.game.moveCount === 0);
  showRecordRows(session);
  showFaults(session);
  showTree(session);
  if (study === null || !isStudying) return;
  const { record, node } = study;
  numbers.checked = study.hasNumbers;
  setUnavailable(buttons.branch, study.branch() === null);
  setUnavailable(buttons.previousVariation, study.variation(-1) === null);
  setUnavailable(buttons.nextVariation, study.variation(1) === null);
  setUnavailable(buttons.undo, record.undoCount === 0);
  setUnavailable(buttons.redo, record.redoCount === 0);
  setUnavailable(buttons.remove, record.parent(node) === null);
  setUnavailable(buttons.promote, study.isMain);
  setUnavailable(buttons.makeMain, study.isMain);
  const notes = record.notes(node);
  const wish = notes.comment === null ? words.commentWrite : words.commentEdit;
  setText(buttons.comment, draftAt(record, node) === null ? wish : words.commentGoOn);
  const basis = [study, node, study.version, words];
  if (basis.every((item, at) => item === commented[at])) return;
  commented = basis;
  const judged = Object.entries(notes.judgement).map(([name, weight]) => words.judged[name]?.(weight === 2) ?? "");
  setText(said, [notes.name ?? "", ...judged].filter(Boolean).join(" · "));
  setText(comment, notes.comment ?? "");
  comment.parentElement?.scrollTo(0, 0);
}
