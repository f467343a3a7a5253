/** The part of the dialog that gives pictures. */

import { make, setText } from "../dom.js";
import { say } from "../i18n.js";
import { contrastTheme, systemTheme } from "../lanke/board/index.js";
import { saveBlob } from "../share/copying.js";
import { fileName } from "../share/file-name.js";
import { statusText } from "../status.js";
import { pictureOf, pngOf } from "./picture.js";
import { svgOf } from "./svg.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../lanke/board/index.js").Board} Board */

const WIDTHS = ["600", "1200", "2400"];
/** Shown in the dialog. */
const PREVIEW = 600;

/** The width that was chosen last. */
let chosen = "1200";

/** @param {Session} session @param {Board} board */
export async function picturePart(session, board) {
  const words = say();
  // The stone that follows the pointer is no part of the position.
  const view = { ...board.view, ghost: null };
  // Colours that the system gives are known to this page alone.
  const theme = board.theme === systemTheme ? contrastTheme : board.theme;
  const text = { title: nameOf(session), text: statusText(session) };
  const preview = make("img", {
    id: "picture",
    class: "picture",
    alt: words.pictureText({ board: text.title, status: text.text }),
  });
  const small = pictureOf(view, theme, PREVIEW);
  if (small !== null) {
    preview.src = small.toDataURL();
    preview.width = small.width;
    preview.height = small.height;
  }
  const size = make("p", { id: "picture-size", class: "hint" });
  const said = make("p", { id: "picture-said", class: "hint", role: "status" });
  const showSize = () => {
    const height = small === null ? 0 : Math.round((Number(chosen) * small.height) / small.width);
    setText(size, words.pictureSize({ width: Number(chosen), height }));
  };
  const widths = make("fieldset", { class: "choice" }, make("legend", {}, words.pictureWidth));
  for (const width of WIDTHS) {
    const radio = make("input", { type: "radio", name: "picture-width", value: width });
    radio.checked = width === chosen;
    radio.addEventListener("change", () => {
      chosen = width;
      showSize();
    });
    widths.append(make("label", {}, radio, make("span", {}, width)));
  }
  showSize();
  const png = async () => {
    const canvas = pictureOf(view, theme, Number(chosen));
    return canvas === null ? null : pngOf(canvas);
  };
  const button = (/** @type {string} */ id, /** @type {string} */ name, /** @type {() => Promise<string>} */ does) => {
    const node = make("button", { id, class: "button", type: "button" }, name);
    node.addEventListener("click", async () => setText(said, await does()));
    return node;
  };
  const row = make(
    "div",
    { class: "row" },
    button("picture-png", words.pictureSavePng, async () => {
      const blob = await png();
      if (blob === null) return words.pictureFailed;
      saveBlob(blob, fileName(session, "png"));
      return "";
    }),
    button("picture-svg", words.pictureSaveSvg, async () => {
      const blob = new Blob([svgOf(view, theme, text)], { type: "image/svg+xml" });
      saveBlob(blob, fileName(session, "svg"));
      return "";
    }),
    button("picture-copy", words.pictureCopy, async () => {
      try {
        // A promise, so that the browser still counts it as the person's press.
        const picture = png().then((blob) => blob ?? Promise.reject(new Error("no picture")));
        await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
        return words.pictureCopied;
      } catch {
        return words.pictureNotCopied;
      }
    }),
  );
  row.firstElementChild?.classList.add("primary");
  const title = make("h3", { class: "subtitle" }, words.pictureTitle);
  return make("section", { class: "stack" }, title, preview, widths, row, size, said);
}

/** The players, else the board. @param {Session} session */
function nameOf({ game, study, isStudying }) {
  const words = say();
  const { black, white } = study !== null && isStudying ? study.record.info : game.info;
  const [columns, rows] = game.size;
  return black || white
    ? words.playersText({ black: black ?? "?", white: white ?? "?" })
    : words.pictureBoard({ columns, rows });
}
