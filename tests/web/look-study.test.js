// Records on screens of all sizes: none of these states complains, and nothing is wider than the screen. With PICTURES=1
// each is written to tests/web/out, for the eye.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fits, onPage, paste, picture, press, ROOT, withBrowser } from "./helpers.mjs";
import { collectionOf, COMMENTED, treeOf } from "./records.mjs";

withBrowser();

const RECORD = readFileSync(join(ROOT, "benches/data/shusaku-1846.sgf"), "utf8");

for (const [width = 0, height = 0] of [
  [320, 568],
  [667, 375],
  [768, 1024],
  [1440, 900],
]) {
  for (const locale of ["en-GB", "zh-CN"]) {
    test(`looks: records on ${width}×${height}, ${locale}`, () =>
      onPage({ width, height, locale }, async (page) => {
        const shoot = async (/** @type {string} */ state) => {
          await picture(page, `${width}x${height}-${locale}-study-${state}`);
          await fits(page, state);
        };
        await paste(page, COMMENTED);
        await page.locator("#study").waitFor();
        await shoot("start");
        await page.locator("#slider").fill("4");
        await shoot("marks");
        await page.locator("#study details summary").click();
        await page.locator("#study details").scrollIntoViewIfNeeded();
        await shoot("edits");
        await page.locator("#comment-edit").click();
        await shoot("comment");
        await page.locator("#comment-cancel").click();
        await page.evaluate(() => scrollTo(0, 0));
        await paste(page, RECORD);
        await page.locator("#counter", { hasText: "/ 325" }).waitFor();
        await page.locator("#slider").fill("127");
        await shoot("middle");
        await page.locator(".ways .switch").click();
        await page.evaluate(() => scrollTo(0, 0));
        await shoot("numbers");
        await paste(page, treeOf(4459));
        await page.locator("#last").click();
        await shoot("large");
        await page.locator("#tree").focus();
        await page.keyboard.press("ArrowDown");
        await shoot("large-focus");
        await paste(page, "rubbish (;GM[1]SZ[9]KM[six]KM[7];B[ee]W;W[cc];B[cc]C[it ends here");
        await page.locator("#faults-title").click();
        await page.locator("#faults").scrollIntoViewIfNeeded();
        await shoot("faults");
        await paste(page, collectionOf(30));
        await page.locator("#games-list").waitFor();
        await shoot("games");
        await page.locator("#games-cancel").click();
        await page.evaluate(() => scrollTo(0, 0));
        await press(page, "A1", 9);
        await paste(page, COMMENTED);
        await page.locator("#unsaved-dialog").waitFor();
        await shoot("unsaved");
      }));
  }
}
