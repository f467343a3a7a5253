/** The words that come after the first move can be made, with all else that does. */

import { analysis } from "./analysis.js";
import { comment } from "./comment.js";
import { entry } from "./entry.js";
import { share } from "./share.js";
import { settings } from "./settings.js";
import { newGame } from "./new-game.js";
import { study } from "./study.js";

/** @typedef {typeof rest} Rest */

export const rest = {
  ...analysis,
  ...comment,
  ...entry,
  ...share,
  ...settings,
  ...newGame,
  ...study,
};
