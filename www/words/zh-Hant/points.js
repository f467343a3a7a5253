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

/** @type {Pick<import("../en/index.js").Words, "points" | "libertiesSaid" | "emptySaid" | "keysSaid" | "keysSaidReading">} */
export const points = {
  points: pointWords,
  libertiesSaid: ({ at, color, stones, liberties }) =>
    `${at}，${color === "black" ? "黑" : "白"}棋 ${stones} 子，${liberties} 氣。`,
  emptySaid: ({ at }) => `${at}，空點。`,
  keysSaid:
    "方向鍵在棋盤上移動，Home、End 到行首行尾，Page Up、Page Down 移動五路；按住 Shift 則逐手瀏覽。按 Enter 落子。P 虛手，U 悔棋，R 重做，L 報氣。",
  keysSaidReading:
    "左右鍵逐手瀏覽，上下鍵換變化，Page Up、Page Down 進退十手，Home、End 到開頭或末尾；按住 Shift 則在棋盤上移動。按 Enter 落子。L 報氣。",
};
