// The settings: what each does at once, that the device keeps them, and that the page does without where it may not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { DEFAULTS, understood } from "../../www/settings/settings.js";
import { CURSOR, changeLanguage, onPage, press, withBrowser } from "./helpers.mjs";

withBrowser();

const open = async (page) => {
  await page.locator("#settings").click();
  await page.locator("#settings-dialog").waitFor();
};
const close = (page) => page.keyboard.press("Escape");
const choose = async (page, name, value) => {
  await open(page);
  await page.locator(`#settings-dialog input[name="${name}"][value="${value}"]`).check({ force: true });
  await close(page);
};
const text = (page, id) => page.locator(`#${id}`).textContent();

/** The colour of the board where there is neither line nor stone. */
const ground = (page) =>
  page
    .locator(".lanke-board-plate canvas")
    .first()
    .evaluate((/** @type {HTMLCanvasElement} */ node) => {
      // Of a copy: a canvas that is read twice is drawn otherwise from then on.
      const copy = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      copy?.drawImage(node, -4, -Math.round(node.height / 2) - 7);
      return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])];
    });
const paper = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The page hears of another preference of the system, and draws anew, some time after. */
async function becomes(found, wanted) {
  for (let tries = 0; tries < 100 && !isDeepStrictEqual(await found(), wanted); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.deepEqual(await found(), wanted);
}

test("what is kept is taken as far as it can be used", () => {
  assert.deepEqual(understood(null), DEFAULTS);
  assert.deepEqual(understood("{"), DEFAULTS);
  assert.deepEqual(understood("[3]"), DEFAULTS);
  assert.deepEqual(
    understood('{"board":"flat","page":"pink","volume":7,"speed":2,"letters":0,"sounds":true,"__proto__":{"a":1}}'),
    { ...DEFAULTS, board: "flat", speed: 2, sounds: true },
  );
});

test("each theme of the board is drawn at once, and again after a reload", () =>
  onPage({}, async (page) => {
    const automatic = await ground(page);
    await choose(page, "board", "flat");
    assert.deepEqual(await ground(page), [0xe6, 0xc5, 0x8c, 255]);
    await choose(page, "board", "print");
    assert.deepEqual(await ground(page), [255, 255, 255, 255]);
    await choose(page, "board", "dark");
    assert.notDeepEqual(await ground(page), automatic);
    await choose(page, "board", "high-contrast");
    await page.reload();
    await page.locator(".lanke-board-plate canvas").first().waitFor();
    assert.deepEqual(await ground(page), [255, 255, 255, 255]);
    await choose(page, "board", "auto");
    assert.deepEqual(await ground(page), automatic);
  }));

for (const dark of [false, true]) {
  const [system, other] = dark ? ["dark", "light"] : ["light", "dark"];

  test(`a ${system} system: the page is ${other} where that is chosen, with the board and the browser's bars`, () =>
    onPage({ dark }, async (page) => {
      const before = [await paper(page), await ground(page)];
      await choose(page, "page", other);
      const after = [await paper(page), await ground(page)];
      assert.notDeepEqual(after[0], before[0]);
      assert.notDeepEqual(after[1], before[1]);
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), other);
      const bars = await page
        .locator("meta[name=theme-color]")
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute("content")));
      assert.equal(new Set(bars).size, 1);
      assert.equal(bars[0], other === "dark" ? "#171512" : "#f6f2ea");
      await page.emulateMedia({ colorScheme: /** @type {"dark"} */ (other) });
      assert.equal(await paper(page), after[0], "it does not follow the system any more");
      await choose(page, "page", "auto");
      assert.equal(await paper(page), after[0]);
      await page.emulateMedia({ colorScheme: /** @type {"dark"} */ (system) });
      await becomes(() => paper(page), before[0]);
      await becomes(() => ground(page), before[1]);
    }));
}

