// The sheet of keys and gestures, and the letters that are keys on the board unless they are switched off.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { help as english } from "../../www/words/en/help.js";
import { changeLanguage, newGame, onPage, paste, press, WWW, withBrowser } from "./helpers.mjs";

withBrowser();

const text = (page, id) => page.locator(`#${id}`).textContent();
const sheet = (page) => page.locator("#help-dialog[open]");
const letter = async (page, key) => {
  await page.locator(".lanke-board").focus();
  await page.keyboard.press(key);
};

for (const language of readdirSync(join(WWW, "words"))) {
  if (!readdirSync(join(WWW, "words", language)).includes("help.js")) continue;

  test(`the sheet says as much in every language: ${language}`, async () => {
    const { help } = await import(`../../www/words/${language}/help.js`);
    assert.deepEqual(
      help.groups.map(({ rows }) => rows.length),
      english.groups.map(({ rows }) => rows.length),
    );
    // The same keys, whatever their names.
    const keys = (/** @type {typeof english} */ { groups }) =>
      groups.flatMap(({ rows }) => rows.map(([all]) => (all.match(/\[/gu) ?? []).length));
    assert.deepEqual(keys(help), keys(english));
    for (const { title, rows } of help.groups) assert.ok(title !== "" && rows.every((row) => row.every(Boolean)));
  });
}

test("it opens by its button and by H, closes by Escape, and is in the language in force", () =>
  onPage({}, async (page) => {
    await page.locator("#help").click();
    await sheet(page).waitFor();
    assert.equal(await text(page, "help-title"), "Keys and gestures");
    assert.equal(await page.locator("#help-dialog kbd").first().textContent(), "←");
    await page.keyboard.press("Escape");
    await sheet(page).waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => document.activeElement?.id), "help");
    await changeLanguage(page, "zh-Hans");
    await letter(page, "h");
    await sheet(page).waitFor();
    assert.equal(await text(page, "help-title"), "按键与手势");
    await page.keyboard.press("Escape");
    assert.equal(await page.evaluate(() => document.activeElement?.className), "lanke-board");
  }));

test("P passes, U and R go back and on, with the board's focus alone", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    await letter(page, "p");
    assert.equal(await text(page, "status"), "Move 2: White passes. Black to play.");
    await letter(page, "u");
    await letter(page, "U");
    assert.equal(await text(page, "counter"), "0 / 2");
    await letter(page, "r");
    assert.equal(await text(page, "counter"), "1 / 2");
    for (const key of ["Control+r", "Alt+p", "x"])
      await page.locator(".lanke-board").press(key === "Control+r" ? "Control+u" : key);
    assert.equal(await text(page, "counter"), "1 / 2");
    await page.locator("#pass").focus();
    await page.keyboard.press("u");
    assert.equal(await text(page, "counter"), "1 / 2");
    await paste(page, "(;SZ[9];B[ee];W[dd])");
    await page.locator("#study").waitFor();
    await letter(page, "r");
    assert.equal(await text(page, "counter"), "1 / 2");
  }));

test("switched off, letters are no keys any more, and the sheet says so", () =>
  onPage({}, async (page) => {
    await page.locator("#settings").click();
    await page.locator('#settings-dialog input[name="letters"]').click({ force: true });
    await page.keyboard.press("Escape");
    for (const key of ["p", "h"]) await letter(page, key);
    assert.equal(await text(page, "counter"), "0 / 0");
    assert.equal(await sheet(page).count(), 0);
    await page.locator("#help").click();
    await sheet(page).waitFor();
    assert.match(await text(page, "help-dialog"), /Letters are switched off/u);
  }));

test("the sheet and the head of the page fit a small phone", () =>
  onPage({ width: 320, height: 640 }, async (page) => {
    for (let turn = 0; turn < 2; turn += 1) {
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
      const small = await page
        .locator(".masthead :is(button, select)")
        .evaluateAll((nodes) => nodes.filter((node) => node.getBoundingClientRect().height < 44).length);
      assert.equal(small, 0);
      await page.locator("#help").click();
      await sheet(page).waitFor();
      assert.equal(await page.locator("#help-dialog").evaluate((node) => node.scrollWidth - node.clientWidth), 0);
      await page.keyboard.press("Escape");
      await changeLanguage(page);
    }
  }));
