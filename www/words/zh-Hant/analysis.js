/** @typedef {import("../en/analysis.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "黑" : "白");
/** @param {number} number */
const move = (number) => (number === 0 ? "開局" : `第 ${number} 手`);

/**
 * 形勢分析的詞條。
 *
 * @type {typeof import("../en/analysis.js").analysis}
 */
export const analysis = {
  analysis: "形勢分析",
  analyseGame: "分析本局",
  analysisGraph: "全局形勢曲線",
  analysisHint: "由隨機對局估算，並非高手的判斷。顏色淺處尚無多少意義。",
  analysisRead: "圖的讀法",
  analysisLead:
    "曲線為黑方領先的目數，已計貼目：在中線之上黑方領先，之下白方領先。每個局面與前一局面合併估算，各下 100 局隨機對局；終局處依規則計算。已下完的對局中，約三分之二的結果落在灰色帶內。",
  analysisMarks:
    "曲線下方為提子：黑方所提向上，白方所提向下；再下為標記：□ 提劫，○ 局面再現，× 違反規則的著手，– 虛手。◇ 為棋譜所記的結果。",
  analysisWorking: ({ done, total }) => `已估算 ${done} / ${total} 個局面`,
  analysisDone: ({ total }) => `全部 ${total} 個局面估算完畢。`,
  analysisStopped: ({ done, total }) => `已取消：估算了 ${done} / ${total} 個局面`,
  analysisBegun: "正在估算各個局面。",
  analysisFailed: "在此無法進行分析。",
  analysisProgress: "分析進度",
  analysisGoOn: "繼續",
  analysisAgain: "重試",

  leadSaid: ({ side: ahead, points, isCounted }) => {
    if (ahead === null) return isCounted ? "和棋" : "大致均勢";
    return `${side(ahead)}方${isCounted ? "" : "約"}領先 ${points} 目`;
  },
  leadAtMove: ({ number, lead, doubt, isPale }) =>
    `${move(number)}：${lead}${doubt === null ? "" : `，誤差約 ${doubt} 目`}${isPale ? "；尚無多少意義" : ""}`,
  notJudged: ({ number }) => `${move(number)}：尚未估算`,
  recordedEnd: ({ result }) => `棋譜所記：${result}。`,

  swings: "變化最大處",
  swingsLater: "估算完畢後列出。",
  swingsNone: "沒有大的變化。",
  leadShort: ({ side: ahead, points }) => (ahead === null ? "0" : `${side(ahead)}+${points}`),
  swingSaid: ({ number, from, to }) => `第 ${number} 手：由${from}變為${to}`,

  moments: ({ n }) => `劫、局面再現、虛手（${n}）`,
  momentsNone: "沒有。",
  moment: ({ number, said }) => `${move(number)}：${said}`,
  takes: ({ side: taker, n }) => `${side(taker)}方提 ${n} 子。`,
  takesKo: ({ color, at }) => `${side(color)}方在 ${at} 提劫。`,
  repeats: ({ since, length }) => `${since === 0 ? "開局時的局面" : `第 ${since} 手後的局面`}再現，相隔 ${length} 手。`,
  passes: ({ color }) => `${side(color)}方虛手。`,
  againstShort: "違反規則。",

  analysisTable: "以表格顯示",
  tableMove: "手數",
  tablePlayed: "著手",
  tableLead: "估算",
  tableHappens: "情況",
  playedAt: ({ color, at }) => `${side(color)} ${at}`,
};
