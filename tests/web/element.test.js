// `<go-board>` as an element: attributes, properties, upgrade, moving, the manifest.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { click, label, onElement, settle, spot, told, withBoard, withElements } from "./element-page.mjs";
import { ROOT } from "./helpers.mjs";

withElements();

test("importing it on a server does nothing and throws nothing", async () => {
  const { defineGoBoard, GoBoardElement } = await import("../../dist/element.js");
  defineGoBoard();
  assert.equal(typeof GoBoardElement, "function");
});

test("attributes reflect as properties, and count at once", () =>
  onElement('<go-board size="13x9" rules="japanese" komi="0.5" handicap="2"></go-board>', async (page) => {
    const seen = await withBoard(page, (board) => {
      const { game, size, rules, komi, handicap, readonly, theme } = board;
      return {
        size,
        rules,
        komi,
        handicap,
        readonly,
        theme,
        of: [game.size, game.rules.scoring, game.komi, game.handicap],
      };
    });
    assert.deepEqual(seen, {
      size: "13x9",
      rules: "japanese",
      komi: "0.5",
      handicap: "2",
      readonly: false,
      theme: "",
      of: [[13, 9], "territory", 0.5, 2],
    });
    await withBoard(page, (board) => {
      board.size = 7;
      board.handicap = null;
      board.readonly = true;
    });
    await settle(page);
    assert.equal(await label(page, "D4"), "D4, empty, star point");
    assert.equal(await page.locator("go-board .cell").count(), 49);
    assert.equal(await page.locator("go-board").getAttribute("size"), "7");
    assert.deepEqual(await told(page), []);
  }));

test("attributes that are nonsense are told to the page alone, and the others count", () =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    const seen = await page.evaluate(async () => {
      globalThis.told.length = 0;
      const said = [];
      for (const wish of [
        { size: "9", rules: "chinse", komi: "0.5" },
        { size: "nine", rules: "japanese" },
        { size: "9", handicap: "Q16", komi: "much" },
      ]) {
        const board = document.createElement("go-board");
        for (const [name, value] of Object.entries(wish)) board.setAttribute(name, value);
        document.body.append(board);
        await new Promise((done) => setTimeout(done));
        const { game } = board;
        said.push([game.size[0], game.komi, game.rules.scoring, game.handicap]);
        said.push(board.shadowRoot.querySelector("[role=alert]").textContent);
      }
      return said;
    });
    assert.deepEqual(seen, [[9, 0.5, "area", 0], "", [19, 6.5, "territory", 0], "", [9, 7.5, "area", 0], ""]);
    assert.deepEqual(
      (await told(page)).map(([name, { code }]) => [name, code]),
      [
        ["go-error", "rules"],
        ["go-error", "size"],
        ["go-error", "komi"],
        ["go-error", "off-board"],
      ],
    );
  }));

test("aria-label names the board at once", () =>
  onElement('<go-board size="9" aria-label="Problem 1"></go-board>', async (page) => {
    await page.getByRole("grid", { name: "Problem 1" }).waitFor();
    await withBoard(page, (board) => board.setAttribute("aria-label", "Problem 2"));
    await settle(page);
    assert.match((await page.getByRole("grid").getAttribute("aria-label")) ?? "", /^Problem 2/u);
  }));

test("padding lies within the width of the element", () =>
  onElement(
    '<div class="row"><go-board size="9"></go-board></div>',
    async (page) => {
      const box = await page.locator("go-board").boundingBox();
      assert.equal(box?.width, 200);
    },
    { css: ".row { width: 200px } go-board { padding: 20px }" },
  ));

test("set before the element is defined, what is set counts afterwards", () =>
  onElement(
    '<go-board id="early" size="9"></go-board>',
    async (page) => {
      const seen = await page.evaluate(async () => {
        const early = document.querySelector("go-board");
        const { Game } = await import("./lanke/index.js");
        const game = new Game({ size: 5 });
        game.play("C3");
        Object.assign(early, { game, theme: "flat", readonly: true });
        await import("./lanke/element.js");
        await new Promise((done) => setTimeout(done));
        return [
          early.getAttribute("theme"),
          early.hasAttribute("readonly"),
          early.game === game,
          early.shadowRoot.querySelectorAll(".cell").length,
        ];
      });
      assert.deepEqual(seen, ["flat", true, true, 25]);
    },
    { module: false },
  ));

