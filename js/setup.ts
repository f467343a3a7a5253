/** Where a game starts: size, stones, turn, handicap. */

import { colorCode, optionsOf, sizeOf, wholeOf } from "./args.js";
import { type Cells, cellsOf } from "./cells.js";
import { GoError } from "./errors.js";
import type { RawGame } from "./glue.js";
import { indicesOf, pointOf } from "./points.js";
import { ruleCodes } from "./rules.js";
import type { GameOptions, SetupOptions } from "./types.js";
import { call, wasm } from "./wasm.js";

const OPTIONS = ["size", "rules", "komi", "handicap", "setup"] as const;
const BLACK = 1;
const WHITE = 2;

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
