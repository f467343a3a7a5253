import { jip } from "./jip.js";

/** @typedef {import("../en/match.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "흑" : "백");
/** @param {Color} color */
const other = (color) => (color === "black" ? "백" : "흑");

/**
 * 대국의 흐름: 종국, 이의, 결과, 반복, 규칙 고르기.
 *
 * @type {typeof import("../en/match.js").match}
 */
export const match = {
  propose: "종국 제안",
  proposeBy: ({ color }) => `${side(color)} 종국 제안`,
  agree: "동의",
  refuse: "거절",
  ending: "종국",
  offerTitle: ({ by }) => `${side(by)}이 종국을 제안했습니다. ${other(by)}은 동의합니까?`,
  offerHintTurn: ({ by }) =>
    `제안으로 ${side(by)}은 차례를 포기했습니다. ${other(by)}이 돌을 두면 거절한 것이 됩니다. 말로 거절하면 이어서 돌을 두어야 합니다.`,
  offerHintFree: ({ by }) =>
    `제안은 차례를 쓰지 않습니다. 돌을 두면 거절한 것이 됩니다. 세 번 잇달아 거절당하면 ${side(by)}은 돌을 두어야 합니다.`,
  confirmTitle: ({ turn }) => `양쪽이 통과했습니다. ${side(turn)}은 종국을 제안합니까?`,
  confirmHint: ({ turn }) =>
    `이 규칙에서는 통과만으로 끝나지 않습니다. ${side(turn)}이 제안하고 ${other(turn)}이 동의해야 합니다. 아니면 돌을 두어 대국을 이어 갑니다.`,
  mustPlayText: ({ color }) => `종국이 거절되었습니다. ${side(color)}은 지금 돌을 두어야 합니다.`,
  offeredStatus: ({ by }) =>
    `${side(by)}이 종국을 제안했습니다. ${other(by)}은 동의하거나 거절하거나 이어서 둘 수 있습니다.`,
  confirmingStatus: ({ turn }) => `양쪽이 통과했습니다. 더 둘 곳이 없습니까? ${side(turn)}이 답합니다.`,
  stopAndCount: "멈추고 계가",
  passPlatform: "통과",
  acceptBy: ({ color, isDone }) => (isDone ? `${side(color)} 확인함` : `${side(color)} 확인`),
  bothAccept: "양쪽 확인",
  acceptOrder: ({ first }) => `차례인 ${side(first)}이 먼저 확인합니다. 사석 표시를 바꾸면 양쪽의 확인이 취소됩니다.`,
  acceptFree: "사석 표시를 바꾸면 양쪽의 확인이 취소됩니다.",
  acceptedStatus: ({ color }) => `${side(color)}이 확인했습니다. ${other(color)}도 확인해 주세요.`,
  dispute: "이의…",
  disputeTitle: "어느 돌의 사활에 이의가 있습니까?",
  disputeHint:
    "한쪽은 죽었다고 하고 다른 쪽은 동의하지 않으면 실전으로 해결합니다. 사석 표시와 양쪽의 확인은 취소됩니다.",
  disputeNone: "사석 표시가 없습니다. 먼저 한쪽이 죽었다고 하는 돌을 표시하세요.",
  disputeBy: "동의하지 않는 쪽",
  disputeChain: ({ color, at, n }) => `${side(color)} ${at}, ${n}점`,
  disputeClaimant: ({ first, isSkip }) =>
    `이 규칙에서는 죽었다고 하는 ${side(first)}이 먼저 둡니다.${isSkip ? ` ${other(first)}의 차례는 건너뜁니다.` : ""}`,
  disputeTurn: ({ first }) => `차례인 ${side(first)}이 먼저 둡니다.`,
  disputeOpponent: ({ first, isSkip }) =>
    `이 규칙에서는 재개를 요청한 쪽의 상대인 ${side(first)}이 먼저 둡니다.${isSkip ? ` ${other(first)}의 차례는 건너뜁니다.` : ""}`,
  playOut: "실전 해결",
  agreedHint:
    "양쪽이 확인했습니다. 사석 표시를 더 바꾸거나 대국을 재개할 수 없습니다. 계가를 살펴보세요. 점을 누르면 누구의 것인지 나옵니다.",
  confirmBy: ({ color, isDone }) => (isDone ? `${side(color)} 결과 확인함` : `${side(color)} 결과 확인`),
  agreedStatus: "양쪽이 계가를 확인했습니다. 양쪽이 결과를 확인할 때까지 살펴볼 수 있습니다.",
  aliveStatus: "대국이 멈췄고 판 위의 돌은 모두 산 돌입니다. 양쪽이 결과를 확인할 때까지 살펴볼 수 있습니다.",
  reopen: "대국 계속(심판)",
  reopenHint:
    "규칙에 따라 저절로 끝난 대국입니다. 한쪽이 결과를 확인하기 전까지는 심판이 대국을 계속하게 할 수 있습니다.",
  confirmedStatus: "양쪽이 결과를 확인했습니다. 이제 확정입니다.",
  confirmedOne: ({ color }) => `${side(color)}이 결과를 확인했습니다. ${other(color)}도 확인해 주세요.`,
  pointCounts: ({ at, owner, isSeki, isFalse }) =>
    `${at}: ${owner === null ? "임자 없음, 반씩" : `${side(owner)}의 것`}${isSeki ? ", 빅" : ""}${isFalse ? ", 옥집(메워야 함)" : ""}.`,
  pointCountsTerritory: ({ at, owner, isSeki, isFalse }) =>
    `${at}: ${owner === null ? "임자 없음" : `${side(owner)}의 것`}${isSeki ? ", 빅" : ""}${isFalse ? ", 옥집(메워야 함)" : ""}.`,
  lostTurnStatus: ({ number, color, turn }) => `${number}수, ${side(color)} 한 수 쉼. ${side(turn)} 차례입니다.`,
  pickedUpStatus: ({ number, color, turn }) =>
    `${number}수, ${side(color)}이 그 돌을 다시 집습니다. ${side(turn)} 차례입니다.`,
  endedGame: "끝난 대국으로",
  endedLine: ({ move }) => `끝난 대국의 ${move}수부터 갈라진 변화입니다.`,
  contestedText: ({ color }) => `상대가 착수를 포기하여 다툼이 있는 점은 ${side(color)}의 것입니다.`,

  outcomes: {
    count: ({ winner }) => (winner === null ? "빅(무승부)" : `${side(winner)} 승`),
    resignation: ({ winner }) => (winner === null ? "기권" : `${side(winner)} 불계승`),
    ruling: ({ winner }) => (winner === null ? "심판의 판정" : `${side(winner)} 판정승`),
    time: ({ winner }) => (winner === null ? "시간 초과" : `${side(winner)} 시간승`),
    "both-lose": () => "양쪽 패배",
    draw: () => "빅(무승부)",
    replay: () => "재대국",
    "no-result": () => "무효 대국",
    "extra-game": () => "추가 대국",
  },
  outcomeHint: { ruled: "심판의 결정에 따릅니다.", cycle: "긴 반복에 대한 규칙에 따릅니다." },

  prisonersTaken: "따낸 돌",
  deadStones: "상대의 사석",
  passStones: "통과로 받은 돌",
  taxed: "세지 않음(빅, 돌마다 두 점)",
  button: "첫 통과(단추)",
  komiRow: "덤",
  penaltyRow: ({ n }) => `벌점(경고 ${n}회)`,
  countLegend: "바둑판 위: □ 빅인 돌, △ 메워야 하는 옥집.",
  unitZi: "단위: 자(子)",
  unitPoints: "단위: 집",
  neededPoints: "승리에 필요(초과)",
  finalRow: "총계",
  marginPoints: ({ points }) => `집 계가로 ${jip(points)} 차이`,

  cycle: "동형 반복",
  cycleText: ({ since, length, times, black, white }) =>
    `${since === 0 ? "처음" : `${since}수`} 국면이 다시 나왔습니다. 반복은 ${length}수${times > 1 ? `, 이번이 ${times}번째` : ""}. 그동안 흑은 ${black}점, 백은 ${white}점을 따냈습니다.`,
  cycleForbidden: ({ since, length, black, white }) =>
    `두면 ${since === 0 ? "처음" : `${since}수`} 국면으로 돌아갑니다. 반복은 ${length}수, 그동안 흑은 ${black}점, 백은 ${white}점을 따냅니다. 이 규칙에서는 금지입니다.`,
  cycleKinds: {
    "single-ko": "단패입니다.",
    "double-ko": "양패의 모양입니다.",
    "triple-ko": "3패의 모양입니다.",
    "quadruple-ko": "4패의 모양입니다.",
    "many-kos": "다섯 개 이상의 패가 돌아갑니다.",
    "both-take-two": "양쪽이 두 점씩 따내는 장생의 모양입니다.",
    "send-two-return-one": "두 점을 주고 한 점을 되따는 반복입니다.",
    other: "",
  },
  cycleRules: {
    none: "이 규칙에는 더 정한 것이 없습니다.",
    "draw-or-replay": "양쪽이 양보하지 않으면 심판이 빅(무승부) 또는 재대국으로 정합니다.",
    draw: "같은 국면이 세 번 나오면 빅(무승부)입니다.",
    replay: "같은 국면이 세 번 나오면 재대국합니다.",
    "no-result": "같은 국면이 세 번 나오면 무효 대국입니다.",
    "extra-game": "같은 국면이 세 번 나오면 추가 대국을 합니다.",
  },
  showPosition: "그 국면 보기",
  hidePosition: "대국으로 돌아가기",
  shownStatus: ({ since }) => (since === 0 ? "처음 국면을 보고 있습니다." : `${since}수 국면을 보고 있습니다.`),

  rulesSaid: "이 규칙의 내용",
  rulesNow: "이 대국의 규칙",
  rulesChange: "항목별로 바꾸기",
  customRules: "사용자 규칙",
  blackName: "흑 이름",
  whiteName: "백 이름",
  names: "이름과 돌가리기",
  nigiri: "돌가리기",
  nigiriHint: "단이 높은 사람, 같으면 나이가 많은 사람이 백돌을 쥐고, 상대가 홀짝을 맞힙니다.",
  holder: "쥐는 사람",
  guesser: "맞히는 사람",
  take: "돌 쥐기",
  odd: "홀(한 점)",
  even: "짝(두 점)",
  nigiriHeld: ({ commitment }) => `쥐었습니다. 이제 바꿀 수 없습니다. 확인값: ${commitment}`,
  nigiriResult: ({ held, salt, isRight, black, white }) =>
    `${held}점, ${held % 2 === 1 ? "홀" : "짝"}입니다. ${isRight ? "맞혔습니다" : "틀렸습니다"}: 흑 ${black}, 백 ${white}. (확인용 솔트: ${salt})`,
  holderName: "쥐는 사람",
  guesserName: "맞히는 사람",
};
