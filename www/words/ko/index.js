/** @typedef {import("../en/index.js").Color} Color */

import { jip } from "./jip.js";
import { judge } from "./judge.js";
import { keep } from "./keep.js";
import { loading } from "./loading.js";
import { match } from "./match.js";
import { points } from "./points.js";
import { referee } from "./referee.js";
import { rules } from "./rules.js";

/** @param {Color} color */
const side = (color) => (color === "black" ? "흑" : "백");
/** @param {Color} color */
const otherSide = (color) => (color === "black" ? "백" : "흑");
/** @param {number} since */
const after = (since) => (since === 0 ? "처음 국면" : `${since}수 국면`);

/**
 * 페이지의 모든 문구. "흑"과 "백"은 모두 받침이 있어 조사가 같다. 다른 변수 뒤에는 받침을 가리지 않는 조사만 쓴다.
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
  language: "ko",
  chooseLanguage: "언어",
  languageFailed: ({ language }) => `${language} 언어를 불러오지 못했습니다. 한국어로 계속 표시합니다.`,
  brand: "爛柯",
  brandLanguage: "ko",
  space: " ",
  stop: ". ",
  semicolon: "; ",
  legend: "바둑 한 판을 다 보고 나니 도낏자루가 썩어 있었다.",
  board: "바둑판",
  steps: "수순 보기",
  first: "처음으로",
  previous: "한 수 뒤로",
  next: "한 수 앞으로",
  last: "끝으로",
  moveSlider: "수",
  playing: "대국",
  undo: "무르기",
  redo: "다시 두기",
  pass: "통과",
  resign: "기권",
  mark: "사석 표시 후 계가",
  marking: "사석 표시",
  markingHint:
    "돌을 누르면 그 돌 전체가 사석이 되고, 다시 누르면 산 돌로 돌아옵니다. Shift를 누르거나 길게 누르면 이어진 돌만 표시합니다.",
  single: "이어진 돌만 표시",
  resume: "대국 재개",
  count: "계가",
  countItem: "항목",
  black: "흑",
  white: "백",
  newGame: "새 대국",
  open: "열기",
  save: "저장",
  dropHint: "기보(SGF, GIB, NGF, UGF, GTP)를 이 페이지 아무 곳에나 끌어다 놓거나 붙여 넣어도 됩니다.",
  dropHere: "놓으면 기보를 엽니다",
  size: "바둑판",
  rules: "규칙",
  komi: "덤(집)",
  cancel: "취소",
  start: "시작",
  keepPlaying: "계속 두기",
  stones: "산 돌",
  territory: "집",
  shared: "공배(반씩)",
  compensation: "치석 보상",
  penalty: "벌점",
  total: "합계",
  event: "대회",
  date: "날짜",
  recordedResult: "기보의 결과",
  gameRules: "규칙",
  gameKomi: "덤",
  against: "반칙 수",
  againstMoves: ({ numbers }) => `${numbers.slice(0, 5).join(", ")}${numbers.length > 5 ? " … " : ""}수`,
  rulesUnknown: ({ title, stated }) => `중국 규칙으로 계산합니다(${title}). 기보의 규칙 “${stated}”: 알 수 없음.`,
  noKomi: "없음",
  draw: "빅(무승부)",
  asMarkedPoints: ({ verdict }) => `현재 표시대로면 ${verdict}입니다.`,
  asMarkedDraw: "현재 표시대로면 빅(무승부)입니다.",
  saveName: "lanke-game.sgf",

  boardLabel: ({ columns, rows }) =>
    `바둑판, 가로 ${columns}줄 세로 ${rows}줄. 화살표 키로 커서를 움직이고 Enter로 둡니다. Shift와 함께 누르면 수순을 따라갑니다.`,
  boardLabelStepping: ({ columns, rows }) =>
    `바둑판, 가로 ${columns}줄 세로 ${rows}줄. 화살표 키로 수순을 따라갑니다. Shift와 함께 누르면 커서를 움직이고 Enter로 둡니다.`,
  moveOf: ({ number, total }) => `${total}수 중 ${number}수`,
  prisoners: ({ n }) => `따낸 돌 ${n}`,
  startStatus: ({ color }) => `${side(color)}이 먼저 둡니다.`,
  playStatus: ({ number, color, at, taken, turn }) =>
    `${number}수, ${side(color)} ${at}${taken === 0 ? "" : `, ${taken}점 따냄`}. ${side(turn)} 차례입니다.`,
  passStatus: ({ number, color, turn }) => `${number}수, ${side(color)} 통과. ${side(turn)} 차례입니다.`,
  resignStatus: ({ color }) => `${side(color)}이 기권했습니다.`,
  aim: ({ at, color }) => `${side(color)} ${at}? 한 번 더 누르면 둡니다.`,

  occupied: ({ at }) => `${at}에는 이미 돌이 있습니다.`,
  offBoard: "바둑판 밖입니다.",
  suicide: ({ at, color, stones }) =>
    `착수 금지점입니다. ${at}에 두면 ${side(color)}돌${stones > 1 ? ` ${stones}점` : ""}의 활로가 없어지고 상대 돌도 따내지 못합니다.`,
  ko: ({ at, since }) =>
    `패입니다. 지금 ${at}에서 되따면 ${after(since)}으로 돌아갑니다. 먼저 다른 곳에 두어야 합니다.`,
  superko: ({ at, since }) => `동형 반복 금지입니다. ${at}에 두면 ${after(since)}으로 돌아갑니다.`,
  notYourTurn: ({ turn }) => `${side(turn)} 차례입니다.`,
  gameOver: "대국이 멈췄습니다. 두려면 수를 되돌리거나 대국을 재개하세요.",
  refused: ({ at }) => `지금 ${at}에는 둘 수 없습니다.`,

  resignTitle: ({ color }) => `${side(color)}이 기권합니까?`,
  resignText: ({ color }) => `계가 없이 바로 ${otherSide(color)}의 승리가 됩니다.`,
  wins: ({ winner, points }) => `${side(winner)} ${jip(points)} 승`,
  headline: ({ winner, points }) => `${side(winner)} ${jip(points)} 승`,
  margin: ({ zi }) => `중국식 계가로 ${zi}자 차이`,
  asMarked: ({ verdict, zi }) => `현재 표시대로면 ${verdict}입니다(${zi}자).`,
  inRecord: ({ result, isSame }) => (isSame ? `기보의 결과와 같음: ${result}` : `기보의 결과: ${result}`),
  komiZi: ({ points, zi }) => `덤 ${jip(points)}: 중국식 계가로 ${zi}자입니다.`,
  komiText: ({ points, zi }) => `${jip(points)}(${zi}자)`,

  cannotOpen: ({ reason }) => `이 기보를 읽을 수 없습니다. ${reason}.`,
  otherProblem: () => "내용이 잘못되었습니다",
  recordProblems: {
    "no-game": "대국이 들어 있지 않습니다",
    "other-game": "바둑 기보가 아닙니다",
    size: "지원하지 않는 크기의 바둑판입니다",
    "setup-no-liberty": "처음 배치에 활로가 없는 돌이 있습니다",
    "setup-in-game": "대국 도중에 국면이 바뀌었습니다",
    "unclosed-value": "중간에 끊겼습니다",
    limit: "너무 큽니다",
    encoding: "지원하지 않는 문자 인코딩입니다",
  },
  notSgf: "SGF 기보가 아닙니다.",
  noEngine: "대국 엔진을 시작하지 못했습니다. 이 페이지에는 WebAssembly가 필요합니다.",
};
