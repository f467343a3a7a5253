/** @typedef {import("../en/match.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "黑方" : "白方");
/** @param {Color} color */
const other = (color) => (color === "black" ? "白方" : "黑方");

/**
 * 對局過程的語句：終局、爭議、結果、循環、規則的選擇。
 *
 * @type {typeof import("../en/match.js").match}
 */
export const match = {
  propose: "提議終局",
  proposeBy: ({ color }) => `${side(color)}提議終局`,
  agree: "同意",
  refuse: "不同意",
  ending: "終局",
  offerTitle: ({ by }) => `${side(by)}提議終局。${other(by)}是否同意？`,
  offerHintTurn: ({ by }) =>
    `${side(by)}提議即放棄該手。${other(by)}直接落子，即為不同意；若口頭不同意，則必須接著下一子。`,
  offerHintFree: ({ by }) => `提議不佔手數。直接落子，即為不同意；連續三次未獲同意，${side(by)}必須落子。`,
  confirmTitle: ({ turn }) => `雙方各虛一手。${side(turn)}是否提議終局？`,
  confirmHint: ({ turn }) =>
    `依本規則，虛手本身並不終局：須由${side(turn)}提議，${other(turn)}同意；否則落子繼續對局。`,
  mustPlayText: ({ color }) => `終局未獲同意：${side(color)}現在必須落子。`,
  offeredStatus: ({ by }) => `${side(by)}已提議終局：${other(by)}可同意、不同意，或直接落子。`,
  confirmingStatus: ({ turn }) => `雙方各虛一手：是否已無處可下？請${side(turn)}表示。`,
  stopAndCount: "停止並數子",
  passPlatform: "虛手（過手）",
  acceptBy: ({ color, isDone }) => (isDone ? `${side(color)}已確認` : `${side(color)}確認`),
  bothAccept: "雙方確認",
  acceptOrder: ({ first }) => `由輪走的${side(first)}先確認。更改死子標記，雙方的確認即告作廢。`,
  acceptFree: "更改死子標記，雙方的確認即告作廢。",
  acceptedStatus: ({ color }) => `${side(color)}已確認，請${other(color)}確認。`,
  dispute: "有爭議…",
  disputeTitle: "哪些棋子的死活有爭議？",
  disputeHint: "一方認為是死棋而另一方不同意時，以實戰解決；死子標記與雙方的確認隨即作廢。",
  disputeNone: "尚未標記死子。請先標出一方認為已死的棋子。",
  disputeBy: "不同意的一方",
  disputeChain: ({ color, at, n }) => `${side(color)} ${at}，${n} 子`,
  disputeClaimant: ({ first, isSkip }) =>
    `依本規則，由認為是死棋的${side(first)}先下。${isSkip ? `${other(first)}的一手跳過。` : ""}`,
  disputeTurn: ({ first }) => `輪到${side(first)}，由${side(first)}先下。`,
  disputeOpponent: ({ first, isSkip }) =>
    `依本規則，要求續行者讓對方先下：由${side(first)}先下。${isSkip ? `${other(first)}的一手跳過。` : ""}`,
  playOut: "以實戰解決",
  agreedHint: "雙方已經確認：不再更改死子標記，也不再續行。現在可以複核；點選棋盤上的點，可看它屬於哪一方。",
  confirmBy: ({ color, isDone }) => (isDone ? `${side(color)}已確認結果` : `${side(color)}確認結果`),
  agreedStatus: "雙方已確認數子結果；在雙方確認勝負之前可以複核。",
  aliveStatus: "對局已停止，盤上的子都作活子計；在雙方確認勝負之前可以複核。",
  reopen: "繼續對局（裁判）",
  reopenHint: "本局依規則自行終止：任何一方確認勝負之前，裁判可以令對局繼續。",
  confirmedStatus: "雙方已確認勝負，不得再改。",
  confirmedOne: ({ color }) => `${side(color)}已確認勝負，請${other(color)}確認。`,
  pointCounts: ({ at, owner, isSeki, isFalse }) =>
    `${at} ${owner === null ? "不屬任何一方，雙方各得一半" : `屬${side(owner)}`}${isSeki ? "；雙活" : ""}${isFalse ? "；假眼，須自補" : ""}。`,
  pointCountsTerritory: ({ at, owner, isSeki, isFalse }) =>
    `${at} ${owner === null ? "不屬任何一方" : `屬${side(owner)}`}${isSeki ? "；雙活" : ""}${isFalse ? "；假眼，須自補" : ""}。`,
  lostTurnStatus: ({ number, color, turn }) => `第 ${number} 手：${side(color)}棄權一次。輪到${side(turn)}。`,
  pickedUpStatus: ({ number, color, turn }) => `第 ${number} 手：${side(color)}拿起該子。輪到${side(turn)}。`,
  endedGame: "回到已終局的棋",
  endedLine: ({ move }) => `自終局之棋第 ${move} 手起的變化。`,
  contestedText: ({ color }) => `對方放棄行棋，有爭議的點歸${side(color)}。`,

  outcomes: {
    count: ({ winner }) => (winner === null ? "和棋" : `${side(winner)}勝`),
    resignation: ({ winner }) => (winner === null ? "認輸" : `${side(winner).slice(0, 1)}中押勝`),
    ruling: ({ winner }) => (winner === null ? "裁判裁定" : `裁判判${side(winner)}勝`),
    time: ({ winner }) => (winner === null ? "超時" : `${side(winner)}勝（對方超時）`),
    "both-lose": () => "雙方判負",
    draw: () => "和棋",
    replay: () => "重下",
    "no-result": () => "無勝負",
    "extra-game": () => "加賽",
  },
  outcomeHint: { ruled: "由裁判決定。", cycle: "依循環局面的規定。" },

  prisonersTaken: "提子",
  deadStones: "對方死子",
  passStones: "虛手交子",
  taxed: "不計（還棋頭、雙活）",
  button: "先虛一手（鈕扣）",
  komiRow: "貼目",
  penaltyRow: ({ n }) => `罰子（警告 ${n} 次）`,
  countLegend: "棋盤上：□ 雙活之子，△ 須自補的假眼。",
  unitZi: "單位：子",
  unitPoints: "單位：目",
  neededPoints: "須超過",
  finalRow: "總計",
  marginPoints: () => "數目法",

  cycle: "局面再現",
  cycleText: ({ since, length, times, black, white }) =>
    `${since === 0 ? "這是開局時的局面" : `這個局面在第 ${since} 手後出現過`}：循環共 ${length} 手${times > 1 ? `，現為第 ${times} 次` : ""}。其間黑方提 ${black} 子，白方提 ${white} 子。`,
  cycleForbidden: ({ since, length, black, white }) =>
    `落子將還原${since === 0 ? "開局時的局面" : `第 ${since} 手後的局面`}：循環共 ${length} 手，其間黑方提 ${black} 子，白方提 ${white} 子。本規則禁止。`,
  cycleKinds: {
    "single-ko": "單劫。",
    "double-ko": "形如連環劫。",
    "triple-ko": "形如三劫循環。",
    "quadruple-ko": "形如四劫循環。",
    "many-kos": "五劫以上循環。",
    "both-take-two": "雙提二子，形如長生。",
    "send-two-return-one": "送二提一。",
    other: "",
  },
  cycleRules: {
    none: "本規則對此不作其他處理。",
    "draw-or-replay": "雙方互不相讓時，由裁判判和棋或重下。",
    draw: "同一局面出現三次，判和棋。",
    replay: "同一局面出現三次，重下。",
    "no-result": "同一局面出現三次，判無勝負。",
    "extra-game": "同一局面出現三次，加賽。",
  },
  showPosition: "顯示該局面",
  hidePosition: "回到棋局",
  shownStatus: ({ since }) => (since === 0 ? "所示為開局時的局面。" : `所示為第 ${since} 手後的局面。`),

  rulesSaid: "這套規則的內容",
  rulesNow: "本局規則的內容",
  rulesChange: "逐項更改",
  customRules: "自訂規則",
  blackName: "黑方姓名",
  whiteName: "白方姓名",
  names: "姓名與猜先",
  nigiri: "猜先",
  nigiriHint: "由段位高者握白子若干，段位相同由年長者握子；另一方猜單雙。",
  holder: "握子者",
  guesser: "猜子者",
  take: "握子",
  odd: "猜單：出示一子",
  even: "猜雙：出示兩子",
  nigiriHeld: ({ commitment }) => `已握子，不可再改；憑據為 ${commitment}`,
  nigiriResult: ({ held, salt, isRight, black, white }) =>
    `${held} 子，為${held % 2 === 1 ? "單" : "雙"}數，${isRight ? "猜中" : "未猜中"}：${black}持黑，${white}持白。（驗證用的鹽值：${salt}）`,
  holderName: "握子者",
  guesserName: "猜子者",
};
