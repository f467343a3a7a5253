// Where buttons and score lie below the board, how they look, and what they are called.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, BOARD, button, buttons, places, ready, score } from "./controls-page.mjs";
import { click, onElement, settle, shot, spot, withBoard, withElements } from "./element-page.mjs";

withElements();

/** @typedef {import("playwright-core").Page} Page */

test("nothing to press on a board that can only be looked at; its score is there all the same", () =>
  onElement('<go-board size="5" komi="0" readonly controls></go-board>', async (page) => {
    await page.locator("go-board [part=score]").waitFor({ state: "attached" });
    await settle(page);
    assert.deepEqual(await buttons(page), []);
    const before = await places(page);
    await withBoard(page, (board) => [board.game.play("C3"), board.game.pass(), board.game.pass()]);
    await settle(page);
    assert.deepEqual(await buttons(page), []);
    assert.equal(await score(page), "As marked: Black wins by 25 points (12 1/2 zi).");
    assert.deepEqual(await places(page), before);
    await withBoard(page, (board) => {
      board.readonly = false;
    });
    await settle(page);
    assert.deepEqual(await buttons(page), ["Resume play", "Accept"]);
  }));

for (const width of [240, 320, 430, 470, 800]) {
  test(`nothing shifts from the first move to the result in any language, ${width} pixels wide`, () =>
    onElement(
      '<go-board size="5" komi="0.5" controls></go-board><p>Below</p>',
      async (page) => {
        await ready(page);
        for (const lang of ["en", "zh-Hans", "zh-Hant", "ja", "ko"]) {
          await withBoard(
            page,
            `(board) => { board.lang = "${lang}"; board.game = null; board.komi = "0.5"; board.size = "5"; }`,
          );
          await page.locator(`go-board .controls[lang="${lang}"]`).waitFor();
          const before = await places(page);
          /** @param {string} what */
          const stays = async (what) => {
            await settle(page);
            assert.deepEqual(await places(page), before, `${lang}: ${what}`);
          };
          await withBoard(page, (board) => board.play([2, 2]));
          await stays("a move");
          await withBoard(page, (board) => [board.pass(), board.pass()]);
          await stays("marking");
          await withBoard(page, (board) => board.accept());
          await stays("the end");
          assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
          await withBoard(page, (board) => {
            board.size = "6";
          });
        }
      },
      { width, height: 700 },
    ));
}

test("in five languages", () =>
  onElement(BOARD, async (page) => {
    await ready(page);
    for (const [lang, group, pass, undo, resume, accept, result] of [
      ["zh-CN", "棋盘操作", "停一手", "悔棋", "继续对局", "确认", "按现有标记，黑胜12又1/2子。"],
      ["zh-TW", "棋盤操作", "虛手", "悔棋", "繼續對局", "確認", "依現有標記，黑勝12又1/2子。"],
      ["ja", "碁盤の操作", "パス", "戻す", "対局を再開", "確認", "現在の指定では、黒の25目勝ちです。"],
      ["ko", "바둑판 조작", "통과", "무르기", "대국 재개", "확인", "현재 표시대로면 흑 25집 승입니다."],
      [
        "en",
        "Controls of the board",
        "Pass",
        "Undo",
        "Resume play",
        "Accept",
        "As marked: Black wins by 25 points (12 1/2 zi).",
      ],
    ]) {
      await withBoard(page, `(board) => { board.lang = "${lang}"; }`);
      await page.getByRole("group", { name: group, exact: true }).waitFor();
      assert.deepEqual(await buttons(page), [pass, `(${undo})`]);
      await withBoard(page, (board) => [board.play([2, 2]), board.pass(), board.pass()]);
      await settle(page);
      assert.deepEqual(await buttons(page), [resume, accept]);
      assert.equal(await score(page), result);
      await withBoard(page, (board) => board.game.undo(3));
      await settle(page);
    }
  }));

