/** @typedef {import("../en/judge.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "黒" : "白");

/**
 * 石と地についてのプログラムの判断：死に石の提案と、形勢図。
 *
 * @type {typeof import("../en/judge.js").judge}
 */
export const judge = {
  proposal: "プログラムの提案",
  proposing: "プログラムが死活を判断しています…",
  proposed: ({ dead, unsure, seki }) => `提案：死に石${dead}子、不確定${unsure}子、セキ${seki}子。`,
  proposeAgain: "もう一度提案",
  proposalHint: "提案にすぎません。双方が確認するまで何も決まりません。",
  proposalDiffers: "現在の指定は提案と異なります。手で指定したものが優先されます。",
  proposalUnsure: "「?」の石については、プログラムも確信がありません。双方で決めてください。",
  proposalUnfinished: "終局していないようですので、見積もりにすぎません。",
  proposalEarly: "時間切れのため、すべては調べていません。",
  judgeFailed: "ここではプログラムは判断できません。死に石は手で指定してください。",
  sealText: ({ points, standing, sealed }) =>
    `${points.map(({ at, color }) => `${at}（${side(color)}）`).join("、")}を打って囲いきらないと、地になりません。現状：黒 ${standing.black}、白 ${standing.white}。打った後：黒 ${sealed.black}、白 ${sealed.white}。`,
  chainByChain: ({ n }) => `石ごとの判断（${n}）`,
  chainHint: "石を指すと、プログラムの判断と理由が出ます。",
  statuses: { alive: "活き", dead: "死に", seki: "セキ", unsettled: "死活未定" },
  proofs: { "pass-alive": "証明済み", read: "読み切り", estimate: "推定" },
  chainSaid: ({ color, at, n, status, proof, percent, why }) =>
    `${side(color)} ${at}、${n}子：${status}、${proof}、確度${percent}%。${why}`,
  byHand: ({ isDead }) => (isDead ? "手で死に石としました。" : "手で活き石としました。"),
  sealSaid: ({ at, color }) => `${at}：${side(color)}がここを打って囲いきらないと、地になりません。`,
  heat: "形勢図",
  estimating: "形勢を判断しています…",
  estimateFailed: "ここではプログラムは判断できません。",
  estimateTitle: "形勢判断（対局中）",
  areaTitle: "プログラムの判断による地と石",
  estimateText: ({ black, white }) => `石と地の合計：黒 約${black}、白 約${white}。コミは含みません。`,
  areaText: ({ black, white, nobody }) =>
    `黒 ${black}、白 ${white}${nobody === 0 ? "" : `、どちらでもない ${nobody}`}。コミは含みません。双方が確認したものが正式です。`,
  heatHint: "点を指すと、どちらのものになりそうかが出ます。",
  heatSaid: ({ at, color, percent }) => `${at}：${side(color)}になる見込み${percent}%。`,
};
