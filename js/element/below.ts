/** What is below the board: buttons, and a field for moves as text. Each comes with the first board that wants it. */

import type { Coordinates, View } from "../board/view.js";
import type { PlayedGame } from "../index.js";
import type { Content } from "./content.js";
import type { GoBoardElement } from "./go-board.js";
import type { Hands } from "./hands.js";
import type { Shell } from "./shell.js";
import type { Words } from "./words.js";

/** What the parts work with. */
export interface BelowWork {
  readonly words: Words;
  readonly view: View;
  /** The coordinates that points are called by. */
  readonly coordinates: Coordinates;
  readonly content: Pick<Content, "desk" | "gameDesk" | "recordDesk">;
  readonly hands: Hands;
  /** Which says what was not understood. */
  readonly shell: Pick<Shell, "alert" | "isHeld">;
}

/** Brings the parts up to date, or takes them away. */
export function bringBelow(board: GoBoardElement<PlayedGame>, work: BelowWork): void {
  const root = board.shadowRoot;
  if (root === null) return;
  if (board.controls || root.querySelector(".controls")) {
    import("./controls.js").then(
      ({ showControls }) => {
        if (board.isConnected) showControls(root, board, work);
      },
      () => {},
    );
  }
  if (board.entry || root.querySelector("form")) {
    import("./aside.js").then(
      ({ showEntry }) => {
        if (board.isConnected) showEntry(root, board, work);
      },
      () => {},
    );
  }
}
