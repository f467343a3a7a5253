/** What the graph shows, as lists and a table: the largest changes, the moments, every move. */

import { make, setText } from "../dom.js";
import { say } from "../i18n.js";
import { factText, isMoment, leadText, moveText, placeText, sidedOf } from "./said.js";

/** @typedef {import("./curve.js").Place} Place */
/** @typedef {import("./curve.js").Swing} Swing */
/** @typedef {import("./facts.js").Fact} Fact */
/** @typedef {import("./said.js").Size} Size */
/** @typedef {(index: number) => void} GoTo */

/** More moments than this nobody looks through. */
const MOST_LISTED = 500;

/**
 * @param {readonly Swing[]} swings
 * @param {readonly (Fact | null)[]} facts
 * @param {GoTo} goTo
 */
export function swingButtons(swings, facts, goTo) {
  const words = say();
  return swings.map(({ index, from, to }) => {
    const number = facts[index]?.number ?? index;
    const label = words.swingSaid({ number, from: leadText(from, false), to: leadText(to, false) });
    const node = make(
      "button",
      { type: "button", class: "analysis-swing" },
      make("b", { "aria-hidden": "true" }, String(number)),
      ...[words.leadShort(sidedOf(from)), "→", words.leadShort(sidedOf(to))].map((text) =>
        make("span", { "aria-hidden": "true" }, text),
      ),
      make("span", { class: "unseen" }, label),
    );
    node.addEventListener("click", () => goTo(index));
    return node;
  });
}

/**
 * The moments of a line, in its order.
 *
 * @param {readonly (Fact | null)[]} facts
 */
export function momentsOf(facts) {
  return facts.flatMap((fact, index) => (fact !== null && isMoment(fact) ? [{ fact, index }] : []));
}

/**
 * @param {readonly { fact: Fact, index: number }[]} moments
 * @param {Size} size
 * @param {GoTo} goTo
 */
export function momentItems(moments, size, goTo) {
  if (moments.length === 0) return [make("li", { class: "hint" }, say().momentsNone)];
  return moments.slice(0, MOST_LISTED).map(({ fact, index }) => {
    const text = say().moment({ number: fact.number, said: factText(fact, size) });
    const node = make("button", { type: "button", class: "chain" }, text);
    node.addEventListener("click", () => goTo(index));
    return make("li", {}, node);
  });
}

/**
 * Every node in a row of its own: number, move, estimate, what happens. Rows that are there are only brought up to date.
 *
 * @param {HTMLTableSectionElement} body
 * @param {readonly (Place | null)[]} places
 * @param {readonly (Fact | null)[]} facts
 * @param {Size} size
 */
export function fillRows(body, places, facts, size) {
  while (body.rows.length > places.length) body.rows[places.length]?.remove();
  while (body.rows.length < places.length) {
    body.append(make("tr", {}, make("th", { scope: "row" }), make("td", {}), make("td", {}), make("td", {})));
  }
  for (const [index, row] of [...body.rows].entries()) {
    const fact = facts[index] ?? null;
    const place = places[index] ?? null;
    const texts = [
      String(fact?.number ?? index),
      fact === null ? "" : moveText(fact, size),
      place === null ? "" : leadText(place.lead, place.isCounted),
      fact === null || fact.move?.kind === "pass" ? "" : factText(fact, size),
    ];
    texts.forEach((text, at) => {
      const cell = row.cells[at];
      if (cell !== undefined) setText(cell, text);
    });
  }
}

/**
 * The estimate of a place, what happens there, how the record ends.
 *
 * @param {number} index
 * @param {Place | null} place
 * @param {Fact | null} fact
 * @param {{ size: Size, result: string | null }} about
 */
export function readingOf(index, place, fact, { size, result }) {
  const words = say();
  const text = placeText(fact?.number ?? index, place);
  const happens = fact === null ? "" : factText(fact, size, { isShort: true });
  const rest = [happens, result === null ? "" : words.recordedEnd({ result })].filter(Boolean);
  return rest.length === 0 ? text : [text, rest.join(words.space)].join(words.stop);
}
