// The buttons that `controls` brings below the board: whole games and records by them alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, BOARD, button, buttons, ready, score } from "./controls-page.mjs";
import {
  alert,
  click,
  label,
  onElement,
  settle,
  shot,
  status,
  tap,
  told,
  withBoard,
  withElements,
} from "./element-page.mjs";

withElements();

/** @typedef {import("playwright-core").Page} Page */

const RECORD = "(;GM[1]SZ[9]RE[W+3.5];B[ee];W[cc](;B[gg];W[gc])(;B[cg];W[aa]))";

/**
 * A small game to its end: a stone is taken back, play stopped, a chain marked, play resumed, stopped again, accepted.
 *
 * @param {Page} page
 * @param {(at: string) => Promise<void>} point
 * @param {(name: string) => Promise<void>} use
 */
async function wholeGame(page, point, use) {
  await ready(page);
  assert.deepEqual(await buttons(page), ["Pass", "(Undo)"]);
  assert.equal(await score(page), "");
  for (const at of ["B3", "D3", "B2", "D2", "A1"]) await point(at);
  assert.deepEqual(await buttons(page), ["Pass", "Undo"]);
  await use("Undo");
  assert.equal(await label(page, "A1"), "A1, empty");
  await point("B4");
  await use("Pass");
  assert.equal(await status(page), "Move 6, white passes. Black to play.");
  await use("Pass");
  assert.deepEqual(await buttons(page), ["Resume play", "Accept"]);
  assert.match((await score(page)) ?? "", /^As marked: Black wins by 1 point \(1\/2 zi\)\.$/u);
  await point("D3");
  assert.equal(await score(page), "As marked: Black wins by 25 points (12 1/2 zi).");
  assert.equal(
    await status(page),
    "2 stones marked dead, 2 dead in all. As marked: Black wins by 25 points (12 1/2 zi).",
  );
  await use("Resume play");
  assert.equal(await withBoard(page, (board) => board.game.phase), "play");
  assert.deepEqual(await buttons(page), ["Pass", "Undo"]);
  assert.equal(await score(page), "");
  await use("Pass");
  await use("Pass");
  await told(page);
  await use("Accept");
  assert.equal((await told(page)).filter(([name]) => name === "go-end").length, 1);
  assert.equal(await withBoard(page, (board) => board.game.phase), "over");
  assert.deepEqual(await buttons(page), ["(Pass)", "Undo"]);
  assert.equal(await score(page), "Black wins by 1 point (1/2 zi).");
}

test("a whole game with the mouse alone", () =>
  onElement(BOARD, async (page) => {
    await wholeGame(
      page,
      (at) => click(page, at),
      async (name) => {
        await button(page, name).click();
        await settle(page);
      },
    );
    await accessible(page);
    await shot(page, "controls-over");
  }));

test("a whole game by touch alone, on a small screen; every button is large enough for a finger", () =>
  onElement(
    BOARD,
    async (page) => {
      await wholeGame(
        page,
        (at) => tap(page, at),
        async (name) => {
          const box = await button(page, name).boundingBox();
          assert.ok(box && box.height >= 44 && box.width >= 44);
          await button(page, name).tap();
          // Sooner it would be the second tap of a double one.
          await page.waitForTimeout(400);
        },
      );
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
      await shot(page, "controls-touch");
    },
    { width: 320, height: 560, hasTouch: true, isMobile: true },
  ));

test("a whole game with keys alone; the focus stays in the row when the stage changes", () =>
  onElement(BOARD, async (page) => {
    await ready(page);
    const focused = () => page.evaluate(() => document.querySelector("go-board").shadowRoot.activeElement?.className);
    await page.keyboard.press("Tab");
    /** @param {string} at */
    const point = async (at) => {
      for (let tries = 0; (await focused()) !== "cell" && tries < 5; tries += 1) await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Home");
      for (let n = 0; n < 5; n += 1) await page.keyboard.press("ArrowDown");
      for (let n = 0; n < at.charCodeAt(0) - 65; n += 1) await page.keyboard.press("ArrowRight");
      for (let n = 1; n < Number(at[1]); n += 1) await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await settle(page);
    };
    await wholeGame(page, point, async (name) => {
      const isFocused = () => button(page, name).evaluate((one) => one.matches(":focus-visible"));
      for (let tries = 0; !(await isFocused()) && tries < 5; tries += 1) {
        await page.keyboard.press((await focused()) === "cell" || name !== "Pass" ? "Tab" : "Shift+Tab");
        if (tries === 2) for (let n = 0; n < 3; n += 1) await page.keyboard.press("Shift+Tab");
      }
      assert.equal(await isFocused(), true, name);
      await page.keyboard.press("Space");
      await settle(page);
      assert.equal(await page.evaluate(() => document.activeElement?.localName), "go-board");
      assert.notEqual(await focused(), undefined);
    });
  }));

