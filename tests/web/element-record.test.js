// `<go-board record>`: read from an address or a text, gone through by methods, keys and wheel, and added to.
import assert from "node:assert/strict";
import { test } from "node:test";
import { alert, click, label, onElement, settle, status, told, withBoard, withElements } from "./element-page.mjs";

withElements();

const SGF =
  "(;GM[1]SZ[9]PB[Kuro]PW[Shiro];B[ee]C[The centre.];W[cc](;B[gg]TR[ee]LB[gg:A][aa:x])(;B[gc];W[cg]DD[ee][cc])(;B[ge]))";

const names = (events) => events.map(([name]) => name);
const focus = (page) => page.locator("go-board").first().focus();

test("from an address: through the main line and the variations, by methods", () =>
  onElement(
    '<go-board record="game.sgf" readonly></go-board>',
    async (page) => {
      await page.locator("go-board .grid[aria-rowcount='9']").waitFor();
      assert.equal(await page.locator("go-board .cell").count(), 81);
      const seen = await withBoard(page, (board) => {
        const at = [
          board.node,
          board.step(1),
          board.node,
          board.step(2),
          board.node,
          board.step(1),
          board.vary(1),
          board.node,
        ];
        return [...at, board.step(Infinity), board.node, board.step(-Infinity), board.node];
      });
      assert.deepEqual(seen, [0, true, 1, true, 3, false, true, 4, true, 5, true, 0]);
      const events = await told(page);
      assert.deepEqual(
        names(events),
        Array.from({ length: 5 }, () => "go-node"),
      );
      assert.deepEqual(events[0]?.[1], { node: 1, moveNumber: 1, comment: "The centre." });
      // Going on leads where one has been.
      await withBoard(page, (board) => board.step(3));
      assert.equal(await withBoard(page, (board) => board.node), 4);
    },
    { files: { "game.sgf": SGF } },
  ));

test("by keys, only with the focus: moves, variations, either end; Shift moves over the board; Tab leaves", () =>
  onElement(`<go-board record="${SGF}" readonly></go-board><button id="b">b</button>`, async (page) => {
    await page.waitForFunction(() => document.querySelector("go-board").node !== null);
    await page.keyboard.press("ArrowRight");
    assert.equal(await withBoard(page, (board) => board.node), 0);
    await focus(page);
    await page.keyboard.press("ArrowRight");
    assert.equal(await status(page), "Move 1, black E5. The centre.");
    await page.keyboard.press("PageDown");
    assert.equal(await status(page), "Move 3, black G3. 2 variations here.");
    assert.equal(await label(page, "E5"), "E5, black stone, marked △");
    assert.equal(await label(page, "G3"), "G3, black stone, marked A");
    assert.equal(await label(page, "A9"), "A9, empty, marked x");
    await page.keyboard.press("ArrowDown");
    assert.equal(await status(page), "Move 3, black G7. 2 variations here.");
    await page.keyboard.press("End");
    assert.equal(await status(page), "Move 4, white C3.");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    assert.equal(await label(page, "G3"), "G3, black stone, marked A");
    await page.keyboard.press("Home");
    assert.equal(await status(page), "Start of the game. Black to play.");
    await page.keyboard.press("Shift+ArrowRight");
    const focused = await page.evaluate(() =>
      document.activeElement?.shadowRoot?.activeElement?.getAttribute("aria-label"),
    );
    assert.equal(focused, "F5, empty");
    await page.keyboard.press("h");
    await page.locator("go-board [part=status]", { hasText: /^Left and Right step/u }).waitFor();
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "b");
  }));

