/** A board that takes the focus and the keys itself. */

import { onBoardKey } from "./board-keys.js";
import { type Board, type BoardOptions, makeBoard } from "./board.js";
import { drawCursor } from "./cursor.js";
import type { View } from "./view.js";

/** Puts a board into `host` and fills it: the largest board that fits, in the middle. */
export function createBoard(host: HTMLElement, options: BoardOptions = {}): Board {
  return makeBoard(host, options, { onKey: onBoardKey, describe, drawCursor });
}

function describe(root: HTMLElement, view: View): void {
  root.tabIndex = 0;
  root.setAttribute("role", "application");
  const label = view.label ?? `${view.size[0]}×${view.size[1]}`;
  if (root.getAttribute("aria-label") !== label) root.setAttribute("aria-label", label);
}
