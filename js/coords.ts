/** Between points and their texts: GTP (`D4`) and SGF (`dp`). */

import { found, sizeOf } from "./args.js";
import { GoError } from "./errors.js";
import { columnName, readGtp, wholePair } from "./points.js";
import type { Size, Vertex } from "./types.js";

const SGF_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Up to this size SGF's `tt` is a pass. */
const TT_IS_A_PASS = 19;

/**
 * The point that a text in GTP names, on a board of that size (19 by default); null for `"pass"`. Columns are letters
 * from the left without I, after Z come AA, AB…; rows are numbers from the bottom. Upper or lower case.
 *
 * @throws GoError `"vertex"` for what can't be read, `"off-board"` for a point outside, `"size"`.
 * @example parseGtp("D4") // [3, 15]
 */
export function parseGtp(text: string, size: Size = 19): Vertex | null {
  const [width, height] = sizeOf(size);
  const vertex = readGtp(text, height);
  if (vertex !== null) requireOnBoard(vertex, width, height, text);
  return vertex;
}

/**
 * The text in GTP of a point, on a board of that size (19 by default); `"pass"` for null.
 *
 * @throws GoError `"vertex"` for what is no point, `"off-board"` for a point outside, `"size"`.
 * @example formatGtp([3, 15]) // "D4"
 */
export function formatGtp(vertex: Vertex | null, size: Size = 19): string {
  const [width, height] = sizeOf(size);
  if (vertex === null) return "pass";
  const [x, y] = wholePair(vertex);
  requireOnBoard([x, y], width, height, vertex);
  return `${columnName(x)}${height - y}`;
}

/**
 * The point that two letters of SGF name: column, then row, from the top left; `a` to `z`, then `A` to `Z`. Null for a
 * pass: the empty text; with a size of up to 19 lines `"tt"` is one too.
 *
 * @throws GoError `"vertex"` for what can't be read, `"off-board"` for a point outside the size, `"size"`.
 * @example sgfToVertex("dp") // [3, 15]
 */
export function sgfToVertex(text: string, size?: Size): Vertex | null {
  const bounds = size === undefined ? null : sizeOf(size);
  if (text === "") return null;
  if (text === "tt" && bounds !== null && Math.max(...bounds) <= TT_IS_A_PASS) return null;
  const [x, y] =
    typeof text === "string" && text.length === 2
      ? [SGF_LETTERS.indexOf(text.charAt(0)), SGF_LETTERS.indexOf(text.charAt(1))]
      : [-1, -1];
  if (x === undefined || y === undefined || x < 0 || y < 0) {
    throw new GoError("vertex", `point ${found(text)}, wanted two letters such as "dp", or "" for a pass`);
  }
  if (bounds !== null) requireOnBoard([x, y], bounds[0], bounds[1], text);
  return [x, y];
}

/**
 * The two letters of SGF for a point; `""`, a pass, for null.
 *
 * @throws GoError `"vertex"` for what is no point, `"off-board"` past 52 columns or rows.
 * @example vertexToSgf([3, 15]) // "dp"
 */
export function vertexToSgf(vertex: Vertex | null): string {
  if (vertex === null) return "";
  const [x, y] = wholePair(vertex);
  requireOnBoard([x, y], SGF_LETTERS.length, SGF_LETTERS.length, vertex);
  return SGF_LETTERS.charAt(x) + SGF_LETTERS.charAt(y);
}

function requireOnBoard([x, y]: Vertex, width: number, height: number, value: unknown): void {
  if (x >= 0 && y >= 0 && x < width && y < height) return;
  throw new GoError("off-board", `point ${found(value)}, wanted one on a board of ${width}x${height}`);
}
