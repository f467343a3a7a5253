/** Does what was typed, through the session as the buttons and the board do. */

import { countingText } from "./score.js";
import { describe } from "./describe.js";
import { say } from "../i18n.js";
import { pointName } from "../lanke/board/index.js";
import { pointInWords } from "./point.js";
import { entry as english } from "../words/en/entry.js";
import { parse } from "./parse.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../lanke/board/index.js").Board} Board */
/** @typedef {import("../lanke/index.js").Vertex} Vertex */
/** @typedef {import("./parse.js").Meant} Meant */
/** @typedef {import("./parse.js").Fault} Fault */
/** @typedef {"black" | "white"} Color */

/** What comes of it: an answer to a question, a mistake, or nothing beyond what the session says itself. @typedef {{ answer?: string, mistake?: string }} Outcome */

/** Resigning is asked about, and the next line answers. */
let isAsked = false;

/** @param {Color} color */
const other = (color) => (color === "black" ? "white" : "black");

/**
 * @param {string} text
 * @param {Session} session
 * @param {Board} board
 * @returns {Outcome}
 */
export function run(text, session, board) {
  const { size, coordinates = "a1" } = board.view;
  const meant = parse(text, [say().entryCommands, english.entryCommands], { size, coordinates });
  const wasAsked = isAsked;
  isAsked = false;
  const name = (/** @type {Vertex} */ vertex) => pointName(coordinates, size, vertex);
  if ("fault" in meant) return { mistake: faultText(meant, text.trim(), name, size) };
  if (meant.command === "yes" || meant.command === "no") return answer(session, meant.command === "yes", wasAsked);
  return look(meant, session, board, name) ?? step(meant, session) ?? act(meant, session, name);
}

/**
 * @param {Fault} fault
 * @param {string} text
 * @param {(vertex: Vertex) => string} name
 * @param {readonly [number, number]} size
 */
function faultText({ fault, command, rest }, text, name, [columns, rows]) {
  const words = say();
  const point = name([Math.min(3, columns - 1), Math.max(0, rows - 4)]);
  if (fault === "wants-point") return words.entryWantsPoint({ command, point });
  if (fault === "much") return words.entryTooMuch({ command, text: rest });
  const ends = [name([0, rows - 1]), name([columns - 1, 0])];
  if (fault === "point")
    return words.entryNoPoint({ text: command === "" ? text : rest, from: ends[0] ?? "", to: ends[1] ?? "" });
  return words.entryUnknown({ text, point });
}

/** @param {Session} session @param {boolean} isYes @param {boolean} wasAsked @returns {Outcome} */
function answer(session, isYes, wasAsked) {
  const { game } = session;
  if (wasAsked && isYes) session.resign();
  else if (wasAsked) return { answer: say().entryKept };
  else if (game.stage === "offered") {
    session.act((played) => played.answerEnd(other(played.offeredBy ?? played.turn), isYes));
  } else return { mistake: say().entryNothingAsked };
  return {};
}

/**
 * What only asks. Null for all else.
 *
 * @param {Meant} meant
 * @param {Session} session
 * @param {Board} board
 * @param {(vertex: Vertex) => string} name
 * @returns {Outcome | null}
 */
function look({ command, said, vertex }, session, board, name) {
  const words = say();
  const { game, study, isStudying } = session;
  if (command === "help") return { answer: words.entryHelp };
  if (command === "describe") return { answer: describe(session, board.view) };
  if (command === "score") {
    const isCounted = game.phase === "marking" || game.outcome?.kind === "count";
    return isCounted ? { answer: countingText(session) } : { mistake: words.entryNotNow({ command: said }) };
  }
  if (command === "comment") {
    const comment = study !== null && isStudying ? study.record.notes(study.node).comment : null;
    return { answer: comment ?? words.entryNoComment };
  }
  if (vertex !== null && command === "what") return { answer: pointInWords(session, vertex) };
  if (vertex === null || command !== "liberties") return null;
  const stones = game.chain(vertex);
  if (stones.length === 0) return { mistake: words.entryNoStone({ at: name(vertex) }) };
  const color = game.cells()[vertex[1] * game.size[0] + vertex[0]] === 1 ? "black" : "white";
  const liberties = game.liberties(vertex).map(name);
  return { answer: words.entryLiberties({ color, at: name(vertex), stones: stones.length, liberties }) };
}

