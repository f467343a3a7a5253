/** Korean. */

import type { Words } from "./words.js";

const SIDE = { black: "흑", white: "백" } as const;
const OTHER_ENDS: Readonly<Record<string, string>> = {
  draw: "빅(무승부)입니다.",
  "both-lose": "양쪽 모두 패배입니다.",
  replay: "재대국합니다.",
  "no-result": "무효 대국입니다.",
  "extra-game": "추가 대국으로 결정합니다.",
};
const BY: Readonly<Record<string, string>> = { resignation: " 불계승", time: " 시간승", ruling: " 판정승" };

/** @internal */
export const ko: Words = {
  language: "ko",
  board: (columns, rows) => `바둑판 ${columns}×${rows}줄`,
  stone: { black: "흑돌", white: "백돌" },
  empty: "빈 점",
  starPoint: "화점",
  lastMove: "마지막 수",
  koPoint: "패, 바로 되딸 수 없음",
  markedDead: "사석",
  territory: { black: "흑집", white: "백집" },
  label: (text) => `표시 ${text}`,
  comma: ", ",
  space: " ",
  move: (number, side, at, captured) =>
    `${number}수, ${SIDE[side]} ${at}${captured > 0 ? `, ${captured}점 따냄` : ""}.`,
  pass: (number, side) => `${number}수, ${SIDE[side]} 통과.`,
  toPlay: (side) => `${SIDE[side]} 차례입니다.`,
  aim: (side, at) => `${SIDE[side]} ${at}? 한 번 더 누르면 둡니다.`,
  aimCancelled: "두지 않았습니다.",
  position: (number, of) => `${of}수 중 ${number}수.`,
  start: (side) => `대국 시작. ${SIDE[side]} 차례입니다.`,
  variations: (count) => `여기에 변화도가 ${count}개 있습니다.`,
  undone: (number) => `${number}수로 되돌렸습니다.`,
  redone: (number) => `${number}수로 나아갔습니다.`,
  nothingToUndo: "무를 수가 없습니다.",
  nothingToRedo: "다시 둘 수가 없습니다.",
  marking: "대국이 멈췄습니다. 사석을 표시한 뒤 확인하세요.",
  marked: (count, dead, all) => `${count}점을 ${dead ? "사석으로" : "산 돌로"} 표시했습니다. 사석은 모두 ${all}점.`,
  locked: "사석이 확인되었습니다. 바꾸려면 대국을 재개하세요.",
  accepted: (side) => `${SIDE[side]}이 확인했습니다.`,
  resumed: "대국을 재개합니다.",
  result: ({ kind, winner, points }) => {
    if (winner === null) return OTHER_ENDS[kind] ?? "빅(무승부)입니다.";
    if (kind !== "count" || points === null) return `${SIDE[winner]}${BY[kind] ?? " 승"}입니다.`;
    const whole = Math.floor(points);
    const half = points % 1 === 0 ? "" : whole > 0 ? " 반" : "반";
    return `${SIDE[winner]} ${whole > 0 || half === "" ? `${whole}집` : ""}${half}${whole > 0 || half === "" ? "" : "집"} 승입니다.`;
  },
  asMarked: (result) => `현재 표시대로면 ${result}`,
  chain: (at, side, stones, liberties) => `${at}, ${SIDE[side]}돌 ${stones}점, 활로 ${liberties}.`,
  illegal: {
    occupied: "이미 돌이 있습니다.",
    suicide: "착수 금지점입니다. 두면 활로가 없습니다.",
    ko: "패입니다. 바로 되딸 수 없습니다.",
    superko: "같은 모양이 반복되어 둘 수 없습니다.",
    "not-your-turn": "상대 차례입니다.",
    "game-over": "대국이 멈췄습니다.",
    "must-play": "먼저 돌을 두어야 합니다.",
    sealed: "다음 수는 봉수입니다.",
    adjourned: "대국이 중단되었습니다.",
    other: "여기에는 둘 수 없습니다.",
  },
  readonly: "보기 전용 바둑판입니다.",
  unreadable: "기보를 읽을 수 없습니다.",
};
