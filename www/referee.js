/** The referee: what is reported, what the rules make of it, what is decided, and the log of it all. */

import { button, byId, make, setText } from "./dom.js";
import { say } from "./i18n.js";
import { pointNamed } from "./entry/point-named.js";
import { GoError } from "./lanke/play/slim.js";
import { ABOUT_A_SIDE, AT_A_POINT, DECISIONS, GROUPS, WITH_MOVE, WITH_RECORD } from "./referee-lists.js";
import { faultText } from "./refusals.js";
import { pointText } from "./settings/names.js";
import { settings } from "./settings/settings.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").Act} Act */
/** @typedef {import("./lanke/index.js").Effect} Effect */
/** @typedef {import("./lanke/index.js").Report} Report */
/** @typedef {import("./lanke/index.js").Ruling} Ruling */
/** @typedef {"black" | "white"} Color */

const dialog = byId("referee-dialog", HTMLDialogElement);
const opener = button("referee");
const anyway = button("anyway");
const act = byId("act", HTMLSelectElement);
const by = byId("act-by", HTMLSelectElement);
const at = byId("act-at", HTMLInputElement);
const move = byId("act-move", HTMLInputElement);
const agreed = byId("act-agreed", HTMLInputElement);
const agreedText = byId("act-agreed-text", HTMLElement);
const restorable = byId("act-restorable", HTMLInputElement);
const text = byId("act-text", HTMLInputElement);
const fields = {
  at: byId("act-at-field", HTMLElement),
  move: byId("act-move-field", HTMLElement),
  agreed: byId("act-agreed-field", HTMLElement),
  restorable: byId("act-restorable-field", HTMLElement),
};
const rulingText = byId("ruling-text", HTMLElement);
const choices = byId("ruling-choices", HTMLElement);
const apply = button("ruling-apply");
const decision = byId("decision", HTMLSelectElement);
const decisionBy = byId("decision-by", HTMLSelectElement);
const alert = byId("referee-alert", HTMLElement);
const log = byId("log", HTMLOListElement);

/** @param {Session} session */
export function listenToReferee(session) {
  opener.addEventListener("click", () => openReferee(session, null));
  anyway.addEventListener("click", () => openReferee(session, session.refusal));
  button("referee-close").addEventListener("click", () => dialog.close());
  for (const field of [act, by, at, move, agreed, restorable]) {
    field.addEventListener("input", () => showRuling(session));
  }
  apply.addEventListener("click", () => report(session));
  button("decide").addEventListener("click", () => {
    const effect = DECISIONS[decision.selectedIndex] ?? "draw";
    // Only some of them are about a side.
    const about = ABOUT_A_SIDE.includes(effect) ? sideIn(decisionBy) : {};
    const isDone = session.act((game) => void game.decide({ effect, ...about }));
    close(isDone, session);
  });
}

/** @param {Session} session */
export function showReferee(session) {
  const { game, refusal } = session;
  const isPriced = game.rules.illegalActs === "chinese-1988" || game.rules.illegalActs === "chinese-2002";
  const found = refusal === null || refusal.vertex === null ? undefined : AT_A_POINT[refusal.code];
  anyway.hidden = !isPriced || found === undefined;
  opener.hidden = game.stage === "over" && game.rulings().length === 0;
}

/** Puts the words of the language in force into the lists. */
export function translateReferee() {
  const words = say();
  const chosen = act.value;
  act.replaceChildren(
    ...Object.entries(GROUPS).map(([group, list]) =>
      make(
        "optgroup",
        { label: words.actGroups[/** @type {keyof typeof words.actGroups} */ (group)] },
        ...list.map((name) => make("option", { value: name }, words.acts[name])),
      ),
    ),
  );
  act.value = chosen === "" ? "took-back" : chosen;
  for (const select of [by, decisionBy]) {
    const side = select.value;
    select.replaceChildren(
      make("option", { value: "black" }, words.black),
      make("option", { value: "white" }, words.white),
      make("option", { value: "" }, words.byNobody),
    );
    select.value = side === "" ? "black" : side;
  }
  setText(agreedText, words.agreedWords["stone-displaced"] ?? "");
  const index = Math.max(0, decision.selectedIndex);
  decision.replaceChildren(
    ...DECISIONS.map((effect) => make("option", { value: effect }, sentence(words.effects[effect]))),
  );
  decision.selectedIndex = index;
}

/**
 * @param {Session} session
 * @param {Session["refusal"]} refusal a move that was made all the same
 */
function openReferee(session, refusal) {
  const { game } = session;
  const found = refusal === null ? undefined : AT_A_POINT[refusal.code];
  if (refusal !== null && refusal.vertex !== null && found !== undefined) {
    act.value = found;
    by.value = game.turn;
    at.value = pointText(refusal.vertex, game.size);
  }
  move.value = String(game.moveNumber);
  move.max = String(game.moveNumber);
  agreed.checked = false;
  restorable.checked = false;
  text.value = "";
  setText(alert, "");
  showRuling(session);
  showLog(session);
  dialog.showModal();
}

