// Pages with `<go-board>` in them, under a policy that allows nothing inline, and what is said and shown there.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before } from "node:test";
import { launch } from "../../scripts/browser.mjs";
import { serve } from "../../scripts/serve.mjs";
import { ROOT } from "./helpers.mjs";

const OUT = join(ROOT, "tests/web/out");
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self' data:";

/** The events that are told. */
const EVENTS = [
  "go-before-move",
  "go-move",
  "go-pass",
  "go-illegal",
  "go-end",
  "go-mark",
  "go-score",
  "go-cursor",
  "go-node",
  "go-error",
];

/** @typedef {import("playwright-core").Page} Page */

/** @type {import("playwright-core").Browser} */
let browser;
/** @type {import("../../scripts/serve.mjs").Served} */
let site;

/** Starts the browser and the server for the tests of a file, and ends them. */
export function withElements() {
  before(async () => {
    browser = await launch();
    site = await serve(ROOT, 0);
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });
}

/**
 * Runs `body` on a page with this in its body. A console error, a failed request or a breach of the policy fails it.
 *
 * @param {string} html
 * @param {(page: Page) => Promise<void>} body
 * @param {import("playwright-core").BrowserContextOptions & { width?: number, height?: number, scale?: number, module?: boolean, css?: string, files?: Record<string, string>, complaints?: boolean }} [wish]
 */
export async function onElement(html, body, wish = {}) {
  const {
    width = 800,
    height = 700,
    scale = 1,
    module = true,
    css = "",
    files = {},
    complaints = true,
    ...more
  } = wish;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: "en-GB",
    ...more,
  });
  const page = await context.newPage();
  /** @type {string[]} */
  const told = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") told.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => told.push(`error: ${error.stack}`));
  await page.addInitScript((names) => {
    addEventListener("securitypolicyviolation", (event) => console.error(`policy: ${event.violatedDirective}`));
    Object.assign(globalThis, { told: [] });
    for (const name of names) {
      addEventListener(name, (event) => {
        // Nodes and functions of a detail don't cross to the test.
        globalThis.told.push([name, JSON.parse(JSON.stringify(event.detail))]);
      });
    }
  }, EVENTS);
  const script = module ? '<script type="module" src="lanke/element.js"></script>' : "";
  const page1 = `<!doctype html><html lang="en"><head><title>Boards</title><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="test.css">${script}</head><body><main>${html}</main></body></html>`;
  const headers = { "Content-Security-Policy": POLICY };
  await page.route("**/www/test.html", (route) => route.fulfill({ contentType: "text/html", headers, body: page1 }));
  const style = `body { margin: 8px; font-family: system-ui } go-board { max-width: 560px } ${css}`;
  await page.route("**/www/test.css", (route) => route.fulfill({ contentType: "text/css", body: style }));
  for (const [name, content] of Object.entries(files)) {
    await page.route(`**/www/${name}`, (route) =>
      route.fulfill({ contentType: "application/x-go-sgf", body: content }),
    );
  }
  try {
    await page.goto(`${site.url}www/test.html`);
    if (module && html.includes("<go-board"))
      await page.locator("go-board .cell").first().waitFor({ state: "attached" });
    await settle(page);
    await body(page);
    if (complaints) assert.deepEqual(told, []);
  } catch (error) {
    if (told.length > 0) console.error(told.join("\n"));
    throw error;
  } finally {
    await context.close();
  }
}

/** Two frames, by when everything that was asked for is drawn. @param {Page} page */
export async function settle(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * Where a point is, in CSS pixels, by its cell; which has to be shown.
 *
 * @param {Page} page
 * @param {string} at
 * @param {string} [board]
 */
export async function spot(page, at, board = "go-board") {
  const box = await page.evaluate(
    ([selector, name]) => {
      const root = document.querySelector(selector)?.shadowRoot;
      const cells = [...(root?.querySelectorAll(".cell") ?? [])];
      const cell = cells.find((one) => /^[^,，、]*/.exec(one.getAttribute("aria-label") ?? "")?.[0] === name);
      const { x, y, width, height } = cell?.getBoundingClientRect() ?? {};
      return { x, y, width, height };
    },
    [board, at],
  );
  assert.ok(box.width, `no cell ${at}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, cell: box.width };
}

/** @param {Page} page @param {string} points @param {string} [board] */
export async function click(page, points, board) {
  for (const at of points.split(" ")) {
    const { x, y } = await spot(page, at, board);
    await page.mouse.click(x, y);
  }
  await settle(page);
}

/** @param {Page} page @param {string} at */
export async function tap(page, at) {
  const { x, y } = await spot(page, at);
  await page.touchscreen.tap(x, y);
  await settle(page);
}

/** What the cell of a point is called. @param {Page} page @param {string} at @param {string} [board] */
export async function label(page, at, board = "go-board") {
  return page.evaluate(
    ([selector, name]) => {
      const cells = [...(document.querySelector(selector)?.shadowRoot?.querySelectorAll(".cell") ?? [])];
      const labels = cells.map((cell) => cell.getAttribute("aria-label") ?? "");
      return labels.find((one) => /^[^,，、]*/.exec(one)?.[0] === name) ?? null;
    },
    [board, at],
  );
}

/** @param {Page} page */
export const status = (page) => page.locator("go-board [role=status]").first().textContent();
/** @param {Page} page */
export const alert = (page) => page.locator("go-board [role=alert]").first().textContent();
/** The events so far, and forgets them. @param {Page} page @returns {Promise<[string, any][]>} */
export const told = (page) => page.evaluate(() => globalThis.told.splice(0));

/**
 * Calls something with the first board of the page.
 *
 * @template T
 * @param {Page} page
 * @param {(board: any) => T} what
 */
export const withBoard = (page, what) => page.evaluate(`(${what})(document.querySelector("go-board"))`);

/** @param {Page} page @param {string} name */
export async function shot(page, name) {
  mkdirSync(OUT, { recursive: true });
  await page.screenshot({ path: join(OUT, `element-${name}.png`) });
}

/** The source of axe, to be run on a page. */
export const axeSource = () => readFileSync(join(ROOT, "node_modules/axe-core/axe.min.js"), "utf8");
