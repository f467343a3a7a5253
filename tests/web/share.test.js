// Links: the game and its move in the fragment, opened by another page; what is wrong with one in words; nothing is lost by it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fromShareText } from "../../dist/formats/index.js";
import { changeLanguage, newGame, onPage, paste, press, withBrowser } from "./helpers.mjs";
import { COMMENTED } from "./records.mjs";

withBrowser();

/** @typedef {import("playwright-core").Page} Page */

const text = (/** @type {Page} */ page, /** @type {string} */ id) => page.locator(`#${id}`).textContent();

/** Opens the dialog and gives the link there. @param {Page} page */
async function linkOf(page) {
  await page.locator("#share").click();
  const link = await page.locator("#link-text").inputValue();
  return link;
}

/** @param {string} link */
const gameIn = (link) => fromShareText(link.slice(link.indexOf("#g=") + 3));

test("a link holds the whole game and the move shown, and opens there", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { komi: "3.5", rules: "japanese" });
    await press(page, "E5 C3 G7", 9);
    await page.locator("#undo").click();
    const link = await linkOf(page);
    const game = gameIn(link);
    assert.equal(game.moves.length, 3);
    assert.equal(game.shown, 2);
    assert.equal(game.rules.komi, 3.5);
    assert.match((await text(page, "link-length")) ?? "", new RegExp(`^${link.length} letters\\.$`, "u"));
    assert.equal(await page.locator("#link-losses").count(), 0);
    // A fresh page.
    await page.goto("about:blank");
    await page.goto(link);
    await page.locator("#status", { hasText: "The game of the link, at its move." }).waitFor();
    assert.equal(await text(page, "counter"), "2 / 3");
    assert.equal(new URL(page.url()).hash, "");
    await page.locator("#next").click();
    assert.equal(await text(page, "status"), "Move 3: Black G7. White to play.");
    await page.locator("#continue").click();
    assert.match((await text(page, "rules-now-list")) ?? "", /territory/iu);
  }));

test("rules of one's own come through the link", () =>
  onPage({}, async (page) => {
    await page.locator("#new").click();
    await page.locator('input[name="size"][value="9"]').check();
    await page.locator("#rules-said summary").click();
    await page.locator("#rules-change").click();
    const suicide = page.locator('#rules-list select:has(option[value="allowed"])').first();
    await suicide.selectOption("allowed");
    await page.locator('#new-dialog button[value="start"]').click();
    await press(page, "E5 D4", 9);
    const before = await text(page, "rules-now-list");
    const link = await linkOf(page);
    await page.goto("about:blank");
    await page.goto(link);
    await page.locator("#study").waitFor();
    await page.locator("#continue").click();
    assert.equal(await text(page, "rules-now-list"), before);
  }));

test("the game in progress is laid aside and comes back; history has no more entries", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "A1 B2", 9);
    const link = await linkOf(page);
    await page.locator("#share-dialog .button.quiet").click();
    await press(page, "C3", 9);
    const entries = await page.evaluate(() => history.length);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, new URL(link).hash);
    await page.locator("#counter", { hasText: "2 / 2" }).waitFor();
    assert.equal(await page.locator("#study").isVisible(), true);
    await page.waitForFunction(() => location.hash === "");
    assert.equal(await page.evaluate(() => history.length), entries + 1);
    await page.locator("#study-leave").click();
    assert.equal(await text(page, "counter"), "3 / 3");
    // Pasted, it opens as well.
    await paste(page, link);
    await page.locator("#counter", { hasText: "2 / 2" }).waitFor();
  }));

test("edits that are not saved are asked about before a link takes their place", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "A1", 9);
    const link = await linkOf(page);
    await page.locator("#share-dialog .button.quiet").click();
    await paste(page, COMMENTED);
    await page.locator("#study").waitFor();
    await press(page, "A9", 9);
    const before = await text(page, "counter");
    await paste(page, link);
    await page.locator("#unsaved-dialog").waitFor();
    await page.locator("#unsaved-keep").click();
    assert.equal(await text(page, "counter"), before);
    await paste(page, link);
    await page.locator('#unsaved-dialog button[value="drop"]').click();
    await page.locator("#counter", { hasText: "1 / 1" }).waitFor();
  }));

