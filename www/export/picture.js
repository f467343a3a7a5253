/** The board as a picture in pixels, drawn as the page draws it. */

import { draw } from "../lanke/board/index.js";
import { fitPicture } from "./fit.js";

/** @typedef {import("../lanke/board/index.js").View} View */
/** @typedef {import("../lanke/board/index.js").Theme} Theme */

/**
 * A picture of exactly that width; null where the browser has no memory for it.
 *
 * @param {View} view
 * @param {Theme} theme
 * @param {number} width in pixels
 */
export function pictureOf(view, theme, width) {
  const geometry = fitPicture(view, width);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = geometry.height;
  const context = canvas.getContext("2d", { alpha: false });
  if (context === null) return null;
  draw(context, view, theme, geometry);
  return canvas;
}

/**
 * @param {HTMLCanvasElement} canvas
 * @returns {Promise<Blob | null>}
 */
export function pngOf(canvas) {
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
