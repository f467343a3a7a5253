/**
 * 新对局的语句。
 *
 * @type {typeof import("../en/new-game.js").newGame}
 */
export const newGame = {
  sizeOther: "其他",
  columns: "纵线（列）",
  rows: "横线（行）",
  sizeWrong: ({ most, text }) => `${text === "" ? "尚未填写" : `“${text}”不能用`}：每边须为 1 至 ${most} 路。`,

  handicapNone: "不让子",
  handicapFixed: "星位",
  handicapFree: "自由",
  handicapStones: "让子数",
  fixedHint: ({ columns, rows, most }) => `${columns} × ${rows} 的棋盘，星位可让 2 至 ${most} 子。`,
  freeHint: "黑方任意摆放让子，然后由白方先行。",
  noStarPoints: ({ columns, rows }) => `${columns} × ${rows} 的棋盘没有可让子的星位；可自由摆放。`,
  noRoom: ({ columns, rows }) => `${columns} × ${rows} 的棋盘容不下让子。`,
  fixedWrong: ({ columns, rows, most, text }) =>
    `${text === "" ? "尚未填写" : `“${text}”不能用`}：${columns} × ${rows} 的棋盘，星位可让 2 至 ${most} 子；更多可自由摆放。`,
  freeWrong: ({ columns, rows, most, text }) =>
    `${text === "" ? "尚未填写" : `“${text}”不能用`}：${columns} × ${rows} 的棋盘可让 2 至 ${most} 子。`,
  compensationHere: ({ points, zi }) => `此局为 ${points} 目（${zi} 子）。`,

  komiWrong: ({ text }) =>
    `${text === "" ? "尚未填写" : `“${text}”不能用`}：贴目须为整数或半目，如 7.5，也可写作“3 3/4 子”。`,
  komiPoints: ({ points }) => `${points} 目`,

  placingTitle: ({ n }) => `黑方摆放 ${n} 个让子。`,
  placingHint: "点击一点放子，再点一次取走。",
  placingBack: "收回一子",
  placingBegin: "开始对局",
  placingStatus: ({ n, placed }) => (placed === n ? `${n} 子已摆齐，由白方先行。` : `已摆 ${placed} 子，共 ${n} 子。`),
};
