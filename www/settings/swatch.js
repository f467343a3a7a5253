/** A small board in a theme, to choose it by. */

import { draw, fitBoard } from "../lanke/board/index.js";

/** @typedef {import("../lanke/board/index.js").Theme} Theme */

/** A corner with a few stones. */
/** @type {import("../lanke/board/index.js").Part} */
const PART = [
  [0, 0],
  [4, 2],
];
const SIDE = 9;
const BLACK = [SIDE + 1, 2 * SIDE + 2];
const WHITE = [SIDE + 2, 2 * SIDE + 3];

/** @param {HTMLCanvasElement} canvas @param {Theme} theme */
export function drawSwatch(canvas, theme) {
  const scale = devicePixelRatio;
  const [width, height] = [Math.round(canvas.clientWidth * scale), Math.round(canvas.clientHeight * scale)];
  const context = canvas.getContext("2d");
  if (context === null || width === 0) return;
  const stones = new Uint8Array(SIDE * SIDE);
  for (const at of BLACK) stones[at] = 1;
  for (const at of WHITE) stones[at] = 2;
  const geometry = fitBoard([SIDE, SIDE], width, height, scale, false, PART);
  canvas.width = geometry.width;
  canvas.height = geometry.height;
  draw(context, { size: [SIDE, SIDE], stones, lastMove: [3, 2], coordinates: "none", part: PART }, theme, geometry);
}
