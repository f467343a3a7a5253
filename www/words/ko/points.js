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

/** @type {Pick<import("../en/index.js").Words, "points" | "libertiesSaid" | "emptySaid" | "keysSaid" | "keysSaidReading">} */
export const points = {
  points: pointWords,
  libertiesSaid: ({ at, color, stones, liberties }) =>
    `${at}, ${color === "black" ? "흑" : "백"}돌 ${stones}점, 활로 ${liberties}.`,
  emptySaid: ({ at }) => `${at}, 빈 점.`,
  keysSaid:
    "화살표 키로 판 위를 이동, Home과 End로 줄 끝으로, Page Up과 Page Down으로 다섯 줄 이동. Shift와 함께 누르면 수순을 따라갑니다. Enter로 둡니다. P 통과, U 무르기, R 다시 두기, L 활로.",
  keysSaidReading:
    "좌우 키로 한 수씩, 상하 키로 다른 변화도로, Page Up과 Page Down으로 열 수, Home과 End로 처음과 끝으로. Shift와 함께 누르면 판 위를 이동. Enter로 둡니다. L 활로.",
};
