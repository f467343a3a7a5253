/** Points as arguments: read, checked, and as numbers row by row from the top left. */

import { found } from "./args.js";
import { GoError } from "./errors.js";
import type { Vertex } from "./types.js";

/** A pass, among points as numbers. @internal */
export const PASS = -1;
/** A point outside the board, among points as numbers: past every board, within 16 bits. @internal */
export const OFF_BOARD = 32_767;

const LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/** The point of a number. @internal */
export function vertexOf(index: number, width: number): Vertex {
  return [index % width, (index / width) | 0];
}

/** `AA100`. */
const LONGEST_GTP = 5;

/** A vertex on a board or off it; null for a pass. @internal */
export function placeOf(at: unknown, height: number): Vertex | null {
  return typeof at === "string" ? readGtp(at, height) : wholePair(at);
}

/** A point as a number row by row from the top left; {@link PASS}, {@link OFF_BOARD}. @internal */
export function indexOf(at: unknown, width: number, height: number): number {
  const place = placeOf(at, height);
  if (place === null) return PASS;
  const [x, y] = place;
  return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : OFF_BOARD;
}

/** As {@link indexOf}, of a point that has to be on the board. @internal */
export function pointOf(at: unknown, width: number, height: number): number {
  const index = indexOf(at, width, height);
  if (index === PASS) throw new GoError("vertex", "a pass, wanted a point");
  if (index === OFF_BOARD) {
    throw new GoError("off-board", `point ${found(at)}, wanted one on a board of ${width}x${height}`);
  }
  return index;
}

/** Points with stones on them, for marks. `cells` is what stands on each point. @internal */
export function stonesOf(value: unknown, cells: Uint8Array, width: number, height: number): Uint16Array {
  return indicesOf(value, "dead", (at) => {
    const index = indexOf(at, width, height);
    if (!cells[index]) throw new GoError("no-stone", `point ${found(at)} without a stone, wanted a stone`);
    return index;
  });
}

/** A list of points as numbers. @internal */
export function indicesOf(value: unknown, what: string, index: (at: unknown) => number): Uint16Array {
  if (!Array.isArray(value)) throw new GoError("argument", `${what} ${found(value)}, wanted a list of points`);
  const indices: number[] = [];
  // Ends at the first that is none: a list may have any length, and holes.
  for (const at of value as readonly unknown[]) indices.push(index(at));
  return Uint16Array.from(indices);
}

/** The point that a text in GTP names, on a board or off it; null for a pass. @internal */
export function readGtp(text: unknown, height: number): [number, number] | null {
  if (typeof text === "string" && text.length <= LONGEST_GTP) {
    if (/^pass$/i.test(text)) return null;
    // Case is left to the pattern: it takes no letter outside ASCII for one inside.
    const parts = /^([A-HJ-Z]?)([A-HJ-Z])([1-9]\d{0,2})$/i.exec(text);
    if (parts !== null) {
      const [, tens = "", ones = "", row] = parts.map((part) => part.toUpperCase());
      return [(LETTERS.indexOf(tens || " ") + 1) * LETTERS.length + LETTERS.indexOf(ones), height - Number(row)];
    }
  }
  throw new GoError("vertex", `point ${found(text)}, wanted [column, row], or text such as "D4" or "pass"`);
}

/** Two whole numbers, -0 made 0. @internal */
export function wholePair(value: unknown): [number, number] {
  if (Array.isArray(value) && value.length === 2) {
    const [x, y]: unknown[] = value;
    if (Number.isInteger(x) && Number.isInteger(y)) return [Number(x) + 0, Number(y) + 0];
  }
  throw new GoError("vertex", `point ${found(value)}, wanted [column, row], two whole numbers`);
}

/** The letters of a column. @internal */
export function columnName(x: number): string {
  const tens = Math.floor(x / LETTERS.length);
  return LETTERS.charAt(tens - 1) + LETTERS.charAt(x % LETTERS.length);
}
