/** What both entries of the game give. */

export { formatGtp, parseGtp, sgfToVertex, vertexToSgf } from "../coords.js";
export { GoError, IllegalMoveError } from "../errors.js";
export { describeWhy } from "../judge-words.js";
export { type Drawn, nigiriHolder } from "../nigiri.js";
export { ruleValues } from "../rule-codes.js";
export { describeRules } from "../rules-words.js";
export type { BarePosition, Score, Side } from "../score.js";
export type { Match } from "../match.js";
export type { PlayedGame } from "../played-game.js";
export type { Standing } from "../standing.js";
export type { GameState } from "../state.js";
export type * from "../types.js";
export type * from "../types-judge.js";
export type * from "../types-match.js";
export { version } from "../version.js";
export { commitment, nigiri, rulesPresets, score } from "./engine.js";
export { Game } from "./game.js";
