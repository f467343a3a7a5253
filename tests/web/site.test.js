/** The page as a host serves it: how much it loads, how soon it is there, and what comes later. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { SITE } from "../../scripts/site.mjs";
import { dropFile, press } from "./helpers.mjs";
import { home, onSite, open, reached, withSite } from "./site-page.mjs";

withSite();

/** Bytes on the wire until the first stone can be played, by gzip. */
const MOST_BYTES = 150_000;
const MOST_REQUESTS = 12;
/** Until the first board is there on a slow phone, in milliseconds. */
const SOON = 1000;
const SLOW_PHONE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const RECORD = "(;SZ[9]KM[7]PB[Wu](;B[ee];W[cc])(;B[gg]))";

describe("the first load", () => {
  for (const locale of ["en-GB", "zh-CN", "ja-JP"]) {
    test(`is small in ${locale}, and one can play after it`, async () => {
      await onSite(
        async (page, context) => {
          const session = await context.newCDPSession(page);
          await session.send("Network.enable");
          /** @type {Map<string, { url: string, bytes: number }>} */
          const requests = new Map();
          session.on("Network.requestWillBeSent", ({ requestId, request }) => {
            requests.set(requestId, { url: request.url, bytes: 0 });
          });
          session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
            const request = requests.get(requestId);
            if (request !== undefined) request.bytes = encodedDataLength;
          });
          // What comes after the first move can be made is not waited for.
          await page.route(/\/(?:later|rest)-/, async (route) => {
            // The page may be closed before; then there is nothing to go on with.
            const isThere = await reached(page, "playable")
              .then(() => page.waitForTimeout(200))
              .then(
                () => true,
                () => false,
              );
            if (isThere) await route.continue().catch(() => {});
          });
          await open(page);
          await reached(page, "playable");
          await page.waitForTimeout(100);
          const all = [...requests.values()].filter(({ url }) => !/\/(?:later|rest)-/.test(url));
          const bytes = all.reduce((sum, request) => sum + request.bytes, 0);
          console.log(`${locale}: ${bytes} bytes in ${all.length} requests`);
          assert(bytes <= MOST_BYTES, `${bytes} bytes:\n${all.map(({ url, bytes }) => `${bytes} ${url}`).join("\n")}`);
          assert(all.length <= MOST_REQUESTS, all.map(({ url }) => url).join("\n"));
          assert(!all.some(({ url }) => /\/(?:study|judge|worker|view)-|\/lanke-[0-9a-f]+\.wasm/.test(url)));
          await press(page, "D4");
          assert.match(await page.locator("#counter").textContent(), /^1/);
        },
        { locale },
      );
    });
  }

  test("has its board within a second at a quarter of the speed, and nothing moves under a finger", async () => {
    /** @type {Record<string, number[]>} */
    const times = { alone: [], network: [] };
    for (const [name, list] of Object.entries(times)) {
      for (let n = 0; n < 3; n++) {
        await onSite(async (page, context) => {
          const session = await context.newCDPSession(page);
          await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
          await session.send("Network.enable");
          if (name === "network") await session.send("Network.emulateNetworkConditions", SLOW_PHONE);
          await page.addInitScript(() => {
            Object.assign(globalThis, { moved: 0 });
            new PerformanceObserver((entries) => {
              for (const entry of entries.getEntries()) {
                Object.assign(globalThis, { moved: Reflect.get(globalThis, "moved") + Reflect.get(entry, "value") });
              }
            }).observe({ type: "layout-shift", buffered: true });
          });
          await open(page);
          list.push(Math.round(await reached(page, "board")));
          const [playable, complete] = [await reached(page, "playable"), await reached(page, "complete")];
          await page.waitForTimeout(300);
          const moved = await page.evaluate(() => Reflect.get(globalThis, "moved"));
          console.log(
            `${name}: board ${list.at(-1)}, playable ${Math.round(playable)}, all ${Math.round(complete)} ms`,
          );
          assert(moved < 0.02, `layout shift ${moved}`);
        });
      }
    }
    const [best = Infinity] = (times.alone ?? []).sort((a, b) => a - b);
    // On a machine that has more to do than it can, a second is longer.
    const share = Math.max(1, (loadavg()[0] ?? 0) / cpus().length);
    assert(best <= SOON * share, `${best} ms, wanted ${SOON}, at ${share.toFixed(1)} jobs for each processor`);
  });

  test("waits for nothing but the one style sheet and a line on light or dark; every address is relative", () => {
    const html = readFileSync(join(SITE, "index.html"), "utf8");
    const [head = ""] = html.split("</head>");
    assert.equal([...head.matchAll(/rel="stylesheet"/g)].length, 1);
    const scripts = [...head.matchAll(/<script(?![^>]*type="module")[^>]*src="([^"]+)"/g)].map(([, src]) => src ?? "");
    assert.equal(scripts.length, 1);
    assert(readFileSync(join(SITE, scripts[0] ?? "")).length < 300);
    const addresses = [...html.matchAll(/\b(?:href|src|content)="([^"]*\.[a-z]{2,}[^"]*)"/g)].map(([, to]) => to ?? "");
    for (const address of addresses) assert.doesNotMatch(address, /^\/|^[a-z]+:/i);
    assert.match(html, /default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
    assert.doesNotMatch(html, /unsafe-inline|<script>|<style|\sstyle="|\son[a-z]+="/);
    const manifest = JSON.parse(readFileSync(join(SITE, "manifest.webmanifest"), "utf8"));
    assert.deepEqual([manifest.start_url, manifest.scope, manifest.display], [".", ".", "standalone"]);
    for (const { src, sizes, type } of manifest.icons) {
      const file = readFileSync(join(SITE, src));
      if (type !== "image/png") continue;
      assert.equal(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, sizes, src);
    }
    for (const name of readdirSync(join(SITE, "assets"))) {
      assert.match(name, /-[0-9A-Za-z]{8,10}\.(?:js|css|wasm)$/);
      if (!name.endsWith(".js")) continue;
      const code = readFileSync(join(SITE, "assets", name), "utf8");
      for (const [, path] of code.matchAll(/\bimport\("([^"]+)"\)|^import[^"]*"([^"]+)"/gm)) {
        assert(path === undefined || path.startsWith("./"), `${name} imports ${path}`);
      }
    }
  });
});

