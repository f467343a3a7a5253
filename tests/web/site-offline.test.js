/** The built page without a network, and with a new version of itself. */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { serve } from "../../scripts/serve.mjs";
import { dropFile, press } from "./helpers.mjs";
import { FOLDER, goOffline, open, reached, site, withSite } from "./site-page.mjs";

withSite();

const RECORD = "(;SZ[9]KM[7]PB[Wu](;B[ee];W[cc])(;B[gg]))";

test("the page opens, plays, reads a record and judges", async () => {
  const own = await serve(site.folder, 0, { encodings: ["gzip"] });
  try {
    const context = await site.browser.newContext({ viewport: { width: 390, height: 780 }, locale: "en-GB" });
    const page = await context.newPage();
    /** @type {string[]} */
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(own.url + FOLDER);
    await goOffline(page, own.close);
    await press(page, "D4");
    assert.match(await page.locator("#counter").textContent(), /^1/);
    await page.locator("#heat").click();
    await page.locator("#estimate-text:not(:empty)").waitFor();
    await page.locator("#language").selectOption("ja");
    await page.waitForFunction(() => document.documentElement.lang === "ja");
    await dropFile(page, RECORD);
    await page.locator("#study").waitFor();
    assert.deepEqual(errors, []);
    const names = await page.evaluate(() => caches.keys());
    assert.equal(names.length, 1);
    await context.close();
  } finally {
    await own.close().catch(() => {});
  }
});

test("a new version is told and not forced; after it only its own files are kept", async () => {
  const place = join(site.folder, FOLDER);
  const [html, worker] = [join(place, "index.html"), join(place, "sw.js")];
  const before = [readFileSync(html, "utf8"), readFileSync(worker, "utf8")];
  const version = /data-version="([0-9a-f]+)"/.exec(before[0] ?? "")?.[1] ?? "";
  const context = await site.browser.newContext({ viewport: { width: 390, height: 780 }, locale: "en-GB" });
  try {
    const page = await context.newPage();
    await open(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await press(page, "D4");
    // Another version: the same files under another name of it.
    for (const [at, file] of [html, worker].entries()) {
      writeFileSync(file, (before[at] ?? "").replaceAll(version, "0123456789"));
    }
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
    await page.locator("#version").waitFor();
    assert.match(await page.locator("#counter").textContent(), /^1/);
    await page.locator("#version-reload").click();
    await page.waitForFunction(() => document.querySelector('[data-version="0123456789"]') !== null);
    await reached(page, "complete");
    const kept = () => page.evaluate(() => caches.keys());
    for (let tries = 0; (await kept()).length !== 1 && tries < 50; tries++) await page.waitForTimeout(100);
    const names = await kept();
    assert.equal(names.length, 1, names.join("\n"));
    assert.match(names[0] ?? "", /0123456789$/);
    assert(await page.locator("#version").isHidden());
  } finally {
    await context.close();
    for (const [at, file] of [html, worker].entries()) writeFileSync(file, before[at] ?? "");
  }
});
