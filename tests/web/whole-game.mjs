// A whole game, told once: every kind of move, refusal and ending that a person meets at the board, with what the page
// says of each. How it is done, by mouse, finger, keys or text, is another matter.

/** 13 × 13: its cells are too small for a finger on a narrow phone, so that a tap aims first. */
export const SIZE = 13;

/**
 * @typedef {object} Step
 * @property {"play" | "refused" | "pass" | "mark" | "toggle" | "dispute" | "accept" | "resume" | "confirm"} does
 * @property {string} [at] a point
 * @property {"black" | "white"} [by]
 * @property {string} [says] what the status says then
 * @property {string} [warns] what the alert says then
 * @property {string} [cell] what the point is called then
 */

/** @param {string} points @returns {Step[]} plays without anything to remark */
const plays = (points) => points.split(" ").map((at) => ({ does: /** @type {const} */ ("play"), at }));

/** @type {readonly Step[]} */
export const WHOLE_GAME = [
  { does: "play", at: "C5", says: "Move 1: Black C5. White to play.", cell: "C5, black stone, last move" },
  { does: "refused", at: "C5", warns: "There is a stone on C5 already.", cell: "C5, black stone, last move" },
  ...plays("E6 D6 F5 D4 E4 K10 D5"),
  {
    does: "play",
    at: "E5",
    says: "Move 9: Black E5, takes 1 stone. White to play.",
    cell: "E5, black stone, last move",
  },
  { does: "refused", at: "D5", warns: /^Ko:/u, cell: "D5, empty, ko: not playable" },
  ...plays("K4 K11 D5 K12"),
];
