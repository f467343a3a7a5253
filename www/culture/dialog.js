/** A quiet corner: the legend that the page is named after, old poems on the game, and the ten maxims. */

import { make } from "../dom.js";
import { say } from "../i18n.js";
import { style } from "../lazy.js";
import { seal } from "./seal.js";
import { MAXIMS, POEMS } from "./texts.js";
import { traditional } from "./traditional.js";

/** @typedef {typeof import("../words/en/culture.js").culture} Words */
/** @typedef {import("./texts.js").Poem} Poem */

const NUMERALS = [..."一二三四五六七八九十"];
/** What was written in Chinese stays so, in the signs that readers of each language know. */
const SIMPLIFIED = { han: { lang: "zh-Hans" }, sign: (/** @type {string} */ text) => text };
const TRADITIONAL = { han: { lang: "zh-Hant" }, sign: traditional };
/** Readers of these learn the older signs, or newer ones of their own that are nearer to them. */
const OLDER = new Set(["zh-Hant", "ja", "ko"]);
/** @param {string} language */
const writtenFor = (language) => (OLDER.has(language) ? TRADITIONAL : SIMPLIFIED);
/** Of so few couplets each has two columns; of so many, one, and what it says stands below. */
const FEW = 2;
const MANY = 5;

/** Its words in each language, loaded with it. @type {Readonly<Record<import("../i18n.js").Language, () => Promise<{ culture: Words }>>>} */
const WORDS = {
  en: () => import("../words/en/culture.js"),
  "zh-Hans": () => import("../words/zh-Hans/culture.js"),
  "zh-Hant": () => import("../words/zh-Hant/culture.js"),
  ja: () => import("../words/ja/culture.js"),
  ko: () => import("../words/ko/culture.js"),
};

/** @type {HTMLDialogElement | null} */
let dialog = null;
let spokenIn = "";

/** Opens it, in the language in force. */
export async function openCulture() {
  const { language } = say();
  const load = WORDS[/** @type {import("../i18n.js").Language} */ (language)];
  const [{ culture }] = await Promise.all([load(), style(new URL("culture.css", import.meta.url))]);
  if (dialog === null) {
    dialog = make("dialog", { id: "culture-dialog", class: "dialog", "aria-labelledby": "culture-title" });
    document.body.append(dialog);
  }
  if (spokenIn !== language) {
    spokenIn = language;
    fill(dialog, culture, language);
  }
  dialog.showModal();
  dialog.scrollTo(0, 0);
}

/** @param {HTMLDialogElement} node @param {Words} words @param {string} language */
function fill(node, words, language) {
  const { han, sign } = writtenFor(language);
  const close = make("button", { class: "button quiet apart", type: "button" }, words.close);
  close.addEventListener("click", () => node.close());
  node.lang = language;
  node.replaceChildren(
    make(
      "div",
      { class: "culture" },
      make("div", { class: "row head" }, close),
      make(
        "header",
        { class: "opening" },
        make("p", { ...han, class: "name", "aria-hidden": "true" }, sign("烂柯")),
        seal([...sign("观棋")]),
        make("h2", { id: "culture-title", class: "headline" }, words.title),
        make("div", { class: "prose" }, ...words.legend.map((text) => make("p", {}, text))),
      ),
      section("poems", words.poemsTitle, ...POEMS.map((poem) => poemNode(poem, words, language))),
      section(
        "maxims",
        words.maximsTitle,
        make("p", { class: "hint" }, words.maximsNote),
        make("ol", {}, ...MAXIMS.map((text, at) => maximNode(text, at, words, language))),
      ),
      make("div", { class: "end" }, seal([...sign("烂柯")])),
    ),
  );
}

/** @param {string} name @param {string} title @param {...Node} children */
function section(name, title, ...children) {
  const id = `culture-${name}`;
  return make(
    "section",
    { class: name, "aria-labelledby": id },
    make("h3", { id, class: "title" }, title),
    ...children,
  );
}

/** @param {Poem} poem @param {Words} words @param {string} language */
function poemNode({ id, title, author, dynasty, lines }, words, language) {
  const { han, sign } = writtenFor(language);
  const said = words.poems[id];
  const length = lines.length <= FEW ? "short" : lines.length >= MANY ? "long" : "";
  const by = words.by({ author: said.author, dynasty: words.dynasties[dynasty] });
  const isChinese = language.startsWith("zh");
  return make(
    "article",
    { class: `poem ${length}`, "aria-labelledby": `poem-${id}` },
    make(
      "div",
      { ...han, class: "written" },
      make("p", { class: "written-title", ...(isChinese ? { "aria-hidden": "true" } : {}) }, sign(title)),
      make("p", { class: "written-by", ...(isChinese ? { "aria-hidden": "true" } : {}) }, sign(author)),
      ...lines.map((line) =>
        make("p", { class: "couplet" }, ...halves(sign(line)).map((half) => make("span", {}, half))),
      ),
    ),
    make(
      "div",
      { class: "said-of-it" },
      make("h4", { id: `poem-${id}`, class: "subtitle" }, said.title),
      make("p", { class: "hint" }, by),
      ...said.text.map((text) => make("p", {}, text)),
    ),
  );
}

/** The two halves of a couplet, each with its mark. @param {string} line */
function halves(line) {
  const at = Math.max(line.indexOf("，"), line.indexOf("？")) + 1;
  return at > 0 && at < line.length ? [line.slice(0, at), line.slice(at)] : [line];
}

/** @param {string} text @param {number} at @param {Words} words @param {string} language */
function maximNode(text, at, words, language) {
  const { han, sign } = writtenFor(language);
  const [meaning = "", why = ""] = words.maxims[at] ?? [];
  return make(
    "li",
    {},
    make("span", { ...han, class: "numeral", "aria-hidden": "true" }, NUMERALS[at] ?? ""),
    make("p", { ...han, class: "maxim" }, sign(text)),
    make("p", { class: "meaning" }, meaning),
    make("p", { class: "hint" }, why),
  );
}
