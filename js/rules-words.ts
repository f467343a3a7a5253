/** Every switch of the rules in words, in both languages. */

import type { Asked } from "./instance.js";
import type * as glue from "./play-glue.js";
import { rulesOf } from "./rule-codes.js";
import type { RuleInWords, Rules, RulesName, RulesPreset } from "./types.js";

type Words = readonly [en: string, zh: string];

/** What each switch is about, and what each of its values means. */
const WORDS: { readonly [Key in Exclude<keyof Rules, "komi">]: { title: Words } & Record<Rules[Key], Words> } = {
  ko: {
    title: ["Repetition", "同形再现"],
    none: ["No repetition is forbidden.", "不禁止任何再现。"],
    simple: ["Only the immediate retake of a single ko is forbidden.", "只禁止立即提回单劫。"],
    positional: ["No play may bring back an earlier position.", "落子不得使全局同形再现。"],
    situational: [
      "No play may bring back an earlier position with the same side to move.",
      "落子不得使全局同形且轮走方相同的局面再现。",
    ],
    "natural-situational": [
      "No play may bring back a position that a play had left with the same side to move.",
      "落子不得使由落子造成、轮走方相同的局面再现。",
    ],
  },
  suicide: {
    title: ["Forbidden points", "禁着点"],
    forbidden: ["A play that leaves its own chain without a liberty is forbidden.", "不得使己方棋子无气。"],
    allowed: ["A chain of two stones or more may be given up.", "可以使两子以上的己方棋块无气而被提。"],
  },
  scoring: {
    title: ["Count", "计算"],
    area: ["Living stones and the points they surround (area).", "数子：活棋的子数加所围的空点。"],
    territory: ["Surrounded points and prisoners (territory).", "数目：所围的空点加提子。"],
  },
  tax: {
    title: ["Points not counted", "不计的点"],
    none: ["Every surrounded point counts.", "所围的点全部计算。"],
    seki: ["Points surrounded in seki do not count.", "双活棋中的目不计。"],
    groups: ["Points in seki, and two points of every group, do not count.", "双活中的眼不计，每块棋还棋头两点。"],
  },
  button: {
    title: ["Button", "纽扣"],
    none: ["A pass is worth nothing.", "停一手没有补偿。"],
    "half-point": ["The first pass is worth half a point.", "先停一手的一方得半目。"],
  },
  handicapCompensation: {
    title: ["Handicap compensation", "让子补偿"],
    none: ["White gets nothing back for handicap stones.", "白方不因让子得到补偿。"],
    "n-1": ["White gets a point for every handicap stone but the first.", "除第一子外，每让一子白方得一目。"],
    n: ["White gets a point for every handicap stone.", "每让一子，白方得一目。"],
  },
  passes: {
    title: ["Passes", "停手终局"],
    "one-each": ["One pass by each side in a row stops play.", "双方连续各停一手，停止行棋。"],
    "three-each": ["Three passes by each side in a row stop play.", "双方连续各停三手，停止行棋。"],
    agreement: [
      "Play stops only when both sides agree; two passes ask for it.",
      "须双方同意方可终局；连停两手只是询问。",
    ],
  },
  lastPass: {
    title: ["Last pass", "最后停手"],
    either: ["Either side may pass last.", "由哪一方最后停手均可。"],
    white: ["White passes last.", "须由白方最后停手。"],
  },
  passStones: {
    title: ["Pass stones", "停手交子"],
    none: ["A pass costs nothing.", "停一手不付代价。"],
    given: ["A pass gives the other side one prisoner.", "停一手交给对方一子。"],
  },
  repeatedPass: {
    title: ["Repeated pass", "重复停手"],
    ordinary: [
      "A pass in a situation that was passed in before is like any other.",
      "在相同局面再次停手，与一般停手无异。",
    ],
    stops: ["A second pass by a side in the same situation stops play.", "同一方在相同局面再次停手，即停止行棋。"],
  },
  endOffer: {
    title: ["Proposing the end", "提议终局"],
    none: ["The end is proposed by passing.", "以停手表示终局。"],
    "gives-up-turn": ["The side to move may propose the end, and gives up its turn.", "轮走方可提议终局，并放弃该手。"],
    free: [
      "Either side may propose the end at any time; after three refusals it must play.",
      "任何一方随时可申请终局；被拒三次后必须落子。",
    ],
  },
  giveUpPlay: {
    title: ["Giving up play", "放弃着子权"],
    none: ["A side can't give up playing on.", "无此规定。"],
    "absolute-time": [
      "In absolute time a side may give up playing on; what is contested goes to the other.",
      "包干用时制中，一方放弃着子权后，有争议的点归对方。",
    ],
  },
  marks: {
    title: ["Dead stones", "死子"],
    agreed: ["Both sides agree on the dead stones.", "死子由双方确认。"],
    "all-alive": ["All stones on the board are alive.", "盘上棋子一律视为活棋。"],
    "all-alive-once-resumed": [
      "Both sides agree; if play had to be resumed, all stones left are alive.",
      "死子由双方确认；曾续行对局者，盘上棋子一律视为活棋。",
    ],
  },
  resumption: {
    title: ["Dispute", "死活争议"],
    "turn-holder": ["Play goes on with the side whose turn it is.", "以实战解决，由轮走方先下。"],
    "claimant-of-dead": [
      "Play goes on, and the side that says dead plays first.",
      "以实战解决，由认为是死棋的一方先下。",
    ],
    opponent: [
      "Play goes on, and the opponent of the side that asks for it plays first.",
      "要求续行的一方，让对方先下。",
    ],
  },
  illegalActs: {
    title: ["Illegal acts", "违规处理"],
    unpriced: ["Illegal moves are refused; all else is for the referee.", "违规着手不予接受；其余由裁判裁定。"],
    blocked: [
      "Illegal moves are blocked at no cost; all else as in 2002.",
      "禁着自动拦截，不作处罚；其余依 2002 年规则。",
    ],
    "chinese-1988": ["By the edition of 1988: two warnings lose the game.", "依 1988 年规则：两次警告判负。"],
    "chinese-2002": [
      "By the edition of 2002: a warning costs one zi, two lose the game.",
      "依 2002 年规则：警告一次罚一子，两次判负。",
    ],
    loses: ["An illegal move loses the game.", "违规着手判负。"],
  },
  cycles: {
    title: ["Long cycles", "循环劫"],
    none: ["Nothing comes of them beyond the rule on repetition.", "除同形规定外无其他处理。"],
    "draw-or-replay": ["A draw or a replay, as the referee says.", "由裁判判和棋或重下。"],
    draw: ["A draw, if neither side gives way.", "互不相让时判和棋。"],
    replay: ["A replay, if neither side gives way.", "互不相让时重下。"],
    "no-result": ["No result, if neither side gives way.", "互不相让时判无胜负。"],
    "extra-game": ["An extra game, if neither side gives way.", "互不相让时加赛。"],
  },
};

