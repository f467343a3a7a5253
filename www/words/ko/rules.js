/** @typedef {import("../../lanke/index.js").Rules} Rules */
/** @typedef {import("../../lanke/index.js").WhyInWords["why"]} Why */
/** @typedef {Exclude<keyof Rules, "komi">} Key */

import { fraction } from "../../numbers.js";
import { jip } from "./jip.js";

/** @type {Readonly<Record<string, string>>} */
const PRESETS = {
  "chinese-2002": "중국 규칙(2002년, 덤 3¾자)",
  "chinese-1988": "중국 규칙(1988년, 덤 2¾자)",
  platform: "인터넷 대국 규칙",
  "chinese-simple-ko": "중국식 계가, 단패만 금지(대국 사이트)",
  "chinese-superko": "중국식 계가, 동형 반복 금지(OGS, KGS)",
  "ancient-chinese": "중국 옛 규칙(돌마다 두 점 공제)",
  "tromp-taylor": "Tromp-Taylor 규칙",
  "new-zealand": "뉴질랜드 규칙",
  aga: "미국바둑협회 규칙(돌과 집)",
  "aga-territory": "미국바둑협회 규칙(집과 따낸 돌)",
  "button-go": "단추 바둑",
  japanese: "일본 규칙",
  korean: "한국 규칙",
  ing: "잉씨 규칙(전만법)",
};

/** 규칙의 항목과 그 값. @type {{ readonly [K in Key]: { readonly title: string } & Readonly<Record<Rules[K], string>> }} */
const SWITCHES = {
  ko: {
    title: "동형 반복",
    none: "반복을 금지하지 않는다.",
    simple: "단패를 바로 되따는 것만 금지한다.",
    positional: "앞서 나온 국면으로 돌아가는 수를 금지한다.",
    situational: "앞서 나온, 차례까지 같은 국면으로 돌아가는 수를 금지한다.",
    "natural-situational": "돌을 두어 생긴, 차례까지 같은 국면으로 돌아가는 수를 금지한다.",
  },
  suicide: {
    title: "착수 금지점",
    forbidden: "자기 돌의 활로를 없애는 수를 금지한다.",
    allowed: "두 점 이상의 자기 돌은 활로를 없애고 따내져도 된다.",
  },
  scoring: {
    title: "계가",
    area: "산 돌과 둘러싼 빈 점을 센다(중국식).",
    territory: "둘러싼 빈 점과 따낸 돌을 센다(한국·일본식).",
  },
  tax: {
    title: "세지 않는 점",
    none: "둘러싼 점은 모두 센다.",
    seki: "빅 안의 집은 세지 않는다.",
    groups: "빅 안의 집과, 살아 있는 돌마다 두 점은 세지 않는다.",
  },
  button: {
    title: "단추",
    none: "통과에 이득은 없다.",
    "half-point": "처음 통과한 쪽이 반집을 얻는다.",
  },
  handicapCompensation: {
    title: "치석 보상",
    none: "치석에 대한 보상은 없다.",
    "n-1": "첫 점을 빼고 치석 한 점마다 백이 한 집을 얻는다.",
    n: "치석 한 점마다 백이 한 집을 얻는다.",
  },
  passes: {
    title: "통과",
    "one-each": "양쪽이 잇달아 한 번씩 통과하면 대국이 멈춘다.",
    "three-each": "양쪽이 잇달아 세 번씩 통과하면 대국이 멈춘다.",
    agreement: "양쪽이 동의해야 멈춘다. 잇단 통과는 물음일 뿐이다.",
  },
  lastPass: {
    title: "마지막 통과",
    either: "마지막 통과는 어느 쪽이 해도 된다.",
    white: "마지막 통과는 백이 한다.",
  },
  passStones: {
    title: "통과의 돌",
    none: "통과에 대가는 없다.",
    given: "통과할 때마다 상대에게 돌 하나를 준다.",
  },
  repeatedPass: {
    title: "통과 되풀이",
    ordinary: "같은 국면에서 다시 통과해도 여느 통과와 같다.",
    stops: "한쪽이 같은 국면에서 다시 통과하면 대국이 멈춘다.",
  },
  endOffer: {
    title: "종국 제안",
    none: "종국은 통과로 제안한다.",
    "gives-up-turn": "차례인 쪽은 종국을 제안할 수 있고, 그 차례를 포기한다.",
    free: "어느 쪽이든 언제나 제안할 수 있다. 세 번 거절당하면 돌을 두어야 한다.",
  },
  giveUpPlay: {
    title: "착수 포기",
    none: "정한 것이 없다.",
    "absolute-time": "정해진 시간 안에 다 두는 대국에서는 착수를 포기할 수 있다. 다툼이 있는 점은 상대의 것이 된다.",
  },
  marks: {
    title: "사석",
    agreed: "사석은 양쪽이 합의한다.",
    "all-alive": "판 위의 돌은 모두 산 돌로 본다.",
    "all-alive-once-resumed": "양쪽이 합의한다. 대국을 재개했다면 남은 돌은 모두 산 돌로 본다.",
  },
  resumption: {
    title: "사활의 이의",
    "turn-holder": "실전으로 해결하며, 차례인 쪽이 먼저 둔다.",
    "claimant-of-dead": "실전으로 해결하며, 죽었다고 하는 쪽이 먼저 둔다.",
    opponent: "실전으로 해결하며, 재개를 요청한 쪽의 상대가 먼저 둔다.",
  },
  illegalActs: {
    title: "반칙",
    unpriced: "반칙 수는 받아들이지 않는다. 그 밖은 심판이 정한다.",
    blocked: "반칙 수는 둘 수 없고 벌도 없다. 그 밖은 2002년 규칙을 따른다.",
    "chinese-1988": "1988년 규칙을 따른다. 경고 두 번이면 패배.",
    "chinese-2002": "2002년 규칙을 따른다. 경고 한 번에 한 자, 두 번이면 패배.",
    loses: "반칙 수를 두면 패배.",
  },
  cycles: {
    title: "긴 반복",
    none: "동형 반복 규정 말고는 없다.",
    "draw-or-replay": "심판이 빅(무승부) 또는 재대국으로 정한다.",
    draw: "양쪽이 양보하지 않으면 빅(무승부).",
    replay: "양쪽이 양보하지 않으면 재대국.",
    "no-result": "양쪽이 양보하지 않으면 무효 대국.",
    "extra-game": "양쪽이 양보하지 않으면 추가 대국.",
  },
};

