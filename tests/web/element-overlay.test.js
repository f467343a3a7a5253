// What a page or a record draws over `<go-board>`: what draws it comes with the first board that wants it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { click, onElement, settle, withBoard, withElements } from "./element-page.mjs";
import { pixelsIn, stonesOf } from "./element-pixels.mjs";

withElements();

const PART = "/board/overlay.js";
const MARKED = "(;SZ[9]AB[cc]TR[gg])";

/**
 * Whether anything is on the layer of stones at a point of a 9×9.
 *
 * @param {import("playwright-core").Page} page
 * @param {readonly [number, number]} at
 */
const isDrawn = async (page, [x, y]) => {
  const box = await page
    .locator("go-board .cell")
    .nth(9 * y + x)
    .boundingBox();
  // It has none before the board is laid out.
  return box !== null && (await pixelsIn(stonesOf(page), box)).flat().some((value) => value > 0);
};

/** @param {import("playwright-core").Page} page @param {readonly [number, number]} at */
async function whenDrawn(page, at) {
  for (let n = 0; n < 100 && !(await isDrawn(page, at)); n += 1) await page.waitForTimeout(20);
  assert.ok(await isDrawn(page, at), `nothing at ${at}`);
}

test("what draws overlays is loaded with the first one, and all of it is drawn", () =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    /** @type {string[]} */
    const asked = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const parts = () => asked.filter((path) => path.endsWith(PART)).length;
    await click(page, "E5 C3");
    await withBoard(page, (board) => board.pass());
    await settle(page);
    assert.equal(parts(), 0, "nothing of it for a game");
    await withBoard(page, (board) => {
      const heat = new Float32Array(81);
      heat[80] = 1;
      board.overlay = {
        heat,
        marks: [{ vertex: [0, 0], kind: "circle" }],
        links: [{ from: [2, 0], to: [4, 0], kind: "line" }],
      };
    });
    for (const at of /** @type {const} */ ([
      [0, 0],
      [3, 0],
      [8, 8],
    ])) {
      await whenDrawn(page, at);
    }
    await withBoard(page, (board) => {
      board.overlay = { marks: [{ vertex: [8, 0], kind: "square" }] };
    });
    await settle(page);
    assert.ok(await isDrawn(page, [8, 0]), "drawn at once by now");
    assert.ok(!(await isDrawn(page, [0, 0])), "what was taken away is gone");
    assert.equal(parts(), 1);
  }));

test("a record's marks are drawn; if the part fails to come, the board is there all the same", () =>
  onElement(
    `<go-board record="${MARKED}"></go-board>`,
    async (page) => {
      await whenDrawn(page, [6, 6]);
      await page.route(`**${PART}`, (route) => route.abort());
      await page.reload();
      await whenDrawn(page, [2, 2]);
      await settle(page);
      assert.ok(!(await isDrawn(page, [6, 6])));
    },
    { complaints: false },
  ));
