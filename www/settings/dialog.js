/** The dialog of the settings: each takes effect at once. */

import { make, setText } from "../dom.js";
import { say } from "../i18n.js";
import { style } from "../lazy.js";
import { choice, range, select, switched } from "./fields.js";
import { automaticTheme, onLook, THEMES } from "./look.js";
import { CHOICES, change, DEFAULTS, onSettings, settings, SPEEDS } from "./settings.js";
import { drawSwatch } from "./swatch.js";

/** @typedef {import("./settings.js").Settings} Settings */

/** @type {HTMLDialogElement | null} */
let dialog = null;
const said = make("p", { class: "hint", role: "status" });

/** Opens the dialog, in the language in force. */
export async function openSettings() {
  await style(new URL("settings.css", import.meta.url));
  dialog ??= makeDialog();
  fill(dialog);
  setText(said, say().settingsHint);
  dialog.showModal();
  drawSwatches(dialog);
}

function makeDialog() {
  const made = make("dialog", { id: "settings-dialog", class: "dialog", "aria-labelledby": "settings-title" });
  document.body.append(made);
  onSettings(() => {
    if (made.open) show(made);
  });
  onLook(() => {
    if (made.open) drawSwatches(made);
  });
  return made;
}

/** @param {HTMLDialogElement} node */
function drawSwatches(node) {
  for (const canvas of node.querySelectorAll("canvas")) {
    const name = canvas.dataset.look ?? "";
    const theme = name in THEMES ? THEMES[/** @type {keyof typeof THEMES} */ (name)] : automaticTheme();
    drawSwatch(canvas, theme);
  }
}

/** @param {Partial<Settings>} part */
function set(part) {
  const isKept = change(part);
  setText(said, isKept ? say().settingsHint : say().settingsNotKept);
}

/** @param {HTMLDialogElement} node */
function fill(node) {
  const words = say();
  const close = make("button", { class: "button quiet apart", type: "button" }, words.close);
  close.addEventListener("click", () => node.close());
  const reset = make("button", { class: "button", type: "button", id: "settings-reset" }, words.settingsReset);
  reset.addEventListener("click", () => {
    if (change(DEFAULTS)) setText(said, words.settingsAreReset);
  });
  const canBuzz = "vibrate" in navigator;
  node.replaceChildren(
    make(
      "div",
      { class: "stack" },
      make("div", { class: "row head" }, make("h2", { id: "settings-title", class: "title" }, words.settings), close),
      choice("board", words.boardLook, CHOICES.board, words.boardLooks, set, { isPictured: true }),
      make("p", { class: "hint" }, words.boardLookHint),
      choice("page", words.pageLook, CHOICES.page, words.pageLooks, set),
      choice("coordinates", words.coordinates, CHOICES.coordinates, words.coordinatesNames, set),
      choice("lastMove", words.lastMove, CHOICES.lastMove, words.lastMoveNames, set),
      choice("confirm", words.confirm, CHOICES.confirm, words.confirmNames, set),
      make(
        "section",
        { class: "group", "aria-label": words.sound },
        make("h3", { class: "subtitle" }, words.sound),
        switched("sounds", words.sounds, set),
        range("volume", words.volume, set),
        switched("haptics", words.haptics, set, { isDisabled: !canBuzz }),
        ...(canBuzz ? [] : [make("p", { class: "hint" }, words.hapticsNone)]),
      ),
      make(
        "section",
        { class: "group", "aria-label": words.replay },
        make("h3", { class: "subtitle" }, words.replay),
        select("speed", words.speed, SPEEDS, (seconds) => words.speedText({ seconds }), set),
        switched("stopsAtComments", words.stopsAtComments, set),
      ),
      make(
        "section",
        { class: "group", "aria-label": words.keyboard },
        make("h3", { class: "subtitle" }, words.keyboard),
        switched("letters", words.letterKeys, set),
        make("p", { class: "hint" }, words.letterKeysHint),
      ),
      make("div", { class: "row head" }, reset),
      said,
    ),
  );
  show(node);
}

/** Brings every field up to date. @param {HTMLDialogElement} node */
function show(node) {
  const now = settings();
  for (const field of node.querySelectorAll("input, select")) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const value = now[/** @type {keyof Settings} */ (field.name)];
    if (field instanceof HTMLSelectElement) field.value = String(value);
    else if (field.type === "radio") field.checked = field.value === value;
    else if (field.type === "checkbox") field.checked = value === true;
    else field.valueAsNumber = Number(value);
    if (field.name === "volume") {
      field.disabled = !now.sounds;
      field.style.setProperty("--at", `${100 * now.volume}%`);
      field.setAttribute("aria-valuetext", `${Math.round(100 * now.volume)} %`);
    }
  }
}
