/** The marking phase and the result: who wins, by how much, and how it adds up. */

import { button, byId, make, setText } from "./dom.js";
import { say } from "./i18n.js";
import { fraction, prettyFraction } from "./numbers.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").Score} Score */
/** @typedef {import("./lanke/index.js").Side} Side */
/** @typedef {import("./lanke/index.js").Pair} Pair */

const marking = byId("marking", HTMLElement);
const single = byId("single", HTMLInputElement);
const result = byId("result", HTMLElement);
const title = byId("result-title", HTMLElement);
const margin = byId("result-margin", HTMLElement);
const recorded = byId("result-recorded", HTMLElement);
const table = byId("count", HTMLTableElement);
const rows = byId("count-rows", HTMLTableSectionElement);
const legend = byId("count-legend", HTMLElement);
const unit = byId("count-unit", HTMLElement);
const contested = byId("result-contested", HTMLElement);

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
  const { outcome } = game;
  const counts = game.phase === "marking" || outcome?.kind === "count";
  marking.hidden = game.phase !== "marking";
  result.hidden = game.phase !== "over";
  table.hidden = !counts;
  legend.hidden = true;
  setText(recorded, recordedText(game.info.result, game.result));
  if (counts) {
    const score = session.score();
    legend.hidden = score.seki.length + score.falseEyes.length === 0;
    showVerdict(score);
    showRows(score, game.warnings);
    setText(contested, game.contested === null ? "" : say().contestedText({ color: game.contested }));
  } else if (outcome !== null) {
    setText(title, say().outcomes[outcome.kind]({ winner: outcome.winner }));
    setText(margin, "");
    setText(contested, "");
  }
}

/**
 * Where a result without a count comes from.
 *
 * @param {Session["game"]} game
 */
export function outcomeNote(game) {
  const words = say();
  const isRuled = game.rulings().at(-1)?.after === game.moveNumber;
  return isRuled ? words.outcomeHint.ruled : words.outcomeHint.cycle;
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
  if (score.scoring === "territory") return say().asMarkedPoints({ verdict: wonBy(score) });
  return say().asMarked({ verdict: wonBy(score), zi: fraction(score.margin.zi) });
}

/** @param {Score} score */
function showVerdict(score) {
  const words = say();
  const { zi, points } = score.margin;
  const zh = prettyFraction(score.zh);
  setText(
    title,
    score.winner === "draw"
      ? words.draw
      : words.headline({
          winner: score.winner,
          points: fraction(points),
          one: points === 1,
          zi: fraction(zi),
          isArea: score.scoring === "area",
          zh,
        }),
  );
  setText(
    margin,
    score.winner === "draw"
      ? ""
      : score.scoring === "territory"
        ? words.marginPoints({ points: fraction(points), zh })
        : words.margin({ zi: fraction(zi), points: fraction(points), zh }),
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
 * Everything that counts for either side, what it adds up to, and what is needed to win.
 *
 * @param {Score} score
 * @param {Pair} warnings
 */
function showRows(score, warnings) {
  const words = say();
  const { black, white } = score;
  const isArea = score.scoring === "area";
  /** @param {string} label @param {number} ours @param {number} theirs */
  const row = (label, ours, theirs, isKept = true) =>
    isKept || ours !== 0 || theirs !== 0 ? [line(label, fraction(ours), fraction(theirs))] : [];
  const n = Math.max(warnings.black, warnings.white);
  // A point is half a 子 when 子 are compared with half of the board; a 子 is two points.
  const part = isArea ? 1 / 2 : 1;
  const extras = [
    ...row(words.komiRow, part * black.komi, part * white.komi, false),
    ...row(words.compensation, part * black.handicap, part * white.handicap, false),
    ...row(words.button, part * black.button, part * white.button, false),
    ...row(
      n === 0 ? words.penalty : words.penaltyRow({ n }),
      -2 * part * black.penalty,
      -2 * part * white.penalty,
      false,
    ),
  ];
  rows.replaceChildren(
    ...(isArea
      ? [
          ...row(words.stones, black.stones, white.stones),
          ...row(words.territory, black.territory, white.territory),
          ...row(words.shared, black.sharedDame, white.sharedDame),
        ]
      : [
          ...row(words.territory, black.territory, white.territory),
          ...row(words.prisonersTaken, black.prisoners, white.prisoners),
          ...row(words.deadStones, black.dead, white.dead, false),
          ...row(words.passStones, black.passStones, white.passStones, false),
        ]),
    ...row(words.taxed, black.tax, white.tax, false),
    line(words.total, prettyFraction(black.totalText), prettyFraction(white.totalText), "sum"),
    ...extras,
    isArea ? neededRow(score) : finalRow(score),
  );
  setText(unit, isArea ? words.unitZi : words.unitPoints);
}
/** What each side's total has to exceed: half of all that is counted, with komi and the like. @param {Score} score */
function neededRow({ black, white, neededZi }) {
  const all = black.total + white.total;
  return line(say().neededPoints, fraction(neededZi), fraction(all - neededZi), "needed");
}

/** @param {Score} score */
function finalRow({ black, white }) {
  /** @param {Side} side */
  const sum = ({ total, komi, handicap, button: taken, penalty }) =>
    fraction(total + komi + handicap + taken - 2 * penalty);
  return line(say().finalRow, sum(black), sum(white), "sum");
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
