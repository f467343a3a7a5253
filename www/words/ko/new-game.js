import { jip } from "./jip.js";

/**
 * 새 대국의 문구.
 *
 * @type {typeof import("../en/new-game.js").newGame}
 */
export const newGame = {
  sizeOther: "기타",
  columns: "가로 줄 수",
  rows: "세로 줄 수",
  sizeWrong: ({ most, text }) =>
    `${text === "" ? "아무것도 적지 않았습니다" : `쓸 수 없는 값입니다: “${text}”`}. 한 변은 1줄에서 ${most}줄까지입니다.`,

  handicapNone: "없음",
  handicapFixed: "화점",
  handicapFree: "자유",
  handicapStones: "치석 수",
  fixedHint: ({ columns, rows, most }) => `${columns}×${rows}줄에서는 화점에 2점에서 ${most}점까지 놓을 수 있습니다.`,
  freeHint: "흑이 원하는 곳에 치석을 놓고, 백이 먼저 둡니다.",
  noStarPoints: ({ columns, rows }) =>
    `${columns}×${rows}줄에는 치석을 놓을 화점이 없습니다. 자유롭게 놓을 수는 있습니다.`,
  noRoom: ({ columns, rows }) => `${columns}×${rows}줄에는 치석을 놓을 자리가 없습니다.`,
  fixedWrong: ({ columns, rows, most, text }) =>
    `${text === "" ? "아무것도 적지 않았습니다" : `쓸 수 없는 값입니다: “${text}”`}. ${columns}×${rows}줄에서는 화점에 2점에서 ${most}점까지입니다. 더 많으면 자유롭게 놓으세요.`,
  freeWrong: ({ columns, rows, most, text }) =>
    `${text === "" ? "아무것도 적지 않았습니다" : `쓸 수 없는 값입니다: “${text}”`}. ${columns}×${rows}줄의 치석은 2점에서 ${most}점까지입니다.`,
  compensationHere: ({ points, zi }) => `이 대국에서는 ${jip(points)}(${zi}자)입니다.`,

  komiWrong: ({ text }) =>
    `${text === "" ? "아무것도 적지 않았습니다" : `쓸 수 없는 값입니다: “${text}”`}. 덤은 7.5처럼 정수나 반집 단위로, 또는 “3 3/4 자”처럼 적습니다.`,
  komiPoints: ({ points }) => jip(points),

  placingTitle: ({ n }) => `흑이 치석 ${n}점을 놓습니다.`,
  placingHint: "점을 누르면 돌을 놓고, 다시 누르면 들어냅니다.",
  placingBack: "하나 물리기",
  placingBegin: "대국 시작",
  placingStatus: ({ n, placed }) =>
    placed === n ? `치석 ${n}점을 모두 놓았습니다. 백이 먼저 둡니다.` : `치석 ${n}점 중 ${placed}점을 놓았습니다.`,
};
