// The board alone: sharp lines at every pixel ratio, and colours that can be told apart.
import assert from "node:assert/strict";
import { test } from "node:test";
import { darkTheme, lightTheme } from "../../www/lanke/board/index.js";
import { boardOn, newGame, onPage, withBrowser } from "./helpers.mjs";

withBrowser();

for (const scale of [1, 1.25, 1.5, 2, 3]) {
  for (const size of [9, 19]) {
    test(`lines are sharp and evenly spaced on ${size}×${size} at pixel ratio ${scale}`, () =>
      onPage({ width: 700, height: 900, scale }, async (page) => {
        await newGame(page, size);
        const { box, geometry } = await boardOn(page, [size, size]);
        assert.equal(geometry.scale, scale);
        assert.ok(Math.abs(box.width * scale - geometry.width) < 1, "one canvas pixel for each of the screen's");
        const between = Math.floor(geometry.top + 1.5 * geometry.cellHeight);
        const dark = await page
          .locator(".lanke-board-plate canvas")
          .first()
          .evaluate((/** @type {HTMLCanvasElement} */ canvas, y) => {
            const copy = new OffscreenCanvas(canvas.width, 1).getContext("2d");
            copy?.drawImage(canvas, 0, y, canvas.width, 1, 0, 0, canvas.width, 1);
            const { data } = copy?.getImageData(0, 0, canvas.width, 1) ?? { data: [] };
            return Array.from({ length: canvas.width }, (_, x) => x).filter((x) => (data[4 * x] ?? 255) < 110);
          }, between);
        // Whatever is not fully dark would be a blurred edge.
        const inner = Array.from({ length: size - 2 }, (_, index) => {
          const from = geometry.left + (index + 1) * geometry.cellWidth - geometry.lineWidth / 2;
          return Array.from({ length: geometry.lineWidth }, (__, pixel) => from + pixel);
        }).flat();
        const margin = geometry.left + geometry.cellWidth / 2;
        assert.deepEqual(
          dark.filter((x) => x > margin && x < geometry.width - margin),
          inner,
        );
      }));
  }
}

test("marks, lines and the cursor differ from what they lie on by 3 to 1, coordinates by 4.5 to 1", () => {
  for (const theme of [lightTheme, darkTheme]) {
    for (const wood of [theme.wood.pale, theme.wood.deep]) {
      for (const ink of [theme.line, theme.mark, theme.alert, theme.black.edge, theme.white.edge, theme.cursor[1]]) {
        assert.ok(contrast(ink, wood) >= 3, `${ink} on ${wood}: ${contrast(ink, wood)}`);
      }
      assert.ok(contrast(theme.label, wood) >= 4.5, `${theme.label} on ${wood}: ${contrast(theme.label, wood)}`);
      assert.ok(contrast(theme.blackTerritory[0], wood) >= 3);
      assert.ok(contrast(theme.whiteTerritory[1], wood) >= 3);
    }
    for (const stone of [theme.black, theme.white]) {
      for (const shade of stone.shades) assert.ok(contrast(stone.mark, shade) >= 3, `${stone.mark} on ${shade}`);
    }
    for (const [fill, edge] of [theme.blackTerritory, theme.whiteTerritory]) assert.ok(contrast(fill, edge) >= 3);
  }
});

// rules: R-A-07
test("the board is light yellow with black lines, by day and by lamplight", () => {
  for (const theme of [lightTheme, darkTheme]) {
    for (const [red, green, blue] of [theme.wood.pale, theme.wood.deep]) {
      assert.ok(red > green && green > blue && red - blue > 50, "yellow");
    }
    assert.ok(luminance(theme.line) < 0.05, `dark lines: ${theme.line}`);
  }
  assert.ok(luminance(lightTheme.wood.pale) > 0.6, "light");
});

// rules: R-A-04
test("there are two kinds of stones, dark and light", () => {
  for (const theme of [lightTheme, darkTheme]) {
    assert.ok(luminance(theme.black.shades[1]) < 0.1);
    assert.ok(luminance(theme.white.shades[1]) > 0.7);
  }
});

/** @param {string | readonly number[]} a @param {string | readonly number[]} b */
function contrast(a, b) {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** @param {string | readonly number[]} color */
function luminance(color) {
  const parts = typeof color === "string" ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) : color;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
