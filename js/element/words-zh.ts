/** Chinese, in simplified characters. */

import type { Words } from "./words.js";

const SIDE = { black: "黑", white: "白" } as const;
const OTHER_ENDS: Readonly<Record<string, string>> = {
  draw: "和棋。",
  "both-lose": "双方判负。",
  replay: "本局重下。",
  "no-result": "本局无胜负。",
  "extra-game": "加赛一局。",
};
const BY: Readonly<Record<string, string>> = { resignation: "中盘胜", time: "超时胜", ruling: "判定胜" };

/** @internal */
export const zhHans: Words = {
  language: "zh-Hans",
  board: (columns, rows) => `围棋盘，${columns}×${rows} 路`,
  stone: { black: "黑子", white: "白子" },
  empty: "空点",
  starPoint: "星位",
  lastMove: "最后一手",
  koPoint: "劫，不可立即提回",
  markedDead: "标为死子",
  territory: { black: "黑空", white: "白空" },
  label: (text) => `标记 ${text}`,
  comma: "，",
  space: "",
  move: (number, side, at, captured) =>
    `第${number}手，${SIDE[side]} ${at}${captured > 0 ? `，提${captured}子` : ""}。`,
  pass: (number, side) => `第${number}手，${SIDE[side]}停一手。`,
  toPlay: (side) => `轮到${SIDE[side]}方。`,
  aim: (side, at) => `${SIDE[side]} ${at}？再点一次落子。`,
  aimCancelled: "未落子。",
  position: (number, of) => `第${number}手，共${of}手。`,
  start: (side) => `开局，${SIDE[side]}先。`,
  variations: (count) => `此处有${count}个变化。`,
  undone: (number) => `退回到第${number}手。`,
  redone: (number) => `前进到第${number}手。`,
  nothingToUndo: "没有可悔的棋。",
  nothingToRedo: "没有可恢复的棋。",
  marking: "对局停止。请标出死子，然后确认。",
  marked: (count, dead, all) => `${count}子标为${dead ? "死子" : "活子"}，死子共${all}子。`,
  locked: "死子已确认；恢复对局后方可更改。",
  accepted: (side) => `${SIDE[side]}方确认。`,
  resumed: "对局继续。",
  result: ({ kind, winner, points, zi }) => {
    if (winner === null) return OTHER_ENDS[kind] ?? "和棋。";
    if (kind !== "count" || points === null) return `${SIDE[winner]}${BY[kind] ?? "胜"}。`;
    return zi === null ? `${SIDE[winner]}胜${points}目。` : `${SIDE[winner]}胜${zi.replace(/ /g, "又")}子。`;
  },
  asMarked: (result) => `按现有标记，${result}`,
  chain: (at, side, stones, liberties) => `${at}，${SIDE[side]}棋${stones}子，${liberties}气。`,
  illegal: {
    occupied: "此处已有棋子。",
    suicide: "禁着点：落子后无气。",
    ko: "劫：不能立即提回。",
    superko: "全局同形再现，不可落子。",
    "not-your-turn": "现在轮到对方。",
    "game-over": "对局已经停止。",
    "must-play": "须先落一子。",
    sealed: "下一手已封棋。",
    adjourned: "对局暂停。",
    other: "此处不可落子。",
  },
  readonly: "此棋盘仅供观看。",
  unreadable: "棋谱无法读取。",
};
