/** @typedef {import("../en/analysis.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "黑" : "白");
/** @param {number} number */
const move = (number) => (number === 0 ? "开局" : `第 ${number} 手`);

/**
 * 形势分析的词条。
 *
 * @type {typeof import("../en/analysis.js").analysis}
 */
export const analysis = {
  analysis: "形势分析",
  analyseGame: "分析本局",
  analysisGraph: "全局形势曲线",
  analysisHint: "由随机对局估算，并非高手的判断。颜色浅处尚无多少意义。",
  analysisRead: "图的读法",
  analysisLead:
    "曲线为黑方领先的目数，已计贴目：在中线之上黑方领先，之下白方领先。每个局面与前一局面合并估算，各下 100 局随机对局；终局处照规则计算。已下完的对局中，约三分之二的结果落在灰色带内。",
  analysisMarks:
    "曲线下方为提子：黑方所提向上，白方所提向下；再下为标记：□ 提劫，○ 局面再现，× 违反规则的着手，– 停一手。◇ 为棋谱所记的结果。",
  analysisWorking: ({ done, total }) => `已估算 ${done} / ${total} 个局面`,
  analysisDone: ({ total }) => `全部 ${total} 个局面估算完毕。`,
  analysisStopped: ({ done, total }) => `已取消：估算了 ${done} / ${total} 个局面`,
  analysisBegun: "正在估算各个局面。",
  analysisFailed: "在此无法进行分析。",
  analysisProgress: "分析进度",
  analysisGoOn: "继续",
  analysisAgain: "重试",

  leadSaid: ({ side: ahead, points, isCounted }) => {
    if (ahead === null) return isCounted ? "和棋" : "大致均势";
    return `${side(ahead)}方${isCounted ? "" : "约"}领先 ${points} 目`;
  },
  leadAtMove: ({ number, lead, doubt, isPale }) =>
    `${move(number)}：${lead}${doubt === null ? "" : `，误差约 ${doubt} 目`}${isPale ? "；尚无多少意义" : ""}`,
  notJudged: ({ number }) => `${move(number)}：尚未估算`,
  recordedEnd: ({ result }) => `棋谱所记：${result}。`,

  swings: "变化最大处",
  swingsLater: "估算完毕后列出。",
  swingsNone: "没有大的变化。",
  leadShort: ({ side: ahead, points }) => (ahead === null ? "0" : `${side(ahead)}+${points}`),
  swingSaid: ({ number, from, to }) => `第 ${number} 手：由${from}变为${to}`,

  moments: ({ n }) => `劫、局面再现、停一手（${n}）`,
  momentsNone: "没有。",
  moment: ({ number, said }) => `${move(number)}：${said}`,
  takes: ({ side: taker, n }) => `${side(taker)}方提 ${n} 子。`,
  takesKo: ({ color, at }) => `${side(color)}方在 ${at} 提劫。`,
  repeats: ({ since, length }) => `${since === 0 ? "开局时的局面" : `第 ${since} 手后的局面`}再现，相隔 ${length} 手。`,
  passes: ({ color }) => `${side(color)}方停一手。`,
  againstShort: "违反规则。",

  analysisTable: "以表格显示",
  tableMove: "手数",
  tablePlayed: "着手",
  tableLead: "估算",
  tableHappens: "情况",
  playedAt: ({ color, at }) => `${side(color)} ${at}`,
};
