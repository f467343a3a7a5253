/** What is known of the game: what the record says, understood as far as it is. */

import { byId, make } from "./dom.js";
import { say } from "./i18n.js";
import { describeRules } from "./lanke/play/slim.js";
import { fraction } from "./numbers.js";
import { recordsNow } from "./records.js";
import { listSwitches, rulesTitle } from "./rules-list.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").RecordedInfo} RecordedInfo */

/** As much of a record's text for its rules as is shown. */
const MOST_SHOWN = 40;

/** What the lines were last made from. @type {readonly unknown[]} */
let shown = [null];

const list = byId("record", HTMLElement);
const rulesNow = byId("rules-now-list", HTMLElement);

/**
 * Made anew only where something of it is another, not whenever the mouse moves.
 *
 * @param {Session} session
 */
export function showRecordRows({ game, study, isStudying, left }) {
  const words = say();
  const isOver = game.phase === "over";
  const about = study !== null && isStudying ? study : null;
  const basis = [about ?? game, about?.version, about?.illegal, words, isOver, left];
  if (shown.every((item, place) => item === basis[place])) return;
  shown = basis;
  const { komi, rules } = game;
  const info = about?.record.info ?? game.info;
  const recorded = about?.record.recorded ?? null;
  const against = [...(about?.illegal.values() ?? [])].map(({ moveNumber }) => moveNumber);
  /** @type {[string, string | null | undefined][]} */
  const rows = [
    [words.event, [info.event, info.round].filter(Boolean).join(" · ")],
    [words.gameName, info.name],
    [words.date, info.date],
    [words.place, info.place],
    [words.gameRules, rulesText(rules, info.rules)],
    [words.gameKomi, komi === 0 ? words.noKomi : komiText(komi, rules)],
    [words.handicap, recorded?.handicap ? String(recorded.handicap) : null],
    // Beside our own result, once there is one.
    [words.recordedResult, isOver ? null : recorded === null ? info.result : resultText(recorded)],
    [words.gameComment, info.comment],
    [words.against, against.length === 0 ? null : words.againstMoves({ numbers: against })],
  ];
  list.replaceChildren(...rows.flatMap(([term, text]) => (text ? [make("dt", {}, term), make("dd", {}, text)] : [])));
  listSwitches(rulesNow, describeRules(rules));
  if (left !== null) list.append(make("dd", { class: "note" }, words.endedLine({ move: left })));
}

/** In points, and in 子 where these are counted. @param {number} komi @param {import("./lanke/index.js").Rules} rules */
function komiText(komi, { scoring }) {
  const points = fraction(komi);
  return scoring === "area" ? say().komiText({ points, zi: fraction(komi / 2) }) : say().komiPoints({ points });
}

/**
 * The result that a record states, in words and as written.
 *
 * @param {RecordedInfo} recorded
 */
export function resultText({ result }) {
  if (result === null) return null;
  const { winner, by, margin, text } = result;
  if (winner === null) return text;
  const points = margin === null ? null : fraction(margin);
  const said = say().recordedWords({ winner, by, points, one: margin === 1 });
  return say().asWritten({ said, text });
}

/**
 * The rules in force, and that they are not those of the record where those are unknown.
 *
 * @param {import("./lanke/index.js").Rules} rules
 * @param {string | undefined} named
 */
function rulesText(rules, named) {
  const title = rulesTitle(rules) ?? say().customRules;
  if (named === undefined || recordsNow()?.rulesNamed(named) !== null) return title;
  const stated = [...named];
  const few = stated.length > MOST_SHOWN ? [...stated.slice(0, MOST_SHOWN), "…"] : stated;
  return say().rulesUnknown({ title, stated: few.join("") });
}
