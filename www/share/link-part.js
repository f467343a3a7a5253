/** The part of the dialog that gives the link. */

import { make, setText } from "../dom.js";
import { say } from "../i18n.js";
import { GoError } from "../lanke/play/slim.js";
import { copyField } from "./copying.js";
import { linkTo } from "./link.js";
import { sharedGame } from "./shared-game.js";

/** @typedef {import("../session.js").Session} Session */

/** Longer ones are cut by some programs. */
const LONG = 2000;

/** @param {Session} session */
export async function linkPart(session) {
  const words = say();
  const part = make("section", { class: "stack" }, make("h3", { class: "subtitle" }, words.linkTitle));
  const { game, losses } = sharedGame(session);
  let link;
  try {
    link = await linkTo(game, location.href);
  } catch (error) {
    if (!(error instanceof GoError)) throw error;
    part.append(make("p", { role: "alert", class: "alert" }, words.linkTooLong));
    return part;
  }
  const field = make("textarea", { id: "link-text", rows: "4", readonly: "", "aria-label": words.linkTitle });
  field.value = link;
  field.addEventListener("focus", () => field.select());
  const said = make("p", { id: "link-said", class: "hint", role: "status" });
  const copy = make("button", { id: "link-copy", class: "button primary", type: "button" }, words.linkCopy);
  copy.addEventListener("click", async () => setText(said, await copyField(field, words.linkCopied)));
  const row = make("div", { class: "row" }, copy);
  if (typeof navigator.share === "function") {
    const send = make("button", { id: "link-send", class: "button", type: "button" }, words.linkSend);
    send.addEventListener("click", async () => {
      try {
        await navigator.share({ url: link, title: document.title });
      } catch (error) {
        // Whoever takes it back has not failed.
        if (error instanceof DOMException && error.name === "AbortError") return;
        setText(said, await copyField(field, words.linkCopied));
      }
    });
    row.append(send);
  }
  const length = [words.linkLength({ n: link.length }), link.length > LONG ? words.linkLong : ""];
  part.append(
    make("p", { class: "hint" }, words.linkHint),
    make("div", { class: "field" }, field),
    row,
    make("p", { id: "link-length", class: "hint" }, length.filter(Boolean).join(words.space)),
  );
  if (losses.length > 0) {
    const list = losses.map((loss) => make("li", {}, words.linkLosses[loss]));
    part.append(make("ul", { id: "link-losses", class: "plain-list" }, ...list));
  }
  part.append(said);
  return part;
}
