// What is painted on `<go-board>`, read from its canvases. Which of them lies between ground and stones is its own affair:
// the ground is the first one and the stones are the last one.
import { spot } from "./element-page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** The layer of the lines of a board on the page. @param {Page} page @param {number} [index] */
export const groundOf = (page, index = 0) => page.locator("go-board").nth(index).locator("canvas").first();

/** The layer of the stones and marks. @param {Page} page @param {number} [index] */
export const stonesOf = (page, index = 0) => page.locator("go-board").nth(index).locator("canvas").last();

/**
 * The pixels of one layer in a box on the page, in CSS pixels: their colours, row by row.
 *
 * @param {import("playwright-core").Locator} layer
 * @param {{ x: number, y: number, width: number, height: number }} box
 * @returns {Promise<[number, number, number, number][]>}
 */
export const pixelsIn = (layer, box) =>
  layer.evaluate(
    (/** @type {HTMLCanvasElement} */ canvas, { x, y, width, height }) =>
      new Promise((resolve) => {
        // After the next frame, when what was asked for is drawn.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const from = canvas.getBoundingClientRect();
            const scale = canvas.width / from.width;
            const [wide, high] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
            // Read from a copy: reading a canvas slows it down.
            const copy = new OffscreenCanvas(wide, high).getContext("2d", { willReadFrequently: true });
            copy?.drawImage(canvas, -Math.round((x - from.x) * scale), -Math.round((y - from.y) * scale));
            const { data } = copy?.getImageData(0, 0, wide, high) ?? { data: new Uint8ClampedArray() };
            resolve(Array.from({ length: wide * high }, (_, n) => [...data.subarray(4 * n, 4 * n + 4)]));
          }),
        );
      }),
    box,
  );

/**
 * A square about a point, so many cells to the right and below it, and so many cells wide.
 *
 * @param {Page} page
 * @param {string} at
 * @param {{ right?: number, below?: number, side?: number }} [where]
 */
export async function about(page, at, { right = 0, below = 0, side = 0.6 } = {}) {
  const { x, y, cell } = await spot(page, at);
  const [left, top] = [x + (right - side / 2) * cell, y + (below - side / 2) * cell];
  return { x: left, y: top, width: side * cell, height: side * cell };
}

/**
 * What is told of each point and what is drawn there: all that differ. A stone is seen by a spot of it that lies off the
 * lines and off the marks.
 *
 * @param {Page} page
 */
export async function disagreements(page) {
  /** @type {{ says: string, x: number, y: number, cell: number }[]} */
  const cells = await page
    .locator("go-board")
    .first()
    .locator(".cell")
    .evaluateAll((all) =>
      all.map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return { says: cell.ariaLabel ?? "", x: x + width / 2, y: y + height / 2, cell: width };
      }),
    );
  const drawn = await stonesOf(page).evaluate((/** @type {HTMLCanvasElement} */ canvas, points) => {
    const from = canvas.getBoundingClientRect();
    const scale = canvas.width / from.width;
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
    copy?.drawImage(canvas, 0, 0);
    return points.map(({ x, y, cell }) => {
      const [left, top] = [x - 0.27 * cell - from.x, y - 0.27 * cell - from.y].map((at) => Math.round(at * scale));
      const [red = 0, green = 0, blue = 0, alpha = 0] = copy?.getImageData(left ?? 0, top ?? 0, 1, 1).data ?? [];
      if (alpha < 250) return "empty";
      return red + green + blue > 500 ? "white" : "black";
    });
  }, cells);
  const told = cells.map(({ says }) => /black stone|white stone/u.exec(says)?.[0].slice(0, 5) ?? "empty");
  const differ = cells.filter((_, n) => told[n] !== drawn[n]).map(({ says }) => says);
  return { differ, points: cells.length, stones: drawn.filter((one) => one !== "empty").length };
}
