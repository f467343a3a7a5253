/** What happens in games of chance. */

import { commitment } from "../../../dist/index.js";
import { SALT } from "./course.js";

const SIDES = /** @type {const} */ (["black", "white"]);
const ACTS = /** @type {const} */ ([
  ...["took-back", "two-in-a-row", "phone-sound", "disturbing", "ko-retake", "forbidden-point", "repetition"],
  ...["stone-displaced", "other", "time-out", "long-cycle", "dropped-stone"],
]);
const EFFECTS = /** @type {const} */ (["warning", "lost-turn", "lose-game", "draw", "stands", "no-result"]);

/** @typedef {(n: number) => number} Pick */

/** What an end of a game may do; most of it is refused most of the time. @param {import("../../../dist/index.js").PlayedGame} game @param {Pick} pick */
export function act(game, pick) {
  const [width, height] = game.size;
  /** @returns {[number, number]} */
  const at = () => [pick(width), pick(height)];
  const side = SIDES[pick(2)] ?? "black";
  const by = pick(3) === 0 ? "referee" : side;
  const stones = () => {
    const all = game.signMap().flatMap((row, y) => row.flatMap((sign, x) => (sign === 0 ? [] : [[x, y]])));
    return /** @type {[number, number][]} */ (all.filter(() => pick(3) === 0));
  };
  const note = () => /** @type {string} */ (["A1", "B2", "C1", "pass", "scribble"][pick(5)]);
  const effect = () => EFFECTS[pick(EFFECTS.length)] ?? "draw";
  const use = pick(38);
  if (use < 12) return game.play(at());
  if (use < 15) return game.pass();
  if (use < 17) return game.proposeEnd(pick(4) === 0 ? side : game.turn);
  if (use < 20) return game.answerEnd(side, pick(2) === 0);
  if (use < 21) return game.mark();
  if (use < 23) return game.markDead(by, stones());
  // Marks of an estimate, while play goes on, are this end's alone.
  if (use < 24) return game.phase === "marking" ? game.toggleDead(at(), { chain: pick(2) === 0, by }) : undefined;
  if (use < 27) return game.accept(side);
  if (use < 28) return game.confirm(by);
  if (use < 29) return game.dispute(side, stones());
  if (use < 30) return game.resume(by);
  if (use < 32) {
    const report = { act: ACTS[pick(ACTS.length)] ?? "other", by: side, at: at(), agreed: pick(2) === 0 };
    return game.report(pick(2) === 0 ? report : { ...report, choice: effect() });
  }
  if (use < 33) return pick(4) === 0 ? game.decide({ effect: /** @type {"draw"} */ (effect()), by: side }) : undefined;
  if (use < 34) return game.seal(game.turn, commitment(note(), SALT));
  if (use < 36) return game.openSealed({ note: note(), salt: SALT, ...(pick(2) ? { choice: "lost-turn" } : {}) });
  if (use < 37) return pick(2) ? game.adjourn({ usedMs: { black: pick(9), white: pick(9) } }) : game.endAdjournment();
  return pick(6) === 0 ? game.resign(side) : game.giveUpPlay(side, { clock: "absolute" });
}
