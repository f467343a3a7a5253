/** The program's proposal in the marking phase: what it says in all and of each chain, and putting it again. */

import { button, byId, make, setText, setUnavailable } from "./dom.js";
import { say } from "./i18n.js";
import { chainText, markedPointText } from "./judged-words.js";
import { isUnsure } from "./judging.js";
import { pointText } from "./settings/names.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").Judgement} Judgement */
/** @typedef {import("./lanke/index.js").JudgedChain} JudgedChain */

const text = byId("proposal-text", HTMLElement);
const meter = byId("proposal-progress", HTMLProgressElement);
const note = byId("proposal-note", HTMLElement);
const seal = byId("proposal-seal", HTMLElement);
const said = byId("judged-said", HTMLElement);
const again = button("propose-again");
const fold = byId("judged-fold", HTMLDetailsElement);
const title = byId("judged-title", HTMLElement);
const list = byId("judged-chains", HTMLUListElement);

/** What the list was last made from. @type {readonly unknown[]} */
let listed = [];
/** The chains of the list, each with its button. @type {readonly { chain: JudgedChain, row: HTMLButtonElement }[]} */
let rows = [];

/** @param {Session} session */
export function listenToProposal(session) {
  again.addEventListener("click", () => {
    if (again.getAttribute("aria-disabled") !== "true") session.proposeAgain();
  });
  const light = (/** @type {Event} */ event) => {
    const found = rows.find(({ row }) => event.target instanceof Node && row.contains(event.target));
    session.light(found?.chain.stones ?? []);
  };
  list.addEventListener("focusin", light);
  list.addEventListener("pointerover", light);
  for (const type of ["focusout", "pointerleave"]) list.addEventListener(type, () => session.light([]));
  list.addEventListener("click", (event) => {
    const found = rows.find(({ row }) => event.target instanceof Node && row.contains(event.target));
    const [first] = found?.chain.stones ?? [];
    if (first !== undefined) session.toggleChain(first);
  });
}

/** @param {Session} session */
export function showProposal(session) {
  const { game, judging } = session;
  said.hidden = game.phase !== "marking";
  showWork(session);
  if (game.phase !== "marking") {
    setText(text, "");
    return;
  }
  const words = say();
  // With the map of owners on, a position of the past may be judged while it is looked at.
  const judgement = session.shown === null ? judging.judgement : null;
  const chains = judgement?.chains ?? [];
  const marked = new Set(game.dead().map(String));
  const proposed = judgement?.dead ?? [];
  const differs =
    judgement !== null && (proposed.length !== marked.size || proposed.some((vertex) => !marked.has(String(vertex))));
  setText(text, summary(session, judgement));
  setText(note, judgement === null ? words.proposalHint : noteText(judgement, differs));
  setText(seal, judgement === null ? "" : sealText(session, judgement));
  setUnavailable(again, !differs);
  showList(session, chains.filter(isNotable), marked);
  showSaid(session);
}

/** How far the work is. @param {Session} session */
export function showWork({ judging }) {
  meter.classList.toggle("is-idle", judging.progress === null);
  meter.value = judging.progress ?? 0;
}

/** What is said of the stone that is pointed at. @param {Session} session */
export function showSaid(session) {
  const { judging, game } = session;
  if (game.phase !== "marking") return;
  setText(said, markedPointText(session, judging.pointed) || (judging.judgement === null ? "" : say().chainHint));
}

/** @param {Session} session @param {Judgement | null} judgement */
function summary({ judging }, judgement) {
  const words = say();
  if (judging.hasFailed) return words.judgeFailed;
  if (judgement === null) return words.proposing;
  const stones = (/** @type {readonly JudgedChain[]} */ chains) =>
    chains.reduce((sum, chain) => sum + chain.stones.length, 0);
  return words.proposed({
    dead: judgement.dead.length,
    unsure: stones(judgement.chains.filter(isUnsure)),
    seki: judgement.seki.length,
  });
}

/** @param {Judgement} judgement @param {boolean} differs */
function noteText({ chains, isFinished, isComplete }, differs) {
  const words = say();
  return [
    isFinished ? "" : words.proposalUnfinished,
    isComplete ? "" : words.proposalEarly,
    chains.some(isUnsure) ? words.proposalUnsure : "",
    differs ? words.proposalDiffers : words.proposalHint,
  ]
    .filter(Boolean)
    .join(words.space);
}

/** @param {Session} session @param {Judgement} judgement */
function sealText({ game }, { seal: gaps, counts }) {
  if (gaps.length === 0) return "";
  const points = gaps.map(({ vertex, color }) => ({ at: pointText(vertex, game.size), color }));
  return say().sealText({ points, ...counts });
}

/** What is worth a look: all but the stones that live for sure. @param {JudgedChain} chain */
function isNotable(chain) {
  return chain.status !== "alive" || isUnsure(chain);
}

/**
 * Made anew for another judgement only: a mark that changes takes the focus from nobody.
 *
 * @param {Session} session
 * @param {readonly JudgedChain[]} chains
 * @param {ReadonlySet<string>} marked the dead stones
 */
function showList(session, chains, marked) {
  const words = say();
  const basis = [session.judging.judgement, words, chains.length];
  if (!listed.every((item, place) => item === basis[place]) || listed.length === 0) {
    listed = basis;
    // The questions to the players first.
    const sorted = [...chains].sort((a, b) => Number(isUnsure(b)) - Number(isUnsure(a)));
    rows = sorted.map((chain) => ({ chain, row: make("button", { type: "button", class: "chain" }) }));
    list.replaceChildren(...rows.map(({ row }) => make("li", {}, row)));
    setText(title, words.chainByChain({ n: chains.length }));
  }
  fold.hidden = chains.length === 0;
  for (const { chain, row } of rows) {
    row.setAttribute("aria-pressed", String(marked.has(String(chain.stones[0]))));
    setText(row, chainText(session, chain));
  }
}
