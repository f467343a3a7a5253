// `<go-board>` as an element: attributes, properties, upgrade, languages, themes, memory, accessibility.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { axeSource, click, label, onElement, settle, status, told, withBoard, withElements } from "./element-page.mjs";
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

test("an attribute that is nonsense is told, and the board is usable", () =>
  onElement('<go-board size="nine"></go-board>', async (page) => {
    await page.evaluate(() => {
      globalThis.told.length = 0;
      const board = document.createElement("go-board");
      board.setAttribute("rules", "none");
      document.body.append(board);
    });
    const [event] = await told(page);
    assert.deepEqual([event?.[0], event?.[1].code], ["go-error", "rules"]);
    assert.equal(await page.locator("go-board").nth(1).locator(".cell").count(), 361);
  }));

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

test("a game of the page's own is shown as it goes on, whoever plays", () =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    await page.evaluate(async () => {
      const { Game } = await import("./lanke/index.js");
      const game = new Game({ size: 9 });
      Object.assign(globalThis, { game });
      Object.assign(document.querySelector("go-board"), { game });
      await new Promise((done) => setTimeout(done));
      game.play("E5");
    });
    await settle(page);
    assert.equal(await label(page, "E5"), "E5, black stone, last move");
    assert.equal(await status(page), "Move 1, black E5. White to play.");
    await click(page, "C3");
    assert.equal(await page.evaluate(() => globalThis.game.lastMove.gtp), "C3");
    await page.evaluate(() => document.querySelector("go-board")?.remove());
    await page.evaluate(() => globalThis.game.play("G7"));
    assert.equal(await page.evaluate(() => globalThis.game.moveNumber), 3);
  }));

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

test("custom properties colour the board when it is drawn; forced colours win", async () => {
  const css = "go-board { --go-board-color: rgb(10, 120, 30); --go-black: rgb(200, 0, 0); }";
  const pixel = (page, x, y, layer) =>
    page.evaluate(
      ([px, py, n]) => {
        const canvas = document.querySelector("go-board").shadowRoot.querySelectorAll("canvas")[n];
        const copy = new OffscreenCanvas(1, 1).getContext("2d");
        copy.drawImage(canvas, px, py, 1, 1, 0, 0, 1, 1);
        return [...copy.getImageData(0, 0, 1, 1).data];
      },
      [x, y, layer],
    );
  await onElement(
    '<go-board size="9"></go-board>',
    async (page) => {
      assert.deepEqual(await pixel(page, 3, 3, 0), [10, 120, 30, 255]);
      await click(page, "E5 A1");
      const box = await page.locator("go-board .lanke-board-plate").boundingBox();
      const cell = await page.locator("go-board .cell[aria-label^='E5,']").boundingBox();
      assert.deepEqual(
        await pixel(page, Math.round(cell.x + cell.width / 2 - box.x), Math.round(cell.y + cell.height / 2 - box.y), 1),
        [200, 0, 0, 255],
      );
      await page.emulateMedia({ forcedColors: "active" });
      await settle(page);
      assert.deepEqual(await pixel(page, 3, 3, 0), [255, 255, 255, 255]);
    },
    { css },
  );
});

test("axe finds nothing, in play, in marking, with a refusal, in a record, in every theme", () =>
  onElement(
    '<go-board size="9"></go-board><go-board size="9" theme="dark" readonly record="(;SZ[9];B[ee];W[cc])"></go-board><go-board theme="high-contrast" view="A1 K10"></go-board>',
    async (page) => {
      const violations = async () => {
        await page.evaluate(axeSource());
        const found = await page.evaluate(() =>
          globalThis.axe.run(document, { rules: { "page-has-heading-one": { enabled: false } } }),
        );
        return found.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join("; ")}`,
        );
      };
      assert.deepEqual(await violations(), []);
      await click(page, "E5 E5");
      await page.waitForTimeout(250);
      assert.deepEqual(await violations(), []);
      await withBoard(page, (board) => board.game.mark());
      await settle(page);
      assert.deepEqual(await violations(), []);
    },
  ));

test("200 elements made and removed leave no listener, no observer, no memory of the engine", () =>
  onElement('<go-board size="9"></go-board>', async (page) => {
    const session = await page.context().newCDPSession(page);
    const round = (count) =>
      page.evaluate(async (times) => {
        for (let n = 0; n < times; n += 1) {
          const board = document.createElement("go-board");
          if (n % 3 === 0) board.setAttribute("record", "(;SZ[9];B[ee];W[cc];B[gg])");
          document.querySelector("main").append(board);
          await new Promise((done) => setTimeout(done, 0));
          board.play([2, 2]);
          await new Promise((done) => requestAnimationFrame(done));
          board.remove();
          globalThis.told.length = 0;
          await new Promise((done) => setTimeout(done, 0));
        }
      }, count);
    const measure = async () => {
      for (let n = 0; n < 3; n += 1) await session.send("HeapProfiler.collectGarbage");
      await page.waitForTimeout(100);
      await session.send("HeapProfiler.collectGarbage");
      const { metrics } = await session.send("Performance.getMetrics");
      const value = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      return {
        listeners: value("JSEventListeners"),
        nodes: value("Nodes"),
        heap: value("JSHeapUsedSize"),
        live: await page.evaluate(() => globalThis.observers),
      };
    };
    await page.evaluate(() => {
      globalThis.observers = 0;
      const { observe, disconnect } = ResizeObserver.prototype;
      ResizeObserver.prototype.observe = function (...args) {
        globalThis.observers += 1;
        observe.apply(this, args);
      };
      ResizeObserver.prototype.disconnect = function () {
        globalThis.observers -= 1;
        disconnect.apply(this);
      };
    });
    await session.send("Performance.enable");
    await round(20);
    const before = await measure();
    const memory = () =>
      page.evaluate(
        async () => (await import("./lanke/glue.js")).initSync({ module: new Uint8Array() }).memory.buffer.byteLength,
      );
    const engine = await memory();
    await round(200);
    const after = await measure();
    console.log(JSON.stringify({ before, after, engine, engineAfter: await memory() }));
    assert.equal(after.listeners, before.listeners);
    assert.equal(after.live, before.live);
    assert.ok(after.nodes <= before.nodes + 50, `${before.nodes} nodes became ${after.nodes}`);
    assert.ok(after.heap < before.heap + 600_000, `${before.heap} bytes became ${after.heap}`);
    assert.equal(await memory(), engine);
  }));

test("the manifest names what there is", async () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, "custom-elements.json"), "utf8"));
  const [{ declarations }] = manifest.modules;
  const [element] = declarations;
  await onElement('<go-board size="9"></go-board>', async (page) => {
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
  const look =
    readFileSync(join(ROOT, "js/element/look.ts"), "utf8") + readFileSync(join(ROOT, "js/element/style.ts"), "utf8");
  const properties = new Set([...look.matchAll(/--go-[a-z-]+/g)].map(([name]) => name));
  assert.deepEqual(element.cssProperties.map(({ name }) => name).sort(), [...properties].sort());
});
