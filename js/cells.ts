/** What stands on a board, as it is given. */

import { found, sizeOf } from "./args.js";
import { GoError } from "./errors.js";

const BLACK = 1;
const WHITE = 2;

/** What stands on a board: 1 black, 2 white, 0 none, row by row. @internal */
export interface Cells {
  width: number;
  height: number;
  cells: Uint8Array;
}

/** Reads a sign map or rows of text. @internal */
export function cellsOf(stones: unknown, size?: unknown): Cells {
  if (!Array.isArray(stones) || stones.length === 0) {
    throw new GoError("setup", `stones ${found(stones)}, wanted rows of 1, -1, 0 or of ".", "B", "W"`);
  }
  const rows: readonly unknown[] = stones;
  const [width, height] = sizeOf(size === undefined ? [rowOf(rows[0], 0).length, rows.length] : size);
  if (rows.length !== height) throw new GoError("setup", `${rows.length} rows, wanted ${height}`);
  const cells = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = rowOf(rows[y], y);
    if (row.length !== width) throw inRow(y, `${row.length} points`, String(width));
    for (let x = 0; x < width; x++) cells[y * width + x] = stoneOf(row[x], y);
  }
  return { width, height, cells };
}

function rowOf(row: unknown, y: number): ArrayLike<unknown> {
  if (typeof row === "string" || Array.isArray(row)) return row;
  throw inRow(y, found(row), 'signs 1, -1, 0 or text of ".", "B", "W"');
}

function inRow(y: number, what: string, wanted: string): GoError {
  return new GoError("setup", `${what} in row ${y + 1} from the top, wanted ${wanted}`);
}

function stoneOf(stone: unknown, y: number): number {
  switch (stone) {
    case 0:
    case ".":
      return 0;
    case 1:
    case "B":
    case "b":
    case "X":
    case "x":
      return BLACK;
    case -1:
    case "W":
    case "w":
    case "O":
    case "o":
      return WHITE;
    default:
      throw inRow(y, found(stone), '1, -1, 0, ".", "B", "W", "X" or "O"');
  }
}
