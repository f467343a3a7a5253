import { jip } from "./jip.js";

/** @typedef {import("../en/analysis.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "흑" : "백");
/** @param {number} number */
const move = (number) => (number === 0 ? "처음" : `${number}수`);

/**
 * 한 판의 형세 분석을 말하는 법.
 *
 * @type {typeof import("../en/analysis.js").analysis}
 */
export const analysis = {
  analysis: "형세 분석",
  analyseGame: "이 대국 분석",
  analysisGraph: "한 판의 형세 그래프",
  analysisHint: "무작위 대국으로 어림한 것이며 고수의 판단이 아닙니다. 흐린 곳은 아직 별 뜻이 없습니다.",
  analysisRead: "그래프 보는 법",
  analysisLead:
    "선은 흑이 앞선 집 수로, 덤을 넣은 것입니다. 가운데보다 위면 흑이, 아래면 백이 앞섭니다. 각 국면은 바로 앞 국면과 함께, 무작위 대국을 100판씩 두어 어림합니다. 끝난 국면은 실제로 계가합니다. 끝난 대국 셋 중 둘가량에서 결과가 회색 띠 안에 들었습니다.",
  analysisMarks:
    "그 아래는 따낸 돌로, 흑이 따내면 위로, 백이 따내면 아래로 그립니다. 표시는 □ 패를 따냄, ○ 국면이 다시 나옴, × 반칙 수, – 통과, ◇ 기보의 결과입니다.",
  analysisWorking: ({ done, total }) => `국면 ${total}개 중 ${done}개 판단`,
  analysisDone: ({ total }) => `국면 ${total}개를 모두 판단했습니다.`,
  analysisStopped: ({ done, total }) => `취소함: 국면 ${total}개 중 ${done}개 판단`,
  analysisBegun: "국면을 판단하고 있습니다.",
  analysisFailed: "여기서는 분석하지 못했습니다.",
  analysisProgress: "분석 진행",
  analysisGoOn: "계속",
  analysisAgain: "다시 시도",

  leadSaid: ({ side: ahead, points, isCounted }) => {
    if (ahead === null) return isCounted ? "빅(무승부)" : "거의 호각";
    return `${side(ahead)} ${isCounted ? "" : "약 "}${jip(points)} 앞섬`;
  },
  leadAtMove: ({ number, lead, doubt, isPale }) =>
    `${move(number)}: ${lead}${doubt === null ? "" : `, 오차 약 ${jip(doubt)}`}${isPale ? ", 아직 별 뜻이 없음" : ""}`,
  notJudged: ({ number }) => `${move(number)}: 아직 판단하지 않음`,
  recordedEnd: ({ result }) => `기보의 결과: ${result}.`,

  swings: "큰 변동",
  swingsLater: "판단이 끝나면 나옵니다.",
  swingsNone: "큰 변동이 없습니다.",
  leadShort: ({ side: ahead, points }) => (ahead === null ? "0" : `${side(ahead)}+${points}`),
  swingSaid: ({ number, from, to }) => `${number}수: ${from} → ${to}`,

  moments: ({ n }) => `패, 동형 반복, 통과(${n})`,
  momentsNone: "없습니다.",
  moment: ({ number, said }) => `${move(number)}: ${said}`,
  takes: ({ side: taker, n }) => `${side(taker)}이 ${n}점을 따냅니다.`,
  takesKo: ({ color, at }) => `${side(color)}이 ${at}에서 패를 따냅니다.`,
  repeats: ({ since, length }) => `${since === 0 ? "처음" : `${since}수`} 국면이 ${length}수 뒤에 다시 나옵니다.`,
  passes: ({ color }) => `${side(color)}이 통과합니다.`,
  againstShort: "반칙 수입니다.",

  analysisTable: "표로 보기",
  tableMove: "수",
  tablePlayed: "착수",
  tableLead: "형세",
  tableHappens: "일어난 일",
  playedAt: ({ color, at }) => `${side(color)} ${at}`,
};
