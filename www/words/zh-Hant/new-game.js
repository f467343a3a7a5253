/**
 * 新對局的語句。
 *
 * @type {typeof import("../en/new-game.js").newGame}
 */
export const newGame = {
  sizeOther: "其他",
  columns: "縱線（行）",
  rows: "橫線（列）",
  sizeWrong: ({ most, text }) => `${text === "" ? "尚未填寫" : `「${text}」不能用`}：每邊須為 1 至 ${most} 路。`,

  handicapNone: "不讓子",
  handicapFixed: "星位",
  handicapFree: "自由",
  handicapStones: "讓子數",
  fixedHint: ({ columns, rows, most }) => `${columns} × ${rows} 的棋盤，星位可讓 2 至 ${most} 子。`,
  freeHint: "黑方任意擺放讓子，然後由白方先下。",
  noStarPoints: ({ columns, rows }) => `${columns} × ${rows} 的棋盤沒有可讓子的星位；可自由擺放。`,
  noRoom: ({ columns, rows }) => `${columns} × ${rows} 的棋盤容不下讓子。`,
  fixedWrong: ({ columns, rows, most, text }) =>
    `${text === "" ? "尚未填寫" : `「${text}」不能用`}：${columns} × ${rows} 的棋盤，星位可讓 2 至 ${most} 子；更多可自由擺放。`,
  freeWrong: ({ columns, rows, most, text }) =>
    `${text === "" ? "尚未填寫" : `「${text}」不能用`}：${columns} × ${rows} 的棋盤可讓 2 至 ${most} 子。`,
  compensationHere: ({ points, zi }) => `此局為 ${points} 目（${zi} 子）。`,

  komiWrong: ({ text }) =>
    `${text === "" ? "尚未填寫" : `「${text}」不能用`}：貼目須為整數或半目，如 7.5，也可寫作「3 3/4 子」。`,
  komiPoints: ({ points }) => `${points} 目`,

  placingTitle: ({ n }) => `黑方擺放 ${n} 個讓子。`,
  placingHint: "點選一點放子，再點一次取走。",
  placingBack: "收回一子",
  placingBegin: "開始對局",
  placingStatus: ({ n, placed }) => (placed === n ? `${n} 子已擺齊，由白方先下。` : `已擺 ${placed} 子，共 ${n} 子。`),
};
