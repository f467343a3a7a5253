/** The two questions the page asks: how to start a new game, and whether to resign. */

import { button, byId, make, setText } from "./dom.js";
import { say } from "./i18n.js";
import { describeRules } from "./lanke/play/slim.js";
import { listenToNigiri, translateNigiri } from "./nigiri.js";
import { fraction } from "./numbers.js";
import { chooseSwitches, inLanguage, listSwitches, presets } from "./rules-list.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").Rules} Rules */

const CUSTOM = "custom";

const newDialog = byId("new-dialog", HTMLDialogElement);
const rules = byId("rules", HTMLSelectElement);
const rulesList = byId("rules-list", HTMLElement);
const rulesChange = button("rules-change");
const komi = byId("komi", HTMLInputElement);
const komiZi = byId("komi-zi", HTMLElement);
const names = { black: byId("name-black", HTMLInputElement), white: byId("name-white", HTMLInputElement) };
const resignDialog = byId("resign-dialog", HTMLDialogElement);
const resignTitle = byId("resign-title", HTMLElement);
const resignText = byId("resign-text", HTMLElement);

/** Rules with switches of one's own, once some were changed. @type {Rules | null} */
let custom = null;

/** @param {Session} session */
export function listenToDialogs(session) {
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
  rules.addEventListener("change", () => {
    if (rules.value === CUSTOM) custom ??= chosenPreset().rules;
    takeKomi();
    showSwitches();
  });
  rulesChange.addEventListener("click", () => {
    custom = chosenRules();
    rules.value = CUSTOM;
    showSwitches();
    rulesList.querySelector("select")?.focus();
  });
  komi.addEventListener("input", showZi);
  listenToNigiri();
  newDialog.addEventListener("submit", (event) => {
    const size = newDialog.querySelector('input[name="size"]:checked');
    if (!isBy(event, "start") || !(size instanceof HTMLInputElement)) return;
    session.start({ size: Number(size.value), rules: chosenRules(), komi: komi.valueAsNumber }, namesGiven());
  });
  resignDialog.addEventListener("submit", (event) => {
    if (isBy(event, "resign")) session.resign();
  });
}

/** The names of the players, where they were given. */
function namesGiven() {
  const black = names.black.value.trim();
  const white = names.white.value.trim();
  return { ...(black === "" ? {} : { black }), ...(white === "" ? {} : { white }) };
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
  const chosen = rules.value;
  rules.replaceChildren(
    ...presets().map(({ name, title }) => make("option", { value: name }, inLanguage(title))),
    make("option", { value: CUSTOM }, say().customRules),
  );
  rules.value = chosen === "" ? chosenPreset().name : chosen;
  if (komi.value === "") takeKomi();
  showZi();
  showSwitches();
  translateNigiri();
}

/** The named set that is chosen, or the first of all. */
function chosenPreset() {
  const all = presets();
  const [first] = all;
  const found = all.find(({ name }) => name === rules.value) ?? first;
  if (found === undefined) throw new Error("no rules have a name");
  return found;
}

function chosenRules() {
  return rules.value === CUSTOM && custom !== null ? custom : chosenPreset().rules;
}

/** What the chosen rules say, to read; one's own to change. */
function showSwitches() {
  const isCustom = rules.value === CUSTOM;
  rulesChange.hidden = isCustom;
  rulesList.classList.toggle("is-open", isCustom);
  if (isCustom) {
    chooseSwitches(rulesList, chosenRules(), (changed) => {
      custom = changed;
    });
  } else listSwitches(rulesList, describeRules(chosenRules()));
}

/** The komi that goes with the chosen rules. */
function takeKomi() {
  komi.valueAsNumber = chosenRules().komi;
  showZi();
}

function showZi() {
  const points = komi.valueAsNumber;
  setText(komiZi, Number.isNaN(points) ? "" : say().komiZi({ points: fraction(points), zi: fraction(points / 2) }));
}
