// `<go-board>` played on: by mouse, by touch, by keys alone; what is said at each step, and told to the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  alert,
  click,
  label,
  onElement,
  settle,
  spot,
  status,
  tap,
  told,
  withBoard,
  withElements,
} from "./element-page.mjs";

withElements();

const names = (events) => events.map(([name]) => name);

test("by mouse: a game with a capture, a ko, refused moves, passes, marks, agreement and result", () =>
  onElement('<go-board size="5" komi="0"></go-board>', async (page) => {
    assert.equal(await label(page, "C3"), "C3, empty, star point");
    // A ko around C3 and D3.
    await click(page, "B3 E3 C4 D4 C2 D2 D3");
    assert.equal(await status(page), "Move 7, black D3. White to play.");
    await click(page, "C3");
    assert.equal(await status(page), "Move 8, white C3, captures 1. Black to play.");
    assert.equal(await label(page, "D3"), "D3, empty, ko: not playable");
    assert.equal(await label(page, "C3"), "C3, white stone, last move");
    await told(page);

    await click(page, "D3");
    assert.equal(await alert(page), "Ko: this point may not be retaken at once.");
    await click(page, "C4");
    assert.equal(await alert(page), "There is a stone there already.");
    const refused = await told(page);
    assert.deepEqual(names(refused), ["go-illegal", "go-illegal"]);
    assert.deepEqual(
      refused.map(([, { illegal }]) => illegal.code),
      ["ko", "occupied"],
    );

    await withBoard(page, (board) => board.pass());
    assert.equal(await status(page), "Move 9, black passes. White to play.");
    assert.equal(await alert(page), "");
    await withBoard(page, (board) => board.pass());
    assert.equal(await status(page), "Move 10, white passes. Play has stopped. Mark the dead stones, then accept.");
    assert.deepEqual(names(await told(page)), ["go-before-move", "go-pass", "go-before-move", "go-pass", "go-score"]);

    await click(page, "B3");
    assert.equal(
      await status(page),
      "3 stones marked dead, 3 dead in all. As marked: White wins by 25 points (12 1/2 zi).",
    );
    assert.equal(await label(page, "B3"), "B3, black stone, marked dead");
    assert.equal(await label(page, "A1"), "A1, empty, white territory");
    const [mark, score] = await told(page);
    assert.equal(mark?.[0], "go-mark");
    assert.deepEqual([mark?.[1].dead, mark?.[1].vertices.length], [true, 3]);
    assert.equal(score?.[1].score.winner, "white");
    await click(page, "B3");
    assert.match(
      (await status(page)) ?? "",
      /^3 stones marked alive, 0 dead in all\. As marked: (?:Black|White) wins by /,
    );
    assert.equal(await label(page, "B3"), "B3, black stone");

    await withBoard(page, (board) => board.accept("black"));
    assert.equal(await status(page), "Black accepts the marks.");
    await click(page, "B3");
    assert.equal(await alert(page), "The marks are accepted. Resume play to change them.");
    await withBoard(page, (board) => board.resume());
    assert.equal(await status(page), "Play is resumed. Black to play.");
    await withBoard(page, (board) => {
      board.pass();
      board.pass();
    });
    await told(page);
    await withBoard(page, (board) => board.accept());
    const end = await told(page);
    assert.deepEqual(names(end), ["go-score", "go-end"]);
    assert.match(
      String(await status(page)),
      /^(Black|White) wins by [\d.]+ points? \(.* zi\)\.$|^The game is a draw\.$/,
    );
    await click(page, "A1");
    assert.equal(await alert(page), "Play has ended.");
  }));

test("Shift and a long press mark one chain", () =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    await withBoard(page, (board) => {
      for (const at of ["B2", "H8", "B4", "H6"]) board.game.play(at);
      board.game.mark();
    });
    await settle(page);
    await page.keyboard.down("Shift");
    await click(page, "B2");
    await page.keyboard.up("Shift");
    assert.match(
      (await status(page)) ?? "",
      /^1 stone marked dead, 1 dead in all\. As marked: (?:Black|White) wins by /,
    );
    const { x, y } = await spot(page, "H8");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await new Promise((done) => setTimeout(done, 600));
    await page.mouse.up();
    assert.match(
      (await status(page)) ?? "",
      /^1 stone marked dead, 2 dead in all\. As marked: (?:Black|White) wins by /,
    );
    await click(page, "B4");
    assert.match(
      (await status(page)) ?? "",
      /^1 stone marked dead, 3 dead in all\. As marked: (?:Black|White) wins by /,
    );
  }));

