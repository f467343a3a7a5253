// Moves as text, in the field that `entry` brings.
import assert from "node:assert/strict";
import { test } from "node:test";
import { alert, axeSource, onElement, settle, shot, status, told, withBoard, withElements } from "./element-page.mjs";

withElements();

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @param {string} texts */
async function type(page, ...texts) {
  for (const text of texts) {
    await page.locator("go-board input").fill(text);
    await page.locator("go-board input").press("Enter");
    await settle(page);
  }
}

test("by text alone: a game with a capture, refused moves, passes, marks, agreement and result", () =>
  onElement('<go-board size="5" komi="0" entry></go-board>', async (page) => {
    await page.locator("go-board input").waitFor();
    const field = page.getByRole("textbox", { name: "Move in letters and figures" });
    assert.equal(await field.count(), 1);
    await type(page, "B3", "e3", " C4 ", "D4", "C2", "D2", "D3");
    assert.equal(await status(page), "Move 7, black D3. White to play.");
    await type(page, "C3");
    assert.equal(await status(page), "Move 8, white C3, captures 1. Black to play.");
    await type(page, "D3");
    assert.equal(await alert(page), "Ko: this point may not be retaken at once.");
    await type(page, "Z9");
    assert.match((await alert(page)) ?? "", /^“Z9” is neither a point nor one of: pass, undo/u);
    assert.equal(await field.inputValue(), "Z9", "what was not understood can be mended");
    await type(page, "undo", "redo", "pass", "PASS");
    assert.equal(await withBoard(page, (board) => board.game.phase), "marking");
    await type(page, "B3");
    assert.match(
      (await status(page)) ?? "",
      /^3 stones marked dead, 3 dead in all\. As marked: (?:Black|White) wins by /,
    );
    await told(page);
    await type(page, "accept");
    assert.ok((await told(page)).some(([name]) => name === "go-end"));
    assert.match((await status(page)) ?? "", /White wins by/u);
    await page.evaluate(axeSource());
    const found = await page.evaluate(() =>
      globalThis.axe.run(document, { rules: { "page-has-heading-one": { enabled: false } } }),
    );
    assert.deepEqual(
      found.violations.map(({ id }) => id),
      [],
    );
    await shot(page, "entry");
  }));

test("what can't be done at this stage is said, and the text stays", () =>
  onElement('<go-board size="5" entry></go-board>', async (page) => {
    await page.locator("go-board input").waitFor();
    for (const text of ["accept", "resume"]) {
      await type(page, text);
      assert.equal(await alert(page), "Not at this stage.");
      assert.equal(await page.locator("go-board input").inputValue(), text);
    }
    await type(page, "pass", "pass", "accept");
    assert.equal(await withBoard(page, (board) => board.game.phase), "over");
  }));

test("in five languages, by their own words and by the coordinates that are shown", () =>
  onElement('<go-board size="9" entry coordinates="cjk" lang="zh-CN"></go-board>', async (page) => {
    await page.getByRole("textbox", { name: "用文字落子" }).waitFor();
    await type(page, "3-四", "D4", "停一手", "悔棋");
    assert.deepEqual(await withBoard(page, (board) => board.game.history().map(({ gtp }) => gtp)), ["C6", "D4"]);
    for (const [lang, name, button, pass] of [
      ["zh-TW", "以文字落子", "落子", "虛手"],
      ["ja", "着手を文字で入力", "打つ", "パス"],
      ["ko", "글자로 착수", "두기", "통과"],
      ["en", "Move in letters and figures", "Play", "pass"],
    ]) {
      await withBoard(page, `(board) => { board.lang = "${lang}"; }`);
      await page.getByRole("textbox", { name }).waitFor();
      assert.equal(await page.locator("go-board button").textContent(), button);
      const before = await withBoard(page, (board) => board.game.moveNumber);
      await type(page, pass, "undo");
      assert.equal(await withBoard(page, (board) => board.game.moveNumber), before);
      assert.equal(await withBoard(page, (board) => board.game.moveCount), before + 1);
    }
  }));

test("the field comes and goes with the attribute, keeps below the board, and comes back with the element", () =>
  onElement('<go-board size="9" entry></go-board>', async (page) => {
    const field = page.locator("go-board input");
    await field.waitFor();
    const box = await field.boundingBox();
    const board = await page.locator("go-board [part=board]").boundingBox();
    assert.ok(box && board && box.y >= board.y + board.height && box.height >= 44);
    await withBoard(page, (one) => {
      one.entry = false;
    });
    await field.waitFor({ state: "detached" });
    await withBoard(page, (one) => {
      one.entry = true;
    });
    await field.waitFor();
    await page.evaluate(async () => {
      const one = document.querySelector("go-board");
      one.remove();
      await new Promise((done) => setTimeout(done, 0));
      document.querySelector("main").append(one);
    });
    await field.waitFor();
    await type(page, "E5");
    assert.equal(await withBoard(page, (one) => one.game.moveNumber), 1);
    assert.equal(await field.count(), 1);
  }));
