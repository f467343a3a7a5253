/// <reference lib="esnext.disposable" preserve="true" />
// `lanke/play`: the game alone, with a wasm file of its own, inlined: nothing to load and nothing to wait for. It is started
// at first use; importing does nothing. No records and no judge are in it, which is less than half of `lanke`.

import { wasmBytes } from "../play-inline.js";
import {
  Game as AnyGame,
  commitment as anyCommitment,
  nigiri as anyNigiri,
  rulesPresets as anyRulesPresets,
  score as anyScore,
} from "./api.js";
import { engine } from "./wasm.js";

export {
  type BarePosition,
  describeRules,
  describeWhy,
  type Drawn,
  formatGtp,
  type GameState,
  GoError,
  IllegalMoveError,
  type Match,
  nigiriHolder,
  parseGtp,
  type PlayedGame,
  ruleValues,
  type Score,
  type Side,
  type Standing,
  sgfToVertex,
  version,
  vertexToSgf,
} from "./api.js";
export type * from "../types.js";
export type * from "../types-judge.js";
export type * from "../types-match.js";

/**
 * A game of Go under one set of rules, from its first move to its result.
 *
 * @example
 * const game = new Game({ size: 9, komi: 7.5 });
 * game.play("E5");
 * game.score().text;
 */
export const Game: typeof AnyGame = /* @__PURE__ */ withEngine(AnyGame);
export type Game = AnyGame;

/** What is handed over in place of a note that nobody may read yet: SHA-256 of note and salt, 64 hexadecimal digits. */
export const commitment: typeof anyCommitment = /* @__PURE__ */ withEngine(anyCommitment);

/** Who plays Black (猜先): the holder of so many white stones, or the guesser who shows one black stone or two. */
export const nigiri: typeof anyNigiri = /* @__PURE__ */ withEngine(anyNigiri);

/** Every set of rules that has a name, the default first, with every switch in words. */
export const rulesPresets: typeof anyRulesPresets = /* @__PURE__ */ withEngine(anyRulesPresets);

/** Counts a position under any rules, without a game. */
export const score: typeof anyScore = /* @__PURE__ */ withEngine(anyScore);

/** Gives what needs the wasm unchanged, once that knows how to start; pure as in `lanke`. */
function withEngine<T>(item: T): T {
  engine.startBy(() => engine.startNow(wasmBytes()));
  return item;
}
