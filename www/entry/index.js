/** The field in which moves and commands are typed, and the button that describes the board. */

import { button, byId } from "../dom.js";
import { later } from "../lazy.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../lanke/board/index.js").Board} Board */

const form = byId("entry", HTMLFormElement);
const field = byId("entry-text", HTMLInputElement);
const answer = byId("entry-answer", HTMLElement);
const status = byId("status", HTMLElement);
const alert = byId("alert", HTMLElement);

/**
 * @param {Session} session
 * @param {Board} board
 */
export function listenToEntry(session, board) {
  /** @param {string} text @returns {Promise<boolean>} whether it was understood */
  const does = async (text) => {
    const part = await later(session, () => import("./run.js"));
    if (part === null) return false;
    const before = said();
    // What was answered before is no answer to this.
    answer.replaceChildren();
    const outcome = part.run(text, session, board);
    if (outcome.mistake !== undefined) session.report(outcome.mistake);
    const now = said();
    // Where nothing on the page says that anything has changed, the person hears how things stand.
    const isSame = now.refused === before.refused && now.text === before.text;
    const words = outcome.answer ?? (isSame ? now.text : "");
    if (words !== "") answer.append(words);
    return outcome.mistake === undefined;
  };
  /** @type {Promise<unknown>} */
  let before = Promise.resolve();
  // One after the other, in the order in which they were typed.
  const inTurn = (/** @type {string} */ text) => {
    const done = before.then(() => does(text));
    before = done.catch(() => {});
    return done;
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = field.value;
    if (text.trim() === "") return;
    // Gone at once: who types on is not disturbed. What was wrong comes back, to be mended.
    field.value = "";
    if ((await inTurn(text)) || field.value !== "") return;
    field.value = text;
    field.select();
  });
  button("entry-describe").addEventListener("click", () => inTurn("describe"));
}

/** What the page says now: why something was refused, else how things stand. */
function said() {
  const refused = alert.textContent ?? "";
  return { refused: refused !== "", text: refused === "" ? (status.textContent ?? "") : refused };
}
