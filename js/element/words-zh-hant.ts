/** Chinese, in traditional characters. */

import type { Words } from "./words.js";

const SIDE = { black: "黑", white: "白" } as const;
const OTHER_ENDS: Readonly<Record<string, string>> = {
  draw: "和棋。",
  "both-lose": "雙方判負。",
  replay: "本局重下。",
  "no-result": "本局無勝負。",
  "extra-game": "加賽一局。",
};
const BY: Readonly<Record<string, string>> = { resignation: "中押勝", time: "超時勝", ruling: "判定勝" };

/** @internal */
export const zhHant: Words = {
  language: "zh-Hant",
  board: (columns, rows) => `圍棋盤，${columns}×${rows} 路`,
  stone: { black: "黑子", white: "白子" },
  empty: "空點",
  starPoint: "星位",
  lastMove: "最後一手",
  koPoint: "劫，不可立即提回",
  markedDead: "標為死子",
  territory: { black: "黑地", white: "白地" },
  label: (text) => `標記 ${text}`,
  comma: "，",
  space: "",
  move: (number, side, at, captured) =>
    `第${number}手，${SIDE[side]} ${at}${captured > 0 ? `，提${captured}子` : ""}。`,
  pass: (number, side) => `第${number}手，${SIDE[side]}虛手。`,
  toPlay: (side) => `輪到${SIDE[side]}方。`,
  aim: (side, at) => `${SIDE[side]} ${at}？再點一次落子。`,
  aimCancelled: "未落子。",
  position: (number, of) => `第${number}手，共${of}手。`,
  start: (side) => `開局，${SIDE[side]}先。`,
  variations: (count) => `此處有${count}個變化。`,
  undone: (number) => `退回到第${number}手。`,
  redone: (number) => `前進到第${number}手。`,
  nothingToUndo: "沒有可悔的棋。",
  nothingToRedo: "沒有可恢復的棋。",
  marking: "對局停止。請標出死子，然後確認。",
  marked: (count, dead, all) => `${count}子標為${dead ? "死子" : "活子"}，死子共${all}子。`,
  locked: "死子已確認；恢復對局後方可更改。",
  accepted: (side) => `${SIDE[side]}方確認。`,
  resumed: "對局繼續。",
  result: ({ kind, winner, points, zi }) => {
    if (winner === null) return OTHER_ENDS[kind] ?? "和棋。";
    if (kind !== "count" || points === null) return `${SIDE[winner]}${BY[kind] ?? "勝"}。`;
    return zi === null ? `${SIDE[winner]}勝${points}目。` : `${SIDE[winner]}勝${zi.replace(/ /g, "又")}子。`;
  },
  asMarked: (result) => `依現有標記，${result}`,
  chain: (at, side, stones, liberties) => `${at}，${SIDE[side]}棋${stones}子，${liberties}氣。`,
  illegal: {
    occupied: "此處已有棋子。",
    suicide: "禁著點：落子後無氣。",
    ko: "劫：不能立即提回。",
    superko: "全局同形再現，不可落子。",
    "not-your-turn": "現在輪到對方。",
    "game-over": "對局已經停止。",
    "must-play": "須先落一子。",
    sealed: "下一手已封棋。",
    adjourned: "對局暫停。",
    other: "此處不可落子。",
  },
  readonly: "此棋盤僅供觀看。",
  unreadable: "棋譜無法讀取。",
};
