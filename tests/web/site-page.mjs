// The built site on a host of its own, for a test file; and a page on it that may not complain.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { launch } from "../../scripts/browser.mjs";
import { serve } from "../../scripts/serve.mjs";
import { buildSite, SITE } from "../../scripts/site.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContext} Context */

/** Where the site lies: deep inside, as on a host that has other things too. */
export const FOLDER = "some/where/";

/**
 * What there is while the tests run.
 *
 * @type {{ browser: import("playwright-core").Browser, folder: string, served: import("../../scripts/serve.mjs").Served }}
 */
export const site = /** @type {any} */ ({});

/** Builds the site, and serves a copy of it for the tests of a file. @param {Record<string, string>} [headers] */
export function withSite(headers = {}) {
  before(async () => {
    await buildSite();
    site.folder = mkdtempSync(join(tmpdir(), "lanke-site-"));
    cpSync(SITE, join(site.folder, FOLDER), { recursive: true });
    site.browser = await launch();
    site.served = await serve(site.folder, 0, { encodings: ["gzip"], headers });
  });
  after(async () => {
    await site.browser?.close();
    await site.served?.close();
    rmSync(site.folder, { recursive: true, force: true });
  });
}

/**
 * A page on which every complaint is heard.
 *
 * @param {(page: Page, context: Context, complaints: string[]) => Promise<void>} body
 * @param {import("playwright-core").BrowserContextOptions} [options]
 * @param {readonly string[]} [others] what may be asked beside the site
 */
export async function onSite(body, options = {}, others = []) {
  const context = await site.browser.newContext({
    viewport: { width: 390, height: 780 },
    locale: "en-GB",
    serviceWorkers: "block",
    ...options,
  });
  const page = await context.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("console", (message) => {
    const isOurs = message.type() === "error" || message.type() === "warning";
    if (isOurs && !message.text().includes("blocked by Playwright")) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const url = request.url();
    const isOurs = [home(), ...others].some((base) => url.startsWith(base)) || /^(?:blob|data):/.test(url);
    if (!isOurs) complaints.push(`foreign request: ${url}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  try {
    await body(page, context, complaints);
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

/** The address of the site. */
export const home = () => site.served.url + FOLDER;

/** @param {Page} page */
export const open = (page) => page.goto(home());

/** @param {Page} page @param {"board" | "playable" | "complete"} name */
export async function reached(page, name) {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, name);
  return page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Infinity, name);
}

/**
 * Waits until the page is kept, then takes the network away.
 *
 * @param {Page} page
 * @param {() => Promise<void>} close ends the server
 */
export async function goOffline(page, close) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  // All is there as soon as it is active.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await close();
  // What the browser keeps by itself is no help.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await page.context().setOffline(true);
  await page.reload();
  await reached(page, "complete");
}
