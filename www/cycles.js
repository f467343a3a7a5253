/** Repetitions: the one that the last move brought, or the one that a refused move would bring. */

import { button, byId, setText } from "./dom.js";
import { say } from "./i18n.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").Cycle} Cycle */

const section = byId("cycle", HTMLElement);
const text = byId("cycle-text", HTMLElement);
const show = button("cycle-show");

/** @param {Session} session */
export function listenToCycles(session) {
  show.addEventListener("click", () => {
    const cycle = cycleOf(session);
    if (cycle !== null) session.show(session.shown === null ? cycle.since : null);
  });
}

/** @param {Session} session */
export function showCycle(session) {
  const words = say();
  const cycle = cycleOf(session);
  section.hidden = cycle === null;
  setText(show, session.shown === null ? words.showPosition : words.hidePosition);
  if (cycle === null) {
    setText(text, "");
    return;
  }
  const { since, length, times, taken, kind } = cycle;
  const facts = { since, length, times, ...taken };
  const isForbidden = session.refusal !== null;
  const sentences = isForbidden
    ? [words.cycleForbidden(facts), words.cycleKinds[kind]]
    : [words.cycleText(facts), words.cycleKinds[kind], words.cycleRules[session.game.rules.cycles]];
  setText(text, sentences.filter(Boolean).join(" "));
}

/**
 * The cycle to tell of: a refused one before one that came about.
 *
 * @param {Session} session
 * @returns {Cycle | null}
 */
function cycleOf({ game, refusal }) {
  const at = refusal?.vertex ?? null;
  if (refusal !== null && refusal.code !== "superko") return null;
  return at === null ? game.cycle() : game.forbiddenCycle(at);
}
