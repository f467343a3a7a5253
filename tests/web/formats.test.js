// Files of servers in Asia and lists of moves in GTP: opened by button, drop and paste as SGF is.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { onPage, paste, ROOT, withBrowser } from "./helpers.mjs";

withBrowser();

const FOLDER = join(ROOT, "tests/data/formats");

for (const name of readdirSync(FOLDER)) {
  test(`the file ${name} opens by the button, with its moves`, () =>
    onPage({}, async (page) => {
      await page.locator("#file").setInputFiles(join(FOLDER, name));
      await page.locator("#study").waitFor();
      assert.equal(await page.locator("#alert").textContent(), "");
      assert.match((await page.locator("#counter").textContent()) ?? "", /^0 \/ [1-9]/u);
      // One of them names the ranks alone.
      const named = /hei/iu;
      assert.match((await page.locator(".players").textContent()) ?? "", name === "other.ngf" ? /./u : named);
    }));
}

test("a server's file is saved as SGF, under its name", () =>
  onPage({}, async (page) => {
    await page.locator("#file").setInputFiles(join(FOLDER, "even.gib"));
    await page.locator("#study").waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#save").click()]);
    assert.equal(download.suggestedFilename(), "even.sgf");
    assert.match(readFileSync(await download.path(), "utf8"), /^\(;/u);
  }));

test("moves in GTP are a record: as a list and as commands", () =>
  onPage({}, async (page) => {
    await paste(page, "B Q16 W D4 B Q3");
    await page.locator("#counter", { hasText: "0 / 3" }).waitFor();
    await paste(page, "boardsize 9\nclear_board\nkomi 6.5\nplay black E5\nplay white C3\nplay black pass\n");
    await page.locator("#counter", { hasText: "0 / 3" }).waitFor();
    await page.locator("#last").click();
    assert.equal(await page.locator("#status").textContent(), "Move 3: Black passes. White to play.");
    assert.match((await page.locator("#record").textContent()) ?? "", /6½/u);
  }));

test("what names a point by chance is no record", () =>
  onPage({}, async (page) => {
    await paste(page, "D4");
    await page.locator("#alert", { hasText: "not an SGF record" }).waitFor();
    assert.equal(await page.locator("#study").isVisible(), false);
  }));
