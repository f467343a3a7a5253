/** The errors of the package: real `Error`s with a stable word in `code`. */

import type { Diagnostic, Illegal } from "./types.js";

/**
 * An argument, a state or a file that can't be worked with. The game is as it was before.
 *
 * `code` is stable: `"vertex"` (no point: wrong shape, not whole, unreadable text), `"off-board"`, `"no-stone"`,
 * `"color"`, `"number"`, `"argument"`, `"option"` (unknown key, or no object), `"size"`, `"rules"`, `"komi"`,
 * `"handicap"`, `"setup"`, `"setup-no-liberty"`, `"setup-twice"`, `"ko"` (no point of a ko), `"phase"` (not at this stage
 * of the game), `"game-over"`, `"disposed"`, `"encoding"`, `"wasm-not-ready"`, `"wasm-unavailable"`,
 * `"worker-unavailable"`, `"internal"` (a defect of ours);
 * those of a refused move are in {@link Illegal}. Of the end and of the referee: `"not-in-rules"` (what the rules do
 * not know), `"already-confirmed"` (both have accepted), `"own-offer"`, `"not-your-turn"`, `"must-play"`, `"sealed"`,
 * `"no-change"`, `"sides-only"`, `"referee-only"` (who may not do it), `"no-offender"` (no side named), `"not-so"` (the
 * point is not what is reported), `"choice"` (none that is left to choose). Of sealed moves and nigiri: `"commitment"`,
 * `"seal-broken"`, `"salt"`, `"nigiri"`. Of events and snapshots: `"event"` (none), `"event-order"`,
 * `"event-other-game"`, `"event-stranger"`, `"snapshot"` (none). Of records: `"no-game"`, `"no-such-game"`,
 * `"other-game"`, `"foreign-format"`, `"size"`, `"setup-in-game"`, `"limit"`; those of a {@link Diagnostic} from a reader
 * told to be strict. Of edits of records: `"no-such-node"`, `"first-node"`, `"below-itself"`, `"bad-name"`, `"no-value"`,
 * `"bad-value"`. Of lists and pictures: `"bad-point"`, `"bad-value"`, `"stray-text"`, `"unclosed-game"`, `"share-version"`,
 * `"share-checksum"`, `"diagram-sign"`, `"diagram-ragged"`, `"diagram-twice"`. The message says what was found and what was
 * wanted, in English.
 */
export class GoError extends Error {
  /** The stable word. */
  readonly code: string;

  constructor(code: string, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "GoError";
    this.code = code;
  }
}

/** A move that the rules forbid. Its `code` is that of {@link illegal}. */
export class IllegalMoveError extends GoError {
  /** Why, with the evidence. */
  readonly illegal: Illegal;
  /** How many moves of `playAll` were played before this one, and stand, or of a record went before it; else 0. */
  readonly played: number;

  constructor(illegal: Illegal, played = 0, message = illegal.message) {
    super(illegal.code, message);
    this.name = "IllegalMoveError";
    this.illegal = illegal;
    this.played = played;
  }
}
