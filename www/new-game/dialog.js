/** The dialog of a new game: size, rules, handicap, komi, names. What can't be is said where it stands. */

import { button, byId, make, setText } from "../dom.js";
import { say } from "../i18n.js";
import { describeRules } from "../lanke/play/slim.js";
import { listenToNigiri, translateNigiri } from "../nigiri.js";
import { fraction } from "../numbers.js";
import { chooseSwitches, listSwitches, presets, presetTitle } from "../rules-list.js";
import { areRules, komiIn } from "./asked.js";
import { chosenHandicap, listenToHandicap, setHandicap, showHandicap } from "./handicap.js";
import { keepChoice, keptChoice } from "./kept.js";
import { chosenSize, listenToSize, setSize, showSize } from "./size.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../lanke/index.js").Rules} Rules */

const CUSTOM = "custom";

const dialog = byId("new-dialog", HTMLDialogElement);
const rules = byId("rules", HTMLSelectElement);
const rulesList = byId("rules-list", HTMLElement);
const rulesChange = button("rules-change");
const komi = byId("komi", HTMLInputElement);
const komiZi = byId("komi-zi", HTMLElement);
const komiError = byId("komi-error", HTMLElement);
const names = { black: byId("name-black", HTMLInputElement), white: byId("name-white", HTMLInputElement) };

/** Rules with switches of one's own, once some were changed. @type {Rules | null} */
let custom = null;
/** Errors are told from the first time on that the game could not begin. */
let isTold = false;
/** @type {Session | null} */
let session = null;

/** @param {Session} asker */
export function openNewGame(asker) {
  if (session === null) {
    session = asker;
    listen(asker);
    translate();
    recall();
  } else translate();
  isTold = false;
  show();
  dialog.showModal();
}

/** @param {Session} asker */
function listen(asker) {
  // No submit button, so that Enter means the other one.
  dialog.querySelector('button[value="cancel"]')?.addEventListener("click", () => dialog.close());
  rules.addEventListener("change", () => {
    if (rules.value === CUSTOM) custom ??= chosenPreset().rules;
    takeKomi();
    show();
  });
  rulesChange.addEventListener("click", () => {
    custom = chosenRules();
    rules.value = CUSTOM;
    show();
    rulesList.querySelector("select")?.focus();
  });
  komi.addEventListener("input", show);
  listenToSize(show);
  listenToHandicap(show);
  listenToNigiri();
  dialog.addEventListener("submit", (event) => {
    isTold = true;
    show();
    if (start(asker)) return;
    event.preventDefault();
    const wrong = dialog.querySelector('[aria-invalid="true"]');
    if (wrong instanceof HTMLInputElement) wrong.focus();
  });
}

/** Begins the game, where everything is as it can be. @param {Session} asker */
function start(asker) {
  const size = chosenSize();
  const points = komiIn(komi.value);
  const handicap = size === null ? null : chosenHandicap(size);
  if (size === null || points === null || handicap === null) return false;
  const options = { size, rules: chosenRules(), komi: points };
  keepChoice({
    columns: String(size[0]),
    rows: String(size[1]),
    rules: rules.value,
    custom,
    komi: komi.value,
    handicap: handicap.kind,
    stones: String(handicap.n),
  });
  if (handicap.kind === "free") asker.startPlacing(options, namesGiven(), handicap.n);
  else asker.start({ ...options, handicap: handicap.n }, namesGiven());
  return true;
}

/** Takes the last choice up again. */
function recall() {
  const kept = keptChoice();
  if (kept === null || (kept.custom !== null && !areRules(kept.custom))) {
    takeKomi();
    return;
  }
  custom = kept.custom;
  const isKnown = [...rules.options].some(({ value }) => value === kept.rules);
  if (isKnown && (kept.rules !== CUSTOM || custom !== null)) {
    rules.value = kept.rules;
    komi.value = kept.komi;
  } else takeKomi();
  setSize(kept.columns, kept.rows);
  setHandicap(kept.handicap, kept.stones);
}

/** The names of the players, where they were given. */
function namesGiven() {
  const black = names.black.value.trim();
  const white = names.white.value.trim();
  return { ...(black === "" ? {} : { black }), ...(white === "" ? {} : { white }) };
}

/** Names the rules in the language in force. */
function translate() {
  const chosen = rules.value;
  rules.replaceChildren(
    ...presets().map((preset) => make("option", { value: preset.name }, presetTitle(preset))),
    make("option", { value: CUSTOM }, say().customRules),
  );
  rules.value = chosen === "" ? chosenPreset().name : chosen;
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

/** The komi that goes with the chosen rules. */
function takeKomi() {
  komi.value = String(chosenRules().komi);
}

/** Brings all that is said up to date with what is chosen. */
function show() {
  showSize(isTold);
  showSwitches();
  showHandicap(chosenSize(), chosenRules(), isTold);
  const points = komiIn(komi.value);
  const isWrong = isTold && points === null;
  komi.setAttribute("aria-invalid", String(isWrong));
  setText(komiError, isWrong ? say().komiWrong({ text: komi.value.trim() }) : "");
  const inZi = points !== null && chosenRules().scoring === "area";
  setText(komiZi, inZi ? say().komiZi({ points: fraction(points), zi: fraction(points / 2) }) : "");
}

/** What the chosen rules say, to read; one's own to change. */
let listed = "";

function showSwitches() {
  const isCustom = rules.value === CUSTOM;
  rulesChange.hidden = isCustom;
  rulesList.classList.toggle("is-open", isCustom);
  const now = `${say().language} ${isCustom ? CUSTOM : rules.value}`;
  // One's own stay as they are while they are changed one by one.
  if (now === listed) return;
  listed = now;
  if (isCustom) {
    chooseSwitches(rulesList, chosenRules(), (changed) => {
      custom = changed;
      show();
    });
  } else listSwitches(rulesList, describeRules(chosenRules()));
}
