/** A record on the desk: goes through its lines, and adds to them where it may. */

import {
  type Color,
  formatGtp,
  type Game,
  type GameRecord,
  type Illegal,
  type NodeId,
  type PlayedGame,
  type Vertex,
} from "../index.js";
import { type Desk, type DeskHost, reasonOf, type Scene } from "./desk.js";
import type { KeptRecord } from "./record-parts.js";
import { capturedAt, inherits, sceneOf } from "./record-scene.js";

export { fetchRecord, pointInWords } from "./record-parts.js";
export { numberMarks } from "./record-scene.js";

export class RecordDesk implements Desk {
  readonly shown: GameRecord;
  readonly #host: DeskHost;
  /** Whether any node says what is dim or in view: that holds for the nodes below, and has to be looked for. */
  #inherits: boolean;
  #node: NodeId;
  /** From the first node to this one, as it was seen last. */
  #way: readonly NodeId[];
  /** What tells that the record was edited since, by whoever else holds it. */
  #edits: number;
  /** The child that was last gone back from, by its parent: going on leads there again. */
  readonly #ahead = new Map<NodeId, NodeId>();

  constructor(record: GameRecord, host: DeskHost) {
    this.shown = record;
    this.#host = host;
    this.#node = record.root;
    this.#way = [record.root];
    this.#inherits = inherits(record);
    this.#edits = record.revision;
  }

  leave(): void {}

  get node(): NodeId {
    return this.#node;
  }

  get way(): readonly NodeId[] {
    return this.#way;
  }

