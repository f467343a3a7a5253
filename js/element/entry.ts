/** The field for moves as text, which comes with the first board that wants one. */

import type { Coordinates, View } from "../board/view.js";
import type { PlayedGame } from "../index.js";
import type { GoBoardElement } from "./go-board.js";
import type { Hands } from "./hands.js";
import type { Shell } from "./shell.js";
import type { Words } from "./words.js";

/** What a field works with. */
export interface EntryWork {
  readonly words: Words;
  readonly view: View;
  /** The coordinates that points are called by. */
  readonly coordinates: Coordinates;
  readonly hands: Hands;
  /** Which says what was not understood. */
  readonly shell: Pick<Shell, "alert">;
}

/** Brings the field up to date, or takes it away. */
export function bringEntry(board: GoBoardElement<PlayedGame>, work: EntryWork): void {
  const root = board.shadowRoot;
  if (root === null || !(board.entry || root.querySelector("form"))) return;
  import("./aside.js").then(
    ({ showEntry }) => {
      if (board.isConnected) showEntry(root, board, work);
    },
    () => {},
  );
}
