// Moves and commands as text: a whole game by them alone, with what is said at each step; mistakes; names of points and languages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "../../www/entry/parse.js";
import { entry as en } from "../../www/words/en/entry.js";
import { entry as zh } from "../../www/words/zh-Hans/entry.js";
import { changeLanguage, newGame, onPage, paste, withBrowser } from "./helpers.mjs";

withBrowser();

/** @typedef {import("playwright-core").Page} Page */

/** Notes everything that the live regions come to say. @param {Page} page */
const listen = (page) =>
  page.evaluate(() => {
    /** @type {string[]} */
    const heard = [];
    Object.assign(window, { heard });
    for (const id of ["status", "alert", "entry-answer"]) {
      const node = document.getElementById(id);
      if (node === null) throw new Error(id);
      new MutationObserver(() => {
        if (node.textContent !== "") heard.push(`${id}: ${node.textContent}`);
      }).observe(node, { childList: true, characterData: true, subtree: true });
    }
  });

/** Types a line and gives what is said after it. @param {Page} page @param {string} line @returns {Promise<string[]>} */
async function type(page, line) {
  await page.evaluate(() => /** @type {{ heard?: string[] }} */ (window).heard?.splice(0));
  await page.locator("#entry-text").fill(line);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /** @type {{ heard?: string[] }} */ (window.heard?.length ?? 0) > 0);
  return page.evaluate(() => [.../** @type {{ heard?: string[] }} */ (window.heard ?? [])]);
}

test("a whole game by text alone: capture, ko, illegal moves, passes, marking, dispute, resumption, agreement, result", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await listen(page);
    await page.locator("#entry-text").focus();
    const says = async (/** @type {string} */ line, /** @type {string[]} */ ...wanted) => {
      assert.deepEqual(await type(page, line), wanted, line);
    };
    await says("c5", "status: Move 1: Black C5. White to play.");
    await says("W F5", "status: Move 2: White F5. Black to play.");
    await says("white D6", "alert: It is Black's turn.");
    await says("black d6", "status: Move 3: Black D6. White to play.");
    await says("D6", "alert: There is a stone at D6 already.");
    await says("E6", "status: Move 4: White E6. Black to play.");
    await says("K5", "alert: “K5” is no point of this board. Wanted: A1 to J9.");
    await says("D4.", "status: Move 5: Black D4. White to play.");
    await says("undo", "status: Move 4: White E6. Black to play.");
    await says("redo", "status: Move 5: Black D4. White to play.");
    await says("E4", "status: Move 6: White E4. Black to play.");
    await says("pass", "status: Move 7: Black passes. White to play.");
    await says("D5", "status: Move 8: White D5. Black to play.");
    await says("liberties D5", "entry-answer: White at D5: 1 stone, 1 liberty: E5.");
    await says("E5", "status: Move 9: Black E5, takes 1 stone. White to play.");
    await says("D5", "alert: Ko: retaking at D5 now would bring back the position after move 8. Play elsewhere first.");
    await says("what D5", "entry-answer: D5, empty, ko: not to be retaken at once");
    await says("H8", "status: Move 10: White H8. Black to play.");
    await says("D5", "status: Move 11: Black D5. White to play.");
    await says("H2", "status: Move 12: White H2. Black to play.");
    await says("A2", "status: Move 13: Black A2. White to play.");
    await says("J9", "status: Move 14: White J9. Black to play.");
    await says("B1", "status: Move 15: Black B1. White to play.");
    await says("A1", "alert: Forbidden point: at A1, the white stone would have no liberty and capture nothing.");
    await says("accept", "alert: That can't be done at this stage of the game.");
    await says("resign", "entry-answer: Does White resign? Type yes or no.");
    await says("no", "entry-answer: Nothing was done.");
    await says("yes", "alert: Nothing was asked.");
    // The end proposed and declined: then a stone has to be put down.
    const offered = await type(page, "propose");
    assert.deepEqual(offered, ["status: White has proposed the end: Black agrees, refuses, or plays on."]);
    await says("refuse", "status: The end was declined: Black must put a stone down now.");
    await says("pass", "alert: The end was declined: Black must put a stone down now.");
    await says("G3", "status: Move 17: Black G3. White to play.");
    await says("pass", "status: Move 18: White passes. Black to play.");
    const [stopped = ""] = await type(page, "pass");
    assert.match(stopped, /^status: As marked, /u);
    // Marking, and a mark taken back and set again.
    const marked = await type(page, "dead A2");
    assert.equal(marked.length, 2);
    // As with a press on it: the stones that share its area go with it.
    assert.ok(marked.includes("entry-answer: A2, 8 stones: marked dead."), String(marked));
    await says("dead A2", "entry-answer: A2, 1 stone: already marked dead.");
    const [score = ""] = await type(page, "score");
    assert.match(score, /^entry-answer: Living stones: Black \d+, White \d+\. .* As marked, /u);
    await says("dead E9", "alert: There is no stone at E9.");
    await says("dead", "alert: “dead” wants a point after it, such as “dead D4”.");
    // Black does not agree: it is played out, and White, who says that they are dead, plays first.
    const disputed = await type(page, "dispute A2");
    assert.equal(disputed.length, 1);
    assert.match(disputed[0] ?? "", /^status: .*White to play\./u);
    assert.equal(await page.locator("#playing").isVisible(), true);
    const [answered = ""] = await type(page, "A1");
    assert.match(answered, /^alert: Forbidden point/u);
    for (const line of ["pass", "pass"]) await type(page, line);
    assert.equal(await page.locator("#marking").isVisible(), true);
    const [resumed = ""] = await type(page, "resume");
    assert.match(resumed, /to play\./u);
    for (const line of ["pass", "pass"]) await type(page, line);
    assert.equal(await page.locator("#marking").isVisible(), true);
    const { turn, next } = await page.evaluate(() => {
      const first = document.getElementById("accept-hint")?.textContent?.startsWith("White") ? "white" : "black";
      return { turn: first, next: first === "white" ? "black" : "white" };
    });
    const [one = ""] = await type(page, `accept ${turn}`);
    assert.match(one, /has accepted; (?:Black|White) is asked\.$/u);
    const [both = ""] = await type(page, `accept ${next}`);
    assert.match(both, /^status: Both sides have accepted the count/u);
    await says("confirm black", "status: Black has confirmed the result; White is asked.");
    await says("confirm white", "status: Both sides have confirmed the result. It is final.");
    assert.match((await page.locator("#result-title").textContent()) ?? "", /wins by/u);
    await says("resume", "alert: Both sides have accepted: nothing is reopened.");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "entry-text");
  }));

