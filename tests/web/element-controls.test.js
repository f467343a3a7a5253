// The buttons and the score that `controls` brings below the board.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  alert,
  axeSource,
  click,
  label,
  onElement,
  settle,
  shot,
  spot,
  status,
  tap,
  told,
  withBoard,
  withElements,
} from "./element-page.mjs";

withElements();

/** @typedef {import("playwright-core").Page} Page */

const RECORD = "(;GM[1]SZ[9]RE[W+3.5];B[ee];W[cc](;B[gg];W[gc])(;B[cg];W[aa]))";

/** The buttons by what they are called, those greyed in brackets. @param {Page} page */
const buttons = (page) =>
  page.locator("go-board [part=button]").evaluateAll((all) =>
    all.map((one) => {
      const name = one.getAttribute("aria-label") ?? one.textContent;
      return one.getAttribute("aria-disabled") === "true" ? `(${name})` : name;
    }),
  );

/** @param {Page} page */
const score = (page) => page.locator("go-board [part=score]").textContent();

/** @param {Page} page @param {string} name */
const button = (page, name) => page.locator("go-board").getByRole("button", { name, exact: true });

/** Until the row is there. @param {Page} page */
const ready = (page) => page.locator("go-board [part=button]").first().waitFor();

/** Where everything is. @param {Page} page */
const places = (page) =>
  page.evaluate(() => {
    const board = document.querySelector("go-board");
    const all = [board, ...(board?.shadowRoot?.querySelectorAll("[part=board], .presses, [part=score]") ?? [])];
    return all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    });
  });

/** @param {Page} page */
async function accessible(page) {
  await page.evaluate(axeSource());
  const found = await page.evaluate(() =>
    globalThis.axe.run(document, { rules: { "page-has-heading-one": { enabled: false } } }),
  );
  assert.deepEqual(
    found.violations.map(({ id }) => id),
    [],
  );
}

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

const BOARD = '<go-board size="5" komi="0" controls></go-board>';

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
