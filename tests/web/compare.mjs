// Compares a picture with a stored one, by blocks of 8 × 8 pixels: what a lossy file loses in each is little, a line that
// has moved by a pixel is much.
/** @typedef {import("playwright-core").Page} Page */

/** The mean difference of brightness in a block, of 255, from which it counts as another one. */
const THRESHOLD = 10;
const BLOCK = 8;
/** How well stored pictures are kept; at this the worst block of a photograph of wood differs by about 4. */
const QUALITY = 0.82;

/**
 * How many blocks differ, and a picture of where; null for pictures of different sizes.
 *
 * @param {Page} page any page of the browser, which decodes and compares
 * @param {Buffer} png
 * @param {Buffer} stored
 * @returns {Promise<{ blocks: number, worst: number, size: string, storedSize: string }>}
 */
export function compare(page, png, stored) {
  const pictures = [png.toString("base64"), stored.toString("base64")];
  return page.evaluate(
    async ({ pictures: both, threshold, side }) => {
      const [now, before] = await Promise.all(
        both.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          context?.drawImage(bitmap, 0, 0);
          const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
          return { width: bitmap.width, height: bitmap.height, pixels };
        }),
      );
      if (now === undefined || before === undefined) throw new Error("two pictures are wanted");
      const sizes = { size: `${now.width}x${now.height}`, storedSize: `${before.width}x${before.height}` };
      if (sizes.size !== sizes.storedSize) return { blocks: Infinity, worst: 255, ...sizes };
      const columns = Math.ceil(now.width / side);
      const sums = new Float64Array(columns * Math.ceil(now.height / side));
      for (let y = 0; y < now.height; y += 1) {
        for (let x = 0; x < now.width; x += 1) {
          const at = 4 * (y * now.width + x);
          // Brightness alone: of colours a lossy file keeps a quarter.
          const light = (/** @type {Uint8ClampedArray} */ pixels) =>
            0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0);
          const difference = Math.abs(light(now.pixels) - light(before.pixels));
          const block = Math.floor(y / side) * columns + Math.floor(x / side);
          sums[block] = (sums[block] ?? 0) + difference;
        }
      }
      const means = sums.map((sum) => sum / (side * side));
      return {
        blocks: means.filter((mean) => mean > threshold).length,
        worst: means.reduce((most, mean) => Math.max(most, mean), 0),
        ...sizes,
      };
    },
    { pictures, threshold: THRESHOLD, side: BLOCK },
  );
}

/**
 * The picture as it is stored.
 *
 * @param {Page} page
 * @param {Buffer} png
 */
export async function toStored(page, png) {
  const text = await page.evaluate(
    async ({ picture, quality }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality });
      const made = new Uint8Array(await blob.arrayBuffer());
      let letters = "";
      for (const byte of made) letters += String.fromCharCode(byte);
      return btoa(letters);
    },
    { picture: png.toString("base64"), quality: QUALITY },
  );
  return Buffer.from(text, "base64");
}

/**
 * How wide letters of each script are in the fonts of the page: the same on two machines with the same fonts.
 *
 * @param {Page} page
 * @returns {Promise<string>}
 */
export function fontsOf(page) {
  return page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (context === null) throw new Error("no canvas");
    const style = getComputedStyle(document.documentElement);
    const widths = ["--sans", "--serif", "--serif-han"].flatMap((family) => {
      context.font = `100px ${style.getPropertyValue(family)}`;
      return ["Hamburgefonstiv 0123456789", "烂柯围棋", "爛柯", "コミ", "한국어"].map((text) =>
        context.measureText(text).width.toFixed(1),
      );
    });
    return widths.join(" ");
  });
}
