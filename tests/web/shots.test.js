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
  ...STATES.flatMap((state) => RATIOS.map((ratio) => ({ ...state, ratio }))),
  // What is in a dialog is drawn by the browser itself: once is enough to see that it stands where it stood.
  ...DIALOGS.map((state) => ({ ...state, ratio: 1 })),
];

for (const { name, ratio, width, height, wish = {}, arrange } of SHOTS) {
  test(`looks as it did: ${name} at pixel ratio ${ratio}`, async (t) => {
    if (obstacle !== null) {
      assert.ok(process.env.CI !== "true", obstacle);
      t.skip(obstacle);
      return;
    }
    await onPage({ ...wish, width, height, scale: ratio }, async (page) => {
      await arrange(page);
      await page.mouse.move(0, 0);
      let png = await page.screenshot({ animations: "disabled" });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.equal(wide, width, "wider than the screen");
      const file = join(STORED, `${name}@${ratio}.webp`);
      if (UPDATES) {
        writeFileSync(file, await toStored(desk, png));
        return;
      }
      assert.ok(existsSync(file), `no stored picture ${file}; UPDATE_SHOTS=1 makes it`);
      let found = await compare(desk, png, readFileSync(file));
      // What comes a moment later on a slow machine is waited for.
      for (let tries = 0; found.blocks > ALLOWED && tries < 4; tries += 1) {
        await page.waitForTimeout(500);
        png = await page.screenshot({ animations: "disabled" });
        found = await compare(desk, png, readFileSync(file));
      }
      if (found.blocks > ALLOWED) {
        mkdirSync(OUT, { recursive: true });
        writeFileSync(join(OUT, `${name}@${ratio}.png`), png);
      }
      assert.equal(found.size, found.storedSize);
      assert.ok(
        found.blocks <= ALLOWED,
        `${found.blocks} blocks of 8 × 8 pixels differ, the worst by ${found.worst.toFixed(1)} of 255: see tests/web/out/${name}@${ratio}.png`,
      );
    });
  });
}

test("no stored picture is of a state that there isn't", () => {
  const names = new Set(SHOTS.map(({ name, ratio }) => `${name}@${ratio}.webp`));
  const stray = readdirSync(STORED).filter((file) => file.endsWith(".webp") && !names.has(file));
  assert.deepEqual(stray, []);
});

test("a line that has moved by a pixel is seen, at every ratio", async () => {
  for (const ratio of RATIOS) {
    await onPage({ width: 900, height: 700, scale: ratio }, async (page) => {
      const stored = await toStored(desk, await page.screenshot());
      const same = await compare(desk, await page.screenshot(), stored);
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
        const piece = context.getImageData(left, top, wide, tall);
        context.putImageData(piece, left + 1, top);
      });
      const moved = await compare(desk, await page.screenshot(), stored);
      assert.ok(moved.blocks > 10 * ALLOWED, `only ${moved.blocks} blocks differ at ratio ${ratio}`);
    });
  }
});
