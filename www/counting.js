/** The marking phase and the result: who wins, by how much, and how it adds up. */

import { button, byId, make, setText } from "./dom.js";
import { say } from "./i18n.js";
import { fraction, prettyFraction } from "./numbers.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").Score} Score */

const marking = byId("marking", HTMLElement);
const single = byId("single", HTMLInputElement);
const result = byId("result", HTMLElement);
const title = byId("result-title", HTMLElement);
const margin = byId("result-margin", HTMLElement);
const recorded = byId("result-recorded", HTMLElement);
const table = byId("count", HTMLTableElement);
const rows = byId("count-rows", HTMLTableSectionElement);

/** @param {Session} session */
export function listenToCounting(session) {
  button("accept").addEventListener("click", () => session.accept());
  button("resume").addEventListener("click", () => session.resume());
  single.addEventListener("change", () => {
    session.single = single.checked;
  });
}

/** @param {Session} session */
export function showCounting(session) {
  const { game } = session;
  const resigned = game.lastMove?.kind === "resign" ? game.lastMove.color : null;
  const counts = game.phase === "marking" || (game.phase === "over" && resigned === null);
  marking.hidden = game.phase !== "marking";
  result.hidden = game.phase !== "over";
  table.hidden = !counts;
  setText(recorded, recordedText(game.info.result, game.result));
  if (resigned !== null) {
    setText(title, say().winsByResignation({ winner: resigned === "black" ? "white" : "black" }));
    setText(margin, "");
  } else if (counts) {
    const score = session.score();
    showVerdict(score);
    showRows(score, game.size[0] * game.size[1]);
  }
}

/**
 * The result that the record states, beside ours.
 *
 * @param {string | undefined} theirs
 * @param {string | null} ours
 */
function recordedText(theirs, ours) {
  if (theirs === undefined || theirs.trim() === "") return "";
  // "B+2" and "B+2.0" are the same.
  const plain = (/** @type {string} */ text) => text.trim().toUpperCase().replace(/\.0*$/u, "");
  return say().inRecord({ result: theirs, isSame: ours !== null && plain(theirs) === plain(ours) });
}

/**
 * Who wins with the marks as they stand, in a sentence.
 *
 * @param {Score} score
 */
export function markedText(score) {
  if (score.winner === "draw") return say().asMarkedDraw;
  return say().asMarked({ verdict: wonBy(score), zi: fraction(score.margin.zi) });
}

/** @param {Score} score */
function showVerdict(score) {
  const words = say();
  const { zi, points } = score.margin;
  const isEnglish = words.language === "en";
  setText(title, isEnglish ? wonBy(score) : prettyFraction(score.zh));
  setText(
    margin,
    score.winner === "draw"
      ? ""
      : words.margin({ zi: fraction(zi), points: fraction(points), zh: prettyFraction(score.zh) }),
  );
}

/** @param {Score} score */
function wonBy(score) {
  const { points } = score.margin;
  return score.winner === "draw"
    ? say().draw
    : say().wins({ winner: score.winner, points: fraction(points), one: points === 1 });
}

/**
 * @param {Score} score
 * @param {number} points
 */
function showRows(score, points) {
  const words = say();
  const { black, white } = score;
  /** @param {string} label @param {number} ours @param {number} theirs */
  const row = (label, ours, theirs, isKept = true) =>
    isKept || ours !== 0 || theirs !== 0 ? [line(label, fraction(ours), fraction(theirs))] : [];
  rows.replaceChildren(
    ...row(words.stones, black.stones, white.stones),
    ...row(words.territory, black.territory, white.territory),
    ...row(words.shared, black.sharedDame, white.sharedDame),
    ...row(words.compensation, black.handicap, white.handicap, false),
    ...row(words.penalty, black.penalty, white.penalty, false),
    line(words.total, prettyFraction(black.totalText), prettyFraction(white.totalText), "sum"),
    line(
      words.needed({ komi: fraction(white.komi / 2) }),
      fraction(score.neededZi),
      fraction(points - score.neededZi),
      "needed",
    ),
  );
}

/**
 * @param {string} label
 * @param {string} black
 * @param {string} white
 * @param {string} kind
 */
function line(label, black, white, kind = "part") {
  return make("tr", { class: kind }, make("th", { scope: "row" }, label), make("td", {}, black), make("td", {}, white));
}
