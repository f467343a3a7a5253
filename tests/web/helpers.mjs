// One browser and one server for a test file; a page that may not complain; and where the points of its board are.
import assert from "node:assert/strict";
import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { launch } from "../../scripts/browser.mjs";
import { serve } from "../../scripts/serve.mjs";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "../..");
export const WWW = join(ROOT, "www");
const OUT = join(ROOT, "tests/web/out");
const CORPUS = join(ROOT, "../shared/corpus/finished-games/games");

const { centreOf, fitBoard } = await import(join(WWW, "lanke/board/index.js"));

/** The cell of the board that takes the focus. */
export const CURSOR = '.lanke-board-cell[tabindex="0"]';

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {readonly [x: number, y: number]} Vertex */

/** @type {import("playwright-core").Browser} */
let browser;
/** @type {import("../../scripts/serve.mjs").Served} */
let site;
/** The Worker that judges, where it isn't the real one. The server gives it: a route would send every file through here. @type {string | undefined} */
let worker;

/** Starts the browser and the server for the tests of a file, and ends them. */
export function withBrowser() {
  before(async () => {
    browser = await launch();
    // The project's own root, so that the page runs from a sub-path as it may anywhere.
    site = await serve(ROOT, 0, { instead: (path) => (path.endsWith("/judge-worker.js") ? worker : undefined) });
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });
}

/**
 * Runs `body` on a fresh page; a console error, a failed or foreign request or a breach of the page's policy fails it.
 * The judge in its Worker says nothing unless `judge` is "real" or the source of another Worker: what it proposes would
 * come in between. What `offline` matches can't be loaded; it alone may be complained of.
 *
 * @param {{ width?: number, height?: number, scale?: number, locale?: string, dark?: boolean, touch?: boolean, judge?: string, forced?: boolean, contrast?: boolean, offline?: RegExp }} wish
 * @param {(page: Page) => Promise<void>} body
 */