test("moved in the page it stays as it is; taken out and put back, it is where it was", () =>
  onElement('<div id="a"><go-board size="9"></go-board></div><div id="b"></div>', async (page) => {
    await click(page, "E5 C3");
    await page.evaluate(() => document.querySelector("#b")?.append(document.querySelector("go-board")));
    await settle(page);
    assert.equal(await label(page, "C3"), "C3, white stone, last move");
    const back = await page.evaluate(async () => {
      const board = document.querySelector("go-board");
      board.remove();
      await new Promise((done) => setTimeout(done, 20));
      const empty = board.shadowRoot.childElementCount;
      document.querySelector("#a").append(board);
      await new Promise((done) => setTimeout(done, 20));
      return [empty, board.game.moveNumber, board.game.lastMove.gtp];
    });
    assert.deepEqual(back, [0, 2, "C3"]);
    assert.equal(await label(page, "E5"), "E5, black stone");
  }));

test("in a page that runs from right to left, columns still count from the left", () =>
  onElement('<div dir="rtl"><go-board size="9"></go-board></div>', async (page) => {
    const [a, j] = [await spot(page, "A5"), await spot(page, "J5")];
    assert.ok(a.x < j.x);
    await click(page, "C3");
    assert.equal(await label(page, "C3"), "C3, black stone, last move");
  }));

test("in a shadow root, under another name, in another document", () =>
  onElement('<go-board size="9"></go-board><section></section>', async (page) => {
    const seen = await page.evaluate(async () => {
      const { defineGoBoard } = await import("./lanke/element.js");
      defineGoBoard("my-board");
      const root = document.querySelector("section").attachShadow({ mode: "open" });
      root.innerHTML = '<my-board size="7" lang="ja"></my-board>';
      const inner = root.querySelector("my-board").shadowRoot;
      // Its language comes when it is asked for.
      for (let n = 0; n < 60 && !inner.querySelector("[aria-label='A7、空点']"); n += 1) {
        await new Promise((done) => setTimeout(done, 100));
      }
      return [inner.querySelectorAll(".cell").length, inner.querySelector(".cell").getAttribute("aria-label")];
    });
    assert.deepEqual(seen, [49, "A7、空点"]);
  }));

test("the manifest names what there is", async () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, "custom-elements.json"), "utf8"));
  const [{ declarations }] = manifest.modules;
  const [element] = declarations;
  await onElement('<go-board size="9" controls entry></go-board>', async (page) => {
    await page.locator("go-board input").waitFor();
    await page.locator("go-board [part=button]").first().waitFor();
    const seen = await withBoard(page, (board) => ({
      attributes: board.constructor.observedAttributes,
      parts: [...board.shadowRoot.querySelectorAll("[part]")].map((node) => node.getAttribute("part")),
      members: Object.getOwnPropertyNames(Object.getPrototypeOf(board)),
    }));
    assert.deepEqual(element.attributes.map(({ name }) => name).sort(), [...seen.attributes].sort());
    assert.deepEqual(element.cssParts.map(({ name }) => name).sort(), [...new Set(seen.parts)].sort());
    const hidden = /^(constructor|.*Callback|focus)$/;
    assert.deepEqual(
      element.members.map(({ name }) => name).sort(),
      seen.members.filter((name) => !hidden.test(name)).sort(),
    );
  });
  const events = readFileSync(join(ROOT, "js/element/events.ts"), "utf8").matchAll(/^ {2}"(go-[a-z-]+)":/gm);
  assert.deepEqual(element.events.map(({ name }) => name).sort(), [...events].map(([, name]) => name).sort());
  const look = ["element/look", "element/style", "element/controls", "board/sheet"]
    .map((name) => readFileSync(join(ROOT, `js/${name}.ts`), "utf8"))
    .join("");
  const properties = new Set([...look.matchAll(/--go-[a-z-]+/g)].map(([name]) => name));
  assert.deepEqual(element.cssProperties.map(({ name }) => name).sort(), [...properties].sort());
});