test("while a key is held down, what comes of it is said once, when it rests", () =>
  onElement(`<go-board record="${SGF}" readonly></go-board>`, async (page) => {
    await page.keyboard.press("Tab");
    await page.evaluate(() => {
      const node = document.querySelector("go-board").shadowRoot.querySelector("[role=status]");
      globalThis.said = [];
      new MutationObserver(() => globalThis.said.push(node.textContent)).observe(node, { childList: true });
    });
    for (let n = 0; n < 3; n += 1) await page.keyboard.down("ArrowRight");
    await page.keyboard.up("ArrowRight");
    await page.waitForFunction(() => globalThis.said.length > 1);
    const said = await page.evaluate(() => globalThis.said);
    assert.deepEqual(
      said.map((text) => /^Move \d/.exec(text)?.[0]),
      ["Move 1", "Move 3"],
    );
  }));

test("by the wheel, only with the focus; at the end the page scrolls on", () =>
  onElement(
    `<go-board record="${SGF}" readonly></go-board><p class="tall"></p>`,
    async (page) => {
      const scrolled = async () => {
        await page.waitForTimeout(250);
        return page.evaluate(() => scrollY);
      };
      await page.mouse.move(200, 200);
      await page.mouse.wheel(0, 40);
      assert.equal(await scrolled(), 40);
      assert.equal(await withBoard(page, (board) => board.node), 0);
      await focus(page);
      const from = await scrolled();
      for (let n = 0; n < 3; n += 1) await page.mouse.wheel(0, 100);
      assert.equal(await scrolled(), from);
      assert.equal(await withBoard(page, (board) => board.node), 3);
      await page.mouse.wheel(0, 100);
      assert.equal(await scrolled(), from + 100);
      await page.evaluate(() => scrollTo(0, 0));
      await page.mouse.wheel(0, -100);
      await page.waitForTimeout(100);
      assert.equal(await withBoard(page, (board) => board.node), 2);
    },
    { css: ".tall { height: 2000px }" },
  ));

test("by a trackpad: small turns add up in one direction, and at the end none is taken from the page", () =>
  onElement(`<go-board record="${SGF}" readonly></go-board>`, async (page) => {
    await focus(page);
    /** How many of so many small events were kept from the page, and the node then. */
    const turn = (/** @type {number} */ count, /** @type {number} */ deltaY, deltaX = 0) =>
      page.evaluate(
        ([times, y, x]) => {
          const board = document.querySelector("go-board");
          const grid = board.shadowRoot.querySelector("[role=grid]");
          let kept = 0;
          for (let n = 0; n < times; n += 1) {
            const event = new WheelEvent("wheel", { deltaX: x, deltaY: y, bubbles: true, cancelable: true });
            if (!grid.dispatchEvent(event)) kept += 1;
          }
          return [kept, board.node];
        },
        [count, deltaY, deltaX],
      );
    assert.deepEqual(await turn(10, -4), [0, 0], "nothing before the start");
    assert.deepEqual(await turn(14, 4), [14, 0]);
    assert.deepEqual(await turn(1, 4), [1, 1]);
    assert.deepEqual(await turn(20, 4, 9), [0, 1], "to the side");
    await turn(14, 4);
    assert.deepEqual(await turn(1, -4), [1, 1]);
    assert.deepEqual(await turn(14, 4), [14, 1], "the other direction begins anew");
    await page.evaluate(() => document.activeElement?.blur());
    await focus(page);
    assert.deepEqual(await turn(14, 4), [14, 1], "so does a new focus");
    await withBoard(page, (board) => board.step(Infinity));
    const last = await withBoard(page, (board) => board.node);
    assert.deepEqual(await turn(30, 4), [0, last]);
  }));

