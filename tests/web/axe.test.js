// axe finds nothing on any view of the page: each state and dialog that has a stored picture, those that have none, and all
// of them in the dark.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axeSource } from "./element-page.mjs";
import { onPage, withBrowser } from "./helpers.mjs";
import { DIALOGS, STATES } from "./states.mjs";
import { VIEWS } from "./views.mjs";

withBrowser();

/** axe puts a style of its own into the page, which the page's policy rightly refuses. */
const OWN = /policy: style-src|Applying inline style|preload/u;

for (const { name, width, height, wish = {}, arrange } of [...STATES, ...DIALOGS, ...VIEWS]) {
  test(`axe finds nothing: ${name}`, (t) =>
    onPage({ ...wish, width, height, offline: OWN }, async (page) => {
      await arrange(page);
      await page.evaluate(axeSource());
      for (const dark of wish.dark === undefined ? [false, true] : [wish.dark]) {
        await t.test(dark ? "dark" : "light", async () => {
          await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
          const found = await page.evaluate(async () => {
            const { violations } = await /** @type {any} */ (globalThis).axe.run(document);
            return violations.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes[0]?.html}`);
          });
          assert.deepEqual(found, []);
        });
      }
    }));
}
