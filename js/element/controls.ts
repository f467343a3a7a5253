/** The buttons below the board, by what can be done now, and the line with the count. */

import { adoptStyle } from "../board/sheet.js";
import type { PlayedGame } from "../index.js";
import type { BelowWork } from "./below.js";
import { CONTROLS, type Press } from "./controls-words.js";
import { endOf } from "./game-desk.js";
import type { GoBoardElement } from "./go-board.js";
import type { RecordDesk } from "./record-desk.js";
import type { Words } from "./words.js";

// What is said is never longer than two lines, for which there is room from the start: the board keeps its place.
const CSS = `
:host([controls]:not([hidden])){display:flex;flex-direction:column}
:host([controls]) .frame{flex:1 1 auto;min-block-size:0;block-size:auto}
.controls{flex:none;container-type:inline-size;margin:10px 0 0;direction:ltr;font:400 15px/1.3 var(--go-font,system-ui,sans-serif)}
.panel{display:flex;gap:6px 16px;align-items:center}
.presses{display:flex;flex:none;gap:8px;min-block-size:44px}
.presses[hidden]{display:none}
.presses button{box-sizing:border-box;min-block-size:44px;min-inline-size:44px;padding:0 8px;border:1px solid color-mix(in srgb,currentColor 45%,transparent);
border-radius:8px;background:var(--go-button-background,transparent);color:var(--go-button-color,inherit);font:inherit;cursor:pointer;touch-action:manipulation}
.game button{inline-size:8em}
.presses .accept{border-color:currentColor;font-weight:600}
.presses [aria-disabled=true]{opacity:.45;cursor:default}
.presses :focus-visible{outline:2px solid var(--go-cursor,currentColor);outline-offset:2px}
@media(hover:hover){.presses button:hover:not([aria-disabled=true]){border-color:currentColor}}
.presses svg{display:block;inline-size:20px;block-size:20px;margin:auto;fill:currentColor;stroke:currentColor;stroke-width:1.5;stroke-linejoin:round}
.score{flex:1;min-inline-size:0;min-block-size:2.6em;align-content:center;color:var(--go-score-color,inherit);text-wrap:balance}
@container(max-width:33em){.panel{flex-direction:column;align-items:stretch}.game button{flex:1}.score{flex:none}}
@media(forced-colors:active){.presses [aria-disabled=true]{opacity:1;color:GrayText;border-color:GrayText}}
@media print{.presses{display:none}}
`;

/** Steps are pictures, which need no room. */
const PICTURES: Readonly<Partial<Record<Press, string>>> = {
  first: "M5 4v12M15.5 4.5 8.5 10l7 5.5z",
  previous: "M13.5 4.5 6.5 10l7 5.5z",
  next: "m6.5 4.5 7 5.5-7 5.5z",
  last: "M15 4v12M4.5 4.5l7 5.5-7 5.5z",
};

interface Wanted {
  readonly press: Press;
  readonly can: boolean;
}

class Controls {
  readonly element = make("div", "controls");
  readonly #presses = make("div", "presses");
  readonly #score = make("div", "score");
  readonly #board: GoBoardElement<PlayedGame>;
  /** What the buttons do, from the left. */
  #wanted: readonly Wanted[] = [];
  /** What the first click of a row of clicks did. */
  #first: Press | undefined;
  #work: BelowWork;

