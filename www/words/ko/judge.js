/** @typedef {import("../en/judge.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "흑" : "백");

/**
 * 돌과 집에 대한 프로그램의 판단: 사석 제안과 형세도.
 *
 * @type {typeof import("../en/judge.js").judge}
 */
export const judge = {
  proposal: "프로그램의 제안",
  proposing: "프로그램이 사활을 판단하고 있습니다…",
  proposed: ({ dead, unsure, seki }) => `제안: 사석 ${dead}점, 불확실 ${unsure}점, 빅 ${seki}점.`,
  proposeAgain: "다시 제안",
  proposalHint: "제안일 뿐입니다. 양쪽이 확인하기 전에는 아무것도 정해지지 않습니다.",
  proposalDiffers: "현재 표시가 제안과 다릅니다. 손으로 표시한 것이 우선합니다.",
  proposalUnsure: "“?” 표시가 있는 돌은 프로그램이 확신하지 못합니다. 양쪽이 정해 주세요.",
  proposalUnfinished: "아직 끝나지 않은 대국으로 보여 어림일 뿐입니다.",
  proposalEarly: "시간이 다 되어 전부 살펴보지는 못했습니다.",
  judgeFailed: "여기서는 프로그램이 판단할 수 없습니다. 사석을 손으로 표시해 주세요.",
  sealText: ({ points, standing, sealed }) =>
    `먼저 막아야 집이 됩니다: ${points.map(({ at, color }) => `${at}(${side(color)})`).join(", ")}. 현재: 흑 ${standing.black}, 백 ${standing.white}. 막은 뒤: 흑 ${sealed.black}, 백 ${sealed.white}.`,
  chainByChain: ({ n }) => `돌마다 보기(${n})`,
  chainHint: "돌을 가리키면 프로그램의 판단과 까닭이 나옵니다.",
  statuses: { alive: "삶", dead: "죽음", seki: "빅", unsettled: "사활 미정" },
  proofs: { "pass-alive": "증명됨", read: "수읽기", estimate: "추정" },
  chainSaid: ({ color, at, n, status, proof, percent, why }) =>
    `${side(color)} ${at}, ${n}점: ${status}, ${proof}, 확신 ${percent}%. ${why}`,
  byHand: ({ isDead }) => (isDead ? "손으로 사석으로 표시했습니다." : "손으로 산 돌로 표시했습니다."),
  sealSaid: ({ at, color }) => `${at}: ${side(color)}이 여기를 막아야 집이 됩니다.`,
  heat: "형세도",
  estimating: "형세를 판단하고 있습니다…",
  estimateFailed: "여기서는 프로그램이 판단할 수 없습니다.",
  estimateTitle: "형세 판단(대국 중)",
  areaTitle: "프로그램이 판단한 집과 돌",
  estimateText: ({ black, white }) => `돌과 집의 합: 흑 약 ${black}, 백 약 ${white}. 덤은 넣지 않았습니다.`,
  areaText: ({ black, white, nobody }) =>
    `흑 ${black}, 백 ${white}${nobody === 0 ? "" : `, 임자 없음 ${nobody}`}. 덤은 넣지 않았습니다. 양쪽이 확인한 것이 정식입니다.`,
  heatHint: "점을 가리키면 누구의 것이 될지 나옵니다.",
  heatSaid: ({ at, color, percent }) => `${at}: ${side(color)}이 될 가능성 ${percent}%.`,
};
