// Playing on the page: moves, refusals in words, ko, undo and redo, passing, resigning.
import assert from "node:assert/strict";
import { test } from "node:test";
import { changeLanguage, newGame, onPage, press, spot, withBrowser } from "./helpers.mjs";
import { painted } from "./pixels.mjs";

withBrowser();

const status = (page) => page.locator("#status").textContent();
const alert = (page) => page.locator("#alert").textContent();

/** A single ko at B2 and C2 on a 9×9; White took last, at C2. */
const KO = "C3 B3 D2 A2 C1 B1 B2 C2";

test("stones are played by clicking, in turn, and captured", () =>
  onPage({}, async (page) => {
    assert.equal(await status(page), "Black plays first.");
    await newGame(page, 9);
    await press(page, "A9 E5", 9);
    assert.equal(await status(page), "Move 2: White E5. Black to play.");
    assert.equal(await page.locator("#counter").textContent(), "2 / 2");
    assert.equal(await page.locator("#player-black").getAttribute("aria-current"), "true");
    await press(page, "E6 A8 D5 B9", 9);
    assert.equal(await status(page), "Move 6: White B9, takes 1 stone. Black to play.");
    assert.equal(await page.locator("#player-white .player-note").textContent(), "1 prisoner");
    assert.equal(await painted(page, "A9", 9), 0);
    assert.ok((await painted(page, "B9", 9)) > 500);
  }));

test("an occupied point is refused in words, in both languages", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5 E5", 9);
    assert.equal(await alert(page), "There is a stone at E5 already.");
    await changeLanguage(page);
    assert.equal(await alert(page), "E5 已有棋子。");
    assert.equal(await page.locator("html").getAttribute("lang"), "zh-Hans");
  }));

test("a forbidden point is refused in words, in both languages", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "A8 E5 B9 A9", 9);
    assert.equal(
      await alert(page),
      "Forbidden point: at A9, the white stone would have no liberty and capture nothing.",
    );
    await changeLanguage(page);
    assert.equal(await alert(page), "A9 是白方的禁着点：落子后该子无气，又不能提取对方的子。");
    assert.equal(await page.locator("#counter").textContent(), "3 / 3");
  }));

test("ko: marked on the board, refused with the move it goes back to, and open again later", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, KO, 9);
    assert.equal(await status(page), "Move 8: White C2, takes 1 stone. Black to play.");
    await page.mouse.move(0, 0);
    assert.ok((await painted(page, "B2", 9)) > 40, "a mark on the ko point");
    await press(page, "B2", 9);
    assert.match(await alert(page), /^Ko: retaking at B2 now would bring back the position after move 7\./u);
    await changeLanguage(page);
    assert.match(await alert(page), /^劫：.*B2.*第 7 手后的局面/u);
    await press(page, "H8 H2 B2", 9);
    assert.match(await status(page), /第 11 手：黑 B2，提 1 子/u);
    assert.equal(await alert(page), "");
  }));

test("a ko point without a ghost; an open point with one", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    const { x, y } = await spot(page, "G7", 9);
    await page.mouse.move(x, y);
    assert.ok((await painted(page, "G7", 9)) > 500);
    await page.mouse.move(0, 0);
    assert.equal(await painted(page, "G7", 9), 0);
  }));

test("undo, redo, and stepping with the bar, the slider and the keys", () =>
  onPage({}, async (page) => {
    const counter = page.locator("#counter");
    await newGame(page, 9);
    await press(page, "C3 G7 C7 G3", 9);
    await page.locator("#undo").click();
    await page.locator("#undo").click();
    assert.equal(await counter.textContent(), "2 / 4");
    await page.locator("#redo").click();
    assert.equal(await counter.textContent(), "3 / 4");
    await page.locator("#first").click();
    assert.equal(await status(page), "Black plays first.");
    await page.locator("#last").click();
    await page.locator("#previous").click();
    assert.equal(await status(page), "Move 3: Black C7. White to play.");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    assert.equal(await counter.textContent(), "1 / 4");
    await page.locator("#slider").fill("4");
    assert.equal(await status(page), "Move 4: White G3. Black to play.");
    await page.locator("#next").click({ force: true });
    assert.equal(await counter.textContent(), "4 / 4");
  }));

test("a move after undo replaces what was undone", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "C3 G7", 9);
    await page.locator("#undo").click();
    await press(page, "E5", 9);
    assert.equal(await page.locator("#counter").textContent(), "2 / 2");
    assert.equal(await status(page), "Move 2: White E5. Black to play.");
  }));

test("resigning asks first", () =>
  onPage({}, async (page) => {
    await press(page, "D4");
    await page.locator("#resign").click();
    await page.locator('#resign-dialog button[value="cancel"]').click();
    assert.equal(await page.locator("#result").isVisible(), false);
    await page.locator("#resign").click();
    assert.equal(await page.locator("#resign-title").textContent(), "Does White resign?");
    await page.locator('#resign-dialog button[value="resign"]').click();
    assert.equal(await page.locator("#result-title").textContent(), "Black wins by resignation");
    assert.equal(await page.locator("#count").isVisible(), false);
    await press(page, "Q16");
    assert.equal(await page.locator("#counter").textContent(), "2 / 2");
  }));

test("a new game has the size, the rules and the komi asked for", () =>
  onPage({}, async (page) => {
    await page.locator("#new").click();
    await page.locator("#rules").selectOption("chinese-1988");
    assert.equal(await page.locator("#komi").inputValue(), "5.5");
    assert.equal(await page.locator("#komi-zi").textContent(), "5½ points are 2¾ 子 (zi) at the count.");
    await page.locator('input[name="size"][value="13"]').check();
    await page.locator("#komi").press("Enter");
    assert.match(await page.locator("#record").textContent(), /5½ points \(2¾ 子\)/u);
    await press(page, "N1", 13);
    assert.equal(await status(page), "Move 1: Black N1. White to play.");
  }));

test("nothing moves on the page when a move is played or refused", () =>
  onPage({ width: 360, height: 640 }, async (page) => {
    const places = () =>
      page.evaluate(() =>
        ["board", "steps", "status", "undo", "pass", "resign", "new"].map((id) => {
          const box = document.getElementById(id)?.getBoundingClientRect();
          return [id, box?.x, box?.y, box?.width, box?.height].join(" ");
        }),
      );
    await newGame(page, 9);
    const before = (await places()).filter((line) => !line.startsWith("status"));
    for (const at of ["A8", "E5", "B9", "A9", "A8"]) {
      await press(page, at, 9);
      const now = (await places()).filter((line) => !line.startsWith("status"));
      assert.deepEqual(now, before, `after ${at}`);
    }
    assert.notEqual(await alert(page), "");
  }));

test("a double click on Pass is one pass", () =>
  onPage({}, async (page) => {
    await press(page, "D4");
    await page.locator("#pass").dblclick();
    assert.equal(await page.locator("#counter").textContent(), "2 / 2");
  }));
