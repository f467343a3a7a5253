/** @typedef {import("../en/index.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "黑" : "白");
/** @param {string} text @returns {(strong: boolean) => string} */
const judged = (text) => (strong) => (strong ? `${text}！` : text);

/** 棋譜中各種錯誤的說法。 @type {Readonly<Record<string, string>>} */
const FAULTS = {
  "unclosed-game": "全文已盡，對局未完",
  "unclosed-value": "全文已盡，值未完",
  "stray-text": "多出無所屬的內容",
  "small-letters": "屬性名含小寫字母",
  "no-bracket": "開頭缺括號",
  "no-node": "屬性之前缺分號",
  "second-root": "同一對局有第二個開頭",
  "node-after-variation": "變化之後又有著手",
  "no-value": "屬性沒有值",
  "property-twice": "屬性重複",
  "property-misplaced": "屬性的位置不對",
  "setup-and-move": "同一節點既擺子又落子",
  "two-moves": "同一節點有兩手",
  "point-twice": "同一點標記兩次",
  "bad-value": "值無法辨識",
  "bad-point": "點無法辨識",
  "off-board": "點不在棋盤上",
  size: "沒有這樣大小的棋盤",
  "rules-unknown": "規則無法辨識",
  "illegal-move": "著手違反規則",
  "no-liberty": "擺上的棋子無氣",
  encoding: "有文字無法辨識",
};

/**
 * 棋譜與變化的詞條。
 *
 * @type {typeof import("../en/study.js").study}
 */
export const study = {
  tree: "變化圖",
  record: "棋譜",
  study: "研究",
  ways: "在變化間移動",
  branch: "回到分支處",
  variationPrevious: "上一個變化",
  variationNext: "下一個變化",
  moveNumbers: "顯示手數",
  comment: "註解",
  commentWrite: "寫註解",
  commentEdit: "修改註解",
  keep: "保留",
  edits: "編輯變化",
  editUndo: "復原編輯",
  editRedo: "重做編輯",
  editRemove: "刪除此分支",
  editPromote: "變化上移",
  editMain: "設為主線",
  editPass: "加入虛手",
  editHint: "在棋盤上落子，即沿棋譜前進，或開始新的變化。",
  continueGame: "從此處下起",
  backToGame: "回到對局",
  studyGame: "研究本局",
  backToRecord: "回到棋譜",
  otherGame: "檔案中的其他對局",
  games: "檔案中的對局",
  place: "地點",
  gameName: "局名",
  gameComment: "全局說明",
  handicap: "讓子",
  gamesOpen: "開啟",
  unsavedTitle: "棋譜有改動，尚未儲存",
  unsavedText: "若開啟另一份棋譜，改動將會遺失。",
  unsavedKeep: "保留",
  unsavedDrop: "放棄改動",

  boardLabelStudy: ({ columns, rows }) =>
    `附棋譜的圍棋棋盤，${columns} 行 ${rows} 列。方向鍵或滾輪逐手瀏覽；按住 Shift 用方向鍵移動游標，按 Enter 落子。`,
  setupStatus: ({ number, turn, isStart }) =>
    `${isStart ? "棋譜開頭。" : `第 ${number} 手後，無著手。`}輪到${side(turn)}方。`,
  variationOf: ({ place, of }) => `變化 ${place}，共 ${of} 個。`,
  variationsHere: ({ n }) => `以下有 ${n} 個分支。`,
  againstRules: ({ why }) => `違反規則：${why}`,
  nodeName: ({ number, color, at, isStart, place, of, children, isIllegal, hasComment }) =>
    [
      isStart ? "棋譜開頭" : color === null ? `第 ${number} 手後，無著手` : `第 ${number} 手`,
      color === null ? "" : `${side(color)} ${at ?? "虛手"}`,
      of < 2 ? "" : `變化 ${place}，共 ${of} 個`,
      children < 2 ? "" : `以下有 ${children} 個分支`,
      isIllegal ? "違反規則" : "",
      hasComment ? "有註解" : "",
    ]
      .filter(Boolean)
      .join("，"),
  variationAdded: ({ n }) => `${n} 手已作為變化加入棋譜。`,

  recordedWords: ({ winner, by, points }) => {
    if (winner === "draw") return "和棋";
    if (winner === "none") return "無勝負";
    if (by === "points" && points !== null) return `${side(winner)}勝 ${points} 目`;
    const how = { resignation: "中押勝", time: "超時勝", forfeit: "對方棄權，勝", "illegal-move": "對方犯規，勝" }[by];
    return `${side(winner)}${how ?? "勝"}`;
  },
  asWritten: ({ said, text }) => `${said}（${text}）`,

  faultsCount: ({ n }) => `檔案中有 ${n} 處錯誤`,
  readAs: ({ encoding }) => `以 ${encoding} 讀取；其餘內容與原文一致。`,
  fault: ({ line, column, code }) => `第 ${line} 行第 ${column} 字：${FAULTS[code] ?? "格式有誤"}。`,
  done: {
    "left-out": "已略去。",
    kept: "照原文保留。",
    closed: "已在文末補全。",
    added: "已補上。",
    joined: "已與先者合併。",
    capitals: "以大寫字母讀取。",
    variation: "作為變化讀取。",
    played: "仍照譜落子。",
    "taken-off": "已取下。",
    default: "以通常的值代替。",
    replaced: "以 � 代替。",
    guessed: "已推測。",
  },
  faultsMore: ({ n }) => `另有 ${n} 處。`,

  gamesTitle: ({ n }) => `檔案中有 ${n} 局`,
  gamesMore: ({ n }) => `列出前 ${n} 局。`,
  playersText: ({ black, white }) => `${black}（黑）對 ${white}（白）`,
  nodes: ({ n }) => `${n} 個節點`,

  judged: {
    even: judged("兩分"),
    goodForBlack: judged("黑好"),
    goodForWhite: judged("白好"),
    unclear: judged("形勢不明"),
    hotspot: judged("要處"),
    badMove: judged("惡手"),
    doubtful: judged("疑問手"),
    interesting: judged("趣向"),
    tesuji: judged("手筋"),
  },
};
