/** What a point is called on the page: as the lines of the board are named. */

import { pointName } from "../lanke/board/index.js";
import { settings } from "./settings.js";

/**
 * "D4", "4-16" or "4-十六". Where no names are drawn there is still "D4" to say.
 *
 * @param {import("../lanke/index.js").Vertex} vertex
 * @param {readonly [columns: number, rows: number]} size
 */
export function pointText(vertex, size) {
  return pointName(settings().coordinates, size, vertex);
}
