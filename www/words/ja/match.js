import { moku } from "./moku.js";

/** @typedef {import("../en/match.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "黒" : "白");
/** @param {Color} color */
const other = (color) => (color === "black" ? "白" : "黒");

/**
 * 対局の流れ：終局、異議、結果、循環、ルールの選択。
 *
 * @type {typeof import("../en/match.js").match}
 */
export const match = {
  propose: "終局を提案",
  proposeBy: ({ color }) => `${side(color)}が終局を提案`,
  agree: "同意する",
  refuse: "同意しない",
  ending: "終局",
  offerTitle: ({ by }) => `${side(by)}が終局を提案しました。${other(by)}は同意しますか？`,
  offerHintTurn: ({ by }) =>
    `提案により${side(by)}は手番を放棄しました。${other(by)}が打てば、同意しないことになります。言葉で断った場合は、続けて打たなければなりません。`,
  offerHintFree: ({ by }) =>
    `提案は手番を使いません。打てば、同意しないことになります。三回続けて断られると、${side(by)}は打たなければなりません。`,
  confirmTitle: ({ turn }) => `双方がパスしました。${side(turn)}は終局を提案しますか？`,
  confirmHint: ({ turn }) =>
    `このルールでは、パスだけでは終局しません。${side(turn)}が提案し、${other(turn)}が同意します。そうでなければ、打って対局を続けます。`,
  mustPlayText: ({ color }) => `終局は同意されませんでした。${side(color)}は打たなければなりません。`,
  offeredStatus: ({ by }) =>
    `${side(by)}が終局を提案しました。${other(by)}は、同意する、断る、打つのいずれかを選べます。`,
  confirmingStatus: ({ turn }) => `双方がパスしました。もう打つ所はありませんか？ ${side(turn)}が答えます。`,
  stopAndCount: "停止して数える",
  passPlatform: "パス",
  acceptBy: ({ color, isDone }) => (isDone ? `${side(color)}は確認済み` : `${side(color)}が確認`),
  bothAccept: "双方が確認",
  acceptOrder: ({ first }) =>
    `手番の${side(first)}が先に確認します。死に石の指定を変えると、双方の確認は取り消されます。`,
  acceptFree: "死に石の指定を変えると、双方の確認は取り消されます。",
  acceptedStatus: ({ color }) => `${side(color)}が確認しました。${other(color)}も確認してください。`,
  dispute: "異議…",
  disputeTitle: "どの石の死活に異議がありますか？",
  disputeHint:
    "一方が死に石とし、もう一方が同意しない場合は、実戦で解決します。死に石の指定と双方の確認は取り消されます。",
  disputeNone: "死に石の指定がありません。まず、一方が死に石とする石を指定してください。",
  disputeBy: "同意しない側",
  disputeChain: ({ color, at, n }) => `${side(color)} ${at}、${n}子`,
  disputeClaimant: ({ first, isSkip }) =>
    `このルールでは、死に石とする側の${side(first)}が先に打ちます。${isSkip ? `${other(first)}の手番は飛ばします。` : ""}`,
  disputeTurn: ({ first }) => `手番の${side(first)}が先に打ちます。`,
  disputeOpponent: ({ first, isSkip }) =>
    `このルールでは、再開を求めた側の相手、${side(first)}が先に打ちます。${isSkip ? `${other(first)}の手番は飛ばします。` : ""}`,
  playOut: "実戦で解決",
  agreedHint:
    "双方が確認しました。死に石の指定は変えられず、対局も再開できません。計算を確かめてください。点を押すと、どちらのものかが出ます。",
  confirmBy: ({ color, isDone }) => (isDone ? `${side(color)}は結果を確認済み` : `${side(color)}が結果を確認`),
  agreedStatus: "双方が計算を確認しました。双方が結果を確認するまで、確かめることができます。",
  aliveStatus: "対局は停止し、盤上の石はすべて活き石です。双方が結果を確認するまで、確かめることができます。",
  reopen: "対局を続ける（審判）",
  reopenHint:
    "ルールにより自動的に終局しました。どちらかが結果を確認するまでは、審判が対局を続けさせることができます。",
  confirmedStatus: "双方が結果を確認しました。これで確定です。",
  confirmedOne: ({ color }) => `${side(color)}が結果を確認しました。${other(color)}も確認してください。`,
  pointCounts: ({ at, owner, isSeki, isFalse }) =>
    `${at} は${owner === null ? "どちらのものでもなく、半分ずつ" : side(owner)}${isSeki ? "、セキ" : ""}${isFalse ? "、欠け目（手入れが必要）" : ""}です。`,
  pointCountsTerritory: ({ at, owner, isSeki, isFalse }) =>
    `${at} は${owner === null ? "どちらのものでもありません" : `${side(owner)}です`}${isSeki ? "。セキです" : ""}${isFalse ? "。欠け目で、手入れが必要です" : ""}。`,
  lostTurnStatus: ({ number, color, turn }) => `${number}手目、${side(color)}は一手休み。${side(turn)}の番です。`,
  pickedUpStatus: ({ number, color, turn }) =>
    `${number}手目、${side(color)}はその石を取り上げます。${side(turn)}の番です。`,
  endedGame: "終局した対局に戻る",
  endedLine: ({ move }) => `終局した対局の${move}手目からの変化です。`,
  contestedText: ({ color }) => `相手が着手を放棄したため、争いのある点は${side(color)}のものです。`,

  outcomes: {
    count: ({ winner }) => (winner === null ? "持碁" : `${side(winner)}の勝ち`),
    resignation: ({ winner }) => (winner === null ? "投了" : `${side(winner)}の中押し勝ち`),
    ruling: ({ winner }) => (winner === null ? "審判の裁定" : `${side(winner)}の判定勝ち`),
    time: ({ winner }) => (winner === null ? "時間切れ" : `${side(winner)}の時間切れ勝ち`),
    "both-lose": () => "両者負け",
    draw: () => "持碁",
    replay: () => "打ち直し",
    "no-result": () => "無勝負",
    "extra-game": () => "再対局",
  },
  outcomeHint: { ruled: "審判の裁定によります。", cycle: "循環についての規定によります。" },

  prisonersTaken: "アゲハマ",
  deadStones: "相手の死に石",
  passStones: "パスで渡された石",
  taxed: "数えない点（切り賃、セキ）",
  button: "最初のパス（ボタン）",
  komiRow: "コミ",
  penaltyRow: ({ n }) => `罰則（警告${n}回）`,
  countLegend: "碁盤上：□ はセキの石、△ は手入れの必要な欠け目。",
  unitZi: "単位：子",
  unitPoints: "単位：目",
  neededPoints: "勝ちに必要（超）",
  finalRow: "総計",
  marginPoints: ({ points }) => `地の計算で${moku(points)}の差`,

  cycle: "同形反復",
  cycleText: ({ since, length, times, black, white }) =>
    `${since === 0 ? "開始時" : `${since}手目`}と同じ局面です。循環は${length}手${times > 1 ? `、これで${times}回目` : ""}。その間に黒は${black}子、白は${white}子を取りました。`,
  cycleForbidden: ({ since, length, black, white }) =>
    `打つと${since === 0 ? "開始時" : `${since}手目`}の局面に戻ります。循環は${length}手、その間に黒は${black}子、白は${white}子を取ります。このルールでは禁止されています。`,
  cycleKinds: {
    "single-ko": "単コウです。",
    "double-ko": "両コウの形です。",
    "triple-ko": "三コウの形です。",
    "quadruple-ko": "四コウの形です。",
    "many-kos": "五つ以上のコウの循環です。",
    "both-take-two": "双方が二子ずつ取る、長生の形です。",
    "send-two-return-one": "二子を捨てて一子を取る循環です。",
    other: "",
  },
  cycleRules: {
    none: "このルールには、これ以上の定めはありません。",
    "draw-or-replay": "双方が譲らない場合、審判が持碁または打ち直しとします。",
    draw: "同じ局面が三回現れると、持碁です。",
    replay: "同じ局面が三回現れると、打ち直しです。",
    "no-result": "同じ局面が三回現れると、無勝負です。",
    "extra-game": "同じ局面が三回現れると、再対局です。",
  },
  showPosition: "その局面を見る",
  hidePosition: "対局に戻る",
  shownStatus: ({ since }) => (since === 0 ? "開始時の局面を表示しています。" : `${since}手目の局面を表示しています。`),

  rulesSaid: "このルールの内容",
  rulesNow: "この対局のルール",
  rulesChange: "項目ごとに変える",
  customRules: "独自のルール",
  blackName: "黒の名前",
  whiteName: "白の名前",
  names: "名前とニギリ",
  nigiri: "ニギリ（先番を決める）",
  nigiriHint: "段位の上の人、同じなら年長の人が白石を握り、相手が奇数か偶数かを当てます。",
  holder: "握る人",
  guesser: "当てる人",
  take: "握る",
  odd: "奇数（一子を出す）",
  even: "偶数（二子を出す）",
  nigiriHeld: ({ commitment }) => `握りました。もう変えられません。照合値は ${commitment}`,
  nigiriResult: ({ held, salt, isRight, black, white }) =>
    `${held}子、${held % 2 === 1 ? "奇数" : "偶数"}です。${isRight ? "当たり" : "はずれ"}：${black}が黒番、${white}が白番です。（照合用のソルト：${salt}）`,
  holderName: "握る人",
  guesserName: "当てる人",
};