/** @type {Readonly<Record<Why, string>>} */
const WHYS = {
  "two-eyes": "빼앗기지 않는 두 집이 있습니다.",
  "no-room": "상대의 확실한 집 안에서 살 여지가 없습니다.",
  "cannot-be-taken": "수읽기: 상대가 먼저 두어도 잡히지 않습니다.",
  "cannot-be-saved": "수읽기: 자기가 먼저 두어도 살릴 수 없습니다.",
  "first-decides": "수읽기: 먼저 두는 쪽이 사활을 정합니다.",
  ko: "수읽기: 패에 달렸습니다. 먼저 두면 패를 걸거나 따낼 수 있지만, 팻감이 없으면 살지 못합니다.",
  "shared-liberties": "어느 쪽이든 잡으러 가면 더 큰 손해를 봅니다.",
  "mostly-alive": "무작위로 둔 대국 대부분에서 살았습니다.",
  "mostly-dead": "무작위로 둔 대국 대부분에서 잡혔습니다.",
  contested: "무작위로 둔 대국의 결과가 엇갈립니다.",
};

/** @param {number} komi */
function komiText(komi) {
  if (komi === 0) return "덤 없음.";
  const points = Math.abs(komi);
  return `계가할 때 ${komi > 0 ? "백" : "흑"}에 덤 ${jip(fraction(points))}(${fraction(points / 2)}자).`;
}

/**
 * 규칙과 판단의 까닭.
 *
 * @type {typeof import("../en/rules.js").rules}
 */
export const rules = {
  presetTitle: ({ name }) => PRESETS[name] ?? name,
  switchTitle: ({ key }) => (key === "komi" ? "덤" : SWITCHES[key].title),
  switchText: ({ key, value }) => {
    if (key === "komi") return komiText(Number(value));
    /** @type {Readonly<Record<string, string>>} */
    const texts = SWITCHES[key];
    return texts[value] ?? String(value);
  },
  whyText: ({ why }) => WHYS[why],
};