  /**
   * Looks what others have done to the record: what has changed is drawn again, and where the node that was shown is gone,
   * the nearest one above is shown.
   */
  look(): void {
    const { shown: record } = this;
    const edits = record.revision;
    const isThere = record.has(this.#node);
    if (isThere && edits === this.#edits) return;
    this.#edits = edits;
    this.#inherits = inherits(record);
    if (isThere) {
      this.#way = record.path(this.#node);
      this.#host.changed();
    } else this.goNear(this.#way);
  }

  /** Shows the last node of a way that the record still has. */
  goNear(way: readonly NodeId[]): void {
    const { shown: record } = this;
    this.goTo([...way].reverse().find((node) => record.has(node)) ?? record.root);
  }

  /** Shows a node. */
  goTo(node: NodeId): void {
    if (node === this.#node) return;
    const { shown: record } = this;
    const path = record.path(node);
    path.forEach((at, place) => {
      const next = path[place + 1];
      if (next !== undefined) this.#ahead.set(at, next);
    });
    this.#node = node;
    this.#way = path;
    this.#edits = record.revision;
    const { comment } = record.notes(node);
    const isSound = record.trouble === null;
    const moveNumber = isSound ? record.position(node).moveNumber : 0;
    // Whoever hears of it may edit the record, or dispose of it.
    const text = isSound ? this.#inWords(comment) : "";
    this.#host.changed();
    this.#host.send("go-node", { node, moveNumber, comment });
    if (text !== "") this.#host.say(text);
  }

  /** The node after so many moves on the line that is shown; the last one if there are fewer. */
  nodeAfter(moves: number): NodeId {
    const line = [...this.shown.path(this.#node), ...this.#lineAhead()];
    let count = 0;
    for (const node of line) {
      if (this.shown.move(node) !== null) count += 1;
      if (count === moves) return node;
    }
    return moves <= 0 ? this.shown.root : (line[line.length - 1] ?? this.shown.root);
  }

  /** Goes to where the attribute `move` says that the record is opened. */
  openAt(text: string | null): void {
    const move = text?.trim();
    const wanted = move === "end" ? Infinity : Number(move || Number.NaN);
    if (!Number.isNaN(wanted)) this.goTo(this.nodeAfter(wanted));
  }

  /** What is kept of the record while nobody sees it. */
  keep(): KeptRecord {
    const { shown: record } = this;
    const path = record.path(this.#node);
    const way = path.slice(1).map((child, place) => record.children(path[place] ?? record.root).indexOf(child));
    return { sgf: record.toSgf(), way };
  }

  /** Goes to the node that was kept. */
  follow(way: readonly number[]): void {
    let node = this.shown.root;
    for (const place of way) node = this.shown.children(node)[place] ?? node;
    this.goTo(node);
  }

  scene(): Scene {
    return sceneOf(this.shown, this.#node, { numbers: this.#host.numbers, inherits: this.#inherits });
  }

  ghostAt(vertex: Vertex): Color | null {
    if (this.#host.isReadonly || this.shown.trouble !== null) return null;
    return this.#check(vertex) === null ? this.shown.position(this.#node).turn : null;
  }

  refuses(vertex: Vertex): boolean {
    if (this.#host.isReadonly || this.shown.trouble !== null) return true;
    return this.#isRefused(this.#check(vertex));
  }

  point(vertex: Vertex): void {
    this.#play(vertex);
  }

  pass(): void {
    this.#play(null);
  }

  undo(): void {
    if (!this.step(-1)) this.#host.say(this.#host.words.nothingToUndo);
  }

  redo(): void {
    if (!this.step(1)) this.#host.say(this.#host.words.nothingToRedo);
  }

  step(by: number, asks = false): boolean {
    const { shown: record } = this;
    if (record.trouble !== null) return false;
    if (by < 0) {
      const path = record.path(this.#node);
      const to = path[Math.max(0, path.length - 1 + by)];
      if (to === undefined || to === this.#node) return false;
      if (asks) return true;
      this.#ahead.set(to, path[path.indexOf(to) + 1] ?? to);
      this.goTo(to);
      return true;
    }
    const line = this.#lineAhead();
    const to = line[Math.min(by, line.length) - 1];
    if (to === undefined) return false;
    if (!asks) this.goTo(to);
    return true;
  }

  vary(by: number): boolean {
    const parent = this.shown.parent(this.#node);
    const siblings = parent === null ? [] : this.shown.children(parent);
    const to = siblings[siblings.indexOf(this.#node) + by];
    if (to === undefined) return false;
    this.goTo(to);
    return true;
  }

  asks<T>(question: (game: PlayedGame) => T): T | null {
    return this.shown.trouble === null ? this.#inGame(question) : null;
  }

  /** Goes to the move if it is there already; else adds it as a variation. */
  #play(vertex: Vertex | null): void {
    const { shown: record } = this;
    const { words, send } = this.#host;
    if (this.#host.isReadonly || record.trouble !== null) {
      this.#host.say(words.readonly);
      return;
    }
    if (this.#isRefused(this.#check(vertex))) return;
    const parent = this.#node;
    const { turn } = record.position(parent);
    const gtp = formatGtp(vertex, record.size);
    if (!send("go-before-move", { vertex, gtp, color: turn }) || !this.#isAt(parent)) return;
    const node = record.add(parent, { move: { color: turn, at: vertex ?? "pass" } });
    const { moveNumber: number } = record.position(node);
    const move = { color: turn, vertex, gtp, number };
    const captured = capturedAt(record, node);
    this.goTo(node);
    if (vertex === null) send("go-pass", { move, node });
    else send("go-move", { move: { ...move, captured }, node });
  }

  /** Whether a node is still there and shown, after others were told of something. */
  #isAt(node: NodeId): boolean {
    try {
      return this.#node === node && this.shown.has(node);
    } catch {
      return false;
    }
  }

  #check(vertex: Vertex | null): Illegal | null {
    const { turn } = this.shown.position(this.#node);
    // A record may go on after its passes.
    return this.#inGame((game) => (game.phase === "play" ? game.check(vertex ?? "pass", turn) : null));
  }

  /** Asks the game that stands at the node. */
  #inGame<T>(question: (game: Game) => T): T {
    const game = this.shown.gameAt(this.#node);
    try {
      return question(game);
    } finally {
      game.dispose();
    }
  }

  #isRefused(illegal: Illegal | null): boolean {
    if (illegal === null) return false;
    this.#host.alert(reasonOf(this.#host.words, illegal.code));
    this.#host.send("go-illegal", { illegal });
    return true;
  }

  #lineAhead(): NodeId[] {
    const line: NodeId[] = [];
    let node = this.#node;
    for (;;) {
      const children = this.shown.children(node);
      const known = this.#ahead.get(node);
      const next = known !== undefined && children.includes(known) ? known : children[0];
      if (next === undefined) return line;
      line.push(next);
      node = next;
    }
  }

  #inWords(comment: string | null): string {
    const { words } = this.#host;
    const { shown: record } = this;
    const { moveNumber, turn } = record.position(this.#node);
    const move = record.move(this.#node);
    const count = record.children(record.parent(this.#node) ?? this.#node).length;
    const texts = [
      move === null
        ? moveNumber === 0
          ? words.start(turn)
          : words.position(moveNumber, moveNumber)
        : move.vertex === null
          ? words.pass(moveNumber, move.color)
          : words.move(moveNumber, move.color, this.#host.name(move.vertex), capturedAt(record, this.#node).length),
      ...(record.parent(this.#node) !== null && count > 1 ? [words.variations(count - 1)] : []),
      ...(comment === null ? [] : [comment]),
    ];
    return texts.join(words.space);
  }
}