/** Through the moves. @param {Meant} meant @param {Session} session @returns {Outcome | null} */
function step({ command, number }, session) {
  const by = { first: -Infinity, last: Infinity, back: -1, next: 1, undo: -1, redo: 1 };
  if (command in by) session.step(by[/** @type {keyof typeof by} */ (command)]);
  else if (command === "variation")
    session.goToNode(session.study?.variation(1) ?? session.study?.variation(-1) ?? null);
  else if (command !== "move" || number === null) return null;
  else if (number > session.progress.total) {
    return { mistake: say().entryNoMove({ total: session.progress.total }) };
  } else session.goTo(number);
  return {};
}

/**
 * What the rules may refuse.
 *
 * @param {Meant} meant
 * @param {Session} session
 * @param {(vertex: Vertex) => string} name
 * @returns {Outcome}
 */
function act({ command, vertex, color, said }, session, name) {
  const { game, isStudying } = session;
  const { turn, phase } = game;
  const notNow = { mistake: say().entryNotNow({ command: said }) };
  const isOwn = command === "play" || command === "pass" || command === "resign";
  if (isOwn && color !== null && color !== turn) return { mistake: say().notYourTurn({ turn }) };
  if (vertex !== null && (command === "dead" || command === "alive")) {
    return isStudying ? notNow : mark(session, vertex, command === "dead", name(vertex));
  }
  if (command === "play" && vertex !== null) {
    if (phase === "marking" && !isStudying) return mark(session, vertex, null, name(vertex));
    session.point(vertex, false);
    return {};
  }
  if (command === "pass") {
    if (phase !== "play" && !isStudying) return { mistake: say().gameOver };
    session.pass();
    return {};
  }
  if (isStudying) return notNow;
  switch (command) {
    case "resign":
      if (phase !== "play") return notNow;
      isAsked = true;
      return { answer: say().entryResign({ color: turn }) };
    case "mark":
      if (phase !== "play") return notNow;
      session.mark();
      return {};
    case "propose":
      session.act((played) => played.proposeEnd(color ?? turn));
      return {};
    case "agree":
    case "refuse":
      session.act((played) => played.answerEnd(color ?? other(played.offeredBy ?? turn), command === "agree"));
      return {};
    case "accept":
      if (color === null) session.accept();
      else session.act((played) => played.accept(color), { leaves: false });
      return {};
    case "confirm":
      session.act(
        (played) => {
          if (color !== null) played.confirm(color);
          else for (const side of bothLeft(played.confirmed)) played.confirm(side);
        },
        { leaves: false },
      );
      return {};
    case "resume":
      session.resume();
      return {};
    case "reopen":
      if (!session.mayReopen) return notNow;
      session.reopen();
      return {};
    case "rejoin":
      if (session.left === null) return notNow;
      session.rejoin();
      return {};
    case "dispute":
      return vertex === null ? notNow : dispute(session, vertex, color);
    default:
      return notNow;
  }
}

/** @param {Readonly<Record<Color, boolean>>} confirmed */
function bothLeft(confirmed) {
  return /** @type {const} */ (["black", "white"]).filter((side) => !confirmed[side]);
}

/**
 * Marks the group of a stone as a press on it does; with null it is the other way round from now.
 *
 * @param {Session} session
 * @param {Vertex} vertex
 * @param {boolean | null} isDead
 * @param {string} at
 * @returns {Outcome}
 */
function mark(session, vertex, isDead, at) {
  const { game } = session;
  const words = say();
  if (game.phase !== "marking") return { mistake: words.entryNotNow({ command: at }) };
  const chain = game.chain(vertex);
  if (chain.length === 0) return { mistake: words.entryNoStone({ at }) };
  const before = game.dead();
  const was = before.some(([x, y]) => x === vertex[0] && y === vertex[1]);
  const wanted = isDead ?? !was;
  if (was === wanted) return { answer: words.entryMarked({ at, n: chain.length, isDead: wanted, isChange: false }) };
  session.act((played) => played.toggleDead(vertex, { chain: session.single }), { leaves: false });
  if (session.fault !== null) return {};
  const n = Math.abs(session.game.dead().length - before.length);
  return { answer: words.entryMarked({ at, n, isDead: wanted, isChange: true }) };
}

/** Who does not agree is the owner of the stone, unless it is said. @param {Session} session @param {Vertex} vertex @param {Color | null} by @returns {Outcome} */
function dispute(session, vertex, by) {
  const { game } = session;
  const owner = game.cells()[vertex[1] * game.size[0] + vertex[0]] === 1 ? "black" : "white";
  session.act((played) => played.dispute(by ?? owner, [vertex]), { leaves: false });
  return {};
}
