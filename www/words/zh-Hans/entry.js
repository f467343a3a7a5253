/** @typedef {import("../en/entry.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "黑方" : "白方");

/**
 * 键入的着手与命令。
 *
 * @type {typeof import("../en/entry.js").entry}
 */
export const entry = {
  entryLabel: "键入着手",
  entryHint: "D4、停一手、悔棋、帮助…",
  entryDescribe: "描述",
  entryDescribeBoard: "描述棋盘",
  entryCommands: {
    pass: "停一手|停着|虚手|停",
    undo: "悔棋|撤销",
    redo: "重做",
    resign: "认输",
    mark: "标记|数子",
    score: "比分",
    propose: "提议终局|提议",
    agree: "同意",
    refuse: "不同意|拒绝",
    dead: "死子|死",
    alive: "活子|活",
    accept: "确认死子|接受",
    confirm: "确认结果|确认",
    resume: "继续",
    dispute: "争议|有争议",
    reopen: "重开",
    rejoin: "终局",
    first: "开局",
    last: "最后",
    back: "上一手",
    next: "下一手",
    move: "第",
    variation: "变化",
    comment: "注释",
    describe: "描述",
    liberties: "气",
    what: "何处|看",
    help: "帮助|？",
    yes: "是",
    no: "否|不",
    black: "黑方|黑",
    white: "白方|白",
  },
  entryUnknown: ({ text, point }) =>
    `“${text}”不是着手，也不是命令。请键入 ${point} 这样的点，或“停一手”“悔棋”；“帮助”列出其余命令。`,
  entryNoPoint: ({ text, from, to }) => `棋盘上没有“${text}”这个点，应在 ${from} 至 ${to} 之间。`,
  entryWantsPoint: ({ command, point }) => `“${command}”后面须有一点，例如“${command} ${point}”。`,
  entryTooMuch: ({ command, text }) => `已识别“${command}”，其后的“${text}”无法识别。`,
  entryNoMove: ({ total }) => `没有这一手，应为 0 至 ${total} 之间的数。`,
  entryNotNow: ({ command }) => `现阶段不能“${command}”。`,
  entryNoStone: ({ at }) => `${at} 没有棋子。`,
  entryResign: ({ color }) => `${side(color)}认输？请键入“是”或“否”。`,
  entryKept: "什么也没有做。",
  entryNothingAsked: "没有提问。",
  entryMarked: ({ at, n, isDead, isChange }) =>
    `${at}，${n} 子：${isChange ? "" : "本已"}${isDead ? "标为死子" : "为活子"}。`,
  entryLiberties: ({ color, at, stones, liberties }) =>
    `${side(color)} ${at}：${stones} 子，${liberties.length} 气${liberties.length === 0 ? "" : `：${liberties.join("、")}`}。`,
  entryCountRow: ({ item, black, white }) => `${item}：黑 ${black}，白 ${white}。`,
  entryNoComment: "此处没有注释。",
  entryHelp:
    "键入点即落子，例如 D4。对局中：停一手、悔棋、重做、认输、标记、比分、提议、同意、不同意。标记时：死子 D4、活子 D4、接受、接受 黑、继续、争议 D4。终局后：确认、确认 白、重开、终局。浏览：开局、最后、上一手、下一手、37；在棋谱中：变化、注释。查询：描述、气 D4、看 D4。",

  describeSize: ({ columns, rows }) => `棋盘 ${columns} 列 ${rows} 行。`,
  describeEmpty: "盘上无子。",
  describeRow: ({ row, black, white }) =>
    `第 ${row} 行：${[
      black.length === 0 ? "" : `黑 ${black.join("、")}`,
      white.length === 0 ? "" : `白 ${white.join("、")}`,
    ]
      .filter(Boolean)
      .join("；")}。`,
  describeOthers: "其余各行无子。",
  describeDead: ({ at }) => `已标为死子：${at.join("、")}。`,
  describeTaken: ({ black, white }) => `黑方提 ${black} 子，白方提 ${white} 子。`,
  describeKo: ({ at }) => `劫：${at} 不可立即提回。`,
};
