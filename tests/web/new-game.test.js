// The dialog of a new game: any size, komi as it is counted, handicap on the star points or free, and what can't be.
import assert from "node:assert/strict";
import { test } from "node:test";
import { compensationFor, komiIn, mostFixed, wholeIn } from "../../www/new-game/asked.js";
import { init } from "../../www/lanke/play/slim.node.js";
import { changeLanguage, newGame, onPage, press, withBrowser } from "./helpers.mjs";

// The page's own modules ask the package, which they have started elsewhere.
await init();

withBrowser();

const text = (page, id) => page.locator(`#${id}`).textContent();
const start = (page) => page.locator('#new-dialog button[value="start"]').click();
const isOpen = (page) => page.locator("#new-dialog").evaluate((/** @type {HTMLDialogElement} */ node) => node.open);
const choose = (page, name, value) => page.locator(`#new-dialog input[name="${name}"][value="${value}"]`).check();

/** Opens the dialog, which is loaded when it is first wanted. */
const open = async (page) => {
  await page.locator("#new").click();
  await page.locator("#new-dialog[open]").waitFor();
};
const openSized = async (page, columns, rows) => {
  await open(page);
  await choose(page, "size", "other");
  await page.locator("#columns").fill(columns);
  await page.locator("#rows").fill(rows);
};

/** The record as it would be saved. */
const saved = async (page) => {
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#save").click()]);
  let all = "";
  for await (const chunk of await download.createReadStream()) all += chunk;
  return all;
};

test("numbers are read as they are written, and nothing is made of what is none", () => {
  for (const [written, wanted] of [
    ["7.5", 7.5],
    ["7,5", 7.5],
    ["7½", 7.5],
    [" 0 ", 0],
    ["−3", -3],
    ["3 3/4 zi", 7.5],
    ["3 3/4 子", 7.5],
    ["7.25", null],
    ["", null],
    ["a", null],
    ["1e2", null],
    ["10000.5", null],
  ]) {
    assert.equal(komiIn(String(written)), wanted, String(written));
  }
  assert.deepEqual(
    ["1", "52", "53", "0", "-3", "7.0", "", "x"].map((written) => wholeIn(written, 52)),
    [1, 52, null, null, null, null, null, null],
  );
  assert.deepEqual(
    [
      [19, 19],
      [13, 13],
      [9, 9],
      [7, 13],
      [8, 8],
      [6, 6],
      [52, 1],
      [1, 1],
    ].map(([columns = 0, rows = 0]) => mostFixed([columns, rows])),
    [9, 9, 9, 4, 4, 0, 0, 0],
  );
  const rules = (/** @type {object} */ part) => /** @type {import("../../www/lanke/index.js").Rules} */ (part);
  assert.equal(compensationFor(rules({ scoring: "area", handicapCompensation: "n" }), 3), 3);
  assert.equal(compensationFor(rules({ scoring: "area", handicapCompensation: "n-1" }), 3), 2);
  assert.equal(compensationFor(rules({ scoring: "territory", handicapCompensation: "n" }), 3), 0);
});

for (const [columns = 0, rows = 0] of [
  [7, 13],
  [52, 1],
  [1, 1],
  [1, 52],
]) {
  test(`a game on ${columns} × ${rows}`, () =>
    onPage({}, async (page) => {
      await openSized(page, String(columns), String(rows));
      await start(page);
      assert.equal(await isOpen(page), false);
      assert.match(
        await page.locator(".lanke-board").getAttribute("aria-label"),
        new RegExp(`${columns} by ${rows}`, "u"),
      );
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 1280);
      if (columns * rows === 1) {
        await page.locator(".lanke-board").focus();
        for (const key of ["Enter", "Enter"]) await page.keyboard.press(key);
        assert.match(await text(page, "alert"), /A1/u);
        return;
      }
      await press(page, "A1", [columns, rows]);
      assert.equal(await text(page, "status"), "Move 1: Black A1. White to play.");
    }));
}

test("two handicap stones on the star points, and White begins", () =>
  onPage({}, async (page) => {
    await open(page);
    await choose(page, "handicap", "fixed");
    assert.equal(
      await text(page, "handicap-hint"),
      "A 19 × 19 board has star points for 2 to 9 stones. White gets a point for every handicap stone. Here that is 2 points (1 子).",
    );
    await start(page);
    assert.equal(await text(page, "status"), "White plays first.");
    const record = await saved(page);
    assert.match(record, /HA\[2\]/u);
    assert.match(record, /AB\[(?:dp\]\[pd|pd\]\[dp)\]/u);
  }));

