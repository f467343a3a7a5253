/** Arguments and answers that all formats share. */

import { found } from "../args.js";
import { GoError } from "../errors.js";
import type { Sign } from "../types.js";

/** No text is longer: what is read. @internal */
export const MOST_TEXT = 4 * 2 ** 20;

/** @internal */
export function textOf(value: unknown, what: string): string {
  if (typeof value !== "string") throw new GoError("argument", `${what} ${found(value)}, wanted text`);
  if (value.length > MOST_TEXT) throw new GoError("limit", `too many letters, wanted at most ${MOST_TEXT}`);
  return value;
}

/** What stands on a board, by rows. @internal */
export function signMap(width: number, height: number, cells: Uint8Array): Sign[][] {
  const sign = (cell: number): Sign => (cell === 0 ? 0 : cell === 1 ? 1 : -1);
  return Array.from({ length: height }, (_, y) =>
    Array.from(cells.subarray(y * width, (y + 1) * width), (cell) => sign(cell)),
  );
}
