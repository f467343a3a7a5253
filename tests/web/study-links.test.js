// Arrows and lines of a record (AR, LN), points that it dims (DD) and those that it leaves in view (VW).
import assert from "node:assert/strict";
import { test } from "node:test";
import { readRecords } from "../../www/lanke/index.js";
import { Study } from "../../www/study.js";
import { veilsOf } from "../../www/study-veils.js";
import { onPage, paste, spot, withBrowser } from "./helpers.mjs";

withBrowser();

/** Said at a node, taken back at another, and in a branch of its own. */
const RECORD = "(;SZ[9]DD[aa][ba];B[ee];W[cc]DD[];B[gg]VW[aa:ie]AR[cg:gc]LN[ac:ic](;W[dd]VW[])(;W[ff]DD[ii]))";

test("what is dim and what is in view holds for the nodes below, until it is said otherwise", () => {
  const { games } = readRecords(RECORD);
  const study = new Study({ games, problems: [], encoding: "UTF-8", name: null, isEdited: false }, 0);
  const found = [];
  for (let at = 0; at < study.line.length; at += 1) {
    study.goToIndex(at);
    const { dim, veiled } = veilsOf(study);
    found.push([dim.length, veiled.length]);
  }
  assert.deepEqual(found, [
    [2, 0],
    [2, 0],
    [0, 0],
    [0, 36],
    [0, 0],
  ]);
  study.goTo(study.variation(1) ?? 0);
  assert.deepEqual([veilsOf(study).dim, veilsOf(study).veiled.length], [[[8, 8]], 36]);
});

/** How far two colours lie apart. */
const distance = (one, other) => Math.max(...one.map((value, channel) => Math.abs(value - other[channel])));

test("they are drawn", () =>
  onPage({}, async (page) => {
    await paste(page, RECORD);
    await page.locator("#study").waitFor();
    // Half-way between the points, where no line of the board is.
    const between = async () => {
      const [from, to] = [await spot(page, "C3", 9), await spot(page, "G7", 9)];
      return pixel(page, (from.x + to.x) / 2 - from.cell / 2, (from.y + to.y) / 2 + from.cell / 2);
    };
    const stone = async (at) => {
      const { x, y, cell } = await spot(page, at, 9);
      return pixel(page, x + 0.2 * cell, y + 0.2 * cell);
    };
    const bare = await between();
    for (let step = 0; step < 2; step += 1) await page.locator("#next").click();
    const before = await stone("E5");
    const white = await stone("C7");
    await page.locator("#next").click();
    assert.ok(distance(await between(), bare) > 60, "the arrow crosses there");
    assert.ok(distance(await stone("G3"), before) > 60, "a stone out of view is all but hidden");
    assert.ok(distance(await stone("C7"), white) < 12);
    await page.locator("#next").click();
    assert.ok(distance(await stone("G3"), before) < 40, "and in view again");
    assert.ok(distance(await between(), bare) < 12);
  }));

/** The colour of the layer of stones and marks, over the wood, at a place on the page. */
async function pixel(page, x, y) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.locator(".lanke-board-plate").evaluate(
    (node, at) => {
      const box = node.getBoundingClientRect();
      const copy = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      for (const canvas of node.querySelectorAll("canvas")) {
        const scale = canvas.width / box.width;
        copy?.drawImage(canvas, -Math.round((at.x - box.x) * scale), -Math.round((at.y - box.y) * scale));
      }
      return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    },
    { x, y },
  );
}
