// The map of owners: switched on at any time, of the position that is shown, and never called a result while a game goes on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { changeLanguage, newGame, onPage, playRecord, press, spot, withBrowser } from "./helpers.mjs";
import { painted } from "./pixels.mjs";
import { judgementOf, workerSaying } from "./scripted.mjs";

withBrowser();

const text = (page, id) => page.locator(`#${id}`).textContent();
const click = (page, id) => page.locator(`#${id}`).click();
const said = (page, words) => page.locator("#estimate-text", { hasText: words }).waitFor();

const EMPTY = Array.from({ length: 9 }, () => ".".repeat(9));
/** Black's on the left, less and less so; White's on the right. */
const owner = Float32Array.from({ length: 81 }, (_, index) => 1 - (index % 9) / 4);
const OPEN = judgementOf(EMPTY, {}, { isFinished: false, owner });
const CLOSED = judgementOf(EMPTY, {}, { owner, counts: { standing: { black: 45, white: 34, nobody: 2 }, sealed: {} } });

test("by keyboard: on, read, and off again; an unfinished game has an estimate, no result", () =>
  onPage({ judge: workerSaying(OPEN) }, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    const toggle = page.getByRole("button", { name: "Owner map" });
    assert.equal(await toggle.getAttribute("aria-pressed"), "false");
    assert.equal(await painted(page, "A3", 9), 0);
    await page.locator("#last").focus();
    await page.keyboard.press("Tab");
    assert.ok(await toggle.evaluate((node) => node === document.activeElement));
    await page.keyboard.press("Enter");
    assert.equal(await toggle.getAttribute("aria-pressed"), "true");
    await said(page, "Area");
    assert.equal(await text(page, "estimate-title"), "Estimate of an unfinished game");
    assert.equal(await text(page, "estimate-text"), "Area: Black about 40½, White about 40½. Komi is not counted.");
    assert.ok((await painted(page, "A3", 9)) > (await painted(page, "C3", 9)), "the surer, the larger");
    assert.ok((await painted(page, "C3", 9)) > 0);
    assert.equal(await painted(page, "E3", 9), 0, "nothing where nothing is known");
    await page.mouse.move(...Object.values(await spot(page, "C3", 9)).slice(0, 2));
    assert.equal(await text(page, "estimate-point"), "C3: Black's at 75 %.");
    await changeLanguage(page);
    assert.equal(await text(page, "estimate-title"), "估算（对局未结束）");
    await toggle.or(page.getByRole("button", { name: "归属图" })).press("Enter");
    assert.equal(await page.locator("#estimate").isVisible(), false);
    assert.equal(await painted(page, "A3", 9), 0);
  }));

test("where the program finds the game finished it says so, and that the sides agree on what counts", () =>
  onPage({ judge: workerSaying(CLOSED) }, async (page) => {
    await newGame(page, 9);
    await click(page, "heat");
    await said(page, "Black 45");
    assert.equal(await text(page, "estimate-title"), "Area, as the program judges");
    assert.match(await text(page, "estimate-text"), /what counts is what both sides agree on/u);
    assert.equal(await page.locator("#result").isVisible(), false);
  }));

test("after a move it is worked out anew, and a position that comes back is known", () =>
  onPage({ judge: "real" }, async (page) => {
    await newGame(page, 9);
    await click(page, "heat");
    await said(page, "Black");
    const [empty] = [await text(page, "estimate-text")];
    await press(page, "E5", 9);
    await page.waitForFunction((before) => {
      const now = document.getElementById("estimate-text")?.textContent ?? "";
      return now !== before && /\d/u.test(now);
    }, empty);
    // One stone has no open border, and the board is nobody's yet.
    assert.equal(await text(page, "estimate-title"), "Estimate of an unfinished game");
    assert.doesNotMatch(await text(page, "estimate-text"), /81/u);
    await page.locator("#previous").click();
    assert.equal(await text(page, "estimate-text"), empty);
  }));

/** A Worker that is never done, and tells the page by a name how often it was asked. */
const NEVER = `addEventListener("message", () => new BroadcastChannel("asked").postMessage(1));`;

test("quick steps through a game ask for the last position only, and what is asked for is given up", () =>
  onPage({ judge: NEVER }, async (page) => {
    const moves = Array.from(
      { length: 40 },
      (_, n) => `;${n % 2 ? "W" : "B"}[${"abcdefghi"[n % 9]}${"abcde"[Math.floor(n / 9)]}]`,
    );
    await playRecord(page, `(;GM[1]FF[4]SZ[9]KM[0]${moves.join("")})`);
    await page.evaluate(() => {
      globalThis.asked = 0;
      globalThis.started = 0;
      globalThis.Worker = class extends Worker {
        constructor(/** @type {[URL, WorkerOptions?]} */ ...given) {
          super(...given);
          globalThis.started += 1;
        }
      };
      globalThis.channel = new BroadcastChannel("asked");
      globalThis.channel.addEventListener("message", () => {
        globalThis.asked += 1;
      });
    });
    await click(page, "heat");
    await page.waitForFunction(() => globalThis.asked === 1);
    assert.equal(page.workers().length, 1);
    const ended = page.workers()[0]?.waitForEvent("close");
    // Thirty steps in the page itself, each within the time that a position has to rest.
    await page.evaluate(async () => {
      for (let step = 0; step < 30; step += 1) {
        document.getElementById("previous")?.click();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    });
    await ended;
    await page.waitForFunction(() => globalThis.asked === 2);
    assert.equal(await text(page, "counter"), "10 / 40");
    assert.equal(page.workers().length, 1);
    const given = page.workers()[0]?.waitForEvent("close");
    await click(page, "heat");
    await given;
    assert.equal(page.workers().length, 0);
    assert.equal(await page.evaluate(() => globalThis.asked), 2);
    assert.equal(await page.evaluate(() => globalThis.started), 2);
  }));

/** A Worker that is at work for a second without a rest, and tells of its progress all the time. */
const BUSY = `addEventListener("message", () => {
  const end = performance.now() + 1000;
  let next = 0;
  for (let now = 0; now < end; now = performance.now()) {
    if (now < next) continue;
    next = now + 33;
    postMessage({ progress: { done: 1, total: 2 } });
  }
  postMessage({ error: { code: "internal", message: "none" } });
});`;

test("the page is smooth while a Worker is hard at work", () =>
  onPage({ judge: BUSY }, async (page) => {
    await newGame(page, 19);
    const sorted = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const found = /** @type {number[]} */ ([]);
          let last = Infinity;
          const beat = (/** @type {number} */ now) => {
            const meter = document.getElementById("proposal-progress");
            // From the first word of progress on, for the better part of the Worker's second.
            if (meter instanceof HTMLProgressElement && meter.value > 0) {
              if (now > last) found.push(now - last);
              last = now;
            }
            if (found.reduce((sum, gap) => sum + gap, 0) < 800) requestAnimationFrame(beat);
            else resolve(found.sort((a, b) => a - b));
          };
          document.getElementById("heat")?.click();
          requestAnimationFrame(beat);
        }),
    );
    // Generous: other programs want the same machine.
    assert.ok(sorted[Math.floor(sorted.length / 2)] < 25, `${sorted[Math.floor(sorted.length / 2)]} ms between frames`);
    assert.ok(sorted.at(-1) < 250, `${sorted.at(-1)} ms without a frame`);
    await said(page, "can't judge");
  }));
