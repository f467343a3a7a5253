/** What a game holds: its engine, whether it may still be used, and who wants to know of changes. */

import { GoError } from "./errors.js";
import type { Instance } from "./instance.js";
import type { RawGame } from "./play-glue.js";
import { columnName, indexOf, PASS, vertexOf } from "./points.js";
import type { Vertex } from "./types.js";

/** The GTP texts of all points, and the points of these texts: needed at every move. */
interface Names {
  readonly texts: readonly string[];
  readonly indices: ReadonlyMap<string, number>;
}

/** Those of the sizes used last; each game holds its own as long as it lives. */
const namesBySize = new Map<string, Names>();
const MOST_SIZES = 8;
/** How often in a row changes that subscribers themselves make are told of. */
const MOST_ROUNDS = 100;

/** `R` is what the engine has of a game: the game alone at least. @internal */
export class Handle<R extends RawGame = RawGame> {
  readonly width: number;
  readonly height: number;
  /** The instance that the game lives in. */
  readonly engine: Instance<unknown>;
  readonly #names: Names;
  /** Whose turn it is, 1 or 2, and how many moves are made: kept here, so that a play asks for neither. */
  turn: number;
  number: number;
  #raw: R | null;
  readonly #listeners = new Set<{ tell: () => void }>();
  #isTelling = false;
  #hasChangedAgain = false;

  constructor(engine: Instance<unknown>, raw: R) {
    this.engine = engine;
    const [width = 0, height = 0] = raw.size();
    this.width = width;
    this.height = height;
    this.#names = namesOf(width, height);
    this.#raw = raw;
    this.turn = raw.turn();
    this.number = raw.moveNumber();
  }

  /** The engine's game. */
  live(): R {
    if (this.#raw === null) throw new GoError("disposed", "a game that was disposed of, wanted one in use");
    this.engine.requireSound();
    return this.#raw;
  }

  /** Asks the engine something, or has it do something. */
  ask<T>(question: (raw: R) => T): T {
    const raw = this.live();
    try {
      return question(raw);
    } catch (error) {
      throw this.failure(error);
    }
  }

  /** What a raw call threw, as it is to be thrown on. */
  failure(error: unknown): unknown {
    this.engine.failed.error = error;
    return this.engine.asGoError(error);
  }

  /** One byte a point, from an answer that is an address. */
  bytes(question: (raw: R) => number): Uint8Array {
    return this.engine.bytesAt(this.ask(question), this.width * this.height);
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

  /**
   * Tells those who want to know. What one of them throws does not keep it from the others. What one of them changes is
   * told afterwards, not inside: they may not nest without end.
   */
  changed(): void {
    if (this.#listeners.size === 0) return;
    this.#hasChangedAgain = true;
    if (this.#isTelling) return;
    this.#isTelling = true;
    try {
      for (let round = 0; this.#hasChangedAgain && round < MOST_ROUNDS; round++) {
        this.#hasChangedAgain = false;
        this.#tellAll();
      }
    } finally {
      this.#isTelling = false;
    }
  }

  #tellAll(): void {
    for (const listener of [...this.#listeners]) {
      if (!this.#listeners.has(listener)) continue;
      try {
        listener.tell();
      } catch (error) {
        report(error);
      }
    }
  }

  dispose(): void {
    const raw = this.#raw;
    this.#raw = null;
    this.#listeners.clear();
    if (raw === null) return;
    try {
      this.engine.requireSound();
      raw.free();
    } catch {
      // The memory is lost with the instance.
    }
  }
}

/** Reports an error as uncaught, without being stopped by it. */
function report(error: unknown): void {
  const host: { reportError?: unknown } = globalThis;
  if (typeof host.reportError === "function") {
    host.reportError(error);
    return;
  }
  queueMicrotask(() => {
    throw error;
  });
}

function namesOf(width: number, height: number): Names {
  const key = `${width}x${height}`;
  let names = namesBySize.get(key);
  if (names === undefined) {
    const texts = Array.from({ length: width * height }, (_, index) => {
      return `${columnName(index % width)}${height - Math.floor(index / width)}`;
    });
    names = { texts, indices: new Map(texts.map((text, index) => [text, index])) };
  }
  // The latest at the end.
  namesBySize.delete(key);
  namesBySize.set(key, names);
  for (const [oldest] of namesBySize) {
    if (namesBySize.size <= MOST_SIZES) break;
    namesBySize.delete(oldest);
  }
  return names;
}
