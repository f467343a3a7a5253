// Every word that the package has for acts, effects, refusals and kinds has its words on the page, in both languages.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ruleValues } from "../../dist/index.js";
import { GROUPS } from "../../www/referee-lists.js";
import { words as en } from "../../www/words/en/index.js";
import { words as zh } from "../../www/words/zh-Hans/index.js";
import { ROOT } from "./helpers.mjs";

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
    for (const words of [en, zh]) {
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

test("the two languages have the same words, and none in Chinese is left in English", () => {
  const paths = (/** @type {object} */ node, at = "") =>
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === "object" ? paths(value, `${at}${key}.`) : [`${at}${key}`],
    );
  assert.deepEqual(paths(zh).sort(), paths(en).sort());
  const isHan = (/** @type {string} */ text) => /\p{Script=Han}/u.test(text);
  for (const list of [zh.acts, zh.effects, zh.codes, zh.cycleRules, zh.actGroups]) {
    for (const [key, text] of Object.entries(list)) assert.ok(isHan(text), key);
  }
});