test("by touch on small cells: the first tap aims, the second plays; elsewhere aims anew, outside cancels", () =>
  onElement(
    "<go-board></go-board><button>outside</button>",
    async (page) => {
      assert.ok((await spot(page, "D4")).cell < 28);
      const loupe = page.locator("go-board .lanke-board-loupe");
      await tap(page, "D4");
      assert.equal(await status(page), "Black at D4? Tap the point again to play.");
      // Its module is loaded with the first aim.
      await loupe.waitFor();
      assert.equal(await label(page, "D4"), "D4, empty, star point");
      await tap(page, "Q16");
      assert.equal(await status(page), "Black at Q16? Tap the point again to play.");
      await tap(page, "Q16");
      assert.equal(await status(page), "Move 1, black Q16. White to play.");
      assert.equal(await loupe.count(), 0);

      await tap(page, "Q16");
      assert.equal(await alert(page), "There is a stone there already.");
      await tap(page, "D4");
      await page.locator("button").tap();
      await settle(page);
      assert.equal(await status(page), "Not played.");
      assert.equal(await loupe.count(), 0);
      await tap(page, "D4");
      await page.keyboard.press("Escape");
      await settle(page);
      assert.equal(await status(page), "Not played.");
      assert.equal(await loupe.count(), 0);
      // What was aimed at may be another point by now.
      for (const [name, value] of [
        ["view", "K10 T19"],
        ["readonly", ""],
        ["size", "9"],
      ]) {
        await tap(page, "D16");
        await loupe.waitFor();
        await page.evaluate(([key, text]) => document.querySelector("go-board").setAttribute(key, text), [name, value]);
        await settle(page);
        assert.equal(await loupe.count(), 0, name);
        await page.evaluate((key) => document.querySelector("go-board").removeAttribute(key), name);
        await settle(page);
      }
    },
    { width: 360, height: 640, scale: 2, hasTouch: true, isMobile: true },
  ));

test("one tap plays on large cells and with confirm=never; confirm=always asks the mouse too", async () => {
  const phone = { width: 360, height: 640, hasTouch: true, isMobile: true };
  await onElement(
    '<go-board size="9"></go-board>',
    async (page) => {
      await tap(page, "C3");
      assert.equal(await status(page), "Move 1, black C3. White to play.");
    },
    phone,
  );
  await onElement(
    '<go-board confirm="never"></go-board>',
    async (page) => {
      await tap(page, "C3");
      assert.equal(await status(page), "Move 1, black C3. White to play.");
    },
    phone,
  );
  await onElement('<go-board size="9" confirm="always"></go-board>', async (page) => {
    await click(page, "C3");
    assert.equal(await status(page), "Black at C3? Tap the point again to play.");
    await click(page, "C3");
    assert.equal(await status(page), "Move 1, black C3. White to play.");
  });
});

test("what is no move: margins, the strip between cells, a press that wanders or ends elsewhere", () =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    const [from, to] = [await spot(page, "D4"), await spot(page, "E4")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y);
    await page.mouse.move(from.x, from.y);
    await page.mouse.up();
    await page.mouse.click(from.x + from.cell / 2, from.y);
    const edge = await spot(page, "A5");
    await page.mouse.click(edge.x - 0.8 * edge.cell, edge.y);
    assert.deepEqual(await told(page), []);
    assert.equal(await withBoard(page, (board) => board.game.moveNumber), 0);
  }));

test("a page scrolls over the board by touch and, unless it goes through a record, by the wheel", () =>
  onElement(
    '<go-board size="9"></go-board><p class="tall"></p>',
    async (page) => {
      await click(page, "C3");
      await page.mouse.wheel(0, 200);
      await page.waitForTimeout(300);
      assert.ok((await page.evaluate(() => scrollY)) > 100);
    },
    { css: ".tall { height: 2000px }" },
  ));

