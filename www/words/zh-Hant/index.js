/** @typedef {import("../en/index.js").Color} Color */

import { judge } from "./judge.js";
import { keep } from "./keep.js";
import { loading } from "./loading.js";
import { match } from "./match.js";
import { points } from "./points.js";
import { referee } from "./referee.js";
import { rules } from "./rules.js";

/** @param {Color} color */
const side = (color) => (color === "black" ? "黑" : "白");
/** @param {Color} color */
const otherSide = (color) => (color === "black" ? "白" : "黑");
/** @param {number} since */
const after = (since) => (since === 0 ? "開局時的局面" : `第 ${since} 手後的局面`);

/**
 * 頁面上的全部語句，正體字。
 *
 * @type {import("../en/index.js").First}
 */
export const words = {
  ...match,
  ...points,
  ...referee,
  ...judge,
  ...keep,
  ...loading,
  ...rules,
  language: "zh-Hant",
  chooseLanguage: "語言",
  languageFailed: ({ language }) => `${language} 未能載入，頁面仍用繁體中文。`,
  brand: "爛柯",
  brandLanguage: "zh-Hant",
  space: "",
  stop: "。",
  semicolon: "；",
  legend: "觀棋未終，斧柯已爛。",
  board: "棋盤",
  steps: "逐手瀏覽",
  first: "回到開局",
  previous: "上一手",
  next: "下一手",
  last: "到最後一手",
  moveSlider: "手數",
  playing: "對局",
  undo: "悔棋",
  redo: "重做",
  pass: "虛手",
  resign: "認輸",
  mark: "標記死子並數子",
  marking: "標記死子",
  markingHint: "點選棋子，將整塊棋標為死子，再點一次恢復為活棋；按住 Shift 或長按，只標相連的一串。",
  single: "每次只標一串",
  resume: "繼續對局",
  count: "數子",
  countItem: "項目",
  black: "黑",
  white: "白",
  newGame: "新對局",
  open: "開啟",
  save: "儲存",
  dropHint: "棋譜（SGF、GIB、NGF、UGF、GTP）也可拖放或貼到本頁任何地方。",
  dropHere: "放開即開啟棋譜",
  size: "棋盤",
  rules: "規則",
  komi: "貼目",
  cancel: "取消",
  start: "開始",
  keepPlaying: "繼續下",
  stones: "活子",
  territory: "圍地",
  shared: "公氣，各得一半",
  compensation: "讓子貼還",
  penalty: "罰子",
  total: "合計",
  event: "棋賽",
  date: "日期",
  recordedResult: "棋譜所記結果",
  gameRules: "規則",
  gameKomi: "貼目",
  against: "違反規則",
  againstMoves: ({ numbers }) => `第 ${numbers.slice(0, 5).join("、")}${numbers.length > 5 ? " …" : ""} 手`,
  rulesUnknown: ({ title, stated }) => `依中國規則計算（${title}）：無法辨識棋譜所記的規則「${stated}」。`,
  noKomi: "無",
  draw: "和棋",
  asMarkedPoints: ({ verdict }) => `依現有標記，${verdict}。`,
  asMarkedDraw: "依現有標記，和棋。",
  saveName: "lanke-game.sgf",

  boardLabel: ({ columns, rows }) =>
    `圍棋棋盤，${columns} 行 ${rows} 列。方向鍵移動游標，按 Enter 落子；按住 Shift 用方向鍵逐手瀏覽。`,
  boardLabelStepping: ({ columns, rows }) =>
    `圍棋棋盤，${columns} 行 ${rows} 列。方向鍵逐手瀏覽；按住 Shift 用方向鍵移動游標，按 Enter 落子。`,
  moveOf: ({ number, total }) => `第 ${number} 手，共 ${total} 手`,
  prisoners: ({ n }) => `提子 ${n}`,
  startStatus: ({ color }) => `${side(color)}方先下。`,
  playStatus: ({ number, color, at, taken, turn }) =>
    `第 ${number} 手：${side(color)} ${at}${taken === 0 ? "" : `，提 ${taken} 子`}。輪到${side(turn)}方。`,
  passStatus: ({ number, color, turn }) => `第 ${number} 手：${side(color)}方虛手。輪到${side(turn)}方。`,
  resignStatus: ({ color }) => `${side(color)}方認輸。`,
  aim: ({ at, color }) => `${side(color)}方下在 ${at}？再點一次落子。`,

  occupied: ({ at }) => `${at} 已有棋子。`,
  offBoard: "該處不在棋盤上。",
  suicide: ({ at, color, stones }) =>
    `${at} 是${side(color)}方的禁著點：落子後${stones > 1 ? `${stones} 子` : "該子"}無氣，又不能提取對方的子。`,
  ko: ({ at, since }) => `劫：現在於 ${at} 提回，將還原${after(since)}，須先在別處下一手。`,
  superko: ({ at, since }) => `禁止全局同形再現：下在 ${at} 將還原${after(since)}。`,
  notYourTurn: ({ turn }) => `現在輪到${side(turn)}方。`,
  gameOver: "對局已停止；退回或繼續對局後方可落子。",
  refused: ({ at }) => `現在不能下在 ${at}。`,

  resignTitle: ({ color }) => `${side(color)}方認輸？`,
  resignText: ({ color }) => `${otherSide(color)}方隨即獲勝，不再數子。`,
  wins: ({ winner, points }) => `${side(winner)}勝 ${points} 目`,
  headline: ({ winner, points, zi, isArea }) => `${side(winner)}勝${isArea ? `${zi}子` : `${points}目`}`,
  margin: ({ points }) => `合 ${points} 目`,
  asMarked: ({ verdict, zi }) => `依現有標記，${verdict}（${zi} 子）。`,
  inRecord: ({ result, isSame }) => (isSame ? `與棋譜所記一致：${result}` : `棋譜所記：${result}`),
  komiZi: ({ points, zi }) => `貼 ${points} 目，即數子時貼 ${zi} 子。`,
  komiText: ({ points, zi }) => `${points} 目（${zi} 子）`,

  cannotOpen: ({ reason }) => `無法讀取這份棋譜：${reason}。`,
  otherProblem: () => "內容有誤",
  recordProblems: {
    "no-game": "其中沒有對局",
    "other-game": "不是圍棋棋譜",
    size: "不支援其棋盤大小",
    "setup-no-liberty": "起始局面中有無氣的棋子",
    "setup-in-game": "對局中途更改了局面",
    "unclosed-value": "內容不完整",
    limit: "檔案過大",
    encoding: "不支援其字元編碼",
  },
  notSgf: "所給內容不是 SGF 棋譜。",
  noEngine: "棋局引擎未能啟動。本頁需要 WebAssembly。",
};
