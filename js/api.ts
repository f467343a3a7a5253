/** What every entry gives. */

export { formatGtp, parseGtp, sgfToVertex, vertexToSgf } from "./coords.js";
export { GoError, IllegalMoveError } from "./errors.js";
export { Game } from "./game.js";
export { rulesPresets } from "./rules.js";
export { type BarePosition, type Score, type Side, score } from "./score.js";
export type { GameState } from "./state.js";
export type * from "./types.js";
export { version } from "./version.js";
