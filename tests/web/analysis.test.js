// The analysis of a record on the page: an exact curve, and the graph for mouse, finger and keyboard.
import assert from "node:assert/strict";
import { test } from "node:test";
import { scaleOf, xOf, yOf } from "../../www/analysis/scale.js";
import {
  LEADS,
  announced,
  counter,
  graph,
  openAnalysis,
  reading,
  scripted,
  short,
  table,
  told,
  valueText,
  whenDone,
} from "./analysis-page.mjs";
import { changeLanguage, onPage, withBrowser } from "./helpers.mjs";

withBrowser();

test("exact curve: graph, reading, table, largest changes, announcements", () =>
  onPage({}, async (page) => {
    await scripted(page);
    const button = page.getByRole("button", { name: "Analysis" });
    assert.equal(await button.getAttribute("aria-expanded"), "false");
    await openAnalysis(page);
    assert.equal(await button.getAttribute("aria-expanded"), "true");
    await whenDone(page);
    assert.equal(await told(page), "All 21 positions are judged.");
    assert.equal(await announced(page), "All 21 positions are judged.");
    assert.equal(await valueText(page), "At the start: about even, give or take 4");
    assert.deepEqual(await graph(page).getAttribute("aria-valuemax"), "20");
    const rows = await table(page);
    assert.equal(rows.length, 21);
    assert.deepEqual(rows[0], ["0", "", "about even", ""]);
    // A move that changes all comes in half at once, and whole with the answer.
    assert.deepEqual(rows[5], ["5", "Black F6", "Black ahead by about 10", ""]);
    assert.deepEqual(rows[6], ["6", "White G6", "Black ahead by about 20", ""]);
    assert.deepEqual(rows[20]?.slice(2), ["White ahead by about 8", ""]);
    assert.deepEqual(await short(page), ["12 B+20 → W+8", "5 0 → B+20"]);
    const name = "Move 12: from Black ahead by about 20 to White ahead by about 8";
    await page.getByRole("button", { name, exact: true }).click();
    assert.equal(await counter(page), "12 / 20");
    assert.equal(await valueText(page), "Move 12: Black ahead by about 6, give or take 4");
    await page.locator("#last").click();
    assert.match(
      (await reading(page)) ?? "",
      /^Move 20: White ahead by about 8, give or take 4\. In the record: White wins by 8 points/u,
    );
    await changeLanguage(page, "zh-Hans");
    assert.match((await reading(page)) ?? "", /^第 20 手：白方约领先 8 目，误差约 4 目。棋谱所记：/u);
    assert.deepEqual(await short(page), ["12 黑+20 → 白+8", "5 0 → 黑+20"]);
  }));

for (const scale of [1, 1.5, 3]) {
  test(`the curve is drawn where it belongs, sharp at pixel ratio ${scale}, and the place shown stands out`, () =>
    onPage({ scale }, async (page) => {
      await scripted(page);
      await openAnalysis(page);
      await whenDone(page);
      await page.locator("#slider").fill("15");
      const canvas = page.locator(".analysis-graph canvas");
      const box = await canvas.boundingBox();
      assert.ok(box);
      const [across, down] = await canvas.evaluate((/** @type {HTMLCanvasElement} */ node) => [
        node.width,
        node.height,
      ]);
      assert.ok(
        Math.abs(across - scale * box.width) < 1 && Math.abs(down - scale * box.height) < 1,
        `${across} ${down}`,
      );
      const places = LEADS.map((lead) => ({ lead, doubt: 4, settled: 0.9, isCounted: false, isRough: false }));
      const measures = scaleOf(places, box, -8);
      const near = async (index, lead) => {
        const at = [Math.round(scale * xOf(measures, index)) - 1, Math.round(scale * yOf(measures, lead)) - 1];
        const data = await pixelsOf(canvas, at);
        return [0, 1, 2, 3, 4, 5, 6, 7, 8].map((pixel) => data.slice(4 * pixel, 4 * pixel + 4));
      };
      const isInk = ([r, g, b, a]) => a > 200 && r < 90 && g < 90 && b < 90;
      const isRed = ([r, g, , a]) => a > 200 && r > 120 && g < 90;
      for (const [index, lead] of [
        [2, 0],
        [8, 20],
        [10, 20],
        [14, -8],
        [19, -8],
      ]) {
        assert.ok((await near(index, lead)).some(isInk), `ink at ${index}`);
        assert.ok(!(await near(index, lead === 20 ? -4 : 14)).some(isInk), `none away from it at ${index}`);
      }
      // The line of the present move is as sharp: whole pixels of the one colour, and nothing beside it.
      assert.ok((await near(15, 14)).some(isRed) && (await near(15, -8)).some(isRed), "the present move is a line");
      assert.ok(!(await near(17, 14)).some(isRed));
    }));
}

