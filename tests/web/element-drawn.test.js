// What `<go-board>` paints is what it tells: stones, names of lines, numbers, marks, parts of a board, themes. Each board is
// written to tests/web/out as well, for the eye.
import assert from "node:assert/strict";
import { test } from "node:test";
import { click, onElement, settle, shot, spot, withBoard, withElements } from "./element-page.mjs";
import { about, disagreements, groundOf, pixelsIn, stonesOf } from "./element-pixels.mjs";

withElements();

/** @typedef {import("playwright-core").Page} Page */

const GAME =
  "(;GM[1]SZ[19];B[pd];W[dd];B[qp];W[dp];B[fq];W[cn];B[op];W[qf];B[nd];W[rd];B[qc];W[qi];B[fc];W[cf];B[kc];W[hq];B[eo];W[dq];B[hp];W[ip];B[gp];W[iq];B[io];W[jo];B[in];W[jn];B[im];W[qn];B[rn];W[rm];B[ro];W[qm])";
const STONES = "(;SZ[9]AB[cc][dc][ec]AW[cd][dd][ed]";
const MARKS =
  "TR[cc][gc]SQ[dc][hc]CR[ec][gd]MA[cd][hd]SL[dd][ge]LB[ed:A][gg:1][hg:b][ah:長]AR[bb:hb]LN[bf:hh]DD[ia:ii]";
/** The points that those marks are on; for an arrow and a line one in the middle, off the other marks. */
const MARKED = "C7 D7 E7 G7 H7 C6 D6 E6 G6 H6 G5 G3 H3 A2 E8 E3 J5".split(" ");
const FLAT = [0xe6, 0xc5, 0x8c, 255];

/**
 * @param {string} attributes
 * @param {(page: Page) => Promise<void>} body
 * @param {string} name of its picture
 * @param {string} [css]
 */
const drawn = (attributes, body, name, css = "") =>
  onElement(
    `<go-board ${attributes}></go-board>`,
    async (page) => {
      await page.mouse.move(0, 0);
      await settle(page);
      await shot(page, name);
      await body(page);
    },
    { width: 580, height: 620, scale: 1.5, css },
  );

/** All stones are drawn as told, so many of them on so many points. @param {Page} page @param {number} points @param {number} stones */
async function holds(page, points, stones) {
  assert.deepEqual(await disagreements(page), { differ: [], points, stones });
}

/** The colours of the ground in a corner of the board, off lines and names. @param {Page} page */
async function corner(page) {
  const { x, y } = (await page.locator("go-board .lanke-board-plate").boundingBox()) ?? assert.fail("no plate");
  return pixelsIn(groundOf(page), { x: x + 2, y: y + 40, width: 3, height: 3 });
}

/** How many of these pixels are another colour than that. @param {number[][]} pixels @param {number[]} color */
const others = (pixels, color) =>
  pixels.filter((pixel) => pixel.some((value, n) => Math.abs(value - (color[n] ?? 0)) > 24)).length;

for (const [theme, ground] of /** @type {const} */ ([
  ["flat", FLAT],
  ["print", [255, 255, 255, 255]],
  ["high-contrast", [255, 255, 255, 255]],
  ["wood", null],
  ["dark", null],
])) {
  test(`theme ${theme}: its ground, and every stone of a game on it`, () =>
    drawn(
      `record="${GAME}" move="end" theme="${theme}"`,
      async (page) => {
        await holds(page, 361, 32);
        const found = await corner(page);
        if (ground !== null) for (const pixel of found) assert.deepEqual(pixel, ground);
        else {
          // Wood has a grain, and is brown: neither white nor the one colour of a flat board.
          const [red = 0, , blue = 0] = found[0] ?? [];
          assert.ok(red - blue > 30, String(found[0]));
          assert.notDeepEqual(found[0], FLAT);
          await withBoard(page, (board) => {
            board.theme = board.theme === "dark" ? "wood" : "dark";
          });
          await settle(page);
          const other = (await corner(page))[0] ?? [];
          assert.equal(other[0] < red, theme === "wood", `by lamplight it is darker: ${other}, ${found[0]}`);
        }
      },
      theme,
    ));
}

test("properties of a page's own style: its ground and its lines", () =>
  drawn(
    `record="${GAME}" move="end" theme="flat"`,
    async (page) => {
      await holds(page, 361, 32);
      for (const pixel of await corner(page)) assert.deepEqual(pixel, [0xdf, 0xe7, 0xe2, 255]);
      // No stone is near, and no star.
      const lines = await pixelsIn(groundOf(page), await about(page, "L7"));
      assert.ok(lines.some((pixel) => String(pixel) === "95,122,109,255"));
    },
    "own",
    "go-board { --go-board-color: #dfe7e2; --go-line-color: #5f7a6d; --go-radius: 12px }",
  ));

