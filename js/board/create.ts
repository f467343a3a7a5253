/** A board that takes the focus and the keys itself. */

import { onBoardKey } from "./board-keys.js";
import { type Board, type BoardOptions, makeBoard } from "./board.js";
import { drawCursor } from "./cursor.js";

/** Puts a board into `host` and fills it: the largest board that fits, in the middle. */
export function createBoard(host: HTMLElement, options: BoardOptions = {}): Board {
  return makeBoard(host, options, { onKey: onBoardKey, drawCursor });
}
