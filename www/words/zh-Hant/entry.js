/** @typedef {import("../en/entry.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "黑方" : "白方");

/**
 * 鍵入的著手與指令。
 *
 * @type {typeof import("../en/entry.js").entry}
 */
export const entry = {
  entryLabel: "鍵入著手",
  entryHint: "D4、虛手、悔棋、說明…",
  entryDescribe: "描述",
  entryDescribeBoard: "描述棋盤",
  entryCommands: {
    pass: "虛手|停一手|停著|過手|停",
    undo: "悔棋|復原",
    redo: "重做",
    resign: "認輸|投子",
    mark: "標記|數子",
    score: "比分|計分",
    propose: "提議終局|提議",
    agree: "同意",
    refuse: "不同意|拒絕",
    dead: "死子|死",
    alive: "活子|活",
    accept: "確認死子|接受",
    confirm: "確認結果|確認",
    resume: "繼續對局|繼續",
    dispute: "有爭議|爭議",
    reopen: "重開",
    rejoin: "終局",
    first: "開局",
    last: "最後",
    back: "上一手",
    next: "下一手",
    move: "第",
    variation: "變化",
    comment: "註解|注解",
    describe: "描述",
    liberties: "氣",
    what: "何處|看",
    help: "說明|幫助|？",
    yes: "是",
    no: "否|不",
    black: "黑方|黑",
    white: "白方|白",
  },
  entryUnknown: ({ text, point }) =>
    `「${text}」不是著手，也不是指令。請鍵入 ${point} 這樣的點，或「虛手」「悔棋」；鍵入「說明」可見其餘指令。`,
  entryNoPoint: ({ text, from, to }) => `棋盤上沒有「${text}」這個點，應在 ${from} 至 ${to} 之間。`,
  entryWantsPoint: ({ command, point }) => `「${command}」之後須有一點，例如「${command} ${point}」。`,
  entryTooMuch: ({ command, text }) => `已辨識「${command}」，其後的「${text}」無法辨識。`,
  entryNoMove: ({ total }) => `沒有這一手，應為 0 至 ${total} 之間的數。`,
  entryNotNow: ({ command }) => `對局現在的階段不能「${command}」。`,
  entryNoStone: ({ at }) => `${at} 沒有棋子。`,
  entryResign: ({ color }) => `${side(color)}認輸？請鍵入「是」或「否」。`,
  entryKept: "未作任何更動。",
  entryNothingAsked: "現在沒有待答的問題。",
  entryMarked: ({ at, n, isDead, isChange }) =>
    `${at}，${n} 子：${isChange ? "" : "本已"}${isDead ? "標為死子" : "作活子"}。`,
  entryLiberties: ({ color, at, stones, liberties }) =>
    `${side(color)} ${at}：${stones} 子，${liberties.length} 氣${liberties.length === 0 ? "" : `：${liberties.join("、")}`}。`,
  entryCountRow: ({ item, black, white }) => `${item}：黑 ${black}，白 ${white}。`,
  entryNoComment: "此處沒有註解。",
  entryHelp:
    "鍵入點即落子，例如 D4。對局中：虛手、悔棋、重做、認輸、標記、比分、提議、同意、不同意。標記時：死子 D4、活子 D4、接受、接受 黑、繼續、爭議 D4。終局後：確認、確認 白、重開、終局。瀏覽：開局、最後、上一手、下一手、37；在棋譜中：變化、註解。查詢：描述、氣 D4、看 D4。",

  describeSize: ({ columns, rows }) => `棋盤 ${columns} 行 ${rows} 列。`,
  describeEmpty: "盤上無子。",
  describeRow: ({ row, black, white }) =>
    `第 ${row} 列：${[
      black.length === 0 ? "" : `黑 ${black.join("、")}`,
      white.length === 0 ? "" : `白 ${white.join("、")}`,
    ]
      .filter(Boolean)
      .join("；")}。`,
  describeOthers: "其餘各列無子。",
  describeDead: ({ at }) => `已標為死子：${at.join("、")}。`,
  describeTaken: ({ black, white }) => `黑方提 ${black} 子，白方提 ${white} 子。`,
  describeKo: ({ at }) => `劫：${at} 不可立即提回。`,
};
