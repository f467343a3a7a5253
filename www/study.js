/**
 * A record that is looked at: its tree, the node that is shown, the line that the steps follow. Knows no page. It comes with
 * the whole engine: `records.js` loads it when a record is first wanted.
 */

import { Game, init, readRecords, rulesNamed, writeRecords } from "./lanke/slim.js";
import { layOut, placesBelow } from "./tree-layout.js";

/** @typedef {import("./lanke/slim.js").GameRecord} GameRecord */
/** @typedef {import("./lanke/slim.js").ReadRecords} ReadRecords */
/** @typedef {import("./lanke/slim.js").IllegalNode} IllegalNode */
/** @typedef {import("./lanke/slim.js").NodeId} NodeId */
/** @typedef {import("./lanke/slim.js").At} At */

export { studyStatus } from "./study-status.js";
export { viewOfNode } from "./study-view.js";
export { Game, init, rulesNamed };

/**
 * Where a record came from: everything that the file has; the rules, where they are told otherwise than by the record.
 *
 * @typedef {ReadRecords & { name: string | null, isEdited: boolean, rules?: import("./lanke/index.js").Rules }} RecordFile
 */

/** All moves of a record that has no more nodes are looked at whenever it is wanted: nobody notices. */
const AT_ONCE = 1000;
/** Nobody waits for those of a record with more. */
const MOST_CHECKED = 50_000;

/**
 * Reads a text or a file; throws when there is no record in it.
 *
 * @param {string | Uint8Array} source
 * @param {string | null} name of the file
 * @returns {RecordFile}
 */
export function readFile(source, name) {
  return { ...readRecords(source), name, isEdited: false };
}

/** Gives back what the records of a file hold. @param {RecordFile | null} file */
export function disposeFile(file) {
  for (const game of file?.games ?? []) game.dispose();
}

export class Study {
  /** Changes with every edit. */
  version = 0;
  /** Numbers on the stones. */
  hasNumbers = false;
  /** @type {RecordFile} */
  file;
  /** The game of the file, from 0. */
  place;
  /** The node that is shown. @type {NodeId} */
  node = 0;
  /** From the first node through the one shown to an end. @type {NodeId[]} */
  line = [];
  /** Which way was gone last where the tree branches. @type {Map<NodeId, NodeId>} */
  #chosen = new Map();
  /** Every move against the rules, as far as it has been looked for. @type {Map<NodeId, IllegalNode>} */
  #illegal = new Map();
  /** Since it was looked for nothing has changed that matters. */
  #isChecked = false;
  /** @type {{ version: number, layout: import("./tree-layout.js").Layout } | null} */
  #layout = null;

  /** @param {RecordFile} file @param {number} place */
  constructor(file, place) {
    this.file = file;
    this.place = place;
    this.#follow();
  }

  /** @returns {GameRecord} */
  get record() {
    const record = this.file.games[this.place];
    if (record === undefined) throw new Error(`no game ${this.place} in the file`);
    return record;
  }

  /** How many nodes the shown one is from the start of its line. */
  get index() {
    return this.line.indexOf(this.node);
  }

  /** The node with its sisters, itself among them. */
  get siblings() {
    const parent = this.record.parent(this.node);
    return parent === null ? [this.node] : this.record.children(parent);
  }

  /**
   * Every move against the rules, by its node; of a large record as it was found last, until `check` has looked again.
   *
   * @returns {ReadonlyMap<NodeId, IllegalNode>}
   */
  get illegal() {
    if (!this.#isChecked && this.record.nodeCount <= AT_ONCE) this.check();
    return this.#illegal;
  }

  /** It is still to be looked for moves against the rules. */
  get isUnchecked() {
    return !this.#isChecked && this.record.nodeCount <= MOST_CHECKED;
  }

  check() {
    const { rules } = this.file;
    this.#illegal = new Map(
      this.record.illegal(rules === undefined ? {} : { rules }).map((found) => [found.node, found]),
    );
    this.#isChecked = true;
  }

  /** Where the nodes are drawn. */
  get layout() {
    if (this.#layout?.version !== this.version) {
      this.#layout = { version: this.version, layout: layOut(this.record.outline()) };
    }
    return this.#layout.layout;
  }

  /** The game at the node shown, to be played on. */
  gameHere() {
    const { rules } = this.file;
    return this.record.gameAt(this.node, rules === undefined ? {} : { rules });
  }

  /** All records of the file as SGF. */
  toSgf() {
    return writeRecords(this.file.games);
  }

  /** Whether anything was edited since it was saved. */
  get isUnsaved() {
    return this.file.isEdited;
  }

  /** What is to be saved is. */
  saved() {
    this.file.isEdited = false;
  }

