/** All keys and gestures of the page. */

import { make } from "../dom.js";
import { say } from "../i18n.js";
import { style } from "../lazy.js";
import { settings } from "../settings/settings.js";

/** @typedef {typeof import("../words/en/help.js").help} Words */

/** Its words in each language, loaded with it; where a language has none as yet, the English ones. @type {Readonly<Record<string, () => Promise<{ help: Words }>>>} */
const WORDS = {
  en: () => import("../words/en/help.js"),
  "zh-Hans": () => import("../words/zh-Hans/help.js"),
};
const ENGLISH = () => import("../words/en/help.js");

/** @type {HTMLDialogElement | null} */
let dialog = null;

/** Opens it, in the language in force. */
export async function openHelp() {
  const { language } = say();
  const [{ help }] = await Promise.all([(WORDS[language] ?? ENGLISH)(), style(new URL("help.css", import.meta.url))]);
  if (dialog === null) {
    dialog = make("dialog", { id: "help-dialog", class: "dialog broad", "aria-labelledby": "help-title" });
    document.body.append(dialog);
  }
  if (dialog.open) return;
  dialog.lang = language in WORDS ? language : "en";
  fill(dialog, help);
  dialog.showModal();
  dialog.scrollTo(0, 0);
}

/** @param {HTMLDialogElement} node @param {Words} words */
function fill(node, words) {
  const close = make("button", { class: "button quiet apart", type: "button" }, words.close);
  close.addEventListener("click", () => node.close());
  node.replaceChildren(
    make(
      "div",
      { class: "stack help" },
      make("div", { class: "row head" }, make("h2", { id: "help-title", class: "title" }, words.title), close),
      ...words.groups.map(({ title, note, rows }, at) =>
        make(
          "section",
          { "aria-labelledby": `help-${at}` },
          make("h3", { id: `help-${at}`, class: "subtitle" }, title),
          ...(note === "" ? [] : [make("p", { class: "hint" }, note)]),
          make("dl", { class: "keys" }, ...rows.flatMap(([keys, text]) => rowOf(keys, text))),
        ),
      ),
      ...(settings().letters ? [] : [make("p", { class: "hint" }, words.lettersOff)]),
    ),
  );
}

/** Each key in a frame of its own; what is no key as it is. @param {string} keys @param {string} text */
function rowOf(keys, text) {
  const parts = keys.split(/(\[[^\]]+\])/u).map((part) => {
    const key = /^\[(.+)\]$/u.exec(part)?.[1];
    return key === undefined ? part : make("kbd", {}, key);
  });
  return [make("dt", {}, ...parts), make("dd", {}, text)];
}
