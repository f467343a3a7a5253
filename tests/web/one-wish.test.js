// A double click is one wish, and nothing moves under a finger: what comes under the pointer in between is not pressed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../www/words/en/all.js";
import { newGame, onPage, press, withBrowser } from "./helpers.mjs";

withBrowser();

/** @typedef {import("playwright-core").Page} Page */

/** Two clicks at one place, as a mouse has them. @param {Page} page @param {string} id */
async function doubleClick(page, id) {
  const node = page.locator(`#${id}`);
  await node.scrollIntoViewIfNeeded();
  const box = await node.boundingBox();
  assert.ok(box);
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 20 });
}

for (const [width = 0, height = 0] of [
  [1280, 860],
  [1024, 720],
  [667, 375],
  [360, 740],
]) {
  test(`from move to result by double clicks, nothing is done that was not meant: ${width} × ${height}`, () =>
    onPage({ width, height }, async (page) => {
      await newGame(page, 9);
      await press(page, "E5", 9);
      await doubleClick(page, "mark");
      await page.locator("#marking").waitFor();
      assert.doesNotMatch((await page.locator("#status").textContent()) ?? "", /accepted/u);
      await doubleClick(page, "accept");
      await page.locator("#result").waitFor();
      assert.doesNotMatch((await page.locator("#status").textContent()) ?? "", /confirmed/u);
      // Once more is another wish.
      await page.waitForTimeout(600);
      await page.locator("#confirm-white").click();
      assert.match((await page.locator("#status").textContent()) ?? "", /confirmed/u);
    }));
}

test("by keys the same button is pressed as often as one likes", () =>
  onPage({}, async (page) => {
    await press(page, "D4 Q16 D16");
    await page.locator("#undo").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    assert.match((await page.locator("#counter").textContent()) ?? "", /^1 \//u);
    await page.locator("#redo").dblclick();
    assert.match((await page.locator("#counter").textContent()) ?? "", /^3 \//u);
  }));

for (const [width = 0, height = 0] of [
  [1280, 860],
  [667, 375],
  [360, 740],
]) {
  test(`with the map of owners on, the buttons keep their places at a move: ${width} × ${height}`, () =>
    onPage({ width, height }, async (page) => {
      await page.locator("#heat").click();
      await page.locator("#estimate").waitFor();
      const place = async () => (await page.locator("#pass").boundingBox())?.y;
      const seen = new Set([await place()]);
      for (const text of ["", words.estimating, words.estimateText({ black: "180½", white: "180½" }), words.heatHint]) {
        await page.evaluate((words) => {
          for (const id of ["estimate-text", "estimate-point"]) {
            const node = document.getElementById(id);
            if (node !== null) node.textContent = words;
          }
        }, text);
        seen.add(await place());
      }
      assert.equal(seen.size, 1, [...seen].join(", "));
    }));
}
