/** @typedef {import("../en/index.js").Color} Color */

import { judge } from "./judge.js";
import { keep } from "./keep.js";
import { loading } from "./loading.js";
import { match } from "./match.js";
import { moku } from "./moku.js";
import { points } from "./points.js";
import { referee } from "./referee.js";
import { rules } from "./rules.js";

/** @param {Color} color */
const side = (color) => (color === "black" ? "黒" : "白");
/** @param {Color} color */
const otherSide = (color) => (color === "black" ? "白" : "黒");
/** @param {number} since */
const after = (since) => (since === 0 ? "開始時の局面" : `${since}手目の局面`);

/**
 * ページのすべての文言。
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
  language: "ja",
  chooseLanguage: "言語",
  languageFailed: ({ language }) => `${language} を読み込めませんでした。日本語のまま表示します。`,
  brand: "爛柯",
  brandLanguage: "ja",
  space: "",
  stop: "。",
  semicolon: "、",
  legend: "一局を見終えたとき、斧の柄はすでに朽ちていた。",
  board: "碁盤",
  steps: "手順をたどる",
  first: "最初へ",
  previous: "一手戻る",
  next: "一手進む",
  last: "最後へ",
  moveSlider: "手数",
  playing: "対局",
  undo: "戻す",
  redo: "進める",
  pass: "パス",
  resign: "投了",
  mark: "死に石を指定して数える",
  marking: "死に石の指定",
  markingHint:
    "石をタップすると、その一団が死に石になり、もう一度で活き石に戻ります。Shift を押しながら、または長押しで、つながった石だけを指定します。",
  single: "つながった石ごとに指定",
  resume: "対局を再開",
  count: "計算",
  countItem: "項目",
  black: "黒",
  white: "白",
  newGame: "新しい対局",
  open: "開く",
  save: "保存",
  dropHint: "棋譜（SGF、GIB、NGF、UGF、GTP）は、このページのどこにでもドラッグまたは貼り付けできます。",
  dropHere: "放すと棋譜を開きます",
  size: "碁盤",
  rules: "ルール",
  komi: "コミ（目）",
  cancel: "キャンセル",
  start: "始める",
  keepPlaying: "打ち続ける",
  stones: "活き石",
  territory: "地",
  shared: "ダメ（半分ずつ）",
  compensation: "置き石の補償",
  penalty: "罰則",
  total: "合計",
  event: "棋戦",
  date: "日付",
  recordedResult: "棋譜の結果",
  gameRules: "ルール",
  gameKomi: "コミ",
  against: "反則の手",
  againstMoves: ({ numbers }) => `${numbers.slice(0, 5).join("、")}${numbers.length > 5 ? " … " : ""}手目`,
  rulesUnknown: ({ title, stated }) => `中国ルール（${title}）で計算します。棋譜のルール「${stated}」は分かりません。`,
  noKomi: "なし",
  draw: "持碁",
  asMarkedPoints: ({ verdict }) => `現在の指定では、${verdict}です。`,
  asMarkedDraw: "現在の指定では、持碁です。",
  saveName: "lanke-game.sgf",

  boardLabel: ({ columns, rows }) =>
    `碁盤、横${columns}路、縦${rows}路。矢印キーでカーソルを動かし、Enter で打ちます。Shift を押しながらで手順をたどります。`,
  boardLabelStepping: ({ columns, rows }) =>
    `碁盤、横${columns}路、縦${rows}路。矢印キーで手順をたどります。Shift を押しながらでカーソルを動かし、Enter で打ちます。`,
  moveOf: ({ number, total }) => `${number}手目、全${total}手`,
  prisoners: ({ n }) => `アゲハマ ${n}`,
  startStatus: ({ color }) => `${side(color)}から打ちます。`,
  playStatus: ({ number, color, at, taken, turn }) =>
    `${number}手目、${side(color)} ${at}${taken === 0 ? "" : `、${taken}子を取る`}。${side(turn)}の番です。`,
  passStatus: ({ number, color, turn }) => `${number}手目、${side(color)}はパス。${side(turn)}の番です。`,
  resignStatus: ({ color }) => `${side(color)}が投了しました。`,
  aim: ({ at, color }) => `${side(color)} ${at}？ もう一度タップすると打ちます。`,

  occupied: ({ at }) => `${at} にはすでに石があります。`,
  offBoard: "碁盤の外です。",
  suicide: ({ at, color, stones }) =>
    `着手禁止点です。${at} に打つと、${side(color)}石${stones > 1 ? `${stones}子` : ""}のダメがなくなり、相手の石も取れません。`,
  ko: ({ at, since }) => `コウです。いま ${at} を取り返すと、${after(since)}に戻ります。先にほかの所に打ってください。`,
  superko: ({ at, since }) => `同形反復の禁止です。${at} に打つと、${after(since)}に戻ります。`,
  notYourTurn: ({ turn }) => `${side(turn)}の番です。`,
  gameOver: "対局は停止しています。打つには、手を戻すか対局を再開してください。",
  refused: ({ at }) => `いま ${at} には打てません。`,

  resignTitle: ({ color }) => `${side(color)}は投了しますか？`,
  resignText: ({ color }) => `ただちに${otherSide(color)}の勝ちとなり、計算はしません。`,
  wins: ({ winner, points }) => `${side(winner)}の${moku(points)}勝ち`,
  headline: ({ winner, points }) => `${side(winner)}の${moku(points)}勝ち`,
  margin: ({ zi }) => `中国式の計算で ${zi}子の差`,
  asMarked: ({ verdict, zi }) => `現在の指定では、${verdict}です（${zi}子）。`,
  inRecord: ({ result, isSame }) => (isSame ? `棋譜の結果と同じ：${result}` : `棋譜の結果：${result}`),
  komiZi: ({ points, zi }) => `コミ ${moku(points)}は、中国式の計算で ${zi}子です。`,
  komiText: ({ points, zi }) => `${moku(points)}（${zi}子）`,

  cannotOpen: ({ reason }) => `この棋譜を読めません。${reason}。`,
  otherProblem: () => "内容に誤りがあります",
  recordProblems: {
    "no-game": "対局がありません",
    "other-game": "囲碁の棋譜ではありません",
    size: "対応していない大きさの碁盤です",
    "setup-no-liberty": "初期配置にダメのない石があります",
    "setup-in-game": "対局の途中で局面が変えられています",
    "unclosed-value": "途中で切れています",
    limit: "大きすぎます",
    encoding: "対応していない文字コードです",
  },
  notSgf: "SGF の棋譜ではありません。",
  noEngine: "対局エンジンが起動しませんでした。このページには WebAssembly が必要です。",
};
