// A position of a game that is nearly over, with what a judge might say of it.
import { judgementOf } from "./scripted.mjs";

/** Black has the left, White the right; a seki at the bottom right, lone stones, a gap at the top. */
const STONES = [
  "....BW.......",
  "..B.BW....W..",
  ".....W..W....",
  "....BW.......",
  ".W..BW....B..",
  ".WW.BW.......",
  "....BW..B....",
  "...BBWWWWWWWW",
  ".W.BWWBBBBBBB",
  "...BWBB.WWWWW",
  "...BWB.BBBBBW",
  "..BBWBWWWWWBW",
  ".B.BWBW.W.WB.",
];
const DEAD = { status: "dead", proof: "estimate", certainty: 0.91, why: "mostly-dead" };
const SEKI = { status: "seki", proof: "read", certainty: 1, why: "shared-liberties" };
export const JUDGED = judgementOf(
  STONES,
  {
    "1,4": { ...DEAD, proof: "read", certainty: 1, why: "cannot-be-saved" },
    "10,4": DEAD,
    "8,6": { ...DEAD, certainty: 0.58 },
    "1,8": { status: "unsettled", proof: "read", certainty: 1, why: "first-decides" },
    "7,10": SEKI,
    "6,11": SEKI,
  },
  {
    seal: [{ vertex: [4, 2], color: "black" }],
    counts: { standing: { black: 52, white: 71, nobody: 46 }, sealed: { black: 84, white: 74, nobody: 11 } },
  },
);

const setup = (letter) =>
  STONES.flatMap((row, y) =>
    [...row].map((cell, x) => (cell === letter ? `[${String.fromCharCode(97 + x, 97 + y)}]` : "")),
  ).join("");
export const POSITION = `(;GM[1]FF[4]SZ[13]RU[Chinese]KM[7.5]AB${setup("B")}AW${setup("W")}PL[B])`;