test("a part of a board: its stones alone; lines run on where it is cut, and end where the board does", () =>
  drawn(
    `record="${GAME}" move="end" view="K1 T10" theme="flat" coordinates="none"`,
    async (page) => {
      const found = await disagreements(page);
      assert.deepEqual(found.differ, []);
      assert.equal(found.points, 100);
      const inside = await withBoard(
        page,
        (board) =>
          [...board.shadowRoot.querySelectorAll(".cell")].filter((cell) => /stone/u.test(cell.ariaLabel)).length,
      );
      assert.equal(found.stones, inside);
      const runsOn = async (/** @type {string} */ at, /** @type {{ right?: number, below?: number }} */ where) =>
        others(await pixelsIn(groundOf(page), await about(page, at, { ...where, side: 0.2 })), FLAT) > 0;
      assert.equal(await runsOn("K5", { right: -0.35 }), true, "cut on the left");
      assert.equal(await runsOn("O10", { below: -0.35 }), true, "cut above");
      assert.equal(await runsOn("T5", { right: 0.35 }), false, "the right edge");
      assert.equal(await runsOn("O1", { below: 0.35 }), false, "the lower edge");
    },
    "crop",
  ));

test("numbers are on every stone, each in the other tone; without them on the last one alone", () =>
  drawn(
    `record="${GAME}" move="end" numbers="all" theme="print"`,
    async (page) => {
      await holds(page, 361, 32);
      /** How many stones have something of the other tone in their middle. */
      const numbered = async () => {
        const names = await page
          .locator('go-board .cell[aria-label*=" stone"]')
          .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ""));
        assert.equal(names.length, 32);
        let count = 0;
        for (const name of names) {
          const pixels = await pixelsIn(stonesOf(page), await about(page, name.split(",")[0] ?? "", { side: 0.4 }));
          const isBlack = name.includes("black");
          if (pixels.some(([red = 0]) => (isBlack ? red > 180 : red < 70))) count += 1;
        }
        return count;
      };
      assert.equal(await numbered(), 32);
      await withBoard(page, (board) => board.removeAttribute("numbers"));
      await settle(page);
      assert.ok((await numbered()) <= 1);
    },
    "numbers",
  ));

for (const theme of ["wood", "high-contrast"]) {
  test(`a record's marks, labels, arrows, lines and dimmed points are drawn where they are, and nowhere else: ${theme}`, () =>
    drawn(
      `record="${STONES})" theme="${theme}"`,
      async (page) => {
        await holds(page, 81, 6);
        const all = async () => {
          const found = [];
          for (const at of [...MARKED, "C2", "A5"])
            found.push(String(await pixelsIn(stonesOf(page), await about(page, at))));
          return found;
        };
        const plain = await all();
        await withBoard(page, `(board) => { board.record = ${JSON.stringify(`${STONES}${MARKS})`)}; }`);
        // What draws overlays comes with the first one.
        const changed = async () => {
          const marked = await all();
          return [...MARKED, "C2", "A5"].filter((_, n) => plain[n] !== marked[n]);
        };
        for (let tries = 0; tries < 50 && (await changed()).length < MARKED.length; tries += 1) await settle(page);
        await shot(page, `markup-${theme}`);
        assert.deepEqual(await changed(), MARKED);
      },
      `plain-${theme}`,
    ));
}

test("lines are named in the margins, each of them, in three kinds; with none there is nothing to read", () =>
  drawn(
    'size="7x11" coordinates="none" theme="flat"',
    async (page) => {
      const margins = async () => {
        const plate = (await page.locator("go-board .lanke-board-plate").boundingBox()) ?? assert.fail("no plate");
        const { y: top, cell } = await spot(page, await first());
        const names = [];
        for (let column = 0; column < 7; column += 1) {
          const box = (await page.locator("go-board .cell").nth(column).boundingBox()) ?? assert.fail("no cell");
          const height = top - plate.y - 0.55 * cell;
          names.push(await pixelsIn(groundOf(page), { x: box.x, y: plate.y, width: box.width, height }));
        }
        for (let row = 0; row < 11; row += 1) {
          const box =
            (await page
              .locator("go-board .cell")
              .nth(7 * row)
              .boundingBox()) ?? assert.fail("no cell");
          const width = box.x + 0.5 * box.width - plate.x - 0.55 * cell;
          names.push(await pixelsIn(groundOf(page), { x: plate.x, y: box.y, width, height: box.height }));
        }
        return names;
      };
      const first = async () =>
        ((await page.locator("go-board .cell").first().getAttribute("aria-label")) ?? "").split(",")[0] ?? "";
      const seen = new Set();
      for (const kind of ["a1", "numeric", "cjk", "none"]) {
        await withBoard(page, `(board) => { board.coordinates = "${kind}"; }`);
        await settle(page);
        await shot(page, `names-${kind}`);
        const found = await margins();
        const read = found.filter((pixels) => others(pixels, FLAT) > 4).length;
        assert.equal(read, kind === "none" ? 0 : 18, kind);
        seen.add(String(found));
      }
      assert.equal(seen.size, 4);
    },
    "7x11",
  ));

test("handicap stones are drawn where they are told, and so is a stone that is played", () =>
  drawn(
    'size="13" handicap="5"',
    async (page) => {
      await holds(page, 169, 5);
      await click(page, "C6");
      await page.mouse.move(0, 0);
      await holds(page, 169, 6);
    },
    "13",
  ));
