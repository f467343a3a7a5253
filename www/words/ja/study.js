import { moku } from "./moku.js";

/** @typedef {import("../en/index.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "黒" : "白");
/** @param {string} text @returns {(strong: boolean) => string} */
const judged = (text) => (strong) => (strong ? `${text}！` : text);

/** 棋譜の誤りの言い方。 @type {Readonly<Record<string, string>>} */
const FAULTS = {
  "unclosed-game": "対局が閉じられていません",
  "unclosed-value": "値が閉じられていません",
  "stray-text": "余分な文字があります",
  "small-letters": "属性名に小文字があります",
  "no-bracket": "最初の括弧がありません",
  "no-node": "属性の前にセミコロンがありません",
  "second-root": "一局に始まりが二つあります",
  "node-after-variation": "変化の後に手があります",
  "no-value": "属性に値がありません",
  "property-twice": "属性が重複しています",
  "property-misplaced": "属性の場所が違います",
  "setup-and-move": "一つのノードに配置と着手があります",
  "two-moves": "一つのノードに二手あります",
  "point-twice": "同じ点が二度あります",
  "bad-value": "値を読めません",
  "bad-point": "点を読めません",
  "off-board": "碁盤の外の点です",
  size: "そのような大きさの碁盤はありません",
  "rules-unknown": "ルールが分かりません",
  "illegal-move": "反則の手です",
  "no-liberty": "ダメのない石が置かれています",
  encoding: "読めない文字があります",
};

/**
 * 棋譜と変化図の言葉。
 *
 * @type {typeof import("../en/study.js").study}
 */
export const study = {
  tree: "変化図の木",
  record: "棋譜",
  study: "検討",
  ways: "変化図の移動",
  branch: "分岐に戻る",
  variationPrevious: "前の変化図",
  variationNext: "次の変化図",
  moveNumbers: "手数を表示",
  comment: "コメント",
  commentWrite: "コメントを書く",
  commentEdit: "コメントを直す",
  keep: "保存",
  edits: "変化図を編集",
  editUndo: "編集を戻す",
  editRedo: "編集をやり直す",
  editRemove: "この分岐を削除",
  editPromote: "上へ移す",
  editMain: "本譜にする",
  editPass: "パスを加える",
  editHint: "碁盤に打つと、棋譜に沿って進むか、新しい変化図になります。",
  continueGame: "ここから打つ",
  backToGame: "対局に戻る",
  studyGame: "この対局を検討",
  backToRecord: "棋譜に戻る",
  otherGame: "ファイルのほかの対局",
  games: "ファイルの対局",
  place: "場所",
  gameName: "対局名",
  gameComment: "対局について",
  handicap: "置き石",
  gamesOpen: "開く",
  unsavedTitle: "棋譜の変更が保存されていません",
  unsavedText: "ほかの棋譜を開くと、変更は失われます。",
  unsavedKeep: "このまま残す",
  unsavedDrop: "変更を捨てる",

  boardLabelStudy: ({ columns, rows }) =>
    `棋譜のある碁盤、横${columns}路、縦${rows}路。矢印キーかホイールで手順をたどります。Shift を押しながら矢印キーでカーソルを動かし、Enter で打ちます。`,
  setupStatus: ({ number, turn, isStart }) =>
    `${isStart ? "棋譜の始まりです。" : `${number}手目の後、着手はありません。`}${side(turn)}の番です。`,
  variationOf: ({ place, of }) => `変化図 ${place}（全${of}）。`,
  variationsHere: ({ n }) => `ここから${n}通りに分かれます。`,
  againstRules: ({ why }) => `反則の手：${why}`,
  nodeName: ({ number, color, at, isStart, place, of, children, isIllegal, hasComment }) =>
    [
      isStart ? "棋譜の始まり" : color === null ? `${number}手目の後、着手なし` : `${number}手目`,
      color === null ? "" : `${side(color)} ${at ?? "パス"}`,
      of < 2 ? "" : `変化図 ${place}（全${of}）`,
      children < 2 ? "" : `ここから${children}通り`,
      isIllegal ? "反則の手" : "",
      hasComment ? "コメントあり" : "",
    ]
      .filter(Boolean)
      .join("、"),
  variationAdded: ({ n }) => `${n}手を変化図として棋譜に加えました。`,

  recordedWords: ({ winner, by, points }) => {
    if (winner === "draw") return "持碁";
    if (winner === "none") return "無勝負";
    if (by === "points" && points !== null) return `${side(winner)}の${moku(points)}勝ち`;
    const how = {
      resignation: "中押し勝ち",
      time: "時間切れ勝ち",
      forfeit: "不戦勝",
      "illegal-move": "反則勝ち",
    }[by];
    return `${side(winner)}の${how ?? "勝ち"}`;
  },
  asWritten: ({ said, text }) => `${said}（${text}）`,

  faultsCount: ({ n }) => `ファイルに${n}か所の誤り`,
  readAs: ({ encoding }) => `${encoding} として読みました。ほかは元のままです。`,
  fault: ({ line, column, code }) => `${line}行目${column}字目：${FAULTS[code] ?? "書式に誤りがあります"}。`,
  done: {
    "left-out": "省きました。",
    kept: "元のまま残しました。",
    closed: "終わりで閉じました。",
    added: "補いました。",
    joined: "最初のものに合わせました。",
    capitals: "大文字だけを読みました。",
    variation: "変化図としました。",
    played: "そのまま打ちました。",
    "taken-off": "取り除きました。",
    default: "通常の値を使いました。",
    replaced: "� で表示します。",
    guessed: "推測しました。",
  },
  faultsMore: ({ n }) => `ほかに${n}か所。`,

  gamesTitle: ({ n }) => `ファイルに${n}局`,
  gamesMore: ({ n }) => `最初の${n}局を表示しています。`,
  playersText: ({ black, white }) => `${black}（黒）対 ${white}（白）`,
  nodes: ({ n }) => `${n}ノード`,

  judged: {
    even: judged("互角"),
    goodForBlack: judged("黒よし"),
    goodForWhite: judged("白よし"),
    unclear: judged("形勢不明"),
    hotspot: judged("要所"),
    badMove: judged("悪手"),
    doubtful: judged("疑問手"),
    interesting: judged("趣向"),
    tesuji: judged("手筋"),
  },
};