test("three free handicap stones: Black places them one after another, then White moves", () =>
  onPage({}, async (page) => {
    await open(page);
    await choose(page, "size", "9");
    await choose(page, "handicap", "free");
    await page.locator("#handicap-stones").fill("3");
    await page.locator("#names summary").click();
    await page.locator("#name-black").fill("柯洁");
    await start(page);
    assert.equal(await text(page, "placing-text"), "Black places 3 handicap stones.");
    assert.equal(await text(page, "status"), "0 of 3 stones are placed.");
    assert.equal(await page.locator("#playing").isVisible(), false);
    await press(page, "E5 C3", 9);
    assert.equal(await text(page, "status"), "2 of 3 stones are placed.");
    await page.locator("#placing-begin").click({ force: true });
    assert.equal(await page.locator("#placing").isVisible(), true, "not before all are placed");
    await press(page, "C3", 9);
    assert.equal(await text(page, "status"), "1 of 3 stones are placed.");
    await press(page, "C4 G6 A1", 9);
    assert.equal(await text(page, "status"), "All 3 stones are placed. White moves first.");
    await page.locator("#placing-back").click();
    assert.equal(await text(page, "status"), "2 of 3 stones are placed.");
    await press(page, "G7", 9);
    await page.locator("#placing-begin").click();
    assert.equal(await page.locator("#placing").isVisible(), false);
    assert.equal(await text(page, "status"), "White plays first.");
    await press(page, "E6", 9);
    assert.equal(await text(page, "status"), "Move 1: White E6. Black to play.");
    await page.locator("#undo").click();
    const record = await saved(page);
    assert.match(record, /HA\[3\]/u);
    assert.match(record, /AB(?:\s*\[(?:ee|cf|gc)\]){3}/u);
    assert.match(record, /PB\[柯洁\]/u);
  }));

test("free handicap by keys alone, and another game drops it", () =>
  onPage({}, async (page) => {
    await open(page);
    await choose(page, "handicap", "free");
    await start(page);
    await page.locator(".lanke-board").focus();
    for (const key of ["Enter", "Enter", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
    assert.equal(await text(page, "status"), "All 2 stones are placed. White moves first.");
    await newGame(page, 9);
    assert.equal(await page.locator("#placing").isVisible(), true, "the dialog remembers it");
    await open(page);
    await choose(page, "handicap", "none");
    await start(page);
    assert.equal(await page.locator("#placing").isVisible(), false);
    assert.equal(await text(page, "status"), "Black plays first.");
  }));

test("what can't be is said at its field, in words; nothing is corrected, and nothing begins", () =>
  onPage({}, async (page) => {
    const wrong = async (id, field, said) => {
      await start(page);
      assert.equal(await isOpen(page), true);
      assert.match(await text(page, `${id}-error`), said);
      assert.equal(await page.locator(`#${field}`).getAttribute("aria-invalid"), "true");
      assert.equal(await page.evaluate(() => document.activeElement?.id), field);
      assert.match(await page.locator(`#${field}`).getAttribute("aria-describedby"), new RegExp(`${id}-error`, "u"));
    };
    await openSized(page, "53", "9");
    await wrong("size", "columns", /^“53” can't be used: a side has 1 to 52 lines\.$/u);
    assert.equal(await page.locator("#columns").inputValue(), "53");
    await page.locator("#columns").fill("9");
    assert.equal(await text(page, "size-error"), "");
    await page.locator("#rows").fill("");
    await wrong("size", "rows", /Nothing is written there/u);
    await page.locator("#rows").fill("8");
    await choose(page, "handicap", "fixed");
    await page.locator("#handicap-stones").fill("5");
    await wrong("handicap", "handicap-stones", /“5” can't be used: a 9 × 8 board has star points for 2 to 4 stones/u);
    await page.locator("#rows").fill("5");
    await wrong("handicap", "handicap-stones", /no star points/u);
    await choose(page, "handicap", "free");
    await page.locator("#handicap-stones").fill("45");
    await wrong("handicap", "handicap-stones", /room for 2 to 44/u);
    await page.locator("#handicap-stones").fill("44");
    await page.locator("#komi").fill("7.3");
    await wrong("komi", "komi", /^“7\.3” can't be used: komi is a number of points/u);
    await page.locator("#komi").fill("3 3/4 zi");
    assert.equal(await text(page, "komi-zi"), "7½ points are 3¾ 子 (zi) at the count.");
    await start(page);
    assert.equal(await isOpen(page), false);
    await changeLanguage(page, "zh-Hans");
    await open(page);
    assert.equal(await text(page, "komi-error"), "");
    await page.locator("#komi").fill("x");
    await start(page);
    assert.match(await text(page, "komi-error"), /“x”不能用/u);
  }));

test("komi is told in 子 where the rules count 子, and only there", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { rules: "chinese-2002" });
    assert.match(await text(page, "record"), /7½ points \(3¾ 子\)/u);
    await open(page);
    await page.locator("#rules").selectOption("japanese");
    assert.equal(await text(page, "komi-zi"), "");
    await start(page);
    assert.match(await text(page, "record"), /6½ points(?! \()/u);
  }));

test("the last choice is there again after a reload", () =>
  onPage({}, async (page) => {
    await openSized(page, "7", "13");
    await page.locator("#rules").selectOption("aga");
    await page.locator("#komi").fill("0.5");
    await choose(page, "handicap", "fixed");
    await page.locator("#handicap-stones").fill("4");
    await start(page);
    await page.reload();
    await open(page);
    const value = (id) => page.locator(`#${id}`).inputValue();
    assert.equal(await page.locator('#new-dialog input[name="size"]:checked').inputValue(), "other");
    assert.deepEqual(
      [
        await value("columns"),
        await value("rows"),
        await value("rules"),
        await value("komi"),
        await value("handicap-stones"),
      ],
      ["7", "13", "aga", "0.5", "4"],
    );
    await start(page);
    assert.equal(await text(page, "status"), "White plays first.");
    await page.evaluate(() => localStorage.setItem("lanke.new-game", '{"columns":3}'));
    await page.reload();
    await open(page);
    assert.equal(await page.locator('#new-dialog input[name="size"]:checked').inputValue(), "19");
  }));
