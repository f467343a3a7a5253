// Custom properties, forced colours, and what axe says of `<go-board>`.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axeSource, click, onElement, settle, spot, withBoard, withElements } from "./element-page.mjs";
import { groundOf, pixelsIn, stonesOf } from "./element-pixels.mjs";

withElements();

test("custom properties colour the board when it is drawn; forced colours win", async () => {
  const css = "go-board { --go-board-color: rgb(10, 120, 30); --go-black: rgb(200, 0, 0); }";
  const pixel = async (layer, box) => (await pixelsIn(layer, { ...box, width: 1, height: 1 }))[0];
  const corner = async (page) => {
    const { x, y } = await page.locator("go-board .lanke-board-plate").boundingBox();
    return pixel(groundOf(page), { x: x + 3, y: y + 3 });
  };
  await onElement(
    '<go-board size="9"></go-board>',
    async (page) => {
      assert.deepEqual(await corner(page), [10, 120, 30, 255]);
      await click(page, "E5 A1");
      assert.deepEqual(await pixel(stonesOf(page), await spot(page, "E5")), [200, 0, 0, 255]);
      await page.emulateMedia({ forcedColors: "active" });
      await settle(page);
      assert.deepEqual(await corner(page), [255, 255, 255, 255]);
    },
    { css },
  );
});

test("axe finds nothing, in play, in marking, with a refusal, in a record, in every theme", () =>
  onElement(
    '<go-board size="9"></go-board><go-board size="9" theme="dark" readonly record="(;SZ[9];B[ee];W[cc])"></go-board><go-board theme="high-contrast" view="A1 K10"></go-board>',
    async (page) => {
      const violations = async () => {
        await page.evaluate(axeSource());
        const found = await page.evaluate(() =>
          globalThis.axe.run(document, { rules: { "page-has-heading-one": { enabled: false } } }),
        );
        return found.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join("; ")}`,
        );
      };
      assert.deepEqual(await violations(), []);
      await click(page, "E5 E5");
      await page.waitForTimeout(250);
      assert.deepEqual(await violations(), []);
      await withBoard(page, (board) => board.game.mark());
      await settle(page);
      assert.deepEqual(await violations(), []);
    },
  ));
