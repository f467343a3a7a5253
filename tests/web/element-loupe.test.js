// What is shown above a finger on small cells: it comes with the first touch, and lies where it can be seen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onElement, settle, spot, withBoard, withElements } from "./element-page.mjs";

withElements();

const PHONE = { width: 360, height: 560, scale: 2, hasTouch: true, isMobile: true };
const PART = "/board/loupe.js";

/** Counts the requests of the part from here on. @param {import("playwright-core").Page} page */
function watched(page) {
  const asked = { count: 0 };
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(PART)) asked.count += 1;
  });
  return asked;
}

/** Where it lies in the window; null without one. @param {import("playwright-core").Page} page */
const loupe = (page) =>
  page.evaluate(() => {
    const box = document.querySelector("go-board").shadowRoot.querySelector(".lanke-board-loupe");
    if (box === null) return null;
    const { left, top, right, bottom } = box.getBoundingClientRect();
    return { left, top, right, bottom };
  });

test("it is on its way as soon as a finger comes down on small cells, and is there with the first tap", () =>
  onElement(
    "<go-board></go-board>",
    async (page) => {
      const asked = watched(page);
      const { x, y } = await spot(page, "D4");
      await page.mouse.move(x, y);
      await page.mouse.click(x, y);
      await settle(page);
      assert.equal(asked.count, 0, "not for a mouse");
      const session = await page.context().newCDPSession(page);
      const { x: toX, y: toY } = await spot(page, "K10");
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: toX, y: toY }] });
      await page.waitForTimeout(90);
      assert.equal(asked.count, 1, "while the finger is down");
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await settle(page);
      assert.ok(await loupe(page));
      assert.equal(asked.count, 1);
    },
    PHONE,
  ));

test("it is not loaded where a first tap plays", () =>
  onElement(
    '<go-board size="7"></go-board>',
    async (page) => {
      const asked = watched(page);
      const { x, y } = await spot(page, "D4");
      await page.touchscreen.tap(x, y);
      await settle(page);
      assert.equal(asked.count, 0);
    },
    PHONE,
  ));

test("it lies above the point, or beside it where the window ends, and never on it", () =>
  onElement(
    "<go-board></go-board>",
    async (page) => {
      for (const at of ["K10", "D4", "T5", "A19", "T19", "K17", "F16", "N14"]) {
        const { x, y } = await spot(page, at);
        await page.touchscreen.tap(x, y);
        await settle(page);
        let box = await loupe(page);
        for (let n = 0; n < 50 && box === null; n += 1) {
          await page.waitForTimeout(20);
          box = await loupe(page);
        }
        assert.ok(box !== null && box.top >= 0 && box.left >= 0 && box.right <= 360, `${at} ${JSON.stringify(box)}`);
        const isOn = box.left < x && x < box.right && box.top < y && y < box.bottom;
        assert.ok(!isOn, `${at} ${JSON.stringify(box)}`);
      }
    },
    PHONE,
  ));

test("marking needs no second tap on small cells either, and a long press marks one chain", () =>
  onElement(
    "<go-board></go-board>",
    async (page) => {
      const asked = watched(page);
      await withBoard(page, (board) => {
        for (const at of ["B2", "H8", "B4", "H6"]) board.game.play(at);
        board.game.mark();
      });
      await settle(page);
      const dead = () => withBoard(page, (board) => board.game.dead().length);
      const { x, y } = await spot(page, "H8");
      const session = await page.context().newCDPSession(page);
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      await page.waitForTimeout(600);
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await settle(page);
      assert.equal(await dead(), 1);
      await page.touchscreen.tap(x, y);
      await settle(page);
      assert.equal(await dead(), 0, "a tap takes it back");
      assert.equal(asked.count, 0);
    },
    PHONE,
  ));