for (const [name, change, said] of /** @type {[string, (hash: string) => string, RegExp][]} */ ([
  ["cut short", (hash) => hash.slice(0, -4), /cut short or was changed/u],
  ["of a later version", (hash) => hash.replace("#g=1.", "#g=9."), /later version/u],
  ["of a version that never was", (hash) => hash.replace("#g=1.", "#g=0."), /not a link of this page/u],
  ["of a version as nobody writes it", (hash) => hash.replace("#g=1.", "#g=01%2E"), /not a link of this page/u],
  ["no game", () => "#g=hello", /There is no game in this link/u],
  ["too long", (hash) => hash + "A".repeat(70_000), /too long/u],
])) {
  test(`a broken link is told in words, and the page starts as usual: ${name}`, () =>
    onPage({}, async (page) => {
      await press(page, "D4");
      const link = await linkOf(page);
      const broken = link.replace(/#.*$/u, (hash) => change(hash));
      await page.goto("about:blank");
      await page.goto(broken);
      await page.locator("#alert", { hasText: said }).waitFor();
      assert.equal(new URL(page.url()).hash, new URL(broken).hash);
      await press(page, "Q16");
      assert.match((await text(page, "status")) ?? "", /Black Q16|White Q16/u);
      assert.equal(await text(page, "alert"), "");
    }));
}

test("another fragment is nobody's business", () =>
  onPage({}, async (page) => {
    await press(page, "D4");
    await page.evaluate(() => {
      location.hash = "#somewhere";
    });
    await press(page, "Q16");
    assert.equal(await text(page, "alert"), "");
    assert.equal(new URL(page.url()).hash, "#somewhere");
  }));

test("what of a record is not in the link is said", () =>
  onPage({}, async (page) => {
    await paste(page, "(;GM[1]SZ[9];B[ee]C[well](;W[cc];B[gg])(;W[gc];AB[aa];W[hh]))");
    await page.locator("#study").waitFor();
    await linkOf(page);
    const losses = () => page.locator("#link-losses").textContent();
    assert.match((await losses()) ?? "", /Other variations/u);
    assert.match((await losses()) ?? "", /Comments and marks/u);
    assert.doesNotMatch((await losses()) ?? "", /changes the position/u);
    await page.locator("#share-dialog .button.quiet").click();
    await page.locator("#next").click();
    await page.locator("#next").click();
    await page.locator("#variation-next").click();
    await linkOf(page);
    assert.match((await losses()) ?? "", /further on/u);
    await page.locator("#share-dialog .button.quiet").click();
    await page.locator("#last").click();
    const link = await linkOf(page);
    assert.match((await losses()) ?? "", /begins there/u);
    const { moves, setup } = gameIn(link);
    assert.equal(moves.length, 1);
    assert.equal(setup.stones.flat().filter((sign) => sign !== 0).length, 3);
    await page.locator("#share-dialog .button.quiet").click();
    await changeLanguage(page);
    await linkOf(page);
    assert.match((await losses()) ?? "", /不含其他变化/u);
  }));

test("a finished game: the moves and the result are in the link, its marks are not, and that is said", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    for (const id of ["pass", "pass", "accept"]) await page.locator(`#${id}`).click();
    const link = await linkOf(page);
    assert.match((await text(page, "link-losses")) ?? "", /Marks, agreements and rulings/u);
    assert.equal(gameIn(link).moves.length, 3);
    assert.match(gameIn(link).info.result ?? "", /^B\+/u);
  }));

test("the link is copied; where the browser does not let the page, its text is selected", () =>
  onPage({}, async (page) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const link = await linkOf(page);
    await page.locator("#link-copy").click();
    await page.locator("#link-said", { hasText: "The link is copied." }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), link);
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await page.locator("#link-copy").click();
    await page.locator("#link-said", { hasText: "selected" }).waitFor();
    const selected = await page.locator("#link-text").evaluate((node) => {
      const field = /** @type {HTMLTextAreaElement} */ (node);
      return field.value.slice(field.selectionStart, field.selectionEnd);
    });
    assert.equal(selected, link);
  }));

test("where the system shares, it is offered, and taking it back is no failure", () =>
  onPage({}, async (page) => {
    await page.evaluate(() => {
      /** @type {{ url?: string }[]} */
      const shared = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, "share", {
        configurable: true,
        value: async (/** @type {{ url?: string }} */ data) => {
          shared.push(data);
          if (shared.length > 1) throw new DOMException("no", "AbortError");
        },
      });
    });
    const link = await linkOf(page);
    await page.locator("#link-send").click();
    await page.locator("#link-send").click();
    assert.deepEqual(
      await page.evaluate(() => /** @type {{ shared?: { url?: string }[] }} */ (window).shared?.map(({ url }) => url)),
      [link, link],
    );
    assert.equal(await text(page, "link-said"), "");
  }));
