/** The map of owners: its switch beside the steps, and what it comes to in numbers. */

import { button, byId, setText } from "./dom.js";
import { say } from "./i18n.js";
import { heatText } from "./judged-words.js";
import { fraction } from "./numbers.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").Judgement} Judgement */

const toggle = button("heat");
const section = byId("estimate", HTMLElement);
const title = byId("estimate-title", HTMLElement);
const numbers = byId("estimate-text", HTMLElement);
const point = byId("estimate-point", HTMLElement);

/** @param {Session} session */
export function listenToEstimate(session) {
  toggle.addEventListener("click", () => session.toggleHeat());
}

/** @param {Session} session */
export function showEstimate(session) {
  const words = say();
  const { isHeatOn, judgement, hasFailed } = session.judging;
  toggle.setAttribute("aria-pressed", String(isHeatOn));
  toggle.title = words.heat;
  section.hidden = !isHeatOn;
  if (!isHeatOn) {
    setText(numbers, "");
    return;
  }
  // Until it is judged nobody knows that a game is finished.
  const isOver = judgement !== null && isSettled(judgement);
  setText(title, isOver ? words.areaTitle : words.estimateTitle);
  if (judgement === null) setText(numbers, hasFailed ? words.estimateFailed : words.estimating);
  else setText(numbers, isOver ? words.areaText(judgement.counts.standing) : estimateText(judgement));
  showEstimatePoint(session);
}

/** What is said of the point that is pointed at. @param {Session} session */
export function showEstimatePoint(session) {
  const { pointed, judgement } = session.judging;
  setText(point, heatText(session, pointed) || (judgement === null ? "" : say().heatHint));
}

/** So much of the board may be likely to become another's than it is, where all is settled. */
const ADRIFT = 1 / 8;

/**
 * Whether the count as the board stands is what the game will come to. A board with one stone on it has no open border
 * either, and yet nobody thinks that all of it is that side's.
 *
 * @param {Judgement} judgement
 */
function isSettled({ isFinished, counts, owner }) {
  return isFinished && Math.abs(blackIn(owner) - counts.standing.black) <= ADRIFT * owner.length;
}

/** Black's share, to half a point; the two together are the whole board. @param {Judgement["owner"]} owner */
function blackIn(owner) {
  const lead = owner.reduce((sum, value) => sum + value, 0);
  return Math.round(owner.length + lead) / 2;
}

/** Every point for what it is likely to be. @param {Judgement} judgement */
function estimateText({ owner }) {
  const black = blackIn(owner);
  return say().estimateText({ black: fraction(black), white: fraction(owner.length - black) });
}
