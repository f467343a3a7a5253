/**
 * Every sentence of the page in English. The catalogues of the other languages have the same keys;
 * the type checker holds them together.
 *
 * @typedef {"black" | "white"} Color
 */

import { judge } from "./judge.js";
import { keep } from "./keep.js";
import { loading } from "./loading.js";
import { match } from "./match.js";
import { points } from "./points.js";
import { referee } from "./referee.js";
import { rules } from "./rules.js";

/** @param {Color} color */
const name = (color) => (color === "black" ? "Black" : "White");
/** @param {Color} color */
const other = (color) => (color === "black" ? "White" : "Black");
/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;
/** @param {number} since */
const after = (since) => (since === 0 ? "the position at the start" : `the position after move ${since}`);

export const words = {
  ...match,
  ...points,
  ...referee,
  ...judge,
  ...keep,
  ...loading,
  ...rules,
  language: "en",
  chooseLanguage: "Language",
  /** @param {{ language: string }} p */
  languageFailed: ({ language }) => `${language} could not be loaded; the page stays in English.`,
  /** The name of the house, and the language it is written in. */
  brand: "烂柯",
  brandLanguage: "zh-Hans",
  /** Between sentences, after a full stop, and between things in a row. */
  space: " ",
  stop: ". ",
  semicolon: "; ",
  legend: "He watched one game to its end, and the handle of his axe had rotted away.",
  board: "Board",
  steps: "Step through the moves",
  first: "To the start",
  previous: "One move back",
  next: "One move on",
  last: "To the end",
  moveSlider: "Move",
  playing: "Play",
  undo: "Undo",
  redo: "Redo",
  pass: "Pass",
  resign: "Resign",
  mark: "Mark and count",
  marking: "Mark the dead stones",
  markingHint:
    "Tap a stone: the whole group is marked dead, or alive again. With Shift, or a long press, only its chain.",
  single: "One chain at a time",
  resume: "Resume play",
  count: "The count",
  countItem: "Item",
  black: "Black",
  white: "White",
  newGame: "New game",
  open: "Open",
  save: "Save",
  dropHint: "SGF, GIB, NGF, UGF, GTP: a record can also be dropped or pasted anywhere on this page.",
  dropHere: "Let go to open the record",
  size: "Board",
  rules: "Rules",
  komi: "Komi, in points",
  cancel: "Cancel",
  start: "Start",
  keepPlaying: "Keep playing",
  stones: "Living stones",
  territory: "Territory",
  shared: "Shared, half each",
  compensation: "For handicap stones",
  penalty: "Penalties",
  total: "Total",
  event: "Event",
  date: "Date",
  recordedResult: "Result in the record",
  gameRules: "Rules",
  gameKomi: "Komi",
  against: "Against the rules",
  /** @param {{ numbers: readonly number[] }} p */
  againstMoves: ({ numbers }) =>
    `${numbers.length === 1 ? "move" : "moves"} ${numbers.slice(0, 5).join(", ")}${numbers.length > 5 ? " …" : ""}`,
  /** @param {{ title: string, stated: string }} p */
  rulesUnknown: ({ title, stated }) =>
    `Counted by the Chinese rules (${title}): those in the record, “${stated}”, are not known here.`,
  noKomi: "none",
  draw: "Draw",
  /** @param {{ verdict: string }} p */
  asMarkedPoints: ({ verdict }) => `As marked, ${verdict}.`,
  asMarkedDraw: "As marked, the game is a draw.",
  saveName: "lanke-game.sgf",

  /** @param {{ columns: number, rows: number }} p */
  boardLabel: ({ columns, rows }) =>
    `Go board, ${columns} by ${rows}. Arrow keys move the cursor, Enter plays; with Shift they step through the moves.`,
  /** @param {{ columns: number, rows: number }} p */
  boardLabelStepping: ({ columns, rows }) =>
    `Go board, ${columns} by ${rows}. Arrow keys step through the moves; with Shift they move the cursor, Enter plays.`,
  /** @param {{ number: number, total: number }} p */
  moveOf: ({ number, total }) => `Move ${number} of ${total}`,
  /** @param {{ n: number }} p */
  prisoners: ({ n }) => count(n, "prisoner", "prisoners"),
  /** @param {{ color: Color }} p */
  startStatus: ({ color }) => `${name(color)} plays first.`,
  /** @param {{ number: number, color: Color, at: string, taken: number, turn: Color }} p */
  playStatus: ({ number, color, at, taken, turn }) =>
    `Move ${number}: ${name(color)} ${at}${taken === 0 ? "" : `, takes ${count(taken, "stone", "stones")}`}. ${name(turn)} to play.`,
  /** @param {{ number: number, color: Color, turn: Color }} p */
  passStatus: ({ number, color, turn }) => `Move ${number}: ${name(color)} passes. ${name(turn)} to play.`,
  /** @param {{ color: Color }} p */
  resignStatus: ({ color }) => `${name(color)} resigns.`,
  /** @param {{ at: string, color: Color }} p */
  aim: ({ at, color }) => `${name(color)} at ${at}? Tap the point again to play.`,

  /** @param {{ at: string }} p */
  occupied: ({ at }) => `There is a stone at ${at} already.`,
  offBoard: "That point is not on the board.",
  /** @param {{ at: string, color: Color, stones: number }} p */
  suicide: ({ at, color, stones }) =>
    stones > 1
      ? `Forbidden point: at ${at}, ${stones} ${color} stones would have no liberty and capture nothing.`
      : `Forbidden point: at ${at}, the ${color} stone would have no liberty and capture nothing.`,
  /** @param {{ at: string, since: number }} p */
  ko: ({ at, since }) => `Ko: retaking at ${at} now would bring back ${after(since)}. Play elsewhere first.`,
  /** @param {{ at: string, since: number }} p */
  superko: ({ at, since }) => `Superko: ${at} would bring back ${after(since)}; the whole board may not repeat.`,
  /** @param {{ turn: Color }} p */
  notYourTurn: ({ turn }) => `It is ${name(turn)}'s turn.`,
  gameOver: "Play has stopped; go back or resume to play on.",
  /** @param {{ at: string }} p */
  refused: ({ at }) => `${at} may not be played now.`,

  /** @param {{ color: Color }} p */
  resignTitle: ({ color }) => `Does ${name(color)} resign?`,
  /** @param {{ color: Color }} p */
  resignText: ({ color }) => `${other(color)} then wins at once, without a count.`,
  /** @param {{ winner: Color, points: string, one: boolean }} p */
  wins: ({ winner, points, one }) => `${name(winner)} wins by ${points} ${one ? "point" : "points"}`,
  /** @param {{ winner: Color, points: string, one: boolean, zi: string, isArea: boolean, zh: string }} p */
  headline: ({ winner, points, one }) => `${name(winner)} wins by ${points} ${one ? "point" : "points"}`,
  /** @param {{ zi: string, zh: string, points: string }} p */
  margin: ({ zi, zh }) => `${zi} 子 by the Chinese count · ${zh}`,
  /** @param {{ verdict: string, zi: string }} p */
  asMarked: ({ verdict, zi }) => `As marked, ${verdict} (${zi} 子).`,
  /** @param {{ result: string, isSame: boolean }} p */
  inRecord: ({ result, isSame }) => (isSame ? `As in the record: ${result}` : `In the record: ${result}`),
  /** @param {{ points: string, zi: string }} p */
  komiZi: ({ points, zi }) => `${points} points are ${zi} 子 (zi) at the count.`,
  /** @param {{ points: string, zi: string }} p */
  komiText: ({ points, zi }) => `${points} points (${zi} 子)`,

  /** @param {{ reason: string }} p */
  cannotOpen: ({ reason }) => `This record can't be read: ${reason}.`,
  /** Where the problem has no words of its own. @param {{ message: string }} p */
  otherProblem: ({ message }) => message,
  /** @type {Readonly<Record<string, string>>} */
  recordProblems: {
    "no-game": "there is no game in it",
    "other-game": "it is a record of another game than Go",
    size: "its board has a size that is not supported",
    "setup-no-liberty": "a stone of its starting position has no liberty",
    "setup-in-game": "it changes the position in the middle of the game",
    "unclosed-value": "it breaks off in the middle",
    limit: "it is too large",
    encoding: "its character set is not supported",
  },
  notSgf: "What was given is not an SGF record.",
  noEngine: "The game engine did not start. This page needs WebAssembly.",
};

/** What the first screen says. @typedef {typeof words} First */
/** All that the page says. @typedef {First & import("./rest.js").Rest} Words */
