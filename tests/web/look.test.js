// Pictures of the page for the eye, written to tests/web/out. What is tested is that none of these states complains
// and that nothing is wider than the screen.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { newGame, onPage, paste, picture, press, ROOT, withBrowser } from "./helpers.mjs";

withBrowser();

const RECORD = readFileSync(join(ROOT, "benches/data/shusaku-1846.sgf"), "utf8");

const SCREENS = [
  [360, 640],
  [768, 1024],
  [1440, 900],
];

for (const [width = 0, height = 0] of SCREENS) {
  for (const scale of [1, 2]) {
    const name = (state) => `${width}x${height}@${scale}-${state}`;

    test(`looks: ${width}×${height} at pixel ratio ${scale}`, () =>
      onPage({ width, height, scale }, async (page) => {
        const shoot = async (state) => {
          await page.evaluate(() => scrollTo(0, 0));
          await picture(page, name(state));
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, state);
        };
        await shoot("empty");
        await paste(page, RECORD);
        await page.locator("#slider").fill("127");
        await shoot("middle");
        await page.locator("#last").click();
        await page.locator("#mark").click();
        await press(page, "T3");
        await shoot("marking");
        await page.locator("#accept").click();
        await shoot("result");
        await newGame(page, 9);
        await press(page, "A8 E5 B9 A9", 9);
        await shoot("illegal");
        await page.locator("#new").click();
        await shoot("dialog");
      }));

    test(`looks: dark, Chinese, ${width}×${height} at pixel ratio ${scale}`, () =>
      onPage({ width, height, scale, dark: true, locale: "zh-CN" }, async (page) => {
        const shoot = async (state) => {
          await page.evaluate(() => scrollTo(0, 0));
          await picture(page, name(`dark-zh-${state}`));
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, state);
        };
        await shoot("empty");
        await paste(page, RECORD);
        await page.locator("#slider").fill("127");
        await shoot("middle");
        await page.locator("#last").click();
        await page.locator("#mark").click();
        await press(page, "T3");
        await shoot("marking");
        await page.locator("#accept").click();
        await shoot("result");
      }));
  }
}

for (const [columns = 0, rows = 0] of [
  [7, 11],
  [25, 25],
  [13, 13],
]) {
  for (const [width = 0, height = 0] of SCREENS) {
    test(`looks: a ${columns}×${rows} board on ${width}×${height}`, () =>
      onPage({ width, height, scale: 2 }, async (page) => {
        await paste(page, `(;GM[1]FF[4]SZ[${columns}:${rows}];B[cc];W[ed];B[de];W[dc];B[db];W[eb];B[cd])`);
        await picture(page, `${width}x${height}@2-size-${columns}x${rows}`);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      }));
  }
}
