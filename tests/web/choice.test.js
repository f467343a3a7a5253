// The new-game dialog: every set of rules with what it says, switches of one's own, names, nigiri.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "../../www/i18n.js";
import { commitment, rulesPresets } from "../../www/lanke/index.js";
import { prettyFraction } from "../../www/numbers.js";
import { changeLanguage, newGame, onPage, press, unfold, withBrowser } from "./helpers.mjs";

withBrowser();

const text = (page, id) => page.locator(`#${id}`).textContent();
const click = (page, id) => page.locator(`#${id}`).click();
const start = (page) => page.locator('#new-dialog button[value="start"]').click();

test("all sets of rules are there, each with every switch in words, in every language", () =>
  onPage({}, async (page) => {
    const presets = rulesPresets();
    assert.equal(presets.length, 14);
    for (const language of Object.keys(LANGUAGES)) {
      const { words } = await import(`../../www/words/${language}/all.js`);
      await changeLanguage(page, language);
      await click(page, "new");
      await page.locator("#new-dialog[open]").waitFor();
      const names = await page.locator("#rules option").allTextContents();
      assert.deepEqual(names, [
        ...presets.map((preset) => prettyFraction(words.presetTitle(preset))),
        words.customRules,
      ]);
      await unfold(page, "#rules-list");
      for (const { name, switches } of presets) {
        await page.locator("#rules").selectOption(name);
        const terms = await page.locator("#rules-list dt").allTextContents();
        assert.deepEqual(terms, switches.map(words.switchTitle));
        const texts = await page.locator("#rules-list dd").allTextContents();
        assert.deepEqual(texts, switches.map(words.switchText).map(prettyFraction), name);
      }
      await page.locator('#new-dialog button[value="cancel"]').click();
    }
  }));

test("single switches are changed: a game by rules of one's own", () =>
  onPage({}, async (page) => {
    await click(page, "new");
    await page.locator('input[name="size"][value="9"]').check();
    await page.locator("#rules").selectOption("chinese-2002");
    await unfold(page, "#rules-list");
    await click(page, "rules-change");
    assert.equal(await page.locator("#rules").inputValue(), "custom");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-key")), "ko");
    await page.locator('#rules-list select[data-key="suicide"]').selectOption("allowed");
    await page.locator('#rules-list select[data-key="passes"]').selectOption("three-each");
    await page.locator("#komi").fill("0.5");
    await start(page);
    assert.match(await text(page, "record"), /RulesCustom rules/u);
    assert.match(await text(page, "rules-now-list"), /A chain of two stones or more may be given up/u);
    assert.match(await text(page, "rules-now-list"), /No play may bring back an earlier position\./u);
    // Black gives up two stones in the corner.
    await press(page, "A9 A8 E5 B8 E6 C9 B9", 9);
    assert.equal(await text(page, "status"), "Move 7: Black B9, takes 2 stones. White to play.");
    for (let passes = 1; passes <= 5; passes += 1) await click(page, "pass");
    assert.equal(await page.locator("#marking").isVisible(), false);
    await click(page, "pass");
    assert.equal(await page.locator("#marking").isVisible(), true);
  }));

test("the rules of the game that is on are told in words", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { rules: "platform" });
    await page.locator("#rules-now summary").click();
    assert.match(await text(page, "rules-now-list"), /Only the immediate retake of a single ko is forbidden\./u);
    await changeLanguage(page);
    assert.match(await text(page, "rules-now-list"), /只禁止立即提回单劫。/u);
  }));

// rules: R-F-02
test("nigiri: a handful is held unseen, guessed, and shown; who guesses right plays Black", () =>
  onPage({}, async (page) => {
    const seen = new Set();
    for (let game = 0; game < 8; game += 1) {
      await click(page, "new");
      await unfold(page, "#nigiri");
      await page.locator("#nigiri-holder").fill("Nie <i>");
      await page.locator("#nigiri-guesser").fill("Cho");
      await click(page, "nigiri-take");
      const held = await text(page, "nigiri-text");
      const [seal] = /[0-9a-f]{64}/u.exec(held) ?? [];
      assert.equal(await page.evaluate(() => document.activeElement?.id), "nigiri-odd");
      await click(page, game % 2 === 0 ? "nigiri-odd" : "nigiri-even");
      const said = await text(page, "nigiri-text");
      const [, n = "", parity = "", right = ""] =
        /^(\d+) stones?: (odd|even)\. Guessed (right|wrong)/u.exec(said) ?? [];
      assert.equal(parity, Number(n) % 2 === 1 ? "odd" : "even");
      const isRight = parity === (game % 2 === 0 ? "odd" : "even");
      assert.equal(right, isRight ? "right" : "wrong");
      const [, salt = ""] = /\(Salt, to check it: ([0-9a-f]+)\)/u.exec(said) ?? [];
      assert.equal(commitment(n, salt), seal, "what was held is what was sealed");
      seen.add(n);
      await start(page);
      const names = await page.locator(".player-name").allTextContents();
      assert.deepEqual(names, isRight ? ["Cho", "Nie <i>"] : ["Nie <i>", "Cho"]);
    }
    assert.ok(seen.size > 1, "not always as many");
    assert.equal(await page.locator(".player i").count(), 0);
  }));

test("names are kept in the record that is saved", () =>
  onPage({}, async (page) => {
    await click(page, "new");
    await unfold(page, "#nigiri");
    await page.locator("#name-black").fill("柯洁");
    await page.locator("#name-white").fill("Shin");
    await start(page);
    await press(page, "D4");
    assert.deepEqual(await page.locator(".player-name").allTextContents(), ["柯洁", "Shin"]);
    const [download] = await Promise.all([page.waitForEvent("download"), click(page, "save")]);
    const stream = await download.createReadStream();
    let saved = "";
    for await (const chunk of stream) saved += chunk;
    assert.match(saved, /PB\[柯洁\]/u);
    assert.match(saved, /PW\[Shin\]/u);
  }));

test("the dialog fits a phone, with everything unfolded, in every language", () =>
  onPage({ width: 360, height: 640 }, async (page) => {
    for (const language of Object.keys(LANGUAGES)) {
      await changeLanguage(page, language);
      await click(page, "new");
      for (const id of ["rules-list", "nigiri"]) await unfold(page, `#${id}`);
      if (await page.locator("#rules-change").isVisible()) await click(page, "rules-change");
      if (await page.locator("#nigiri-take").isVisible()) await click(page, "nigiri-take");
      const [inner, outer] = await page.locator("#new-dialog").evaluate((node) => [node.scrollWidth, node.clientWidth]);
      assert.equal(inner, outer, language);
      await page.locator('#new-dialog button[value="cancel"]').click();
    }
  }));
