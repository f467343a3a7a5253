// A record is the page's own object: what the page does to it behind the back of `<go-board>` is noticed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { click, label, onElement, settle, spot, told, withBoard, withElements } from "./element-page.mjs";

withElements();

const RECORD = "(;GM[1]SZ[9];B[ee];W[cc](;B[gg];W[gc])(;B[cg]))";

/**
 * With a record of the page's own, which is `record` there, at the node after so many moves.
 *
 * @param {number} moves
 * @param {(page: import("playwright-core").Page) => Promise<void>} body
 */
const onRecord = (moves, body) =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    await page.evaluate(
      async ([sgf, by]) => {
        const { readRecords } = await import("./lanke/index.js");
        const [record] = readRecords(sgf).games;
        const board = document.querySelector("go-board");
        Object.assign(globalThis, { record });
        board.record = record;
        while (board.node === null) await new Promise((done) => setTimeout(done, 10));
        board.step(by);
        await new Promise((done) => setTimeout(done, 10));
        globalThis.told.length = 0;
      },
      /** @type {const} */ ([RECORD, moves]),
    );
    await settle(page);
    await body(page);
  });

/** @param {import("playwright-core").Page} page @param {string} at */
async function hover(page, at) {
  const { x, y } = await spot(page, at);
  await page.mouse.move(x, y);
  await settle(page);
}

test("when the node that is shown is removed, the nearest one above is shown, at the next touch of the board", () =>
  onRecord(4, async (page) => {
    assert.equal(await label(page, "G7"), "G7, white stone, last move");
    await page.evaluate(() => globalThis.record.remove(globalThis.record.main[4]));
    await hover(page, "A1");
    assert.equal(await label(page, "G7"), "G7, empty, star point");
    assert.equal(await label(page, "G3"), "G3, black stone, last move");
    assert.deepEqual(
      (await told(page)).map(([name, { moveNumber }]) => [name, moveNumber]),
      [["go-node", 3]],
    );
  }));

test("so it is with a node further up, with an undo, and with nodes that were moved before", () =>
  onRecord(4, async (page) => {
    const seen = await page.evaluate(async () => {
      const { record } = globalThis;
      const board = document.querySelector("go-board");
      const main = record.main;
      const found = [];
      const note = () => found.push([record.path(board.node).length - 1, board.step(0)]);
      record.remove(main[3]);
      note();
      record.undo();
      board.node = main[4];
      const added = record.add(main[4], { move: { color: "black", at: "A1" } });
      board.node = added;
      record.undo();
      note();
      // The line hangs below another node by now.
      board.node = main[4];
      record.moveTo(main[3], main[1]);
      board.redraw();
      await new Promise((done) => setTimeout(done, 10));
      record.remove(main[4]);
      found.push([record.path(board.node).length - 1, record.move(board.node).vertex]);
      return found;
    });
    assert.deepEqual(seen, [
      [2, false],
      [4, false],
      [2, [6, 6]],
    ]);
    assert.equal(await withBoard(page, (board) => board.undo()), undefined);
  }));

test("what was edited beside is drawn at the next touch, and at once by redraw()", () =>
  onRecord(4, async (page) => {
    await page.evaluate(() => globalThis.record.set(globalThis.record.main[4], "LB", ["ai:x"]));
    await hover(page, "E5");
    assert.equal(await label(page, "A1"), "A1, empty, marked x");
    await page.evaluate(() => {
      globalThis.record.set(globalThis.record.main[4], "DD", "aa");
      globalThis.record.set(globalThis.record.main[4], "LB", null);
      document.querySelector("go-board").redraw();
    });
    await settle(page);
    assert.equal(await label(page, "A1"), "A1, empty");
  }));

test("a record that was disposed of is told once; pointer, keys, wheel and methods do nothing", () =>
  onRecord(2, async (page) => {
    await click(page, "C7");
    await told(page);
    await page.evaluate(() => globalThis.record.dispose());
    await hover(page, "A1");
    await click(page, "D4");
    for (const key of ["ArrowLeft", "Enter", "p", "u", "r", "l", "Escape"]) await page.keyboard.press(key);
    await page.mouse.wheel(0, 200);
    await withBoard(page, (board) => {
      board.redraw();
      board.play([0, 0]);
      board.pass();
      board.undo();
      board.redo();
      board.node = 3;
      return [board.step(1), board.vary(1)];
    });
    assert.deepEqual(
      (await told(page)).filter(([name]) => name !== "go-cursor").map(([name, { code }]) => [name, code]),
      [["go-error", "disposed"]],
    );
    assert.deepEqual(await withBoard(page, (board) => [board.record, board.node]), [null, null]);
  }));

