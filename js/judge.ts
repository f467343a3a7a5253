/** Judging: which chains live, and whose each point is. */

import { judgedBy, positionOf, tickOf, wishOf } from "./judging.js";
import type { JudgeOptions, Judgement, JudgePosition } from "./types-judge.js";
import { engine } from "./wasm.js";

/**
 * Judges a position: which chains live, die or stand in seki, and whose each point is. A proposal for the marking of
 * dead stones, not a ruling: the players agree on them.
 *
 * The same position, `seed` and `playouts` give the same answer on every machine; where `timeMs` ends the work early, it
 * is the answer of as much as was done. A ko alone tells whose turn it is.
 *
 * @throws GoError `"setup"`, `"setup-no-liberty"`, `"color"`, `"rules"`, `"ko"` for a point where no ko was just taken,
 * `"vertex"`, `"off-board"`, `"number"`, `"option"`.
 * @example judge({ stones: [".B.W.", ".B.WB"] }).dead // [[4, 1]]
 */
export function judge(position: JudgePosition, options?: JudgeOptions): Judgement {
  const judged = positionOf(position);
  const wish = wishOf(options);
  return judgedBy(engine, judged, wish, tickOf(wish.timeMs));
}
