// A sealed move outlives the page: its note is kept with the game, said to be, and opened only where it is the one that was
// sealed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, onPage, paste, press, unfold, withBrowser } from "./helpers.mjs";
import { COMMENTED } from "./records.mjs";
import { denyStorage } from "./storage.mjs";

withBrowser();

/** @typedef {import("playwright-core").Page} Page */

const text = (/** @type {Page} */ page, /** @type {string} */ id) => page.locator(`#${id}`).textContent();

/** Loads the page anew, at once after what was done. @param {Page} page */
async function reload(page) {
  await page.reload();
  await page.locator("html:not(.is-partial)").waitFor();
}

/** Whether the browser would ask before it leaves. @param {Page} page */
const asks = (page) => page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));

/** White seals a move in answer to E5; gives what was said before. @param {Page} page @param {string} note */
async function sealed(page, note) {
  await newGame(page, 9, { rules: "chinese-1988" });
  await press(page, "E5", 9);
  await page.locator("#referee").click();
  await unfold(page, "#seal-note");
  const hint = await text(page, "seal-hint");
  await page.locator("#seal-note").fill(note);
  await page.locator("#seal").click();
  await page.locator("#open-seal").waitFor();
  return hint ?? "";
}

test("the note of a sealed move is kept on the device: said before and after, and opened after a reload", () =>
  onPage({}, async (page) => {
    const hint = await sealed(page, "C3");
    assert.match(hint, /kept on this device, in the browser's storage: .* whoever looks for it there can read it/u);
    const said = await text(page, "sealed-note");
    assert.match(said ?? "", /kept on this device, in the browser's storage, where whoever looks for it can read it/u);
    assert.equal(await asks(page), false);
    await reload(page);
    await page.locator("#open-seal").waitFor();
    assert.equal(await text(page, "sealed-note"), said);
    assert.match((await text(page, "sealed-text")) ?? "", /^White has sealed a move\. Commitment: [0-9a-f]{64}$/u);
    assert.equal(await text(page, "counter"), "1 / 1");
    await page.locator("#open-seal").click();
    assert.equal(await text(page, "status"), "The sealed move was opened and played.");
    assert.equal(await text(page, "counter"), "2 / 2");
    // Back to where it was sealed, after another reload.
    await reload(page);
    await page.locator("#counter", { hasText: "2 / 2" }).waitFor();
    await page.locator("#undo").click();
    await page.locator("#open-seal").click();
    assert.equal(await text(page, "status"), "The sealed move was opened and played.");
    // Another game has nothing to do with it.
    await newGame(page, 9);
    await press(page, "G7", 9);
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    assert.doesNotMatch(kept, /"secrets"/u);
  }));

test("a game that was adjourned twice has both notes, also after a reload", () =>
  onPage({}, async (page) => {
    await sealed(page, "C3");
    await page.locator("#open-seal").click();
    await press(page, "G7", 9);
    await page.locator("#referee").click();
    await unfold(page, "#seal-note");
    await page.locator("#seal-note").fill("G3");
    await page.locator("#seal").click();
    await page.locator("#open-seal").click();
    assert.equal(await text(page, "counter"), "4 / 4");
    await reload(page);
    await page.locator("#counter", { hasText: "4 / 4" }).waitFor();
    await page.locator("#undo").click();
    assert.equal(await text(page, "counter"), "3 / 4");
    assert.match((await text(page, "sealed-note")) ?? "", /kept on this device/u);
    await page.locator("#open-seal").click();
    assert.equal(await text(page, "status"), "The sealed move was opened and played.");
    assert.equal(await text(page, "counter"), "4 / 4");
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    for (const note of ["C3", "G3"]) assert.ok(kept.includes(`\\"note\\":\\"${note}\\"`), note);
  }));

test("the note of a game that was laid aside is kept, too", () =>
  onPage({}, async (page) => {
    await sealed(page, "C3");
    await paste(page, COMMENTED);
    await page.locator("#study").waitFor();
    await reload(page);
    await page.locator("#study").waitFor();
    await page.locator("#study-leave").click();
    await page.locator("#open-seal").click();
    assert.equal(await text(page, "status"), "The sealed move was opened and played.");
  }));

for (const [name, error] of /** @type {const} */ ([
  ["forbidden", "SecurityError"],
  ["full", "QuotaExceededError"],
])) {
  test(`storage that is ${name} keeps no note: said before and after, leaving is asked about`, () =>
    onPage({}, async (page) => {
      await denyStorage(page, error);
      await reload(page);
      assert.match(await sealed(page, "C3"), /in the memory of this page alone and is lost/u);
      assert.match((await text(page, "sealed-note")) ?? "", /only in the memory of this page: it is lost/u);
      assert.equal(await asks(page), true);
      page.on("dialog", (dialog) => dialog.accept());
      await page.locator("#open-seal").click();
      assert.equal(await text(page, "status"), "The sealed move was opened and played.");
    }));
}

/** What lies in storage in place of the note; the salt is the one that was kept. */
const NOTES = /** @type {const} */ ([
  ["another move", (/** @type {string} */ salt) => ({ note: "G7", salt })],
  ["another salt", () => ({ note: "C3", salt: "0".repeat(32) })],
  ["a salt that is none", () => ({ note: "C3", salt: "short" })],
  ["no texts", () => ({ note: 3, salt: ["x"] })],
  ["nothing", () => null],
  ["a word", () => "C3"],
  ["a text of great length", (/** @type {string} */ salt) => ({ note: "C3".repeat(2000), salt })],
]);

for (const [name, change] of NOTES) {
  test(`a note in storage that is not the one that was sealed is told and not opened: ${name}`, () =>
    onPage({}, async (page) => {
      const base = page.url();
      await sealed(page, "C3");
      // Once the page has let go of it.
      await page.route("**/other.html", (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>x</title>" }),
      );
      await page.goto(`${base}other.html`);
      const kept = await page.evaluate(() =>
        Object.entries(localStorage).find(([key]) => key.startsWith("lanke.kept.")),
      );
      assert.ok(kept !== undefined);
      const state = JSON.parse(kept[1]);
      assert.equal(state.game.secrets[0].note, "C3");
      state.game.secrets = [change(state.game.secrets[0].salt)];
      await page.evaluate(([at = "", value = ""]) => localStorage.setItem(at, value), [kept[0], JSON.stringify(state)]);
      await page.goto(base);
      await page.locator("#sealed-note", { hasText: "does not fit the commitment" }).waitFor();
      assert.match((await text(page, "sealed-note")) ?? "", /The referee decides\.$/u);
      assert.equal(await page.locator("#open-seal").isVisible(), false);
      assert.equal(await text(page, "counter"), "1 / 1");
      assert.equal(await text(page, "kept"), "");
      // It is told again, and the rest of the game is kept all the same.
      await reload(page);
      await page.locator("#sealed-note", { hasText: "does not fit the commitment" }).waitFor();
      assert.equal(await text(page, "counter"), "1 / 1");
    }));
}
