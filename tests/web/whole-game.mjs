// A whole game, told once: captures, ko, every refusal that a person meets, a pause, a sealed move, a proposal declined,
// passes, marks, a dispute that is played out, agreement and result, with what the page says of each. How it is done, by
// mouse, finger, keys or text, is another matter.
//
// The codes of what is refused, and who meets them: `occupied`, `suicide`, `ko`, `superko`, `adjourned`, `sealed` and
// `must-play` every way. `off-board` by text alone: every cell of the board is a point of it, and the margin takes no
// press. `not-your-turn` by text alone: a stone that is put down is always of the side to move, and only a line can name
// the other. `game-over` by text alone: Pass is hidden after the end, its key does nothing, and a press on a point asks
// what that counts as; only a line can still ask for a pass. `bad-point` no way: what is no point never comes to the
// rules; a sealed note that can't be read is in pause.test.js.

/** 13 × 13: on a narrow phone its cells are too small for a finger, so that a tap aims first. */
export const SIZE = 13;

/**
 * @typedef {object} Step
 * @property {"play" | "refused" | "pass" | "mark" | "toggle" | "dispute" | "accept" | "confirm" | "propose" | "refuse" | "adjourn" | "go-on" | "seal" | "open-seal" | "line"} does
 * @property {string} [at] a point, or what is typed
 * @property {true} [typed] only where moves are typed
 * @property {"black" | "white"} [by]
 * @property {string | RegExp} [says] what the status says then
 * @property {RegExp} [warns] what the alert says then
 * @property {string | RegExp} [cell] what that point is called then
 */

/**
 * Plays with nothing to remark but that each is told.
 *
 * @param {number} from the number of the first move
 * @param {string} points
 * @returns {Step[]}
 */
const plays = (from, points) =>
  points.split(" ").map((at, n) => {
    const [color, other] = (from + n) % 2 === 1 ? ["Black", "White"] : ["White", "Black"];
    return { does: "play", at, says: `Move ${from + n}: ${color} ${at}. ${other} to play.` };
  });

const ADJOURNED = /^The game is adjourned: it has to go on before anything is played\.$/u;
const SEALED = /^A move is sealed: it is opened before anything else is played\.$/u;
const MUST_PLAY = /^The end was declined: White must put a stone down now\.$/u;

/** @type {readonly Step[]} */
export const WHOLE_GAME = [
  { does: "play", at: "C5", says: "Move 1: Black C5. White to play.", cell: "C5, black stone, last move" },
  { does: "refused", at: "C5", warns: /^There is a stone at C5 already\./u, cell: "C5, black stone, last move" },
  ...plays(2, "E6 D6 F5 D4 E4 K10 D5"),
  {
    does: "play",
    at: "E5",
    says: "Move 9: Black E5, takes 1 stone. White to play.",
    cell: "E5, black stone, last move",
  },
  { does: "refused", at: "D5", warns: /^Ko: retaking at D5 now/u, cell: /^D5, empty, ko/u },
  ...plays(10, "K4 K11"),
  { does: "play", at: "D5", says: "Move 12: White D5, takes 1 stone. Black to play." },
  { does: "refused", at: "E5", warns: /^Ko: retaking at E5 now/u, cell: /^E5, empty, ko/u },
  ...plays(13, "L11 L4"),
  { does: "play", at: "E5", says: "Move 15: Black E5, takes 1 stone. White to play." },
  ...plays(16, "M4 D5 A12 N3 B13"),
  { does: "refused", at: "A13", warns: /^Forbidden point: at A13/u, cell: "A13, empty" },
  ...plays(21, "N4 A2 C2 B2 D1 N10 B1 N11 A1"),
  { does: "play", at: "C1", says: "Move 30: White C1, takes 2 stones. Black to play.", cell: /^C1, white stone/u },
  { does: "refused", at: "B1", warns: /^Superko: B1 would bring back/u },
  { does: "line", at: "O14", typed: true, warns: /^“O14” is no point of this board\./u },
  { does: "line", at: "white H8", typed: true, warns: /^It is Black's turn\.$/u },
  ...plays(31, "M10"),
  { does: "adjourn", says: ADJOURNED },
  { does: "refused", at: "H8", warns: ADJOURNED, cell: "H8, empty" },
  { does: "go-on", says: "Move 31: Black M10. White to play." },
  { does: "seal", at: "H8", says: SEALED },
  { does: "refused", at: "H8", warns: SEALED, cell: "H8, empty" },
  { does: "open-seal", at: "H8", says: "The sealed move was opened and played.", cell: "H8, white stone, last move" },
  { does: "propose", says: /^Black has proposed the end/u },
  { does: "refuse", says: MUST_PLAY },
  { does: "pass", warns: MUST_PLAY },
  ...plays(34, "J8 M11"),
  { does: "pass", says: /^Move 36: White passes/u },
  { does: "mark", says: /^As marked/u },
  { does: "toggle", at: "E6", says: /^As marked/u, cell: /^E6, white stone, marked dead/u },
  { does: "dispute", at: "E6", by: "white", says: /to play\.$/u },
  { does: "play", at: "G6", says: /G6\. .* to play\.$/u },
  { does: "mark", says: /^As marked/u },
  { does: "accept", by: "white", says: /White has accepted; Black is asked\.$/u },
  { does: "accept", by: "black", says: /^Both sides have accepted the count/u },
  { does: "confirm", by: "black", says: "Black has confirmed the result; White is asked." },
  { does: "confirm", by: "white", says: "Both sides have confirmed the result. It is final." },
  { does: "pass", typed: true, warns: /^Play has stopped/u },
];
