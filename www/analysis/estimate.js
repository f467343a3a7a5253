/** From what the program says of the points of a board to points of lead, by the rules of the game. No page here. */

/** @typedef {import("../lanke/index.js").Game} Game */
/** @typedef {import("../lanke/index.js").Judgement} Judgement */
/** @typedef {import("./schedule.js").Care} Care */

/**
 * @typedef {object} Estimate
 * @property {number} lead of Black in points, komi counted; below 0 White leads
 * @property {number | null} counted the same as the rules count it, where the game looks finished
 * @property {number} doubt by how much the lead may well be off, in points
 * @property {number} settled the share of the board that has its owner, 0 to 1
 * @property {Care} care
 */

/**
 * A point that is one side's at 85 % is all its. Random games err now and then about what no player would: without this
 * every finished game would seem closer than it is.
 */
const FIRM = 0.7;
/**
 * By this times the root of what is open: of 820 positions from 59 games of three sizes that were played to their end,
 * the result lay no further off in 64 of 100.
 */
const DOUBT = 2.5;

/**
 * @param {Game} game
 * @param {Judgement} judgement of its position
 * @param {Care} care
 * @returns {Estimate}
 */
export function estimateOf(game, judgement, care) {
  const { owner, isFinished } = judgement;
  let area = 0;
  let settled = 0;
  let open = 0;
  for (const value of owner) {
    area += Math.max(-1, Math.min(1, value / FIRM));
    settled += Math.abs(value);
    open += 1 - value * value;
  }
  return {
    lead: likelyLead(game, area),
    counted: isFinished ? countedLead(game, judgement) : null,
    doubt: DOUBT * Math.sqrt(open),
    settled: settled / owner.length,
    care,
  };
}

/** @param {Game} game @param {Judgement} judgement */
function countedLead(game, { dead }) {
  const { winner, margin } = game.score({ dead });
  return winner === "white" ? -margin.points : margin.points;
}

/**
 * Area as it is, or as it comes to by territory: less the stones that stand there, with the prisoners.
 *
 * @param {Game} game
 * @param {number} area Black's less White's
 */
function likelyLead(game, area) {
  const { rules, handicap, captures } = game;
  if (rules.scoring === "area") {
    const given = { none: 0, "n-1": handicap - 1, n: handicap }[rules.handicapCompensation];
    return area - rules.komi - (handicap < 2 ? 0 : given);
  }
  const stones = game.cells().reduce((sum, cell) => sum + (cell === 1 ? 1 : cell === 2 ? -1 : 0), 0);
  return area - rules.komi - stones + captures.black - captures.white + passStones(game);
}

/** What each side gave the other for its passes. @param {Game} game */
function passStones(game) {
  if (game.rules.passStones === "none") return 0;
  return game.history().reduce((sum, { kind, color }) => sum + (kind !== "pass" ? 0 : color === "white" ? 1 : -1), 0);
}
