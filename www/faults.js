/** What was wrong in a file and was got over: how much, and one by one where and what was done. */

import { byId, make, setText } from "./dom.js";
import { say } from "./i18n.js";

/** @typedef {import("./session.js").Session} Session */

/** So many are listed; nobody reads more. */
const MOST_LISTED = 100;

const fold = byId("faults", HTMLDetailsElement);
const title = byId("faults-title", HTMLElement);
const hint = byId("faults-hint", HTMLElement);
const list = byId("faults-list", HTMLElement);

/** What the list was last made from. @type {readonly unknown[]} */
let listed = [];

/** @param {Session} session */
export function showFaults({ study, isStudying }) {
  const words = say();
  const file = isStudying ? study?.file : undefined;
  if (listed[0] === file && listed[1] === words) return;
  listed = [file, words];
  fold.open = false;
  const all = file?.diagnostics ?? [];
  const more = (file?.moreDiagnostics ?? 0) + Math.max(0, all.length - MOST_LISTED);
  fold.hidden = file === undefined || all.length === 0;
  setText(title, words.faultsCount({ n: all.length + (file?.moreDiagnostics ?? 0) }));
  setText(hint, file === undefined ? "" : words.readAs({ encoding: file.encoding }));
  list.replaceChildren(
    ...all.slice(0, MOST_LISTED).map((fault) => {
      const text = words.fault({ ...fault, message: fault.message.replace(/^line \d+, column \d+: /u, "") });
      const done = words.done[fault.done] ?? "";
      return make("li", {}, text, " ", make("span", { class: "done" }, done));
    }),
    ...(more === 0 ? [] : [make("li", { class: "none" }, words.faultsMore({ n: more }))]),
  );
}
