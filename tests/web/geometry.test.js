// Where points lie on a canvas: arithmetic, no browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { centreOf, columnLabels, fitBoard, naturalAspect, starPoints, vertexAt } from "../../www/lanke/board/index.js";
import { Game } from "../../www/lanke/index.js";

/** Every shape of board, in a small and a large box, at the usual pixel ratios. */
function* boards() {
  for (let columns = 1; columns <= 52; columns += 1) {
    for (const rows of new Set([columns, 1, 19, 52, Math.max(1, columns - 6)])) {
      for (const [width, height, scale] of [
        [360, 378, 1],
        [1101, 903, 1.5],
        [1440, 1500, 2],
        [1080, 1134, 3],
      ]) {
        yield { size: /** @type {const} */ ([columns, rows]), width, height, scale };
      }
    }
  }
}

test("a board of any size fits into its box, on whole pixels", () => {
  for (const { size, width, height, scale } of boards()) {
    for (const labelled of [true, false]) {
      const board = fitBoard(size, width, height, scale, labelled);
      const name = `${size.join("x")} in ${width}x${height} at ${scale}`;
      assert.ok(board.width <= width && board.height <= height, name);
      for (const whole of [board.width, board.height, board.cellWidth, board.cellHeight]) {
        assert.ok(Number.isInteger(whole) && whole > 0, name);
      }
      const half = (board.lineWidth % 2) / 2;
      assert.deepEqual([board.left % 1, board.top % 1], [half, half], name);
    }
  }
});

test("a very small box has a whole board too, down to a pixel for each line; then it says that there is no room", () => {
  for (const [columns, rows] of [1, 2, 9, 13, 19, 25, 52].flatMap((n) => [
    [n, n],
    [n, 3],
    [2, n],
  ])) {
    for (const scale of [1, 1.5, 3]) {
      for (const labelled of [true, false]) {
        for (let side = 0; side <= 160; side += 1) {
          const board = fitBoard([columns, rows], side, side, scale, labelled);
          const fits = board.width <= side && board.height <= side;
          const name = `${columns}x${rows} in ${side} at ${scale}`;
          assert.equal(fits, side > Math.max(columns, rows), name);
          if (fits)
            assert.deepEqual(fitBoard([columns, rows], board.width, board.height, scale, labelled), board, name);
        }
      }
    }
  }
});

test("fitting a board into its own size changes nothing", () => {
  for (const { size, width, height, scale } of boards()) {
    const once = fitBoard(size, width, height, scale, true);
    assert.deepEqual(fitBoard(size, once.width, once.height, scale, true), once);
  }
});

// rules: R-A-06
test("cells are a little higher than wide, as on a real board", () => {
  for (const pixels of [400, 760, 1520]) {
    const { cellWidth, cellHeight } = fitBoard([19, 19], pixels, 2 * pixels, 1, true);
    const aspect = cellWidth / cellHeight;
    assert.ok(aspect > 0.9 && aspect < 1, `${aspect}`);
  }
  assert.ok(Math.abs(naturalAspect([19, 19], true) - 0.955) < 0.01);
});

// rules: R-A-08
test("a stone is nearly as wide as a cell, on every board", () => {
  for (const { size, width, height, scale } of boards()) {
    const { radius, cellWidth } = fitBoard(size, width, height, scale, true);
    // On cells of a pixel or two there is no room for anything else.
    if (cellWidth < 4) continue;
    const part = (2 * radius) / cellWidth;
    assert.ok(part >= 0.95 && part <= 1, `${part} on ${size.join("x")}`);
  }
});

test("a point's centre is that point; its neighbours begin past a strip that is nobody's", () => {
  const board = fitBoard([7, 11], 700, 900, 1, true);
  for (let y = 0; y < 11; y += 1) {
    for (let x = 0; x < 7; x += 1) {
      const [px, py] = centreOf(board, [x, y]);
      assert.deepEqual(vertexAt(board, px, py), [x, y]);
      assert.deepEqual(vertexAt(board, px + 0.39 * board.cellWidth, py - 0.39 * board.cellHeight), [x, y]);
      assert.equal(vertexAt(board, px + 0.45 * board.cellWidth, py), null);
      assert.equal(vertexAt(board, px, py + 0.55 * board.cellHeight), null);
    }
  }
});

test("the margin means no point", () => {
  const board = fitBoard([19, 19], 760, 800, 1, true);
  assert.equal(vertexAt(board, 2, 2), null);
  assert.equal(vertexAt(board, board.width - 2, board.height / 2), null);
  assert.equal(vertexAt(board, -50, 300), null);
});

// The same boards as in src/record/diagram.rs.
// rules: R-A-03
test("star points", () => {
  const names = (size) => starPoints(size).map(([x, y]) => columnLabels(size[0])[x] + (size[1] - y));
  assert.equal(names([19, 19]).join(" "), "D16 K16 Q16 D10 K10 Q10 D4 K4 Q4");
  assert.equal(names([13, 13]).join(" "), "D10 K10 G7 D4 K4");
  assert.equal(names([9, 9]).join(" "), "C7 G7 E5 C3 G3");
  assert.equal(names([7, 11]).join(" "), "C9 E9 D6 C3 E3");
  assert.equal(names([7, 7]).join(" "), "C5 E5 D4 C3 E3");
  assert.equal(names([5, 5]).join(" "), "C3");
  assert.equal(names([8, 8]).join(" "), "C6 F6 C3 F3");
  assert.equal(names([18, 18]).join(" "), "D15 P15 D4 P4");
  assert.equal(names([19, 9]).join(" "), "D7 K7 Q7 K5 D3 K3 Q3");
  assert.deepEqual([names([1, 1]), names([2, 2]), names([3, 3]), names([4, 4])], [[], [], [], []]);
});

test("handicap stones stand on star points", () => {
  for (let columns = 7; columns <= 21; columns += 1) {
    for (const rows of [7, 8, 9, 12, 13, 15, 19, 20]) {
      const stars = new Set(starPoints([columns, rows]).map(String));
      const isOdd = columns % 2 === 1 && rows % 2 === 1;
      const shorter = Math.min(columns, rows);
      // The middle of a side is drawn from 15 lines on, but a smaller board may have its handicap there.
      const most = !isOdd || shorter < 9 ? 4 : shorter < 15 ? 5 : 9;
      for (let handicap = 2; handicap <= most; handicap += 1) {
        const stones = new Game({ size: [columns, rows], handicap }).cells();
        for (const [index, stone] of stones.entries()) {
          const at = [index % columns, Math.floor(index / columns)];
          if (stone !== 0) assert.ok(stars.has(String(at)), `${at} on ${columns}x${rows} with ${handicap}`);
        }
      }
    }
  }
});

test("columns have no I, and go on with two letters after Z", () => {
  const names = columnLabels(52);
  assert.equal(names.slice(6, 10).join(" "), "G H J K");
  assert.equal(names.slice(24, 27).join(" "), "Z AA AB");
  assert.equal(new Set(names).size, 52);
});
