/** The two questions the page asks: how to start a new game, and whether to resign. */

import { button, byId, make, setText } from "./dom.js";
import { say } from "./i18n.js";
import { rulesPresets } from "./lanke/index.js";
import { fraction, prettyFraction } from "./numbers.js";

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
  button("new").addEventListener("click", () => newDialog.showModal());
  button("resign").addEventListener("click", () => {
    const { phase, turn } = session.game;
    if (phase !== "play") return;
    setText(resignTitle, say().resignTitle({ color: turn }));
    setText(resignText, say().resignText({ color: turn }));
    resignDialog.showModal();
  });
  for (const dialog of [newDialog, resignDialog]) {
    // No submit button, so that Enter means the other one.
    dialog.querySelector('button[value="cancel"]')?.addEventListener("click", () => dialog.close());
  }
  rules.addEventListener("change", takeKomi);
  komi.addEventListener("input", showZi);
  newDialog.addEventListener("submit", (event) => {
    const size = newDialog.querySelector('input[name="size"]:checked');
    const preset = presets[rules.selectedIndex];
    if (!isBy(event, "start") || !(size instanceof HTMLInputElement) || preset === undefined) return;
    session.start({ size: Number(size.value), rules: preset.name, komi: komi.valueAsNumber });
  });
  resignDialog.addEventListener("submit", (event) => {
    if (isBy(event, "resign")) session.resign();
  });
}

/**
 * Whether the button of this value closed the dialog.
 *
 * @param {SubmitEvent} event
 * @param {string} value
 */
function isBy(event, value) {
  return event.submitter instanceof HTMLButtonElement && event.submitter.value === value;
}

/** Names the rules in the language in force. */
export function translateDialogs() {
  const words = say();
  const chosen = Math.max(0, rules.selectedIndex);
  rules.replaceChildren(
    ...presets.map(({ name, title }) =>
      make("option", { value: name }, prettyFraction(words.language === "en" ? title.en : title.zh)),
    ),
  );
  rules.selectedIndex = chosen;
  if (komi.value === "") takeKomi();
  showZi();
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