/** @param {HTMLSelectElement} select @returns {{ by?: Color }} */
function sideIn(select) {
  return select.value === "black" || select.value === "white" ? { by: select.value } : {};
}

/**
 * What the fields say; a point in the names that the board shows, or as A1.
 *
 * @param {readonly [columns: number, rows: number]} size
 * @returns {Report}
 */
function reported(size) {
  const name = /** @type {Act} */ (act.value);
  const point = at.value.trim();
  const { coordinates } = settings();
  const isAtPoint = Object.values(AT_A_POINT).includes(name);
  return {
    act: name,
    ...sideIn(by),
    ...(isAtPoint && point !== "" ? { at: pointNamed(point, { size, coordinates }) ?? point } : {}),
    ...(WITH_MOVE.includes(name) && move.value !== "" ? { move: move.valueAsNumber } : {}),
    ...(name in say().agreedWords && agreed.checked ? { agreed: true } : {}),
    ...(WITH_RECORD.includes(name) && restorable.checked ? { restorable: true } : {}),
    ...(text.value.trim() === "" ? {} : { text: text.value.trim() }),
  };
}

/**
 * What the rules make of what the fields say, before anything is done.
 *
 * @param {Session} session
 */
function showRuling(session) {
  const words = say();
  const name = /** @type {Act} */ (act.value);
  fields.at.hidden = !Object.values(AT_A_POINT).includes(name);
  fields.move.hidden = !WITH_MOVE.includes(name);
  fields.agreed.hidden = !(name in words.agreedWords);
  fields.restorable.hidden = !WITH_RECORD.includes(name);
  setText(agreedText, words.agreedWords[name] ?? agreedText.textContent ?? "");
  try {
    showEffects(session, session.game.ruling(reported(session.size)));
  } catch (error) {
    if (!(error instanceof GoError)) throw error;
    setText(rulingText, error.code === "vertex" ? pointFault(session.size) : faultText(error.code));
    choices.replaceChildren();
    apply.hidden = true;
  }
}

/** What is wrong with the name of a point, and what is wanted. @param {readonly [columns: number, rows: number]} size */
function pointFault(size) {
  const text = at.value.trim();
  const [from, to] = [pointText([0, size[1] - 1], size), pointText([size[0] - 1, 0], size)];
  return text === "" ? faultText("vertex") : say().entryNoPoint({ text, from, to });
}

/**
 * @param {Session} session
 * @param {Ruling} ruling
 */
function showEffects(session, { effects, choices: left, decider }) {
  const words = say();
  const isFree = effects.length > 0;
  setText(
    rulingText,
    [
      isFree ? words.effectsText({ acts: effectsIn(effects) }) : "",
      left.length > 0 ? words.choicesText({ decider, isFree }) : "",
    ]
      .filter(Boolean)
      .join(" "),
  );
  choices.replaceChildren(
    ...left.map((effect) => {
      const node = make("button", { class: "button", type: "button", value: effect }, sentence(words.effects[effect]));
      node.addEventListener("click", () => report(session, effect));
      return node;
    }),
  );
  apply.hidden = !isFree;
}

/**
 * @param {Session} session
 * @param {Effect} [choice]
 */
function report(session, choice) {
  const given = { ...reported(session.size), ...(choice === undefined ? {} : { choice }) };
  close(
    session.act((game) => void game.report(given)),
    session,
  );
}

/**
 * Leaves the dialog for the board, and says what was decided; or says why nothing was.
 *
 * @param {boolean} isDone
 * @param {Session} session
 */
export function close(isDone, session) {
  setText(alert, session.fault === null ? "" : faultText(session.fault));
  if (!isDone) return;
  const last = session.game.rulings().at(-1);
  dialog.close();
  if (last !== undefined) session.tell(() => logLine(last));
}

/** @param {Session} session */
function showLog({ game }) {
  const lines = game.rulings().map((ruling) => make("li", {}, logLine(ruling)));
  log.replaceChildren(...(lines.length === 0 ? [make("li", { class: "none" }, say().logEmpty)] : lines));
}

/** @param {import("./lanke/index.js").LoggedRuling} ruling */
function logLine({ after, report: given, effects }) {
  const words = say();
  const who = given.by === undefined ? "" : words[given.by];
  const what = given.act === "other" ? words.decided : words.acts[given.act];
  const name = given.text === undefined ? what : `${what} (${given.text})`;
  return words.logLine({
    after,
    who,
    act: name,
    effects: sentence(effects.length === 0 ? words.noEffect : effectsIn(effects)),
  });
}

/** @param {readonly Effect[]} effects */
function effectsIn(effects) {
  const words = say();
  return effects.map((effect) => words.effects[effect]).join(words.semicolon);
}

/** With a capital at its beginning, where the script has any. @param {string} words */
export function sentence(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
