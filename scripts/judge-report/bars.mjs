// What is asked of judging, and whether it is met. Shares, so that they hold for other positions of the same kinds.

/**
 * @typedef {import("./positions.mjs").Kind} Kind
 * @typedef {import("./run.mjs").Figures} Figures
 * @typedef {import("./run.mjs").Share} Share
 */

/** `kept` is what the tests hold where less than what is asked has been reached. @typedef {{ what: string, asked: number, kept?: number, share(found: Figures): Share }} Bar */

/** @type {Record<Kind, Bar[]>} */
const BARS = {
  // 20 of 21.
  ogs: [
    {
      what: "dead stones, owners and gaps right, whoever is to move",
      asked: 0.95,
      share: ({ right }) => right,
    },
  ],
  // 36 of 37.
  estimator: [{ what: "dead list right", asked: 0.97, share: ({ right }) => right }],
  finished: [
    { what: "dead list right", asked: 0.98, share: ({ right }) => right },
    { what: "dead list right in games with a seki", asked: 0.9, share: ({ seki }) => seki },
  ],
  disputed: [],
  "life-death": [
    { what: "dead stones, seki and owners right, whoever is to move", asked: 0.96, share: ({ right }) => right },
  ],
  unconditional: [
    {
      what: "nothing undecided is called certain, all that Benson proves is found",
      asked: 1,
      share: ({ right }) => right,
    },
  ],
};

/** What others do, where it was measured; on all positions of the kind, the ones not kept here included. */
export const KNOWN = /** @type {Record<Kind, string[]>} */ ({
  ogs: [
    "GNU Go 3.8: 19 of all 31, by dead list",
    "the source's own program: 20 of all 31 with its own playouts, 31 with a network's ownership",
  ],
  estimator: ["GNU Go 3.8: 51 of all 54, by dead list", "the source's own estimator: 47 of all 54"],
  finished: [
    "GNU Go 3.8: all, since it chose the games; 95.1 % of 976 results when it did not",
    "OGS score-estimator, 1,000 playouts: 86.7 % of all 460",
  ],
  disputed: ["no truth: what GNU Go 3.8 makes of records that say otherwise, or are not clean"],
  "life-death": ["GNU Go 3.8: all, it is one of the ways they were checked"],
  unconditional: ["GNU Go 3.8: all, those it denies were left out"],
});

/** @typedef {{ what: string, asked: number, kept: number, share: Share, value: number, isMet: boolean }} Checked */

/**
 * @param {Kind} kind @param {Figures} found
 * @returns {Checked[]} nothing where there is no position to tell
 */
export function check(kind, found) {
  return BARS[kind]
    .map(({ what, asked, kept = asked, share }) => ({ what, asked, kept, share: share(found) }))
    .filter(({ share }) => share.total > 0)
    .map((bar) => {
      const value = bar.share.right / bar.share.total;
      return { ...bar, value, isMet: value >= bar.asked };
    });
}
