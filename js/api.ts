/** What every entry gives. */

export { formatGtp, parseGtp, sgfToVertex, vertexToSgf } from "./coords.js";
export { GoError, IllegalMoveError } from "./errors.js";
export { Game } from "./game.js";
export { judge } from "./judge.js";
export { describeWhy } from "./judge-words.js";
export { commitment, nigiri, rulesNamed, rulesPresets, score } from "./engine.js";
export { type Drawn, nigiriHolder } from "./nigiri.js";
export { ruleValues } from "./rule-codes.js";
export { type ReadRecords, readRecords, writeRecords } from "./read-records.js";
export { GameRecord } from "./game-record.js";
export { describeRules } from "./rules-words.js";
export type { BarePosition, Score, Side } from "./score.js";
export type { Match } from "./match.js";
export type { PlayedGame } from "./played-game.js";
export type { Standing } from "./standing.js";
export type { GameState } from "./state.js";
export type * from "./types.js";
export type * from "./types-judge.js";
export type * from "./types-match.js";
export type * from "./types-record.js";
export type { RecordEdits } from "./record-edits.js";
export { version } from "./version.js";
