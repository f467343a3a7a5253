/** What a person's hands do at the board, by pointer, key or wheel, and what the desk is asked for it. */

import type { Ghost, Intent } from "../board/view.js";
import type { Vertex } from "../index.js";
import type { Desk } from "./desk.js";
import type { Send } from "./events.js";
import { type Letter, onKey } from "../board/keys.js";
import type { Shell, ShellHost } from "./shell.js";
import type { Words } from "./words.js";

interface HandsHost {
  readonly send: Send;
  desk(): Desk | null;
  shell(): Shell | null;
  words(): Words;
  name(vertex: Vertex): string;
  isReadonly(): boolean;
  isRecord(): boolean;
  /** Whether letters are keys. */
  hasLetters(): boolean;
  redraw(): void;
}

export class Hands implements ShellHost {
  readonly #host: HandsHost;
  #ghost: Ghost | null = null;
  /** Whether the ghost waits for a second tap. */
  #isAiming = false;

  constructor(host: HandsHost) {
    this.#host = host;
  }

  /** The stone that would be played. */
  get ghost(): Ghost | null {
    return this.#ghost;
  }

  /** Lets go of the stone. */
  open(): void {
    this.#ghost = null;
    this.#isAiming = false;
  }

  choose(vertex: Vertex, chain: boolean): void {
    const grid = this.#host.shell()?.grid;
    grid?.moveTo(vertex);
    // A press moves the focus with it.
    if (grid?.hasFocus) grid.focus({ preventScroll: true });
    this.#host.desk()?.point(vertex, { chain });
  }

  onIntent(intent: Intent): void {
    if (intent.kind === "hover") {
      if (!this.#isAiming) this.#show(intent.vertex, false);
    } else if (intent.kind === "aim") {
      if (intent.vertex === null) this.#cancel();
      else this.#aim(intent.vertex);
    } else if (intent.kind === "point") this.choose(intent.vertex, intent.shift || intent.long);
  }

  onKey(event: KeyboardEvent): void {
    const shell = this.#host.shell();
    if (shell === null) return;
    shell.isHeld = event.repeat;
    const isOurs = onKey(event, {
      grid: shell.grid,
      steps: (shift) => this.#steps && !shift,
      letters: this.#host.hasLetters(),
      choose: (vertex, chain) => this.choose(vertex, chain),
      step: (by) => this.#host.desk()?.step(by),
      vary: (by) => this.#host.desk()?.vary(by),
      cancel: () => this.#cancel(),
      letter: (key) => this.#letter(key, shell),
    });
    shell.isHeld = false;
    if (isOurs) event.preventDefault();
  }

  onWheel(by: number, isDone: boolean): boolean {
    return this.#host.desk()?.step(by, !isDone) ?? false;
  }

  onChoose(vertex: Vertex): void {
    this.choose(vertex, false);
  }

  onFocus(vertex: Vertex, shows: boolean): void {
    if (shows) this.#host.send("go-cursor", { vertex, name: this.#host.name(vertex) });
  }

  onLeave(): void {
    this.#cancel();
  }

  /** Says what the keys do. */
  help(): void {
    import("./aside.js").then(
      ({ helpText }) => this.#host.shell()?.say(helpText(this.#host.words().language, this.#steps)),
      () => {},
    );
  }

  onMedia(): void {
    this.#host.redraw();
  }

  /** Whether arrow keys go through a record. */
  get #steps(): boolean {
    return this.#host.isRecord() && this.#host.isReadonly();
  }

  #show(vertex: Vertex | null, aims: boolean): void {
    const color = vertex === null ? null : (this.#host.desk()?.ghostAt(vertex) ?? null);
    const had = this.#ghost !== null;
    this.#ghost = null;
    if (vertex !== null && color !== null) {
      const ghost = { vertex, color: color === "black" ? 1 : 2 } as const;
      this.#ghost = aims ? { ...ghost, loupe: this.#host.name(vertex) } : { ...ghost, aimed: false };
    }
    this.#isAiming = aims && this.#ghost !== null;
    const board = this.#host.shell()?.board;
    if (board !== undefined && (had || this.#ghost !== null)) board.view = { ...board.view, ghost: this.#ghost };
  }

  /** A first tap: shows where the stone would stand. */
  #aim(vertex: Vertex): void {
    const desk = this.#host.desk();
    if (desk === null) return;
    if (desk.refuses(vertex)) this.#show(null, false);
    else {
      this.#show(vertex, true);
      const color = desk.ghostAt(vertex);
      if (color !== null) this.#host.shell()?.say(this.#host.words().aim(color, this.#host.name(vertex)));
    }
  }

  #cancel(): boolean {
    if (!this.#isAiming) return false;
    this.#show(null, false);
    this.#host.shell()?.say(this.#host.words().aimCancelled);
    return true;
  }

  #letter(key: Letter, shell: Shell): void {
    const desk = this.#host.desk();
    const words = this.#host.words();
    if (key === "p") desk?.pass();
    else if (key === "u") desk?.undo();
    else if (key === "r") desk?.redo();
    else if (key === "h") this.help();
    else {
      const { cursor } = shell.grid;
      import("./record-desk.js").then(
        ({ pointInWords }) => {
          // What lay there may be gone by now.
          if (desk === this.#host.desk()) shell.say(pointInWords(desk, cursor, words, this.#host.name));
        },
        () => {},
      );
    }
  }
}
