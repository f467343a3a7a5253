// Records: dropped, pasted, opened, stepped through, played on from, marked, counted, saved.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import {
  CURSOR,
  changeLanguage,
  countTable,
  dropFile,
  finishedGames,
  newGame,
  onPage,
  paste,
  playOn,
  playRecord,
  press,
  spot,
  withBrowser,
} from "./helpers.mjs";

withBrowser();

const status = (page) => page.locator("#status").textContent();
const counter = (page) => page.locator("#counter").textContent();

/** A 9×9 split down the middle: Black has columns A–E, White F–J; a dead white stone at B5. */
const SPLIT = `(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[7.5]PB[Ya]PW[Bai]EV[烂柯]RE[B+1.5]
;B[ea];W[fa];B[eb];W[fb];B[ec];W[fc];B[ed];W[fd];B[ee];W[fe];B[ef];W[ff];B[eg];W[fg];B[eh];W[fh];B[ei];W[fi]
;B[cd];W[be];B[];W[])`;

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

test("two passes bring the marking; the count changes with every mark; accepting ends the game", () =>
  onPage({}, async (page) => {
    await dropFile(page, SPLIT);
    await playOn(page);
    await page.locator("#marking").waitFor();
    // 5 columns of Black's with a living white stone inside are not yet Black's.
    const before = await countTable(page);
    await press(page, "B5", 9);
    const after = await countTable(page);
    assert.notDeepEqual(after, before);
    assert.deepEqual(
      after.map(([, black, white]) => [black, white]),
      [
        ["10", "9"],
        ["35", "27"],
        ["0", "0"],
        ["45", "36"],
        ["0", "3¾"],
        ["44¼", "36¾"],
      ],
    );
    assert.equal(await status(page), "As marked, Black wins by 1½ points (¾ 子).");
    await press(page, "B5", 9);
    assert.deepEqual(await countTable(page), before);
    await press(page, "B5", 9);
    await page.locator("#accept").click();
    assert.equal(await page.locator("#result-title").textContent(), "Black wins by 1½ points");
    assert.equal(await page.locator("#result-margin").textContent(), "¾ 子 by the Chinese count · 黑胜¾子");
    assert.equal(await page.locator("#result-recorded").textContent(), "As in the record: B+1.5");
    await changeLanguage(page);
    assert.equal(await page.locator("#result-recorded").textContent(), "与棋谱所记一致：B+1.5");
    assert.equal(await page.locator("#result-title").textContent(), "黑胜¾子");
    assert.equal(await page.locator("#result-margin").textContent(), "合 1½ 目");
    // Marks are closed once accepted.
    await press(page, "B5", 9);
    assert.equal(await page.locator("#result-title").textContent(), "黑胜¾子");
  }));

test("play is resumed from the marking", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    await page.locator("#pass").click();
    await page.locator("#pass").click();
    assert.equal(await page.locator("#marking").isVisible(), true);
    await page.locator("#resume").click();
    assert.equal(await page.locator("#marking").isVisible(), false);
    await press(page, "C3", 9);
    assert.match(await status(page), /C3/u);
  }));

test("a whole group is marked at once; with Shift or the switch only its chain", () =>
  onPage({}, async (page) => {
    // Two white stones that share Black's area, apart from each other.
    await playRecord(page, SPLIT.replace(";B[];W[])", ";B[gd];W[bg];B[];W[])"));
    const living = async () => (await countTable(page))[0]?.[2];
    assert.equal(await living(), "11");
    await press(page, "B5", 9);
    assert.equal(await living(), "9");
    await press(page, "B5", 9);
    await press(page, "B5", 9, { shift: true });
    assert.equal(await living(), "10");
    await page.locator("#marking label.switch").click();
    await press(page, "B3", 9);
    assert.equal(await living(), "9");
  }));

test("a long press marks one chain alone", () =>
  onPage({}, async (page) => {
    await playRecord(page, SPLIT.replace(";B[];W[])", ";B[gd];W[bg];B[];W[])"));
    await press(page, "B5", 9, { seconds: 0.6 });
    assert.equal((await countTable(page))[0]?.[2], "10");
  }));

