/** From estimates to the curve that is shown, and to where it turns most. Pure. */

/** @typedef {import("./estimate.js").Estimate} Estimate */
/**
 * @typedef {object} Place
 * @property {number} lead of Black in points
 * @property {number} doubt
 * @property {number} settled
 * @property {boolean} isCounted
 * @property {boolean} isRough
 */
/** @typedef {{ index: number, from: number, to: number }} Swing the lead before the move at `index`, and after it */

/** Less than this share of the board settled, an estimate means little: hardly more often right than wrong. */
export const PALE = 0.4;
/** Only a board as settled as this is counted. */
const COUNTED = 0.9;
/** Smaller changes are no more than chance, in points. */
const LEAST = 6;
/** How many are listed. */
const MOST = 4;
/** Changes this near to each other are one. */
const APART = 2;

/**
 * Each position together with the one before it: whoever has just moved has a stone more on the board, and the random
 * games do not know that the other side answers. The finished positions at the end are as they were counted.
 *
 * @param {readonly (Estimate | null)[]} estimates
 * @returns {(Place | null)[]}
 */
export function curveOf(estimates) {
  let end = estimates.length;
  while (countedOf(estimates[end - 1]) !== null) end -= 1;
  return estimates.map((estimate, index) => {
    if (!estimate) return null;
    const { lead, doubt, settled, care } = estimate;
    const isRough = care === "rough";
    const counted = index < end ? null : countedOf(estimate);
    if (counted !== null) return { lead: counted, doubt, settled, isCounted: true, isRough };
    const before = estimates[index - 1] ?? null;
    const isAlone = before === null || isRough || before.care === "rough";
    return { lead: isAlone ? lead : (lead + before.lead) / 2, doubt, settled, isCounted: false, isRough };
  });
}

/** @param {Estimate | null | undefined} estimate */
function countedOf(estimate) {
  return !estimate || estimate.settled < COUNTED ? null : estimate.counted;
}

/**
 * The moves at which the lead changed most, the largest first.
 *
 * @param {readonly (Place | null)[]} places
 * @param {readonly boolean[]} isMove whether the node at each place has a move
 * @returns {Swing[]}
 */
export function swingsOf(places, isMove) {
  const last = places.length - 1;
  /** @type {Swing[]} */
  const all = [];
  for (let index = 1; index <= last; index += 1) {
    const before = places[index - 1];
    // What a move did has come into the mean one move later.
    const after = places[Math.min(index + 1, last)];
    if (!isMove[index] || !before || !after || before.isRough || after.isRough) continue;
    if (before.isCounted !== after.isCounted || Math.max(before.settled, after.settled) < PALE) continue;
    if (Math.abs(after.lead - before.lead) >= LEAST) all.push({ index, from: before.lead, to: after.lead });
  }
  all.sort((one, other) => sizeOf(other) - sizeOf(one) || one.index - other.index);
  /** @type {Swing[]} */
  const chosen = [];
  for (const swing of all) {
    if (chosen.length === MOST) break;
    if (chosen.every(({ index }) => Math.abs(index - swing.index) > APART)) chosen.push(swing);
  }
  return chosen;
}

/** @param {Swing} swing */
function sizeOf({ from, to }) {
  return Math.abs(to - from);
}