test("what was removed while the element was out of the page is not missed", () =>
  onRecord(4, async (page) => {
    const back = await page.evaluate(async () => {
      const { record } = globalThis;
      const board = document.querySelector("go-board");
      board.remove();
      await new Promise((done) => setTimeout(done, 20));
      record.remove(record.main[2]);
      document.querySelector("main").append(board);
      await new Promise((done) => setTimeout(done, 20));
      return [board.record === record, record.path(board.node).length - 1];
    });
    assert.deepEqual(back, [true, 1]);
    assert.equal(await label(page, "E5"), "E5, black stone, last move");
    assert.deepEqual(
      (await told(page)).map(([name]) => name),
      ["go-node"],
    );
  }));

test("a listener may edit the record or dispose of it, and that of a game the game", () =>
  onRecord(4, async (page) => {
    const seen = await page.evaluate(async () => {
      const board = document.querySelector("go-board");
      const { record } = globalThis;
      const once = (name, act) => board.addEventListener(name, act, { once: true });
      const main = record.main;
      once("go-before-move", () => record.remove(main[4]));
      board.play([0, 0]);
      const after = [record.nodeCount, board.node === main[3]];
      once("go-node", () => record.remove(board.node));
      board.play([8, 8]);
      after.push(board.node === main[3]);
      once("go-before-move", () => record.dispose());
      board.play([0, 0]);
      after.push(board.record);
      const { Game } = await import("./lanke/index.js");
      for (const name of ["go-before-move", "go-move"]) {
        const game = new Game({ size: 9 });
        board.game = game;
        once(name, () => game.dispose());
        board.play([4, 4]);
        after.push(board.game);
      }
      return after;
    });
    assert.deepEqual(seen, [5, true, true, null, null, null]);
  }));

test("a size that no board has, and a node that there is not, throw nothing while the board is drawn", () =>
  onRecord(4, async (page) => {
    await page.evaluate(() => globalThis.record.set(0, "SZ", "99"));
    await hover(page, "A1");
    await page.keyboard.press("Home");
    await withBoard(page, (board) => {
      board.node = globalThis.record.main[2];
      board.redraw();
    });
    await page.evaluate(() => globalThis.record.undo());
    await hover(page, "C3");
    assert.equal(await label(page, "C7"), "C7, white stone, last move");
    const thrown = await withBoard(page, (board) => {
      try {
        board.node = 999;
        return null;
      } catch (error) {
        return [error.code, board.node === globalThis.record.main[2]];
      }
    });
    assert.deepEqual(thrown, ["no-such-node", true]);
  }));

test("what is done before records can be shown is told all the same: a node that there is not, a record disposed of", () =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    const seen = await page.evaluate(async (sgf) => {
      const board = document.querySelector("go-board");
      const { readRecords } = await import("./lanke/index.js");
      const [record] = readRecords(sgf).games;
      const other = document.createElement("go-board");
      document.body.append(other);
      const [gone] = readRecords(sgf).games;
      board.record = record;
      other.record = gone;
      board.node = 999;
      gone.dispose();
      while (board.node === null) await new Promise((done) => setTimeout(done, 10));
      return [board.node, other.node];
    }, RECORD);
    assert.deepEqual(seen, [0, null]);
    assert.deepEqual((await told(page)).map(([, { code }]) => code).sort(), ["disposed", "no-such-node"]);
  }));

test("an edit in place of one that was undone is drawn as well, though the record has as many edits as before", () =>
  onRecord(1, async (page) => {
    const edit = (/** @type {string} */ text) =>
      page.evaluate((value) => {
        const { record } = globalThis;
        if (record.undoCount > 0) record.undo();
        record.set(record.main[1], "LB", [value]);
      }, text);
    await edit("aa:X");
    await hover(page, "A1");
    assert.match(await label(page, "A9"), /X/u);
    await edit("aa:Y");
    await hover(page, "B1");
    assert.match(await label(page, "A9"), /Y/u);
  }));

test("a step right after a record was set is made, on the first board as on others", () =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    const nodes = await page.evaluate(async (sgf) => {
      const { readRecords } = await import("./lanke/index.js");
      const found = [];
      for (let n = 0; n < 2; n += 1) {
        const [record] = readRecords(sgf).games;
        const board = document.createElement("go-board");
        document.body.append(board);
        board.record = record;
        board.step(2);
        while (board.node === null) await new Promise((done) => setTimeout(done, 10));
        found.push(board.node === record.main[2]);
      }
      return found;
    }, RECORD);
    assert.deepEqual(nodes, [true, true]);
  }));

test("a size that is none is told, and the board has lines all the same", () =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    for (const size of ["9x9x9", "1e1", "nine", "-9"]) {
      await told(page);
      await page.evaluate((text) => document.querySelector("go-board").setAttribute("size", text), size);
      await settle(page);
      assert.deepEqual(
        (await told(page)).map(([name]) => name),
        ["go-error"],
        size,
      );
      assert.match(await label(page, "T19"), /empty/u);
    }
  }));
