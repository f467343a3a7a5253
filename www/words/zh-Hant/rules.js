/** @typedef {import("../../lanke/index.js").Rules} Rules */
/** @typedef {import("../../lanke/index.js").WhyInWords["why"]} Why */
/** @typedef {Exclude<keyof Rules, "komi">} Key */

/** @type {Readonly<Record<string, string>>} */
const PRESETS = {
  "chinese-2002": "中國圍棋規則（2002 年，貼 3又3/4 子）",
  "chinese-1988": "中國圍棋規則（1988 年，貼 2又3/4 子）",
  platform: "網路對局平臺規則",
  "chinese-simple-ko": "中國數子，單劫（對局網站）",
  "chinese-superko": "中國數子，禁全局同形（OGS、KGS）",
  "ancient-chinese": "中國古規則（還棋頭）",
  "tromp-taylor": "Tromp-Taylor 規則",
  "new-zealand": "紐西蘭規則",
  aga: "美國圍棋協會規則（數子）",
  "aga-territory": "美國圍棋協會規則（數目）",
  "button-go": "鈕扣圍棋",
  japanese: "日本圍棋規則",
  korean: "韓國圍棋規則",
  ing: "應氏計點制規則",
};

/** 規則各項及其取值。 @type {{ readonly [K in Key]: { readonly title: string } & Readonly<Record<Rules[K], string>> }} */
const SWITCHES = {
  ko: {
    title: "同形再現",
    none: "不禁止任何再現。",
    simple: "只禁止立即提回單劫。",
    positional: "落子不得使全局同形再現。",
    situational: "落子不得使全局同形且輪走方相同的局面再現。",
    "natural-situational": "落子不得使由落子造成、輪走方相同的局面再現。",
  },
  suicide: {
    title: "禁著點",
    forbidden: "不得使己方棋子無氣。",
    allowed: "可以使兩子以上的己方棋塊無氣而被提。",
  },
  scoring: {
    title: "計算",
    area: "數子：活棋的子數加所圍的空點。",
    territory: "數目：所圍的空點加提子。",
  },
  tax: {
    title: "不計的點",
    none: "所圍的點全部計算。",
    seki: "雙活棋中的目不計。",
    groups: "雙活中的眼不計，每塊棋還棋頭兩點。",
  },
  button: {
    title: "鈕扣",
    none: "虛手沒有補償。",
    "half-point": "先虛手的一方得半目。",
  },
  handicapCompensation: {
    title: "讓子補償",
    none: "白方不因讓子得到補償。",
    "n-1": "除第一子外，每讓一子白方得一目。",
    n: "每讓一子，白方得一目。",
  },
  passes: {
    title: "虛手終局",
    "one-each": "雙方連續各虛一手，停止行棋。",
    "three-each": "雙方連續各虛三手，停止行棋。",
    agreement: "須雙方同意方可終局；連續虛手只是詢問。",
  },
  lastPass: {
    title: "最後虛手",
    either: "由哪一方最後虛手均可。",
    white: "須由白方最後虛手。",
  },
  passStones: {
    title: "虛手交子",
    none: "虛手不付代價。",
    given: "虛手交給對方一子。",
  },
  repeatedPass: {
    title: "重複虛手",
    ordinary: "在相同局面再次虛手，與一般虛手無異。",
    stops: "同一方在相同局面再次虛手，即停止行棋。",
  },
  endOffer: {
    title: "提議終局",
    none: "以虛手表示終局。",
    "gives-up-turn": "輪走方可提議終局，並放棄該手。",
    free: "任何一方隨時可提議終局；被拒三次後必須落子。",
  },
  giveUpPlay: {
    title: "放棄著子權",
    none: "無此規定。",
    "absolute-time": "包乾用時制中，一方放棄著子權後，有爭議的點歸對方。",
  },
  marks: {
    title: "死子",
    agreed: "死子由雙方確認。",
    "all-alive": "盤上棋子一律視為活棋。",
    "all-alive-once-resumed": "死子由雙方確認；曾續行對局者，盤上棋子一律視為活棋。",
  },
  resumption: {
    title: "死活爭議",
    "turn-holder": "以實戰解決，由輪走方先下。",
    "claimant-of-dead": "以實戰解決，由認為是死棋的一方先下。",
    opponent: "要求續行的一方，讓對方先下。",
  },
  illegalActs: {
    title: "違規處理",
    unpriced: "違規著手不予接受；其餘由裁判裁定。",
    blocked: "禁著自動攔阻，不作處罰；其餘依 2002 年規則。",
    "chinese-1988": "依 1988 年規則：兩次警告判負。",
    "chinese-2002": "依 2002 年規則：警告一次罰一子，兩次判負。",
    loses: "違規著手判負。",
  },
  cycles: {
    title: "循環劫",
    none: "除同形規定外無其他處理。",
    "draw-or-replay": "由裁判判和棋或重下。",
    draw: "互不相讓時判和棋。",
    replay: "互不相讓時重下。",
    "no-result": "互不相讓時判無勝負。",
    "extra-game": "互不相讓時加賽。",
  },
};

/** @type {Readonly<Record<Why, string>>} */
const WHYS = {
  "two-eyes": "這塊棋有兩隻真眼，對方無法破掉。",
  "no-room": "在對方確定的地域內，沒有做活的餘地。",
  "cannot-be-taken": "經計算：即使對方先下，也吃不掉。",
  "cannot-be-saved": "經計算：即使己方先下，也救不活。",
  "first-decides": "經計算：誰先下由誰決定死活。",
  ko: "經計算：死活取決於打劫。己方先下可以開劫或提劫，沒有劫材則不能活。",
  "shared-liberties": "雙方都不能去吃對方，否則損失更大。",
  "mostly-alive": "在多數隨機對局中存活。",
  "mostly-dead": "在多數隨機對局中被提。",
  contested: "隨機對局的結果不一致。",
};

/** @param {number} komi */
function komiText(komi) {
  if (komi === 0) return "不貼目。";
  const points = Math.abs(komi);
  return `計算時${komi > 0 ? "白方" : "黑方"}得 ${points} 目（${points / 2} 子）。`;
}

/**
 * 規則與判斷理由的說法。
 *
 * @type {typeof import("../en/rules.js").rules}
 */
export const rules = {
  presetTitle: ({ name }) => PRESETS[name] ?? name,
  switchTitle: ({ key }) => (key === "komi" ? "貼目" : SWITCHES[key].title),
  switchText: ({ key, value }) => {
    if (key === "komi") return komiText(Number(value));
    /** @type {Readonly<Record<string, string>>} */
    const texts = SWITCHES[key];
    return texts[value] ?? String(value);
  },
  whyText: ({ why }) => WHYS[why],
};
