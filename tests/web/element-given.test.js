// A game that a page has given to `<go-board>` stays its own: it is shown as it goes on, and as long as it is there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { click, label, onElement, settle, status, told, withBoard, withElements } from "./element-page.mjs";

withElements();

test("what is no game or record is refused where it is set, and what is shown stays", () =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    await click(page, "E5");
    const seen = await page.evaluate(async () => {
      const board = document.querySelector("go-board");
      const { Game, GoError, readRecords } = await import("./lanke/index.js");
      const gone = new Game();
      gone.dispose();
      const [record] = readRecords("(;GM[1]SZ[9])").games;
      return [
        ["game", {}],
        ["game", "9"],
        ["game", record],
        ["game", gone],
        ["record", {}],
        ["record", new Game()],
      ].map(([name, value]) => {
        try {
          board[name] = value;
        } catch (error) {
          return [error instanceof GoError, error.code, error.message, board.game.moveNumber];
        }
        return null;
      });
    });
    assert.deepEqual(seen, [
      [true, "argument", "game of type object, wanted a game of lanke", 1],
      [true, "argument", "game of type string, wanted a game of lanke", 1],
      [true, "argument", "game of type record, wanted a game of lanke", 1],
      [true, "disposed", "a game that was disposed of, wanted one in use", 1],
      [true, "argument", "record of type object, wanted a record of lanke", 1],
      [true, "argument", "record of type game, wanted a record of lanke", 1],
    ]);
    assert.equal(await label(page, "E5"), "E5, black stone, last move");
  }));

test("a game of lanke/play is shown and played like any other", () =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    await page.evaluate(async () => {
      const { Game } = await import("./lanke/play/index.js");
      const game = new Game({ size: 5 });
      Object.assign(globalThis, { game });
      Object.assign(document.querySelector("go-board"), { game });
      await new Promise((done) => setTimeout(done));
      game.play("C3");
    });
    await settle(page);
    assert.equal(await label(page, "C3"), "C3, black stone, last move");
    await click(page, "B2");
    assert.equal(await page.evaluate(() => globalThis.game.lastMove.gtp), "B2");
    await withBoard(page, (board) => {
      board.pass();
      board.pass();
      board.accept();
    });
    assert.equal((await told(page)).filter(([name]) => name === "go-end").length, 1);
    assert.equal(await withBoard(page, (board) => board.game === globalThis.game), true);
  }));

test("a game that the page disposes of is told once; another one is shown as ever", () =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    await page.evaluate(async () => {
      const board = document.querySelector("go-board");
      const { Game } = await import("./lanke/index.js");
      const game = new Game({ size: 5 });
      board.game = game;
      await new Promise((done) => setTimeout(done));
      game.play("C3");
      await new Promise((done) => setTimeout(done));
      globalThis.told.length = 0;
      game.dispose();
      board.theme = "dark";
      await new Promise((done) => setTimeout(done));
      board.redraw();
    });
    await settle(page);
    await page.mouse.move(200, 200);
    await page.mouse.click(210, 210);
    await page.keyboard.press("p");
    assert.deepEqual(
      (await told(page)).map(([name, { code }]) => code ?? name),
      ["disposed"],
    );
    assert.equal(await withBoard(page, (board) => board.game), null);
    assert.equal(await label(page, "C3"), "C3, black stone, last move", "the last picture stays");
    await page.evaluate(async () => {
      const board = document.querySelector("go-board");
      board.remove();
      await new Promise((done) => setTimeout(done, 20));
      document.querySelector("main").append(board);
      await new Promise((done) => setTimeout(done, 20));
      board.game = null;
    });
    await settle(page);
    assert.equal(await page.locator("go-board .cell").count(), 81);
  }));

test("a game of the page's own is shown as it goes on, whoever plays", () =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    await page.evaluate(async () => {
      const { Game } = await import("./lanke/index.js");
      const game = new Game({ size: 9 });
      Object.assign(globalThis, { game });
      Object.assign(document.querySelector("go-board"), { game });
      await new Promise((done) => setTimeout(done));
      game.play("E5");
    });
    await settle(page);
    assert.equal(await label(page, "E5"), "E5, black stone, last move");
    assert.equal(await status(page), "Move 1, black E5. White to play.");
    await click(page, "C3");
    assert.equal(await page.evaluate(() => globalThis.game.lastMove.gtp), "C3");
    await page.evaluate(() => document.querySelector("go-board")?.remove());
    await page.evaluate(() => globalThis.game.play("G7"));
    assert.equal(await page.evaluate(() => globalThis.game.moveNumber), 3);
  }));
