/** 供看不見棋盤的人：各點上有什麼、所在的棋塊、按鍵。 */

/** @type {import("../en/index.js").Words["points"]} */
const pointWords = {
  stone: { black: "黑子", white: "白子" },
  empty: "空點",
  starPoint: "星位",
  lastMove: "最後一手",
  koPoint: "劫，不可立即提回",
  markedDead: "已標為死子",
  territory: { black: "黑地", white: "白地" },
  label: (text) => `標記 ${text}`,
  comma: "，",
};

/** @type {Pick<import("../en/index.js").Words, "points" | "libertiesSaid" | "emptySaid">} */
export const points = {
  points: pointWords,
  libertiesSaid: ({ at, color, stones, liberties }) =>
    `${at}，${color === "black" ? "黑" : "白"}棋 ${stones} 子，${liberties} 氣。`,
  emptySaid: ({ at }) => `${at}，空點。`,
};
