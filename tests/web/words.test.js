// Every word that the package has for acts, effects, refusals and kinds has its words on the page, in every language.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { describeRules, describeWhy, ruleValues, rulesPresets } from "../../dist/index.js";
import { LANGUAGES } from "../../www/i18n.js";
import { GROUPS } from "../../www/referee-lists.js";
import { ROOT } from "./helpers.mjs";
import { strangersIn } from "./languages.mjs";

/** Every catalogue of the page, English first. */
const CATALOGUES = await Promise.all(
  Object.keys(LANGUAGES).map(async (tag) => (await import(`../../www/words/${tag}/all.js`)).words),
);
const [en] = CATALOGUES;

const MATCH = readFileSync(join(ROOT, "js/types-match.ts"), "utf8");
const JUDGE = readFileSync(join(ROOT, "js/types-judge.ts"), "utf8");
const TYPES = readFileSync(join(ROOT, "js/types.ts"), "utf8");
const SOURCES = ["match", "game", "standing", "nigiri"].map((name) =>
  readFileSync(join(ROOT, `js/${name}.ts`), "utf8"),
);

/** The words of a union in the source: `type Name = "a" | "b"`, or a property `name: "a" | "b"`. */
function unionOf(source, head) {
  const at = source.indexOf(head);
  assert.ok(at >= 0, head);
  const [list] = source.slice(at + head.length).split(";");
  const words = [...list.matchAll(/"([\w-]+)"/gu)].map(([, word]) => word);
  assert.ok(words.length > 1, head);
  return words;
}

/** The refusals that a doc comment names after `@throws`. */
function refusals() {
  const found = new Set();
  for (const source of SOURCES) {
    for (const [, text] of source.matchAll(/@throws ([\s\S]*?)(?:\*\/|\n\s*\* @)/gu)) {
      for (const [, word] of text.matchAll(/`"([\w-]+)"`/gu)) found.add(word);
    }
  }
  assert.ok(found.size > 15);
  return [...found];
}

/** What can't be met on the page: it does not throw away its game, and its board has whatever points it names. */
const NOT_MET = [
  "disposed",
  "absolute",
  "handicap",
  "setup",
  "setup-twice",
  "unsupported",
  "no-such-game",
  "wasm-unavailable",
  "wasm-not-ready",
];

/** What the reader of records does about a fault, and what a record thinks of a move: from their descriptions. */
const RECORD = readFileSync(join(ROOT, "js/types-record.ts"), "utf8");
const DONE = [
  ...RECORD.slice(RECORD.indexOf("What the reader did:"), RECORD.indexOf("readonly done:")).matchAll(/"([\w-]+)"/gu),
];
const JUDGED = [...RECORD.slice(RECORD.indexOf("readonly judgement:")).matchAll(/readonly (\w+)\?: 1 \| 2/gu)];

const LISTS = [
  ["done", DONE.map(([, word]) => word)],
  ["judged", JUDGED.map(([, word]) => word)],
  ["statuses", unionOf(JUDGE, "export type ChainStatus =")],
  ["proofs", unionOf(JUDGE, "export type ChainProof =")],
  ["acts", unionOf(MATCH, "export type Act =")],
  ["effects", unionOf(MATCH, "export type Effect =")],
  ["cycleKinds", unionOf(MATCH.slice(MATCH.indexOf("interface Cycle")), "readonly kind:")],
  ["outcomes", unionOf(MATCH.slice(MATCH.indexOf("interface Outcome")), "readonly kind:")],
  ["cycleRules", unionOf(TYPES, "readonly cycles:")],
  ["codes", unionOf(TYPES, "export type IllegalCode =")],
  ["codes", refusals().filter((code) => !NOT_MET.includes(code) && !(code in en.recordProblems))],
];

for (const [name, list] of LISTS) {
  test(`every word has words: ${name}, ${list.length} of them`, () => {
    for (const words of CATALOGUES) {
      for (const word of list) {
        const found = words[name][word];
        const text = typeof found === "function" ? found({ winner: "black" }) : found;
        assert.equal(typeof text, "string", `${words.language}: ${name}.${word}`);
        if (word !== "other") assert.notEqual(text, "", `${words.language}: ${name}.${word}`);
      }
    }
  });
}

test("every act can be reported, but for the sealed move that has a place of its own", () => {
  const offered = Object.values(GROUPS).flat();
  assert.deepEqual(new Set([...offered, "unreadable-seal"]), new Set(unionOf(MATCH, "export type Act =")));
  assert.equal(new Set(offered).size, offered.length);
  assert.deepEqual(Object.keys(GROUPS), Object.keys(en.actGroups));
});

test("every value of a switch may be chosen", () => {
  /** @type {Record<string, string[]>} */
  const values = ruleValues();
  const rules = TYPES.slice(TYPES.indexOf("export interface Rules "), TYPES.indexOf("/** One switch of"));
  for (const [, key, type] of rules.matchAll(/readonly (\w+): ([^;]+);/gu)) {
    if (key === "komi") continue;
    const union =
      type === "KoRule"
        ? unionOf(TYPES, "export type KoRule =")
        : [...type.matchAll(/"([\w-]+)"/gu)].map(([, word]) => word);
    assert.deepEqual(values[key], union, key);
  }
});

test("rules and reasons have words in every language, of which no two are the same", () => {
  const whys = unionOf(JUDGE, "export type Why =");
  const presets = rulesPresets();
  const values = Object.entries(ruleValues()).flatMap(([key, list]) => list.map((value) => ({ [key]: value })));
  const switches = values.map((change) => {
    const [key] = Object.keys(change);
    return describeRules({ ...presets[0].rules, ...change }).find((item) => item.key === key);
  });
  const komi = [7.5, 7, -0.5, 0].map((points) => describeRules({ ...presets[0].rules, komi: points }));
  for (const words of CATALOGUES) {
    const titles = presets.map(words.presetTitle);
    const terms = describeRules(presets[0].rules).map(words.switchTitle);
    const texts = switches.map((item) => [words.switchTitle(item), words.switchText(item)].join("\n"));
    const komis = komi.flatMap((list) => list.filter(({ key }) => key === "komi")).map(words.switchText);
    const reasons = whys.map((why) => words.whyText(describeWhy(why)));
    for (const list of [titles, terms, texts, komis, reasons]) {
      assert.equal(new Set(list).size, list.length, `${words.language}: ${list.join(" | ")}`);
      for (const text of list) assert.equal(strangersIn(words.language, text), "", `${words.language}: ${text}`);
    }
  }
});