test("the row comes and goes with the attribute, lies between board and field, and comes back with the element", () =>
  onElement('<go-board size="9" entry></go-board>', async (page) => {
    await page.locator("go-board input").waitFor();
    const row = page.locator("go-board [part=controls]");
    assert.equal(await row.count(), 0);
    await withBoard(page, (board) => {
      board.controls = true;
    });
    await ready(page);
    assert.equal(await withBoard(page, (board) => board.hasAttribute("controls")), true);
    const tops = await page.evaluate(() =>
      ["[part=board]", "[part=controls]", "form"].map(
        (one) => document.querySelector("go-board").shadowRoot.querySelector(one).getBoundingClientRect().top,
      ),
    );
    assert.deepEqual(
      tops,
      [...tops].sort((a, b) => a - b),
    );
    await page.evaluate(async () => {
      const board = document.querySelector("go-board");
      board.remove();
      await new Promise((done) => setTimeout(done, 0));
      document.querySelector("main").append(board);
    });
    await ready(page);
    await button(page, "Pass").click();
    await settle(page);
    assert.equal(await withBoard(page, (board) => board.game.moveNumber), 1);
    await withBoard(page, (board) => {
      board.hidden = true;
    });
    assert.equal(await page.locator("go-board").isVisible(), false);
    await withBoard(page, (board) => {
      board.hidden = false;
      board.controls = false;
    });
    await row.waitFor({ state: "detached" });
    assert.equal(await page.locator("go-board").isVisible(), true);
  }));

test("given a height, board and row together are no higher", () =>
  onElement(
    '<div class="box"><go-board controls></go-board></div>',
    async (page) => {
      await ready(page);
      const [host, board, presses] = (await places(page)).map((one) => one.split(" ").map(Number));
      assert.deepEqual(host, [0, 0, 600, 400]);
      assert.ok(board[3] > 300 && board[1] + board[3] <= presses[1] && presses[1] + presses[3] <= 400);
      assert.equal(
        await page.evaluate(() => {
          const box = document.querySelector(".box");
          return box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
        }),
        false,
      );
      const { cell } = await spot(page, "D4");
      assert.ok(cell > 12 && cell < 20);
    },
    {
      css: "go-board { max-width: none; height: 100% } .box { position: absolute; top: 0; left: 0; width: 600px; height: 400px }",
    },
  ));

test("colours by custom properties and parts; those of the person where they are forced; greyed ones, too", async () => {
  const css =
    "body { background: #111; color: #eee } go-board { --go-button-color: rgb(1, 2, 3); --go-button-background: rgb(200, 210, 220); --go-score-color: rgb(250, 200, 0) } go-board::part(button) { border-radius: 3px }";
  /** @param {Page} page */
  const looks = async (page) =>
    page.evaluate(() => {
      const root = document.querySelector("go-board").shadowRoot;
      const [pass, undo] = [...root.querySelectorAll("[part=button]")].map((one) => getComputedStyle(one));
      return {
        pass: pass.color,
        back: pass.backgroundColor,
        radius: pass.borderRadius,
        undo: undo.color,
        opacity: undo.opacity,
        score: getComputedStyle(root.querySelector("[part=score]")).color,
      };
    });
  await onElement(
    BOARD,
    async (page) => {
      await ready(page);
      const found = await looks(page);
      assert.deepEqual(found, {
        pass: "rgb(1, 2, 3)",
        back: "rgb(200, 210, 220)",
        radius: "3px",
        undo: "rgb(1, 2, 3)",
        opacity: "0.45",
        score: "rgb(250, 200, 0)",
      });
    },
    { css },
  );
  await onElement(
    BOARD,
    async (page) => {
      await ready(page);
      const found = await looks(page);
      assert.notEqual(found.pass, "rgb(1, 2, 3)");
      assert.notEqual(found.back, "rgb(200, 210, 220)");
      assert.notEqual(found.undo, found.pass, "what can't be pressed is grey");
      assert.equal(found.opacity, "1");
      await shot(page, "controls-forced");
    },
    { css, forcedColors: "active" },
  );
  await onElement(
    '<go-board size="5" theme="dark" controls></go-board>',
    async (page) => {
      await ready(page);
      await click(page, "C3");
      await withBoard(page, (board) => [board.pass(), board.pass()]);
      await settle(page);
      await accessible(page);
      await shot(page, "controls-dark");
    },
    { css: "body { background: #16130f; color: #e8e0d4 }" },
  );
});