test("more contrast and forced colours choose their boards by themselves, and give way to a choice", () =>
  onPage({}, async (page) => {
    await page.emulateMedia({ contrast: "more" });
    await becomes(() => ground(page), [255, 255, 255, 255]);
    await becomes(() => paper(page), "rgb(255, 255, 255)");
    await page.emulateMedia({ contrast: "no-preference", forcedColors: "active", colorScheme: "dark" });
    await becomes(() => ground(page), [0, 0, 0, 255]);
    await choose(page, "board", "flat");
    await becomes(() => ground(page), [0xe6, 0xc5, 0x8c, 255]);
  }));

test("points are called as the lines are named, wherever they are told", () =>
  onPage({}, async (page) => {
    await press(page, "D4");
    assert.match(await text(page, "status"), /Black D4/u);
    await choose(page, "coordinates", "numeric");
    assert.match(await text(page, "status"), /Black 4-16/u);
    await choose(page, "coordinates", "cjk");
    assert.match(await text(page, "status"), /Black 4-十六/u);
    await press(page, "D4");
    assert.match(await text(page, "alert"), /4-十六/u);
    assert.match(await page.locator(CURSOR).getAttribute("aria-label"), /^\d+-[一二三四五六七八九十]+/u);
    await choose(page, "coordinates", "none");
    assert.match(await text(page, "status"), /Black D4/u);
  }));

test("the last move bears its number, or nothing", () =>
  onPage({}, async (page) => {
    await press(page, "D4 Q16");
    const drawn = () =>
      page
        .locator(".lanke-board-plate canvas")
        .last()
        .evaluate((/** @type {HTMLCanvasElement} */ node) => node.toDataURL());
    const pictures = new Set([await drawn()]);
    for (const value of ["number", "none"]) {
      await choose(page, "lastMove", value);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      pictures.add(await drawn());
    }
    assert.equal(pictures.size, 3);
  }));

test("a second tap where it is always asked for, none where never", () =>
  onPage({ width: 1024, height: 768, touch: true }, async (page) => {
    const box = await page.locator(".lanke-board-plate").boundingBox();
    assert.ok(box);
    const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await choose(page, "confirm", "always");
    await tap();
    assert.match(await text(page, "status"), /Tap the point again/u);
    await tap();
    assert.match(await text(page, "status"), /^Move 1/u);
    await page.locator("#undo").click();
    await choose(page, "confirm", "never");
    await tap();
    assert.match(await text(page, "status"), /^Move 1/u);
  }));

test("reset, in the words of the language in force", () =>
  onPage({}, async (page) => {
    await choose(page, "coordinates", "numeric");
    await changeLanguage(page, "zh-Hans");
    await open(page);
    assert.equal(await text(page, "settings-title"), "设置");
    await page.locator("#settings-reset").click();
    assert.equal(await page.locator("#settings-dialog [role=status]").textContent(), "已全部恢复为默认设置。");
    assert.equal(await page.locator('#settings-dialog input[name="coordinates"][value="a1"]').isChecked(), true);
    assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage.getItem("lanke.settings") ?? "")), DEFAULTS);
  }));

test("where nothing may be kept, settings hold until the page is closed, and that is said", () =>
  onPage({}, async (page) => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("refused", "QuotaExceededError");
      };
    });
    await open(page);
    await page.locator('#settings-dialog input[name="board"][value="flat"]').check({ force: true });
    assert.match(await page.locator("#settings-dialog [role=status]").textContent(), /keeps nothing/u);
    await close(page);
    assert.deepEqual(await ground(page), [0xe6, 0xc5, 0x8c, 255]);
  }));

test("the dialog fits a small phone, and every field in it is large enough for a finger", () =>
  onPage({ width: 320, height: 640 }, async (page) => {
    for (let turn = 0; turn < 2; turn += 1) {
      await open(page);
      const wide = await page.locator("#settings-dialog").evaluate((node) => node.scrollWidth - node.clientWidth);
      assert.equal(wide, 0);
      const heights = await page
        .locator("#settings-dialog :is(label, button, select)")
        .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().height));
      assert.ok(heights.length > 20);
      assert.ok(Math.min(...heights) >= 44, String(Math.min(...heights)));
      await close(page);
      await changeLanguage(page);
    }
  }));
