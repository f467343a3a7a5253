// The corner for culture: loaded when it is opened, complete in every language, readable by eye and by ear.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { MAXIMS, POEMS } from "../../www/culture/texts.js";
import { traditional } from "../../www/culture/traditional.js";
import { changeLanguage, onPage, WWW, withBrowser } from "./helpers.mjs";

withBrowser();

const open = async (page) => {
  await page.locator("#culture").click();
  await page.locator("#culture-dialog[open]").waitFor();
};

test("sixteen poems of whole couplets, and ten maxims of four signs", () => {
  assert.equal(POEMS.length, 16);
  for (const { title, lines } of POEMS) {
    const [first = ""] = lines;
    for (const line of lines) assert.equal([...line].length, [...first].length, `${title}: ${line}`);
    assert.ok([10, 12, 16].includes([...first].length), title);
  }
  assert.equal(MAXIMS.length, 10);
  for (const maxim of MAXIMS) assert.equal([...maxim].length, 4);
});

for (const language of readdirSync(join(WWW, "words"))) {
  if (!readdirSync(join(WWW, "words", language)).includes("culture.js")) continue;

  test(`every poem and every maxim has its words: ${language}`, async () => {
    const { culture } = await import(`../../www/words/${language}/culture.js`);
    assert.deepEqual(Object.keys(culture.poems).sort(), POEMS.map(({ id }) => id).sort());
    for (const { id, lines } of POEMS) {
      const { title, author, text } = culture.poems[id];
      assert.ok(title && author && text.length > 0, id);
      // A translation has a line for each couplet or each half of one; a note has one.
      assert.ok([1, lines.length, 2 * lines.length].includes(text.length), id);
    }
    assert.equal(culture.maxims.length, MAXIMS.length);
    for (const both of culture.maxims) assert.ok(both.every(Boolean));
    assert.ok(culture.legend.length > 1);
  });
}

test("nothing of it is loaded before it is opened; it closes by Escape and gives the focus back", () =>
  onPage({}, async (page) => {
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /culture/u.test(name)).length);
    assert.equal(await loaded(), 0);
    await page.locator("#culture").focus();
    await page.keyboard.press("Enter");
    await page.locator("#culture-dialog[open]").waitFor();
    assert.ok((await loaded()) >= 4);
    await page.keyboard.press("Escape");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "culture");
  }));

test("its headings are in order, its languages are told, and the poems are read in order", () =>
  onPage({}, async (page) => {
    await open(page);
    const levels = await page
      .locator("#culture-dialog :is(h2, h3, h4)")
      .evaluateAll((nodes) => nodes.map((node) => Number(node.tagName.slice(1))));
    assert.deepEqual(levels, [2, 3, ...Array.from({ length: 16 }, () => 4), 3]);
    assert.equal(await page.locator("#culture-dialog").getAttribute("lang"), "en");
    assert.equal(await page.locator('#culture-dialog .written:not([lang="zh-Hans"])').count(), 0);
    assert.equal(await page.locator('#culture-dialog .maxim:not([lang="zh-Hans"])').count(), 0);
    const first = page.locator("#culture-dialog .poem").first();
    assert.match(
      await first.ariaSnapshot(),
      /黄梅时节家家雨，[\s\S]*闲敲棋子落灯花。[\s\S]*A guest who promised to come/u,
    );
    assert.equal(await page.locator("#culture-dialog .maxims li").count(), 10);
    await page.keyboard.press("Escape");
    await changeLanguage(page, "zh-Hans");
    await open(page);
    assert.equal(await page.locator("#culture-title").textContent(), "烂柯");
    assert.equal(await page.locator("#culture-dialog").getAttribute("lang"), "zh-Hans");
    for (const tag of ["zh-Hant", "ja", "ko"]) {
      await page.keyboard.press("Escape");
      await changeLanguage(page, tag);
      await open(page);
      assert.equal(await page.locator('#culture-dialog :is(.written, .maxim):not([lang="zh-Hant"])').count(), 0);
      assert.match((await first.textContent()) ?? "", /閒敲棋子落燈花。/u);
    }
  }));

test("in the older signs every poem is named as it is in traditional Chinese", async () => {
  const { culture } = await import("../../www/words/zh-Hant/culture.js");
  for (const { id, title, author } of POEMS) {
    assert.deepEqual([traditional(title), traditional(author)], [culture.poems[id].title, culture.poems[id].author]);
  }
  assert.equal(traditional("关河常表里"), "關河常表裏");
  assert.equal(traditional("一路重千里"), "一路重千里");
  // Nothing in them is a form of these days: no sign that another text has in its older form is left.
  const older = new Set([...POEMS.flatMap(({ lines }) => lines), ...MAXIMS].map(traditional).join(""));
  for (const sign of older) assert.equal(traditional(sign), sign);
});

test("written downwards where there is room, across on a phone; nothing is cut off", () =>
  onPage({ width: 320, height: 640 }, async (page) => {
    await open(page);
    for (const [width = 0, height = 0, mode] of [
      [320, 640, "horizontal-tb"],
      [360, 740, "horizontal-tb"],
      [740, 360, "vertical-rl"],
      [1280, 860, "vertical-rl"],
    ]) {
      await page.setViewportSize({ width: Number(width), height: Number(height) });
      assert.equal(
        await page
          .locator(".written")
          .first()
          .evaluate((node) => getComputedStyle(node).writingMode),
        mode,
      );
      const cut = await page.locator("#culture-dialog").evaluate((node) => {
        const { left, right } = node.getBoundingClientRect();
        return [...node.querySelectorAll("p, h2, h3, h4")].filter((each) => {
          const box = each.getBoundingClientRect();
          return box.left < left || box.right > right;
        }).length;
      });
      assert.equal(cut, 0, String(width));
      assert.equal(await page.locator("#culture-dialog").evaluate((node) => node.scrollWidth - node.clientWidth), 0);
    }
  }));
