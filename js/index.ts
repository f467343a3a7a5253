/// <reference lib="esnext.disposable" preserve="true" />
// `lanke`: the rules of Go, with nothing to load and nothing to wait for. The engine is started at first use; importing
// does nothing.

import {
  Game as AnyGame,
  GameRecord as AnyGameRecord,
  commitment as anyCommitment,
  judge as anyJudge,
  nigiri as anyNigiri,
  readRecords as anyReadRecords,
  rulesNamed as anyRulesNamed,
  rulesPresets as anyRulesPresets,
  score as anyScore,
} from "./api.js";
import { startBy, startNow } from "./wasm.js";
import { wasmBytes } from "./wasm-inline.js";

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
  type ReadRecords,
  type RecordEdits,
  ruleValues,
  type Score,
  type Side,
  type Standing,
  sgfToVertex,
  version,
  vertexToSgf,
  writeRecords,
} from "./api.js";
export type * from "./types.js";
export type * from "./types-judge.js";
export type * from "./types-match.js";
export type * from "./types-record.js";

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

/** A record of one game with everything in it: variations, comments, markup, properties that nobody knows. */
export const GameRecord: typeof AnyGameRecord = /* @__PURE__ */ withEngine(AnyGameRecord);
export type GameRecord = AnyGameRecord;

/** Reads all games of a text in SGF, with every variation and property, and tells what was got over. */
export const readRecords: typeof anyReadRecords = /* @__PURE__ */ withEngine(anyReadRecords);

/** What is handed over in place of a note that nobody may read yet: SHA-256 of note and salt, 64 hexadecimal digits. */
export const commitment: typeof anyCommitment = /* @__PURE__ */ withEngine(anyCommitment);

/** Judges a position: which chains live, die or stand in seki, and whose each point is. */
export const judge: typeof anyJudge = /* @__PURE__ */ withEngine(anyJudge);

/** Who plays Black (猜先): the holder of so many white stones, or the guesser who shows one black stone or two. */
export const nigiri: typeof anyNigiri = /* @__PURE__ */ withEngine(anyNigiri);

/** The set of rules that a record's RU names, in any of the usual spellings; null for a name that is none known. */
export const rulesNamed: typeof anyRulesNamed = /* @__PURE__ */ withEngine(anyRulesNamed);

/** Every set of rules that has a name, the default first, with every switch in words. */
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
