import { jip } from "./jip.js";

/** @typedef {import("../en/index.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "흑" : "백");
/** @param {string} text @returns {(strong: boolean) => string} */
const judged = (text) => (strong) => (strong ? `${text}!` : text);

/** 기보의 잘못을 말하는 법. @type {Readonly<Record<string, string>>} */
const FAULTS = {
  "unclosed-game": "대국이 닫히지 않았습니다",
  "unclosed-value": "값이 닫히지 않았습니다",
  "stray-text": "남는 글자가 있습니다",
  "small-letters": "속성 이름에 소문자가 있습니다",
  "no-bracket": "첫 괄호가 없습니다",
  "no-node": "속성 앞에 세미콜론이 없습니다",
  "second-root": "한 대국에 시작이 둘입니다",
  "node-after-variation": "변화 뒤에 수가 있습니다",
  "no-value": "속성에 값이 없습니다",
  "property-twice": "속성이 겹칩니다",
  "property-misplaced": "속성의 자리가 틀렸습니다",
  "setup-and-move": "한 노드에 배치와 착수가 함께 있습니다",
  "two-moves": "한 노드에 두 수가 있습니다",
  "point-twice": "같은 점이 두 번 있습니다",
  "bad-value": "값을 읽을 수 없습니다",
  "bad-point": "점을 읽을 수 없습니다",
  "off-board": "바둑판 밖의 점입니다",
  size: "그런 크기의 바둑판은 없습니다",
  "rules-unknown": "알 수 없는 규칙입니다",
  "illegal-move": "반칙 수입니다",
  "no-liberty": "활로가 없는 돌이 놓여 있습니다",
  encoding: "읽을 수 없는 글자가 있습니다",
};

/**
 * 기보와 변화도의 말.
 *
 * @type {typeof import("../en/study.js").study}
 */
export const study = {
  tree: "변화도 나무",
  record: "기보",
  study: "연구",
  ways: "변화도 사이 이동",
  branch: "갈림길로",
  variationPrevious: "앞 변화도",
  variationNext: "다음 변화도",
  moveNumbers: "수순 표시",
  comment: "해설",
  commentWrite: "해설 쓰기",
  commentEdit: "해설 고치기",
  keep: "저장",
  edits: "변화도 편집",
  editUndo: "편집 취소",
  editRedo: "편집 다시 실행",
  editRemove: "갈래 삭제",
  editPromote: "위로 옮기기",
  editMain: "본수순으로",
  editPass: "통과 넣기",
  editHint: "바둑판에 두면 기보를 따라가거나 새 변화도를 시작합니다.",
  continueGame: "여기서부터 두기",
  backToGame: "대국으로 돌아가기",
  studyGame: "이 대국 연구",
  backToRecord: "기보로 돌아가기",
  otherGame: "파일의 다른 대국",
  games: "파일의 대국",
  place: "장소",
  gameName: "대국 이름",
  gameComment: "대국 설명",
  handicap: "치석",
  gamesOpen: "열기",
  unsavedTitle: "저장하지 않은 기보 변경이 있습니다",
  unsavedText: "다른 기보를 열면 변경한 내용이 사라집니다.",
  unsavedKeep: "그대로 두기",
  unsavedDrop: "변경 버리기",

  boardLabelStudy: ({ columns, rows }) =>
    `기보가 있는 바둑판, 가로 ${columns}줄 세로 ${rows}줄. 화살표 키나 휠로 수순을 따라갑니다. Shift와 화살표 키로 커서를 움직이고 Enter로 둡니다.`,
  setupStatus: ({ number, turn, isStart }) =>
    `${isStart ? "기보의 처음입니다." : `${number}수 뒤, 착수 없음.`} ${side(turn)} 차례입니다.`,
  variationOf: ({ place, of }) => `변화도 ${of}개 중 ${place}.`,
  variationsHere: ({ n }) => `여기서 ${n}갈래로 나뉩니다.`,
  againstRules: ({ why }) => `반칙 수: ${why}`,
  nodeName: ({ number, color, at, isStart, place, of, children, isIllegal, hasComment }) =>
    [
      isStart ? "기보의 처음" : color === null ? `${number}수 뒤, 착수 없음` : `${number}수`,
      color === null ? "" : `${side(color)} ${at ?? "통과"}`,
      of < 2 ? "" : `변화도 ${of}개 중 ${place}`,
      children < 2 ? "" : `여기서 ${children}갈래`,
      isIllegal ? "반칙 수" : "",
      hasComment ? "해설 있음" : "",
    ]
      .filter(Boolean)
      .join(", "),
  variationAdded: ({ n }) => `${n}수를 변화도로 기보에 넣었습니다.`,

  recordedWords: ({ winner, by, points }) => {
    if (winner === "draw") return "빅(무승부)";
    if (winner === "none") return "무효 대국";
    if (by === "points" && points !== null) return `${side(winner)} ${jip(points)} 승`;
    const how = { resignation: "불계승", time: "시간승", forfeit: "기권승", "illegal-move": "반칙승" }[by];
    return `${side(winner)} ${how ?? "승"}`;
  },
  asWritten: ({ said, text }) => `${said} (${text})`,

  faultsCount: ({ n }) => `파일에 잘못된 곳 ${n}군데`,
  readAs: ({ encoding }) => `인코딩 ${encoding}. 나머지는 원래 그대로입니다.`,
  fault: ({ line, column, code }) => `${line}행 ${column}열: ${FAULTS[code] ?? "형식이 잘못되었습니다"}.`,
  done: {
    "left-out": "뺐습니다.",
    kept: "원래 그대로 두었습니다.",
    closed: "끝에서 닫았습니다.",
    added: "채워 넣었습니다.",
    joined: "처음 것과 합쳤습니다.",
    capitals: "대문자만 읽었습니다.",
    variation: "변화도로 읽었습니다.",
    played: "그대로 착수했습니다.",
    "taken-off": "들어냈습니다.",
    default: "보통 값을 썼습니다.",
    replaced: "�로 표시합니다.",
    guessed: "짐작했습니다.",
  },
  faultsMore: ({ n }) => `그 밖에 ${n}군데.`,

  gamesTitle: ({ n }) => `파일에 대국 ${n}판`,
  gamesMore: ({ n }) => `처음 ${n}판만 보입니다.`,
  playersText: ({ black, white }) => `${black} (흑) 대 ${white} (백)`,
  nodes: ({ n }) => `노드 ${n}개`,

  judged: {
    even: judged("호각"),
    goodForBlack: judged("흑 우세"),
    goodForWhite: judged("백 우세"),
    unclear: judged("형세 불명"),
    hotspot: judged("요처"),
    badMove: judged("악수"),
    doubtful: judged("의문수"),
    interesting: judged("흥미로운 수"),
    tesuji: judged("맥"),
  },
};