test("a record with moves against the rules opens, and says which they are", () =>
  onPage({}, async (page) => {
    await paste(page, "(;GM[1]FF[4]SZ[9];B[ee];W[ee];B[cc])");
    assert.match((await page.locator("#record").textContent()) ?? "", /Against the rules.*move 2/u);
    await changeLanguage(page);
    assert.match((await page.locator("#record").textContent()) ?? "", /违反规则.*第 2 手/u);
  }));

test("a count is of the position on the board, also where another move has taken one's place", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { komi: "0" });
    const counted = async () => {
      await page.locator("#mark").click();
      return countTable(page);
    };
    await press(page, "E5 C3 A1", 9);
    const before = await counted();
    await page.locator("#resume").click();
    await page.locator("#undo").click();
    await page.locator("#undo").click();
    await press(page, "E4", 9);
    await page.locator("#pass").click();
    assert.equal(await counter(page), "3 / 3");
    assert.notDeepEqual(await counted(), before);
  }));

test("what is needed to win is right at any komi", () =>
  onPage({}, async (page) => {
    for (const [komi, black, white] of [
      ["-7.5", "¾", "8¼"],
      ["-15.5", "−3¼", "12¼"],
      ["7.5", "8¼", "¾"],
    ]) {
      await playRecord(page, `(;GM[1]SZ[3]KM[${komi}];B[bb];W[];B[])`);
      await page.locator("#marking").waitFor();
      assert.deepEqual((await countTable(page)).at(-1)?.slice(1), [black, white], komi);
    }
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

/** One with a single pass at its end, so that marking has to be asked for. */
const FINISHED = ["evt9-010", "evt9-012", "kgs13-001", "kgs19-026"];

for (const id of FINISHED) {
  test(`the finished game ${id}: marking its dead stones gives the recorded result`, async (t) => {
    const folder = finishedGames();
    if (folder === null) return t.skip("the finished games are not beside the project");
    const game = JSON.parse(readFileSync(join(folder, `${id}.json`), "utf8"));
    return onPage({}, async (page) => {
      await dropFile(page, readFileSync(join(folder, `${id}.sgf`), "utf8"));
      await page.locator("#record", { hasText: game.result }).waitFor();
      await playOn(page);
      if (await page.locator("#mark").isVisible()) await page.locator("#mark").click();
      await page.locator("#marking label.switch").click();
      await markChains(page, game);
      await page.locator("#accept").click();
      assert.equal(await page.locator("#result-title").textContent(), inWords(game.result));
    });
  });
}

/**
 * Presses one stone of every dead chain.
 *
 * @param {import("playwright-core").Page} page
 * @param {{ size: number, dead: [color: string, at: string][] }} game
 */
async function markChains(page, { size, dead }) {
  const left = new Map(dead.map(([color, at]) => [at, color]));
  for (const [first, color] of left) {
    await press(page, first, size);
    const chain = [first];
    for (const at of chain) {
      left.delete(at);
      chain.push(...neighbours(at).filter((near) => left.get(near) === color && !chain.includes(near)));
    }
  }
}

/** @param {string} at */
function neighbours(at) {
  const letters = "ABCDEFGHJKLMNOPQRST";
  const x = letters.indexOf(at.charAt(0));
  const row = Number(at.slice(1));
  return [
    `${letters.charAt(x - 1)}${row}`,
    `${letters.charAt(x + 1)}${row}`,
    `${at.charAt(0)}${row - 1}`,
    `${at.charAt(0)}${row + 1}`,
  ];
}

/** @param {string} result as in "B+1.5" */
function inWords(result) {
  const [winner, by] = result.split("+");
  const points = String(by)
    .replace(/^0\.5$/u, "½")
    .replace(".5", "½");
  return `${winner === "B" ? "Black" : "White"} wins by ${points} ${by === "1" ? "point" : "points"}`;
}
