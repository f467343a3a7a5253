/** The two questions the page asks: how to start a new game, and whether to resign. */

import { button, byId, make, setText } from "./dom.js";
import { say } from "./i18n.js";
import { rulesPresets } from "./lanke/index.js";
import { fraction } from "./numbers.js";

/** @typedef {import("./session.js").Session} Session */

const newDialog = byId("new-dialog", HTMLDialogElement);
const rules = byId("rules", HTMLSelectElement);
const komi = byId("komi", HTMLInputElement);
const komiZi = byId("komi-zi", HTMLElement);
const resignDialog = byId("resign-dialog", HTMLDialogElement);
const resignTitle = byId("resign-title", HTMLElement);
const resignText = byId("resign-text", HTMLElement);

/** @type {ReturnType<typeof rulesPresets>} */
let presets = [];

/** @param {Session} session */
export function listenToDialogs(session) {
  presets = rulesPresets();
  button("new").addEventListener("click", () => openDialog(newDialog));
  button("resign").addEventListener("click", () => {
    const { phase, turn } = session.game;
    if (phase !== "play") return;
    setText(resignTitle, say().resignTitle({ color: turn }));
    setText(resignText, say().resignText({ color: turn }));
    openDialog(resignDialog);
  });
  rules.addEventListener("change", takeKomi);
  komi.addEventListener("input", showZi);
  newDialog.addEventListener("close", () => {
    if (newDialog.returnValue !== "start") return;
    const size = newDialog.querySelector('input[name="size"]:checked');
    const preset = presets[rules.selectedIndex];
    if (!(size instanceof HTMLInputElement) || preset === undefined) return;
    session.start({ size: Number(size.value), rules: preset.name, komi: komi.valueAsNumber });
  });
  resignDialog.addEventListener("close", () => {
    if (resignDialog.returnValue === "resign") session.resign();
  });
}

/** Names the rules in the language in force. */
export function translateDialogs() {
  const words = say();
  const chosen = Math.max(0, rules.selectedIndex);
  rules.replaceChildren(
    ...presets.map(({ name, title }) => make("option", { value: name }, words.language === "en" ? title.en : title.zh)),
  );
  rules.selectedIndex = chosen;
  if (komi.value === "") takeKomi();
  showZi();
}

/** @param {HTMLDialogElement} dialog */
function openDialog(dialog) {
  dialog.returnValue = "";
  dialog.showModal();
}

/** The komi that goes with the chosen rules. */
function takeKomi() {
  komi.valueAsNumber = presets[rules.selectedIndex]?.rules.komi ?? 7.5;
  showZi();
}

function showZi() {
  const points = komi.valueAsNumber;
  setText(komiZi, Number.isNaN(points) ? "" : say().komiZi({ points: fraction(points), zi: fraction(points / 2) }));
}
