/** The two languages of the page: which one is in force, and putting its words into the page. */

import { en } from "./words-en.js";
import { zh } from "./words-zh.js";

/** @typedef {import("./words-en.js").Words} Words */
/** @typedef {{ [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words]} PlainKey */

const KEY = "lanke.language";

/** @type {Words} */
let words = prefersChinese() ? zh : en;

/** The words in force. */
export function say() {
  return words;
}

/** Changes to the other language and remembers it. */
export function switchLanguage() {
  words = words === zh ? en : zh;
  try {
    localStorage.setItem(KEY, words.language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Writes the plain words into the elements that name them. */
export function translatePage() {
  document.documentElement.lang = words.language;
  for (const node of document.querySelectorAll("[data-t]")) {
    node.textContent = plain(node.getAttribute("data-t"));
  }
  for (const node of document.querySelectorAll("[data-t-label]")) {
    node.setAttribute("aria-label", plain(node.getAttribute("data-t-label")));
  }
}

/** @param {string | null} key */
function plain(key) {
  const found = words[/** @type {PlainKey} */ (key)];
  if (typeof found !== "string") throw new Error(`no words for "${key}"`);
  return found;
}

function prefersChinese() {
  let kept = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // Storage may be refused altogether.
  }
  const wanted = kept ?? navigator.language;
  return wanted.toLowerCase().startsWith("zh");
}
