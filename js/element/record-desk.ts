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
import type { Link, Mark } from "../board/view.js";
import { type Desk, type DeskHost, reasonOf, type Scene } from "./desk.js";
import { isOn, type KeptRecord, numberMarks, ownerOf } from "./record-parts.js";

export { fetchRecord, numberMarks, pointInWords } from "./record-parts.js";

const KINDS = ["circle", "cross", "square", "triangle", "selected"] as const;

export class RecordDesk implements Desk {
  readonly shown: GameRecord;
  readonly #host: DeskHost;
  /** Whether any node says what is dim or in view: that holds for the nodes below, and has to be looked for. */
  readonly #inherits: boolean;
  #node: NodeId;
  /** The child that was last gone back from, by its parent: going on leads there again. */
  readonly #ahead = new Map<NodeId, NodeId>();

  constructor(record: GameRecord, host: DeskHost) {
    this.shown = record;
    this.#host = host;
    this.#node = record.root;
    this.#inherits = /(?:DD|VW)\s*\[/.test(record.toSgf());
  }

  leave(): void {}

  get node(): NodeId {
    return this.#node;
  }

  /** Shows a node. */
  goTo(node: NodeId): void {
    if (node === this.#node) return;
    const path = this.shown.path(node);
    path.forEach((at, place) => {
      const next = path[place + 1];
      if (next !== undefined) this.#ahead.set(at, next);
    });
    this.#node = node;
    this.#host.changed();
    const { comment } = this.shown.notes(node);
    const { moveNumber } = this.shown.position(node);
    this.#host.send("go-node", { node, moveNumber, comment });
    this.#host.say(this.#inWords(comment));
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
    const { shown: record } = this;
    const node = this.#node;
    const size = record.size;
    if (record.trouble !== null) return { size, stones: new Uint8Array(size[0] * size[1]) };
    const { cells, ko } = record.position(node);
    const notes = record.notes(node);
    const move = record.move(node);
    const marks: Mark[] = [
      ...KINDS.flatMap((kind) => notes.marks[kind].map((vertex) => ({ vertex, kind }))),
      ...notes.labels.map(({ vertex, text }) => ({ vertex, kind: "label" as const, text })),
    ];
    const labelled = new Set(marks.map(({ vertex }) => String(vertex)));
    const numbers = this.#numbers(cells, size[0]).filter(({ vertex }) => !labelled.has(String(vertex)));
    const links: Link[] = [
      ...notes.arrows.map(([from, to]) => ({ from, to, kind: "arrow" as const })),
      ...notes.lines.map(([from, to]) => ({ from, to, kind: "line" as const })),
    ];
    const last = move?.vertex ?? null;
    return {
      size,
      stones: cells,
      lastMove: last !== null && isOn(last, size) && numbers.length === 0 && !labelled.has(String(last)) ? last : null,
      ko,
      owner: ownerOf(notes.territory, size),
      marks: [...numbers, ...marks],
      links,
      ...this.#veils(size),
    };
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
    const { turn } = record.position(this.#node);
    const gtp = formatGtp(vertex, record.size);
    if (!send("go-before-move", { vertex, gtp, color: turn })) return;
    const node = record.add(this.#node, { move: { color: turn, at: vertex ?? "pass" } });
    this.goTo(node);
    const { moveNumber: number } = record.position(node);
    const move = { color: turn, vertex, gtp, number };
    if (vertex === null) send("go-pass", { move, node });
    else send("go-move", { move: { ...move, captured: this.#capturedAt(node) }, node });
  }

  #capturedAt(node: NodeId): Vertex[] {
    const parent = this.shown.parent(node);
    const before = this.shown.cells(parent ?? node);
    const after = this.shown.cells(node);
    const [columns] = this.shown.size;
    const taken: Vertex[] = [];
    after.forEach((cell, index) => {
      if (cell === 0 && before[index] !== 0) taken.push([index % columns, Math.floor(index / columns)]);
    });
    return taken;
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

  #numbers(cells: Uint8Array, columns: number): NonNullable<Scene["marks"]> {
    const { numbers } = this.#host;
    if (numbers === 0) return [];
    let number = 0;
    const moves = this.shown.path(this.#node).flatMap((node) => {
      const move = this.shown.move(node);
      if (move === null) return [];
      number += 1;
      return [{ vertex: move.vertex, number }];
    });
    return numberMarks(moves, cells, columns, numbers);
  }

  /** What is dim, and what is not in view: as the nearest node above says. */
  #veils(size: readonly [number, number]): Pick<Scene, "dim" | "veiled"> {
    if (!this.#inherits) return {};
    const path = this.shown.path(this.#node).reverse();
    const told = (name: "dim" | "view"): Vertex[] => {
      for (const node of path) {
        const points = this.shown.notes(node)[name];
        if (points !== null) return points;
      }
      return [];
    };
    const seen = new Set(told("view").map(String));
    const all = Array.from({ length: size[0] * size[1] }, (_, n): Vertex => [n % size[0], Math.floor(n / size[0])]);
    return { dim: told("dim"), veiled: seen.size === 0 ? [] : all.filter((vertex) => !seen.has(String(vertex))) };
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
          : words.move(moveNumber, move.color, this.#host.name(move.vertex), this.#capturedAt(this.#node).length),
      ...(record.parent(this.#node) !== null && count > 1 ? [words.variations(count - 1)] : []),
      ...(comment === null ? [] : [comment]),
    ];
    return texts.join(words.space);
  }
}
