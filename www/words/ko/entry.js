/** @typedef {import("../en/entry.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "흑" : "백");

/**
 * 글로 입력하는 착수와 명령. "흑"과 "백" 밖의 변수 뒤에는 받침을 가리지 않는 조사만 쓴다.
 *
 * @type {typeof import("../en/entry.js").entry}
 */
export const entry = {
  entryLabel: "착수 입력",
  entryHint: "D4, 통과, 무르기, 도움말…",
  entryDescribe: "설명",
  entryDescribeBoard: "바둑판 설명",
  entryCommands: {
    pass: "통과|패스",
    undo: "무르기|물리기",
    redo: "다시 두기|다시",
    resign: "기권|불계",
    mark: "사석 표시|표시|계가",
    score: "집수|점수",
    propose: "종국 제안|제안",
    agree: "동의",
    refuse: "거절",
    dead: "사석|죽은 돌|죽음",
    alive: "산 돌|산돌|삶",
    accept: "사석 확인|수락",
    confirm: "결과 확인|확인",
    resume: "대국 재개|재개",
    dispute: "이의",
    reopen: "대국 계속|계속",
    rejoin: "끝난 대국|종국",
    first: "처음으로|처음",
    last: "끝으로|끝|마지막",
    back: "뒤로|이전",
    next: "앞으로|다음",
    move: "수|수순",
    variation: "변화도|변화",
    comment: "해설",
    describe: "바둑판 설명|설명",
    liberties: "활로",
    what: "보기|무엇",
    help: "도움말|?",
    yes: "예|네",
    no: "아니요|아니오",
    black: "흑",
    white: "백",
  },
  entryUnknown: ({ text, point }) =>
    `“${text}”: 착수도 명령도 아닙니다. ${point} 같은 점이나 “통과”, “무르기” 등을 입력하세요. 다른 명령은 “도움말”에 나옵니다.`,
  entryNoPoint: ({ text, from, to }) => `“${text}”: 이 바둑판에 없는 점입니다. ${from}부터 ${to}까지 있습니다.`,
  entryWantsPoint: ({ command, point }) => `“${command}” 뒤에는 점이 있어야 합니다. 예: “${command} ${point}”.`,
  entryTooMuch: ({ command, text }) => `“${command}”까지는 알았으나 그 뒤의 “${text}” 부분은 알 수 없습니다.`,
  entryNoMove: ({ total }) => `그런 수는 없습니다. 0부터 ${total}까지의 숫자를 입력하세요.`,
  entryNotNow: ({ command }) => `대국의 지금 단계에서는 할 수 없습니다: “${command}”.`,
  entryNoStone: ({ at }) => `${at}에는 돌이 없습니다.`,
  entryResign: ({ color }) => `${side(color)}이 기권합니까? “예” 또는 “아니요”를 입력하세요.`,
  entryKept: "아무것도 바뀌지 않았습니다.",
  entryNothingAsked: "대답할 물음이 없습니다.",
  entryMarked: ({ at, n, isDead, isChange }) => {
    if (isChange) return `${at}, ${n}점: ${isDead ? "사석으로 표시했습니다" : "산 돌로 되돌렸습니다"}.`;
    return `${at}, ${n}점: 이미 ${isDead ? "사석입니다" : "산 돌입니다"}.`;
  },
  entryLiberties: ({ color, at, stones, liberties }) =>
    `${side(color)} ${at}: ${stones}점, 활로 ${liberties.length}개${liberties.length === 0 ? "" : `: ${liberties.join(", ")}`}.`,
  entryCountRow: ({ item, black, white }) => `${item}: 흑 ${black}, 백 ${white}.`,
  entryNoComment: "여기에는 해설이 없습니다.",
  entryHelp:
    "D4처럼 점을 입력하면 그곳에 둡니다. 대국 중: 통과, 무르기, 다시 두기, 기권, 표시, 집수, 제안, 동의, 거절. 사석 표시 중: 사석 D4, 산 돌 D4, 수락, 수락 흑, 재개, 이의 D4. 끝난 뒤: 확인, 확인 백, 계속, 종국. 수순: 처음, 끝, 뒤로, 앞으로, 37. 기보에서: 변화도, 해설. 알아보기: 설명, 활로 D4, 보기 D4.",

  describeSize: ({ columns, rows }) => `바둑판은 가로 ${columns}줄, 세로 ${rows}줄입니다.`,
  describeEmpty: "판 위에 돌이 없습니다.",
  describeRow: ({ row, black, white }) =>
    `${row}행: ${[
      black.length === 0 ? "" : `흑 ${black.join(", ")}`,
      white.length === 0 ? "" : `백 ${white.join(", ")}`,
    ]
      .filter(Boolean)
      .join("; ")}.`,
  describeOthers: "나머지 행에는 돌이 없습니다.",
  describeDead: ({ at }) => `사석 표시: ${at.join(", ")}.`,
  describeTaken: ({ black, white }) => `흑은 ${black}점, 백은 ${white}점을 따냈습니다.`,
  describeKo: ({ at }) => `패: ${at}에는 바로 되따낼 수 없습니다.`,
};
