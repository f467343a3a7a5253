// What the count shows: every part of it, under area and territory; seki and false eyes on the board; cycles.
import assert from "node:assert/strict";
import { test } from "node:test";
import { changeLanguage, countTable, newGame, onPage, playRecord, press, spot, withBrowser } from "./helpers.mjs";
import { inkOn, painted } from "./pixels.mjs";

withBrowser();

const text = (page, id) => page.locator(`#${id}`).textContent();
const status = (page) => text(page, "status");
const click = (page, id) => page.locator(`#${id}`).click();
const isShown = (page, id) => page.locator(`#${id}`).isVisible();

/** A record that begins with these stones, the top row first. */
function record(rows, { rules, turn = "B", moves = "", komi = "0" }) {
  const at = (letter) =>
    rows
      .flatMap((row, y) =>
        [...row].map((cell, x) => (cell === letter ? `[${String.fromCharCode(97 + x, 97 + y)}]` : "")),
      )
      .join("");
  const size = `${rows[0]?.length}:${rows.length}`;
  const [columns, lines] = size.split(":");
  const stones = `AB${at("B")}AW${at("W")}`;
  return `(;GM[1]FF[4]SZ[${columns === lines ? columns : size}]RU[${rules}]KM[${komi}]${stones}PL[${turn}]${moves})`;
}

/** A 5×5 split: two columns each, a dame column; a dead white stone at A3. */
const SPLIT = [".B.W.", ".B.W.", "WB.W.", ".B.W.", ".B.W."];

// rules: R-E-04, R-E-05, R-E-16
test("by area: stones, territory, shared points, komi, in 子; the result in 子 and in points", () =>
  onPage({}, async (page) => {
    await playRecord(page, record(SPLIT, { rules: "Chinese", komi: "2.5" }));
    await click(page, "mark");
    await press(page, "A3", 5);
    assert.deepEqual(await countTable(page), [
      ["Living stones", "5", "5"],
      ["Territory", "5", "5"],
      ["Shared, half each", "2½", "2½"],
      ["Total", "12½", "12½"],
      ["Komi", "0", "1¼"],
      ["Needs more than", "13¾", "11¼"],
    ]);
    assert.equal(await text(page, "count-unit"), "in 子");
    await click(page, "accept");
    assert.equal(await text(page, "result-title"), "White wins by 2½ points");
    assert.equal(await text(page, "result-margin"), "1¼ 子 by the Chinese count · 白胜1¼子");
    await changeLanguage(page);
    assert.equal(await text(page, "result-title"), "白胜1¼子");
    assert.equal(await text(page, "result-margin"), "合 2½ 目");
  }));

// rules: S-01
test("by territory: territory, prisoners, dead stones, komi, in points", () =>
  onPage({}, async (page) => {
    await playRecord(page, record(SPLIT, { rules: "Japanese", komi: "6.5" }));
    await click(page, "mark");
    await press(page, "A3", 5);
    assert.deepEqual(await countTable(page), [
      ["Territory", "5", "5"],
      ["Prisoners", "0", "0"],
      ["Dead stones of the other side", "1", "0"],
      ["Total", "6", "5"],
      ["Komi", "0", "6½"],
      ["With everything", "6", "11½"],
    ]);
    assert.equal(await text(page, "count-unit"), "in points");
    assert.equal(await status(page), "As marked, White wins by 5½ points.");
    await click(page, "accept");
    await press(page, "C3", 5);
    assert.equal(await status(page), "C3 counts for nobody.");
  }));

// rules: S-05, S-06
test("pass stones under AGA's territory count, and the button", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { rules: "aga-territory" });
    await press(page, "E5 C3", 9);
    for (let passes = 0; passes < 2; passes += 1) await click(page, "pass");
    const row = async (name) => (await countTable(page)).find(([label]) => label === name)?.slice(1);
    assert.deepEqual(await row("Stones given for passes"), ["1", "1"]);
    await newGame(page, 9, { rules: "button-go" });
    await press(page, "E5 C3", 9);
    for (let passes = 0; passes < 2; passes += 1) await click(page, "pass");
    assert.deepEqual(await row("First pass (button)"), ["¼", "0"]);
  }));

// rules: S-03
test("the group tax is a row of its own, and what is needed is half of what is counted", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { rules: "ancient-chinese" });
    await press(page, "E9 F9 E8 F8 E7 F7 E6 F6 E5 F5 E4 F4 E3 F3 E2 F2 E1 F1", 9);
    await click(page, "mark");
    assert.deepEqual(await countTable(page), [
      ["Living stones", "9", "9"],
      ["Territory", "34", "25"],
      ["Shared, half each", "0", "0"],
      ["Not counted (tax)", "2", "2"],
      ["Total", "43", "34"],
      ["Needs more than", "38½", "38½"],
    ]);
  }));

/** Two groups without an eye at the bottom, which share two liberties. */
const SEKI = [".........", "WWWWWWWWW", "BBBBBBBBB", "BBBBBBB..", "WWWWWWB..", ".BBB.WB.."];

