/** The words of the dialog of a new game, in English. */

export const newGame = {
  sizeOther: "Other",
  columns: "Lines across",
  rows: "Lines down",
  /** @param {{ most: number, text: string }} p */
  sizeWrong: ({ most, text }) =>
    `${text === "" ? "Nothing is written there" : `“${text}” can't be used`}: a side has 1 to ${most} lines.`,

  handicapNone: "None",
  handicapFixed: "Star points",
  handicapFree: "Free",
  handicapStones: "Handicap stones",
  /** @param {{ columns: number, rows: number, most: number }} p */
  fixedHint: ({ columns, rows, most }) => `A ${columns} × ${rows} board has star points for 2 to ${most} stones.`,
  freeHint: "Black puts the stones wherever Black likes; then White moves.",
  /** @param {{ columns: number, rows: number }} p */
  noStarPoints: ({ columns, rows }) =>
    `A ${columns} × ${rows} board has no star points for handicap stones. They can be placed freely.`,
  /** @param {{ columns: number, rows: number }} p */
  noRoom: ({ columns, rows }) => `A ${columns} × ${rows} board has no room for handicap stones.`,
  /** @param {{ columns: number, rows: number, most: number, text: string }} p */
  fixedWrong: ({ columns, rows, most, text }) =>
    `${text === "" ? "Nothing is written there" : `“${text}” can't be used`}: a ${columns} × ${rows} board has star points for 2 to ${most} stones. More can be placed freely.`,
  /** @param {{ columns: number, rows: number, most: number, text: string }} p */
  freeWrong: ({ columns, rows, most, text }) =>
    `${text === "" ? "Nothing is written there" : `“${text}” can't be used`}: a ${columns} × ${rows} board has room for 2 to ${most} handicap stones.`,
  /** @param {{ points: string, zi: string, one: boolean }} p */
  compensationHere: ({ points, zi, one }) => `Here that is ${points} ${one ? "point" : "points"} (${zi} 子).`,

  /** @param {{ text: string }} p */
  komiWrong: ({ text }) =>
    `${text === "" ? "Nothing is written there" : `“${text}” can't be used`}: komi is a number of points such as 7.5, halves allowed, or 3 3/4 zi.`,
  /** @param {{ points: string }} p */
  komiPoints: ({ points }) => `${points} points`,

  /** @param {{ n: number }} p */
  placingTitle: ({ n }) => `Black places ${n} handicap stones.`,
  placingHint: "Tap a point to put a stone there, and again to take it away.",
  placingBack: "Take back",
  placingBegin: "Begin the game",
  /** @param {{ n: number, placed: number }} p */
  placingStatus: ({ n, placed }) =>
    placed === n ? `All ${n} stones are placed. White moves first.` : `${placed} of ${n} stones are placed.`,
};
