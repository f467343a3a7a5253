// A board that is turned: as it is seen from another side, coordinates, pointer and keys with it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { click, label, onElement, settle, spot, withBoard, withElements } from "./element-page.mjs";
import { pixelsIn, stonesOf } from "./element-pixels.mjs";

withElements();

/** @typedef {import("playwright-core").Page} Page */

/** The names of the four corners as they are seen, from the upper left clockwise. @param {Page} page */
async function corners(page) {
  const names = await page.evaluate(() => {
    const rows = [...document.querySelector("go-board").shadowRoot.querySelectorAll(".row")].map((row) =>
      [...row.children].map((cell) => cell.ariaLabel.split(",")[0]),
    );
    const [first, last] = [rows[0], rows.at(-1)];
    return [first[0], first.at(-1), last.at(-1), last[0]];
  });
  return names.join(" ");
}

/** Whether a black stone is drawn on a point, by the middle of its cell. @param {Page} page @param {string} at */
async function isBlack(page, at) {
  const { x, y } = await spot(page, at);
  const [[red = 0, , , alpha = 0] = []] = await pixelsIn(stonesOf(page), { x: x + 4, y: y + 4, width: 1, height: 1 });
  return alpha > 200 && red < 90;
}

test("a quarter, half and three quarters of a turn, clockwise; white's side below; nonsense is no turn", () =>
  onElement('<go-board size="5x7" coordinates="a1"></go-board>', async (page) => {
    for (const [orientation, seen, size] of [
      ["0", "A7 E7 E1 A1", "7 5"],
      ["90", "A1 A7 E7 E1", "5 7"],
      ["180", "E1 A1 A7 E7", "7 5"],
      ["270", "E7 E1 A1 A7", "5 7"],
      ["white", "E1 A1 A7 E7", "7 5"],
      ["black", "A7 E7 E1 A1", "7 5"],
      ["45", "A7 E7 E1 A1", "7 5"],
    ]) {
      await withBoard(page, `(board) => { board.orientation = "${orientation}"; }`);
      await settle(page);
      assert.equal(await corners(page), seen, orientation);
      const counts = await withBoard(page, (board) => {
        const grid = board.shadowRoot.querySelector("[role=grid]");
        return `${grid.ariaRowCount} ${grid.ariaColCount}`;
      });
      assert.equal(counts, size, orientation);
    }
  }));

test("pointer, ghost, stones and keys are where they are seen", () =>
  onElement('<go-board size="9" orientation="180"></go-board>', async (page) => {
    await click(page, "C3");
    assert.deepEqual(await withBoard(page, (board) => board.game.lastMove.vertex), [2, 6]);
    const [c3, g7] = [await spot(page, "C3"), await spot(page, "G7")];
    assert.ok(c3.x > g7.x && c3.y < g7.y, "C3 is at the upper right");
    await page.mouse.move(0, 0);
    await settle(page);
    assert.ok(await isBlack(page, "C3"));
    assert.ok(!(await isBlack(page, "G7")));
    assert.equal(await label(page, "C3"), "C3, black stone, last move");
    // The cursor goes where the arrow points.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    assert.equal(await withBoard(page, (board) => board.game.lastMove.gtp), "B4");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    assert.equal(await withBoard(page, (board) => board.game.lastMove.gtp), "J4");
    assert.ok(await isBlack(page, "J4"));
  }));

test("a part of a turned board, and turning back, keep to their points", () =>
  onElement('<go-board view="A1 E4" orientation="90" coordinates="cjk"></go-board>', async (page) => {
    assert.equal(await corners(page), "1-十九 1-十六 5-十六 5-十九");
    await withBoard(page, (board) => board.play([2, 16]));
    await withBoard(page, (board) => board.focus());
    await page.keyboard.press("ArrowDown");
    await withBoard(page, (board) => board.removeAttribute("orientation"));
    await settle(page);
    assert.equal(await corners(page), "1-十六 5-十六 5-十九 1-十九");
    assert.ok(await isBlack(page, "3-十七"));
  }));
