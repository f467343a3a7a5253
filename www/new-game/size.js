/** The size of a new game's board: one of the usual, or any other, square or not. */

import { byId, setText } from "../dom.js";
import { say } from "../i18n.js";
import { MOST_LINES, wholeIn } from "./asked.js";

const radios = [...document.querySelectorAll('#new-dialog input[name="size"]')].filter(
  (node) => node instanceof HTMLInputElement,
);
const fields = byId("size-fields", HTMLElement);
const columns = byId("columns", HTMLInputElement);
const rows = byId("rows", HTMLInputElement);
const error = byId("size-error", HTMLElement);

/** @param {() => void} onChange */
export function listenToSize(onChange) {
  for (const radio of radios) {
    radio.addEventListener("change", () => {
      // What was chosen before is a beginning.
      const before = chosenUsual();
      if (before !== null) columns.value = rows.value = before;
      onChange();
    });
  }
  for (const field of [columns, rows]) field.addEventListener("input", onChange);
}

function chosenUsual() {
  const value = radios.find(({ checked }) => checked)?.value ?? "";
  return value === "other" ? null : value;
}

/** @returns {[columns: number, rows: number] | null} */
export function chosenSize() {
  const usual = chosenUsual();
  if (usual !== null) return [Number(usual), Number(usual)];
  const across = wholeIn(columns.value, MOST_LINES);
  const down = wholeIn(rows.value, MOST_LINES);
  return across === null || down === null ? null : [across, down];
}

/** @param {string} across @param {string} down */
export function setSize(across, down) {
  const usual = across === down ? radios.find(({ value }) => value === across) : undefined;
  for (const radio of radios) radio.checked = radio === usual || (usual === undefined && radio.value === "other");
  columns.value = across;
  rows.value = down;
}

/** @param {boolean} isTold whether what is wrong is told */
export function showSize(isTold) {
  const isOther = chosenUsual() === null;
  fields.hidden = !isOther;
  const wrong = [columns, rows].filter((field) => isOther && wholeIn(field.value, MOST_LINES) === null);
  for (const field of [columns, rows]) field.setAttribute("aria-invalid", String(isTold && wrong.includes(field)));
  const [first] = wrong;
  setText(error, isTold && first !== undefined ? say().sizeWrong({ most: MOST_LINES, text: first.value.trim() }) : "");
}
