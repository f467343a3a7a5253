// Records: dropped, pasted, opened, stepped through, saved; what is said of them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CURSOR, changeLanguage, dropFile, newGame, onPage, paste, press, spot, withBrowser } from "./helpers.mjs";
import { SPLIT } from "./records.mjs";

withBrowser();

const status = (page) => page.locator("#status").textContent();
const counter = (page) => page.locator("#counter").textContent();

test("a dropped record opens at its start, with its names and its result", () =>
  onPage({}, async (page) => {
    await dropFile(page, SPLIT);
    await page.locator("#player-black .player-name", { hasText: "Ya" }).waitFor();
    assert.equal(await counter(page), "0 / 22");
    assert.equal(await page.locator("#player-white .player-name").textContent(), "Bai");
    const record = await page.locator("#record").textContent();
    assert.match(record, /烂柯/u);
    assert.match(record, /B\+1\.5/u);
    assert.equal(await page.locator("#drop").isVisible(), false);
  }));

test("stepping with the arrow keys on the board; a move of one's own is a variation", () =>
  onPage({}, async (page) => {
    await paste(page, SPLIT);
    await page.locator(CURSOR).focus();
    await page.keyboard.press("Home");
    assert.equal(await counter(page), "0 / 22");
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
    assert.equal(await status(page), "Move 3: Black E8. White to play.");
    // The record's own move follows the record.
    await press(page, "F8", 9);
    assert.equal(await counter(page), "4 / 22");
    await press(page, "A1", 9);
    assert.equal(await counter(page), "5 / 5");
    assert.match(await status(page), /Variation 2 of 2/u);
    await page.locator("#variation-previous").click();
    assert.equal(await counter(page), "5 / 22");
  }));

test("a record with moves against the rules opens, and says which they are", () =>
  onPage({}, async (page) => {
    await paste(page, "(;GM[1]FF[4]SZ[9];B[ee];W[ee];B[cc])");
    assert.match((await page.locator("#record").textContent()) ?? "", /Against the rules.*move 2/u);
    await changeLanguage(page);
    assert.match((await page.locator("#record").textContent()) ?? "", /违反规则.*第 2 手/u);
  }));

test("rules that are not known are counted by the Chinese ones, and that is said; so are faults", () =>
  onPage({}, async (page) => {
    const record = async () => (await page.locator("#record").textContent()) ?? "";
    await paste(page, "(;GM[1]SZ[9]RU[Mongolian];B[ee])");
    assert.match(await record(), /Counted by the Chinese rules.*“Mongolian”, are not known here/u);
    await changeLanguage(page);
    assert.match(await record(), /按中国规则计算.*“Mongolian”/u);
    await paste(page, "(;GM[1]SZ[9]RU[AGA]KM[six];B[ee])");
    assert.equal(await page.locator("#faults-title").textContent(), "文件中有 1 处错误");
    assert.match(
      (await page.locator("#faults-list").textContent()) ?? "",
      /第 1 行第 20 字：值无法识别。.*照原文保留。/u,
    );
    await changeLanguage(page);
    assert.match(
      (await page.locator("#faults-list").textContent()) ?? "",
      /Line 1, column 20: KM\[six\].*Kept as written\./u,
    );
    assert.doesNotMatch(await record(), /Chinese/u);
    await paste(page, "(;GM[1]SZ[9]RU[Chinese]KM[7];B[ee])");
    assert.doesNotMatch(await record(), /Counted/u);
    assert.equal(await page.locator("#faults").isVisible(), false);
  }));

test("the record's lines are left alone while the mouse moves", () =>
  onPage({}, async (page) => {
    await paste(page, "(;GM[1]FF[4]SZ[9];B[ee];W[ee];B[cc])");
    await page.evaluate(() => {
      const node = /** @type {HTMLElement} */ (document.getElementById("record"));
      new MutationObserver((changes) => {
        node.dataset.changes = String(Number(node.dataset.changes ?? 0) + changes.length);
      }).observe(node, { childList: true });
    });
    for (const at of ["A1", "B2", "G7"]) {
      const { x, y } = await spot(page, at, 9);
      await page.mouse.move(x, y);
    }
    const changes = () => page.locator("#record").getAttribute("data-changes");
    assert.equal(await changes(), null);
    await press(page, "G7", 9);
    await page.waitForFunction(() => document.getElementById("record")?.dataset.changes !== undefined);
  }));

test("saving in the middle saves the whole game", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "C3 G7", 9);
    await page.locator("#undo").click();
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#save").click()]);
    assert.match(readFileSync(await download.path(), "utf8"), /;B\[cg\]\s*;W\[gc\]/u);
    assert.equal(await counter(page), "1 / 2");
  }));

test("what is no record is refused in words, and the game stays", () =>
  onPage({}, async (page) => {
    await press(page, "D4");
    await dropFile(page, "this is a shopping list");
    await page.locator("#alert", { hasText: "not an SGF record" }).waitFor();
    assert.equal(await counter(page), "1 / 1");
    await press(page, "Q16");
    assert.equal(await page.locator("#alert").textContent(), "");
  }));

test("text from a record is shown as text", () =>
  onPage({}, async (page) => {
    await paste(page, "(;GM[1]FF[4]SZ[9]PB[<img src=x onerror=alert(1)>]EV[<b>bold</b>];B[ee])");
    assert.equal(await page.locator("#player-black .player-name").textContent(), "<img src=x onerror=alert(1)>");
    assert.equal(await page.locator("#record b, .player img").count(), 0);
  }));

test("a saved record opens again", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "C3 G7", 9);
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#save").click()]);
    assert.equal(download.suggestedFilename(), "lanke-game.sgf");
    const text = readFileSync(await download.path(), "utf8");
    assert.match(text, /;B\[cg\]\s*;W\[gc\]/u);
    await newGame(page, 19);
    await page.locator("#file").setInputFiles({ name: "a.sgf", mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.locator("#counter", { hasText: "0 / 2" }).waitFor();
    await page.locator("#last").click();
    assert.equal(await status(page), "Move 2: White G7. Black to play.");
  }));
