/**
 * Moves and commands that are typed, in English. Several words for the same thing are told apart by "|".
 *
 * @typedef {"black" | "white"} Color
 */

/** @param {Color} color */
const name = (color) => (color === "black" ? "Black" : "White");
/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

export const entry = {
  entryLabel: "Type a move",
  entryHint: "D4, pass, undo, help …",
  entryDescribe: "Describe",
  entryDescribeBoard: "Describe the board",
  entryCommands: {
    pass: "pass",
    undo: "undo|take back",
    redo: "redo",
    resign: "resign",
    mark: "mark|count",
    score: "score",
    propose: "propose",
    agree: "agree",
    refuse: "refuse|decline",
    dead: "dead",
    alive: "alive",
    accept: "accept",
    confirm: "confirm",
    resume: "resume",
    dispute: "dispute",
    reopen: "reopen",
    rejoin: "finished",
    first: "first",
    last: "last",
    back: "back|previous",
    next: "next",
    move: "move",
    variation: "variation",
    comment: "comment",
    describe: "describe",
    liberties: "liberties",
    what: "what",
    help: "help|?",
    yes: "yes|y",
    no: "no|n",
    black: "black|b",
    white: "white|w",
  },
  /** @param {{ text: string, point: string }} p */
  entryUnknown: ({ text, point }) =>
    `“${text}” is neither a move nor a command. Wanted: a point such as ${point}, “pass”, “undo”; “help” names the others.`,
  /** @param {{ text: string, from: string, to: string }} p */
  entryNoPoint: ({ text, from, to }) => `“${text}” is no point of this board. Wanted: ${from} to ${to}.`,
  /** @param {{ command: string, point: string }} p */
  entryWantsPoint: ({ command, point }) => `“${command}” wants a point after it, such as “${command} ${point}”.`,
  /** @param {{ command: string, text: string }} p */
  entryTooMuch: ({ command, text }) => `“${command}” was understood, “${text}” after it was not.`,
  /** @param {{ total: number }} p */
  entryNoMove: ({ total }) => `There is no such move. Wanted: a number from 0 to ${total}.`,
  /** @param {{ command: string }} p */
  entryNotNow: ({ command }) => `“${command}” can't be done at this stage of the game.`,
  /** @param {{ at: string }} p */
  entryNoStone: ({ at }) => `There is no stone at ${at}.`,
  /** @param {{ color: Color }} p */
  entryResign: ({ color }) => `Does ${name(color)} resign? Type yes or no.`,
  entryKept: "Nothing was done.",
  entryNothingAsked: "Nothing was asked.",
  /** @param {{ at: string, n: number, isDead: boolean, isChange: boolean }} p */
  entryMarked: ({ at, n, isDead, isChange }) =>
    `${at}, ${count(n, "stone", "stones")}: ${isChange ? "" : "already "}${isDead ? "marked dead" : "alive"}.`,
  /** @param {{ color: Color, at: string, stones: number, liberties: readonly string[] }} p */
  entryLiberties: ({ color, at, stones, liberties }) =>
    `${name(color)} at ${at}: ${count(stones, "stone", "stones")}, ${count(liberties.length, "liberty", "liberties")}${liberties.length === 0 ? "" : `: ${liberties.join(", ")}`}.`,
  /** @param {{ item: string, black: string, white: string }} p */
  entryCountRow: ({ item, black, white }) => `${item}: Black ${black}, White ${white}.`,
  entryNoComment: "There is no comment here.",
  entryHelp:
    "A point plays there, such as D4. In play: pass, undo, redo, resign, mark, score, propose, agree, refuse. In marking: dead D4, alive D4, accept, accept black, resume, dispute D4. At the end: confirm, confirm white, reopen, finished. Through the moves: first, last, back, next, 37; in a record variation, comment. To know: describe, liberties D4, what D4.",

  /** @param {{ columns: number, rows: number }} p */
  describeSize: ({ columns, rows }) => `A board of ${columns} by ${rows}.`,
  describeEmpty: "There is no stone on it.",
  /** @param {{ row: string, black: readonly string[], white: readonly string[] }} p */
  describeRow: ({ row, black, white }) =>
    `Row ${row}: ${[
      black.length === 0 ? "" : `Black ${black.join(", ")}`,
      white.length === 0 ? "" : `White ${white.join(", ")}`,
    ]
      .filter(Boolean)
      .join("; ")}.`,
  describeOthers: "The other rows are empty.",
  /** @param {{ at: readonly string[] }} p */
  describeDead: ({ at }) => `Marked dead: ${at.join(", ")}.`,
  /** @param {{ black: number, white: number }} p */
  describeTaken: ({ black, white }) => `Black has taken ${count(black, "stone", "stones")}, White ${white}.`,
  /** @param {{ at: string }} p */
  describeKo: ({ at }) => `Ko: ${at} may not be retaken at once.`,
};
