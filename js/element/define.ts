/** Defining the element. */

import { GoBoardElement } from "./go-board.js";

/**
 * Defines the element under a name, `"go-board"` by default. Nothing happens where there is no page, or where the name is
 * taken already.
 */
export function defineGoBoard(tag = "go-board"): void {
  const { customElements } = globalThis;
  if (customElements === undefined || customElements.get(tag) !== undefined) return;
  // A class can have one name only.
  const isTaken = customElements.getName?.(GoBoardElement) != null;
  customElements.define(tag, isTaken ? class extends GoBoardElement {} : GoBoardElement);
}
