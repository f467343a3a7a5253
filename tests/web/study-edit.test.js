// Records edited, saved and opened again; played on as games; games studied as records.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readRecords } from "../../dist/index.js";
import { dropFile, newGame, onPage, paste, press, spot, withBrowser } from "./helpers.mjs";
import { COMMENTED } from "./records.mjs";

withBrowser();

const text = (page, id) => page.locator(`#${id}`).textContent();
const isShown = (page, id) => page.locator(`#${id}`).isVisible();
const click = (page, id) => page.locator(`#${id}`).click();
const at = (page) => text(page, "tree-node");

/** @param {import("playwright-core").Page} page */
async function save(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), click(page, "save")]);
  return { name: download.suggestedFilename(), sgf: readFileSync(await download.path(), "utf8") };
}

/** @param {import("playwright-core").Page} page @param {string} content */
async function open(page, content) {
  await paste(page, content);
  await page.locator("#study").waitFor();
}

/** @param {import("playwright-core").Page} page @param {string} comment */
async function write(page, comment) {
  await click(page, "comment-edit");
  await page.locator("#comment-text").fill(comment);
  await page.locator('#comment-dialog button[value="keep"]').click();
}

/** Opens the edits, which are folded away. @param {import("playwright-core").Page} page */
async function edits(page) {
  await page.locator("#study details summary").click();
}

test("what is saved is what was read, with all that nobody knows; and under its name", () =>
  onPage({}, async (page) => {
    await dropFile(page, COMMENTED);
    await page.locator("#study").waitFor();
    const { name, sgf } = await save(page);
    assert.equal(name, "game.sgf");
    const [before] = readRecords(COMMENTED).games;
    const [after] = readRecords(sgf).games;
    assert.deepEqual(after.outline(), before.outline());
    for (const node of before.outline().node) {
      assert.deepEqual(after.props(node, { raw: true }), before.props(node, { raw: true }));
    }
  }));

test("a move follows the record, or begins a variation; a comment is written; all of it is saved and opens again", () =>
  onPage({}, async (page) => {
    await open(page, COMMENTED);
    await press(page, "E5", 9);
    assert.equal(await at(page), "move 1, black E5");
    assert.equal(await text(page, "counter"), "1 / 6");
    await press(page, "C7", 9);
    assert.equal(await at(page), "move 2, white C7, variation 2 of 2");
    const comment = "A <i>new</i> idea \\ ]\nin two lines";
    await write(page, comment);
    assert.equal(await text(page, "comment"), comment);
    assert.equal(await page.locator("#comment *").count(), 0);
    await edits(page);
    await click(page, "edit-pass");
    assert.equal(await at(page), "move 3, black passes");
    const { sgf } = await save(page);
    const [record] = readRecords(sgf).games;
    const [first] = record.children(0);
    const added = record.children(first)[1];
    assert.deepEqual(record.move(added), { color: "white", kind: "play", vertex: [2, 2] });
    assert.equal(record.notes(added).comment, comment);
    assert.equal(record.nodeCount, readRecords(COMMENTED).games[0].nodeCount + 2);
    await page.locator("#file").setInputFiles({ name: "b.sgf", mimeType: "text/plain", buffer: Buffer.from(sgf) });
    await page.locator("#counter", { hasText: "0 / 6" }).waitFor();
    assert.equal((await save(page)).sgf, sgf);
  }));

test("a branch is deleted, moved up, made the main line; each edit is undone and redone", () =>
  onPage({}, async (page) => {
    await open(page, COMMENTED);
    await edits(page);
    await page.locator("#slider").fill("3");
    await click(page, "variation-next");
    await click(page, "variation-next");
    assert.equal(await at(page), "move 3, white A9, variation 3 of 3");
    await click(page, "edit-promote");
    assert.equal(await at(page), "move 3, white A9, variation 2 of 3");
    await click(page, "edit-main");
    assert.equal(await at(page), "move 3, white A9, variation 1 of 3");
    assert.equal(await page.locator("#edit-main").getAttribute("aria-disabled"), "true");
    await click(page, "edit-remove");
    assert.equal(await at(page), "move 2, white G5, 2 ways go on");
    await click(page, "edit-undo");
    assert.equal(await at(page), "move 3, white A9, variation 1 of 3");
    await page.locator("#tree").focus();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    assert.equal(await at(page), "move 3, white A9, variation 3 of 3");
    assert.equal(await page.locator("#edit-undo").getAttribute("aria-disabled"), "true");
    await page.keyboard.press("Control+Shift+z");
    assert.equal(await at(page), "move 3, white A9, variation 2 of 3");
    await page.locator("#slider").fill("0");
    assert.equal(await page.locator("#edit-remove").getAttribute("aria-disabled"), "true");
  }));

