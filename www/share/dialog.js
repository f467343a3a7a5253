/** The dialog of sharing: as a link, as a picture, or as a board on another page. It is made anew whenever it opens. */

import { byId, make } from "../dom.js";
import { say } from "../i18n.js";
import { style } from "../lazy.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../lanke/board/index.js").Board} Board */

const dialog = byId("share-dialog", HTMLDialogElement);

/**
 * Each way with its name and what makes its part of the dialog, loaded when it is looked at.
 *
 * @type {Readonly<Record<"link" | "picture" | "embed", { name: "shareLink" | "sharePicture" | "shareEmbed", fill: (session: Session, board: Board) => Promise<HTMLElement> }>>}
 */
const WAYS = {
  link: { name: "shareLink", fill: async (session) => (await import("./link-part.js")).linkPart(session) },
  picture: {
    name: "sharePicture",
    fill: async (session, board) => (await import("../export/part.js")).picturePart(session, board),
  },
  embed: {
    name: "shareEmbed",
    fill: async (session, board) => (await import("../embed/part.js")).embedPart(session, board),
  },
};

/** The way that was looked at last. @type {keyof typeof WAYS} */
let last = "link";

/** @param {Session} session @param {Board} board */
export async function openShare(session, board) {
  // Without its styles it still does what it is for.
  await style(new URL("share.css", import.meta.url)).catch((error) => console.warn(error));
  if (document.querySelector("dialog[open]") !== null) return;
  const words = say();
  const part = make("div", { id: "share-part" });
  /** The part that was asked for last is the one that counts. */
  let asked = 0;
  const show = async (/** @type {keyof typeof WAYS} */ way) => {
    last = way;
    asked += 1;
    const mine = asked;
    let filled;
    try {
      filled = await WAYS[way].fill(session, board);
    } catch (error) {
      filled = make("p", { role: "alert", class: "alert" }, words.shareFailed);
      reportError(error);
    }
    if (mine === asked) part.replaceChildren(filled);
  };
  const choice = make("fieldset", { class: "choice", "aria-label": words.shareWhat });
  for (const way of /** @type {(keyof typeof WAYS)[]} */ (Object.keys(WAYS))) {
    const radio = make("input", { type: "radio", name: "share-way", value: way });
    radio.checked = way === last;
    radio.addEventListener("change", () => show(way));
    choice.append(make("label", {}, radio, make("span", {}, words[WAYS[way].name])));
  }
  const close = make("button", { class: "button quiet apart", type: "button" }, words.close);
  close.addEventListener("click", () => dialog.close());
  const head = make(
    "div",
    { class: "row head" },
    make("h2", { id: "share-title", class: "title" }, words.shareTitle),
    close,
  );
  dialog.replaceChildren(make("div", { class: "stack" }, head, choice, part));
  await show(last);
  // What it holds, a live board among it, goes when it closes.
  dialog.addEventListener("close", () => dialog.replaceChildren(), { once: true });
  if (!dialog.open) dialog.showModal();
}
