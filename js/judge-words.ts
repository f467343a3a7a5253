/** The reasons of verdicts in words, in both languages. */

import type { Why, WhyInWords } from "./types-judge.js";

type Words = readonly [en: string, zh: string];

const WORDS: { readonly [Key in Why]: { title: Words; text: Words } } = {
  "two-eyes": {
    title: ["Two eyes", "两眼活"],
    text: ["The group has two eyes that can't be taken from it.", "这块棋有两只真眼，对方无法破掉。"],
  },
  "no-room": {
    title: ["No room", "无眼位"],
    text: [
      "There is no room to live inside an area that is the other side's for certain.",
      "在对方确定的地域内，没有做活的余地。",
    ],
  },
  "cannot-be-taken": {
    title: ["Can't be taken", "吃不掉"],
    text: ["Read out: it can't be taken, even if the other side moves first.", "经计算：即使对方先下，也吃不掉。"],
  },
  "cannot-be-saved": {
    title: ["Can't be saved", "救不活"],
    text: ["Read out: it can't be saved, even if its own side moves first.", "经计算：即使己方先下，也救不活。"],
  },
  "first-decides": {
    title: ["Who moves first", "先手决定"],
    text: ["Read out: the side that moves first decides.", "经计算：谁先下由谁决定死活。"],
  },
  ko: {
    title: ["Ko", "劫活"],
    text: [
      "Read out: its life hangs on a ko. Moving first its side can begin or take it, and without threats can't live.",
      "经计算：死活取决于打劫。己方先下可以开劫或提劫，没有劫材则不能活。",
    ],
  },
  "shared-liberties": {
    title: ["Seki", "双活"],
    text: ["Neither side can take the other without losing more.", "双方都不能去吃对方，否则损失更大。"],
  },
  "mostly-alive": {
    title: ["Lives as a rule", "多半活"],
    text: ["It lived in most of the random games.", "在多数随机对局中存活。"],
  },
  "mostly-dead": {
    title: ["Dies as a rule", "多半死"],
    text: ["It was taken in most of the random games.", "在多数随机对局中被提。"],
  },
  contested: {
    title: ["Open", "未定"],
    text: ["The random games don't agree.", "随机对局的结果不一致。"],
  },
};

/** The reason of a verdict in words. */
export function describeWhy(why: Why): WhyInWords {
  const unknown: Words = [String(why), String(why)];
  const { title, text } = Object.hasOwn(WORDS, why) ? WORDS[why] : { title: unknown, text: unknown };
  return { why, title: { en: title[0], zh: title[1] }, text: { en: text[0], zh: text[1] } };
}
