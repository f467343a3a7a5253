// Views of the page that no stored picture shows, for axe.
import { newGame, paste, press } from "./helpers.mjs";
import { collectionOf, COMMENTED } from "./records.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./states.mjs").State} State */

/** @param {string} name @param {(page: Page) => Promise<void>} arrange @returns {State} */
const view = (name, arrange) => ({ name, width: 768, height: 900, arrange });

/** Opens a part of the dialog that shares. @param {"embed" | "picture"} way @param {string} shows */
const sharing = (way, shows) =>
  view(`share-${way}`, async (page) => {
    await newGame(page, 9);
    await press(page, "E5 C3 G7", 9);
    await page.locator("#share").click();
    await page.locator(`input[name="share-way"][value="${way}"]`).check();
    await page.locator(shows).waitFor();
  });

/** @type {readonly State[]} */
export const VIEWS = [
  view("comment", async (page) => {
    await paste(page, COMMENTED);
    await page.locator("#study").waitFor();
    await page.locator("#comment-edit").click();
    await page.locator("#comment-dialog[open]").waitFor();
  }),
  view("referee", async (page) => {
    await newGame(page, 9);
    await press(page, "A8 E5 B9 A9", 9);
    await page.locator("#anyway").click();
    await page.locator("#referee-dialog[open]").waitFor();
    await page.locator("#referee-dialog details").evaluateAll((folds) => {
      for (const fold of /** @type {HTMLDetailsElement[]} */ (folds)) fold.open = true;
    });
  }),
  view("resign", async (page) => {
    await press(page, "D4");
    await page.locator("#resign").click();
    await page.locator("#resign-dialog[open]").waitFor();
  }),
  view("dispute", async (page) => {
    await newGame(page, 9);
    await press(page, "E5 C3 G7 B5", 9);
    await page.locator("#mark").click();
    await press(page, "B5", 9);
    await page.locator("#dispute").click();
    await page.locator("#dispute-dialog[open]").waitFor();
  }),
  view("unsaved", async (page) => {
    await paste(page, COMMENTED);
    await page.locator("#study").waitFor();
    await press(page, "A1", 9);
    await paste(page, COMMENTED);
    await page.locator("#unsaved-dialog[open]").waitFor();
  }),
  view("games", async (page) => {
    await paste(page, collectionOf(30));
    await page.locator("#games-list").waitFor();
  }),
  view("adjourned", async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    await page.locator("#referee").click();
    await page.locator("summary:has(~ #adjourn)").click();
    await page.locator("#used-black").fill("12");
    await page.locator("#used-white").fill("15");
    await page.locator("#adjourn").click();
    await page.locator("#paused").waitFor();
  }),
  view("offered", async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    await page.locator("#propose").click();
    await page.locator("#offer").waitFor();
  }),
  sharing("embed", "#embed-code"),
  sharing("picture", "#picture"),
];
