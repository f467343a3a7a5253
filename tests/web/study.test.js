// Records with their trees: opened in every way, looked through, and what is said of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { CURSOR, changeLanguage, dropFile, newGame, onPage, paste, press, withBrowser } from "./helpers.mjs";
import { painted } from "./pixels.mjs";
import { collectionOf, COMMENTED, GBK, treeOf } from "./records.mjs";
import { judgementOf, workerSaying } from "./scripted.mjs";

withBrowser();

const text = (page, id) => page.locator(`#${id}`).textContent();
const isShown = (page, id) => page.locator(`#${id}`).isVisible();
const click = (page, id) => page.locator(`#${id}`).click();
const keys = async (page, list) => {
  for (const key of list.split(" ")) await page.keyboard.press(key);
};

/** A judgement of an open position. */
const OPEN = judgementOf(
  Array.from({ length: 9 }, () => ".".repeat(9)),
  {},
  { isFinished: false, owner: Float32Array.from({ length: 81 }, (_, index) => 1 - (index % 9) / 4) },
);

/** @param {import("playwright-core").Page} page @param {string | Buffer} content @param {string} [name] */
async function openFile(page, content, name = "game.sgf") {
  await page.locator("#file").setInputFiles({ name, mimeType: "application/x-go-sgf", buffer: Buffer.from(content) });
}

/** Presses on the tree, so many nodes from its left and its top. */
async function pressTree(page, column, row) {
  const box = await page.locator("#tree").boundingBox();
  const [left, top] = await page.locator("#tree").evaluate((node) => [node.scrollLeft, node.scrollTop]);
  await page.mouse.click(box.x + 1 + 20 + 28 * column - left, box.y + 1 + 20 + 28 * row - top);
}

test("a record opens from the button, with all that it says", () =>
  onPage({}, async (page) => {
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), click(page, "open")]);
    await chooser.setFiles({ name: "a.sgf", mimeType: "text/plain", buffer: Buffer.from(COMMENTED) });
    await page.locator("#study").waitFor();
    assert.equal(await isShown(page, "playing"), false);
    assert.equal(await page.locator("#player-black .player-name").textContent(), "Ya 9p");
    const record = await text(page, "record");
    for (const said of [/烂柯/u, /2024-05-01/u, /Quzhou/u, /7½ points/u, /Black wins by 1½ points \(B\+1\.5\)/u]) {
      assert.match(record ?? "", said);
    }
    assert.equal(await text(page, "status"), "The start of the record. Black to play.");
    await changeLanguage(page);
    assert.match((await text(page, "record")) ?? "", /黑胜 1½ 目（B\+1\.5）/u);
    assert.equal(await text(page, "status"), "棋谱开头。轮到黑方。");
  }));

test("a record opens when it is dropped; the game that was played can be come back to", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5 C3", 9);
    await dropFile(page, COMMENTED);
    await page.locator("#study").waitFor();
    assert.equal(await text(page, "counter"), "0 / 6");
    await click(page, "study-leave");
    assert.equal(await text(page, "counter"), "2 / 2");
    assert.equal(await isShown(page, "study"), false);
    await click(page, "study-return");
    assert.equal(await text(page, "counter"), "0 / 6");
  }));

test("a record opens when it is pasted, as text or as a file, but not into a field of text", () =>
  onPage({}, async (page) => {
    await paste(page, COMMENTED);
    await page.locator("#study").waitFor();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File(["(;SZ[13];B[aa];W[bb])"], "b.sgf"));
      document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
    });
    await page.locator("#counter", { hasText: "0 / 2" }).waitFor();
    await click(page, "new");
    await page.evaluate((content) => {
      const data = new DataTransfer();
      data.setData("text/plain", content);
      const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true });
      document.getElementById("komi")?.dispatchEvent(event);
    }, COMMENTED);
    await page.locator('#new-dialog button[value="cancel"]').click();
    assert.equal(await text(page, "counter"), "0 / 2");
  }));

test("the board shows what a node says: stones, marks, labels, the ways on; the comment is text", () =>
  onPage({}, async (page) => {
    await paste(page, COMMENTED);
    await page.locator("#study").waitFor();
    assert.equal(await text(page, "comment"), "A game of the <b>woodcutter</b>.\n\nIt began <img src=x> under a tree.");
    assert.equal(await page.locator("#comment *").count(), 0);
    assert.equal(await page.locator("#comment").evaluate((node) => getComputedStyle(node).whiteSpace), "pre-wrap");
    await page.locator("#slider").fill("4");
    assert.equal(await text(page, "comment"), "White takes the corner.");
    assert.equal(await text(page, "comment-said"), "The corner · good for White! · tesuji");
    assert.equal(await text(page, "status"), "Move 4: White G7. Black to play. 3 ways go on.");
    const before = await page.locator(".lanke-board-plate").screenshot();
    await page.locator(".ways .switch").click();
    const after = await page.locator(".lanke-board-plate").screenshot();
    assert.ok(!before.equals(after), "numbers are drawn");
  }));

