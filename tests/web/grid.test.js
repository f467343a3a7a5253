// The board of the page for those who play by keys or don't see it: a grid of cells over the drawn points.
import assert from "node:assert/strict";
import { test } from "node:test";
import { changeLanguage, CURSOR, newGame, onPage, paste, press, withBrowser } from "./helpers.mjs";
import { COMMENTED } from "./records.mjs";

withBrowser();

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const status = (page) => page.locator("#status").textContent();
/** @param {Page} page */
const counter = (page) => page.locator("#counter").textContent();
/** What the cell is called that has the focus. @param {Page} page */
const focused = (page) => page.evaluate(() => document.activeElement?.ariaLabel ?? "");
/** @param {Page} page @param {string} names */
const keys = async (page, names) => {
  for (const name of names.split(" ")) await page.keyboard.press(name);
};
/** @param {Page} page @param {string} name */
const cell = (page, name) => page.locator(`.lanke-board-cell[aria-label^="${name}, "]`);

test("a grid of cells lies over the board: one a point, in rows, with what is on each", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    const grid = page.getByRole("grid");
    assert.match((await grid.getAttribute("aria-label")) ?? "", /^Go board, 9 by 9\./u);
    assert.deepEqual([await grid.getAttribute("aria-rowcount"), await grid.getAttribute("aria-colcount")], ["9", "9"]);
    assert.equal(
      await page
        .getByRole("row")
        .filter({ has: page.getByRole("gridcell") })
        .count(),
      9,
    );
    assert.equal(await page.getByRole("gridcell").count(), 81);
    assert.equal(await page.locator(".lanke-board [tabindex='0']").count(), 1);
    assert.equal(await page.locator(".lanke-board canvas").count(), 2);
    assert.equal(await page.locator(".lanke-board-plate[aria-hidden=true] canvas").count(), 2);

    assert.equal(await cell(page, "E5").getAttribute("aria-label"), "E5, empty, star point");
    // A ko at B2 and C2.
    await press(page, "C3 B3 D2 A2 C1 B1 B2 C2", 9);
    assert.equal(await cell(page, "C2").getAttribute("aria-label"), "C2, white stone, last move");
    assert.equal(await cell(page, "B2").getAttribute("aria-label"), "B2, empty, ko: not to be retaken at once");
    await changeLanguage(page, "zh-Hans");
    const c2 = page.locator('.lanke-board-cell[aria-label^="C2，"]');
    assert.equal(await c2.getAttribute("aria-label"), "C2，白子，最后一手");
    const box = await page.locator('.lanke-board-cell[aria-label^="C3，"]').boundingBox();
    const under = await page.locator('.lanke-board-cell[aria-label^="C2，"]').boundingBox();
    assert.ok(box && under && Math.abs(under.y - box.y - box.height) < 1, "cells lie where the points are");
  }));

test("the keyboard alone: arrows, ends of the line, five lines, Enter and Space; Tab leaves", () =>
  onPage({}, async (page) => {
    await page.locator(CURSOR).focus();
    assert.equal(await focused(page), "K10, empty, star point");
    for (const [key, point] of [
      ["ArrowLeft", "J10"],
      ["ArrowUp", "J11"],
      ["Home", "A11"],
      ["ArrowLeft", "A11"],
      ["End", "T11"],
      ["PageUp", "T16"],
      ["PageUp", "T19"],
      ["PageDown", "T14"],
      ["ArrowDown", "T13"],
    ]) {
      await page.keyboard.press(/** @type {string} */ (key));
      assert.equal((await focused(page)).split(",")[0], point, key);
    }
    await page.keyboard.press("Enter");
    assert.equal(await status(page), "Move 1: Black T13. White to play.");
    assert.equal(await focused(page), "T13, black stone, last move");
    await page.keyboard.press("Enter");
    assert.equal(await page.locator("#alert").textContent(), "There is a stone at T13 already.");
    await keys(page, "ArrowLeft Space");
    assert.equal(await status(page), "Move 2: White S13. Black to play.");
    await page.keyboard.press("Shift+ArrowLeft");
    assert.equal(await counter(page), "1 / 2");
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "first");
    await page.keyboard.press("Shift+Tab");
    assert.equal((await focused(page)).split(",")[0], "S13");
  }));

test("letters pass, take back, play again, tell liberties and help; a key held down acts once", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5 E6", 9);
    await page.locator(CURSOR).focus();
    assert.equal(await focused(page), "E6, white stone, last move", "the focus is where the press was");
    await page.keyboard.press("l");
    assert.equal(await status(page), "E6, white chain of 1 stone, 3 liberties.");
    await page.keyboard.press("p");
    assert.equal(await status(page), "Move 3: Black passes. White to play.");
    await page.keyboard.press("u");
    assert.equal(await counter(page), "2 / 3");
    await page.keyboard.press("r");
    assert.equal(await counter(page), "3 / 3");
    await page.keyboard.press("h");
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.keyboard.press("Control+p");
    assert.equal(await counter(page), "3 / 3");
    await page.keyboard.down("u");
    await page.keyboard.down("u");
    await page.keyboard.up("u");
    assert.equal(await counter(page), "2 / 3");
    await page.locator("#undo").focus();
    await keys(page, "p ArrowLeft");
    assert.equal(await counter(page), "2 / 3", "no key acts away from the board");
  }));

test("beside a record the arrows step, up and down to other variations, and with Shift they move over the board", () =>
  onPage({}, async (page) => {
    await paste(page, COMMENTED);
    await page.locator(CURSOR).focus();
    await keys(page, "Home ArrowRight ArrowRight");
    assert.equal(await counter(page), "2 / 6");
    const before = (await focused(page)).split(",")[0];
    await page.keyboard.press("Shift+ArrowRight");
    assert.notEqual((await focused(page)).split(",")[0], before);
    assert.equal(await counter(page), "2 / 6");
    await page.keyboard.press("End");
    assert.equal(await counter(page), "6 / 6");
    await page.keyboard.press("PageUp");
    assert.equal(await counter(page), "0 / 6");
  }));

test("a frame of two colours shows the focus after keys, and none after the mouse", () =>
  onPage({}, async (page) => {
    const outline = () => page.locator(CURSOR).evaluate((node) => getComputedStyle(node).outlineStyle);
    await press(page, "D4");
    assert.equal(await outline(), "none");
    await page.keyboard.press("ArrowRight");
    assert.equal(await outline(), "solid");
    assert.match(await page.locator(CURSOR).evaluate((node) => getComputedStyle(node).boxShadow), /255, 255, 255/u);
  }));
