/** @typedef {import("../en/judge.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "黑" : "白");

/**
 * 程式對死活與歸屬的判斷：死子標記的建議，歸屬圖。
 *
 * @type {typeof import("../en/judge.js").judge}
 */
export const judge = {
  proposal: "程式的建議",
  proposing: "程式正在判斷死活…",
  proposed: ({ dead, unsure, seki }) => `建議：死子 ${dead}，不確定 ${unsure}，雙活 ${seki}。`,
  proposeAgain: "重新建議",
  proposalHint: "僅為建議，須經雙方確認才算數。",
  proposalDiffers: "現有標記與建議不同，以手動標記為準。",
  proposalUnsure: "標有「?」的棋子，程式無法確定，請雙方判斷。",
  proposalUnfinished: "對局似乎尚未結束，這裡只是估算。",
  proposalEarly: "時間已到，未能全部判斷。",
  judgeFailed: "程式在此無法判斷，請手動標記死子。",
  sealText: ({ points, standing, sealed }) =>
    `${points.map(({ at, color }) => `${at}（${side(color)}）`).join("、")}須先補上，所圍之地方可計算。現狀：黑 ${standing.black}，白 ${standing.white}；補後：黑 ${sealed.black}，白 ${sealed.white}。`,
  chainByChain: ({ n }) => `逐串說明（${n}）`,
  chainHint: "指向棋子，可看程式的判斷與理由。",
  statuses: { alive: "活棋", dead: "死棋", seki: "雙活", unsettled: "死活未定" },
  proofs: { "pass-alive": "已證明", read: "經計算", estimate: "估計" },
  chainSaid: ({ color, at, n, status, proof, percent, why }) =>
    `${side(color)} ${at}，${n} 子：${status}，${proof}，把握 ${percent}%。${why}`,
  byHand: ({ isDead }) => (isDead ? "已手動標為死子。" : "已手動改為活棋。"),
  sealSaid: ({ at, color }) => `${at}：須由${side(color)}方補上，所圍之地方可計算。`,
  heat: "歸屬圖",
  estimating: "正在估算…",
  estimateFailed: "程式在此無法判斷。",
  estimateTitle: "估算（對局未結束）",
  areaTitle: "程式判斷的歸屬",
  estimateText: ({ black, white }) => `子與地合計：黑約 ${black}，白約 ${white}；未計貼目。`,
  areaText: ({ black, white, nobody }) =>
    `黑 ${black}，白 ${white}${nobody === 0 ? "" : `，無歸屬 ${nobody}`}；未計貼目，以雙方確認者為準。`,
  heatHint: "指向一點，可看它歸屬哪一方的可能。",
  heatSaid: ({ at, color, percent }) => `${at}：歸${side(color)}方的可能為 ${percent}%。`,
};
