/** @typedef {import("../en/index.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "黑" : "白");
/** @param {string} text @returns {(strong: boolean) => string} */
const judged = (text) => (strong) => (strong ? `${text}！` : text);

/** 棋谱中各种错误的说法。 @type {Readonly<Record<string, string>>} */
const FAULTS = {
  "unclosed-game": "全文已尽，对局未完",
  "unclosed-value": "全文已尽，值未完",
  "stray-text": "多出无所属的内容",
  "small-letters": "属性名含小写字母",
  "no-bracket": "开头缺括号",
  "no-node": "属性之前缺分号",
  "second-root": "同一对局有第二个开头",
  "node-after-variation": "变化之后又有着手",
  "no-value": "属性没有值",
  "property-twice": "属性重复",
  "property-misplaced": "属性的位置不对",
  "setup-and-move": "同一节点既摆子又落子",
  "two-moves": "同一节点有两手",
  "point-twice": "同一点标记两次",
  "bad-value": "值无法识别",
  "bad-point": "点无法识别",
  "off-board": "点不在棋盘上",
  size: "没有这样大小的棋盘",
  "rules-unknown": "规则无法识别",
  "illegal-move": "着手违反规则",
  "no-liberty": "摆上的棋子无气",
  encoding: "有文字无法识别",
};

/**
 * 棋谱与变化的词条。
 *
 * @type {typeof import("../en/study.js").study}
 */
export const study = {
  tree: "变化图",
  record: "棋谱",
  study: "研究",
  ways: "在变化间走动",
  branch: "回到分支处",
  variationPrevious: "上一个变化",
  variationNext: "下一个变化",
  moveNumbers: "显示手数",
  comment: "注释",
  commentWrite: "写注释",
  commentEdit: "修改注释",
  keep: "保留",
  edits: "编辑变化",
  editUndo: "撤销编辑",
  editRedo: "重做编辑",
  editRemove: "删除此分支",
  editPromote: "变化上移",
  editMain: "设为主线",
  editPass: "添加停一手",
  editHint: "在棋盘上落子，即沿棋谱前进，或开始新的变化。",
  continueGame: "从此处下起",
  backToGame: "回到对局",
  studyGame: "研究本局",
  backToRecord: "回到棋谱",
  otherGame: "文件中的其他对局",
  games: "文件中的对局",
  place: "地点",
  gameName: "局名",
  gameComment: "全局说明",
  handicap: "让子",
  gamesOpen: "打开",
  unsavedTitle: "棋谱有改动，尚未保存",
  unsavedText: "若打开另一份棋谱，改动将丢失。",
  unsavedKeep: "保留",
  unsavedDrop: "放弃改动",

  boardLabelStudy: ({ columns, rows }) =>
    `带棋谱的围棋棋盘，${columns} 列 ${rows} 行。方向键或滚轮逐手浏览；按住 Shift 用方向键移动光标，回车落子。`,
  setupStatus: ({ number, turn, isStart }) =>
    `${isStart ? "棋谱开头。" : `第 ${number} 手后，无着手。`}轮到${side(turn)}方。`,
  variationOf: ({ place, of }) => `变化 ${place}，共 ${of} 个。`,
  variationsHere: ({ n }) => `以下有 ${n} 个分支。`,
  againstRules: ({ why }) => `违反规则：${why}`,
  nodeName: ({ number, color, at, isStart, place, of, children, isIllegal, hasComment }) =>
    [
      isStart ? "棋谱开头" : color === null ? `第 ${number} 手后，无着手` : `第 ${number} 手`,
      color === null ? "" : `${side(color)} ${at ?? "停一手"}`,
      of < 2 ? "" : `变化 ${place}，共 ${of} 个`,
      children < 2 ? "" : `以下有 ${children} 个分支`,
      isIllegal ? "违反规则" : "",
      hasComment ? "有注释" : "",
    ]
      .filter(Boolean)
      .join("，"),
  variationAdded: ({ n }) => `${n} 手已作为变化加入棋谱。`,

  recordedWords: ({ winner, by, points }) => {
    if (winner === "draw") return "和棋";
    if (winner === "none") return "无胜负";
    if (by === "points" && points !== null) return `${side(winner)}胜 ${points} 目`;
    const how = { resignation: "中盘胜", time: "超时胜", forfeit: "对方弃权，胜", "illegal-move": "对方犯规，胜" }[by];
    return `${side(winner)}${how ?? "胜"}`;
  },
  asWritten: ({ said, text }) => `${said}（${text}）`,

  faultsCount: ({ n }) => `文件中有 ${n} 处错误`,
  readAs: ({ encoding }) => `按 ${encoding} 读取；其余内容与原文一致。`,
  fault: ({ line, column, code }) => `第 ${line} 行第 ${column} 字：${FAULTS[code] ?? "格式有误"}。`,
  done: {
    "left-out": "已略去。",
    kept: "照原文保留。",
    closed: "已在文末补全。",
    added: "已补上。",
    joined: "已与先者合并。",
    capitals: "按大写字母读取。",
    variation: "作为变化读取。",
    played: "仍照谱落子。",
    "taken-off": "已取下。",
    default: "以通常的值代替。",
    replaced: "以 � 代替。",
    guessed: "已推测。",
  },
  faultsMore: ({ n }) => `另有 ${n} 处。`,

  gamesTitle: ({ n }) => `文件中有 ${n} 局`,
  gamesMore: ({ n }) => `列出前 ${n} 局。`,
  playersText: ({ black, white }) => `${black}（黑）对 ${white}（白）`,
  nodes: ({ n }) => `${n} 个节点`,

  judged: {
    even: judged("两分"),
    goodForBlack: judged("黑好"),
    goodForWhite: judged("白好"),
    unclear: judged("形势不明"),
    hotspot: judged("要处"),
    badMove: judged("恶手"),
    doubtful: judged("疑问手"),
    interesting: judged("趣向"),
    tesuji: judged("手筋"),
  },
};
