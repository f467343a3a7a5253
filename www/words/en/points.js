/** The board for those who do not see it: what is on each point, its chain, the keys. */

/** @typedef {import("./index.js").Color} Color */

/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

export const points = {
  /** What is on a point, after its name. */
  points: {
    stone: { black: "black stone", white: "white stone" },
    empty: "empty",
    starPoint: "star point",
    lastMove: "last move",
    koPoint: "ko: not to be retaken at once",
    markedDead: "marked dead",
    territory: { black: "black territory", white: "white territory" },
    /** @param {string} text a letter, a number, or the sign of a shape */
    label: (text) => `marked ${text}`,
    comma: ", ",
  },
  /** @param {{ at: string, color: Color, stones: number, liberties: number }} p */
  libertiesSaid: ({ at, color, stones, liberties }) =>
    `${at}, ${color} chain of ${count(stones, "stone", "stones")}, ${count(liberties, "liberty", "liberties")}.`,
  /** @param {{ at: string }} p */
  emptySaid: ({ at }) => `${at}, empty.`,
};
