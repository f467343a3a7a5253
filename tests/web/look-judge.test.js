// What the program says fits on every screen; with PICTURES=1 it is written to tests/web/out, for the eye.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fits, onPage, playRecord, picture, press, ROOT, spot, unfold, withBrowser } from "./helpers.mjs";
import { JUDGED, POSITION } from "./judged.mjs";
import { workerSaying } from "./scripted.mjs";

withBrowser();

const RECORD = readFileSync(join(ROOT, "benches/data/shusaku-1846.sgf"), "utf8");

for (const [width = 0, height = 0] of [
  [320, 568],
  [1440, 900],
]) {
  for (const locale of ["en-GB", "zh-CN"]) {
    const look = `${width}x${height}-${locale}`;
    const shoot = async (page, state) => {
      await picture(page, `${look}-${state}`);
      await fits(page, state);
    };

    test(`looks: the proposal, ${look}`, () =>
      onPage({ width, height, locale, judge: workerSaying(JUDGED) }, async (page) => {
        await playRecord(page, POSITION);
        await page.locator("#mark").click();
        await page.locator("#proposal-text", { hasText: /\d/u }).waitFor();
        await page.evaluate(() => scrollTo(0, 0));
        await shoot(page, "proposal");
        await unfold(page, "#judged-chains");
        await page.locator("#judged-chains button").nth(1).focus();
        await shoot(page, "proposal-chains");
        await page.evaluate(() => scrollTo(0, 0));
        await press(page, "L9", 13);
        const { x, y } = await spot(page, "H3", 13);
        await page.mouse.move(x, y);
        await page.locator("#proposal-text").scrollIntoViewIfNeeded();
        await shoot(page, "proposal-changed");
      }));

    test(`looks: the map of owners, ${look}`, () =>
      onPage({ width, height, locale, judge: "real" }, async (page) => {
        await playRecord(page, RECORD);
        await page.locator("#slider").fill("127");
        await page.locator("#heat").click();
        await page.locator("#estimate-text", { hasText: /\d/u }).waitFor();
        await page.evaluate(() => scrollTo(0, 0));
        await shoot(page, "heat");
      }));
  }
}
