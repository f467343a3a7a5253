// The built page's own `lanke/element.js`: the snippet names it, the dialog shows it, and pages of other hosts load it.
import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { launch } from "../../scripts/browser.mjs";
import { serve } from "../../scripts/serve.mjs";
import { buildSite, SITE } from "../../scripts/site.mjs";
import { dropFile, press, ROOT } from "./helpers.mjs";

/** @typedef {import("playwright-core").Page} Page */

const FOLDER = "some/where/";
const RECORD = "(;GM[1]SZ[9]PB[Hei]PW[Bai];B[ee];W[cc];B[gg])";
/** What the board in the dialog loads beside what the page has, in bytes by gzip: a second engine would be 200 kB. */
const MOST_BYTES = 60_000;
const ENGINE = /\/lanke-[0-9a-f]+\.wasm$/;

/** @type {import("playwright-core").Browser} */
let browser;
let folder = "";
/** The site deep inside a host, which lets pages of others load what it has. @type {import("../../scripts/serve.mjs").Served} */
let host;
/** Somebody else's host. @type {import("../../scripts/serve.mjs").Served} */
let other;

before(async () => {
  await buildSite();
  folder = mkdtempSync(join(tmpdir(), "lanke-site-"));
  cpSync(SITE, join(folder, "host", FOLDER), { recursive: true });
  mkdirSync(join(folder, "other"));
  browser = await launch();
  host = await serve(join(folder, "host"), 0, {
    encodings: ["gzip"],
    headers: { "Access-Control-Allow-Origin": "*" },
  });
  other = await serve(join(folder, "other"), 0);
});
after(async () => {
  await browser?.close();
  await host?.close();
  await other?.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * A page that may not complain.
 *
 * @param {import("playwright-core").BrowserContextOptions} options
 * @param {(page: Page) => Promise<void>} body
 */
async function onPage(options, body) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: "en-GB", ...options });
  const page = await context.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("console", (message) => {
    const isOurs = message.type() === "error" || message.type() === "warning";
    if (isOurs && !message.text().includes("blocked by Playwright")) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  try {
    await body(page);
    assert.deepEqual(complaints, []);
  } finally {
    await context.close();
  }
}

/** @param {Page} page */
async function openSite(page) {
  await page.goto(host.url + FOLDER);
  await page.waitForFunction(() => performance.getEntriesByName("complete").length > 0);
}

/** Opens the part of the dialog, and waits for the board in it. @param {Page} page */
async function openEmbed(page) {
  await page.locator("#share").click();
  await chooseEmbed(page);
}

/** @param {Page} page */
async function chooseEmbed(page) {
  await page.locator('input[name="share-way"][value="embed"]').check();
  await shown(page, "#share-dialog go-board", "E5, black stone");
}

/** @param {Page} page @param {string} board @param {string} cell */
const shown = (page, board, cell) =>
  page.locator(`${board} [role=gridcell][aria-label^="${cell}"]`).first().waitFor({ state: "attached" });

test("the snippet names the file of the site itself, which is the one that the dialog shows; the engine comes once", () =>
  onPage({ serviceWorkers: "block" }, async (page) => {
    await openSite(page);
    // The page's own engine.
    await dropFile(page, RECORD);
    await page.locator("#study").waitFor();
    await page.locator("#last").click();
    await page.locator("#share").click();
    await page.locator("#link-text, #share-part textarea").first().waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    /** @type {Map<string, string>} */
    const urls = new Map();
    const loaded = /** @type {{ url: string, bytes: number }[]} */ ([]);
    session.on("Network.requestWillBeSent", ({ requestId, request }) => urls.set(requestId, request.url));
    session.on("Network.requestServedFromCache", ({ requestId }) => urls.delete(requestId));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const url = urls.get(requestId);
      if (url !== undefined && encodedDataLength > 0) loaded.push({ url, bytes: encodedDataLength });
    });
    await chooseEmbed(page);
    const code = await page.locator("#embed-code").inputValue();
    const address = /^<script type="module" src="([^"]+)"><\/script>\n<go-board /.exec(code)?.[1];
    assert.equal(address, `${host.url}${FOLDER}lanke/element.js`);
    assert(loaded.some(({ url }) => url === address));
    const list = loaded.map(({ url, bytes }) => `${bytes} ${url}`).join("\n");
    assert(!loaded.some(({ url }) => ENGINE.test(url)), list);
    const bytes = loaded.reduce((sum, one) => sum + one.bytes, 0);
    console.log(`the board in the dialog: ${bytes} bytes in ${loaded.length} requests`);
    assert(bytes < MOST_BYTES, list);
  }));

test("a page of another host shows the board of the snippet, with a record, in a language, and plays on it", async () => {
  let code = "";
  await onPage({ serviceWorkers: "block" }, async (page) => {
    await openSite(page);
    await dropFile(page, RECORD);
    await page.locator("#study").waitFor();
    await page.locator("#last").click();
    await openEmbed(page);
    await page.locator("#embed-language").selectOption("zh-Hans");
    code = await page.locator("#embed-code").inputValue();
  });
  const empty = '<go-board id="empty" size="9" entry></go-board>';
  writeFileSync(
    join(folder, "other/index.html"),
    `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>x</title><body>${code}${empty}`,
  );
  await onPage({}, async (page) => {
    /** @type {string[]} */
    const engines = [];
    page.on("request", (request) => {
      if (ENGINE.test(request.url())) engines.push(request.url());
      assert(request.url().startsWith(other.url) || request.url().startsWith(host.url + FOLDER), request.url());
    });
    await page.goto(other.url);
    await shown(page, "go-board:not(#empty)", "C7，白子");
    await shown(page, "#empty", "E5, ");
    await page.locator("#empty input").fill("e5");
    await page.locator("#empty input").press("Enter");
    await shown(page, "#empty", "E5, black stone");
    assert.equal(engines.length, 1);
    // Whoever writes the import has what the package gives.
    const names = await page.evaluate(
      (address) => import(address).then(Object.keys),
      `${host.url}${FOLDER}lanke/element.js`,
    );
    assert.deepEqual(names.sort(), ["GoBoardElement", "LANGUAGES", "defineGoBoard", "languageFor", "loadWords"]);
  });
});

test("without a network the dialog has its board all the same", async () => {
  const own = await serve(join(folder, "host"), 0, { encodings: ["gzip"] });
  try {
    await onPage({}, async (page) => {
      await page.goto(own.url + FOLDER);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await own.close();
      const session = await page.context().newCDPSession(page);
      await session.send("Network.clearBrowserCache");
      await session.detach();
      await page.context().setOffline(true);
      await page.reload();
      await page.waitForFunction(() => performance.getEntriesByName("complete").length > 0);
      await press(page, "K10");
      await page.locator("#share").click();
      await page.locator('input[name="share-way"][value="embed"]').check();
      await shown(page, "#share-dialog go-board", "K10, black stone");
    });
  } finally {
    await own.close().catch(() => {});
  }
});

test("what the manifest of the package says of side effects is about the package alone", () => {
  const { sideEffects, files } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  for (const file of sideEffects)
    assert(
      files.some((/** @type {string} */ name) => file.startsWith(`./${name}/`)),
      file,
    );
});
