// Marking and counting: groups and chains, the count, what is needed to win; finished games and their recorded results.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import {
  changeLanguage,
  countTable,
  dropFile,
  finishedGames,
  newGame,
  onPage,
  playOn,
  playRecord,
  press,
  withBrowser,
} from "./helpers.mjs";
import { SPLIT } from "./records.mjs";

withBrowser();

const status = (page) => page.locator("#status").textContent();
const counter = (page) => page.locator("#counter").textContent();

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