test("no press too many does what has come to stand there: a third click, or a key that is held", () =>
  onElement(BOARD, async (page) => {
    await ready(page);
    await button(page, "Pass").hover();
    for (let clickCount = 1; clickCount <= 5; clickCount += 1) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await settle(page);
    }
    assert.equal(await withBoard(page, (board) => board.game.phase), "marking");
    await button(page, "Resume play").dblclick();
    await settle(page);
    assert.deepEqual(await withBoard(page, (board) => [board.game.phase, board.game.moveNumber]), ["play", 2]);
    await button(page, "Pass").focus();
    for (let n = 0; n < 6; n += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await settle(page);
    assert.equal(await withBoard(page, (board) => board.game.moveNumber), 3);
    // What can't be done says so.
    await withBoard(page, (board) => {
      while (board.game.undo() > 0);
    });
    await settle(page);
    assert.deepEqual(await buttons(page), ["Pass", "(Undo)"]);
    await button(page, "Undo").click({ force: true });
    assert.equal(await status(page), "Nothing to take back.");
  }));

test("under rules by which passes only ask, the end is agreed on by a button", () =>
  onElement('<go-board size="5" rules="chinese-1988" controls></go-board>', async (page) => {
    await ready(page);
    await click(page, "C3");
    for (let n = 0; n < 2; n += 1) await button(page, "Pass").click();
    await settle(page);
    assert.deepEqual(await buttons(page), ["Pass", "Agree"]);
    await button(page, "Agree").click();
    await settle(page);
    assert.deepEqual(await buttons(page), ["Resume play", "Accept"]);
    await button(page, "Accept").click();
    await settle(page);
    assert.equal(await withBoard(page, (board) => board.game.phase), "over");
    assert.match((await score(page)) ?? "", /^Black wins by /u);
  }));

test("`go-before-move` is asked before a pass; a refused pass tells why", () =>
  onElement(BOARD, async (page) => {
    await ready(page);
    await withBoard(page, (board) => board.addEventListener("go-before-move", (event) => event.preventDefault()));
    await button(page, "Pass").click();
    await settle(page);
    assert.equal(await withBoard(page, (board) => board.game.moveNumber), 0);
    await withBoard(page, (board) => board.game.resign("black"));
    await settle(page);
    assert.deepEqual(await buttons(page), ["(Pass)", "Undo"]);
    assert.equal(await score(page), "White wins by resignation.");
    await button(page, "Pass").click({ force: true });
    assert.equal(await alert(page), "Play has ended.");
  }));

test("a record is gone through, and its result is told at the end of its main line", () =>
  onElement(`<go-board record="${RECORD}" readonly controls></go-board>`, async (page) => {
    await ready(page);
    const [first, back, on, last] = ["To the start", "One move back", "One move on", "To the end"];
    assert.deepEqual(await buttons(page), [`(${first})`, `(${back})`, on, last]);
    await button(page, on).click();
    await settle(page);
    assert.equal(await label(page, "E5"), "E5, black stone, last move");
    assert.deepEqual(await buttons(page), [first, back, on, last]);
    assert.equal(await score(page), "");
    await button(page, last).click();
    await settle(page);
    assert.deepEqual(await buttons(page), [first, back, `(${on})`, `(${last})`]);
    assert.equal(await label(page, "G7"), "G7, white stone, last move");
    assert.equal(await score(page), "White wins by 3.5 points.");
    await accessible(page);
    await shot(page, "controls-record");
    await button(page, back).click();
    await settle(page);
    assert.equal(await score(page), "");
    // The result is not that of a variation.
    await withBoard(page, (board) => [board.vary(1), board.step(Infinity)]);
    await settle(page);
    assert.equal(await score(page), "");
    await button(page, first).click();
    await settle(page);
    assert.deepEqual(await buttons(page), [`(${first})`, `(${back})`, on, last]);
    // A held key goes on.
    await button(page, on).focus();
    for (let n = 0; n < 3; n += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await settle(page);
    assert.equal(await label(page, "C3"), "C3, black stone, last move");
    // A record that may be added to has a pass, too.
    await withBoard(page, (board) => {
      board.readonly = false;
    });
    await settle(page);
    assert.deepEqual(await buttons(page), [first, back, on, last, "Pass"]);
    await button(page, "Pass").click();
    await settle(page);
    assert.equal(await status(page), "Move 4, white passes. 1 variation here.");
  }));
