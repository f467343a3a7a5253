/** The players, the line that says what happened, and the buttons of play. */

import { button, byId, make, setText, setUnavailable } from "./dom.js";
import { say } from "./i18n.js";
import { heatText, markedPointText } from "./judged-words.js";
import { describeRules, formatGtp } from "./lanke/index.js";
import { fraction } from "./numbers.js";
import { listSwitches, rulesTitle } from "./rules-list.js";
import { refusalText, statusText } from "./status.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./lanke/index.js").Vertex} Vertex */
/** @typedef {import("./lanke/index.js").GameInfo} GameInfo */

/** The fault of a record that states rules which are not known. */
const RULES_UNKNOWN = "rules-unknown";
/** As much of the record's text for them as is shown. */
const MOST_SHOWN = 40;

/** What the record's lines were last made from. @type {readonly unknown[]} */
let shown = [null];

const players = { black: byId("player-black", HTMLElement), white: byId("player-white", HTMLElement) };
const status = byId("status", HTMLElement);
const alert = byId("alert", HTMLElement);
const playing = byId("playing", HTMLElement);
const record = byId("record", HTMLElement);
const rulesNow = byId("rules-now-list", HTMLElement);
const spoken = byId("spoken", HTMLElement);
const buttons = {
  undo: button("undo"),
  redo: button("redo"),
  pass: button("pass"),
  resign: button("resign"),
  mark: button("mark"),
  rejoin: button("rejoin"),
};

/** @param {Session} session */
export function showPanel(session) {
  showPlayers(session);
  showMessage(session);
  showButtons(session);
  showRecord(session);
}

/**
 * Tells assistive technology what is on a point.
 *
 * @param {Session} session
 * @param {Vertex} vertex
 */
export function speakPoint(session, vertex) {
  const { game } = session;
  const [x, y] = vertex;
  const stone = game.cells()[y * game.size[0] + x];
  const same = (/** @type {Vertex | null | undefined} */ other) => other?.[0] === x && other[1] === y;
  const what = say().point({
    at: formatGtp(vertex, game.size),
    stone: stone === 1 ? "black" : stone === 2 ? "white" : null,
    dead: game.dead().some(same),
    isKo: same(game.ko),
    isLast: same(game.lastMove?.vertex),
  });
  const judged = [markedPointText(session, vertex), heatText(session, vertex)];
  setText(spoken, [what, ...judged].filter(Boolean).join(say().language === "en" ? ". " : "。"));
}

/** @param {Session} session */
function showPlayers({ game }) {
  const words = say();
  for (const color of /** @type {const} */ (["black", "white"])) {
    const [, name, note] = players[color].children;
    const plays = game.phase === "play" && game.turn === color;
    players[color].classList.toggle("is-turn", plays);
    players[color].setAttribute("aria-current", String(plays));
    if (name) setText(name, nameOf(game.info, color));
    const n = game.warnings[color];
    if (note) {
      setText(
        note,
        [words.prisoners({ n: game.captures[color] }), n === 0 ? "" : words.warnings({ n })]
          .filter(Boolean)
          .join(" · "),
      );
    }
  }
}

/**
 * The player's name and rank where the record tells them, else the colour.
 *
 * @param {GameInfo} info
 * @param {"black" | "white"} color
 */
function nameOf(info, color) {
  const name = info[color];
  const rank = color === "black" ? info.blackRank : info.whiteRank;
  return name ? [name, rank].filter(Boolean).join(" ") : say()[color];
}

/** @param {Session} session */
function showMessage(session) {
  const problem = refusalText(session);
  setText(alert, problem);
  setText(status, statusText(session));
  status.classList.toggle("is-covered", problem !== "");
}

/** @param {Session} session */
function showButtons(session) {
  const words = say();
  const { game, isPaused } = session;
  const { rules, phase, mustPlay, turn } = game;
  playing.hidden = phase !== "play";
  setUnavailable(buttons.undo, game.moveNumber === 0 || isPaused);
  setUnavailable(buttons.redo, game.moveNumber === game.moveCount || isPaused);
  for (const node of [buttons.resign, buttons.mark]) setUnavailable(node, phase !== "play");
  setUnavailable(buttons.mark, phase !== "play" || isPaused);
  setUnavailable(buttons.pass, phase !== "play" || isPaused || mustPlay === turn);
  setText(buttons.pass, rules.endOffer === "free" ? words.passPlatform : words.pass);
  setText(buttons.mark, rules.marks === "all-alive" ? words.stopAndCount : words.mark);
  setText(buttons.rejoin, session.ended === null ? words.rejoin : words.endedGame);
  buttons.rejoin.hidden = session.left === null;
  buttons.mark.hidden = session.left !== null || game.stage === "offered";
}

/**
 * What is known of the game; made anew only where something of it is another, not whenever the mouse moves.
 *
 * @param {Session} session
 */
function showRecord({ game, source, left, ended }) {
  const words = say();
  const isOver = game.phase === "over";
  const basis = [game, words, isOver, source, left, ended];
  if (shown.every((item, place) => item === basis[place])) return;
  shown = basis;
  const { info, komi } = game;
  const against = game.illegalMoves().map(({ number }) => number);
  const faults = game.diagnostics();
  const otherFaults = faults.filter(({ code }) => code !== RULES_UNKNOWN);
  /** @type {[string, string | undefined][]} */
  const rows = [
    [words.event, info.event],
    [words.date, info.date],
    [words.gameRules, rulesText(game, otherFaults.length < faults.length)],
    [words.gameKomi, komi === 0 ? words.noKomi : words.komiText({ points: fraction(komi), zi: fraction(komi / 2) })],
    // Beside our own result, once there is one.
    [words.recordedResult, isOver ? undefined : info.result],
    [words.against, against.length === 0 ? undefined : words.againstMoves({ numbers: against })],
    [words.faults, otherFaults.length === 0 ? undefined : words.faultsText({ faults: otherFaults })],
  ];
  record.replaceChildren(...rows.flatMap(([term, text]) => (text ? [make("dt", {}, term), make("dd", {}, text)] : [])));
  listSwitches(rulesNow, describeRules(game.rules));
  if (left !== null) {
    record.append(make("dd", { class: "note" }, (ended === null ? words.ownLine : words.endedLine)({ move: left })));
  }
}

/**
 * The rules in force, and that they are not those of the record where those are unknown.
 *
 * @param {Session["game"]} game
 * @param {boolean} areUnknown
 */
function rulesText({ rules, info }, areUnknown) {
  const title = rulesTitle(rules) ?? say().customRules;
  if (!areUnknown) return title;
  const stated = [...(info.rules ?? "")];
  const few = stated.length > MOST_SHOWN ? [...stated.slice(0, MOST_SHOWN), "…"] : stated;
  return say().rulesUnknown({ title, stated: few.join("") });
}
