import { moku } from "./moku.js";

/**
 * 新しい対局の言葉。
 *
 * @type {typeof import("../en/new-game.js").newGame}
 */
export const newGame = {
  sizeOther: "その他",
  columns: "横の路数",
  rows: "縦の路数",
  sizeWrong: ({ most, text }) =>
    `${text === "" ? "何も入力されていません" : `「${text}」は使えません`}。一辺は1路から${most}路までです。`,

  handicapNone: "なし",
  handicapFixed: "星",
  handicapFree: "自由",
  handicapStones: "置き石の数",
  fixedHint: ({ columns, rows, most }) => `${columns}×${rows}路では、星に2子から${most}子まで置けます。`,
  freeHint: "黒が好きな所に置き石を並べ、白から打ちます。",
  noStarPoints: ({ columns, rows }) =>
    `${columns}×${rows}路には置き石のための星がありません。自由に置くことはできます。`,
  noRoom: ({ columns, rows }) => `${columns}×${rows}路には置き石を置く余地がありません。`,
  fixedWrong: ({ columns, rows, most, text }) =>
    `${text === "" ? "何も入力されていません" : `「${text}」は使えません`}。${columns}×${rows}路では、星に2子から${most}子までです。それより多くは自由に置けます。`,
  freeWrong: ({ columns, rows, most, text }) =>
    `${text === "" ? "何も入力されていません" : `「${text}」は使えません`}。${columns}×${rows}路の置き石は2子から${most}子までです。`,
  compensationHere: ({ points, zi }) => `この対局では${moku(points)}（${zi}子）です。`,

  komiWrong: ({ text }) =>
    `${text === "" ? "何も入力されていません" : `「${text}」は使えません`}。コミは 7.5 のような整数か半目、または「3 3/4 子」と書きます。`,
  komiPoints: ({ points }) => moku(points),

  placingTitle: ({ n }) => `黒が置き石を${n}子並べます。`,
  placingHint: "点をタップすると石を置き、もう一度で取り除きます。",
  placingBack: "一つ戻す",
  placingBegin: "対局を始める",
  placingStatus: ({ n, placed }) =>
    placed === n ? `${n}子を並べ終えました。白から打ちます。` : `${n}子のうち${placed}子を並べました。`,
};
