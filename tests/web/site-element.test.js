// The built page's own `lanke/element.js`: the snippet names it, the dialog shows it, and pages of other hosts load it.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { serve } from "../../scripts/serve.mjs";
import { dropFile, press, ROOT } from "./helpers.mjs";
import { FOLDER, goOffline, home, onSite, open, reached, site, withSite } from "./site-page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const RECORD = "(;GM[1]SZ[9]PB[Hei]PW[Bai];B[ee];W[cc];B[gg])";
/** What the board in the dialog loads beside what the page has, in bytes by gzip: a second engine would be 200 kB. */
const MOST_BYTES = 60_000;
const ENGINE = /\/lanke-[0-9a-f]+\.wasm$/;
const WIDE = { viewport: { width: 1280, height: 860 } };

// The host lets pages of others load what it has.
withSite({ "Access-Control-Allow-Origin": "*" });

/** Somebody else's host. @type {{ folder: string, served: import("../../scripts/serve.mjs").Served }} */
const other = /** @type {any} */ ({});
before(async () => {
  other.folder = mkdtempSync(join(tmpdir(), "lanke-other-"));
  other.served = await serve(other.folder, 0);
});
after(async () => {
  await other.served?.close();
  rmSync(other.folder, { recursive: true, force: true });
});

/** Opens the part of the dialog, and waits for the board in it. @param {Page} page */
async function openEmbed(page, cell = "E5, black stone") {
  await page.locator("#share").click();
  await chooseEmbed(page, cell);
}

/** @param {Page} page */
async function chooseEmbed(page, cell = "E5, black stone") {
  await page.locator('input[name="share-way"][value="embed"]').check();
  await shown(page, "#share-dialog go-board", cell);
}

/** @param {Page} page @param {string} board @param {string} cell */
const shown = (page, board, cell) =>
  page.locator(`${board} [role=gridcell][aria-label^="${cell}"]`).first().waitFor({ state: "attached" });

test("the snippet names the file of the site itself, which is the one that the dialog shows; the engine comes once", () =>
  onSite(async (page) => {
    await open(page);
    await reached(page, "complete");
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
    assert.equal(address, `${home()}lanke/element.js`);
    assert(loaded.some(({ url }) => url === address));
    const list = loaded.map(({ url, bytes }) => `${bytes} ${url}`).join("\n");
    assert(!loaded.some(({ url }) => ENGINE.test(url)), list);
    const bytes = loaded.reduce((sum, one) => sum + one.bytes, 0);
    console.log(`the board in the dialog: ${bytes} bytes in ${loaded.length} requests`);
    assert(bytes < MOST_BYTES, list);
  }, WIDE));

test("a page of another host shows the board of the snippet, with a record, in a language, and plays on it", async () => {
  let code = "";
  await onSite(async (page) => {
    await open(page);
    await reached(page, "complete");
    await dropFile(page, RECORD);
    await page.locator("#study").waitFor();
    await page.locator("#last").click();
    await openEmbed(page);
    await page.locator("#embed-language").selectOption("zh-Hans");
    code = await page.locator("#embed-code").inputValue();
  }, WIDE);
  const empty = '<go-board id="empty" size="9" entry></go-board>';
  writeFileSync(
    join(other.folder, "index.html"),
    `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>x</title><body>${code}${empty}`,
  );
  await onSite(
    async (page) => {
      /** @type {string[]} */
      const engines = [];
      page.on("request", (request) => {
        if (ENGINE.test(request.url())) engines.push(request.url());
      });
      await page.goto(other.served.url);
      await shown(page, "go-board:not(#empty)", "C7，白子");
      await shown(page, "#empty", "E5, ");
      await page.locator("#empty input").fill("e5");
      await page.locator("#empty input").press("Enter");
      await shown(page, "#empty", "E5, black stone");
      assert.equal(engines.length, 1);
      // Whoever writes the import has what the package gives.
      const names = await page.evaluate((address) => import(address).then(Object.keys), `${home()}lanke/element.js`);
      assert.deepEqual(names.sort(), ["GoBoardElement", "LANGUAGES", "defineGoBoard", "languageFor", "loadWords"]);
    },
    WIDE,
    [other.served.url],
  );
});

test("without a network the dialog has its board all the same", async () => {
  const own = await serve(site.folder, 0, { encodings: ["gzip"] });
  try {
    await onSite(
      async (page) => {
        await page.goto(own.url + FOLDER);
        await goOffline(page, own.close);
        await press(page, "K10");
        await openEmbed(page, "K10, black stone");
      },
      { ...WIDE, serviceWorkers: "allow" },
      [own.url],
    );
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
