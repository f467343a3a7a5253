/** What a game holds: its engine, whether it may still be used, and who wants to know of changes. */

import { GoError } from "./errors.js";
import type { RawGame } from "./glue.js";
import { columnName, indexOf, PASS, vertexOf } from "./points.js";
import type { Vertex } from "./types.js";
import { asGoError, requireSound } from "./wasm.js";

/** The GTP texts of all points, and the points of these texts: needed at every move. */
interface Names {
  readonly texts: readonly string[];
  readonly indices: ReadonlyMap<string, number>;
}

const namesBySize = new Map<string, Names>();

/** @internal */
export class Handle {
  readonly width: number;
  readonly height: number;
  readonly #names: Names;
  /** Whose turn it is, 1 or 2, and how many moves are made: kept here, so that a play asks for neither. */
  turn: number;
  number: number;
  #raw: RawGame | null;
  readonly #listeners = new Set<{ tell: () => void }>();

  constructor(raw: RawGame) {
    const [width = 0, height = 0] = raw.size();
    this.width = width;
    this.height = height;
    this.#names = namesOf(width, height);
    this.#raw = raw;
    this.turn = raw.turn();
    this.number = raw.moveNumber();
  }

  /** The engine's game. */
  live(): RawGame {
    if (this.#raw === null) throw new GoError("disposed", "a game that was disposed of, wanted one in use");
    requireSound();
    return this.#raw;
  }

  /** Asks the engine something, or has it do something. */
  ask<T>(question: (raw: RawGame) => T): T {
    const raw = this.live();
    try {
      return question(raw);
    } catch (error) {
      throw asGoError(error);
    }
  }

  /** A point as a number, `PASS`, or `OFF_BOARD`. */
  indexOf(at: unknown): number {
    if (Array.isArray(at) && at.length === 2) {
      const x: unknown = at[0];
      const y: unknown = at[1];
      if (typeof x === "number" && typeof y === "number" && x >>> 0 === x && y >>> 0 === y) {
        // Whole numbers that are not below 0.
        if (x < this.width && y < this.height) return (y * this.width + x) | 0;
      }
    }
    const named = typeof at === "string" ? this.#names.indices.get(at) : undefined;
    return named ?? indexOf(at, this.width, this.height);
  }

  /** The GTP text of a point. */
  textOf(index: number): string {
    return this.#names.texts[index] ?? "pass";
  }

  /** The point of a number; null for a pass. */
  vertexAt(index: number): Vertex | null {
    return index === PASS ? null : vertexOf(index, this.width);
  }

  /** The points of a list of numbers. */
  vertices(indices: Iterable<number>): Vertex[] {
    return Array.from(indices, (index) => vertexOf(index, this.width));
  }

  /** Reads again what is kept here. */
  refresh(): void {
    [this.turn, this.number] = this.ask((raw) => [raw.turn(), raw.moveNumber()]);
  }

  subscribe(tell: () => void): () => void {
    this.live();
    const listener = { tell };
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Tells those who want to know. What one of them throws does not keep it from the others. */
  changed(): void {
    if (this.#listeners.size === 0) return;
    for (const listener of [...this.#listeners]) {
      if (!this.#listeners.has(listener)) continue;
      try {
        listener.tell();
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }

  dispose(): void {
    const raw = this.#raw;
    this.#raw = null;
    this.#listeners.clear();
    if (raw === null) return;
    try {
      requireSound();
      raw.free();
    } catch {
      // The memory is lost with the instance.
    }
  }
}

function namesOf(width: number, height: number): Names {
  const key = `${width}x${height}`;
  let names = namesBySize.get(key);
  if (names === undefined) {
    const texts = Array.from({ length: width * height }, (_, index) => {
      return `${columnName(index % width)}${height - Math.floor(index / width)}`;
    });
    names = { texts, indices: new Map(texts.map((text, index) => [text, index])) };
    namesBySize.set(key, names);
  }
  return names;
}
