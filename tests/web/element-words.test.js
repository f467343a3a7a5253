// What `<go-board>` says: the grid of named points, five languages, coordinates.
import assert from "node:assert/strict";
import { test } from "node:test";
import { click, label, onElement, settle, status, withBoard, withElements } from "./element-page.mjs";

withElements();

test("the grid: rows and cells, one of them in the order of Tab, counts of the whole board", () =>
  onElement('<go-board view="K1 T10"></go-board>', async (page) => {
    const grid = page.locator("go-board [role=grid]");
    assert.equal(await grid.getAttribute("aria-rowcount"), "19");
    assert.equal(await grid.getAttribute("aria-colcount"), "19");
    assert.equal(await grid.getAttribute("aria-label"), "Go board, 19 by 19");
    assert.equal(await page.locator("go-board [role=row]").count(), 10);
    assert.equal(await page.locator("go-board [role=gridcell]").count(), 100);
    assert.equal(await page.locator("go-board [role=gridcell][tabindex='0']").count(), 1);
    assert.equal(await page.locator("go-board [role=row]").first().getAttribute("aria-rowindex"), "10");
    assert.equal(await page.locator("go-board [role=gridcell]").first().getAttribute("aria-colindex"), "10");
    assert.equal(
      await page.locator("go-board [role=gridcell]").first().getAttribute("aria-label"),
      "K10, empty, star point",
    );
    assert.equal(
      await page
        .locator("go-board canvas")
        .first()
        .evaluate((node) => node.closest("[aria-hidden]") !== null),
      true,
    );
    const snapshot = await page.locator("main").ariaSnapshot();
    assert.match(snapshot, /- grid "Go board, 19 by 19":/);
    assert.match(snapshot, /- gridcell "K10, empty, star point"/);
  }));

test("only labels that change are touched", () =>
  onElement("<go-board></go-board>", async (page) => {
    const touched = await page.evaluate(async () => {
      const board = document.querySelector("go-board");
      board?.game?.play("D4");
      await new Promise((done) => setTimeout(done));
      const labels = [];
      const watch = new MutationObserver((list) =>
        labels.push(...list.map(({ target }) => target.getAttribute("aria-label"))),
      );
      watch.observe(board?.shadowRoot ?? document, { subtree: true, attributeFilter: ["aria-label"] });
      board?.game?.play("Q16");
      await new Promise((done) => setTimeout(done));
      return labels;
    });
    assert.deepEqual(touched.sort(), ["D4, black stone", "Q16, white stone, last move"]);
  }));

for (const [lang, said, at] of [
  ["zh", "第1手，黑 D4。轮到白方。", "D4，黑子，最后一手"],
  ["zh-TW", "第1手，黑 D4。輪到白方。", "D4，黑子，最後一手"],
  ["ja", "1手目、黒 D4。白の番です。", "D4、黒石、最終手"],
  ["ko", "1수, 흑 D4. 백 차례입니다.", "D4, 흑돌, 마지막 수"],
  ["fr", "Move 1, black D4. White to play.", "D4, black stone, last move"],
]) {
  test(`speaks ${lang}`, () =>
    onElement(`<go-board size="9" lang="${lang}"></go-board>`, async (page) => {
      for (let n = 0; n < 60 && lang !== "fr" && (await label(page, "D4"))?.includes("empty"); n += 1) {
        await page.waitForTimeout(100);
      }
      await click(page, "D4");
      assert.equal(await status(page), said);
      assert.equal(await label(page, "D4"), at);
    }));
}

test("no language lacks a word, and none is left in English", async () => {
  const { loadWords, LANGUAGES } = await import("../../dist/element.js");
  const [english, ...others] = await Promise.all(LANGUAGES.map((language) => loadWords(language)));
  const result = { kind: "count", winner: "black", points: 0.5, zi: "1/4" };
  /** What the functions are called with. */
  const samples = {
    board: [19, 13],
    label: ["A"],
    move: [7, "black", "D4", 2],
    pass: [7, "white"],
    toPlay: ["white"],
    aim: ["black", "D4"],
    position: [3, 9],
    start: ["black"],
    variations: [2],
    undone: [3],
    redone: [3],
    marked: [2, true, 4],
    accepted: ["black"],
    result: [result],
    asMarked: ["…"],
    chain: ["D4", "white", 3, 4],
  };
  const said = (words) =>
    Object.entries(words).flatMap(([key, value]) => {
      if (typeof value === "object") return Object.entries(value).map(([inner, text]) => [`${key}.${inner}`, text]);
      return [[key, typeof value === "function" ? value(...samples[key]) : value]];
    });
  const first = said(english);
  for (const words of others) {
    const all = said(words);
    assert.deepEqual(all.map(([key]) => key).sort(), first.map(([key]) => key).sort());
    const english = new Map(first);
    for (const [key, text] of all) {
      assert.equal(typeof text, "string", key);
      assert.doesNotMatch(text, /undefined|NaN|null/, key);
      if (key !== "comma" && key !== "space") assert.notEqual(text, english.get(key), key);
    }
  }
  assert.equal((await loadWords("ja")).result(result), "黒の半目勝ちです。");
  assert.equal((await loadWords("ko")).result({ ...result, winner: "white", points: 6.5 }), "백 6집 반 승입니다.");
  assert.equal((await loadWords("zh-CN")).result({ ...result, zi: "3 3/4" }), "黑胜3又3/4子。");
  assert.equal(
    (await loadWords("zh-HK")).result({ kind: "resignation", winner: "black", points: null, zi: null }),
    "黑中押勝。",
  );
});

test("what is said is marked as what it is written in, where the page around is in another language too", () =>
  onElement('<div lang="fr"><go-board entry></go-board></div>', async (page) => {
    await page.locator("go-board input").waitFor();
    const languages = () =>
      page.evaluate(() => {
        const root = document.querySelector("go-board").shadowRoot;
        return ["[role=grid]", "[role=status]", "input"].map(
          (selector) => root.querySelector(selector).closest("[lang]")?.lang,
        );
      });
    assert.deepEqual(await languages(), ["en", "en", "en"]);
    await withBoard(page, (board) => board.setAttribute("lang", "zh-TW"));
    await page.locator("go-board input[placeholder^=D4、虛手]").waitFor();
    assert.deepEqual(await languages(), ["zh-Hant", "zh-Hant", "zh-Hant"]);
  }));

test("coordinates name the points: numeric, cjk, none", () =>
  onElement('<go-board coordinates="numeric"></go-board>', async (page) => {
    assert.equal(await label(page, "4-16"), "4-16, empty, star point");
    await withBoard(page, (board) => {
      board.coordinates = "cjk";
    });
    await settle(page);
    assert.equal(await label(page, "4-十六"), "4-十六, empty, star point");
    await withBoard(page, (board) => {
      board.coordinates = "none";
    });
    await settle(page);
    assert.equal(await label(page, "D4"), "D4, empty, star point");
  }));
