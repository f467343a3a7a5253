// `<go-board>` is as large as its container says, however small that is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { click, label, onElement, settle, withBoard, withElements } from "./element-page.mjs";

withElements();

const CSS =
  "go-board { max-width: none } .box { position: absolute; top: 0; left: 0; width: 300px; height: 300px } .box > * { width: 100%; height: 100% }";

/**
 * Gives the box one size after the other, and tells what sticks out of it and where nothing is drawn.
 *
 * @param {import("playwright-core").Page} page
 * @param {"both" | "width" | "height"} which
 */
const swept = (page, which) =>
  page.evaluate(async (name) => {
    const box = document.querySelector(".box");
    Object.assign(box.style, { width: "", height: "" });
    const outside = [];
    const empty = [];
    for (let side = 120; side >= 0; side -= side > 60 ? 7 : 1) {
      if (name !== "height") box.style.width = `${side}px`;
      if (name !== "width") box.style.height = `${side}px`;
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const root = box.querySelector("go-board")?.shadowRoot ?? box;
      const limit = box.getBoundingClientRect();
      const plate = root.querySelector(".lanke-board-plate");
      for (const part of [plate, root.querySelector("[role=grid]")]) {
        const { left, top, right, bottom, width } = part.getBoundingClientRect();
        if (width === 0) continue;
        if (left < limit.left || top < limit.top || right > limit.right || bottom > limit.bottom)
          outside.push([side, part.className, Math.round(right), Math.round(bottom)]);
      }
      if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) outside.push([side, "scrolls"]);
      if (plate.getBoundingClientRect().width === 0) empty.push(side);
    }
    return { outside, from: empty[0] };
  }, which);

for (const scale of [1, 1.5]) {
  test(`nothing sticks out of a box of any size, at pixel ratio ${scale}; below a pixel for each line nothing is drawn`, () =>
    onElement(
      '<div class="box"><go-board></go-board></div>',
      async (page) => {
        await withBoard(page, (board) => {
          for (let n = 0; n < 2; n += 1) board.play([9, 9]);
        });
        for (const which of /** @type {const} */ (["width", "height", "both"])) {
          const { outside, from } = await swept(page, which);
          assert.deepEqual(outside, [], which);
          assert.equal(from, scale === 1 ? 19 : 13, which);
        }
        await page.evaluate(() => Object.assign(document.querySelector(".box").style, { width: "", height: "" }));
        await settle(page);
        await click(page, "D4");
        assert.equal(await label(page, "D4"), "D4, white stone, last move", "with room again it is there again");
      },
      { css: CSS, scale },
    ));
}

test("nor out of that of a board of lanke/board", () =>
  onElement(
    '<div class="box"></div>',
    async (page) => {
      await page.evaluate(async () => {
        const { createBoard } = await import("./lanke/board/index.js");
        createBoard(document.querySelector(".box"), { view: { size: [9, 9], stones: new Uint8Array(81) } });
      });
      for (const which of /** @type {const} */ (["width", "height", "both"])) {
        const { outside, from } = await swept(page, which);
        assert.deepEqual(outside, [], which);
        assert.equal(from, 9, which);
      }
    },
    { css: CSS, module: false },
  ));
