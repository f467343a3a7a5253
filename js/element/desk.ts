/** What lies on the board's desk, a game or a record: the element shows its scene and passes on what a person does. */

import type { Color, NodeId, PlayedGame, Vertex } from "../index.js";
import type { View } from "../board/view.js";
import type { Send } from "./events.js";
import type { Words } from "./words.js";

/** What is shown; the element adds coordinates, ghost and crop. */
export type Scene = Omit<View, "coordinates" | "confirm" | "arrows" | "label" | "ghost" | "part"> & {
  /** Whether points are chosen to be marked. */
  readonly isMarking?: boolean;
};

/** What a desk may do with the element. */
export interface DeskHost {
  readonly send: Send;
  readonly words: Words;
  /** Whether a person may play. */
  readonly isReadonly: boolean;
  /** Which moves bear their numbers: the latest so many. */
  readonly numbers: number;
  /** What a point is called. */
  name(vertex: Vertex): string;
  /** Says something once, politely. */
  say(text: string): void;
  /** Says at once why something was refused. */
  alert(text: string): void;
  /** The scene is another one. */
  changed(): void;
}

export interface Desk {
  /** From a record's first node to the one that is shown; null for a game. */
  readonly way: readonly NodeId[] | null;
  scene(): Scene;
  /** The colour of the stone that would be played on a point; null where none may be. */
  ghostAt(vertex: Vertex): Color | null;
  /** A point was chosen: plays there, or marks the stones. `chain`: the chain alone. */
  point(vertex: Vertex, wish: { chain: boolean }): void;
  /** Why a stone may not be played there; tells it, too. */
  refuses(vertex: Vertex): boolean;
  pass(): void;
  undo(): void;
  redo(): void;
  /** Goes so many moves on in a record; false if there are none. `asks`: stays, and only tells. */
  step(by: number, asks?: boolean): boolean;
  /** Goes to the next variation, or the one before. */
  vary(by: number): boolean;
  /** Asks the game that is shown, or stands at the node; null if none can. */
  asks<T>(question: (game: PlayedGame) => T): T | null;
  /** Stops listening. */
  leave(): void;
}

/** Does something of which others are told: one of them may dispose of the game meanwhile, and there is no more to do. */
export function unlessDisposed(act: () => void): void {
  try {
    act();
  } catch (error) {
    if ((error as { code?: unknown }).code !== "disposed") throw error;
  }
}

/** Why a move is refused, in words. */
export function reasonOf({ illegal }: Words, code: string): string {
  return (illegal as Readonly<Record<string, string>>)[code] ?? illegal.other;
}
