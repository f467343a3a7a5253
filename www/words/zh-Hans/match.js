/** @typedef {import("../en/match.js").Color} Color */

/** @param {Color} color */
const side = (color) => (color === "black" ? "黑方" : "白方");
/** @param {Color} color */
const other = (color) => (color === "black" ? "白方" : "黑方");

/**
 * 对局过程的语句：终局、争议、结果、循环、规则的选择。
 *
 * @type {typeof import("../en/match.js").match}
 */
export const match = {
  propose: "提议终局",
  proposeBy: ({ color }) => `${side(color)}申请终局`,
  agree: "同意",
  refuse: "不同意",
  ending: "终局",
  offerTitle: ({ by }) => `${side(by)}提议终局。${other(by)}是否同意？`,
  offerHintTurn: ({ by }) =>
    `${side(by)}提议即放弃该手。${other(by)}直接落子，即为不同意；若口头不同意，则必须接着下一子。`,
  offerHintFree: ({ by }) => `提议不占手数。直接落子，即为不同意；连续三次未获同意，${side(by)}必须落子。`,
  confirmTitle: ({ turn }) => `双方各停一手。${side(turn)}是否提议终局？`,
  confirmHint: ({ turn }) =>
    `依本规则，停手本身并不终局：须由${side(turn)}提议，${other(turn)}同意；否则落子继续对局。`,
  mustPlayText: ({ color }) => `终局未获同意：${side(color)}现在必须落子。`,
  offeredStatus: ({ by }) => `${side(by)}已提议终局：${other(by)}可同意、不同意，或直接落子。`,
  confirmingStatus: ({ turn }) => `双方各停一手：是否已无着可下？请${side(turn)}表示。`,
  stopAndCount: "停止并数子",
  passPlatform: "过手",
  acceptBy: ({ color, isDone }) => (isDone ? `${side(color)}已确认` : `${side(color)}确认`),
  bothAccept: "双方确认",
  acceptOrder: ({ first }) => `由轮走的${side(first)}先确认。改动死子标记，双方的确认即告作废。`,
  acceptFree: "改动死子标记，双方的确认即告作废。",
  acceptedStatus: ({ color }) => `${side(color)}已确认，请${other(color)}确认。`,
  dispute: "有争议…",
  disputeTitle: "哪些棋子的死活有争议？",
  disputeHint: "一方认为是死棋而另一方不同意时，以实战解决；死子标记与双方的确认随即作废。",
  disputeNone: "尚未标记死子。请先标出一方认为已死的棋子。",
  disputeBy: "不同意的一方",
  disputeChain: ({ color, at, n }) => `${side(color)} ${at}，${n} 子`,
  disputeClaimant: ({ first, isSkip }) =>
    `依本规则，由认为是死棋的${side(first)}先下。${isSkip ? `${other(first)}的一手跳过。` : ""}`,
  disputeTurn: ({ first }) => `轮到${side(first)}，由${side(first)}先下。`,
  disputeOpponent: ({ first, isSkip }) =>
    `依本规则，要求续行者让对方先下：由${side(first)}先下。${isSkip ? `${other(first)}的一手跳过。` : ""}`,
  playOut: "以实战解决",
  agreedHint: "双方已经确认：不再更改死子标记，也不再续行。现在可以复核；点击棋盘上的点，可看它属于哪一方。",
  confirmBy: ({ color, isDone }) => (isDone ? `${side(color)}已确认结果` : `${side(color)}确认结果`),
  agreedStatus: "双方已确认数子结果；在双方确认胜负之前可以复核。",
  aliveStatus: "对局已停，盘上的子都作活子计；在双方确认胜负之前可以复核。",
  reopen: "继续对局（裁判）",
  reopenHint: "本局依规则自行终止：任何一方确认胜负之前，裁判可以令对局继续。",
  confirmedStatus: "双方已确认胜负，不得再改。",
  confirmedOne: ({ color }) => `${side(color)}已确认胜负，请${other(color)}确认。`,
  pointCounts: ({ at, owner, isSeki, isFalse }) =>
    `${at} ${owner === null ? "不属任何一方，双方各得一半" : `属${side(owner)}`}${isSeki ? "；双活" : ""}${isFalse ? "；假眼，须自补" : ""}。`,
  pointCountsTerritory: ({ at, owner, isSeki, isFalse }) =>
    `${at} ${owner === null ? "不属任何一方" : `属${side(owner)}`}${isSeki ? "；双活" : ""}${isFalse ? "；假眼，须自补" : ""}。`,
  lostTurnStatus: ({ number, color, turn }) => `第 ${number} 手：${side(color)}弃权一次。轮到${side(turn)}。`,
  pickedUpStatus: ({ number, color, turn }) => `第 ${number} 手：${side(color)}拿起该子。轮到${side(turn)}。`,
  endedGame: "回到已终局的棋",
  endedLine: ({ move }) => `自终局之棋第 ${move} 手起的变化。`,
  contestedText: ({ color }) => `对方放弃行棋，有争议的点归${side(color)}。`,

  outcomes: {
    count: ({ winner }) => (winner === null ? "和棋" : `${side(winner)}胜`),
    resignation: ({ winner }) => (winner === null ? "认输" : `${side(winner).slice(0, 1)}中盘胜`),
    ruling: ({ winner }) => (winner === null ? "裁判裁定" : `裁判判${side(winner)}胜`),
    time: ({ winner }) => (winner === null ? "超时" : `${side(winner)}胜（对方超时）`),
    "both-lose": () => "双方判负",
    draw: () => "和棋",
    replay: () => "重下",
    "no-result": () => "无胜负",
    "extra-game": () => "加赛",
  },
  outcomeHint: { ruled: "由裁判决定。", cycle: "依循环局面的规定。" },

  prisonersTaken: "提子",
  deadStones: "对方死子",
  passStones: "停手交子",
  taxed: "不计（还棋头、双活）",
  button: "先停一手（纽扣）",
  komiRow: "贴目",
  penaltyRow: ({ n }) => `罚子（警告 ${n} 次）`,
  countLegend: "棋盘上：□ 双活之子，△ 须自补的假眼。",
  unitZi: "单位：子",
  unitPoints: "单位：目",
  neededPoints: "须超过",
  finalRow: "总计",
  marginPoints: () => "数目法",

  cycle: "局面再现",
  cycleText: ({ since, length, times, black, white }) =>
    `${since === 0 ? "这是开局时的局面" : `这个局面在第 ${since} 手后出现过`}：循环共 ${length} 手${times > 1 ? `，现为第 ${times} 次` : ""}。其间黑方提 ${black} 子，白方提 ${white} 子。`,
  cycleForbidden: ({ since, length, black, white }) =>
    `落子将还原${since === 0 ? "开局时的局面" : `第 ${since} 手后的局面`}：循环共 ${length} 手，其间黑方提 ${black} 子，白方提 ${white} 子。本规则禁止。`,
  cycleKinds: {
    "single-ko": "单劫。",
    "double-ko": "形如连环劫。",
    "triple-ko": "形如三劫循环。",
    "quadruple-ko": "形如四劫循环。",
    "many-kos": "五劫以上循环。",
    "both-take-two": "双提二子，形如长生。",
    "send-two-return-one": "送二提一。",
    other: "",
  },
  cycleRules: {
    none: "本规则对此不作其他处理。",
    "draw-or-replay": "双方互不相让时，由裁判判和棋或重下。",
    draw: "同一局面出现三次，判和棋。",
    replay: "同一局面出现三次，重下。",
    "no-result": "同一局面出现三次，判无胜负。",
    "extra-game": "同一局面出现三次，加赛。",
  },
  showPosition: "显示该局面",
  hidePosition: "回到棋局",
  shownStatus: ({ since }) => (since === 0 ? "所示为开局时的局面。" : `所示为第 ${since} 手后的局面。`),

  rulesSaid: "这套规则的内容",
  rulesNow: "本局规则的内容",
  rulesChange: "逐项更改",
  customRules: "自订规则",
  blackName: "黑方姓名",
  whiteName: "白方姓名",
  names: "姓名与猜先",
  nigiri: "猜先",
  nigiriHint: "由段位高者握白子若干，段位相同由年长者握子；另一方猜单双。",
  holder: "握子者",
  guesser: "猜子者",
  take: "握子",
  odd: "猜单：出示一子",
  even: "猜双：出示两子",
  nigiriHeld: ({ commitment }) => `已握子，不可再改；凭据为 ${commitment}`,
  nigiriResult: ({ held, salt, isRight, black, white }) =>
    `${held} 子，为${held % 2 === 1 ? "单" : "双"}数，${isRight ? "猜中" : "未猜中"}：${black}执黑，${white}执白。（验证用的盐：${salt}）`,
  holderName: "握子者",
  guesserName: "猜子者",
};
