/** 供看不见棋盘的人：各点上有什么、所在的棋块、按键。 */

/** @type {import("../en/index.js").Words["points"]} */
const pointWords = {
  stone: { black: "黑子", white: "白子" },
  empty: "空",
  starPoint: "星位",
  lastMove: "最后一手",
  koPoint: "劫，不可立即提回",
  markedDead: "已标为死子",
  territory: { black: "黑方地域", white: "白方地域" },
  label: (text) => `标记 ${text}`,
  comma: "，",
};

/** @type {Pick<import("../en/index.js").Words, "points" | "libertiesSaid" | "emptySaid">} */
export const points = {
  points: pointWords,
  libertiesSaid: ({ at, color, stones, liberties }) =>
    `${at}，${color === "black" ? "黑" : "白"}棋 ${stones} 子，${liberties} 气。`,
  emptySaid: ({ at }) => `${at}，空。`,
};
