/// <reference lib="esnext.disposable" preserve="true" />
// `lanke`: the rules of Go, with nothing to load and nothing to wait for. The engine is started at first use; importing
// does nothing.

import { Game as AnyGame, rulesPresets as anyRulesPresets, score as anyScore } from "./api.js";
import { startBy, startNow } from "./wasm.js";
import { wasmBytes } from "./wasm-inline.js";

export {
  type BarePosition,
  formatGtp,
  type GameState,
  GoError,
  IllegalMoveError,
  parseGtp,
  type Score,
  type Side,
  sgfToVertex,
  version,
  vertexToSgf,
} from "./api.js";
export type * from "./types.js";

/**
 * A game of Go under one set of rules, from its first move to its result.
 *
 * @example
 * const game = new Game({ size: 9, komi: 7.5 });
 * game.play("E5");
 * game.play([2, 2]);
 * game.score().text;
 */
export const Game: typeof AnyGame = /* @__PURE__ */ withEngine(AnyGame);
export type Game = AnyGame;

/** Every set of rules that has a name, the default first. */
export const rulesPresets: typeof anyRulesPresets = /* @__PURE__ */ withEngine(anyRulesPresets);

/**
 * Counts a position by area (数子法): living stones and the empty points they alone surround; points that nobody owns
 * are halved.
 */
export const score: typeof anyScore = /* @__PURE__ */ withEngine(anyScore);

/**
 * Gives what needs the engine unchanged, once the engine knows how to start. Marked as pure above, so that a bundler
 * leaves the engine out where none of them is used.
 */
function withEngine<T>(item: T): T {
  startBy(startInlined);
  return item;
}

function startInlined(): void {
  startNow(wasmBytes());
}
