// The page as it looked when somebody last looked at it and was content: every state at four pixel ratios, compared with
// the stored pictures in shots/. After a change that is meant, UPDATE_SHOTS=1 stores new ones; look at them then.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { launch } from "../../scripts/browser.mjs";
import { compare, fontsOf, toStored } from "./compare.mjs";
import { onPage, ROOT, withBrowser } from "./helpers.mjs";
import { DIALOGS, STATES } from "./states.mjs";

const STORED = join(ROOT, "tests/web/shots");
const OUT = join(ROOT, "tests/web/out");
const FONTS = join(STORED, "fonts.txt");
const RATIOS = [1, 1.5, 2, 3];
/** Blocks of 8 × 8 pixels that may differ: the rounding of a letter, where the browser is another one. */
const ALLOWED = 3;
const UPDATES = process.env.UPDATE_SHOTS === "1";

withBrowser();

/** @typedef {import("playwright-core").Page} Page */

/** @type {import("playwright-core").Browser} */
let browser;
/** A blank page that compares. @type {import("playwright-core").Page} */
let desk;
/** Why pictures can't be compared here. @type {string | null} */
let obstacle = null;

before(async () => {
  browser = await launch();
  desk = await browser.newPage();
  await onPage({}, async (page) => {
    const fonts = `${await fontsOf(page)}\n`;
    if (UPDATES) {
      mkdirSync(STORED, { recursive: true });
      writeFileSync(FONTS, fonts);
    } else if (readFileSync(FONTS, "utf8") !== fonts) {
      obstacle =
        "the fonts are others than those of the stored pictures: fonts-dejavu-core and fonts-noto-cjk of Debian";
    }
  });
});
after(() => browser?.close());

const SHOTS = [
  ...STATES.map((state) => ({ ...state, ratios: RATIOS })),
  // What is in a dialog is drawn by the browser itself: once is enough to see that it stands where it stood.
  ...DIALOGS.map((state) => ({ ...state, ratios: [1] })),
];

for (const { name, ratios, width, height, wish = {}, arrange } of SHOTS) {
  test(`looks as it did: ${name}`, async (t) => {
    if (obstacle !== null) {
      assert.ok(process.env.CI !== "true", obstacle);
      t.skip(obstacle);
      return;
    }
    await onPage({ ...wish, width, height, scale: ratios[0] }, async (page) => {
      await arrange(page);
      await page.mouse.move(0, 0);
      const { changeRatio, look } = await camera(page);
      for (const ratio of ratios) {
        await t.test(`at pixel ratio ${ratio}`, async () => {
          await changeRatio(ratio);
          await compareOrStore(page, look, `${name}@${ratio}`);
        });
      }
    });
  });
}

/**
 * Pictures of a page at any pixel ratio, as when its window is taken to another screen.
 *
 * @param {Page} page
 */
async function camera(page) {
  const size = page.viewportSize();
  assert.ok(size);
  const session = await page.context().newCDPSession(page);
  // Ends what moves and hides the caret.
  await page.screenshot({ animations: "disabled" });
  return {
    /** @param {number} ratio */
    async changeRatio(ratio) {
      await session.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: ratio, mobile: false });
      await page.waitForFunction((wanted) => devicePixelRatio === wanted, ratio);
      // One frame for the page to hear of it, one to draw.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    },
    async look() {
      const { data } = await session.send("Page.captureScreenshot", { format: "png" });
      return Buffer.from(data, "base64");
    },
  };
}

/** @param {Page} page @param {() => Promise<Buffer>} look @param {string} name of the picture */
async function compareOrStore(page, look, name) {
  let png = await look();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(wide, page.viewportSize()?.width, "wider than the screen");
  const file = join(STORED, `${name}.webp`);
  if (UPDATES) {
    writeFileSync(file, await toStored(desk, png));
    return;
  }
  assert.ok(existsSync(file), `no stored picture ${file}; UPDATE_SHOTS=1 makes it`);
  let found = await compare(desk, png, readFileSync(file));
  // What comes a moment later on a slow machine is waited for.
  for (let tries = 0; found.blocks > ALLOWED && tries < 4; tries += 1) {
    await page.waitForTimeout(500);
    png = await look();
    found = await compare(desk, png, readFileSync(file));
  }
  if (found.blocks > ALLOWED) {
    mkdirSync(OUT, { recursive: true });
    writeFileSync(join(OUT, `${name}.png`), png);
  }
  assert.equal(found.size, found.storedSize);
  assert.ok(
    found.blocks <= ALLOWED,
    `${found.blocks} blocks of 8 × 8 pixels differ, the worst by ${found.worst.toFixed(1)} of 255: see tests/web/out/${name}.png`,
  );
}

test("no stored picture is of a state that there isn't", () => {
  const names = new Set(SHOTS.flatMap(({ name, ratios }) => ratios.map((ratio) => `${name}@${ratio}.webp`)));
  const stray = readdirSync(STORED).filter((file) => file.endsWith(".webp") && !names.has(file));
  assert.deepEqual(stray, []);
});

test("a line that has moved by a pixel is seen, at every ratio", () =>
  onPage({ width: 900, height: 700 }, async (page) => {
    const { changeRatio, look } = await camera(page);
    for (const ratio of RATIOS) {
      await changeRatio(ratio);
      const stored = await toStored(desk, await look());
      const same = await compare(desk, await look(), stored);
      assert.ok(same.blocks === 0, `${same.blocks} blocks of the same page differ, by ${same.worst}`);
      // One line of the board, put one device pixel to the side.
      await page.evaluate(() => {
        const canvas = document.querySelector(".lanke-board-plate canvas");
        const context = canvas instanceof HTMLCanvasElement ? canvas.getContext("2d") : null;
        if (!(canvas instanceof HTMLCanvasElement) || context === null) throw new Error("no board");
        const { width, height } = canvas;
        const [left, wide] = [Math.round(0.4 * width), Math.round(0.12 * width)];
        const top = Math.round(0.2 * height);
        const tall = Math.round(0.5 * height);
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.drawImage(canvas, left, top, wide, tall, left + 1, top, wide, tall);
      });
      const moved = await compare(desk, await look(), stored);
      assert.ok(moved.blocks > 10 * ALLOWED, `only ${moved.blocks} blocks differ at ratio ${ratio}`);
    }
  }));
