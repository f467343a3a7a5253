/** The elements inside an element, and what listens there: made when it comes into a page, gone when it leaves. */

import { type Board, makeBoard } from "../board/board.js";
import type { Intent } from "../board/view.js";
import { Grid } from "../board/grid.js";
import { type GridHost, holdGrid } from "../board/hold.js";
import { adoptStyle } from "../board/sheet.js";
import { holdWheel } from "../board/wheel.js";
import { MEDIA } from "./look.js";
import { CSS } from "./style.js";

export interface ShellHost extends GridHost {
  onIntent(intent: Intent): void;
  /** Whether there is a step in this direction; `isDone`: steps, too. */
  onWheel(by: number, isDone: boolean): boolean;
  /** Colours may have changed. */
  onMedia(): void;
}

/** How long a refusal is shown, in milliseconds. */
const ALERT_TIME = 5000;
/** How long a held key has to rest before what came of it is said. */
const HELD_TIME = 250;

export class Shell {
  readonly board: Board;
  readonly grid = new Grid();
  readonly #frame = make("div", "frame");
  readonly #status = make("div", "status");
  readonly #alert = make("span");
  readonly #stop = new AbortController();
  /** Whether what happens comes of a key that is held down. */
  isHeld = false;
  #sayTimer: ReturnType<typeof setTimeout> | undefined;
  #alertTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(root: ShadowRoot, host: ShellHost) {
    adoptStyle(root, CSS);
    const place = make("div", "board");
    place.setAttribute("part", "board");
    this.#status.setAttribute("part", "status");
    this.#status.setAttribute("role", "status");
    const alert = make("div", "alert");
    alert.setAttribute("part", "alert");
    alert.setAttribute("role", "alert");
    alert.append(this.#alert);
    this.#frame.append(place, this.grid.element, this.#status, alert);
    root.replaceChildren(this.#frame);
    this.board = makeBoard(place, {
      overlay: () => import("../board/overlay.js").then(({ overlay }) => overlay),
      onIntent: (intent) => host.onIntent(intent),
      onFit: (geometry, where) => this.grid.place(geometry, where),
    });
    const { signal } = this.#stop;
    holdGrid(this.grid, this.#frame, host, signal);
    holdWheel(this.#frame, (by, isDone) => host.onWheel(by, isDone));
    for (const query of MEDIA) matchMedia(query).addEventListener("change", () => host.onMedia(), { signal });
  }

  /** Width ÷ height of the element where its container leaves the height to it. */
  set aspect(aspect: number) {
    const text = aspect.toFixed(4);
    if (this.#frame.style.aspectRatio !== text) this.#frame.style.aspectRatio = text;
  }

  /** The language of what is said. */
  set language(language: string) {
    this.#frame.lang = language;
  }

  /** Says something; while a key is held down, only what comes last. */
  say(text: string): void {
    this.#hideAlert();
    clearTimeout(this.#sayTimer);
    if (this.isHeld) this.#sayTimer = setTimeout(() => this.#tell(text), HELD_TIME);
    else this.#tell(text);
  }

  #tell(text: string): void {
    this.#status.textContent = text;
  }

  alert(text: string): void {
    this.#hideAlert();
    this.#alert.textContent = text;
    this.#alertTimer = setTimeout(() => this.#hideAlert(), ALERT_TIME);
  }

  destroy(): void {
    clearTimeout(this.#sayTimer);
    clearTimeout(this.#alertTimer);
    this.#stop.abort();
    this.board.destroy();
    this.#frame.remove();
  }

  #hideAlert(): void {
    clearTimeout(this.#alertTimer);
    if (this.#alert.textContent !== "") this.#alert.textContent = "";
  }
}

function make(tag: string, className = ""): HTMLElement {
  const element = document.createElement(tag);
  if (className !== "") element.className = className;
  return element;
}