export async function onPage(wish, body) {
  const { width = 1280, height = 860, scale = 1, locale = "en-GB", dark = false, touch = false, judge = "" } = wish;
  const { forced = false, contrast = false, offline } = wish;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale,
    colorScheme: dark ? "dark" : "light",
    forcedColors: forced ? "active" : "none",
    contrast: contrast ? "more" : "no-preference",
    hasTouch: touch,
    isMobile: touch,
  });
  const page = await context.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on("request", (request) => {
    const isOwn = request.url().startsWith(`${site.url}www/`) || /^(blob|data):/u.test(request.url());
    if (!isOwn) complaints.push(`foreign request: ${request.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  worker = judge === "real" ? undefined : judge;
  if (offline !== undefined) await page.route(offline, (route) => route.abort("internetdisconnected"));
  try {
    await page.goto(`${site.url}www/`);
    await page.waitForFunction(() => performance.getEntriesByName("complete").length > 0);
    // What reads records is there from the start, so that no test has to wait for it; site.test.js is about when it comes.
    await page.evaluate(() =>
      import(String(new URL("records.js", location.href))).then((records) => records.loadRecords()),
    );
    await body(page);
    const isMeant = (/** @type {string} */ text) =>
      offline !== undefined && (offline.test(text) || text.includes("ERR_INTERNET_DISCONNECTED"));
    assert.deepEqual(
      complaints.filter((text) => !isMeant(text)),
      [],
    );
  } catch (error) {
    if (complaints.length > 0) console.error(complaints.join("\n"));
    throw error;
  } finally {
    await context.close();
  }
}

/**
 * The geometry of the board on the page, from the size of its canvas.
 *
 * @param {Page} page
 * @param {readonly [number, number]} size
 */
export async function boardOn(page, size) {
  const plate = page.locator(".lanke-board-plate");
  const box = await plate.boundingBox();
  assert.ok(box);
  const canvas = await plate
    .locator("canvas")
    .first()
    .evaluate((/** @type {HTMLCanvasElement} */ node) => ({
      width: node.width,
      height: node.height,
      scale: devicePixelRatio,
    }));
  const geometry = fitBoard(size, canvas.width, canvas.height, canvas.scale, true);
  assert.deepEqual([geometry.width, geometry.height], [canvas.width, canvas.height]);
  return { box, geometry };
}

/**
 * Where a point is on the page, in CSS pixels.
 *
 * @param {Page} page
 * @param {string} at as in "D4"
 * @param {number | readonly [number, number]} [size]
 */
export async function spot(page, at, size = 19) {
  const both = typeof size === "number" ? /** @type {const} */ ([size, size]) : size;
  const { box, geometry } = await boardOn(page, both);
  const [x, y] = centreOf(geometry, vertex(at, both[1]));
  return { x: box.x + x / geometry.scale, y: box.y + y / geometry.scale, cell: geometry.cellWidth / geometry.scale };
}

/**
 * "D4" as a vertex.
 *
 * @param {string} at
 * @param {number} rows
 * @returns {Vertex}
 */
export function vertex(at, rows) {
  return ["ABCDEFGHJKLMNOPQRSTUVWXYZ".indexOf(at.charAt(0)), rows - Number(at.slice(1))];
}

/**
 * Presses points in turn with the mouse.
 *
 * @param {Page} page
 * @param {string} points as in "D4 Q16"
 * @param {number | readonly [number, number]} [size]
 * @param {{ shift?: boolean, seconds?: number }} [how] with Shift; for how long
 */
export async function press(page, points, size = 19, { shift = false, seconds = 0.05 } = {}) {
  const session = await page.context().newCDPSession(page);
  for (const at of points.split(" ")) {
    const { x, y } = await spot(page, at, size);
    await page.mouse.move(x, y);
    const how = /** @type {const} */ ({ x, y, button: "left", clickCount: 1, modifiers: shift ? 8 : 0 });
    // The times that the events bear tell how long it lasted, however slow the machine is.
    const now = Date.now() / 1000;
    await session.send("Input.dispatchMouseEvent", { ...how, type: "mousePressed", timestamp: now - seconds });
    await session.send("Input.dispatchMouseEvent", { ...how, type: "mouseReleased", timestamp: now });
  }
  await session.detach();
}

/**
 * Starts a new game in the dialog.
 *
 * @param {Page} page
 * @param {number} size
 * @param {{ komi?: string, rules?: string }} [wish]
 */
export async function newGame(page, size, { komi, rules } = {}) {
  await page.locator("#new").click();
  await page.locator(`input[name="size"][value="${size}"]`).check();
  if (rules !== undefined) await page.locator("#rules").selectOption(rules);
  if (komi !== undefined) await page.locator("#komi").fill(komi);
  await page.locator('#new-dialog button[value="start"]').click();
  await page.evaluate(() => scrollTo(0, 0));
}

/**
 * Drops a file on the page.
 *
 * @param {Page} page
 * @param {string} text
 */
export async function dropFile(page, text) {
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], "game.sgf", { type: "application/x-go-sgf" }));
    return data;
  }, text);
  await page.dispatchEvent("body", "dragenter", { dataTransfer: transfer });
  await page.dispatchEvent("body", "dragover", { dataTransfer: transfer });
  await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
}

/**
 * Pastes a text into the page.
 *
 * @param {Page} page
 * @param {string} text
 */
export async function paste(page, text) {
  await page.evaluate((content) => {
    const data = new DataTransfer();
    data.setData("text/plain", content);
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  }, text);
}

/**
 * Pastes a record and plays on from its end.
 *
 * @param {Page} page
 * @param {string} text
 */
export async function playRecord(page, text) {
  await paste(page, text);
  await page.locator("#study").waitFor();
  await playOn(page);
}

/**
 * From the study to the game at the end of the line.
 *
 * @param {Page} page
 */
export async function playOn(page) {
  // Greyed where the record has one node alone.
  await page.locator("#last").click({ force: true });
  await page.locator("#continue").click();
  await page.evaluate(() => scrollTo(0, 0));
}

/**
 * The table of the count: each row's name and its two numbers.
 *
 * @param {Page} page
 */
export async function countTable(page) {
  return page
    .locator("#count-rows")
    .evaluate((/** @type {HTMLTableSectionElement} */ body) =>
      [...body.rows].map((row) => [...row.cells].map((cell) => cell.textContent)),
    );
}

/**
 * Opens the referee's dialog and chooses an act there.
 *
 * @param {Page} page
 * @param {string} act
 * @param {{ by?: string }} [how]
 */
export async function openReferee(page, act, { by } = {}) {
  await page.locator("#referee").click();
  await page.locator("#act").selectOption(act);
  if (by !== undefined) await page.locator("#act-by").selectOption(by);
}

/**
 * Unfolds what is folded away around an element.
 *
 * @param {Page} page
 * @param {string} selector
 */
export async function unfold(page, selector) {
  await page.locator(`details:has(${selector})`).evaluate((/** @type {HTMLDetailsElement} */ node) => {
    node.open = true;
  });
}

/**
 * A picture of the page for the eye, in tests/web/out, for who asks for it with PICTURES=1.
 *
 * @param {Page} page
 * @param {string} name
 */
export async function picture(page, name) {
  if (process.env.PICTURES !== "1") return;
  mkdirSync(OUT, { recursive: true });
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(OUT, `${name}.png`) });
}

/**
 * Nothing on the page, nor in its dialog, is wider than the screen.
 *
 * @param {Page} page
 * @param {string} state
 */
export async function fits(page, state) {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog[open]")]
      .filter((node) => node.scrollWidth > node.clientWidth)
      .map((node) => `${node.tagName} ${node.id}: ${node.scrollWidth} > ${node.clientWidth}`),
  );
  assert.deepEqual(wide, [], state);
}

/** The folder of finished games, or null with a word about why not; on CI it has to be there. */
export function finishedGames() {
  if (existsSync(CORPUS)) return CORPUS;
  assert.ok(process.env.CI !== "true", `no finished games at ${CORPUS}`);
  return null;
}

/**
 * Brings the page into a language: the one given, else the other of English and 简体中文.
 *
 * @param {Page} page
 * @param {string} [wanted]
 */
export async function changeLanguage(page, wanted) {
  const now = await page.evaluate(() => document.documentElement.lang);
  const language = wanted ?? (now === "en" ? "zh-Hans" : "en");
  await page.locator("#language").selectOption(language);
  await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
}
