// How `<go-board>` looks: sharp lines at every pixel ratio, what a change of one point repaints; and pictures for the eye.
import assert from "node:assert/strict";
import { test } from "node:test";
import { click, onElement, settle, shot, spot, tap, withBoard, withElements } from "./element-page.mjs";
import { groundOf } from "./element-pixels.mjs";

withElements();

const GAME =
  "(;GM[1]SZ[19];B[pd];W[dd];B[qp];W[dp];B[fq];W[cn];B[op];W[qf];B[nd];W[rd];B[qc];W[qi];B[fc];W[cf];B[kc];W[hq];B[eo];W[dq];B[hp];W[ip];B[gp];W[iq];B[io];W[jo];B[in];W[jn];B[im];W[qn];B[rn];W[rm];B[ro];W[qm])";
/** A finished 9×9. */
const ENDED = "E5 C3 G3 C7 G7 C5 D3 D2 E2 C2 E3 D7 E7 D6 E6 D5 D4 C4 E8 D8 E9 D9 E1 D1 F2 B3 H2 H8".split(" ");

for (const scale of [1, 1.5, 2, 3]) {
  test(`lines are sharp and evenly spaced at pixel ratio ${scale}, whole board and part`, () =>
    onElement(
      '<go-board theme="flat" coordinates="none"></go-board><go-board theme="flat" view="K1 T10" coordinates="none"></go-board>',
      async (page) => {
        for (const index of [0, 1]) {
          const runs = await groundOf(page, index).evaluate((canvas) => {
            // A row between two lines, from the middle of the board.
            const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", {
              willReadFrequently: true,
            });
            copy.drawImage(canvas, 0, 0);
            const column = copy.getImageData(Math.floor(canvas.width / 2) + 3, 0, 1, canvas.height).data;
            const isDark = (y) => column[4 * y] < 150;
            let y = Math.floor(canvas.height / 2);
            while (isDark(y)) y += 1;
            while (!isDark(y)) y += 1;
            const row = copy.getImageData(0, y - 4, canvas.width, 1).data;
            const found = [];
            for (let x = 0; x < canvas.width; x += 1) {
              // Neither the colour of the lines nor that of the ground would be a blurred edge.
              const [red] = row.subarray(4 * x);
              if (red !== 0x5b && red !== 0xe6 && x > 40 && x < canvas.width - 40) found.push(["blur", x, red]);
              if (red === 0x5b && row[4 * (x - 1)] !== 0x5b) found.push(x);
            }
            return found;
          });
          const gaps = runs.slice(2, -1).map((x, n) => x - runs[n + 1]);
          assert.equal(new Set(gaps).size, 1, JSON.stringify(runs));
          assert.ok(runs.length >= 10, JSON.stringify(runs));
        }
      },
      { width: 600, height: 1300, scale },
    ));
}

test("a move repaints its surroundings and nothing else", () =>
  onElement(`<go-board record="${GAME}" move="end"></go-board>`, async (page) => {
    const painted = await page.evaluate(async () => {
      const board = document.querySelector("go-board");
      const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      // The record comes a moment later, and is drawn whole.
      while (board.node === null) await frames();
      await frames();
      // The last layer is that of the stones.
      const stones = [...board.shadowRoot.querySelectorAll("canvas")].at(-1);
      const context = stones.getContext("2d");
      const draw = context.drawImage;
      let count = 0;
      context.drawImage = (...args) => {
        count += 1;
        return draw.apply(context, args);
      };
      board.step(-1);
      await frames();
      const little = count;
      board.step(1);
      await frames();
      const before = stones.toDataURL();
      board.redraw();
      board.theme = "print";
      await frames();
      board.theme = "wood";
      await frames();
      const pixels = (image) => {
        const copy = new OffscreenCanvas(stones.width, stones.height).getContext("2d", { willReadFrequently: true });
        copy.drawImage(image, 0, 0);
        return copy.getImageData(0, 0, stones.width, stones.height).data;
      };
      const was = new Image();
      was.src = before;
      await was.decode();
      const [old, now] = [pixels(was), pixels(stones)];
      return { little, differ: old.filter((value, n) => Math.abs(value - (now[n] ?? 0)) > 8).length };
    });
    // 32 stones with their shadows would be 64.
    assert.ok(painted.little < 40, `${painted.little} pictures`);
    // But for a shade at the rim of a clipped ring.
    assert.equal(painted.differ, 0, "drawn bit by bit it is the same as drawn at once");
  }));

test("a stone that follows the pointer is a layer of its own: nothing is drawn again where it goes", () =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    await click(page, "E5 C3");
    await page.evaluate(() => {
      const [ground, stones] = [...document.querySelector("go-board").shadowRoot.querySelectorAll("canvas")].filter(
        ({ style }) => style.willChange === "",
      );
      globalThis.drawn = 0;
      for (const context of [ground.getContext("2d"), stones.getContext("2d")]) {
        for (const name of ["drawImage", "clearRect", "fillRect"]) {
          const draw = context[name];
          context[name] = (...args) => {
            globalThis.drawn += 1;
            return draw.apply(context, args);
          };
        }
      }
    });
    const ghost = () =>
      page.evaluate(() => {
        const canvases = [...document.querySelector("go-board").shadowRoot.querySelectorAll("canvas")];
        const canvas = canvases.find(({ style }) => style.willChange !== "");
        const { x, y, width, height } = canvas.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, seen: getComputedStyle(canvas).opacity > 0.01 };
      });
    for (const at of ["G7", "A1", "J9"]) {
      const { x, y } = await spot(page, at);
      await page.mouse.move(x, y);
      await settle(page);
      const now = await ghost();
      assert.ok(now.seen, at);
      assert.ok(Math.abs(now.x - x) < 1.5 && Math.abs(now.y - y) < 1.5, at);
    }
    const { x, y } = await spot(page, "E5");
    await page.mouse.move(x, y);
    await settle(page);
    assert.equal((await ghost()).seen, false, "none over a stone");
    assert.equal(await page.evaluate(() => globalThis.drawn), 0);
  }));

// Written for the eye: nothing compares these.

test("a picture for the eye: marking; a refusal after the end", () =>
  onElement(
    '<go-board size="9"></go-board>',
    async (page) => {
      await page.evaluate((moves) => {
        const { game } = document.querySelector("go-board");
        for (const move of moves) game.tryPlay(move);
        game.mark();
      }, ENDED);
      await settle(page);
      await click(page, "H8");
      await shot(page, "marking");
      await withBoard(page, (board) => board.accept());
      await click(page, "A1");
      await page.waitForTimeout(250);
      await shot(page, "refusal");
    },
    { width: 580, height: 620, scale: 1.5 },
  ));

test("the board never overflows a phone, aiming under a loupe; a picture for the eye", () =>
  onElement(
    `<p>Text before the board.</p><go-board record="${GAME}" move="end"></go-board><p>Text after it.</p>`,
    async (page) => {
      await tap(page, "K10");
      await page.waitForTimeout(100);
      await shot(page, "phone");
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    },
    { width: 360, height: 640, scale: 3, hasTouch: true, isMobile: true },
  ));

test("a picture for the eye: several on a page, in containers of their own size, and the keyboard's frame", () =>
  onElement(
    `<div class="row"><go-board size="9"></go-board><go-board size="9" theme="print"></go-board><go-board size="9" theme="dark"></go-board></div>`,
    async (page) => {
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowUp");
      await settle(page);
      await shot(page, "several");
    },
    {
      width: 900,
      height: 330,
      scale: 1.5,
      css: ".row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; height: 300px }",
    },
  ));