test("by keys alone: moves, refusals, taking back, passing, the count, and Tab leaves", () =>
  onElement('<button id="a">a</button><go-board size="9"></go-board><button id="b">b</button>', async (page) => {
    const focused = () =>
      page.evaluate(() => {
        const deep = document.activeElement?.shadowRoot?.activeElement;
        return deep?.getAttribute("aria-label") ?? document.activeElement?.id;
      });
    await page.locator("#a").focus();
    await page.keyboard.press("Tab");
    assert.equal(await focused(), "E5, empty, star point");
    for (const [key, where] of [
      ["ArrowUp", "E6, empty"],
      ["ArrowLeft", "D6, empty"],
      ["Home", "A6, empty"],
      ["ArrowLeft", "A6, empty"],
      ["End", "J6, empty"],
      ["PageDown", "J1, empty"],
      ["PageUp", "J6, empty"],
    ]) {
      await page.keyboard.press(String(key));
      assert.equal(await focused(), where, key);
    }
    await page.keyboard.press("Enter");
    assert.equal(await status(page), "Move 1, black J6. White to play.");
    assert.equal(await focused(), "J6, black stone, last move");
    await page.keyboard.press("Space");
    assert.equal(await alert(page), "There is a stone there already.");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press(" ");
    assert.equal(await status(page), "Move 2, white J5. Black to play.");
    await page.keyboard.press("l");
    await page
      .locator("go-board [part=status]", { hasText: /^J5, white chain of 1 stone, 2 liberties\.$/u })
      .waitFor({ state: "attached" });
    await page.keyboard.press("u");
    assert.equal(await status(page), "Taken back to move 1. White to play.");
    await page.keyboard.press("r");
    assert.equal(await status(page), "Played again to move 2. Black to play.");
    await page.keyboard.press("r");
    assert.equal(await status(page), "Nothing to play again.");
    await page.keyboard.press("h");
    // The words come when they are asked for.
    await page.locator("go-board [part=status]", { hasText: /^Arrow keys move/u }).waitFor();
    await page.keyboard.press("p");
    await page.keyboard.press("p");
    assert.equal(await status(page), "Move 4, white passes. Play has stopped. Mark the dead stones, then accept.");
    await page.keyboard.press("Enter");
    assert.match(
      (await status(page)) ?? "",
      /^1 stone marked dead, 1 dead in all\. As marked: (?:Black|White) wins by /,
    );
    assert.equal(await focused(), "J5, white stone, marked dead");
    await page.keyboard.press("Tab");
    assert.equal(await focused(), "b");
    await page.keyboard.press("Shift+Tab");
    assert.equal(await focused(), "J5, white stone, marked dead");
    await page.keyboard.press("Shift+Tab");
    assert.equal(await focused(), "a");
    // Without the focus no key is ours.
    await page.keyboard.press("u");
    assert.equal(await withBoard(page, (board) => board.game.moveNumber), 4);
  }));

test("shortcuts=off leaves letters alone; a readonly board is only looked at", () =>
  onElement('<go-board size="9" shortcuts="off"></go-board>', async (page) => {
    await page.locator("go-board").focus();
    await page.keyboard.press("p");
    assert.equal(await withBoard(page, (board) => board.game.moveNumber), 0);
    await withBoard(page, (board) => {
      board.readonly = true;
    });
    await click(page, "C3");
    assert.equal(await status(page), "This board can only be looked at.");
    assert.equal(await withBoard(page, (board) => board.game.moveNumber), 0);
  }));

test("numbers on the latest stones of a game", () =>
  onElement('<go-board size="9" numbers="2"></go-board>', async (page) => {
    await click(page, "E5 C3 G7");
    await page.locator('go-board .cell[aria-label="G7, black stone, marked 3"]').waitFor({ state: "attached" });
    assert.equal(await label(page, "C3"), "C3, white stone, marked 2");
    assert.equal(await label(page, "E5"), "E5, black stone");
  }));

test("go-before-move keeps a move from being made; play() is asked as well", () =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    await withBoard(page, (board) => board.addEventListener("go-before-move", (event) => event.preventDefault()));
    await click(page, "C3");
    await withBoard(page, (board) => board.play([1, 1]));
    await withBoard(page, (board) => board.pass());
    assert.equal(await withBoard(page, (board) => board.game.moveNumber), 0);
    assert.deepEqual(names(await told(page)), ["go-before-move", "go-before-move", "go-before-move"]);
  }));
