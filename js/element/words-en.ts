/** English. */

import { englishPoints } from "../board/cell-labels.js";
import type { Side, Words } from "./words.js";

const SIDE = { black: "Black", white: "White" } as const;
const OTHER_ENDS: Readonly<Record<string, string>> = {
  draw: "The game is a draw.",
  "both-lose": "Both sides lose.",
  replay: "The game is to be replayed.",
  "no-result": "The game ends without result.",
  "extra-game": "An extra game decides.",
};
const BY: Readonly<Record<string, string>> = { resignation: " by resignation", time: " on time", ruling: " by ruling" };

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const lower = (side: Side): string => SIDE[side].toLowerCase();

/** @internal */
export const en: Words = {
  language: "en",
  ...englishPoints,
  board: (columns, rows) => `Go board, ${columns} by ${rows}`,
  space: " ",
  move: (number, side, at, captured) =>
    `Move ${number}, ${lower(side)} ${at}${captured > 0 ? `, captures ${captured}` : ""}.`,
  pass: (number, side) => `Move ${number}, ${lower(side)} passes.`,
  toPlay: (side) => `${SIDE[side]} to play.`,
  aim: (side, at) => `${SIDE[side]} at ${at}? Tap the point again to play.`,
  aimCancelled: "Not played.",
  position: (number, of) => `Move ${number} of ${of}.`,
  start: (side) => `Start of the game. ${SIDE[side]} to play.`,
  variations: (count) => `${many(count, "variation", "variations")} here.`,
  undone: (number) => `Taken back to move ${number}.`,
  redone: (number) => `Played again to move ${number}.`,
  nothingToUndo: "Nothing to take back.",
  nothingToRedo: "Nothing to play again.",
  marking: "Play has stopped. Mark the dead stones, then accept.",
  marked: (count, dead, all) =>
    `${many(count, "stone", "stones")} marked ${dead ? "dead" : "alive"}, ${all} dead in all.`,
  locked: "The marks are accepted. Resume play to change them.",
  accepted: (side) => `${SIDE[side]} accepts the marks.`,
  resumed: "Play is resumed.",
  result: ({ kind, winner, points, zi }) => {
    if (winner === null) return OTHER_ENDS[kind] ?? "The game is a draw.";
    if (kind !== "count" || points === null) return `${SIDE[winner]} wins${BY[kind] ?? ""}.`;
    return `${SIDE[winner]} wins by ${many(points, "point", "points")}${zi === null ? "" : ` (${zi} zi)`}.`;
  },
  asMarked: (result) => `As marked: ${result}`,
  chain: (at, side, stones, liberties) =>
    `${at}, ${lower(side)} chain of ${many(stones, "stone", "stones")}, ${many(liberties, "liberty", "liberties")}.`,
  illegal: {
    occupied: "There is a stone there already.",
    suicide: "A stone there would have no liberty.",
    ko: "Ko: this point may not be retaken at once.",
    superko: "This would bring back an earlier position.",
    "not-your-turn": "It is the other side's turn.",
    "game-over": "Play has ended.",
    "must-play": "A stone must be played first.",
    sealed: "The next move is sealed.",
    adjourned: "The game is adjourned.",
    other: "This move is not allowed.",
  },
  readonly: "This board can only be looked at.",
  unreadable: "The record could not be read.",
};
