/** The part of the dialog that makes a board for another page, with the board itself to look at. */

import { make, setText } from "../dom.js";
import { LANGUAGES, say } from "../i18n.js";
import { copyField, saveBlob } from "../share/copying.js";
import { fileName } from "../share/file-name.js";
import { emptyHere, recordHere } from "./content.js";
import { choose, write } from "./fields.js";
import { dress, snippetOf } from "./snippet.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../lanke/board/index.js").Board} Board */

const WIDTHS = ["20rem", "28rem", "36rem", "48rem"];
const THEMES = /** @type {const} */ (["auto", "wood", "flat", "dark", "high-contrast", "print"]);
const NAMES = /** @type {const} */ (["a1", "numeric", "cjk", "none"]);
const CONFIRMS = /** @type {const} */ (["auto", "always", "never"]);
const LATEST = [1, 5, 10, 50];
/** Two corners of a board. */
const VIEW = /^[a-z]{1,2}\d{1,2}[\s,]+[a-z]{1,2}\d{1,2}$/iu;
/** From here on a file is the better place. */
const LONG = 8000;

/** What was chosen last. */
const last = { what: "record", width: "", theme: "auto", language: "", confirm: "auto", numbers: "", isFile: false };
let source = "";

/** @param {Session} session @param {Board} board */
export async function embedPart(session, board) {
  const words = say();
  // The board that is looked at comes from the very file that the snippet names.
  const element = new URL("../lanke/element.js", import.meta.url).href;
  await import(element);
  source ||= element;
  const { sgf, move } = await recordHere(session);
  const empty = emptyHere(session);
  const file = fileName(session, "sgf");

  const what = choose(
    "embed-what",
    words.embedWhat,
    [
      ["record", words.embedRecord],
      ["play", words.embedPlay],
      ["empty", words.embedEmpty],
    ],
    last.what,
  );
  const width = choose(
    "embed-width",
    words.embedWidth,
    [["", words.embedFull], ...WIDTHS.map((one) => /** @type {const} */ ([one, one]))],
    last.width,
  );
  const { coordinates = "a1" } = board.view;
  const names = choose(
    "embed-coordinates",
    words.embedCoordinates,
    NAMES.map((one) => [one, words.embedNames[one]]),
    typeof coordinates === "string" ? coordinates : "a1",
  );
  const theme = choose(
    "embed-theme",
    words.embedTheme,
    THEMES.map((one) => [one, words.embedThemes[one]]),
    last.theme,
  );
  const language = choose(
    "embed-language",
    words.embedLanguage,
    [["", words.embedPage], ...Object.entries(LANGUAGES)],
    last.language,
  );
  const confirm = choose(
    "embed-confirm",
    words.embedConfirm,
    CONFIRMS.map((one) => [one, words.embedConfirms[one]]),
    last.confirm,
  );
  const numbers = choose(
    "embed-numbers",
    words.embedNumbers,
    [
      ["", words.embedNone],
      ...LATEST.map((n) => /** @type {const} */ ([String(n), words.embedLatest({ n })])),
      ["all", words.embedAll],
    ],
    last.numbers,
  );
  const begins = write("embed-move", words.embedMove, String(move), { type: "number", min: "0", inputmode: "numeric" });
  const view = write("embed-view", words.embedView, "", { placeholder: "K1 T10", maxlength: "9" });
  const address = write("embed-source", words.embedSource, source, { type: "url" });
  const isFile = make("input", { id: "embed-file", type: "checkbox" });
  isFile.checked = last.isFile;

  const preview = make("div", { class: "embed-preview" });
  const shown = document.createElement("go-board");
  preview.append(shown);
  const code = make("textarea", { id: "embed-code", rows: "5", readonly: "", "aria-label": words.embedCode });
  code.addEventListener("focus", () => code.select());
  const said = make("p", { id: "embed-said", class: "hint", role: "status" });
  const size = make("p", { id: "embed-size", class: "hint" });
  const wrong = make("p", { id: "embed-alert", class: "alert", role: "alert" });
  const copy = make("button", { id: "embed-copy", class: "button primary", type: "button" }, words.embedCopy);
  copy.addEventListener("click", async () => setText(said, await copyField(code, words.embedCopied)));
  const save = make("button", { id: "embed-save", class: "button", type: "button" }, words.embedSaveFile);
  save.addEventListener("click", () => saveBlob(new Blob([sgf], { type: "application/x-go-sgf" }), file));

  const form = make(
    "div",
    { class: "embed-grid" },
    ...[what, width, names, theme, language, numbers].map(({ node }) => node),
    begins.node,
    view.node,
    confirm.node,
  );
  const asFile = make("label", { class: "check" }, isFile, make("span", {}, words.embedFile));

  const show = () => {
    const isEmpty = what.list.value === "empty";
    const isView = VIEW.test(view.field.value.trim());
    const begin = begins.field.valueAsNumber;
    Object.assign(last, {
      what: what.list.value,
      width: width.list.value,
      theme: theme.list.value,
      language: language.list.value,
      confirm: confirm.list.value,
      numbers: numbers.list.value,
      isFile: isFile.checked,
    });
    source = address.field.value.trim() || source;
    begins.node.hidden = isEmpty;
    numbers.node.hidden = isEmpty;
    asFile.hidden = isEmpty;
    save.hidden = isEmpty || !isFile.checked;
    const wanted = {
      source,
      width: last.width === "" ? null : last.width,
      attributes: {
        ...(isEmpty ? empty : { size: null, rules: null, komi: null }),
        readonly: last.what === "record" ? "" : null,
        controls: last.what === "record" ? null : "",
        move: isEmpty || !Number.isInteger(begin) || begin <= 0 ? null : String(begin),
        numbers: isEmpty || last.numbers === "" ? null : last.numbers,
        view: isView
          ? view.field.value
              .trim()
              .replace(/[\s,]+/u, " ")
              .toUpperCase()
          : null,
        coordinates: names.list.value === "a1" ? null : names.list.value,
        theme: last.theme === "wood" ? null : last.theme,
        confirm: last.confirm === "auto" ? null : last.confirm,
        lang: last.language === "" ? null : last.language,
        record: isEmpty ? null : sgf,
      },
    };
    // The file is not there yet: the board that is looked at has the text.
    dress(shown, wanted);
    const { record, ...rest } = wanted.attributes;
    const written = { ...rest, record: record !== null && last.isFile ? file : record };
    code.value = snippetOf({ ...wanted, attributes: written });
    const hints = [
      words.embedSize({ n: code.value.length }),
      code.value.length > LONG ? words.embedLong : "",
      isEmpty && empty.rules === null ? words.embedRules : "",
    ];
    setText(size, hints.filter(Boolean).join(words.space));
    setText(wrong, view.field.value.trim() === "" || isView ? "" : words.embedBadView);
    setText(said, "");
  };
  for (const node of [form, asFile, address.node]) node.addEventListener("input", show);
  show();
  return make(
    "section",
    { class: "stack" },
    make("h3", { class: "subtitle" }, words.embedTitle),
    make("p", { class: "hint" }, words.embedHint),
    preview,
    form,
    wrong,
    asFile,
    make("div", { class: "field" }, code),
    make("div", { class: "row" }, copy, save),
    size,
    said,
    address.node,
    make("p", { class: "hint" }, words.embedWhere),
  );
}
