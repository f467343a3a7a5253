/** A record with its tree: editing, and the memory it holds. */

import { colorCode, flagOf, found, optionsOf, tooLarge, wholeOf } from "./args.js";
import { vertexToSgf } from "./coords.js";
import { GoError } from "./errors.js";
import type { RawRecord } from "./glue.js";
import { PASS, pointOf, vertexOf } from "./points.js";
import type { NewNode, NodeId } from "./types-record.js";
import { asGoError, failed, requireSound } from "./wasm.js";

/** As much text as one edit takes. */
const MOST_BYTES = 128 * 2 ** 20;
/** The largest number that a node may have. */
const MOST_NODES = 0xffff_fffe;

/** What edits a record; {@link GameRecord} adds what can be asked of it. Every edit is one step for `undo`. */
export abstract class RecordEdits {
  #raw: RawRecord | null;
  #revision = 0;

  /** @internal */
  protected constructor(raw: RawRecord) {
    this.#raw = raw;
  }

  /**
   * Adds a node below a node, after the others there, and gives it. With a move and no properties, a node there that has
   * just this move is given instead.
   *
   * @throws GoError `"no-such-node"`, `"off-board"`, `"vertex"`, `"color"`, `"bad-name"`, `"no-value"`, `"limit"`,
   * `"option"`, `"argument"`.
   */
  add(parent: NodeId, node?: NewNode): NodeId {
    const { move, properties } = optionsOf(node, ["move", "properties"], "node");
    const lists = listsOf(properties);
    if (move === undefined) return this.#addWith(parent, lists);
    const { color, at } = optionsOf(move, ["color", "at"], "move");
    const side = colorCode(color);
    const [width = 0, height = 0] = this.ask((raw) => raw.size());
    const index = isPass(at) ? PASS : pointOf(at, width, height);
    if (lists.length === 0) return this.#change(parent, (raw) => raw.addMove(parent, side, index));
    const name = side === 1 ? "B" : "W";
    if (lists.some(([other]) => other === name)) {
      throw new GoError("argument", `${name} in properties beside a move of ${color}, wanted one of the two`);
    }
    const text = vertexToSgf(index === PASS ? null : vertexOf(index, width));
    return this.#addWith(parent, [[name, [text]], ...lists]);
  }