/**
 * Nine pixels, after the next frame, when what was asked for is drawn.
 *
 * @param {import("playwright-core").Locator} canvas
 * @param {number[]} at
 * @returns {Promise<number[]>}
 */
function pixelsOf(canvas, at) {
  return canvas.evaluate(async (/** @type {HTMLCanvasElement} */ node, [left = 0, top = 0]) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // Read from a copy: reading a canvas slows it down.
    const copy = new OffscreenCanvas(3, 3).getContext("2d");
    copy?.drawImage(node, left, top, 3, 3, 0, 0, 3, 3);
    return [...(copy?.getImageData(0, 0, 3, 3).data ?? [])];
  }, at);
}

test("to a place by press, drag, finger and keys; pointing at it only tells", () =>
  onPage({}, async (page) => {
    await scripted(page);
    await openAnalysis(page);
    await whenDone(page);
    const box = await page.locator(".analysis-graph canvas").boundingBox();
    assert.ok(box);
    const measures = scaleOf(
      LEADS.map(() => null),
      box,
      null,
    );
    const x = (index) => box.x + xOf(measures, index);
    const y = box.y + 60;
    await page.mouse.move(x(8), y);
    assert.equal(await reading(page), "Move 8: Black ahead by about 20, give or take 4");
    assert.equal(await counter(page), "0 / 20");
    await page.mouse.move(x(3), y);
    await page.mouse.down();
    await page.locator("#counter", { hasText: "3 / 20" }).waitFor();
    await page.mouse.move(x(9), y, { steps: 4 });
    await page.locator("#counter", { hasText: "9 / 20" }).waitFor();
    // Over the edge it stays at the end.
    await page.mouse.move(x(20) + 400, y);
    await page.locator("#counter", { hasText: "20 / 20" }).waitFor();
    await page.mouse.up();
    await page.mouse.move(x(2), y);
    assert.equal(await counter(page), "20 / 20");
    assert.match((await reading(page)) ?? "", /^Move 2:/u);
    await page.mouse.move(box.x, box.y - 40);
    assert.match((await reading(page)) ?? "", /^Move 20:/u);
    await graph(page).focus();
    for (const [key, at] of [
      ["Home", 0],
      ["ArrowRight", 1],
      ["ArrowUp", 2],
      ["PageUp", 12],
      ["ArrowLeft", 11],
      ["ArrowDown", 10],
      ["PageDown", 0],
      ["End", 20],
    ]) {
      await page.keyboard.press(String(key));
      assert.equal(await counter(page), `${at} / 20`, String(key));
      assert.equal(await graph(page).getAttribute("aria-valuenow"), String(at));
    }
    await page.keyboard.press("Control+ArrowLeft");
    assert.equal(await counter(page), "20 / 20");
  }));

test("a finger taps to go there, drags across, and scrolls the page down", () =>
  onPage({ width: 360, height: 740, touch: true }, async (page) => {
    await scripted(page);
    await openAnalysis(page);
    await whenDone(page);
    await graph(page).scrollIntoViewIfNeeded();
    const box = await page.locator(".analysis-graph canvas").boundingBox();
    assert.ok(box);
    const measures = scaleOf(
      LEADS.map(() => null),
      box,
      null,
    );
    const x = (index) => box.x + xOf(measures, index);
    await page.touchscreen.tap(x(7), box.y + 50);
    await page.locator("#counter", { hasText: "7 / 20" }).waitFor();
    const session = await page.context().newCDPSession(page);
    const touch = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [{ x: x(7), y: box.y + 50 }]);
    for (const at of [9, 11, 14]) await touch("touchMove", [{ x: x(at), y: box.y + 52 }]);
    await touch("touchEnd", []);
    await page.locator("#counter", { hasText: "14 / 20" }).waitFor();
    assert.equal(await page.locator(".analysis-graph").evaluate((node) => getComputedStyle(node).touchAction), "pan-y");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(wide, 360);
  }));
