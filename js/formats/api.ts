/** What both entries of the formats give. */

export { GoError } from "../errors.js";
export type { Color, GameInfo, Pair, Rules, RulesName, Sign, Size, Stones, Vertex } from "../types.js";
export type * from "../types-formats.js";
export type { RecordDiagnostic } from "../types-record.js";
export { readDiagram, writeDiagram } from "./diagram.js";
export { formatGtpMoves, fromShareText, parseGtpMoves, toShareText } from "./lists.js";
export { readServerRecord } from "./server-record.js";
