// Pictures: PNG of the width that was chosen, SVG of lines, circles and texts; both show what the board shows, in its theme.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { newGame, onPage, paste, press, ROOT, withBrowser } from "./helpers.mjs";
import { COMMENTED } from "./records.mjs";

withBrowser();

/** @typedef {import("playwright-core").Page} Page */

const RECORD = readFileSync(join(ROOT, "benches/data/shusaku-1846.sgf"), "utf8");

/** Opens the part with the pictures. @param {Page} page */
async function openPictures(page) {
  await page.locator("#share").click();
  await page.locator('input[name="share-way"][value="picture"]').check();
  await page.locator("#picture").waitFor();
}

/** Saves one and gives its name and bytes. @param {Page} page @param {"png" | "svg"} form */
async function saved(page, form) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(`#picture-${form}`).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** How many elements of each selector a drawing has; it has to be well formed. @param {Page} page @param {string} svg @param {string[]} selectors */
function counted(page, svg, selectors) {
  return page.evaluate(
    ({ text, all }) => {
      const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
      if (parsed.querySelector("parsererror") !== null) throw new Error(parsed.documentElement.textContent ?? "");
      return all.map((selector) => parsed.querySelectorAll(selector).length);
    },
    { text: svg, all: selectors },
  );
}

/**
 * The colours of two pictures at the same places, as shares of their width and height.
 *
 * @param {Page} page
 * @param {string} first as a data address
 * @param {string} second
 * @param {[x: number, y: number][]} places
 */
function compared(page, first, second, places) {
  return page.evaluate(
    async ({ sources, at }) => {
      const pixels = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = document.createElement("canvas");
          canvas.width = 1200;
          canvas.height = Math.round((1200 * image.naturalHeight) / image.naturalWidth);
          const context = canvas.getContext("2d", { willReadFrequently: true });
          context?.drawImage(image, 0, 0, canvas.width, canvas.height);
          return at.map(([x, y]) => {
            // The middle of a few pixels, so that the grain of the wood is no matter.
            const { data } = context?.getImageData(
              Math.round(x * canvas.width) - 3,
              Math.round(y * canvas.height) - 3,
              7,
              7,
            ) ?? { data: new Uint8ClampedArray(4) };
            return [0, 1, 2].map((channel) => {
              const values = data.filter((_, index) => index % 4 === channel);
              return values.reduce((sum, value) => sum + value, 0) / values.length;
            });
          });
        }),
      );
      return at.map((_, place) =>
        Math.max(...[0, 1, 2].map((c) => Math.abs((pixels[0]?.[place]?.[c] ?? 0) - (pixels[1]?.[place]?.[c] ?? 999)))),
      );
    },
    { sources: [first, second], at: places },
  );
}

/** @param {Buffer} bytes @param {"png" | "svg+xml"} type */
const asAddress = (bytes, type) => `data:image/${type};base64,${bytes.toString("base64")}`;

/** Width and height from a PNG's head. @param {Buffer} bytes */
const sizeOf = (bytes) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

test("PNG has the width that was chosen, for every size of board", () =>
  onPage({}, async (page) => {
    for (const size of [9, 13, 19]) {
      await newGame(page, size);
      await press(page, "C3", size);
      await openPictures(page);
      for (const width of [600, 1200, 2400]) {
        await page.locator(`input[name="picture-width"][value="${width}"]`).check();
        const { name, bytes } = await saved(page, "png");
        assert.equal(name, "lanke-game-1.png");
        const [wide = 0, high = 0] = sizeOf(bytes);
        assert.equal(wide, width);
        assert.ok(high > width && high < 1.1 * width, `${wide}x${high}`);
      }
      await page.locator("#share-dialog .button.quiet").click();
    }
  }));

