/** What few boards need, and comes when it is asked for: the keys in words, and a field for moves as text. */

import { cellNames } from "../board/cell-labels.js";
import { adoptStyle } from "../board/sheet.js";
import { type Act, ASIDE } from "./aside-words.js";
import type { BelowWork } from "./below.js";
import type { PlayedGame } from "../index.js";
import type { GoBoardElement } from "./go-board.js";
import type { Language } from "./words.js";

/** The keys of a board, or of a record that is gone through. */
export function helpText(language: Language, isRecord: boolean): string {
  return isRecord ? ASIDE[language].helpRecord : ASIDE[language].help;
}

const CSS = `
:host([entry]:not([hidden])){display:flex;flex-direction:column}
:host([entry]) .frame{flex:1 1 auto;min-block-size:0;block-size:auto}
.entry{display:flex;flex:none;gap:8px;margin:10px 0 0;font:400 15px/1.3 var(--go-font,system-ui,sans-serif)}
.entry input,.entry button{min-block-size:44px;border:1px solid color-mix(in srgb,currentColor 45%,transparent);border-radius:8px;
background:transparent;color:inherit;font:inherit;padding:0 14px;min-inline-size:0}
.entry input{flex:1;inline-size:6em}
.entry input::placeholder{color:inherit;opacity:.7}
.entry button{cursor:pointer}
.entry :focus-visible{outline:2px solid var(--go-cursor,#12417a);outline-offset:2px}
`;

/** The fields that there are, and what each works with for now. */
const shown = new WeakMap<ShadowRoot, { form: HTMLFormElement; work: BelowWork }>();

/** Shows the field below the board and brings its words up to date; or takes it away. */
export function showEntry(root: ShadowRoot, board: GoBoardElement<PlayedGame>, work: BelowWork): void {
  const entry = shown.get(root) ?? { form: makeForm(root, board), work };
  const { form } = entry;
  if (!board.entry) {
    form.remove();
    return;
  }
  adoptStyle(root, CSS);
  form.lang = work.words.language;
  entry.work = work;
  shown.set(root, entry);
  if (form.parentNode !== root) root.append(form);
  const { entry: name, hint, play } = ASIDE[work.words.language];
  const [field, button] = [form.children[0] as HTMLInputElement, form.children[1] as HTMLElement];
  field.ariaLabel = name;
  field.placeholder = hint;
  if (button.textContent !== play) button.textContent = play;
}

function makeForm(root: ShadowRoot, board: GoBoardElement<PlayedGame>): HTMLFormElement {
  const form = document.createElement("form");
  form.className = "entry";
  form.setAttribute("part", "entry");
  const field = document.createElement("input");
  Object.assign(field, { autocomplete: "off", spellcheck: false, enterKeyHint: "go" });
  field.setAttribute("autocapitalize", "off");
  form.append(field, document.createElement("button"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    const work = shown.get(root)?.work;
    if (work === undefined || text === "") return;
    const words = ASIDE[work.words.language];
    let refusal = "";
    try {
      if (!carryOut(text, board, work)) refusal = words.unknown(text);
    } catch (error) {
      // The marks can't be accepted, nor play resumed, at any time.
      if ((error as { code?: unknown }).code !== "phase") throw error;
      refusal = words.notNow;
    }
    if (refusal === "") field.value = "";
    else {
      work.shell.alert(refusal);
      field.select();
    }
  });
  return form;
}

/** False for what is not understood. */
function carryOut(
  text: string,
  board: GoBoardElement<PlayedGame>,
  { words, view, coordinates, hands }: BelowWork,
): boolean {
  const said = text.toLowerCase().normalize("NFKC");
  const act = (Object.keys(ASIDE.en.acts) as Act[]).find((one) =>
    [ASIDE.en, ASIDE[words.language]].some(({ acts }) => acts[one].includes(said)),
  );
  if (act !== undefined) {
    if (act === "help") hands.help();
    else board[act]();
    return true;
  }
  const [columns] = view.size;
  for (const naming of [coordinates, "a1"] as const) {
    const place = cellNames(view.size, naming).findIndex((name) => name.toLowerCase() === said);
    if (place < 0) continue;
    board.play([place % columns, Math.floor(place / columns)]);
    return true;
  }
  return false;
}
