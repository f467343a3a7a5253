/** 판을 보지 못하는 이를 위하여: 점에 있는 것, 이어진 돌, 키. */

/** @type {import("../en/index.js").Words["points"]} */
const pointWords = {
  stone: { black: "흑돌", white: "백돌" },
  empty: "빈 점",
  starPoint: "화점",
  lastMove: "마지막 수",
  koPoint: "패, 바로 되딸 수 없음",
  markedDead: "사석",
  territory: { black: "흑집", white: "백집" },
  label: (text) => `표시 ${text}`,
  comma: ", ",
};

/** @type {Pick<import("../en/index.js").Words, "points" | "libertiesSaid" | "emptySaid">} */
export const points = {
  points: pointWords,
  libertiesSaid: ({ at, color, stones, liberties }) =>
    `${at}, ${color === "black" ? "흑" : "백"}돌 ${stones}점, 활로 ${liberties}.`,
  emptySaid: ({ at }) => `${at}, 빈 점.`,
};
