// `lanke/formats`: formats beside SGF, with a wasm file of their own, inlined: nothing to load and nothing to wait for. It
// is started at first use; importing does nothing. No game is in it: `lanke` needs none of this, and this not `lanke`.

import {
  formatGtpMoves as anyFormatGtpMoves,
  fromShareText as anyFromShareText,
  parseGtpMoves as anyParseGtpMoves,
  readDiagram as anyReadDiagram,
  readServerRecord as anyReadServerRecord,
  toShareText as anyToShareText,
  writeDiagram as anyWriteDiagram,
} from "./api.js";
import { wasmBytes } from "../formats-inline.js";
import { startBy, startNow } from "./wasm.js";

export type * from "./api.js";
export { GoError } from "./api.js";

/** Moves in GTP: `"B Q16 W D4"`, or commands. */
export const formatGtpMoves: typeof anyFormatGtpMoves = /* @__PURE__ */ withWasm(anyFormatGtpMoves);

/** The game of a text for links. */
export const fromShareText: typeof anyFromShareText = /* @__PURE__ */ withWasm(anyFromShareText);

/** Reads moves in GTP. */
export const parseGtpMoves: typeof anyParseGtpMoves = /* @__PURE__ */ withWasm(anyParseGtpMoves);

/** Reads a picture of a board in text. */
export const readDiagram: typeof anyReadDiagram = /* @__PURE__ */ withWasm(anyReadDiagram);

/** Makes SGF of the file of a server in Asia: GIB, NGF or UGF. */
export const readServerRecord: typeof anyReadServerRecord = /* @__PURE__ */ withWasm(anyReadServerRecord);

/** A game as a short text for links. */
export const toShareText: typeof anyToShareText = /* @__PURE__ */ withWasm(anyToShareText);

/** Writes a picture of a board in text. */
export const writeDiagram: typeof anyWriteDiagram = /* @__PURE__ */ withWasm(anyWriteDiagram);

/** Gives what needs the wasm unchanged, once that knows how to start; pure as in `lanke`. */
function withWasm<T>(item: T): T {
  startBy(startInlined);
  return item;
}

function startInlined(): void {
  startNow(wasmBytes());
}