test("through the tree by buttons, keys and presses", () =>
  onPage({}, async (page) => {
    await paste(page, COMMENTED);
    await page.locator("#tree").focus();
    const at = () => text(page, "tree-node");
    await keys(page, "ArrowRight ArrowRight ArrowRight");
    assert.equal(await at(), "move 3, black D5, variation 1 of 3");
    await keys(page, "ArrowDown");
    assert.equal(await at(), "move 3, black G7, variation 2 of 3");
    assert.equal(await text(page, "counter"), "3 / 5");
    await keys(page, "ArrowDown");
    assert.equal(await at(), "move 3, white A9, variation 3 of 3");
    await keys(page, "ArrowDown");
    assert.equal(await at(), "move 3, white A9, variation 3 of 3");
    await keys(page, "ArrowUp End");
    assert.equal(await at(), "move 5, black C3, variation 1 of 2");
    await click(page, "branch");
    assert.equal(await at(), "move 4, white C7, 2 ways go on");
    await click(page, "branch");
    assert.equal(await at(), "move 2, white G5, 3 ways go on");
    // The way that was gone last is gone again.
    await click(page, "next");
    assert.equal(await at(), "move 3, black G7, variation 2 of 3");
    await click(page, "variation-previous");
    assert.equal(await at(), "move 3, black D5, variation 1 of 3");
    await pressTree(page, 5, 2);
    assert.equal(await at(), "move 5, black G3, variation 3 of 3");
    await pressTree(page, 0, 0);
    assert.equal(await at(), "start of the record, with a comment");
    assert.equal(await page.locator("#branch").getAttribute("aria-disabled"), "true");
    await changeLanguage(page);
    await page.locator("#slider").fill("2");
    assert.equal(await at(), "第 2 手，白 G5，以下有 3 个分支");
  }));

test("keys and wheel step while the board has the focus, and only then", () =>
  onPage({}, async (page) => {
    await paste(page, COMMENTED);
    const board = page.locator(CURSOR);
    const box = await board.boundingBox();
    await board.focus();
    await keys(page, "ArrowRight ArrowRight");
    assert.equal(await text(page, "counter"), "2 / 6");
    await page.mouse.move(box.x + 50, box.y + 50);
    await page.mouse.wheel(0, 120);
    await page.waitForFunction(() => document.getElementById("counter")?.textContent === "3 / 6");
    await page.mouse.wheel(0, -120);
    await page.waitForFunction(() => document.getElementById("counter")?.textContent === "2 / 6");
    await board.blur();
    await page.mouse.wheel(0, 120);
    await keys(page, "ArrowRight");
    await page.waitForTimeout(100);
    assert.equal(await text(page, "counter"), "2 / 6");
  }));

test("moves against the rules are told", () =>
  onPage({}, async (page) => {
    await paste(page, "(;SZ[9];B[ee];W[ee](;B[cc])(;B[dd]))");
    await page.locator("#slider").fill("2");
    assert.match((await text(page, "status")) ?? "", /Against the rules: There is a stone at E5 already\./u);
    assert.match((await text(page, "tree-node")) ?? "", /against the rules/u);
    assert.match((await text(page, "record")) ?? "", /Against the rulesmove 2/u);
    await changeLanguage(page);
    assert.match((await text(page, "status")) ?? "", /违反规则：E5 已有棋子。/u);
  }));

test("the map of owners is of the node that is shown, and kept for when it comes back", () =>
  onPage({ judge: workerSaying(OPEN) }, async (page) => {
    await paste(page, COMMENTED);
    await click(page, "heat");
    await page.locator("#estimate-text", { hasText: "Black about 40½" }).waitFor();
    assert.ok((await painted(page, "A3", 9)) > 0);
    await click(page, "next");
    await page.locator("#estimate-text", { hasText: "Black about 40½" }).waitFor();
    await click(page, "previous");
    assert.match((await text(page, "estimate-text")) ?? "", /Black about 40½/u);
    await click(page, "heat");
    assert.equal(await painted(page, "A3", 9), 0);
  }));

