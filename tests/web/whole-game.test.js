// One whole game by mouse, once more by fingers, by keys alone and by text alone. At each step: what is said, once; what
// the point is called in the accessibility tree.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, onPage, press, spot, withBrowser } from "./helpers.mjs";
import { SIZE, WHOLE_GAME } from "./whole-game.mjs";

withBrowser();

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./whole-game.mjs").Step} Step */
/**
 * @typedef {object} Driver
 * @property {(page: Page) => Promise<void>} start
 * @property {(page: Page, at: string) => Promise<void>} point plays there, or marks
 * @property {(page: Page, selector: string) => Promise<void>} use a button, or what unfolds
 * @property {(page: Page, selector: string, text: string) => Promise<void>} fill a field
 * @property {(step: Step) => string | null} [line] what is typed for a step; null where there is no word for it
 */

const AIM = /^(?:Black|White) at .+\? Tap the point again to play\.$/u;

/** @type {Driver} */
const mouse = {
  start: (page) => newGame(page, SIZE),
  point: (page, at) => press(page, at, SIZE),
  use: async (page, selector) => page.locator(selector).click({ force: await isGreyed(page, selector) }),
  fill: (page, selector, text) => page.locator(selector).fill(text),
};

/** What is greyed can be pressed, and says why it is. @param {Page} page @param {string} selector */
const isGreyed = async (page, selector) => (await page.locator(selector).getAttribute("aria-disabled")) === "true";

/** Two taps within this time at one place are a double tap, whose second one presses nothing else. In milliseconds. */
const DOUBLE_TAP = 600;
let tapped = 0;

/** @type {Driver} */
const fingers = {
  start: async (page) => {
    await newGame(page, SIZE);
    assert.ok((await spot(page, "A1", SIZE)).cell < 28, "small cells");
  },
  point: async (page, at) => {
    await page.locator("#board").scrollIntoViewIfNeeded();
    const { x, y } = await spot(page, at, SIZE);
    await page.touchscreen.tap(x, y);
    // The first tap says why where nothing may be played, and marks where marks are given.
    if (AIM.test((await page.locator("#status").textContent()) ?? "")) await page.touchscreen.tap(x, y);
  },
  use: async (page, selector) => {
    await page.locator(selector).scrollIntoViewIfNeeded();
    const left = tapped + DOUBLE_TAP - performance.now();
    if (left > 0) await page.waitForTimeout(left);
    await page.locator(selector).tap({ force: await isGreyed(page, selector) });
    tapped = performance.now();
  },
  fill: (page, selector, text) => page.locator(selector).fill(text),
};

