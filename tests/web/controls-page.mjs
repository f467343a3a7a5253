// The buttons below a board, and what is asked of them in tests.
import assert from "node:assert/strict";
import { axeSource } from "./element-page.mjs";

/** @typedef {import("playwright-core").Page} Page */

export const BOARD = '<go-board size="5" komi="0" controls></go-board>';

/** The buttons by what they are called, those greyed in brackets. @param {Page} page */
export const buttons = (page) =>
  page.locator("go-board [part=button]").evaluateAll((all) =>
    all.map((one) => {
      const name = one.getAttribute("aria-label") ?? one.textContent;
      return one.getAttribute("aria-disabled") === "true" ? `(${name})` : name;
    }),
  );

/** @param {Page} page */
export const score = (page) => page.locator("go-board [part=score]").textContent();

/** @param {Page} page @param {string} name */
export const button = (page, name) => page.locator("go-board").getByRole("button", { name, exact: true });

/** Until the row is there. @param {Page} page */
export const ready = (page) => page.locator("go-board [part=button]").first().waitFor();

/** Where everything is. @param {Page} page */
export const places = (page) =>
  page.evaluate(() => {
    const board = document.querySelector("go-board");
    const all = [board, ...(board?.shadowRoot?.querySelectorAll("[part=board], .presses, [part=score]") ?? [])];
    return all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    });
  });

/** @param {Page} page */
export async function accessible(page) {
  await page.evaluate(axeSource());
  const found = await page.evaluate(() =>
    globalThis.axe.run(document, { rules: { "page-has-heading-one": { enabled: false } } }),
  );
  assert.deepEqual(
    found.violations.map(({ id }) => id),
    [],
  );
}
