// A page of the user's project, opened in a browser.
import assert from "node:assert/strict";
import { serve } from "../../scripts/serve.mjs";

/**
 * What a page reports, and how many wasm files it asked for. Errors of the page are failures.
 * @param {import("playwright-core").Browser} browser @param {string} project @param {string} path @param {string} csp
 */
export async function visit(browser, project, path, csp) {
  const served = await serve(project, 0, { headers: { "Content-Security-Policy": csp } });
  const page = await browser.newPage();
  /** @type {string[]} */
  const errors = [];
  let wasm = 0;
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("requestfailed", (request) => errors.push(`${request.url()} failed`));
  page.on("response", (response) => {
    if (response.url().endsWith(".wasm")) wasm += 1;
    if (response.status() >= 400) errors.push(`${response.url()}: ${response.status()}`);
  });
  try {
    await page.goto(served.url + path);
    // A selector, since a function to wait for would have to be evaluated, which the policy forbids.
    await page.waitForSelector("title:not(:empty)", { state: "attached" }).catch(() => undefined);
    assert.deepEqual(errors, []);
    return { report: await page.title(), wasm };
  } finally {
    await page.close();
    await served.close();
  }
}
