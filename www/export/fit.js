/** Where a board lies in a picture of a given width. */

import { fitBoard, naturalAspect } from "../lanke/board/index.js";

/** @typedef {import("../lanke/board/index.js").View} View */
/** @typedef {import("../lanke/board/index.js").Geometry} Geometry */

/** A board is drawn as on a page of that width, however many pixels it has. */
const PAGE = 600;
const LINE = 100;

/**
 * Exactly that wide; what whole cells leave over goes to the margins.
 *
 * @param {View} view
 * @param {number} width in pixels
 * @returns {Geometry}
 */
export function fitPicture(view, width) {
  const isNamed = (view.coordinates ?? "a1") !== "none";
  const [columns] = view.size;
  const shown = view.part ? Math.abs(view.part[1][0] - view.part[0][0]) + 1 : columns;
  // A board of a few lines is as wide as others.
  const scale = width / Math.min(PAGE, LINE * (shown + 1));
  const height = Math.round(width / naturalAspect(view.size, isNamed, view.part));
  const fitted = fitBoard(view.size, width, height, scale, isNamed, view.part);
  return { ...fitted, width, left: fitted.left + Math.floor((width - fitted.width) / 2) };
}
