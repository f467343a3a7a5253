/** Where a game starts: size, stones, turn, handicap. */

import { colorCode, optionsOf, sizeOf, wholeOf } from "./args.js";
import { type Cells, cellsOf } from "./cells.js";
import { GoError } from "./errors.js";
import type { Asked } from "./instance.js";
import type { RawGame } from "./play-glue.js";
import type * as glue from "./play-glue.js";
import { indicesOf, pointOf } from "./points.js";
import { type Knowing, ruleCodesBy } from "./rule-codes.js";
import type { GameOptions, SetupOptions } from "./types.js";

const OPTIONS = ["size", "rules", "komi", "handicap", "setup"] as const;
const BLACK = 1;
const WHITE = 2;

/** An instance that starts games; `R` is what it has of them. @internal */
type Starting<R extends RawGame> = Knowing<
  Pick<typeof glue, "handicap"> & { RawGame: new (...start: ConstructorParameters<typeof RawGame>) => R }
>;

/** A new game. @internal */
export function startGame<R extends RawGame>(by: Starting<R>, options: GameOptions | undefined): R {
  const { size, rules, komi, handicap = 0, setup } = optionsOf(options, OPTIONS, "options");
  const codes = Int32Array.from(ruleCodesBy(by, rules, komi));
  const start =
    setup === undefined
      ? withHandicap(by, sizeOf(size === undefined ? 19 : size), handicap)
      : withStones(setup, size, handicap);
  const { width, height, cells, turn, n } = start;
  return by.call(() => new (by.wasm().RawGame)(width, height, cells, turn, n, codes));
}

/** Knows where handicap stones stand. */
type Placing = Asked<Pick<typeof glue, "handicap">>;
type Start = Cells & { turn: 1 | 2; n: number };

function withHandicap(by: Placing, [width, height]: readonly [number, number], handicap: unknown): Start {
  const points = Array.isArray(handicap)
    ? indicesOf(handicap, "handicap", (at) => pointOf(at, width, height))
    : starPoints(by, width, height, handicap);
  const cells = new Uint8Array(width * height);
  for (const point of points) {
    if (cells[point] !== 0) throw new GoError("setup-twice", "a handicap point named twice, wanted every point once");
    cells[point] = BLACK;
  }
  return { width, height, cells, turn: points.length > 0 ? WHITE : BLACK, n: points.length };
}

function starPoints(by: Placing, width: number, height: number, handicap: unknown): Uint16Array {
  const n = wholeOf(handicap, 0, width * height, "handicap", "handicap");
  return by.call(() => by.wasm().handicap(width, height, n));
}

function withStones(setup: SetupOptions, size: unknown, handicap: unknown): Start {
  const { stones, turn } = optionsOf(setup, ["stones", "turn"], "setup");
  const board = cellsOf(stones, size);
  const n = wholeOf(handicap, 0, board.cells.length, "handicap of a setup", "handicap");
  return { ...board, turn: turn === undefined ? (n > 1 ? WHITE : BLACK) : colorCode(turn), n };
}
