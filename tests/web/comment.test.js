// Comments that are being written: nothing that was typed is lost with the dialog, with a step to another node, or with the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage, paste, picture, press, withBrowser } from "./helpers.mjs";
import { COMMENTED } from "./records.mjs";

withBrowser();

/** @typedef {import("playwright-core").Page} Page */

const text = (/** @type {Page} */ page, /** @type {string} */ id) => page.locator(`#${id}`).textContent();
const click = (/** @type {Page} */ page, /** @type {string} */ id) => page.locator(`#${id}`).click();
const KEEP = '#comment-dialog button[value="keep"]';

/** The second move of the record, which has no comment. @param {Page} page */
async function open(page) {
  await paste(page, COMMENTED);
  await page.locator("#study").waitFor();
  await page.locator("#slider").fill("2");
}

/** Loads the page anew, at once after what was done. @param {Page} page */
async function reload(page) {
  await page.reload();
  await page.locator("html:not(.is-partial)").waitFor();
  await page.locator("#study").waitFor();
}

/** Opens the dialog and types. @param {Page} page @param {string} typed */
async function type(page, typed) {
  await click(page, "comment-edit");
  await page.locator("#comment-text").fill(typed);
}

/** Whether the browser would ask before it leaves. @param {Page} page */
const asks = (page) => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));

for (const [name, leave] of /** @type {const} */ ([
  ["Escape", (/** @type {Page} */ page) => page.keyboard.press("Escape")],
  ["Cancel", (/** @type {Page} */ page) => click(page, "comment-cancel")],
])) {
  test(`${name} keeps what was typed: it is said, and there when the dialog is opened again`, () =>
    onPage({}, async (page) => {
      await open(page);
      await type(page, "half a <b>thought</b>\nin two lines");
      await leave(page);
      await page.locator("#comment-dialog").waitFor({ state: "hidden" });
      assert.match((await text(page, "status")) ?? "", /^What you typed is kept, and is not in the record yet/u);
      assert.equal(await text(page, "comment"), "");
      assert.equal(await text(page, "comment-edit"), "Go on writing");
      assert.equal(await page.evaluate(() => document.activeElement?.id), "comment-edit");
      // The draft is of this node alone.
      await click(page, "previous");
      assert.equal(await text(page, "comment-edit"), "Write a comment");
      await click(page, "next");
      await click(page, "comment-edit");
      assert.equal(await page.locator("#comment-text").inputValue(), "half a <b>thought</b>\nin two lines");
      assert.equal(await page.evaluate(() => document.activeElement?.id), "comment-text");
      const told = await page.evaluate(
        () => document.getElementById(document.activeElement?.getAttribute("aria-describedby") ?? "")?.textContent,
      );
      assert.equal(told, "This was being written, and is not in the record yet.");
      await picture(page, `comment-draft-${name}`);
      await page.locator(KEEP).click();
      assert.equal(await text(page, "comment"), "half a <b>thought</b>\nin two lines");
      assert.equal(await text(page, "comment-edit"), "Edit the comment");
      await click(page, "comment-edit");
      assert.equal(await page.locator("#comment-draft").count(), 0);
    }));
}

test("what the record has is a press away from the draft, and the draft from it; one of them is left", () =>
  onPage({}, async (page) => {
    await open(page);
    await click(page, "first");
    const recorded = await text(page, "comment");
    await type(page, "mine");
    await page.keyboard.press("Escape");
    await click(page, "comment-edit");
    await page.locator("#comment-text").fill("mine, longer");
    await click(page, "comment-draft");
    assert.equal(await page.locator("#comment-text").inputValue(), recorded);
    assert.equal(await text(page, "comment-draft-text"), "This is the comment as the record has it.");
    await click(page, "comment-draft");
    assert.equal(await page.locator("#comment-text").inputValue(), "mine, longer");
    await click(page, "comment-draft");
    await page.keyboard.press("Escape");
    assert.equal(await text(page, "comment-edit"), "Edit the comment");
    assert.equal(await text(page, "comment"), recorded);
    // Nothing was edited by it.
    assert.equal(await page.locator("#edit-undo").getAttribute("aria-disabled"), "true");
  }));

test("a dialog that is left as it was opened says and keeps nothing", () =>
  onPage({}, async (page) => {
    await open(page);
    const status = await text(page, "status");
    await click(page, "comment-edit");
    await page.keyboard.press("Escape");
    assert.equal(await text(page, "status"), status);
    assert.equal(await text(page, "comment-edit"), "Write a comment");
  }));

test("what was typed outlives the page, also in the middle of it, and asks before another record takes its place", () =>
  onPage({}, async (page) => {
    await open(page);
    await type(page, "typed and left");
    assert.equal(await asks(page), false);
    await reload(page);
    assert.equal(await text(page, "comment-edit"), "Go on writing");
    await press(page, "A1", 9);
    await type(page, "of a new move");
    await page.keyboard.press("Escape");
    await reload(page);
    assert.equal(await text(page, "comment-edit"), "Go on writing");
    await click(page, "previous");
    await click(page, "comment-edit");
    assert.equal(await page.locator("#comment-text").inputValue(), "typed and left");
    await page.keyboard.press("Escape");
    await paste(page, COMMENTED);
    await page.locator("#unsaved-dialog").waitFor();
    await click(page, "unsaved-keep");
    await click(page, "comment-edit");
    assert.equal(await page.locator("#comment-text").inputValue(), "typed and left");
  }));

test("a draft alone asks as edits do", () =>
  onPage({}, async (page) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("no", "QuotaExceededError");
      };
    });
    await page.reload();
    await page.locator("html:not(.is-partial)").waitFor();
    await open(page);
    assert.equal(await asks(page), false);
    await type(page, "x");
    assert.equal(await asks(page), true);
    await page.keyboard.press("Escape");
    assert.equal(await asks(page), true);
    await paste(page, COMMENTED);
    await page.locator("#unsaved-dialog").waitFor();
    page.on("dialog", (dialog) => dialog.accept());
  }));