/** Tab and the arrows lead everywhere. @type {Driver} */
const keys = {
  start: async (page) => {
    await tabTo(page, "#new");
    await page.keyboard.press("Enter");
    await page.locator("#new-dialog[open]").waitFor();
    await tabTo(page, 'input[name="size"]');
    while (!(await page.locator(`input[name="size"][value="${SIZE}"]`).isChecked())) {
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Enter");
    await page.locator("#new-dialog").waitFor({ state: "hidden" });
  },
  point: async (page, at) => {
    await tabTo(page, ".lanke-board-cell");
    const [columns, rows] = [at.charCodeAt(0) - 65 - (at > "I" ? 1 : 0), SIZE - Number(at.slice(1))];
    const [x = 0, y = 0] = await page.evaluate(() => {
      const cell = document.activeElement;
      return [Number(cell?.ariaColIndex) - 1, Number(cell?.parentElement?.ariaRowIndex) - 1];
    });
    for (let by = columns - x; by !== 0; by -= Math.sign(by)) {
      await page.keyboard.press(by > 0 ? "ArrowRight" : "ArrowLeft");
    }
    for (let by = rows - y; by !== 0; by -= Math.sign(by)) await page.keyboard.press(by > 0 ? "ArrowDown" : "ArrowUp");
    await page.keyboard.press("Enter");
  },
  use: async (page, selector) => {
    await tabTo(page, selector);
    await page.keyboard.press("Enter");
  },
  fill: async (page, selector, text) => {
    await tabTo(page, selector);
    await page.keyboard.type(text);
  },
};

/**
 * Every line into the one field. A new game, pauses and sealed moves are dialogs and have no word: who types uses the keys
 * there.
 *
 * @type {Driver}
 */
const lines = {
  ...keys,
  line: ({ does, at = "", by = "" }) => {
    if (does === "play" || does === "refused" || does === "line") return at;
    if (does === "toggle") return `dead ${at}`;
    if (does === "dispute") return `dispute ${at}`;
    if (does === "accept" || does === "confirm") return `${does} ${by}`;
    return does === "pass" || does === "mark" || does === "propose" || does === "refuse" ? does : null;
  },
};

/**
 * Goes on with Tab until something has the focus.
 *
 * @param {Page} page
 * @param {string} selector
 */
async function tabTo(page, selector) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab never came to ${selector}`);
}

/** Keeps what the live regions say from now on. @param {Page} page */
async function listen(page) {
  await page.evaluate(() => {
    const said = { status: /** @type {string[]} */ ([]), alert: /** @type {string[]} */ ([]) };
    Object.assign(window, { said });
    for (const kind of /** @type {const} */ (["status", "alert"])) {
      const region = document.getElementById(kind);
      if (region === null) throw new Error(`no ${kind}`);
      new MutationObserver(() => {
        const text = region.textContent ?? "";
        if (text !== "") said[kind].push(text);
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
}

/** What was said since it was asked last. @param {Page} page @returns {Promise<{ status: string[], alert: string[] }>} */
const heard = (page) =>
  page.evaluate(() => {
    const { said } = /** @type {typeof window & { said: { status: string[], alert: string[] } }} */ (window);
    const copy = { status: [...said.status], alert: [...said.alert] };
    said.status.length = 0;
    said.alert.length = 0;
    return copy;
  });

/** @param {string | RegExp | undefined} wanted @param {string} found @param {string} where */
function holds(wanted, found, where) {
  if (wanted instanceof RegExp) assert.match(found, wanted, where);
  else if (wanted !== undefined) assert.equal(found, wanted, where);
}

/** @param {Page} page @param {Driver} driver @param {Step} step */
async function carryOut(page, driver, step) {
  const { does, at = "", by } = step;
  const line = driver.line?.(step) ?? null;
  if (line !== null) {
    await tabTo(page, "#entry-text");
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
    // What is typed is understood by a module that comes with the first line.
    await page.waitForFunction(() => {
      const { said } = /** @type {typeof window & { said: { status: string[], alert: string[] } }} */ (window);
      return said.status.length + said.alert.length > 0;
    });
  } else if (does === "play" || does === "refused" || does === "toggle") await driver.point(page, at);
  else if (does === "dispute") {
    await driver.use(page, "#dispute");
    await page.locator("#dispute-dialog[open]").waitFor();
    assert.equal(await page.locator("#dispute-by").inputValue(), by);
    await driver.use(page, "#dispute-start");
  } else if (does === "adjourn" || does === "seal") {
    await driver.use(page, "#referee");
    // It keeps unfolded.
    if (!(await page.locator(`#${does}`).isVisible())) await driver.use(page, `summary:has(~ #${does})`);
    if (does === "seal") await driver.fill(page, "#seal-note", at);
    await driver.use(page, `#${does}`);
  } else if (does === "accept" || does === "confirm") await driver.use(page, `#${does}-${by}`);
  else await driver.use(page, `#${does}`);
}

for (const [name, driver, wish] of /** @type {const} */ ([
  ["by mouse", mouse, {}],
  ["by fingers, with two taps", fingers, { width: 320, height: 640, touch: true }],
  ["by keys alone", keys, {}],
  ["by text alone", lines, {}],
])) {
  test(`a whole game ${name}`, () =>
    onPage(wish, async (page) => {
      await driver.start(page);
      await listen(page);
      const steps = WHOLE_GAME.filter(({ typed }) => typed === undefined || driver === lines);
      for (const [index, step] of steps.entries()) {
        const where = `step ${index}: ${step.does} ${step.at ?? step.by ?? ""}`;
        await carryOut(page, driver, step);
        const said = await heard(page);
        // A first tap is told as well, and is only that.
        const told = said.status.filter((text) => !AIM.test(text));
        assert.equal(said.status.length - told.length, driver === fingers && step.does === "play" ? 1 : 0, where);
        if (step.warns !== undefined) {
          assert.equal(said.alert.length, 1, `${where}: ${said.alert.join(" | ")}`);
          holds(step.warns, said.alert[0] ?? "", where);
        } else {
          assert.deepEqual(said.alert, [], where);
          assert.equal(told.length, 1, `${where}: ${told.join(" | ")}`);
          holds(step.says, told[0] ?? "", where);
        }
        if (step.cell !== undefined) {
          const cell = page.getByRole("grid").getByRole("gridcell", { name: new RegExp(`^${step.at},`, "u") });
          holds(step.cell, (await cell.getAttribute("aria-label")) ?? "", where);
        }
      }
      assert.match((await page.locator("#result-title").textContent()) ?? "", /^(?:Black|White) wins by/u);
      assert.equal(await page.locator("#pass").isVisible(), false, "no pass after the end");
    }));
}

// rules: R-K-10
test("who has to put a stone down is told so when passing by key", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { rules: "platform" });
    await press(page, "E5", 9);
    for (let times = 0; times < 3; times += 1) {
      await page.locator("#propose-white").click();
      await page.locator("#refuse").click();
    }
    await tabTo(page, ".lanke-board-cell");
    await page.keyboard.press("p");
    assert.match(
      (await page.locator("#alert").textContent()) ?? "",
      /^The end was declined: White must put a stone down now\.$/u,
    );
    assert.equal(await page.locator("#counter").textContent(), "1 / 1");
  }));
