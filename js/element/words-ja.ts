/** Japanese. */

import type { Words } from "./words.js";

const SIDE = { black: "黒", white: "白" } as const;
const OTHER_ENDS: Readonly<Record<string, string>> = {
  draw: "持碁です。",
  "both-lose": "両者負けです。",
  replay: "打ち直しです。",
  "no-result": "無勝負です。",
  "extra-game": "再対局で決めます。",
};
const BY: Readonly<Record<string, string>> = { resignation: "中押し勝ち", time: "時間切れ勝ち", ruling: "判定勝ち" };

/** @internal */
export const ja: Words = {
  language: "ja",
  board: (columns, rows) => `碁盤 ${columns}×${rows}路`,
  stone: { black: "黒石", white: "白石" },
  empty: "空点",
  starPoint: "星",
  lastMove: "最終手",
  koPoint: "コウ、すぐには取り返せません",
  markedDead: "死に石",
  territory: { black: "黒地", white: "白地" },
  label: (text) => `印 ${text}`,
  comma: "、",
  space: "",
  move: (number, side, at, captured) =>
    `${number}手目、${SIDE[side]} ${at}${captured > 0 ? `、${captured}子を取る` : ""}。`,
  pass: (number, side) => `${number}手目、${SIDE[side]}はパス。`,
  toPlay: (side) => `${SIDE[side]}の番です。`,
  aim: (side, at) => `${SIDE[side]} ${at}？もう一度タップすると打ちます。`,
  aimCancelled: "打ちませんでした。",
  position: (number, of) => `${number}手目、全${of}手。`,
  start: (side) => `対局開始。${SIDE[side]}の番です。`,
  variations: (count) => `ここに変化図が${count}つあります。`,
  undone: (number) => `${number}手目まで戻しました。`,
  redone: (number) => `${number}手目まで進めました。`,
  nothingToUndo: "戻せる手がありません。",
  nothingToRedo: "進められる手がありません。",
  marking: "対局は停止しました。死に石を指定して、確認してください。",
  marked: (count, dead, all) => `${count}子を${dead ? "死に石" : "活き石"}としました。死に石は全部で${all}子。`,
  locked: "死に石は確認済みです。変えるには対局を再開してください。",
  accepted: (side) => `${SIDE[side]}が確認しました。`,
  resumed: "対局を再開します。",
  result: ({ kind, winner, points }) => {
    if (winner === null) return OTHER_ENDS[kind] ?? "持碁です。";
    if (kind !== "count" || points === null) return `${SIDE[winner]}の${BY[kind] ?? "勝ち"}です。`;
    const half = points % 1 === 0 ? "" : "半";
    const whole = Math.floor(points);
    return `${SIDE[winner]}の${whole > 0 || half === "" ? `${whole}目` : ""}${half}${whole > 0 || half === "" ? "" : "目"}勝ちです。`;
  },
  asMarked: (result) => `現在の指定では、${result}`,
  chain: (at, side, stones, liberties) => `${at}、${SIDE[side]}石${stones}子、ダメ${liberties}。`,
  illegal: {
    occupied: "すでに石があります。",
    suicide: "着手禁止点です。打つとダメがなくなります。",
    ko: "コウです。すぐには取り返せません。",
    superko: "同形反復になるため打てません。",
    "not-your-turn": "相手の番です。",
    "game-over": "対局は停止しています。",
    "must-play": "まず石を打つ必要があります。",
    sealed: "次の手は封じ手です。",
    adjourned: "打ち掛けです。",
    other: "ここには打てません。",
  },
  readonly: "この碁盤は閲覧専用です。",
  unreadable: "棋譜を読めませんでした。",
};
