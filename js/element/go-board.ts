/** The element itself: attributes and properties in, events out, a desk in between. */

import { cellLabels, named } from "../board/cell-labels.js";
import { pointName } from "../board/labels.js";
import type { Coordinates, View } from "../board/view.js";
import type { Color, Game, GameRecord, NodeId, PlayedGame, Vertex } from "../index.js";
import { ATTRIBUTES, CONFIRM, COORDINATES, blankOf, languageOf, oneOf, partOf, STARTS, turnOf } from "./attributes.js";
import { Content } from "./content.js";
import type { DeskHost, Scene } from "./desk.js";
import { bringBelow } from "./below.js";
import { type GoBoardEventMap, type Send, senderOf } from "./events.js";
import { Hands } from "./hands.js";
import { Look, THEMES } from "./look.js";
import { type PropertyNames, reflect, takeEarly } from "./reflect.js";
import { Shell } from "./shell.js";
import { type Words, wordsNow } from "./words.js";
import { en } from "./words-en.js";

/** Nothing at all where there is no page: importing does no harm on a server. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** What a page draws over the board; all as in a view of `lanke/board`. */
export type Overlay = Pick<View, "heat" | "marks" | "links">;

/** The properties that are attributes of the same name. */
export interface GoBoardElement<Given extends PlayedGame = Game> extends PropertyNames {
  addEventListener<Name extends keyof GoBoardEventMap>(
    type: Name,
    listener: (this: GoBoardElement<Given>, event: GoBoardEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/**
 * `<go-board>`: a board to play on, or a record to go through. See the guide for attributes, events, parts and custom
 * properties; they are in `custom-elements.json` too. `Given` is what the page sets as `game`: one of `lanke`, or of `lanke/play`.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the interface names what `reflect` defines.
export class GoBoardElement<Given extends PlayedGame = Game> extends Base {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;

  readonly #send: Send;
  readonly #content: Content;
  readonly #look = new Look();
  #shell: Shell | null = null;
  #words: Words = en;
  readonly #hands: Hands;
  #overlay: Overlay | null = null;
  #isDue = false;
  /** The text that the property `record` was set to. */
  #text: string | null = null;
  #scene: Scene | null = null;

  constructor() {
    super();
    this.attachShadow({ mode: "open", delegatesFocus: true });
    this.#send = senderOf(this);
    const element = this;
    const desk: DeskHost = {
      send: this.#send,
      get words() {
        return element.#words;
      },
      get isReadonly() {
        return element.readonly;
      },
      get numbers() {
        const wish = element.getAttribute("numbers")?.trim();
        return wish === "all" ? Infinity : Number(wish) || 0;
      },
      name: (vertex) => this.#name(vertex),
      say: (text) => this.#shell?.say(text),
      alert: (text) => this.#shell?.alert(text),
      changed: () => {
        this.#hands.open();
        this.#drawSoon();
      },
    };
    this.#content = new Content({
      desk,
      read: (name) => this.getAttribute(name),
      onDesk: () => {
        this.#scene = null;
        this.#drawSoon();
      },
      fail: (code, message, says) => {
        if (says) this.#shell?.alert(this.#words.unreadable);
        this.#send("go-error", { code, message });
      },
    });
    this.#hands = new Hands({
      send: this.#send,
      desk: () => this.#content.desk,
      shell: () => this.#shell,
      words: () => this.#words,
      name: desk.name,
      isReadonly: () => this.readonly,
      isRecord: () => this.#content.recordDesk !== null,
      hasLetters: () => this.getAttribute("shortcuts")?.trim() !== "off",
      redraw: () => this.#drawSoon(),
    });
  }

  connectedCallback(): void {
    takeEarly(this);
    const root = this.shadowRoot;
    if (this.#shell === null && root !== null) this.#shell = new Shell(root, this.#hands);
    this.#content.open();
    this.#draw();
  }

  disconnectedCallback(): void {
    // An element that is only moved is back by then.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#shell?.destroy();
      this.#shell = null;
      this.#hands.open();
      this.#content.close();
    });
  }

  /** In another document the parts are made anew. */
  adoptedCallback(): void {
    this.#shell?.destroy();
    this.#shell = null;
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    const isStart = STARTS.includes(name) && !this.getAttribute("record")?.trim();
    // The attribute is only taken away from under what the page has set.
    const isNew = name === "record" && after?.trim();
    if (isNew || ((isStart || name === "record") && !this.#content.isGiven)) this.#content.reset();
    // What was aimed at may be another point by now.
    this.#hands.open();
    this.#drawSoon();
  }

  /** The game that is played, or null. Set, it stays yours. Throws a GoError `"argument"` for what is none, `"disposed"`. */
  get game(): Given | Game | null {
    return this.#content.game as Given | Game | null;
  }

  set game(game: Given | Game | null) {
    this.#content.give(game, "game");
  }

  /** The record that is shown. Set, it stays yours; a text is taken as the attribute. Throws as {@link game}. */
  get record(): GameRecord | null {
    return this.#content.record;
  }

  set record(record: GameRecord | string | null) {
    if (typeof record === "string") {
      this.#text = record;
      this.setAttribute("record", record);
      return;
    }
    this.#content.give(record, "record");
    if (this.#text === this.getAttribute("record")) this.removeAttribute("record");
    this.#text = null;
  }

  /** The node of the record that is shown; null without one. */
  get node(): NodeId | null {
    return this.#content.desk?.node ?? null;
  }

  set node(node: NodeId | null) {
    if (node !== null) this.#content.whenRecord((desk) => desk.goTo(node));
  }

  /** What the page draws over the board: whose points may become whose, marks, arrows and lines. */
  get overlay(): Overlay | null {
    return this.#overlay;
  }

  set overlay(overlay: Overlay | null) {
    this.#overlay = overlay;
    this.#drawSoon();
  }

  /** Plays at a point as a person at the board would: refused moves are told, `go-before-move` is asked. */
  play(at: Vertex): void {
    this.#content.open();
    this.#hands.choose(at, false);
  }

  /** Passes for the side to move. */
  pass(): void {
    this.#content.open();
    this.#content.desk?.pass();
  }

  /** Takes back the latest move, or goes back in the record. */
  undo(): void {
    this.#content.desk?.undo();
  }

  /** Plays again what was taken back, or goes on in the record. */
  redo(): void {
    this.#content.desk?.redo();
  }

  /** Goes so many moves through the record, ±Infinity to either end; false if it is there already. */
  step(by: number): boolean {
    return this.#content.whenDesk((desk) => desk.step(by));
  }

  /** Goes to the next variation beside this node (1), or the one before (-1); false if there is none. */
  vary(by: number): boolean {
    return this.#content.desk?.vary(by) ?? false;
  }

  /** Accepts the marks for one side, or for both; then the game is over. Throws a GoError `"phase"` while play goes on. */
  accept(by?: Color): void {
    this.#content.gameDesk?.accept(by);
  }

  /** Goes on playing after play has stopped. Throws as {@link accept}. */
  resume(): void {
    this.#content.gameDesk?.shown.resume();
  }

  /** Draws again, as after a change of custom properties. */
  redraw(): void {
    this.#drawSoon();
  }

  override focus(options?: FocusOptions): void {
    if (this.#shell === null) super.focus(options);
    else this.#shell.grid.focus(options);
  }

  #drawSoon(): void {
    if (this.#isDue || !this.isConnected) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (!this.isConnected) return;
      this.#content.open();
      this.#draw();
    });
  }

  #draw(): void {
    const shell = this.#shell;
    if (shell === null) return;
    this.#words = wordsNow(languageOf(this), () => this.#drawSoon()) ?? en;
    shell.language = this.#words.language;
    const content = this.#content;
    // What was there last is still seen when it is gone.
    const scene: Scene =
      content.desk?.scene() ?? (content.hasFailed ? this.#scene : null) ?? blankOf((name) => this.getAttribute(name));
    this.#scene = scene;
    const { heat = null, marks = [], links = [] } = this.#overlay ?? {};
    const turn = turnOf(this.getAttribute("orientation"));
    const view: View = {
      ...scene,
      heat,
      marks: [...(scene.marks ?? []), ...marks],
      links: [...(scene.links ?? []), ...links],
      coordinates: this.#coordinates,
      part: partOf(this.getAttribute("view"), scene.size),
      turn,
      // Marking needs no second tap, since one more takes it back; nor does what can only be looked at.
      confirm: this.readonly || scene.isMarking ? "never" : oneOf(this.getAttribute("confirm"), CONFIRM),
      ghost: this.#hands.ghost,
    };
    shell.board.theme = this.#look.of(this, oneOf(this.getAttribute("theme"), THEMES));
    shell.board.view = view;
    shell.aspect = shell.board.aspect;
    shell.grid.fit(scene.size, turn, shell.board.geometry?.from, shell.board.geometry?.shown);
    shell.grid.label(cellLabels(view, this.#words, this.#named));
    bringBelow(this, { words: this.#words, view, coordinates: this.#named, content, hands: this.#hands, shell });
    shell.grid.describe(this.getAttribute("aria-label") ?? this.#words.board(...scene.size), this.readonly);
  }

  get #coordinates(): Coordinates {
    return oneOf(this.getAttribute("coordinates"), COORDINATES);
  }

  /** The coordinates that points are called by: there are some even where none are drawn. */
  get #named(): Coordinates {
    return named(this.#coordinates);
  }

  #name(vertex: Vertex): string {
    const size = this.#shell?.board.view.size ?? [19, 19];
    return pointName(this.#named, size, vertex);
  }
}

reflect(GoBoardElement.prototype);
