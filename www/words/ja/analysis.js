import { moku } from "./moku.js";

/** @typedef {import("../en/analysis.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "黒" : "白");
/** @param {number} number */
const move = (number) => (number === 0 ? "開始時" : `${number}手目`);

/**
 * 一局の形勢分析の言葉。
 *
 * @type {typeof import("../en/analysis.js").analysis}
 */
export const analysis = {
  analysis: "形勢分析",
  analyseGame: "この対局を分析",
  analysisGraph: "一局の形勢グラフ",
  analysisHint:
    "無作為に打った対局による見積もりで、強い人の判断ではありません。薄い所はまだほとんど意味がありません。",
  analysisRead: "グラフの見方",
  analysisLead:
    "線は黒のリード（目数、コミ込み）です。中央より上は黒がよく、下は白がよいことを示します。各局面は一つ前の局面と合わせ、それぞれ100局を無作為に打って見積もります。終局の局面は実際に計算します。終局した対局のおよそ三分の二で、結果は灰色の帯の中に入りました。",
  analysisMarks:
    "その下は取られた石で、黒が取ると上へ、白が取ると下へ伸びます。印は、□ コウを取る、○ 局面の再現、× 反則の手、– パス、◇ 棋譜の結果です。",
  analysisWorking: ({ done, total }) => `${total}局面のうち${done}局面を判断`,
  analysisDone: ({ total }) => `全${total}局面を判断しました。`,
  analysisStopped: ({ done, total }) => `中止：${total}局面のうち${done}局面を判断`,
  analysisBegun: "各局面を判断しています。",
  analysisFailed: "ここでは分析できませんでした。",
  analysisProgress: "分析の進み具合",
  analysisGoOn: "続ける",
  analysisAgain: "もう一度",

  leadSaid: ({ side: ahead, points, isCounted }) => {
    if (ahead === null) return isCounted ? "持碁" : "ほぼ互角";
    return `${side(ahead)}が${isCounted ? "" : "約"}${moku(points)}リード`;
  },
  leadAtMove: ({ number, lead, doubt, isPale }) =>
    `${move(number)}：${lead}${doubt === null ? "" : `、誤差は約${moku(doubt)}`}${isPale ? "、まだほとんど意味がありません" : ""}`,
  notJudged: ({ number }) => `${move(number)}：まだ判断していません`,
  recordedEnd: ({ result }) => `棋譜の結果：${result}。`,

  swings: "大きな変動",
  swingsLater: "判断が終わると表示します。",
  swingsNone: "大きな変動はありません。",
  leadShort: ({ side: ahead, points }) => (ahead === null ? "0" : `${side(ahead)}+${points}`),
  swingSaid: ({ number, from, to }) => `${number}手目：${from}から${to}へ`,

  moments: ({ n }) => `コウ、同形反復、パス（${n}）`,
  momentsNone: "ありません。",
  moment: ({ number, said }) => `${move(number)}：${said}`,
  takes: ({ side: taker, n }) => `${side(taker)}が${n}子を取りました。`,
  takesKo: ({ color, at }) => `${side(color)}が ${at} でコウを取りました。`,
  repeats: ({ since, length }) => `${since === 0 ? "開始時" : `${since}手目`}の局面が${length}手後に再び現れました。`,
  passes: ({ color }) => `${side(color)}がパスしました。`,
  againstShort: "反則の手です。",

  analysisTable: "表で見る",
  tableMove: "手数",
  tablePlayed: "着手",
  tableLead: "形勢",
  tableHappens: "出来事",
  playedAt: ({ color, at }) => `${side(color)} ${at}`,
};
