// The states of the page that its stored pictures show, and how each is come to.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newGame, paste, playRecord, press, ROOT } from "./helpers.mjs";
import { JUDGED, POSITION } from "./judged.mjs";
import { COMMENTED } from "./records.mjs";
import { workerSaying } from "./scripted.mjs";

/** @typedef {import("playwright-core").Page} Page */
/**
 * @typedef {object} State
 * @property {string} name
 * @property {number} width
 * @property {number} height
 * @property {Parameters<typeof import("./helpers.mjs").onPage>[0]} [wish]
 * @property {(page: Page) => Promise<void>} arrange
 */

const RECORD = readFileSync(join(ROOT, "benches/data/shusaku-1846.sgf"), "utf8");

/** @param {Page} page @param {string} move */
async function atMove(page, move) {
  await paste(page, RECORD);
  await page.locator("#counter", { hasText: "/ 325" }).waitFor();
  await page.locator("#slider").fill(move);
  await page.locator("#counter", { hasText: `${move} /` }).waitFor();
  await top(page);
}

/** @param {Page} page */
const top = (page) => page.evaluate(() => scrollTo(0, 0));

/** @param {Page} page */
async function inMarking(page) {
  await playRecord(page, POSITION);
  await page.locator("#mark").click();
  await page.locator("#proposal-text", { hasText: /\d/u }).waitFor();
  await top(page);
}

/** A 9×9 split down the middle, a white stone at B5 in Black's half; counted. @param {Page} page */
async function counted(page) {
  await newGame(page, 9);
  await press(page, "E9 F9 E8 F8 E7 F7 E6 F6 E5 F5 E4 F4 E3 F3 E2 F2 E1 F1 C6 B5", 9);
  await page.locator("#mark").click();
  await top(page);
  await press(page, "B5", 9);
  await page.locator("#accept").click();
  await top(page);
}

/** @param {Page} page */
async function refused(page) {
  await newGame(page, 9);
  await press(page, "A8 E5 B9 A9", 9);
  await page.locator("#alert", { hasText: /\S/u }).waitFor();
}

const proposing = { judge: workerSaying(JUDGED) };

/** Each at four pixel ratios. @type {readonly State[]} */
export const STATES = [
  { name: "empty", width: 1024, height: 720, arrange: top },
  { name: "opening", width: 1024, height: 720, arrange: (page) => atMove(page, "12") },
  { name: "crowded", width: 1024, height: 720, arrange: (page) => atMove(page, "325") },
  { name: "marking", width: 1024, height: 860, wish: proposing, arrange: inMarking },
  { name: "result", width: 1024, height: 860, arrange: counted },
  { name: "error", width: 1024, height: 720, arrange: refused },
  { name: "phone", width: 320, height: 568, arrange: (page) => atMove(page, "127") },
  { name: "phone-landscape", width: 667, height: 375, arrange: (page) => atMove(page, "127") },
  { name: "tablet", width: 768, height: 1024, arrange: (page) => atMove(page, "127") },
  { name: "desktop-wide", width: 1680, height: 945, arrange: (page) => atMove(page, "127") },
  { name: "dark", width: 1024, height: 720, wish: { dark: true }, arrange: (page) => atMove(page, "127") },
  {
    name: "dark-marking",
    width: 360,
    height: 740,
    wish: { ...proposing, dark: true, locale: "zh-CN" },
    arrange: inMarking,
  },
  {
    name: "high-contrast",
    width: 1024,
    height: 720,
    wish: { contrast: true },
    arrange: (page) => atMove(page, "127"),
  },
  {
    name: "forced-colours",
    width: 1024,
    height: 720,
    wish: { ...proposing, forced: true, dark: true },
    arrange: inMarking,
  },
  {
    name: "text-200",
    width: 768,
    height: 1024,
    arrange: async (page) => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      await refused(page);
    },
  },
];

/** Each once. @type {readonly State[]} */
export const DIALOGS = [
  {
    name: "study",
    width: 1280,
    height: 860,
    arrange: async (page) => {
      await paste(page, COMMENTED);
      await page.locator("#study").waitFor();
      await page.locator("#slider").fill("4");
      await top(page);
    },
  },
  {
    name: "study-zh",
    width: 360,
    height: 740,
    wish: { locale: "zh-CN", dark: true },
    arrange: async (page) => {
      await paste(page, COMMENTED);
      await page.locator("#study").waitFor();
      await page.locator("#slider").fill("4");
      await top(page);
    },
  },
  ...[
    ["settings", "en-GB", false],
    ["help", "ko-KR", false],
    ["culture", "zh-TW", false],
    ["share", "ja-JP", true],
  ].map(([name, locale, dark]) => ({
    name: String(name),
    width: 768,
    height: 900,
    wish: { locale: String(locale), dark: dark === true },
    arrange: async (/** @type {Page} */ page) => {
      await press(page, "D4 Q16 Q4");
      await page.locator(`#${name}`).click();
      await page.locator(`#${name}-dialog[open]`).waitFor();
      // The address of a link is another one each time.
      await page.locator("#link-text").evaluateAll((fields) => {
        for (const field of fields) field.value = "https://…/#g=…";
      });
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    },
  })),
  {
    name: "new-game",
    width: 360,
    height: 740,
    arrange: async (page) => {
      await page.locator("#new").click();
      await page.locator("#new-dialog[open]").waitFor();
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    },
  },
];
