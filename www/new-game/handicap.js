/** Handicap of a new game: none, on the star points, or wherever Black likes. */

import { byId, setText } from "../dom.js";
import { say } from "../i18n.js";
import { describeRules } from "../lanke/play/slim.js";
import { fraction } from "../numbers.js";
import { compensationFor, mostFixed, wholeIn } from "./asked.js";

/** @typedef {import("./kept.js").HandicapKind} HandicapKind */
/** @typedef {import("../lanke/index.js").Rules} Rules */
/** @typedef {readonly [columns: number, rows: number]} Size */

const radios = [...document.querySelectorAll('#new-dialog input[name="handicap"]')].filter(
  (node) => node instanceof HTMLInputElement,
);
const field = byId("handicap-field", HTMLElement);
const stones = byId("handicap-stones", HTMLInputElement);
const error = byId("handicap-error", HTMLElement);
const hint = byId("handicap-hint", HTMLElement);

/** @param {() => void} onChange */
export function listenToHandicap(onChange) {
  for (const radio of radios) radio.addEventListener("change", onChange);
  stones.addEventListener("input", onChange);
  if (stones.value === "") stones.value = "2";
}

function chosenKind() {
  return /** @type {HandicapKind} */ (radios.find(({ checked }) => checked)?.value ?? "none");
}

/** @param {HandicapKind} kind @param {string} n */
export function setHandicap(kind, n) {
  for (const radio of radios) radio.checked = radio.value === kind;
  if (n !== "0") stones.value = n;
}

/** So many stones at most. @param {Size} size */
function most([columns, rows]) {
  // One point has to stay free, for a liberty.
  return chosenKind() === "fixed" ? mostFixed([columns, rows]) : columns * rows - 1;
}

/**
 * The kind and the number of stones; null where this board can't have them.
 *
 * @param {Size} size
 * @returns {{ kind: HandicapKind, n: number } | null}
 */
export function chosenHandicap(size) {
  const kind = chosenKind();
  if (kind === "none") return { kind, n: 0 };
  const n = wholeIn(stones.value, most(size));
  return n === null || n < 2 ? null : { kind, n };
}

/**
 * @param {Size | null} size
 * @param {Rules} rules
 * @param {boolean} isTold whether what is wrong is told
 */
export function showHandicap(size, rules, isTold) {
  const kind = chosenKind();
  field.hidden = kind === "none";
  const chosen = size === null ? null : chosenHandicap(size);
  const isWrong = size !== null && chosen === null;
  stones.setAttribute("aria-invalid", String(isTold && isWrong));
  setText(error, isTold && isWrong ? wrongText(size) : "");
  setText(hint, kind === "none" ? "" : hintText(size, rules, chosen?.n ?? 0));
}

/** @param {Size} size */
function wrongText(size) {
  const [columns, rows] = size;
  const facts = { columns, rows, most: most(size), text: stones.value.trim() };
  if (facts.most < 2) return chosenKind() === "fixed" ? say().noStarPoints(facts) : say().noRoom(facts);
  return chosenKind() === "fixed" ? say().fixedWrong(facts) : say().freeWrong(facts);
}

/** What this board has, and what the rules give White for it. @param {Size | null} size @param {Rules} rules @param {number} n */
function hintText(size, rules, n) {
  const words = say();
  const told = describeRules(rules).find(({ key }) => key === "handicapCompensation");
  const points = compensationFor(rules, n);
  const room = size === null ? 0 : most(size);
  const [columns, rows] = size ?? [0, 0];
  return [
    chosenKind() === "free" ? words.freeHint : room < 2 ? "" : words.fixedHint({ columns, rows, most: room }),
    told === undefined || rules.scoring !== "area" ? "" : say().switchText(told),
    points === 0
      ? ""
      : words.compensationHere({ points: fraction(points), zi: fraction(points / 2), one: points === 1 }),
  ]
    .filter(Boolean)
    .join(words.space);
}
