/** The line that says what happened, what is wanted now, or why something may not be. */

import { markedText, outcomeNote } from "./counting.js";
import { say } from "./i18n.js";
import { recordsNow } from "./records.js";
import { pointText } from "./settings/names.js";

/** @typedef {import("./session.js").Session} Session */

/**
 * What happened last and what is wanted, at every stage of a game.
 *
 * @param {Session} session
 */
export function statusText(session) {
  const words = say();
  const { game, ghost, aims } = session;
  if (session.shown !== null) return words.shownStatus({ since: session.shown });
  if (session.notice !== null) return session.notice();
  if (aims && ghost !== null) return words.aim({ at: pointText(ghost, game.size), color: game.turn });
  if (session.study !== null && session.isStudying) return recordsNow()?.studyStatus(session, session.study) ?? "";
  const { placing } = session;
  if (placing !== null) return words.placingStatus({ n: placing.n, placed: placing.stones.length });
  if (game.sealed !== null) return words.codes.sealed ?? "";
  if (game.adjourned !== null) return words.codes.adjourned ?? "";
  switch (game.stage) {
    case "offered":
      return words.offeredStatus({ by: game.offeredBy ?? game.turn });
    case "confirming":
      return words.confirmingStatus({ turn: game.turn });
    case "stopped":
    case "marking":
      return markingStatus(session);
    case "agreed":
    case "over":
      return endStatus(session);
    default:
      return game.mustPlay === game.turn ? words.mustPlayText({ color: game.turn }) : moveStatus(session);
  }
}

/** @param {Session} session */
function markingStatus(session) {
  const { accepted } = session.game;
  const one = accepted.black ? "black" : accepted.white ? "white" : null;
  const text = markedText(session.score());
  return one === null ? text : `${text} ${say().acceptedStatus({ color: one })}`;
}

/** @param {Session} session */
function endStatus(session) {
  const words = say();
  const { game, asked } = session;
  const kind = game.outcome?.kind;
  if (kind === "resignation" && game.lastMove !== null) return words.resignStatus({ color: game.lastMove.color });
  if (kind !== "count") return outcomeNote(game);
  if (asked !== null) return askedText(session, asked);
  const { black, white } = game.confirmed;
  if (black && white) return words.confirmedStatus;
  if (black || white) return words.confirmedOne({ color: black ? "black" : "white" });
  return session.mayReopen ? words.aliveStatus : words.agreedStatus;
}

/**
 * For whom a point counts.
 *
 * @param {Session} session
 * @param {readonly [number, number]} vertex
 */
function askedText(session, [x, y]) {
  const { size } = session.game;
  const score = session.score();
  const sign = score.owner[y * size[0] + x] ?? 0;
  const has = (/** @type {readonly (readonly [number, number])[]} */ list) =>
    list.some(([column, row]) => column === x && row === y);
  const facts = {
    at: pointText([x, y], size),
    owner: sign > 0 ? /** @type {const} */ ("black") : sign < 0 ? /** @type {const} */ ("white") : null,
    isSeki: has(score.seki),
    isFalse: has(score.falseEyes),
  };
  return score.scoring === "area" ? say().pointCounts(facts) : say().pointCountsTerritory(facts);
}

/** @param {Session} session */
function moveStatus({ game }) {
  const words = say();
  const last = game.lastMove;
  const turn = game.turn;
  if (last === null) return words.startStatus({ color: turn });
  const { number, color } = last;
  if (last.kind === "lost-turn") return words.lostTurnStatus({ number, color, turn });
  if (last.kind === "picked-up") return words.pickedUpStatus({ number, color, turn });
  if (last.vertex === null) return words.passStatus({ number, color, turn });
  const at = pointText(last.vertex, game.size);
  return words.playStatus({ number, color, at, taken: last.captured.length, turn });
}