test("SVG has every stone, line and name, small and well formed; and looks as the PNG does", () =>
  onPage({}, async (page) => {
    await paste(page, RECORD);
    await page.locator("#slider").fill("127");
    await openPictures(page);
    const svg = await saved(page, "svg");
    assert.match(svg.name, /^\S+-127\.svg$/u);
    assert.ok(svg.bytes.length < 100_000, `${svg.bytes.length} bytes`);
    const text = svg.bytes.toString("utf8");
    const [stones, lines, stars, columns, rows] = await counted(page, text, [
      ".stones circle",
      ".lines line",
      ".star",
      ".columns text",
      ".rows text",
    ]);
    // 127 moves of the famous game, and nothing else.
    const { Game } = await import("../../dist/index.js");
    const game = Game.fromSgf(RECORD);
    game.goTo(127);
    assert.equal(stones, game.cells().filter((cell) => cell !== 0).length);
    assert.deepEqual([lines, stars, columns, rows], [38, 9, 38, 38]);
    const png = await saved(page, "png");
    const [wide = 1, high = 1] = sizeOf(png.bytes);
    /** Stones of either colour, wood, lines. @type {[number, number][]} */
    const places = await page.evaluate(
      async ({ width, height }) => {
        const here = location.href.replace(/#.*$/u, "");
        const { centreOf } = await import(`${here}lanke/board/index.js`);
        const { fitPicture } = await import(`${here}export/fit.js`);
        const geometry = fitPicture({ size: [19, 19], stones: [] }, width);
        return Array.from({ length: 361 }, (_, index) => {
          const [x, y] = centreOf(geometry, [index % 19, Math.floor(index / 19)]);
          return /** @type {[number, number]} */ ([(x + 0.35 * geometry.cellWidth) / width, y / height]);
        });
      },
      { width: wide, height: high },
    );
    const differences = await compared(page, asAddress(png.bytes, "png"), asAddress(svg.bytes, "svg+xml"), places);
    const far = differences.filter((difference) => difference > 40).length;
    assert.ok(far < 6, `${far} points differ: ${differences.map(Math.round)}`);
  }));

test("marks, labels, numbers and territory are in the drawing", () =>
  onPage({}, async (page) => {
    await paste(
      page,
      "(;GM[1]SZ[9]AB[cc][gg]AW[gc]TR[cc]SQ[gc]CR[aa]MA[bb]SL[dd]LB[ee:A][gg:12]TB[ia][ib]TW[ai]DD[ea])",
    );
    await page.locator("#study").waitFor();
    await openPictures(page);
    const { bytes } = await saved(page, "svg");
    const found = await counted(page, bytes.toString("utf8"), [
      ".triangle",
      ".square",
      ".ring",
      ".cross",
      ".label",
      ".territory",
    ]);
    // The record's selected point is shown as a faint square.
    assert.deepEqual(found, [1, 2, 1, 1, 2, 3]);
    await page.locator("#share-dialog .button.quiet").click();
    await paste(page, COMMENTED);
    await page.locator("#last").click();
    await page.locator(".ways .switch").click();
    await openPictures(page);
    const numbered = await saved(page, "svg");
    const [labels = 0] = await counted(page, numbered.bytes.toString("utf8"), [".label"]);
    assert.ok(labels > 1);
  }));

test("dead stones and the count's territory are in both", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5 C3", 9);
    await page.locator("#mark").click();
    await press(page, "C3", 9);
    await openPictures(page);
    const { bytes } = await saved(page, "svg");
    const [pale, crosses, territory] = await counted(page, bytes.toString("utf8"), [
      ".stones circle[opacity]",
      ".cross",
      ".territory",
    ]);
    assert.deepEqual([pale, crosses, territory], [1, 2, 79]);
  }));

test("names and labels are escaped: nothing in them is markup", () =>
  onPage({}, async (page) => {
    const evil = "<script>alert(1)</script>&\"'";
    await paste(page, `(;GM[1]SZ[9]PB[${evil}]PW[a\u0001b]LB[ee:<b>][cc:&\u0002"])`);
    await page.locator("#study").waitFor();
    await openPictures(page);
    const { name, bytes } = await saved(page, "svg");
    assert.equal(name, "script-alert-1-script-a-b-0.svg");
    const text = bytes.toString("utf8");
    assert.deepEqual(await counted(page, text, ["script", "b", ".label", "title"]), [0, 0, 2, 1]);
    const shown = await page.evaluate((svg) => {
      const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
      return [parsed.querySelector("title"), ...parsed.querySelectorAll(".label")].map((node) => node?.textContent);
    }, text);
    assert.deepEqual(shown, [`${evil} (Black) – ab (White)`, "<b>", '&"']);
  }));

test("the theme in force is the picture's; a narrow board and a part of one are drawn whole", () =>
  onPage({ dark: true }, async (page) => {
    await press(page, "D4");
    await openPictures(page);
    const dark = (await saved(page, "svg")).bytes.toString("utf8");
    await page.locator("#share-dialog .button.quiet").click();
    await page.emulateMedia({ colorScheme: "light" });
    await openPictures(page);
    const light = (await saved(page, "svg")).bytes.toString("utf8");
    assert.notEqual(dark, light);
    await page.locator("#share-dialog .button.quiet").click();
    await paste(page, "(;GM[1]SZ[3:7];B[bb])");
    await page.locator("#study").waitFor();
    await openPictures(page);
    const narrow = (await saved(page, "svg")).bytes.toString("utf8");
    assert.deepEqual(await counted(page, narrow, [".lines line", ".columns text", ".rows text"]), [10, 6, 14]);
    assert.equal(sizeOf((await saved(page, "png")).bytes)[0], 1200);
  }));

test("the picture is copied as PNG; where it can't be, that is said", () =>
  onPage({}, async (page) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await press(page, "D4");
    await openPictures(page);
    await page.locator("#picture-copy").click();
    await page.locator("#picture-said", { hasText: "The picture is copied." }).waitFor();
    const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
    assert.deepEqual(types, ["image/png"]);
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await page.locator("#picture-copy").click();
    await page.locator("#picture-said", { hasText: "Save it instead" }).waitFor();
  }));