/** Every switch of a set of rules in words, in the order of `Rules`. */
export function describeRules(rules: Rules): RuleInWords[] {
  return (Object.keys(rules) as (keyof Rules)[]).map((key) => {
    const value = rules[key];
    if (key === "komi") return inWords(key, value, ["Komi", "贴目"], komiWords(rules.komi));
    const words: Readonly<Record<string, Words>> = WORDS[key];
    const unknown: Words = [String(value), String(value)];
    return inWords(key, value, words.title ?? unknown, words[String(value)] ?? unknown);
  });
}

function komiWords(komi: number): Words {
  if (komi === 0) return ["No komi.", "不贴目。"];
  const [side, zh] = komi > 0 ? ["White", "白方"] : ["Black", "黑方"];
  const points = Math.abs(komi);
  const zi = points / 2;
  return [
    `${side} gets ${points} ${points === 1 ? "point" : "points"} (${zi} zi) at the count.`,
    `计算时${zh}得 ${points} 目（${zi} 子）。`,
  ];
}

function inWords(key: keyof Rules, value: string | number, title: Words, text: Words): RuleInWords {
  return { key, value, title: { en: title[0], zh: title[1] }, text: { en: text[0], zh: text[1] } };
}

/** Every set of rules that has a name, as whichever instance knows them. @internal */
export function presetsBy(by: Asked<Pick<typeof glue, "presets">>): RulesPreset[] {
  return by
    .call(() => by.wasm().presets())
    .map(({ name, rules, en, zh }) => ({
      name: name as RulesName,
      rules: rulesOf(rules),
      title: { en, zh },
      switches: describeRules(rulesOf(rules)),
    }));
}
