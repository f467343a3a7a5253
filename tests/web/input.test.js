// Fingers, keys and languages.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { LANGUAGES } from "../../www/i18n.js";
import { changeLanguage, newGame, onPage, paste, press, spot, withBrowser, WWW } from "./helpers.mjs";
import { painted } from "./pixels.mjs";

withBrowser();

const status = (page) => page.locator("#status").textContent();

/** @param {import("playwright-core").Page} page @param {string} at @param {number} size */
async function tap(page, at, size = 19) {
  const { x, y } = await spot(page, at, size);
  await page.touchscreen.tap(x, y);
}

test("on small cells a first tap aims, a second one plays, and a tap elsewhere aims anew", () =>
  onPage({ width: 360, height: 640, scale: 2, touch: true }, async (page) => {
    assert.ok((await spot(page, "D4")).cell < 28);
    await tap(page, "D4");
    assert.equal(await status(page), "Black at D4? Tap the point again to play.");
    assert.ok((await painted(page, "D4", 19)) > 50, "a ghost");
    await tap(page, "Q16");
    assert.equal(await status(page), "Black at Q16? Tap the point again to play.");
    await tap(page, "Q16");
    assert.equal(await status(page), "Move 1: Black Q16. White to play.");
    assert.equal(await painted(page, "D4", 19), 0);
  }));

test("on large cells one tap plays", () =>
  onPage({ width: 360, height: 640, scale: 2, touch: true }, async (page) => {
    await newGame(page, 9);
    await tap(page, "C3", 9);
    assert.equal(await status(page), "Move 1: Black C3. White to play.");
  }));

test("an illegal point says why at the first tap", () =>
  onPage({ width: 360, height: 640, touch: true }, async (page) => {
    await tap(page, "D4");
    await tap(page, "D4");
    await tap(page, "D4");
    assert.equal(await page.locator("#alert").textContent(), "There is a stone at D4 already.");
  }));

test("a press that wanders, ends in another cell or falls on the margin plays nothing", () =>
  onPage({}, async (page) => {
    const [from, to] = [await spot(page, "D4"), await spot(page, "E4")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y);
    await page.mouse.move(from.x, from.y);
    await page.mouse.up();
    const edge = await spot(page, "A10");
    await page.mouse.click(edge.x - 0.8 * edge.cell, edge.y);
    await page.mouse.click(from.x + 0.5 * from.cell, from.y);
    assert.equal(await page.locator("#counter").textContent(), "0 / 0");
  }));

test("the page scrolls over the board", () =>
  onPage({ width: 360, height: 640, touch: true }, async (page) => {
    const { x, y } = await spot(page, "K10");
    const session = await page.context().newCDPSession(page);
    /** @param {"touchStart" | "touchMove" | "touchEnd"} type @param {number[]} at */
    const touch = (type, at) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: at.map((height) => ({ x, y: height })) });
    await touch("touchStart", [y]);
    for (let by = 10; by <= 150; by += 10) await touch("touchMove", [y - by]);
    await touch("touchEnd", []);
    await page.waitForFunction(() => scrollY > 50);
    assert.equal(await page.locator("#counter").textContent(), "0 / 0");
  }));

test("the wheel goes through a record while the board has the focus; at its ends, and else, the page scrolls", () =>
  onPage({ height: 400 }, async (page) => {
    await paste(page, "(;GM[1]SZ[9];B[ee];W[cc];B[gg])");
    await page.locator("#study").waitFor();
    const { x, y } = await spot(page, "G7", 9);
    const number = () => page.evaluate(() => document.querySelectorAll("[role=gridcell][aria-label*='stone']").length);
    const scrolled = () => page.evaluate(() => scrollY);
    const wheel = async (/** @type {number} */ by) => {
      await page.mouse.wheel(0, by);
      await page.waitForTimeout(120);
    };
    await page.mouse.move(x, y);
    await page.evaluate(() => scrollTo(0, 0));
    const before = await number();
    await wheel(-100);
    assert.equal(await number(), before, "no focus, no step");
    await page.locator("[role=gridcell][tabindex='0']").first().focus();
    const start = await scrolled();
    const last = [];
    for (const by of [-100, -30, -30, 100, 100]) {
      await wheel(by);
      last.push(await number());
    }
    assert.equal(await scrolled(), start, "taken by the board");
    assert.deepEqual([before, ...last], [0, 0, 0, 0, 1, 2]);
  }));

test("the language follows the browser, is switched, and is remembered", () =>
  onPage({ locale: "zh-CN" }, async (page) => {
    assert.equal(await status(page), "黑方先行。");
    assert.equal(await page.locator("#pass").textContent(), "停一手");
    await changeLanguage(page);
    assert.equal(await page.locator("#pass").textContent(), "Pass");
    await page.reload();
    await page.locator("#pass", { hasText: /\S/u }).waitFor();
    assert.equal(await page.locator("#pass").textContent(), "Pass");
    assert.equal(await page.locator("html").getAttribute("lang"), "en");
  }));

test("every control has a name in every language", () =>
  onPage({}, async (page) => {
    for (const language of Object.keys(LANGUAGES)) {
      await changeLanguage(page, language);
      const nameless = await page.evaluate(() =>
        [...document.querySelectorAll("button, input:not([hidden]), select, [role=grid], [role=gridcell]")]
          .filter((node) => {
            const labelled = node instanceof HTMLInputElement || node instanceof HTMLSelectElement ? node.labels : null;
            const name = node.getAttribute("aria-label") || node.textContent || labelled?.[0]?.textContent;
            return !name?.trim();
          })
          .map((node) => node.outerHTML),
      );
      assert.deepEqual(nameless, [], language);
    }
  }));

test("buttons are large enough for a finger", () =>
  onPage({ width: 360, height: 640 }, async (page) => {
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("button")]
        .map((node) => ({ name: node.id, box: node.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ name }) => name),
    );
    assert.deepEqual(small, []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  }));

test("an idle board asks for no frames", () =>
  onPage({}, async (page) => {
    await press(page, "D4");
    await page.mouse.move(0, 0);
    const asked = await page.evaluate(async () => {
      const request = requestAnimationFrame.bind(globalThis);
      const frame = () => new Promise((resolve) => request(resolve));
      await frame();
      let count = 0;
      globalThis.requestAnimationFrame = (callback) => {
        count += 1;
        return request(callback);
      };
      for (let n = 0; n < 20; n += 1) await frame();
      return count;
    });
    assert.equal(asked, 0);
  }));

test("the page keeps a strict policy: its own files alone, nothing inline", () =>
  onPage({}, async (page) => {
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
    assert.equal(
      policy,
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'",
    );
    const source = readFileSync(join(WWW, "index.html"), "utf8");
    assert.doesNotMatch(source, /\sstyle=|\son\w+=|<style|https?:|(?:src|href)="\//u);
  }));
