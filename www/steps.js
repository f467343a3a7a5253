/** The bar under the board: to the start, back, on, to the end, and a slider. */

import { button, byId, setText, setUnavailable } from "./dom.js";
import { say } from "./i18n.js";

/** @typedef {import("./session.js").Session} Session */

const bar = byId("steps", HTMLElement);
const slider = byId("slider", HTMLInputElement);
const counter = byId("counter", HTMLElement);
const buttons = { first: button("first"), previous: button("previous"), next: button("next"), last: button("last") };

/** @type {Readonly<Record<string, number>>} */
const KEYS = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -Infinity, End: Infinity };

/** @param {Session} session */
export function listenToSteps(session) {
  buttons.first.addEventListener("click", () => session.step(-Infinity));
  buttons.previous.addEventListener("click", () => session.step(-1));
  buttons.next.addEventListener("click", () => session.step(1));
  buttons.last.addEventListener("click", () => session.step(Infinity));
  slider.addEventListener("input", () => session.goTo(slider.valueAsNumber));
  bar.addEventListener("keydown", (event) => {
    const by = KEYS[event.key];
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    // The slider knows these keys itself.
    if (by === undefined || !isPlain || event.target === slider) return;
    event.preventDefault();
    session.step(by);
  });
}

/** @param {Session} session */
export function showSteps({ progress: { number, total } }) {
  slider.max = String(total);
  slider.valueAsNumber = number;
  slider.setAttribute("aria-valuetext", say().moveOf({ number, total }));
  slider.style.setProperty("--at", total === 0 ? "0%" : `${(100 * number) / total}%`);
  slider.disabled = total === 0;
  setText(counter, `${number} / ${total}`);
  setUnavailable(buttons.first, number === 0);
  setUnavailable(buttons.previous, number === 0);
  setUnavailable(buttons.next, number === total);
  setUnavailable(buttons.last, number === total);
}
