/**
 * What the program says of stones and points, in English: the proposal for the marks, and the owner map.
 *
 * @typedef {import("../../lanke/index.js").JudgedChain} JudgedChain
 * @typedef {"black" | "white"} Color
 * @typedef {{ black: number, white: number }} Both
 */

/** @param {Color} color */
const name = (color) => (color === "black" ? "Black" : "White");
/** @param {number} n @param {string} one @param {string} many */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

export const judge = {
  proposal: "The program's proposal",
  proposing: "The program is judging the stones …",
  /** @param {{ dead: number, unsure: number, seki: number }} p */
  proposed: ({ dead, unsure, seki }) =>
    `Proposal: ${count(dead, "dead stone", "dead stones")}, ${unsure} unsure, ${seki} in seki.`,
  proposeAgain: "Propose again",
  proposalHint: "Only a proposal: nothing is agreed until both sides accept.",
  proposalDiffers: "The marks differ from the proposal. What was marked by hand stands.",
  proposalUnsure: "“?” stands where the program is not sure: please decide about these stones.",
  proposalUnfinished: "The game does not look finished, so this is only an estimate.",
  proposalEarly: "The time ran out before all was looked at.",
  judgeFailed: "The program can't judge this position here. Mark the dead stones by hand.",
  /** @param {{ points: readonly { at: string, color: Color }[], standing: Both, sealed: Both }} p */
  sealText: ({ points, standing, sealed }) =>
    `${points.map(({ at, color }) => `${at} (${name(color)})`).join(", ")} must be closed before the area counts. Area as it stands: Black ${standing.black}, White ${standing.white}; once closed: Black ${sealed.black}, White ${sealed.white}.`,
  /** @param {{ n: number }} p */
  chainByChain: ({ n }) => `Chain by chain (${n})`,
  chainHint: "Point at a stone to read what the program says of it.",
  /** @type {Readonly<Record<JudgedChain["status"], string>>} */
  statuses: { alive: "alive", dead: "dead", seki: "in seki", unsettled: "unsettled" },
  /** @type {Readonly<Record<JudgedChain["proof"], string>>} */
  proofs: { "pass-alive": "proved", read: "read out", estimate: "estimated" },
  /** @param {{ color: Color, at: string, n: number, status: string, proof: string, percent: number, why: string }} p */
  chainSaid: ({ color, at, n, status, proof, percent, why }) =>
    `${name(color)} at ${at}, ${count(n, "stone", "stones")}: ${status}, ${proof}, ${percent} % certain. ${why}`,
  /** @param {{ isDead: boolean }} p */
  byHand: ({ isDead }) => `${isDead ? "Marked dead" : "Left alive"} by hand.`,
  /** @param {{ at: string, color: Color }} p */
  sealSaid: ({ at, color }) => `${at}: ${name(color)} must close the border here before the area counts.`,
  heat: "Owner map",
  estimating: "Estimating …",
  estimateFailed: "The program can't judge this position here.",
  estimateTitle: "Estimate of an unfinished game",
  areaTitle: "Area, as the program judges",
  /** @param {{ black: string, white: string }} p */
  estimateText: ({ black, white }) => `Area: Black about ${black}, White about ${white}. Komi is not counted.`,
  /** @param {Both & { nobody: number }} p */
  areaText: ({ black, white, nobody }) =>
    `Black ${black}, White ${white}${nobody === 0 ? "" : `, nobody's ${nobody}`}. Komi is not counted; what counts is what both sides agree on.`,
  heatHint: "Point at a place to read how likely it is to become whose.",
  /** @param {{ at: string, color: Color, percent: number }} p */
  heatSaid: ({ at, color, percent }) => `${at}: ${name(color)}'s at ${percent} %.`,
};