test("a text set by the property is taken back by null; an attribute of the page's own is not; an empty one is none", () =>
  onElement('<go-board size="9" record=""></go-board>', async (page) => {
    assert.equal(await withBoard(page, (board) => board.game.size[0]), 9);
    for (const nothing of ["null", "undefined"]) {
      const seen = await withBoard(
        page,
        `async (board) => {
          const wait = () => new Promise((done) => setTimeout(done, 60));
          board.record = "(;SZ[5];B[aa])";
          await wait();
          const there = board.record.size[0];
          board.record = ${nothing};
          await wait();
          return [there, board.record, board.game?.size[0], board.hasAttribute("record")];
        }`,
      );
      assert.deepEqual(seen, [5, null, 9, false]);
    }
    const own = await withBoard(page, async (board) => {
      board.setAttribute("record", "(;SZ[7])");
      board.record = undefined;
      await new Promise((done) => setTimeout(done, 60));
      return board.record?.size[0];
    });
    assert.equal(own, 7);
  }));

test("while a record is on its way there is an empty board of the attribute's size", () =>
  onElement("<go-board></go-board>", async (page) => {
    await page.route("**/late.sgf", () => {});
    await withBoard(page, (board) => {
      board.size = "13x9";
      board.setAttribute("record", "late.sgf");
    });
    await settle(page);
    assert.equal(await page.locator("go-board .cell").count(), 117);
  }));

test("without readonly a play follows the record, or begins a variation; what is illegal is refused", () =>
  onElement(`<go-board record="${SGF}"></go-board>`, async (page) => {
    await click(page, "E5 C7 G7");
    assert.equal(await withBoard(page, (board) => board.node), 4);
    await click(page, "E5");
    assert.equal(await alert(page), "There is a stone there already.");
    await told(page);
    await click(page, "B2");
    assert.equal(await status(page), "Move 4, white B2. 1 variation here.");
    assert.deepEqual(names(await told(page)), ["go-before-move", "go-node", "go-move"]);
    assert.equal(await withBoard(page, (board) => board.record.variationCount), 3);
    await focus(page);
    await page.keyboard.press("u");
    assert.equal(await withBoard(page, (board) => board.node), 4);
    await page.keyboard.press("r");
    assert.equal(await status(page), "Move 4, white B2. 1 variation here.");
    await page.keyboard.press("p");
    assert.equal(await status(page), "Move 5, black passes.");
  }));

test("opened at a move or at the end; a record of the page's own; out of the page and back at the same node", () =>
  onElement(
    `<go-board record="${SGF}" move="2"></go-board><go-board id="end" record="${SGF}" move="end"></go-board>`,
    async (page) => {
      const seen = await page.evaluate(async () => {
        const [first, end] = document.querySelectorAll("go-board");
        const at = [first.node, end.node];
        first.step(1);
        first.vary(1);
        first.remove();
        await new Promise((done) => setTimeout(done, 20));
        document.body.append(first);
        await new Promise((done) => setTimeout(done, 20));
        const { GameRecord } = await import("./lanke/index.js");
        const record = new GameRecord({ size: 5 });
        record.add(0, { move: { color: "black", at: "C3" } });
        end.record = record;
        end.node = 1;
        await new Promise((done) => setTimeout(done, 20));
        return [...at, first.node, end.record === record, end.game, end.shadowRoot.querySelectorAll(".cell").length];
      });
      assert.deepEqual(seen, [2, 3, 4, true, null, 25]);
      assert.equal(await label(page, "C3", "#end"), "C3, black stone, last move");
    },
  ));

test("a record that is not there, and one that is none, are told", () =>
  onElement(
    '<go-board record="(no game at all"></go-board><go-board id="gone" record="gone.sgf"></go-board>',
    async (page) => {
      await page.waitForTimeout(300);
      await settle(page);
      assert.equal(await page.locator("#gone [role=alert]").textContent(), "The record could not be read.");
      const events = await told(page);
      assert.deepEqual(names(events).sort(), ["go-error", "go-error"]);
    },
    { complaints: false },
  ));

test("numbers on the latest stones", () =>
  onElement(`<go-board record="${SGF}" move="end" numbers="2"></go-board>`, async (page) => {
    assert.equal(await label(page, "C7"), "C7, white stone, marked 2");
    assert.equal(await label(page, "E5"), "E5, black stone, marked △");
  }));
