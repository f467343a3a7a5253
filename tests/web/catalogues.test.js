// The catalogues of all languages beside each other: the same words, the same parameters, nothing of another language.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { LANGUAGES } from "../../www/i18n.js";
import { parse } from "../../www/entry/parse.js";
import { WWW } from "./helpers.mjs";
import { strangersIn } from "./languages.mjs";

/** What the page loads of each language, English first: the words of the first screen, and those that come later. */
const PARTS = await Promise.all(
  Object.keys(LANGUAGES).map(async (tag) => ({
    tag,
    first: (await import(`../../www/words/${tag}/index.js`)).words,
    rest: (await import(`../../www/words/${tag}/rest.js`)).rest,
  })),
);
const CATALOGUES = PARTS.map(({ first, rest }) => ({ ...first, ...rest }));
const [en] = CATALOGUES;

/** The sources in English: their comments tell the parameters. */
const FOLDER = join(WWW, "words/en");
const SOURCE = readdirSync(FOLDER)
  .map((name) => readFileSync(join(FOLDER, name), "utf8"))
  .join("\n");

/** A language may tell these by other parameters: the count in 子 or in points, the package's own English. */
const OWN_WAY = ["headline", "margin", "marginPoints", "fault", "otherProblem"];
/** What tells the languages apart, and what stands between sentences. */
const UNSPOKEN = ["language", "brandLanguage", "space", "stop", "semicolon"];
/** These take what the package describes; they are tested with all of it. */
const OF_PACKAGE = ["presetTitle", "switchTitle", "switchText", "whyText"];

/** The words of a catalogue by their paths, such as `draw` and `acts.smoking`. @returns {[string, unknown][]} */
function leaves(node, at = "") {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === "object" ? leaves(value, `${at}${key}.`) : [[`${at}${key}`, value]],
  );
}

/** A letter of private use for every name: it is found again in what is said. @type {Map<string, string>} */
const marks = new Map();
function mark(name) {
  if (!marks.has(name)) marks.set(name, String.fromCharCode(0xe000 + marks.size));
  return marks.get(name);
}
const marksIn = (text) => new Set([...text].filter((letter) => letter >= "\ue000" && letter <= "\uf8ff"));
const unmarked = (text) => text.replace(/[\ue000-\uf8ff]/gu, "");

/** What may be given for a parameter of a type: first what all are compared with. */
function samples(name, type) {
  const both = { black: mark(`${name}.black`), white: mark(`${name}.white`) };
  switch (type) {
    case "number":
      return [mark(name), 0, 1, 2, 3, 12];
    case "string":
      return [mark(name), "½", "6½"];
    case "boolean":
      return [true, false];
    case "Color":
      return ["black", "white"];
    case "Both":
      return [both];
    case "readonly number[]":
      return [[mark(name)], [1, 2, 3, 4, 5, 6]];
    case "readonly string[]":
      return [[mark(name), mark(`${name}.second`)], ["D4"], []];
    case "readonly { at: string, color: Color }[]":
      return [[{ at: mark(name), color: "black" }], [{ at: "D4", color: "white" }]];
    case 'Ruling["decider"]':
      return ["players", "referee", "chief-referee"];
    default: {
      const parts = type.split(" | ");
      assert.ok(parts.length > 1, `a parameter ${name} of the type ${type}: give samples of it`);
      return parts.flatMap((part) =>
        part === "null" ? [null] : part.startsWith('"') ? [part.slice(1, -1)] : samples(name, part),
      );
    }
  }
}

/** The parameters of a function by its comment in English. @returns {[string, string][]} */
function parametersOf(path) {
  if (path.startsWith("outcomes.")) return [["winner", "Color | null"]];
  const key = path.split(".").at(-1);
  const comment = new RegExp(`@param \\{(.*)\\} p\\s*\\*/\\s*"?${key}"?:`, "u").exec(SOURCE);
  assert.ok(comment, `${path}: no comment tells its parameters`);
  const [both, named] = comment[1].startsWith("Both & ")
    ? ["black: string, white: string, ", comment[1].slice(7)]
    : ["", comment[1]];
  const inner = both + named.replace(/^\{\s*|\s*\}$/gu, "");
  return inner.split(/, (?=\w+: )(?![^{]*\})/u).map((part) => {
    const [name, ...type] = part.split(": ");
    return [name, type.join(": ")];
  });
}

/** Every way to call a function that differs in one parameter from the first of all. */
function calls(path) {
  if (path.startsWith("judged.")) return [true, false];
  if (path === "points.label") return [mark("label"), "A"];
  const all = parametersOf(path).map(([name, type]) => [name, samples(name, type)]);
  const first = Object.fromEntries(all.map(([name, [sample]]) => [name, sample]));
  return [first, ...all.flatMap(([name, [, ...rest]]) => rest.map((sample) => ({ ...first, [name]: sample })))];
}

/** What may be a truth or a side makes a difference in every language where it makes one in English. */
const isChoice = (value) => typeof value === "boolean" || value === "black" || value === "white" || value === null;

