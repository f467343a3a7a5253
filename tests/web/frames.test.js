// Sixty frames a second at a quarter of the processor's speed, and nothing at all while nothing happens.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onElement, withBoard, withElements } from "./element-page.mjs";
import { dragFrames, FRAME, fullBoard, quantile } from "./frames.mjs";
import { onPage, paste, withBrowser } from "./helpers.mjs";
import { judgementOf, workerSaying } from "./scripted.mjs";

withBrowser();
withElements();

const EMPTY = Array.from({ length: 19 }, () => ".".repeat(19));
const JUDGED = judgementOf(EMPTY, {}, { owner: Float32Array.from({ length: 361 }, (_, index) => Math.sin(index)) });

const WAYS = /** @type {const} */ (["hover", "drag", "touch"]);

/**
 * 95 % of the frames keep to their time. Neighbours on a machine slow a processor's work too; so one of three tries.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} selector
 * @param {typeof WAYS[number]} way
 */
async function assertSmooth(page, selector, way) {
  // What follows the opening once, such as keeping the record, is over.
  await page.waitForTimeout(1000);
  const box = await page.locator(selector).boundingBox();
  assert.ok(box);
  const tries = [];
  for (let n = 0; n < 3; n += 1) {
    const work = await dragFrames(page, box, way);
    assert.ok(work.length > 60, `${work.length} frames for 240 moves of the pointer`);
    tries.push(quantile(work, 0.95));
    if (process.env.FRAMES) console.log(selector, way, work.length, quantile(work, 0.5), quantile(work, 0.95));
    if (quantile(work, 0.95) <= FRAME) return;
  }
  assert.fail(`${way}: 95 % of the frames took up to ${tries.map((time) => time.toFixed(1)).join(", ")} ms`);
}

for (const way of WAYS) {
  test(`the element keeps to 60 frames a second over a full board with owner map and marks: ${way}`, () =>
    onElement(
      "<go-board></go-board>",
      async (page) => {
        await page.evaluate((sgf) => {
          const board = document.querySelector("go-board");
          board.record = sgf;
          board.overlay = {
            heat: Float32Array.from({ length: 361 }, (_, index) => Math.sin(index)),
            marks: Array.from({ length: 60 }, (_, n) => ({
              vertex: [(n * 7) % 19, (n * 11) % 19],
              kind: ["triangle", "square", "circle", "cross", "label"][n % 5],
              text: String(n),
            })),
          };
        }, fullBoard());
        await page.waitForFunction(() => document.querySelector("go-board").node !== null);
        await assertSmooth(page, "go-board", way);
        assert.ok(await withBoard(page, (board) => board.record !== null));
      },
      { hasTouch: way === "touch" },
    ));

  test(`so does the page: ${way}`, () =>
    onPage({ judge: workerSaying(JUDGED), touch: way === "touch" }, async (page) => {
      await paste(page, fullBoard());
      await page.locator("#study").waitFor();
      await page.locator("#heat").click();
      await page.locator("#estimate").waitFor();
      await assertSmooth(page, ".lanke-board-plate", way);
    }));
}

/** @param {import("playwright-core").Page} page */
const asked = (page) =>
  page.evaluate(async () => {
    const counts = { frames: 0, timers: 0 };
    const [frame, timeout, interval] = [requestAnimationFrame, setTimeout, setInterval].map((one) =>
      one.bind(globalThis),
    );
    globalThis.requestAnimationFrame = (...args) => {
      counts.frames += 1;
      return frame(...args);
    };
    for (const [name, real] of Object.entries({ setTimeout: timeout, setInterval: interval })) {
      globalThis[name] = (...args) => {
        counts.timers += 1;
        return real(...args);
      };
    }
    await new Promise((done) => timeout(done, 5000));
    return counts;
  });

test("an idle element asks for no frame and no timer in 5 seconds", () =>
  onElement('<go-board></go-board><go-board theme="flat" size="9"></go-board>', async (page) => {
    await withBoard(page, (board) => board.play([3, 3]));
    await page.waitForTimeout(200);
    assert.deepEqual(await asked(page), { frames: 0, timers: 0 });
  }));

test("an idle page asks for no frame and no timer in 5 seconds", () =>
  onPage({}, async (page) => {
    await page.mouse.move(300, 300);
    await page.mouse.down();
    await page.mouse.up();
    await page.mouse.move(0, 0);
    await page.waitForTimeout(500);
    assert.deepEqual(await asked(page), { frames: 0, timers: 0 });
  }));