test("resigning is asked about and done", () =>
  onPage({}, async (page) => {
    await listen(page);
    assert.deepEqual(await type(page, "resign"), ["entry-answer: Does Black resign? Type yes or no."]);
    assert.deepEqual(await type(page, "yes"), ["status: Black resigns."]);
    assert.equal(await page.locator("#result-title").textContent(), "White wins by resignation");
  }));

test("what is not understood comes back to be mended, with what was found and what is wanted", () =>
  onPage({}, async (page) => {
    await listen(page);
    const [said = ""] = await type(page, "play at the star");
    assert.match(said, /^alert: “play at the star” is neither a move nor a command\. Wanted: a point such as D4/u);
    assert.equal(await page.locator("#entry-text").inputValue(), "play at the star");
    assert.deepEqual(await type(page, "pass now"), ["alert: “pass” was understood, “now” after it was not."]);
    // The same mistake again is said again.
    assert.deepEqual(await type(page, "pass now"), ["entry-answer: “pass” was understood, “now” after it was not."]);
    await type(page, "D4");
    assert.equal(await page.locator("#entry-text").inputValue(), "");
    assert.equal(await page.locator("#alert").textContent(), "");
    const [help = ""] = await type(page, "help");
    assert.match(help, /^entry-answer: A point plays there/u);
  }));

test("the board is described: stones by row, what was taken, what is wanted; by a button too", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await listen(page);
    assert.deepEqual(await type(page, "describe"), [
      "entry-answer: A board of 9 by 9. There is no stone on it. Black has taken 0 stones, White 0. Black plays first.",
    ]);
    for (const line of ["C9", "A9", "B8", "B9", "A8"]) await type(page, line);
    await page.locator("#entry-describe").click();
    await page.waitForFunction(() => document.getElementById("entry-answer")?.textContent !== "");
    assert.equal(
      await page.locator("#entry-answer").textContent(),
      "A board of 9 by 9. Row 9: Black C9. Row 8: Black A8, B8. The other rows are empty. Black has taken 2 stones, White 0. Move 5: Black A8, takes 2 stones. White to play.",
    );
    assert.equal(await page.locator("#entry-describe").getAttribute("aria-label"), "Describe the board");
  }));

test("through a record: first, last, next, a number, a variation, the comment, a move of one's own", () =>
  onPage({}, async (page) => {
    await paste(page, "(;GM[1]SZ[9];B[ee]C[the centre];W[cc](;B[gg])(;B[cg];W[gc]))");
    await page.locator("#study").waitFor();
    await listen(page);
    const counter = () => page.locator("#counter").textContent();
    await type(page, "last");
    assert.equal(await counter(), "3 / 3");
    await type(page, "variation");
    assert.equal(await counter(), "3 / 4");
    await type(page, "next");
    assert.equal(await counter(), "4 / 4");
    // There is none: how things stand is said all the same.
    assert.equal((await type(page, "next")).length, 1);
    await type(page, "1");
    assert.equal(await counter(), "1 / 4");
    assert.deepEqual(await type(page, "comment"), ["entry-answer: the centre"]);
    assert.deepEqual(await type(page, "77"), ["alert: There is no such move. Wanted: a number from 0 to 4."]);
    await type(page, "A1");
    assert.equal(await counter(), "2 / 2");
    assert.deepEqual(await type(page, "accept"), ["alert: “accept” can't be done at this stage of the game."]);
  }));

