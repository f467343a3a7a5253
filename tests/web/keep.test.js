// The game outlives the page: at every stage, with its record and edits; storage that is forbidden, full or broken; two tabs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { countTable, newGame, onPage, paste, press, withBrowser } from "./helpers.mjs";
import { COMMENTED } from "./records.mjs";
import { denyStorage } from "./storage.mjs";

withBrowser();

/** @typedef {import("playwright-core").Page} Page */

const text = (/** @type {Page} */ page, /** @type {string} */ id) => page.locator(`#${id}`).textContent();

/** Everything that is kept, by its names. @param {Page} page @returns {Promise<Record<string, string>>} */
const stored = (page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => /kept|aside/u.test(key))));

/** Loads the page anew, at once after what was done. @param {Page} page */
async function reload(page) {
  await page.reload();
  await page.locator("html:not(.is-partial)").waitFor();
}

test("a game that is played is there again, with what was taken back", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { komi: "3.5", rules: "japanese" });
    await press(page, "E5 C3 G7", 9);
    await page.locator("#undo").click();
    const [status, rules] = [await text(page, "status"), await text(page, "record")];
    await reload(page);
    await page.locator("#counter", { hasText: "2 / 3" }).waitFor();
    assert.equal(await text(page, "status"), status);
    assert.equal(await text(page, "record"), rules);
    await page.locator("#redo").click();
    assert.equal(await text(page, "status"), "Move 3: Black G7. White to play.");
    assert.equal(await text(page, "kept"), "");
  }));

test("handicap stones that are being put up", () =>
  onPage({}, async (page) => {
    await page.locator("#new").click();
    await page.locator("#new-dialog[open]").waitFor();
    await page.locator('input[name="size"][value="9"]').check();
    await page.locator('input[name="handicap"][value="free"]').check();
    await page.locator('#new-dialog button[value="start"]').click();
    await press(page, "C3", 9);
    const told = await text(page, "placing-text");
    await reload(page);
    await page.locator("#placing").waitFor();
    assert.equal(await text(page, "placing-text"), told);
    // Nor does a record that is looked at meanwhile take them away.
    await paste(page, COMMENTED);
    await page.locator("#study").waitFor();
    await page.locator("#study-leave").click();
    await press(page, "G7", 9);
    await page.locator("#placing-begin").click();
    assert.match((await text(page, "status")) ?? "", /White to play|White plays first/u);
  }));

test("marking, its marks and an acceptance; then the result", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5 C3", 9);
    await page.locator("#mark").click();
    await press(page, "C3", 9);
    await page.locator("#accept-black").click();
    const count = await countTable(page);
    await reload(page);
    await page.locator("#marking").waitFor();
    assert.deepEqual(await countTable(page), count);
    assert.match((await text(page, "status")) ?? "", /Black has accepted/u);
    await page.locator("#accept-white").click();
    const result = await text(page, "result-title");
    await reload(page);
    await page.locator("#result").waitFor();
    assert.equal(await text(page, "result-title"), result);
    await page.locator("#confirm-black").click();
    await page.locator("#confirm-white").click();
    // A step back from the finished game, and a line of one's own: the finished one is still to be come back to.
    await page.locator("#previous").click();
    await press(page, "G7", 9);
    await reload(page);
    await page.locator("#rejoin").waitFor();
    await page.locator("#rejoin").click();
    assert.equal(await text(page, "result-title"), result);
  }));

