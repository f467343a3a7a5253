/** @typedef {import("../../lanke/index.js").Rules} Rules */
/** @typedef {import("../../lanke/index.js").WhyInWords["why"]} Why */
/** @typedef {Exclude<keyof Rules, "komi">} Key */

import { fraction } from "../../numbers.js";
import { moku } from "./moku.js";

/** @type {Readonly<Record<string, string>>} */
const PRESETS = {
  "chinese-2002": "中国ルール（2002年、コミ 3¾子）",
  "chinese-1988": "中国ルール（1988年、コミ 2¾子）",
  platform: "ネット対局のルール",
  "chinese-simple-ko": "中国式計算、単コウのみ（対局サイト）",
  "chinese-superko": "中国式計算、同形反復禁止（OGS、KGS）",
  "ancient-chinese": "中国の古いルール（切り賃あり）",
  "tromp-taylor": "Tromp-Taylor ルール",
  "new-zealand": "ニュージーランドルール",
  aga: "アメリカ囲碁協会ルール（石と地）",
  "aga-territory": "アメリカ囲碁協会ルール（地とアゲハマ）",
  "button-go": "ボタン碁",
  japanese: "日本ルール",
  korean: "韓国ルール",
  ing: "応氏ルール（計点制）",
};

/** ルールの各項目とその値。 @type {{ readonly [K in Key]: { readonly title: string } & Readonly<Record<Rules[K], string>> }} */
const SWITCHES = {
  ko: {
    title: "同形反復",
    none: "反復は禁止しない。",
    simple: "単コウをすぐに取り返すことだけを禁止する。",
    positional: "前に現れた局面に戻す手を禁止する。",
    situational: "前に現れた、手番も同じ局面に戻す手を禁止する。",
    "natural-situational": "石を打ってできた、手番も同じ局面に戻す手を禁止する。",
  },
  suicide: {
    title: "着手禁止点",
    forbidden: "自分の石のダメがなくなる手を禁止する。",
    allowed: "二子以上の自分の石は、ダメをなくして取られてもよい。",
  },
  scoring: {
    title: "計算",
    area: "活き石と、囲んだ空点を数える（中国式）。",
    territory: "囲んだ空点とアゲハマを数える（日本式）。",
  },
  tax: {
    title: "数えない点",
    none: "囲んだ点はすべて数える。",
    seki: "セキの中の目は数えない。",
    groups: "セキの中の目と、一団ごとに二目（切り賃）は数えない。",
  },
  button: {
    title: "ボタン",
    none: "パスに得はない。",
    "half-point": "最初にパスした側が半目を得る。",
  },
  handicapCompensation: {
    title: "置き石の補償",
    none: "置き石に対する補償はない。",
    "n-1": "最初の一子を除き、置き石一子ごとに白が一目を得る。",
    n: "置き石一子ごとに白が一目を得る。",
  },
  passes: {
    title: "パス",
    "one-each": "双方が続けて一回ずつパスすると、対局は停止する。",
    "three-each": "双方が続けて三回ずつパスすると、対局は停止する。",
    agreement: "双方が同意したときだけ停止する。続けてのパスは問いかけにすぎない。",
  },
  lastPass: {
    title: "最後のパス",
    either: "最後のパスはどちらでもよい。",
    white: "最後のパスは白がする。",
  },
  passStones: {
    title: "パスの石",
    none: "パスに代価はない。",
    given: "パスするごとに相手に石を一つ渡す。",
  },
  repeatedPass: {
    title: "パスの繰り返し",
    ordinary: "同じ局面での再度のパスも、ふつうのパスである。",
    stops: "一方が同じ局面で再びパスすると、対局は停止する。",
  },
  endOffer: {
    title: "終局の提案",
    none: "終局の提案はパスでする。",
    "gives-up-turn": "手番の側は終局を提案できるが、その手番を放棄する。",
    free: "どちらもいつでも提案できる。三回断られたら打たなければならない。",
  },
  giveUpPlay: {
    title: "着手の放棄",
    none: "定めはない。",
    "absolute-time": "切れ負けの対局では着手を放棄できる。争いのある点は相手のものになる。",
  },
  marks: {
    title: "死に石",
    agreed: "死に石は双方の合意で決める。",
    "all-alive": "盤上の石はすべて活き石とする。",
    "all-alive-once-resumed": "双方の合意で決める。対局を再開した場合、残った石はすべて活き石とする。",
  },
  resumption: {
    title: "死活の異議",
    "turn-holder": "実戦で解決し、手番の側が先に打つ。",
    "claimant-of-dead": "実戦で解決し、死に石とする側が先に打つ。",
    opponent: "実戦で解決し、再開を求めた側の相手が先に打つ。",
  },
  illegalActs: {
    title: "反則",
    unpriced: "反則の手は受け付けない。ほかは審判が決める。",
    blocked: "反則の手は打てず、罰もない。ほかは2002年のルールによる。",
    "chinese-1988": "1988年のルールによる。警告二回で負け。",
    "chinese-2002": "2002年のルールによる。警告一回で一子、二回で負け。",
    loses: "反則の手は負け。",
  },
  cycles: {
    title: "長い循環",
    none: "同形反復の定めのほかは何もない。",
    "draw-or-replay": "審判が持碁または打ち直しとする。",
    draw: "双方が譲らなければ持碁。",
    replay: "双方が譲らなければ打ち直し。",
    "no-result": "双方が譲らなければ無勝負。",
    "extra-game": "双方が譲らなければ再対局。",
  },
};

/** @type {Readonly<Record<Why, string>>} */
const WHYS = {
  "two-eyes": "取られることのない二眼があります。",
  "no-room": "相手の確かな地の中で、活きる余地がありません。",
  "cannot-be-taken": "読みでは、相手が先に打っても取られません。",
  "cannot-be-saved": "読みでは、自分から打っても助かりません。",
  "first-decides": "読みでは、先に打った側が死活を決めます。",
  ko: "読みでは、コウ次第です。自分から打てばコウを仕掛けるか取れますが、コウ材がなければ活きません。",
  "shared-liberties": "どちらから取りにいっても、より大きな損になります。",
  "mostly-alive": "無作為に打った対局の多くで活きました。",
  "mostly-dead": "無作為に打った対局の多くで取られました。",
  contested: "無作為に打った対局の結果が分かれています。",
};

/** @param {number} komi */
function komiText(komi) {
  if (komi === 0) return "コミなし。";
  const points = Math.abs(komi);
  return `計算のとき${komi > 0 ? "白" : "黒"}が${moku(fraction(points))}（${fraction(points / 2)}子）を得る。`;
}

/**
 * ルールと判断の理由。
 *
 * @type {typeof import("../en/rules.js").rules}
 */
export const rules = {
  presetTitle: ({ name }) => PRESETS[name] ?? name,
  switchTitle: ({ key }) => (key === "komi" ? "コミ" : SWITCHES[key].title),
  switchText: ({ key, value }) => {
    if (key === "komi") return komiText(Number(value));
    /** @type {Readonly<Record<string, string>>} */
    const texts = SWITCHES[key];
    return texts[value] ?? String(value);
  },
  whyText: ({ why }) => WHYS[why],
};