// rules: R-E-14
test("stones in seki are marked on the board while counting, others are not", () =>
  onPage({}, async (page) => {
    await playRecord(page, record(SEKI, { rules: "Chinese" }));
    const ink = (at) => inkOn(page, at, [9, 6], "light");
    assert.equal(await ink("C1"), 0);
    await click(page, "mark");
    assert.ok((await ink("C1")) > 20, "a square on a stone in seki");
    assert.equal(await ink("B4"), 0, "none on one that lives by itself");
    assert.equal(await isShown(page, "count-legend"), true);
    await click(page, "accept");
    await press(page, "C1", [9, 6]);
    assert.equal(await status(page), "C1 counts for Black; in seki.");
    await press(page, "A1", [9, 6]);
    assert.equal(await status(page), "A1 is nobody's, half for each.");
    await press(page, "B4", [9, 6]);
    assert.equal(await status(page), "B4 counts for Black.");
    await newGame(page, 9);
    assert.equal(await isShown(page, "count-legend"), false);
  }));

// rules: S-04
test("a false eye is marked by a triangle while counting", () =>
  onPage({}, async (page) => {
    await playRecord(page, record([".BW.W.", ".BBWW.", "BBBBW.", "...BW."], { rules: "Japanese" }));
    assert.equal(await inkOn(page, "D4", [6, 4], "dark"), 0);
    await click(page, "mark");
    assert.ok((await inkOn(page, "D4", [6, 4], "dark")) > 20);
    await click(page, "accept");
    await press(page, "D4", [6, 4]);
    assert.equal(await status(page), "D4 counts for nobody; a false eye, to be filled.");
  }));

const ETERNAL = ["........", "WWWWWW..", "BBBBBW..", "BWWWBBWW", ".W.B.WB."];

// rules: R-C-15
test("a cycle that comes about is told of: since when, how long, what was taken, what follows; and shown", () =>
  onPage({}, async (page) => {
    await playRecord(page, record(ETERNAL, { rules: "Japanese", moves: ";B[ce];W[ee];B[de]" }));
    assert.equal(await isShown(page, "cycle"), false);
    await press(page, "F1", [8, 5]);
    assert.equal(
      await text(page, "cycle-text"),
      "This position stood at the start already: a cycle of 4 moves, here for the second time. In it Black took 2 stones, White 2. Both sides take two, as in eternal life. When the same position has stood three times, the game has no result.",
    );
    await press(page, "C1", [8, 5]);
    await click(page, "cycle-show");
    assert.equal(await status(page), "Shown: the position after move 1.");
    // A press on the past only leaves it.
    await press(page, "H5", [8, 5]);
    assert.equal(await text(page, "counter"), "5 / 5");
    await press(page, "E1 D1", [8, 5]);
    await changeLanguage(page);
    await press(page, "F1", [8, 5]);
    assert.equal(await text(page, "result-title"), "无胜负");
    assert.equal(await status(page), "依循环局面的规定。");
    assert.match(await text(page, "cycle-text"), /现为第 3 次/u);
  }));

// rules: R-C-01, R-C-15
test("a repetition that is refused has its evidence: the move, the length, the stones, the position", () =>
  onPage({}, async (page) => {
    await playRecord(page, record(ETERNAL, { rules: "Chinese", moves: ";B[ce];W[ee];B[de]" }));
    await press(page, "F1", [8, 5]);
    assert.match(await text(page, "alert"), /^Superko: F1 would bring back the position at the start/u);
    assert.equal(
      await text(page, "cycle-text"),
      "It would bring back the position at the start: a cycle of 4 moves, in which Black takes 2 stones and White 2. These rules forbid that. Both sides take two, as in eternal life.",
    );
    await click(page, "cycle-show");
    assert.equal(await text(page, "cycle-show"), "Back to the board");
    await click(page, "cycle-show");
    await press(page, "H5", [8, 5]);
    assert.equal(await isShown(page, "cycle"), false);
  }));

// rules: R-I-29
test("the last move is marked on its stone, and no other is", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5 C3", 9);
    await page.mouse.move(0, 0);
    assert.ok((await inkOn(page, "C3", 9, "dark")) > 20, "a dark ring on the white stone");
    assert.equal(await inkOn(page, "E5", 9, "light"), 0);
    await press(page, "G7", 9);
    await page.mouse.move(0, 0);
    assert.equal(await inkOn(page, "C3", 9, "dark"), 0);
    assert.ok((await inkOn(page, "G7", 9, "light")) > 20, "a light ring on the black stone");
  }));

// rules: R-B-05
test("a stone can't be dragged to another point", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    const from = await spot(page, "E5", 9);
    const to = await spot(page, "C3", 9);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    assert.equal(await text(page, "counter"), "1 / 1");
    await page.mouse.move(0, 0);
    assert.ok((await painted(page, "E5", 9)) > 500);
    assert.equal(await painted(page, "C3", 9), 0);
  }));
