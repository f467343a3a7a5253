/** 盤が見えない人のために：各点にあるもの、石のつながり、キー。 */

/** @type {import("../en/index.js").Words["points"]} */
const pointWords = {
  stone: { black: "黒石", white: "白石" },
  empty: "空点",
  starPoint: "星",
  lastMove: "最終手",
  koPoint: "コウ、すぐには取り返せません",
  markedDead: "死に石",
  territory: { black: "黒地", white: "白地" },
  label: (text) => `印 ${text}`,
  comma: "、",
};

/** @type {Pick<import("../en/index.js").Words, "points" | "libertiesSaid" | "emptySaid">} */
export const points = {
  points: pointWords,
  libertiesSaid: ({ at, color, stones, liberties }) =>
    `${at}、${color === "black" ? "黒" : "白"}石${stones}子、ダメ${liberties}。`,
  emptySaid: ({ at }) => `${at}、空点。`,
};
