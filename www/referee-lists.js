/** What may be reported and decided, in the order in which it is offered. */

/** @typedef {import("./lanke/index.js").Act} Act */

/** The acts that may be reported, by what they are about. @type {Readonly<Record<string, readonly Act[]>>} */
export const GROUPS = {
  moves: [
    "ko-retake",
    "forbidden-point",
    "repetition",
    "two-in-a-row",
    "took-back",
    "dropped-stone",
    "long-cycle",
    "false-life",
  ],
  board: [
    "wrong-colors",
    "stone-displaced",
    "moved-on-purpose",
    "board-scattered",
    "scattered-by-player",
    "removed-with-liberties",
    "left-without-liberties",
  ],
  clock: ["clock-early", "clock-before-captures", "time-out"],
  conduct: [
    "disturbing",
    "consulting",
    "talking",
    "quitting",
    "arranged",
    "absent-from-ceremony",
    "phone-sound",
    "phone-screen",
    "smoking",
  ],
  rest: ["other"],
};
/** Acts that are a move at a point, by the reason for which the board refuses it. @type {Readonly<Record<string, Act>>} */
export const AT_A_POINT = { ko: "ko-retake", suicide: "forbidden-point", superko: "repetition" };
/** What a referee may decide freely, those first that end the game. */
export const DECISIONS = /** @type {const} */ ([
  "lose-game",
  "both-lose",
  "draw",
  "replay",
  "no-result",
  "extra-game",
  "warning",
  "lost-turn",
]);
/** @type {readonly string[]} */
export const ABOUT_A_SIDE = ["lose-game", "warning", "lost-turn"];
/** Acts for which it matters when they happened, and those for which it matters whether the board can be restored. */
export const WITH_MOVE = ["took-back", "two-in-a-row"];
export const WITH_RECORD = ["board-scattered", "scattered-by-player"];
