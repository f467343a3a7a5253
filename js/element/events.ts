/** The events of the element: their names and what each carries in `detail`. All bubble, and leave shadow roots. */

import type { Color, Illegal, Move, NodeId, Score, Vertex } from "../index.js";

type Outcome = NonNullable<import("../index.js").Game["outcome"]>;

/** What each event carries. */
export interface GoBoardDetails {
  /** Before a move is made at the board; `preventDefault()` keeps it from being made. `vertex` is null for a pass. */
  "go-before-move": { readonly vertex: Vertex | null; readonly gtp: string; readonly color: Color };
  /** A stone has been played, at the board or by a program; `node` in a record. */
  "go-move": {
    readonly move: Pick<Move, "color" | "vertex" | "gtp" | "number" | "captured">;
    readonly node: NodeId | null;
  };
  /** A side has passed. */
  "go-pass": { readonly move: Pick<Move, "color" | "gtp" | "number">; readonly node: NodeId | null };
  /** A move was refused. */
  "go-illegal": { readonly illegal: Illegal };
  /** The game is over. */
  "go-end": { readonly outcome: Outcome; readonly result: string | null };
  /** Stones were marked dead, or alive again. */
  "go-mark": { readonly vertices: readonly Vertex[]; readonly dead: boolean };
  /** The count with the marks in force: once play has stopped, after every mark, and at the end. */
  "go-score": { readonly score: Score };
  /** The keyboard's cursor came to a point. */
  "go-cursor": { readonly vertex: Vertex; readonly name: string };
  /** Another node of the record is shown, or another move of the game after undo and redo (`node` is null). */
  "go-node": { readonly node: NodeId | null; readonly moveNumber: number; readonly comment: string | null };
  /** An attribute, or a record, that can't be worked with. */
  "go-error": { readonly code: string; readonly message: string };
}

/** The events by name, as `addEventListener` gives them. */
export type GoBoardEventMap = { [Name in keyof GoBoardDetails]: CustomEvent<GoBoardDetails[Name]> };

/** Sends an event; false if somebody has prevented what it announces. @internal */
export type Send = <Name extends keyof GoBoardDetails>(name: Name, detail: GoBoardDetails[Name]) => boolean;

/** @internal */
export function senderOf(target: EventTarget): Send {
  return (name, detail) =>
    target.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === "go-before-move" }),
    );
}
