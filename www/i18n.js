/** The languages of the page: which one is in force, and putting its words into the page. */

/** @typedef {import("./words/en/index.js").Words} Words */
/** @typedef {{ [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words]} PlainKey */
/** @typedef {keyof typeof CATALOGUES} Language */

const KEY = "lanke.language";

/** Each language's words are a module of their own: nobody loads those of another. */
const CATALOGUES = {
  en: {
    first: async () => (await import("./words/en/index.js")).words,
    rest: async () => (await import("./words/en/rest.js")).rest,
  },
  "zh-Hans": {
    first: async () => (await import("./words/zh-Hans/index.js")).words,
    rest: async () => (await import("./words/zh-Hans/rest.js")).rest,
  },
  "zh-Hant": {
    first: async () => (await import("./words/zh-Hant/index.js")).words,
    rest: async () => (await import("./words/zh-Hant/rest.js")).rest,
  },
  ja: {
    first: async () => (await import("./words/ja/index.js")).words,
    rest: async () => (await import("./words/ja/rest.js")).rest,
  },
  ko: {
    first: async () => (await import("./words/ko/index.js")).words,
    rest: async () => (await import("./words/ko/rest.js")).rest,
  },
};

/** What each language calls itself. @type {Readonly<Record<Language, string>>} */
export const LANGUAGES = {
  en: "English",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
  ja: "日本語",
  ko: "한국어",
};

/** @type {Words | null} */
let words = null;
/** The words that come later are there, or are to be there with the first of another language. */
let isWhole = false;
/** @type {Language} */
let language = "en";

/** The words in force. */
export function say() {
  if (words === null) throw new Error("no language is loaded yet");
  return words;
}

/** The language that the person has chosen before, else the first of the browser's that the page speaks. */
export function preferredLanguage() {
  let kept = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // Storage may be refused altogether.
  }
  for (const tag of [kept ?? "", ...navigator.languages]) {
    const found = languageOf(tag);
    if (found !== null) return found;
  }
  return "en";
}

/** How often a language was wanted. */
let turns = 0;

/**
 * Brings a language into force; where its words can't be loaded the one before stays, and this rejects.
 *
 * @param {Language} wanted
 * @returns {Promise<boolean>} whether it is in force; not, where another one has been wanted since
 */
export async function useLanguage(wanted) {
  const { first, rest } = CATALOGUES[wanted];
  const turn = ++turns;
  const both = await Promise.all([first(), isWhole ? rest() : null]);
  if (turn !== turns) return false;
  // The rest is there before anything asks for it: `later.js` waits for it.
  words = /** @type {Words} */ ({ ...both[0], ...both[1] });
  language = wanted;
  return true;
}

/** Loads the words that the first screen has no use for. */
export async function useAllWords() {
  isWhole = true;
  await useLanguage(language);
}

/** Remembers the language in force, as long as the browser lets the page. */
export function keepLanguage() {
  try {
    localStorage.setItem(KEY, say().language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Writes the plain words into the elements that name them. */
export function translatePage() {
  const { language, brand, brandLanguage } = say();
  document.documentElement.lang = language;
  document.title = `${brand} lanke`;
  for (const node of document.querySelectorAll("[data-brand]")) {
    node.textContent = brand;
    node.setAttribute("lang", brandLanguage);
  }
  for (const node of document.querySelectorAll("[data-t]")) {
    node.textContent = plain(node.getAttribute("data-t"));
  }
  for (const node of document.querySelectorAll("[data-t-label]")) {
    node.setAttribute("aria-label", plain(node.getAttribute("data-t-label")));
  }
  for (const node of document.querySelectorAll("[data-t-hint]")) {
    node.setAttribute("placeholder", plain(node.getAttribute("data-t-hint")));
  }
}

/** @param {string | null} key */
function plain(key) {
  const found = say()[/** @type {PlainKey} */ (key)];
  if (found === undefined && !isWhole) return "";
  if (typeof found !== "string") throw new Error(`no words for "${key}"`);
  return found;
}

/**
 * The language of the page that a tag means: "zh-TW", "en-GB".
 *
 * @param {string} tag
 * @returns {Language | null}
 */
function languageOf(tag) {
  const [first = "", ...rest] = tag.toLowerCase().split("-");
  if (first === "zh") {
    const isTraditional = rest.some((part) => ["hant", "tw", "hk", "mo"].includes(part)) && !rest.includes("hans");
    return isTraditional ? "zh-Hant" : "zh-Hans";
  }
  return first in CATALOGUES ? /** @type {Language} */ (first) : null;
}