test("every language has the same words, on the first screen and later", async () => {
  const paths = (words) =>
    leaves(words)
      .map(([path, value]) => `${path}: ${typeof value}`)
      .sort();
  const [english] = PARTS;
  for (const { tag, first, rest } of PARTS) {
    assert.deepEqual(paths(first), paths(english.first), tag);
    assert.deepEqual(paths(rest), paths(english.rest), tag);
    // One that is in both would change under who reads it.
    assert.deepEqual(
      Object.keys(rest).filter((key) => key in first),
      [],
      tag,
    );
    const { words } = await import(`../../www/words/${tag}/all.js`);
    assert.deepEqual(paths(words), paths({ ...first, ...rest }), tag);
  }
});

for (const { entryCommands, language } of CATALOGUES)
  test(`${language}: what is typed means one thing alone`, () => {
    const typed = Object.values(entryCommands)
      .flatMap((said) => said.split("|"))
      .map((said) => said.normalize("NFKC").toLowerCase());
    assert.deepEqual(
      typed.filter((said, place) => typed.indexOf(said) !== place || said.trim() !== said),
      [],
    );
    assert.ok(typed.every((said) => said !== ""));
  });

for (const { entryCommands, entryHelp, entryHint, language } of CATALOGUES)
  test(`${language}: every command is named where one reads what to type, as it is understood`, () => {
    const board = /** @type {const} */ ({ size: [19, 19], coordinates: "a1" });
    // "In a record variation": what leads up to a command is no part of it.
    const tails = (text) => {
      const parts = text.replace("…", "").trim().split(" ");
      return parts.map((_, place) => parts.slice(place).join(" "));
    };
    const named = [entryHelp, entryHint].flatMap((text) => text.split(/[.,:;、，。：；]/u));
    const commands = named.map((text) => {
      const meant = tails(text).map((said) => parse(said, [entryCommands], board));
      return meant.find((one) => !("fault" in one))?.command;
    });
    const elsewhere = ["black", "white", "yes", "no"];
    for (const word of Object.keys(entryCommands).filter((key) => !elsewhere.includes(key))) {
      assert.ok(commands.includes(word), word);
    }
    assert.ok(commands.includes("play"));
  });

for (const words of CATALOGUES)
  test(`${words.language}: plain words are there, and of the language`, () => {
    const inEnglish = new Map(leaves(en));
    for (const [path, text] of leaves(words)) {
      if (typeof text !== "string" || UNSPOKEN.includes(path)) continue;
      assert.equal(text === "", inEnglish.get(path) === "", path);
      assert.equal(strangersIn(words.language, text), "", `${path}: ${text}`);
    }
  });

for (const words of CATALOGUES)
  test(`${words.language}: every function says whatever it is given, and nothing of another language`, () => {
    const ours = new Map(leaves(words));
    for (const [path, english] of leaves(en)) {
      if (typeof english !== "function" || OF_PACKAGE.includes(path)) continue;
      const say = ours.get(path);
      const [first, ...rest] = calls(path);
      const isFree = OWN_WAY.includes(path);
      if (!isFree) assert.deepEqual(marksIn(say(first)), marksIn(english(first)), `${path}: ${say(first)}`);
      for (const given of [first, ...rest]) {
        const text = say(given);
        assert.equal(typeof text, "string", path);
        assert.doesNotMatch(text, /undefined|NaN|null|\[object/u, path);
        assert.equal(strangersIn(words.language, unmarked(text)), "", `${path}: ${text}`);
        const changed = Object.keys(given).filter((key) => key !== "one" && given[key] !== first[key]);
        const isTold = changed.some((key) => isChoice(given[key])) && english(given) !== english(first);
        if (isTold && !isFree) assert.notEqual(text, say(first), `${path} ${changed}: ${text}`);
      }
    }
  });

test("no sentence of one language is left in another", () => {
  const [, zhHans, ...rest] = CATALOGUES;
  const inEnglish = new Map(leaves(en));
  for (const words of [zhHans, ...rest]) {
    for (const [path, text] of leaves(words)) {
      if (typeof text === "string" && /[a-z]{3}/iu.test(text) && !["saveName", ...UNSPOKEN].includes(path)) {
        assert.notEqual(text, inEnglish.get(path), `${words.language}: ${path}`);
      }
    }
  }
});

for (const name of ["culture", "help"])
  test(`${name}, which is loaded by itself, has its words in every language`, async () => {
    const [english, ...rest] = await Promise.all(
      Object.keys(LANGUAGES).map(async (tag) => [tag, (await import(`../../www/words/${tag}/${name}.js`))[name]]),
    );
    // Where the poems are read as they were written there are notes in place of translations.
    const shape = ([, words]) =>
      leaves(words)
        .map(([path, value]) => `${path.replace(/(poems\.\w+\.text)\.\d+/u, "$1")}: ${typeof value}`)
        .filter((line, place, all) => all.indexOf(line) === place);
    for (const [tag, words] of [english, ...rest]) {
      assert.deepEqual(shape([tag, words]).sort(), shape(english).sort(), tag);
      for (const [path, value] of leaves(words)) {
        const text = typeof value === "function" ? value({ author: mark("author"), dynasty: mark("dynasty") }) : value;
        assert.equal(strangersIn(tag, unmarked(text)), "", `${tag}: ${path}: ${text}`);
      }
    }
  });
