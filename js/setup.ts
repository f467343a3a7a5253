/** Where a game starts: size, stones, turn, handicap. */

import { colorCode, found, optionsOf, sizeOf, wholeOf } from "./args.js";
import { GoError } from "./errors.js";
import type { RawGame } from "./glue.js";
import { indicesOf, pointOf } from "./points.js";
import { ruleCodes } from "./rules.js";
import type { GameOptions, SetupOptions } from "./types.js";
import { call, wasm } from "./wasm.js";

const OPTIONS = ["size", "rules", "komi", "handicap", "setup"] as const;
const BLACK = 1;
const WHITE = 2;

/** What stands on a board: 1 black, 2 white, 0 none, row by row. @internal */
export interface Cells {
  width: number;
  height: number;
  cells: Uint8Array;
}

/** A new game. @internal */
export function startGame(options: GameOptions | undefined): RawGame {
  const { size, rules, komi, handicap = 0, setup } = optionsOf(options, OPTIONS, "options");
  const codes = Int32Array.from(ruleCodes(rules, komi));
  const start =
    setup === undefined
      ? withHandicap(sizeOf(size === undefined ? 19 : size), handicap)
      : withStones(setup, size, handicap);
  const { width, height, cells, turn, n } = start;
  return call(() => new (wasm().RawGame)(width, height, cells, turn, n, codes));
}

type Start = Cells & { turn: 1 | 2; n: number };

function withHandicap([width, height]: readonly [number, number], handicap: unknown): Start {
  const points = Array.isArray(handicap)
    ? indicesOf(handicap, "handicap", (at) => pointOf(at, width, height))
    : starPoints(width, height, handicap);
  const cells = new Uint8Array(width * height);
  for (const point of points) {
    if (cells[point] !== 0) throw new GoError("setup-twice", "a handicap point named twice, wanted every point once");
    cells[point] = BLACK;
  }
  return { width, height, cells, turn: points.length > 0 ? WHITE : BLACK, n: points.length };
}

function starPoints(width: number, height: number, handicap: unknown): Uint16Array {
  const n = wholeOf(handicap, 0, width * height, "handicap", "handicap");
  return call(() => wasm().handicap(width, height, n));
}

function withStones(setup: SetupOptions, size: unknown, handicap: unknown): Start {
  const { stones, turn } = optionsOf(setup, ["stones", "turn"], "setup");
  const board = cellsOf(stones, size);
  const n = wholeOf(handicap, 0, board.cells.length, "handicap of a setup", "handicap");
  return { ...board, turn: turn === undefined ? (n > 1 ? WHITE : BLACK) : colorCode(turn), n };
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