  constructor(board: GoBoardElement<PlayedGame>, work: BelowWork) {
    this.#board = board;
    this.#work = work;
    const panel = make("div", "panel");
    panel.append(this.#presses, this.#score);
    this.element.append(panel);
    this.element.setAttribute("part", "controls");
    this.element.setAttribute("role", "group");
    this.#score.setAttribute("part", "score");
    this.#presses.addEventListener("keydown", (event) => {
      this.#work.shell.isHeld = event.repeat;
      // A key that is held goes through a record, but never from one stage of a game to the next.
      if (event.repeat && event.key === "Enter" && this.#work.content.recordDesk === null) event.preventDefault();
    });
    this.#presses.addEventListener("keyup", () => {
      this.#work.shell.isHeld = false;
    });
    this.#presses.addEventListener("click", (event) => this.#onClick(event));
  }

  show(work: BelowWork): void {
    this.#work = work;
    const { words, content } = work;
    const names = CONTROLS[words.language];
    this.element.lang = words.language;
    this.element.ariaLabel = names.row;
    const isThere = content.desk !== null;
    // What is on its way, or gone, leaves the room as it is.
    const wanted = isThere ? wantedOf(work, this.#board.readonly) : this.#wanted.map((one) => ({ ...one, can: false }));
    this.#wanted = wanted;
    this.#presses.hidden = isThere && wanted.length === 0;
    this.#presses.classList.toggle("game", content.recordDesk === null);
    while (this.#presses.children.length > wanted.length) this.#presses.lastElementChild?.remove();
    wanted.forEach(({ press, can }, place) => {
      // One that takes another's place keeps the focus.
      const button = this.#presses.children[place] ?? this.#presses.appendChild(makeButton());
      if (button.className !== press) dress(button, press);
      if (PICTURES[press] !== undefined) button.ariaLabel = names[press];
      else if (button.textContent !== names[press]) button.textContent = names[press];
      button.ariaDisabled = String(!can);
    });
    const text = isThere ? scoreOf(work) : "";
    if (this.#score.textContent !== text) this.#score.textContent = text;
  }

  #onClick({ target, detail }: MouseEvent): void {
    const button = (target as Element).closest("button");
    const place = [...this.#presses.children].indexOf(button as Element);
    const press = this.#wanted[place]?.press;
    // What the click before has done, or others have, may not be drawn yet.
    if (press === undefined || wantedOf(this.#work, this.#board.readonly)[place]?.press !== press) return;
    if (detail <= 1) this.#first = press;
    // Two passes may come as a double click, but the third does not do what has come to stand there.
    else if (press !== this.#first) return;
    this.#do(press);
  }

  #do(press: Press): void {
    const board = this.#board;
    if (press === "first") board.step(-Infinity);
    else if (press === "previous") board.step(-1);
    else if (press === "next") board.step(1);
    else if (press === "last") board.step(Infinity);
    else if (press === "agree") {
      const game = this.#work.content.gameDesk?.shown;
      if (game?.stage === "confirming") game.proposeEnd(game.turn);
      if (game?.stage === "offered") game.answerEnd(game.offeredBy === "black" ? "white" : "black", true);
    } else board[press]();
  }
}

const shown = new WeakMap<ShadowRoot, Controls>();

/** Shows the buttons and the count below the board as they are now; or takes them away. */
export function showControls(root: ShadowRoot, board: GoBoardElement<PlayedGame>, work: BelowWork): void {
  const controls = shown.get(root) ?? new Controls(board, work);
  shown.set(root, controls);
  const { element } = controls;
  if (!board.controls) {
    element.remove();
    return;
  }
  adoptStyle(root, CSS);
  if (element.parentNode !== root) root.querySelector(".frame")?.after(element);
  controls.show(work);
}

/** Passing and resuming share a place, as do taking back and accepting: no press too many accepts anything. */
function wantedOf({ content }: BelowWork, isReadonly: boolean): Wanted[] {
  const { gameDesk, recordDesk } = content;
  if (recordDesk !== null) return recordWanted(recordDesk, isReadonly);
  if (gameDesk === null || isReadonly) return [];
  const { shown: game } = gameDesk;
  if (game.phase === "marking") {
    return [
      { press: "resume", can: true },
      { press: "accept", can: true },
    ];
  }
  const pass: Wanted = { press: "pass", can: game.phase === "play" && game.check("pass") === null };
  // Under some rules passes only ask whether play is to end.
  if (game.stage === "confirming" || game.stage === "offered") return [pass, { press: "agree", can: true }];
  return [pass, { press: "undo", can: game.moveNumber > 0 }];
}

function recordWanted(desk: RecordDesk, isReadonly: boolean): Wanted[] {
  const [back, on] = [desk.step(-1, true), desk.step(1, true)];
  return [
    { press: "first", can: back },
    { press: "previous", can: back },
    { press: "next", can: on },
    { press: "last", can: on },
    ...(isReadonly ? [] : [{ press: "pass" as const, can: desk.shown.trouble === null }]),
  ];
}

/** The count with the marks in force, or how the game ended; nothing while it is played. */
function scoreOf({ words, content: { gameDesk, recordDesk } }: BelowWork): string {
  if (recordDesk !== null) return resultOf(recordDesk, words);
  const game = gameDesk?.shown;
  if (game === undefined || game.phase === "play") return "";
  const { outcome } = game;
  if (outcome === null) return words.asMarked(words.result(endOf(game.score())));
  const { points, zi } = outcome.kind === "count" ? endOf(game.score()) : { points: null, zi: null };
  return words.result({ ...outcome, points, zi });
}

/** What a record says of its result, at the end of its main line. */
function resultOf({ shown: record, node }: RecordDesk, words: Words): string {
  if (record.trouble !== null || record.main.at(-1) !== node) return "";
  const { result } = record.recorded;
  if (result === null || result.winner === null) return "";
  const { winner, by, margin: points } = result;
  if (winner === "draw" || winner === "none") {
    return words.result({ kind: winner === "draw" ? "draw" : "no-result", winner: null, points: null, zi: null });
  }
  return words.result({ kind: by === "points" ? "count" : by, winner, points, zi: null });
}

function makeButton(): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("part", "button");
  return button;
}

function dress(button: Element, press: Press): void {
  const path = PICTURES[press];
  button.className = press;
  button.ariaLabel = null;
  button.replaceChildren();
  if (path === undefined) return;
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const line = document.createElementNS(picture.namespaceURI, "path");
  picture.setAttribute("viewBox", "0 0 20 20");
  picture.ariaHidden = "true";
  line.setAttribute("d", path);
  picture.append(line);
  button.append(picture);
}

function make(tag: string, className: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
