/** A game in which everything has happened that can. */

import { commitment, Game } from "../../../dist/index.js";

export const SALT = "0123456789abcdef";

/** What comes of everything: one step after another, each of them an event or two. */
export const STEPS = /** @type {((game: Game) => void)[]} */ ([
  (game) => game.playAll(["C3", "G7", "G3"]),
  (game) => game.report({ act: "phone-sound", by: "black", text: "响" }),
  (game) => game.proposeEnd(game.turn),
  (game) => game.answerEnd(game.turn, false),
  (game) => game.play("E5"),
  (game) => game.proposeEnd(game.turn),
  (game) => game.answerEnd(game.turn, true),
  (game) => game.markDead("black", ["E5"]),
  (game) => game.accept("black"),
  (game) => game.dispute("white", ["E5"]),
  (game) => game.play("E4"),
  (game) => game.report({ act: "dropped-stone", by: game.turn === "black" ? "white" : "black", agreed: true }),
  (game) => game.play("F4"),
  (game) => game.adjourn({ usedMs: { black: 1_000, white: 2_000 } }),
  (game) => game.confirm("black"),
  (game) => game.confirm("white"),
  (game) => game.endAdjournment(),
  (game) => game.seal(game.turn, commitment("F5", SALT)),
  (game) => game.openSealed({ note: "F5", salt: SALT }),
  (game) => game.decide({ effect: "lost-turn", by: game.turn }),
  (game) => game.seal(game.turn, commitment("A scribble", SALT)),
  (game) => game.openSealed({ note: "A scribble", salt: SALT, choice: "play-continues" }),
  (game) => game.pass(),
  (game) => game.pass(),
  (game) => game.resume("white"),
  (game) => game.mark(),
  (game) => game.toggleDead("E5", { chain: true, by: "white" }),
  (game) => game.setDead([]),
  (game) => game.accept("white"),
  (game) => game.accept("black"),
  (game) => game.confirm("referee"),
]);

/** A new game for {@link STEPS}: with handicap and a set-up position. */
export function start() {
  const stones = Array(9).fill(".........");
  stones[2] = "..BW.....";
  return new Game({ rules: "chinese-2002", komi: 0.5, handicap: 2, setup: { stones, turn: "black" } });
}

/** The game after all of {@link STEPS}, or so many. */
export function everything(n = STEPS.length) {
  const game = start();
  for (const step of STEPS.slice(0, n)) step(game);
  return game;
}

/** Through JSON. @template T @param {T} value @returns {T} */
export const overJson = (value) => JSON.parse(JSON.stringify(value));
