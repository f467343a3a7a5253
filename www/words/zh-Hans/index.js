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
const after = (since) => (since === 0 ? "开局时的局面" : `第 ${since} 手后的局面`);

/**
 * 页面上的全部中文语句，与英文词条一一对应。
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
  language: "zh-Hans",
  chooseLanguage: "语言",
  languageFailed: ({ language }) => `${language} 未能载入，页面仍用简体中文。`,
  brand: "烂柯",
  brandLanguage: "zh-Hans",
  space: "",
  stop: "。",
  semicolon: "；",
  legend: "观棋未终，斧柯已烂。",
  board: "棋盘",
  steps: "逐手浏览",
  first: "回到开局",
  previous: "上一手",
  next: "下一手",
  last: "到最后一手",
  moveSlider: "手数",
  playing: "对局",
  undo: "悔棋",
  redo: "重做",
  pass: "停一手",
  resign: "认输",
  mark: "标记死子并数子",
  marking: "标记死子",
  markingHint: "点击棋子，将整块棋标为死子，再点一次恢复为活棋；按住 Shift 或长按，只标一个相连的棋串。",
  single: "每次只标一串",
  resume: "继续对局",
  count: "数子",
  countItem: "项目",
  black: "黑",
  white: "白",
  newGame: "新对局",
  open: "打开",
  save: "保存",
  dropHint: "棋谱（SGF、GIB、NGF、UGF、GTP）也可拖放或粘贴到本页任意处。",
  dropHere: "松手即打开棋谱",
  size: "棋盘",
  rules: "规则",
  komi: "贴目",
  cancel: "取消",
  start: "开始",
  keepPlaying: "继续下",
  stones: "活子",
  territory: "围空",
  shared: "公气，各得一半",
  compensation: "让子贴还",
  penalty: "罚子",
  total: "合计",
  event: "赛事",
  date: "日期",
  recordedResult: "棋谱所记结果",
  gameRules: "规则",
  gameKomi: "贴目",
  against: "违反规则",
  againstMoves: ({ numbers }) => `第 ${numbers.slice(0, 5).join("、")}${numbers.length > 5 ? " …" : ""} 手`,
  rulesUnknown: ({ title, stated }) => `按中国规则计算（${title}）：不识棋谱所记的规则“${stated}”。`,
  noKomi: "无",
  draw: "和棋",
  asMarkedPoints: ({ verdict }) => `按现有标记，${verdict}。`,
  asMarkedDraw: "按现有标记，和棋。",
  saveName: "lanke-game.sgf",

  boardLabel: ({ columns, rows }) =>
    `围棋棋盘，${columns} 列 ${rows} 行。方向键移动光标，回车落子；按住 Shift 用方向键逐手浏览。`,
  boardLabelStepping: ({ columns, rows }) =>
    `围棋棋盘，${columns} 列 ${rows} 行。方向键逐手浏览；按住 Shift 用方向键移动光标，回车落子。`,
  moveOf: ({ number, total }) => `第 ${number} 手，共 ${total} 手`,
  prisoners: ({ n }) => `提子 ${n}`,
  startStatus: ({ color }) => `${side(color)}方先行。`,
  playStatus: ({ number, color, at, taken, turn }) =>
    `第 ${number} 手：${side(color)} ${at}${taken === 0 ? "" : `，提 ${taken} 子`}。轮到${side(turn)}方。`,
  passStatus: ({ number, color, turn }) => `第 ${number} 手：${side(color)}方停一手。轮到${side(turn)}方。`,
  resignStatus: ({ color }) => `${side(color)}方认输。`,
  aim: ({ at, color }) => `${side(color)}方下在 ${at}？再点一次落子。`,

  occupied: ({ at }) => `${at} 已有棋子。`,
  offBoard: "该处不在棋盘上。",
  suicide: ({ at, color, stones }) =>
    `${at} 是${side(color)}方的禁着点：落子后${stones > 1 ? `${stones} 子` : "该子"}无气，又不能提取对方的子。`,
  ko: ({ at, since }) => `劫：现在在 ${at} 提回，将还原${after(since)}，须先在别处下一手。`,
  superko: ({ at, since }) => `禁止全局同形再现：下在 ${at} 将还原${after(since)}。`,
  notYourTurn: ({ turn }) => `现在轮到${side(turn)}方。`,
  gameOver: "对局已停；回退或继续对局后方可落子。",
  refused: ({ at }) => `现在不能下在 ${at}。`,

  resignTitle: ({ color }) => `${side(color)}方认输？`,
  resignText: ({ color }) => `${otherSide(color)}方随即获胜，不再数子。`,
  wins: ({ winner, points }) => `${side(winner)}胜 ${points} 目`,
  headline: ({ zh }) => zh,
  margin: ({ points }) => `合 ${points} 目`,
  asMarked: ({ verdict, zi }) => `按现有标记，${verdict}（${zi} 子）。`,
  inRecord: ({ result, isSame }) => (isSame ? `与棋谱所记一致：${result}` : `棋谱所记：${result}`),
  komiZi: ({ points, zi }) => `贴 ${points} 目，即数子时贴 ${zi} 子。`,
  komiText: ({ points, zi }) => `${points} 目（${zi} 子）`,

  cannotOpen: ({ reason }) => `无法读取这份棋谱：${reason}。`,
  otherProblem: () => "内容有误",
  recordProblems: {
    "no-game": "其中没有对局",
    "other-game": "不是围棋棋谱",
    size: "不支持其棋盘大小",
    "setup-no-liberty": "初始局面中有无气的棋子",
    "setup-in-game": "对局中途更改了局面",
    "unclosed-value": "内容不完整",
    limit: "文件过大",
    encoding: "不支持其字符编码",
  },
  notSgf: "所给内容不是 SGF 棋谱。",
  noEngine: "棋局引擎未能启动。本页需要 WebAssembly。",
};