  #addWith(parent: NodeId, lists: readonly (readonly [string, readonly string[]])[]): NodeId {
    const counts = Uint32Array.from(lists, ([, values]) => values.length);
    const names = lists.map(([name]) => name);
    const values = lists.flatMap(([, values]) => values);
    return this.#change(parent, (raw) => raw.addWith(parent, names, counts, values));
  }

  /**
   * Gives a node a property in place of the one of this name: a text, or one text for each value, in which `]` and
   * backslashes need no escape; with `raw` values as written in SGF. In texts of two parts (`LB`, `AR`, `AP`) the first
   * `:` parts them. Null takes the property away. A name spelt out (`AddBlack`) is that of what it means (`AB`), as when it
   * is read.
   *
   * @throws GoError `"no-such-node"`, `"bad-name"`, `"no-value"`, `"bad-value"` (raw values that end too early or not at
   * all), `"limit"`, `"argument"`.
   */
  set(
    node: NodeId,
    name: string,
    values: string | readonly string[] | null,
    options?: { readonly raw?: boolean },
  ): void {
    const isRaw = flagOf(optionsOf(options, ["raw"], "options").raw, "raw");
    const key = textOf(name, "name");
    if (values === null) {
      this.#change(node, (raw) => raw.removeProperty(node, key));
      return;
    }
    const [[, list]] = measured([[key, textsOf(values)]]);
    this.#change(node, (raw) => {
      raw.setProperty(node, key, list, isRaw);
    });
  }

  /** Removes a node and all below it. @throws GoError `"no-such-node"`, `"first-node"`. */
  remove(node: NodeId): void {
    this.#change(node, (raw) => {
      raw.remove(node);
    });
  }

  /**
   * Moves a node and all below it under another one, as child number `place` there (from 0; after the others by default).
   *
   * @throws GoError `"no-such-node"`, `"first-node"`, `"below-itself"`, `"number"`.
   */
  moveTo(node: NodeId, parent: NodeId, place: number = MOST_NODES): void {
    const to = wholeOf(place, 0, MOST_NODES, "place");
    wholeOf(parent, 0, MOST_NODES, "parent", "no-such-node");
    this.#change(node, (raw) => {
      raw.moveTo(node, parent, to);
    });
  }

  /** Moves the variation that a node lies in one place up; false if the node lies on the main line. */
  promote(node: NodeId): boolean {
    return this.#change(node, (raw) => raw.promote(node));
  }

  /** Moves the variation that a node lies in one place down; false if it is the last one, or the node lies in none. */
  demote(node: NodeId): boolean {
    return this.#change(node, (raw) => raw.demote(node));
  }

  /** Makes the line to a node the main line; false if it lies on it already. */
  makeMain(node: NodeId): boolean {
    return this.#change(node, (raw) => raw.makeMain(node));
  }

  /**
   * Makes equal branches below a node one: nodes with the same move or stones put up, with all properties and nodes below
   * of both; gives how many nodes went. Comments that differ are put one after the other, lists are joined; nodes that
   * differ in any other property stay apart.
   */
  merge(node: NodeId = 0): number {
    return this.#change(node, (raw) => raw.merge(node));
  }

  /**
   * Makes several edits one step for `undo`. What `edits` throws undoes those it made, and is thrown on. May be nested;
   * meanwhile `undo` and `redo` do nothing.
   */
  edit<T>(edits: () => T): T {
    const before = this.undoCount;
    this.ask((raw) => {
      raw.beginGroup();
    });
    let isDone = false;
    try {
      const result = edits();
      isDone = true;
      return result;
    } finally {
      if (this.#raw !== null) {
        this.ask((raw) => raw.endGroup());
        if (!isDone && this.undoCount > before) this.undo();
      }
    }
  }

  /** Forgets what could be undone or done again; what was removed keeps its memory until `dispose`. */
  forgetEdits(): void {
    this.ask((raw) => {
      raw.forgetEdits();
    });
  }

  /** Undoes the latest edit; false if there is none. */
  undo(): boolean {
    return this.#moved(this.ask((raw) => raw.undo()));
  }

  /** Does again what was undone last; false if nothing was, or something was edited since. */
  redo(): boolean {
    return this.#moved(this.ask((raw) => raw.redo()));
  }

  /**
   * Grows with every edit, `undo` and `redo`, and with nothing else: who shows the record knows by it that it has changed.
   * Copies begin at 0.
   */
  get revision(): number {
    return this.ask(() => this.#revision);
  }

  /** How many edits can be undone. */
  get undoCount(): number {
    return this.counts()[1] ?? 0;
  }

  /** How many edits can be done again. */
  get redoCount(): number {
    return this.counts()[2] ?? 0;
  }

  /** Gives the engine's memory back. Twice is as good as once. */
  dispose(): void {
    const raw = this.#raw;
    this.#raw = null;
    if (raw === null) return;
    try {
      requireSound();
      raw.free();
    } catch {
      // The memory is lost with the instance.
    }
  }

  /** As {@link dispose}, for `using`. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  /** Nodes, edits to undo, edits to redo. @internal */
  protected counts(): Uint32Array {
    return this.ask((raw) => raw.counts());
  }

  #change<T>(node: unknown, edit: (raw: RawRecord) => T): T {
    return this.#moved(this.at(node, edit));
  }

  #moved<T>(result: T): T {
    this.#revision += 1;
    return result;
  }

  /** Asks the engine something, or has it do something. @internal */
  protected ask<T>(question: (raw: RawRecord) => T): T {
    const raw = this.#raw;
    if (raw === null) throw new GoError("disposed", "a record that was disposed of, wanted one in use");
    requireSound();
    try {
      return question(raw);
    } catch (error) {
      failed.error = error;
      throw asGoError(error);
    }
  }

  /** As {@link ask}, of a node that the record has. @internal */
  protected at<T>(node: unknown, question: (raw: RawRecord) => T): T {
    const id = wholeOf(node, 0, MOST_NODES, "node", "no-such-node");
    return this.ask((raw) => {
      if (raw.has(id)) return question(raw);
      throw new GoError("no-such-node", `node ${id}, wanted a node of the record`);
    });
  }
}

function isPass(at: unknown): boolean {
  return at === null || (typeof at === "string" && /^pass$/i.test(at));
}

/** Properties as names and texts. @internal */
export function listsOf(properties: unknown): [name: string, texts: string[]][] {
  if (properties === undefined) return [];
  if (typeof properties !== "object" || properties === null || Array.isArray(properties)) {
    throw new GoError("argument", `properties ${found(properties)}, wanted an object of names and texts`);
  }
  return measured(Object.entries(properties).map(([name, values]) => [name, textsOf(values)]));
}

/** Properties that are not too much for one edit. */
function measured<T extends readonly (readonly [name: string, texts: readonly string[]])[]>(lists: T): T {
  let length = 0;
  for (const [name, texts] of lists) length = texts.reduce((sum, text) => sum + text.length, length + name.length);
  if (length > MOST_BYTES) throw tooLarge(MOST_BYTES);
  return lists;
}

/** The texts of a property. */
function textsOf(values: unknown): string[] {
  if (typeof values === "string") return [values];
  if (!Array.isArray(values))
    throw new GoError("argument", `values ${found(values)}, wanted a text or a list of texts`);
  return Array.from(values as readonly unknown[], (value) => textOf(value, "value"));
}

function textOf(value: unknown, what: string): string {
  if (typeof value === "string") return value;
  throw new GoError("argument", `${what} ${found(value)}, wanted text`);
}
