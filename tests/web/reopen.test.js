// Games that the rules end by themselves: the referee lets them go on, until somebody has confirmed the result.
import assert from "node:assert/strict";
import { test } from "node:test";
import { changeLanguage, newGame, onPage, playRecord, press, withBrowser } from "./helpers.mjs";

withBrowser();

const text = (page, id) => page.locator(`#${id}`).textContent();
const status = (page) => text(page, "status");
const click = (page, id) => page.locator(`#${id}`).click();
const isShown = (page, id) => page.locator(`#${id}`).isVisible();

/** Eternal life on 8×5, two moves of each side in; F1 ends the first time round. */
const ETERNAL =
  "(;GM[1]FF[4]SZ[8:5]RU[Japanese]AW[ab][bb][cb][db][eb][fb][fc][bd][cd][dd][gd][hd][be][fe]" +
  "AB[ac][bc][cc][dc][ec][ad][ed][fd][de][ge];B[ce];W[ee];B[de])";

test("a game without a result by a cycle: the referee lets it go on", () =>
  onPage({}, async (page) => {
    await playRecord(page, ETERNAL);
    await press(page, "F1 C1 E1 D1 F1", [8, 5]);
    assert.equal(await text(page, "result-title"), "No result");
    assert.equal(await text(page, "counter"), "8 / 8");
    assert.equal(await isShown(page, "confirming"), false);
    assert.equal(await text(page, "reopen"), "Go on playing (referee)");
    await changeLanguage(page);
    assert.equal(await text(page, "reopen"), "继续对局（裁判）");
    await changeLanguage(page);
    await page.locator("#reopen").focus();
    await page.keyboard.press("Enter");
    assert.equal(await isShown(page, "result"), false);
    assert.equal(await page.evaluate(() => document.activeElement?.id), "undo");
    assert.match(await status(page), /^Move 8: White F1\. Black to play\.$/u);
    await press(page, "C1", [8, 5]);
    assert.equal(await text(page, "counter"), "9 / 9");
  }));

test("all stones alive after the passes: the referee lets it go on, until a side has confirmed", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { rules: "tromp-taylor" });
    await press(page, "E5 C3", 9);
    const stop = async () => {
      await click(page, "pass");
      await click(page, "pass");
    };
    await stop();
    assert.equal(
      await status(page),
      "Play has stopped and all stones count as alive. The count can be checked until both confirm the result.",
    );
    assert.equal(await isShown(page, "confirm-hint"), false);
    // Looked back at first: it is still no finished game to come back to.
    await click(page, "previous");
    await click(page, "next");
    await click(page, "reopen");
    assert.equal(await isShown(page, "result"), false);
    await press(page, "G7", 9);
    assert.equal(await text(page, "counter"), "5 / 5");
    assert.equal(await page.locator("#record .note").count(), 0);
    await stop();
    assert.equal(await isShown(page, "reopen"), true);
    await click(page, "confirm-white");
    assert.equal(await isShown(page, "reopen"), false);
    assert.equal(await status(page), "White has confirmed the result; Black is asked.");
  }));

test("no such offer where the sides have agreed, or somebody resigned", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5 C3", 9);
    await click(page, "mark");
    await click(page, "accept");
    assert.equal(await isShown(page, "result"), true);
    assert.equal(await isShown(page, "reopen"), false);
    assert.equal(await isShown(page, "confirm-hint"), true);
    await newGame(page, 9);
    await press(page, "E5 C3", 9);
    await click(page, "resign");
    await page.locator('#resign-dialog button[value="resign"]').click();
    assert.equal(await isShown(page, "result"), true);
    assert.equal(await isShown(page, "reopen"), false);
  }));
