/** @typedef {import("../en/judge.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "黑" : "白");

/**
 * 程序对死活与归属的判断：死子标记的建议，归属图。
 *
 * @type {typeof import("../en/judge.js").judge}
 */
export const judge = {
  proposal: "程序的建议",
  proposing: "程序正在判断死活…",
  proposed: ({ dead, unsure, seki }) => `建议：死子 ${dead}，不确定 ${unsure}，双活 ${seki}。`,
  proposeAgain: "重新建议",
  proposalHint: "仅为建议，须经双方确认方可作准。",
  proposalDiffers: "现有标记与建议不同，以手工标记为准。",
  proposalUnsure: "标有“?”的棋子，程序不能确定，请双方判断。",
  proposalUnfinished: "对局似未结束，这里只是估算。",
  proposalEarly: "时间已到，未能全部判断。",
  judgeFailed: "程序在此无法判断，请手工标记死子。",
  sealText: ({ points, standing, sealed }) =>
    `${points.map(({ at, color }) => `${at}（${side(color)}）`).join("、")}须先补上，所围之地方可计算。现状：黑 ${standing.black}，白 ${standing.white}；补后：黑 ${sealed.black}，白 ${sealed.white}。`,
  chainByChain: ({ n }) => `逐串说明（${n}）`,
  chainHint: "指向棋子，可看程序的判断与理由。",
  statuses: { alive: "活棋", dead: "死棋", seki: "双活", unsettled: "死活未定" },
  proofs: { "pass-alive": "已证明", read: "经计算", estimate: "估计" },
  chainSaid: ({ color, at, n, status, proof, percent, why }) =>
    `${side(color)} ${at}，${n} 子：${status}，${proof}，把握 ${percent}%。${why}`,
  byHand: ({ isDead }) => (isDead ? "已手工标为死子。" : "已手工改为活棋。"),
  sealSaid: ({ at, color }) => `${at}：须由${side(color)}方补上，所围之地方可计算。`,
  heat: "归属图",
  estimating: "正在估算…",
  estimateFailed: "程序在此无法判断。",
  estimateTitle: "估算（对局未结束）",
  areaTitle: "程序判断的归属",
  estimateText: ({ black, white }) => `子与空合计：黑约 ${black}，白约 ${white}；未计贴目。`,
  areaText: ({ black, white, nobody }) =>
    `黑 ${black}，白 ${white}${nobody === 0 ? "" : `，无归属 ${nobody}`}；未计贴目，以双方确认者为准。`,
  heatHint: "指向一点，可看它归属哪方的可能。",
  heatSaid: ({ at, color, percent }) => `${at}：归${side(color)}方的可能为 ${percent}%。`,
};