test("a record with its edits, the node shown, the line, the numbers; and the game that was laid aside", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "A1 B1", 9);
    await paste(page, COMMENTED);
    await page.locator("#study").waitFor();
    await page.locator("#next").click();
    await press(page, "A9", 9);
    await page.locator("#comment-edit").click();
    await page.locator("textarea#comment-text").fill("my <own> words");
    await page.locator('#comment-dialog button[value="keep"]').click();
    await page.locator(".ways .switch").click();
    await page.locator("#previous").click();
    const [status, counter] = [await text(page, "status"), await text(page, "counter")];
    assert.match(counter ?? "", /^1 \/ 2$/u);
    await reload(page);
    await page.locator("#study").waitFor();
    assert.equal(await text(page, "status"), status);
    assert.equal(await text(page, "counter"), counter);
    assert.equal(await page.locator("#numbers").isChecked(), true);
    await page.locator("#next").click();
    assert.equal(await text(page, "comment"), "my <own> words");
    // It is still not saved: another one asks.
    await paste(page, COMMENTED);
    await page.locator("#unsaved-dialog").waitFor();
    await page.locator("#unsaved-keep").click();
    await page.locator("#study-leave").click();
    assert.equal(await text(page, "counter"), "2 / 2");
  }));

test("a game played on from a record goes back to it as a variation, also after the page was loaded anew", () =>
  onPage({}, async (page) => {
    await paste(page, "(;GM[1]SZ[9];B[ee];W[cc];B[gg])");
    await page.locator("#study").waitFor();
    await page.locator("#next").click();
    await page.locator("#continue").click();
    await press(page, "A1", 9);
    await reload(page);
    await page.locator("#study-return").waitFor();
    assert.equal(await text(page, "counter"), "2 / 2");
    await page.locator("#study-return").click();
    assert.match((await text(page, "status")) ?? "", /1 move was added to the record as a variation/u);
  }));

test("leaving is not asked about as long as all is kept", () =>
  onPage({}, async (page) => {
    await paste(page, COMMENTED);
    await page.locator("#study").waitFor();
    await press(page, "A9", 9);
    const asked = await page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
    assert.equal(asked, false);
  }));

for (const [name, error, said] of /** @type {const} */ ([
  ["forbidden", "SecurityError", /does not let the page keep the game: save it before leaving/u],
  ["full", "QuotaExceededError", /no more room in this browser/u],
])) {
  test(`storage that is ${name}: it is said once, and all else goes on`, () =>
    onPage({}, async (page) => {
      await denyStorage(page, error);
      await reload(page);
      await page.evaluate(() => {
        const node = /** @type {HTMLElement} */ (document.getElementById("kept"));
        new MutationObserver((changes) => {
          node.dataset.changes = String(Number(node.dataset.changes ?? 0) + changes.length);
        }).observe(node, { childList: true, characterData: true, subtree: true });
      });
      await press(page, "D4");
      await page.locator("#kept", { hasText: said }).waitFor();
      await press(page, "Q16");
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await page.evaluate(() => dispatchEvent(new Event("pagehide")));
      assert.equal(await page.locator("#kept").getAttribute("data-changes"), "1");
      assert.equal(await text(page, "status"), "Move 2: White Q16. Black to play.");
      await paste(page, COMMENTED);
      await page.locator("#study").waitFor();
      await press(page, "A9", 9);
      const asked = await page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
      assert.equal(asked, true);
    }));
}

for (const [name, broken] of /** @type {const} */ ([
  ["no JSON", "{"],
  ["another version", '{"at":1,"version":99,"game":null,"study":null}'],
  ["a game that never was", '{"at":1,"version":1,"game":{"snapshot":{"version":1},"move":3},"study":null}'],
  [
    "a record without its text",
    '{"at":1,"version":1,"game":null,"study":{"place":0,"way":[],"end":[],"isShown":true}}',
  ],
])) {
  test(`what is kept and can't be read is laid aside, said, and the page starts: ${name}`, () =>
    onPage({}, async (page) => {
      const base = page.url();
      await press(page, "D4");
      await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("lanke.kept.")));
      const [key = ""] = Object.keys(await stored(page));
      // Once the page has let go of it.
      await page.route("**/broken.html", (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>x</title>" }),
      );
      await page.goto(`${base}broken.html`);
      await page.evaluate(([at = "", value = ""]) => localStorage.setItem(at, value), [key, broken]);
      await page.goto(base);
      await page.locator("#kept", { hasText: "can't be read" }).waitFor();
      assert.equal(await text(page, "counter"), "0 / 0");
      const aside = Object.entries(await stored(page)).filter(([at]) => at.startsWith("lanke.aside."));
      assert.equal(aside.length, 1);
      assert.equal(JSON.parse(aside[0]?.[1] ?? "{}").state, broken);
      assert.match((await text(page, "kept")) ?? "", new RegExp(aside[0]?.[0] ?? "x", "u"));
      await press(page, "Q16");
      await reload(page);
      await page.locator("#counter", { hasText: "1 / 1" }).waitFor();
      assert.equal(await text(page, "kept"), "");
    }));
}