test("a move against the rules is refused with the reason, and the record stays as it is", () =>
  onPage({}, async (page) => {
    await open(page, COMMENTED);
    await page.locator("#slider").fill("2");
    await press(page, "E5", 9);
    assert.equal(await text(page, "alert"), "There is a stone at E5 already.");
    assert.equal(await page.locator("#edit-undo").getAttribute("aria-disabled"), "true");
    await press(page, "D5", 9);
    assert.equal(await text(page, "alert"), "");
    assert.equal(await at(page), "move 3, black D5, variation 1 of 3");
  }));

test("a record with edits is not replaced without a question", () =>
  onPage({}, async (page) => {
    await open(page, COMMENTED);
    await press(page, "A1", 9);
    await paste(page, "(;SZ[9];B[aa])");
    await page.locator("#unsaved-dialog").waitFor();
    await click(page, "unsaved-keep");
    assert.equal(await at(page), "move 1, black A1, variation 2 of 2");
    await paste(page, "(;SZ[9];B[aa])");
    await page.locator('#unsaved-dialog button[value="drop"]').click();
    await page.locator("#counter", { hasText: "0 / 1" }).waitFor();
    await press(page, "C3", 9);
    await save(page);
    await paste(page, COMMENTED);
    await page.locator("#counter", { hasText: "0 / 6" }).waitFor();
  }));

test("play goes on from a node as a game with its whole ending; what was played is a variation afterwards", () =>
  onPage({}, async (page) => {
    await open(page, COMMENTED);
    await page.locator("#slider").fill("3");
    await click(page, "continue");
    assert.equal(await isShown(page, "study"), false);
    assert.equal(await text(page, "counter"), "3 / 3");
    assert.equal(await page.locator("#player-black .player-name").textContent(), "Ya 9p");
    await press(page, "C3 C7", 9);
    await click(page, "pass");
    await click(page, "pass");
    assert.equal(await isShown(page, "marking"), true);
    await click(page, "accept");
    assert.match((await text(page, "result-title")) ?? "", /wins by/u);
    await click(page, "study-return");
    assert.match((await text(page, "status")) ?? "", /^4 moves were added to the record as a variation\.$/u);
    assert.equal(await at(page), "move 7, black passes");
    await page.locator("#slider").fill("4");
    assert.equal(await at(page), "move 4, white C3, variation 2 of 2");
    // The game is there still, with its result; nothing is added twice.
    await click(page, "study-leave");
    assert.match((await text(page, "result-title")) ?? "", /wins by/u);
    await click(page, "study-return");
    await page.locator("#slider").fill("4");
    assert.equal(await at(page), "move 4, white C3, variation 2 of 2");
  }));

test("a played game is studied as a record, from the move at which it stands", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    assert.equal(await page.locator("#study-game").getAttribute("aria-disabled"), "true");
    await press(page, "E5 C3 G7", 9);
    await click(page, "undo");
    await click(page, "study-game");
    assert.equal(await at(page), "move 2, white C3");
    assert.equal(await text(page, "counter"), "2 / 3");
    await press(page, "A1", 9);
    assert.equal(await at(page), "move 3, black A1, variation 2 of 2");
    await click(page, "study-leave");
    assert.equal(await text(page, "counter"), "2 / 3");
    await click(page, "redo");
    await press(page, "A9", 9);
    await click(page, "study-return");
    assert.equal(await at(page), "move 4, white A9");
  }));

test("nothing moves on the page while one steps, plays and comments", () =>
  onPage({ width: 360, height: 740 }, async (page) => {
    await open(page, COMMENTED);
    const places = () =>
      page.evaluate(() =>
        ["board", "slider", "tree", "branch", "comment-edit", "continue", "record", "save"].map((id) => {
          const box = document.getElementById(id)?.getBoundingClientRect();
          return box && [box.x, box.y + scrollY, box.height];
        }),
      );
    const before = await places();
    await page.locator("#last").click();
    assert.deepEqual(await places(), before);
    await page.locator("#slider").fill("4");
    assert.deepEqual(await places(), before);
    await press(page, "A1", 9);
    assert.deepEqual(await places(), before);
    await write(page, "long ".repeat(200));
    assert.deepEqual(await places(), before);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  }));

test("with a finger: a first tap aims, a second one plays; a tap in the tree goes there", () =>
  onPage({ width: 360, height: 740, touch: true }, async (page) => {
    await open(page, "(;GM[1]SZ[19];B[dd];W[pp])");
    const { x, y } = await spot(page, "K10");
    await page.touchscreen.tap(x, y);
    assert.match((await text(page, "status")) ?? "", /Tap the point again/u);
    assert.equal(await text(page, "counter"), "0 / 2");
    await page.touchscreen.tap(x, y);
    assert.equal(await at(page), "move 1, black K10, variation 2 of 2");
    await page.locator("#tree").scrollIntoViewIfNeeded();
    const box = await page.locator("#tree").boundingBox();
    await page.touchscreen.tap(box.x + 21 + 28 * 2, box.y + 21);
    assert.equal(await at(page), "move 2, white Q4");
  }));
