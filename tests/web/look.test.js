// The course of a game on screens of all sizes: none of its states complains, and nothing is wider than the screen.
// With PICTURES=1 each state is written to tests/web/out, for the eye.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import {
  fits,
  newGame,
  onPage,
  openReferee,
  paste,
  picture,
  playOn,
  press,
  ROOT,
  unfold,
  withBrowser,
} from "./helpers.mjs";

withBrowser();

const RECORD = readFileSync(join(ROOT, "benches/data/shusaku-1846.sgf"), "utf8");

const SCREENS = [
  [320, 568],
  [768, 1024],
  [1440, 900],
];

const LOCALES = ["en-GB", "zh-CN"];

for (const [width = 0, height = 0] of SCREENS) {
  for (const locale of LOCALES) {
    test(`looks: ${width}×${height}, ${locale}`, () =>
      onPage({ width, height, locale }, async (page) => {
        const shoot = async (/** @type {string} */ state) => {
          await page.evaluate(() => scrollTo(0, 0));
          await picture(page, `${width}x${height}-${locale}-${state}`);
          await fits(page, state);
        };
        await shoot("empty");
        await paste(page, RECORD);
        await page.locator("#slider").fill("127");
        await shoot("middle");
        await playOn(page);
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
        await fits(page, "size");
      }));
  }
}

/** A 9×9 split down the middle, a white stone at B5 in Black's half. */
const SPLIT = "E9 F9 E8 F8 E7 F7 E6 F6 E5 F5 E4 F4 E3 F3 E2 F2 E1 F1 C6 B5";

for (const [width = 0, height = 0] of SCREENS) {
  for (const locale of LOCALES) {
    test(`looks: the course of a game on ${width}×${height}, ${locale}`, () =>
      onPage({ width, height, locale }, async (page) => {
        const click = (id) => page.locator(`#${id}`).click();
        const shoot = async (/** @type {string} */ state) => {
          await picture(page, `${width}x${height}-${locale}-${state}`);
          await fits(page, state);
        };
        await newGame(page, 9);
        await press(page, "E5", 9);
        await click("propose");
        await shoot("offered");
        await click("refuse");
        await shoot("must-play");
        await newGame(page, 9, { rules: "chinese-1988" });
        await click("pass");
        await click("pass");
        await shoot("asked");
        await newGame(page, 9, { rules: "platform" });
        await shoot("platform");
        await newGame(page, 9, { rules: "chinese-2002" });
        await press(page, "A8 E5 B9 A9", 9);
        await click("anyway");
        await shoot("ruling");
        await click("ruling-apply");
        await openReferee(page, "stone-displaced");
        for (const id of ["decide", "seal", "give-up-black"]) await unfold(page, `#${id}`);
        await shoot("referee");
        await page.locator("#seal-note").fill("D4");
        await click("seal");
        await shoot("sealed");
        await newGame(page, 9);
        await press(page, SPLIT, 9);
        await click("mark");
        await page.evaluate(() => scrollTo(0, 0));
        await press(page, "B5", 9);
        await click("dispute");
        assert.equal(await page.locator("#dispute-chains input").count(), 1);
        await shoot("dispute");
        await page.locator('#dispute-dialog button[value="cancel"]').click();
        await click("accept-black");
        await shoot("accepted-once");
        await click("accept-white");
        await shoot("agreed");
        await click("new");
        for (const id of ["rules-list", "nigiri"]) await unfold(page, `#${id}`);
        await click("nigiri-take");
        await shoot("choice");
        await click("rules-change");
        await shoot("custom");
      }));
  }
}