test("two tabs keep two games; a tab that comes after them finds the latest one", () =>
  onPage({}, async (page) => {
    const base = page.url();
    await newGame(page, 9);
    await press(page, "E5", 9);
    const other = await page.context().newPage();
    await other.goto(base);
    await other.locator("html:not(.is-partial)").waitFor();
    // The first tab lives: its game is not for the second one.
    assert.equal(await text(other, "counter"), "0 / 0");
    await newGame(other, 13);
    await press(other, "C3 D4", 13);
    await reload(page);
    await page.locator("#counter", { hasText: "1 / 1" }).waitFor();
    await reload(other);
    await other.locator("#counter", { hasText: "2 / 2" }).waitFor();
    await press(page, "C3", 9);
    await reload(other);
    await other.locator("#counter", { hasText: "2 / 2" }).waitFor();
    await other.close();
    const third = await page.context().newPage();
    await third.goto(base);
    await third.locator("#counter", { hasText: "2 / 2" }).waitFor();
    assert.match((await text(third, "status")) ?? "", /left on this device/u);
    await third.close();
    assert.equal(await text(page, "counter"), "2 / 2");
  }));

test("a tab that is made a double of another has its game, and a place of its own", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("lanke.kept.")));
    const tab = await page.evaluate(() => sessionStorage.getItem("lanke.tab"));
    const double = await page.context().newPage();
    await double.addInitScript((name) => {
      if (sessionStorage.getItem("lanke.tab") === null) sessionStorage.setItem("lanke.tab", name ?? "");
    }, tab);
    await double.goto(page.url());
    await double.locator("#counter", { hasText: "1 / 1" }).waitFor();
    await double.waitForFunction((name) => sessionStorage.getItem("lanke.tab") !== name, tab);
    await press(double, "C3 G7", 9);
    await double.waitForFunction(
      () => Object.keys(localStorage).filter((key) => key.startsWith("lanke.kept.")).length === 2,
    );
    await reload(page);
    await page.locator("#counter", { hasText: "1 / 1" }).waitFor();
    await reload(double);
    await double.locator("#counter", { hasText: "3 / 3" }).waitFor();
    await double.close();
  }));

test("without locks a new tab has a copy of the latest game", () =>
  onPage({}, async (page) => {
    await page.context().addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
    await reload(page);
    await newGame(page, 9);
    await press(page, "E5", 9);
    await reload(page);
    await page.locator("#counter", { hasText: "1 / 1" }).waitFor();
  }));

test("stepping about in a large record writes its text once", () =>
  onPage({}, async (page) => {
    await paste(page, COMMENTED);
    await page.locator("#study").waitFor();
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith(".record")));
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      /** @type {string[]} */
      const keys = [];
      Object.assign(window, { keys });
      Storage.prototype.setItem = function (key, value) {
        keys.push(key);
        setItem.call(this, key, value);
      };
    });
    await page.locator("#next").click();
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    const keys = await page.evaluate(() => /** @type {{ keys?: string[] }} */ (window).keys ?? []);
    assert.equal(keys.length, 1);
    assert.doesNotMatch(keys[0] ?? "", /record/u);
  }));