test("in Chinese by Chinese words, and by the English ones", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await changeLanguage(page, "zh-Hans");
    await listen(page);
    assert.deepEqual(await type(page, "黑 e5"), ["status: 第 1 手：黑 E5。轮到白方。"]);
    assert.deepEqual(await type(page, "停一手"), ["status: 第 2 手：白方停一手。轮到黑方。"]);
    assert.deepEqual(await type(page, "悔棋。"), ["status: 第 1 手：黑 E5。轮到白方。"]);
    const [liberties = ""] = await type(page, "气E5");
    assert.match(liberties, /^entry-answer: 黑方 E5：1 子，4 气：/u);
    assert.deepEqual(await type(page, "pass"), ["status: 第 2 手：白方停一手。轮到黑方。"]);
    assert.deepEqual(await type(page, "第 1 手"), ["status: 第 1 手：黑 E5。轮到白方。"]);
    const [mistake = ""] = await type(page, "胡说");
    assert.match(mistake, /^alert: “胡说”不是着手，也不是命令/u);
  }));

const nineteen = { size: /** @type {const} */ ([19, 19]), coordinates: /** @type {const} */ ("a1") };

/** @param {string} text @param {Partial<Parameters<typeof parse>[2]>} [board] */
const read = (text, board) => {
  const found = parse(text, [zh.entryCommands, en.entryCommands], { ...nineteen, ...board });
  return "fault" in found ? found.fault : (found.vertex ?? found.number ?? found.command);
};

test("points are read by the names in force, and as A1 always", () => {
  assert.deepEqual(read("D4"), [3, 15]);
  assert.deepEqual(read(" ｄ４ "), [3, 15]);
  assert.equal(read("i4"), "point");
  assert.equal(read("4-4"), "point");
  const numeric = { coordinates: /** @type {const} */ ("numeric") };
  assert.deepEqual(read("4-4", numeric), [3, 3]);
  assert.deepEqual(read("16-17", numeric), [15, 16]);
  assert.deepEqual(read("d4", numeric), [3, 15]);
  assert.equal(read("20-1", numeric), "point");
  const cjk = { coordinates: /** @type {const} */ ("cjk") };
  assert.deepEqual(read("4-十六", cjk), [3, 15]);
  assert.deepEqual(read("4-16", cjk), [3, 15]);
  assert.deepEqual(read("Z25", { size: [25, 25] }), [24, 0]);
  assert.deepEqual(read("aa1", { size: [26, 26] }), [25, 25]);
});

test("every command is understood by each of its words, in each language", () => {
  for (const words of [en.entryCommands, zh.entryCommands]) {
    for (const [command, all] of Object.entries(words)) {
      if (command === "black" || command === "white") continue;
      for (const said of all.split("|")) {
        const line = ["dead", "alive", "dispute", "liberties", "what"].includes(command)
          ? `${said} D4`
          : command === "move"
            ? `${said} 37`
            : said;
        const found = parse(line, [words], nineteen);
        assert.ok(!("fault" in found), line);
        assert.equal(found.command, command, line);
      }
    }
  }
  assert.equal(read("37"), 37);
  assert.equal(read("accept whites"), "much");
  assert.deepEqual(read("dispute D4 white"), [3, 15]);
  assert.equal(read(""), "unknown");
});

test("lines typed in quick succession are done in the order in which they were typed, while the words are still loaded", () =>
  onPage({}, async (page) => {
    await page.route("**/entry/run.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    for (const line of ["d4", "q16", "k10", "c3"]) {
      await page.locator("#entry-text").fill(line);
      await page.keyboard.press("Enter");
    }
    await page.locator("#counter", { hasText: "4 / 4" }).waitFor();
    assert.equal(await page.locator("#status").textContent(), "Move 4: White C3. Black to play.");
  }));

test("where it can't be loaded that is said, and the text comes back", () =>
  onPage({ offline: /entry\/run\.js/u }, async (page) => {
    await page.locator("#entry-text").fill("d4");
    await page.keyboard.press("Enter");
    await page.locator("#alert", { hasText: /can't be loaded/u }).waitFor();
    assert.equal(await page.locator("#entry-text").inputValue(), "d4");
    assert.equal(await page.locator("#counter").textContent(), "0 / 0");
  }));
