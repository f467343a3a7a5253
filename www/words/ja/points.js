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

/** @type {Pick<import("../en/index.js").Words, "points" | "libertiesSaid" | "emptySaid" | "keysSaid" | "keysSaidReading">} */
export const points = {
  points: pointWords,
  libertiesSaid: ({ at, color, stones, liberties }) =>
    `${at}、${color === "black" ? "黒" : "白"}石${stones}子、ダメ${liberties}。`,
  emptySaid: ({ at }) => `${at}、空点。`,
  keysSaid:
    "矢印キーで盤上を移動、Home と End で行の端へ、Page Up と Page Down で五路移動。Shift を押しながらで手順をたどります。Enter で打ちます。P はパス、U は戻す、R は進める、L はダメの数。",
  keysSaidReading:
    "左右キーで一手ずつ、上下キーでほかの変化図へ、Page Up と Page Down で十手、Home と End で最初と最後へ。Shift を押しながらで盤上を移動。Enter で打ちます。L はダメの数。",
};
