// What is painted on the board of the page, read from its canvas.
import { join } from "node:path";
import { boardOn, vertex, WWW } from "./helpers.mjs";

const { centreOf } = await import(join(WWW, "lanke/board/index.js"));

/** @typedef {import("playwright-core").Page} Page */

/**
 * How many pixels of the layers of stones and marks, and of the stone that would be played, are painted in the inner part
 * of a point's cell.
 *
 * @param {Page} page
 * @param {string} at
 * @param {number} size
 */
export async function painted(page, at, size) {
  const { geometry } = await boardOn(page, [size, size]);
  const [x, y] = centreOf(geometry, vertex(at, size));
  const reach = Math.floor(0.4 * geometry.cellWidth);
  return page
    .locator(".lanke-board-plate canvas")
    .last()
    .evaluate(
      (/** @type {HTMLCanvasElement} */ canvas, { left, top, side }) =>
        new Promise((resolve) => {
          // After the next frame, when what was asked for is drawn.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              // Read from a copy: reading a canvas slows it down.
              const copy = new OffscreenCanvas(side, side).getContext("2d");
              const { x, y } = canvas.getBoundingClientRect();
              const layers = [...(canvas.parentElement?.querySelectorAll("canvas") ?? [])].slice(1);
              for (const layer of layers) {
                const { opacity } = getComputedStyle(layer);
                const box = layer.getBoundingClientRect();
                const scale = layer.width / box.width;
                if (copy) copy.globalAlpha = Number(opacity);
                copy?.drawImage(layer, (box.x - x) * scale - left, (box.y - y) * scale - top);
              }
              const image = copy?.getImageData(0, 0, side, side);
              resolve(image ? image.data.filter((value, index) => index % 4 === 3 && value > 40).length : -1);
            }),
          );
        }),
      { left: Math.round(x - reach), top: Math.round(y - reach), side: 2 * reach },
    );
}

/**
 * How many pixels in the middle of a point are dark, or light, as the marks on stones of the other colour are; "pale" is
 * lighter than any black stone.
 *
 * @param {Page} page
 * @param {string} at
 * @param {number | readonly [number, number]} size
 * @param {"dark" | "light" | "pale"} tone
 */
export async function inkOn(page, at, size, tone) {
  const both = typeof size === "number" ? /** @type {const} */ ([size, size]) : size;
  const { geometry } = await boardOn(page, both);
  const [x, y] = centreOf(geometry, vertex(at, both[1]));
  const side = 2 * Math.floor(0.3 * geometry.cellWidth);
  return page
    .locator(".lanke-board-plate canvas")
    .last()
    .evaluate(
      (/** @type {HTMLCanvasElement} */ canvas, { left, top, side: wide, isDark, least }) =>
        new Promise((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const copy = new OffscreenCanvas(wide, wide).getContext("2d");
              copy?.drawImage(canvas, left, top, wide, wide, 0, 0, wide, wide);
              const { data } = copy?.getImageData(0, 0, wide, wide) ?? { data: new Uint8ClampedArray() };
              const isInk = (/** @type {number} */ pixel) => {
                const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * pixel, 4 * pixel + 4);
                const sum = red + green + blue;
                return alpha > 200 && (isDark ? sum < 200 : sum > least);
              };
              resolve(Array.from({ length: wide * wide }, (_, pixel) => pixel).filter(isInk).length);
            }),
          );
        }),
      {
        left: Math.round(x - side / 2),
        top: Math.round(y - side / 2),
        side,
        isDark: tone === "dark",
        least: tone === "pale" ? 400 : 600,
      },
    );
}
