// The snippet for another page: put into a fresh page as it is, it shows that board.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { newGame, onPage, paste, press, withBrowser } from "./helpers.mjs";

withBrowser();

/** @typedef {import("playwright-core").Page} Page */

const RECORD =
  '(;GM[1]SZ[9]PB[<img src=x onerror=alert(1)>]PW["&quot;]C[a <b> & "c" \'d\'];B[ee];W[cc](;B[gg];W[gc])(;B[cg];W[aa]))';

/** @param {Page} page */
async function openEmbed(page) {
  await page.locator("#share").click();
  await page.locator('input[name="share-way"][value="embed"]').check();
  await page.locator("#embed-code").waitFor();
}

/** @param {Page} page */
const snippet = (page) => page.locator("#embed-code").inputValue();

/**
 * A page of somebody else's with that snippet on it; what its board shows.
 *
 * @param {Page} page
 * @param {string} code
 * @param {Record<string, string>} files beside it
 */
async function elsewhere(page, code, files = {}) {
  const base = page.url().replace(/#.*$/u, "");
  await page.route(`${base}elsewhere/**`, (route) => {
    const name = decodeURIComponent(new URL(route.request().url()).pathname.split("/").at(-1) ?? "");
    const file = files[name];
    if (file !== undefined) return route.fulfill({ contentType: "application/x-go-sgf", body: file });
    const body = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>x</title><body>${code}</body></html>`;
    return route.fulfill({ contentType: "text/html", body });
  });
  // What the board in the dialog still loads would fail when the page is left.
  await page.waitForLoadState("networkidle");
  await page.goto(`${base}elsewhere/index.html`);
  await page.waitForFunction(() => document.querySelector("go-board")?.shadowRoot?.querySelector("[role=gridcell]"));
  return page.locator("go-board");
}

/** @param {import("playwright-core").Locator} board @param {string} at */
const cell = (board, at) => board.locator(`[role=gridcell][aria-label^="${at},"]`).first().getAttribute("aria-label");

test("the snippet of a game shows that game at that move on another page", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5 C3 G7", 9);
    await page.locator("#undo").click();
    await openEmbed(page);
    const code = await snippet(page);
    assert.match(code, /^<script type="module" src="http[^"]+\/www\/lanke\/element\.js"><\/script>\n<go-board /u);
    assert.match(code, / readonly /u);
    assert.doesNotMatch(code, /controls/u);
    const board = await elsewhere(page, code);
    await board.locator('[aria-label^="C3, white stone"]').first().waitFor({ state: "attached" });
    assert.match((await cell(board, "E5")) ?? "", /black stone/u);
    assert.match((await cell(board, "G7")) ?? "", /empty/u);
    // The rest of the game is there as well.
    await board.evaluate((node) =>
      /** @type {{ step?: (n: number) => void }} */ (/** @type {unknown} */ (node)).step?.(1),
    );
    await board.locator('[aria-label^="G7, black stone"]').first().waitFor({ state: "attached" });
  }));

test("a record with a variation, and with every kind of sign in its texts, comes through unharmed", () =>
  onPage({}, async (page) => {
    await paste(page, RECORD);
    await page.locator("#study").waitFor();
    for (const id of ["next", "next", "next", "variation-next"]) await page.locator(`#${id}`).click();
    assert.match((await page.locator("#status").textContent()) ?? "", /Variation 2 of 2/u);
    await openEmbed(page);
    const board = await elsewhere(page, await snippet(page));
    await board.locator('[aria-label^="C3, black stone"]').first().waitFor({ state: "attached" });
    const info = await board.evaluate(
      (node) =>
        /** @type {{ record?: import("../../dist/index.js").GameRecord }} */ (/** @type {unknown} */ (node)).record
          ?.info,
    );
    assert.equal(info?.black, "<img src=x onerror=alert(1)>");
    assert.equal(info?.white, '"&quot;');
    assert.equal(await page.locator("img").count(), 0);
  }));

test("an empty board to play on, with size, rules, part, names, theme and language as chosen", () =>
  onPage({}, async (page) => {
    await newGame(page, 13, { rules: "japanese", komi: "0.5" });
    await openEmbed(page);
    await page.locator("#embed-what").selectOption("empty");
    await page.locator("#embed-coordinates").selectOption("numeric");
    await page.locator("#embed-theme").selectOption("flat");
    await page.locator("#embed-language").selectOption("zh-Hans");
    await page.locator("#embed-width").selectOption("20rem");
    await page.locator("#embed-confirm").selectOption("never");
    await page.locator("#embed-view").fill("g1");
    assert.match((await page.locator("#embed-alert").textContent()) ?? "", /Two corners/u);
    await page.locator("#embed-view").fill("g1 n7");
    assert.equal(await page.locator("#embed-alert").textContent(), "");
    const code = await snippet(page);
    for (const part of [
      'size="13"',
      'rules="japanese"',
      'komi="0.5"',
      'view="G1 N7"',
      'coordinates="numeric"',
      'theme="flat"',
      'lang="zh-Hans"',
      'confirm="never"',
      'style="max-width: 20rem"',
    ]) {
      assert.ok(code.includes(part), `${part} in ${code}`);
    }
    assert.match(code, / controls /u);
    assert.doesNotMatch(code, /record=|readonly|move=/u);
    // What is looked at in the dialog is such a board.
    const preview = page.locator("#share-dialog go-board");
    assert.equal(await preview.getAttribute("view"), "G1 N7");
    assert.equal(await preview.evaluate((node) => node.style.maxWidth), "20rem");
    const board = await elsewhere(page, code);
    // Until it has been laid out it has all its cells.
    await board.locator('[aria-label^="7-13"]').waitFor({ state: "attached" });
    for (let tries = 0; (await board.locator("[role=gridcell]").count()) !== 49 && tries < 100; tries += 1) {
      await board.page().waitForTimeout(20);
    }
    assert.equal(await board.locator("[role=gridcell]").count(), 49);
    assert.ok(((await board.boundingBox())?.width ?? 0) <= 320);
    // A game on it can be finished by buttons.
    for (const name of ["停一手", "停一手", "确认"]) await board.getByRole("button", { name, exact: true }).click();
    await board.locator("[part=score]", { hasText: /^白胜.*目。$/u }).waitFor();
  }));

test("a record to play on from has buttons, too, to go through it and to pass", () =>
  onPage({}, async (page) => {
    await paste(page, RECORD);
    await page.locator("#study").waitFor();
    await openEmbed(page);
    await page.locator("#embed-what").selectOption("play");
    const code = await snippet(page);
    assert.match(code, / controls /u);
    assert.doesNotMatch(code, / readonly/u);
    const board = await elsewhere(page, code);
    await board.getByRole("button", { name: "To the end" }).click();
    await board.locator('[aria-label^="G7, white stone"]').first().waitFor({ state: "attached" });
    await board.getByRole("button", { name: "Pass" }).click();
    await board.locator("[role=status]", { hasText: "Move 5, black passes." }).waitFor({ state: "attached" });
  }));

test("with the record as a file beside the page the snippet is short, and works with that file", () =>
  onPage({}, async (page) => {
    await paste(page, "(;GM[1]SZ[9]PB[Hei]PW[Bai];B[ee];W[cc])");
    await page.locator("#study").waitFor();
    await page.locator("#last").click();
    await openEmbed(page);
    await page.locator("#embed-file").check();
    const code = await snippet(page);
    assert.match(code, / record="Hei-Bai-2\.sgf"/u);
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#embed-save").click()]);
    assert.equal(download.suggestedFilename(), "Hei-Bai-2.sgf");
    const board = await elsewhere(page, code, { "Hei-Bai-2.sgf": readFileSync(await download.path(), "utf8") });
    await board.locator('[aria-label^="C7, white stone"]').first().waitFor({ state: "attached" });
  }));

test("the snippet is copied, and its length told", () =>
  onPage({}, async (page) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await press(page, "D4");
    await openEmbed(page);
    const code = await snippet(page);
    await page.locator("#embed-copy").click();
    await page.locator("#embed-said", { hasText: "The snippet is copied." }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), code);
    assert.equal(await page.locator("#embed-size").textContent(), `${code.length} letters.`);
    await page.locator("#share-dialog .button.quiet").click();
    // Nothing of the live board is left behind.
    await page.locator("go-board").waitFor({ state: "detached" });
  }));