describe("what comes later", () => {
  test("a button pressed, or a language chosen, before it is there is so when it is", async () => {
    await onSite(async (page) => {
      /** @type {() => void} */
      let go = () => {};
      const held = new Promise((resolve) => {
        go = () => resolve(undefined);
      });
      await page.route(/\/later-/, async (route) => {
        await held;
        await route.continue();
      });
      await open(page);
      await reached(page, "playable");
      await page.locator("#language").selectOption("zh-Hans");
      await page.evaluate(() => document.getElementById("new")?.click());
      go();
      await page.locator("#new-dialog[open]").waitFor();
      await page.waitForFunction(() => document.documentElement.lang === "zh-Hans");
    });
  });

  test("where what reads records can't be had, that is said, and the game is as it was; then it can", async () => {
    await onSite(async (page, _, complaints) => {
      await open(page);
      await reached(page, "complete");
      await press(page, "D4");
      await page.route(/\.wasm$/, (route) => route.abort());
      for (const wish of [() => dropFile(page, RECORD), () => page.locator("#save").click()]) {
        await wish();
        await page.getByText("could not be loaded").waitFor();
        assert.match(await page.locator("#counter").textContent(), /^1/);
        await press(page, "Q16");
        await page.locator("#undo").click();
      }
      await page.unroute(/\.wasm$/);
      complaints.length = 0;
      await dropFile(page, RECORD);
      await page.locator("#study").waitFor();
      assert.equal(await page.locator("#player-black .player-name").textContent(), "Wu");
    });
  });

  test("a game goes into its record, and is played on from there", async () => {
    await onSite(async (page) => {
      await open(page);
      await reached(page, "complete");
      await press(page, "D4");
      await press(page, "Q16");
      await page.locator("#study-game").click();
      await page.locator("#study").waitFor();
      assert.match(await page.locator("#counter").textContent(), /^2/);
      await page.locator("#continue").click();
      await page.evaluate(() => scrollTo(0, 0));
      await press(page, "D16");
      const saved = page.waitForEvent("download");
      await page.locator("#save").click();
      const path = await (await saved).path();
      assert.match(readFileSync(path, "utf8"), /;B\[dp\];W\[pd\];B\[dd\]/);
    });
  });
});

test("what is served is compressed as it is asked for, and says so", async () => {
  const ask = (/** @type {string} */ accepted, /** @type {string} */ path) =>
    fetch(home() + path, { headers: { "Accept-Encoding": accepted } });
  const names = readdirSync(join(SITE, "assets"));
  const wasm = `assets/${names.find((name) => /^lanke-play-.*\.wasm$/.test(name))}`;
  for (const [accepted, encoding] of /** @type {const} */ ([
    ["gzip, br", "gzip"],
    ["gzip;q=0, deflate", null],
    ["identity", null],
  ])) {
    const answer = await ask(accepted, wasm);
    assert.equal(answer.headers.get("content-encoding"), encoding);
    assert.equal(answer.headers.get("vary"), "Accept-Encoding");
    assert.match(answer.headers.get("cache-control") ?? "", /immutable/);
    assert.equal(Buffer.compare(Buffer.from(await answer.arrayBuffer()), readFileSync(join(SITE, wasm))), 0);
  }
  assert.equal((await ask("gzip", "icons/192.png")).headers.get("content-encoding"), null);
  assert.equal((await ask("gzip", "index.html")).headers.get("cache-control"), "no-cache");
});
