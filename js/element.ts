// `lanke/element`: `<go-board>`, a board for any page. Importing it defines the element, and does nothing on a server.

import { defineGoBoard } from "./element/define.js";
import type { GoBoardElement } from "./element/go-board.js";

export { defineGoBoard } from "./element/define.js";
export type { GoBoardDetails, GoBoardEventMap } from "./element/events.js";
export { GoBoardElement, type Overlay } from "./element/go-board.js";
export {
  type EndInWords,
  type IllegalWord,
  LANGUAGES,
  type Language,
  languageFor,
  loadWords,
  type Side,
  type Words,
} from "./element/words.js";

declare global {
  interface HTMLElementTagNameMap {
    "go-board": GoBoardElement;
  }
}

defineGoBoard();