test("a record in GBK is read as it is", () =>
  onPage({}, async (page) => {
    await openFile(page, GBK);
    await page.locator("#study").waitFor();
    assert.equal(await page.locator("#player-black .player-name").textContent(), "聂卫平");
    assert.equal(await text(page, "comment"), "中国围棋");
  }));

test("a broken file opens as far as it goes, and says calmly what was wrong", () =>
  onPage({}, async (page) => {
    await openFile(page, "rubbish (;GM[1]SZ[9]KM[six]KM[7];B[ee]W;W[cc]C[it ends here");
    await page.locator("#study").waitFor();
    assert.match((await text(page, "faults-title")) ?? "", /^\d faults in the file$/u);
    assert.equal(await page.locator("#faults-list").isVisible(), false);
    await click(page, "faults-title");
    const list = await page.locator("#faults-list li").allTextContents();
    assert.ok(list.length > 2);
    for (const item of list) assert.match(item, /^Line 1, column \d+: .+\. ?[A-Z].*\.$/u);
    assert.equal(await text(page, "alert"), "");
    await changeLanguage(page);
    for (const item of await page.locator("#faults-list li").allTextContents()) {
      assert.match(item, /^第 1 行第 \d+ 字：.+。/u);
    }
  }));

test("what is no record is told, and all stays", () =>
  onPage({}, async (page) => {
    await paste(page, COMMENTED);
    await page.locator("#slider").fill("4");
    await openFile(page, "no record at all");
    await page.locator("#alert", { hasText: "What was given is not an SGF record." }).waitFor();
    assert.equal(await text(page, "counter"), "4 / 6");
    await openFile(page, "(;GM[2];B[ee])");
    await page.locator("#alert", { hasText: "another game than Go" }).waitFor();
    assert.equal(await text(page, "counter"), "4 / 6");
  }));

test("of a collection one game is chosen, and another one later", () =>
  onPage({}, async (page) => {
    await openFile(page, collectionOf(3));
    const list = page.locator("#games-list");
    await list.waitFor();
    assert.equal(await text(page, "games-title"), "3 games in the file");
    assert.match(
      (await list.locator("option").nth(1).textContent()) ?? "",
      /^2\. B1 \(Black\) – W1 \(White\) · B\+R · 2 nodes$/u,
    );
    await click(page, "games-cancel");
    assert.equal(await isShown(page, "study"), false);
    await openFile(page, collectionOf(3));
    await list.selectOption("1");
    await page.locator('#games-dialog button[value="open"]').click();
    assert.equal(await page.locator("#player-black .player-name").textContent(), "B1");
    await click(page, "games");
    await list.selectOption("2");
    await page.keyboard.press("Enter");
    await page.locator("#player-black .player-name", { hasText: "B2" }).waitFor();
  }));

test("4,459 nodes open in less than a second, and the tree scrolls smoothly", () =>
  onPage({}, async (page) => {
    // The time of the processor, in ms: other programs may want the same machine meanwhile.
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const busy = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      const { value } = metrics.find(({ name }) => name === "ThreadTime") ?? assert.fail("no ThreadTime");
      return value * 1000;
    };
    const atFirst = await busy();
    assert.ok(atFirst > 0);
    await page.evaluate((content) => {
      const data = new DataTransfer();
      data.setData("text/plain", content);
      document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
      return new Promise((resolve) => {
        const look = () => {
          if (document.getElementById("study")?.hidden === false) requestAnimationFrame(() => setTimeout(resolve));
          else setTimeout(look);
        };
        look();
      });
    }, treeOf(4459));
    const opened = await busy();
    assert.ok(opened - atFirst < 1000, `${opened - atFirst} ms to open`);
    const drawing = await page.evaluate(async () => {
      const scroller = /** @type {HTMLElement} */ (document.getElementById("tree"));
      for (let step = 0; step < 60; step += 1) {
        scroller.scrollTo(step * 40, step * 60);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return scroller.scrollHeight;
    });
    assert.ok(drawing > 1000, "the tree is higher than its window");
    const scrolled = await busy();
    const frame = (scrolled - opened) / 60;
    assert.ok(frame < 16, `${frame} ms for a frame`);
    // And every step through it is quick.
    await page.evaluate(() => {
      for (let step = 0; step < 100; step += 1) document.getElementById("next")?.click();
    });
    const step = ((await busy()) - scrolled) / 100;
    console.log(
      `opened in ${(opened - atFirst).toFixed(0)} ms, a frame takes ${frame.toFixed(2)} ms, a step ${step.toFixed(2)} ms`,
    );
    assert.ok(step < 16, `${step} ms for a step`);
  }));