  /** @param {NodeId} node */
  goTo(node) {
    this.node = node;
    if (!this.line.includes(node)) this.#follow();
  }

  /** @param {number} index on the line */
  goToIndex(index) {
    const last = this.line.length - 1;
    this.node = this.line[Math.max(0, Math.min(last, index))] ?? this.node;
  }

  /**
   * The node that a step to another variation leads to: a sister of the node shown, or of the nearest one above it that
   * has any. Null where there is none.
   *
   * @param {1 | -1} by
   */
  variation(by) {
    const { layout } = this;
    for (let place = this.#place; place > 0; place = layout.parent[place] ?? -1) {
      const all = placesBelow(layout, layout.parent[place] ?? 0);
      if (all.length > 1) return this.#nodeAt(all[all.indexOf(place) + by] ?? -1);
    }
    return null;
  }

  /** The nearest node above at which the tree branches; null where there is none. */
  branch() {
    const { parent, first, next } = this.layout;
    for (let place = parent[this.#place] ?? -1; place >= 0; place = parent[place] ?? -1) {
      if ((next[first[place] ?? 0] ?? -1) >= 0) return this.#nodeAt(place);
    }
    return null;
  }

  /** Whether the node shown lies on the main line. */
  get isMain() {
    const { parent, first } = this.layout;
    for (let place = this.#place; place > 0; place = parent[place] ?? -1) {
      if (first[parent[place] ?? 0] !== place) return false;
    }
    return true;
  }

  /** Where the node shown stands in the layout. */
  get #place() {
    return this.layout.places.get(this.node) ?? 0;
  }

  /** @param {number} place */
  #nodeAt(place) {
    return this.layout.outline.node[place] ?? null;
  }

  /**
   * Goes on with a move: to the node that has it, or to a new variation.
   *
   * @param {"black" | "white"} color
   * @param {At} at
   * @param {boolean} isLegal whether that is known
   */
  play(color, at, isLegal) {
    const { record } = this;
    const before = record.nodeCount;
    const node = record.add(this.node, { move: { color, at } });
    if (record.nodeCount > before) {
      this.version += 1;
      this.file.isEdited = true;
      if (!isLegal) this.#isChecked = false;
    }
    this.#chosen.set(this.node, node);
    this.node = node;
    this.#follow();
  }

  /** @param {string} text */
  setComment(text) {
    const before = this.record.notes(this.node).comment ?? "";
    if (text === before) return;
    this.record.set(this.node, "C", text === "" ? null : text);
    this.#edited();
  }

  /** Removes the node shown with all below it. */
  remove() {
    const parent = this.record.parent(this.node);
    if (parent === null) return;
    this.record.remove(this.node);
    for (const node of this.#illegal.keys()) if (!this.record.has(node)) this.#illegal.delete(node);
    this.node = parent;
    this.#edited();
  }

  promote() {
    if (this.record.promote(this.node)) this.#edited();
  }

  makeMain() {
    if (this.record.makeMain(this.node)) this.#edited();
  }

  undo() {
    this.#again(() => this.record.undo());
  }

  redo() {
    this.#again(() => this.record.redo());
  }

  /** @param {() => boolean} does */
  #again(does) {
    const path = this.record.path(this.node);
    const before = new Set(this.record.outline().node);
    if (!does()) return;
    // Where the node is gone, the nearest one above it; where nodes came back, the first of them.
    const back = this.record.outline().node.find((node) => !before.has(node));
    this.#isChecked = false;
    this.node = back ?? path.reverse().find((node) => this.record.has(node)) ?? 0;
    this.#edited();
  }

  #edited() {
    this.version += 1;
    this.file.isEdited = true;
    this.#follow();
  }

  /** Makes the line through the node shown anew: above it there is one way only, below it the one gone last. */
  #follow() {
    const { record } = this;
    const path = record.path(this.node);
    path.forEach((node, at) => {
      const parent = path[at - 1];
      if (parent !== undefined) this.#chosen.set(parent, node);
    });
    const line = [...path];
    for (let end = this.node; ; ) {
      const rest = record.line(end).slice(1);
      // As far as the first children are the ones that were gone.
      const turn = [end, ...rest].findIndex((node, at) => {
        const next = this.#chosen.get(node);
        return next !== undefined && next !== rest[at] && record.has(next) && record.parent(next) === node;
      });
      if (turn < 0) {
        for (const node of rest) line.push(node);
        break;
      }
      for (const node of rest.slice(0, turn)) line.push(node);
      const from = turn === 0 ? end : (rest[turn - 1] ?? end);
      end = this.#chosen.get(from) ?? end;
      line.push(end);
    }
    this.line = line;
  }
}
