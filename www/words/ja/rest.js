/** `../en/rest.js` */

import { analysis } from "./analysis.js";
import { comment } from "./comment.js";
import { entry } from "./entry.js";
import { share } from "./share.js";
import { settings } from "./settings.js";
import { newGame } from "./new-game.js";
import { study } from "./study.js";

/** @type {import("../en/rest.js").Rest} */
export const rest = {
  ...analysis,
  ...comment,
  ...entry,
  ...share,
  ...settings,
  ...newGame,
  ...study,
};
