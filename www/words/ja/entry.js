/** @typedef {import("../en/entry.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "黒" : "白");

/**
 * 文字で入力する着手と命令。
 *
 * @type {typeof import("../en/entry.js").entry}
 */
export const entry = {
  entryLabel: "着手を入力",
  entryHint: "D4、パス、戻す、ヘルプ…",
  entryDescribe: "説明",
  entryDescribeBoard: "盤面の説明",
  entryCommands: {
    pass: "パス",
    undo: "戻す|待った",
    redo: "進める",
    resign: "投了",
    mark: "死に石を指定|指定|整地",
    score: "計算|目数",
    propose: "終局を提案|提案",
    agree: "同意する|同意",
    refuse: "同意しない|断る|拒否",
    dead: "死に石|死に|死",
    alive: "活き石|生き石|活き|生き",
    accept: "死に石を確認|承認",
    confirm: "結果を確認|確認",
    resume: "対局を再開|再開",
    dispute: "異議",
    reopen: "対局を続ける|続ける",
    rejoin: "終局",
    first: "最初へ|最初",
    last: "最後へ|最後",
    back: "一手戻る|戻る|前",
    next: "一手進む|進む|次",
    move: "手数|第",
    variation: "変化図|変化",
    comment: "コメント|解説",
    describe: "盤面の説明|説明|盤面",
    liberties: "ダメ|呼吸点",
    what: "何|見る",
    help: "ヘルプ|？",
    yes: "はい",
    no: "いいえ",
    black: "黒番|黒",
    white: "白番|白",
  },
  entryUnknown: ({ text, point }) =>
    `「${text}」は着手でも命令でもありません。${point} のような点か、「パス」「戻す」などを入力してください。ほかの命令は「ヘルプ」で分かります。`,
  entryNoPoint: ({ text, from, to }) => `「${text}」という点はこの碁盤にありません。${from} から ${to} までです。`,
  entryWantsPoint: ({ command, point }) => `「${command}」の後に点が必要です。例：「${command} ${point}」。`,
  entryTooMuch: ({ command, text }) => `「${command}」は分かりましたが、その後の「${text}」が分かりません。`,
  entryNoMove: ({ total }) => `その手はありません。0 から ${total} までの数を入力してください。`,
  entryNotNow: ({ command }) => `対局のいまの段階では「${command}」はできません。`,
  entryNoStone: ({ at }) => `${at} に石はありません。`,
  entryResign: ({ color }) => `${side(color)}は投了しますか？「はい」か「いいえ」を入力してください。`,
  entryKept: "何も変わっていません。",
  entryNothingAsked: "答えを待っている質問はありません。",
  entryMarked: ({ at, n, isDead, isChange }) => {
    if (isChange) return `${at}、${n}子：${isDead ? "死に石に指定しました" : "活き石に戻しました"}。`;
    return `${at}、${n}子：すでに${isDead ? "死に石" : "活き石"}です。`;
  },
  entryLiberties: ({ color, at, stones, liberties }) =>
    `${side(color)} ${at}：${stones}子、ダメ${liberties.length}${liberties.length === 0 ? "" : `：${liberties.join("、")}`}。`,
  entryCountRow: ({ item, black, white }) => `${item}：黒 ${black}、白 ${white}。`,
  entryNoComment: "ここにコメントはありません。",
  entryHelp:
    "D4 のように点を入力すると打ちます。対局中：パス、戻す、進める、投了、指定、計算、提案、同意、断る。死に石の指定中：死に石 D4、活き石 D4、承認、承認 黒、再開、異議 D4。終局後：確認、確認 白、続ける、終局。手順：最初、最後、戻る、進む、37。棋譜では：変化図、コメント。調べる：説明、ダメ D4、見る D4。",

  describeSize: ({ columns, rows }) => `碁盤は横${columns}路、縦${rows}路です。`,
  describeEmpty: "盤上に石はありません。",
  describeRow: ({ row, black, white }) =>
    `${row}の行：${[
      black.length === 0 ? "" : `黒 ${black.join("、")}`,
      white.length === 0 ? "" : `白 ${white.join("、")}`,
    ]
      .filter(Boolean)
      .join("。")}。`,
  describeOthers: "ほかの行に石はありません。",
  describeDead: ({ at }) => `死に石の指定：${at.join("、")}。`,
  describeTaken: ({ black, white }) => `黒は${black}子、白は${white}子を取りました。`,
  describeKo: ({ at }) => `コウ：${at} はすぐには取り返せません。`,
};
