/** Which position is judged next: the one looked at, then roughly all along, then each in full. Pure. */

/** @typedef {"rough" | "full"} Care how carefully a position is judged */

/** From one position of the rough curve to the next. */
export const STRIDE = 16;
/** How many random games each is judged by. What is shown is the mean of two positions, 200 games as the package has them. */
export const PLAYOUTS = /** @type {const} */ ({ rough: 32, full: 100 });

/**
 * @param {readonly (Care | null)[]} done how each position has been judged
 * @param {number} focus the one that is looked at
 * @returns {{ index: number, care: Care } | null} null when there is nothing left to do
 */
export function nextOf(done, focus) {
  // What is shown at a position takes the one before it as well.
  for (const index of [focus, focus - 1]) {
    if (index >= 0 && index < done.length && done[index] !== "full") return { index, care: "full" };
  }
  const last = done.length - 1;
  for (let index = 0; index <= last; index += STRIDE) if (done[index] === null) return { index, care: "rough" };
  if (done[last] === null) return { index: last, care: "rough" };
  if (last >= 0 && done[last] !== "full") return { index: last, care: "full" };
  for (let stride = STRIDE; stride >= 1; stride /= 2) {
    for (let index = 0; index <= last; index += stride) if (done[index] !== "full") return { index, care: "full" };
  }
  return null;
}
