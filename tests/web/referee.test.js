// The referee on the page: acts reported, rulings shown before they are carried out, decisions, the log.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "../../www/i18n.js";
import { changeLanguage, newGame, onPage, openReferee, press, unfold, withBrowser } from "./helpers.mjs";

withBrowser();

const text = (page, id) => page.locator(`#${id}`).textContent();
const status = (page) => text(page, "status");
const click = (page, id) => page.locator(`#${id}`).click();
const isShown = (page, id) => page.locator(`#${id}`).isVisible();
const choices = (page) => page.locator("#ruling-choices button").allTextContents();

// rules: R-I-13
test("a stone on a forbidden point, played all the same: the ruling is shown, then carried out", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "A8 E5 B9", 9);
    assert.equal(await isShown(page, "anyway"), false);
    await press(page, "A9", 9);
    await click(page, "anyway");
    assert.equal(await page.locator("#act").inputValue(), "forbidden-point");
    assert.equal(await page.locator("#act-by").inputValue(), "white");
    assert.equal(await page.locator("#act-at").inputValue(), "A9");
    assert.equal(await text(page, "ruling-text"), "By these rules: the move is void; the turn is lost.");
    assert.equal(await text(page, "counter"), "3 / 3", "nothing is done yet");
    await click(page, "ruling-apply");
    assert.equal(
      await status(page),
      "After move 3: White: A stone was put on a forbidden point. The move is void; the turn is lost.",
    );
    assert.equal(await text(page, "counter"), "4 / 4");
    assert.equal(await page.locator("#player-black").getAttribute("aria-current"), "true");
    await changeLanguage(page);
    assert.equal(await status(page), "第 3 手后：白：下在禁着点。该着无效；弃权一次。");
  }));

// rules: R-C-05, R-I-12, R-I-16
test("a ko retaken at once costs the turn, and in 2002 a warning besides, which the count shows", () =>
  onPage({}, async (page) => {
    const KO = "C3 B3 D2 A2 C1 B1 B2 C2 B2";
    await newGame(page, 9, { rules: "chinese-1988" });
    await press(page, KO, 9);
    await click(page, "anyway");
    assert.equal(await text(page, "ruling-text"), "By these rules: the move is void; the turn is lost.");
    await click(page, "referee-close");
    await newGame(page, 9, { rules: "chinese-2002" });
    await press(page, KO, 9);
    await click(page, "anyway");
    assert.equal(await page.locator("#act").inputValue(), "ko-retake");
    assert.match(await text(page, "ruling-text"), /the turn is lost; a warning; the second in a game loses it\.$/u);
    await click(page, "ruling-apply");
    assert.equal(await page.locator("#player-black .player-note").textContent(), "0 prisoners · 1 warning");
    await click(page, "mark");
    assert.deepEqual(
      await page.locator("#count-rows tr", { hasText: "Penalty for a warning" }).locator("td").allTextContents(),
      ["−1", "0"],
    );
  }));

test("no such offer where illegal moves are not priced", () =>
  onPage({}, async (page) => {
    for (const rules of ["platform", "tromp-taylor", "japanese"]) {
      await newGame(page, 9, { rules });
      await press(page, "A8 E5 B9 A9", 9);
      assert.notEqual(await text(page, "alert"), "", rules);
      assert.equal(await isShown(page, "anyway"), false, rules);
    }
  }));

// rules: R-I-06
test("what a ruling leaves open is a choice of buttons, with who chooses; what is agreed matters", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    await openReferee(page, "stone-displaced", { by: "black" });
    assert.equal(await text(page, "ruling-text"), "The chief referee chooses:");
    assert.deepEqual(await choices(page), [
      "The stone goes to a point that the referee finds reasonable",
      "The board stays as it is",
      "A draw",
      "The game is played again",
      "Both sides lose",
    ]);
    assert.equal(await isShown(page, "ruling-apply"), false);
    await page.locator("#act-agreed").check();
    assert.equal(await text(page, "ruling-text"), "Both players choose together:");
    assert.deepEqual(await choices(page), [
      "The stone goes back to where it was",
      "The stone goes to a point that both sides accept",
    ]);
    await page.locator("#act-agreed").uncheck();
    await page.locator("#ruling-choices button", { hasText: "A draw" }).click();
    assert.equal(await text(page, "result-title"), "Draw");
    assert.equal(await isShown(page, "count"), false);
  }));

// rules: R-I-08
test("whether the board can be restored is asked where it matters", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    await openReferee(page, "board-scattered");
    assert.equal(await isShown(page, "act-agreed"), false);
    assert.deepEqual(await choices(page), ["A draw", "The game is played again", "Both sides lose"]);
    await page.locator("#act-restorable").check();
    assert.deepEqual(await choices(page), []);
    assert.equal(await text(page, "ruling-text"), "By these rules: the board is restored, and play goes on.");
  }));

// rules: R-I-03
test("a stone taken back is claimed before the claimant's next move", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5 C3 G7", 9);
    await openReferee(page, "took-back", { by: "black" });
    assert.match(await text(page, "ruling-text"), /the stone goes back/u);
    await page.locator("#act-move").fill("1");
    assert.equal(await text(page, "ruling-text"), "By these rules: the claim comes too late.");
  }));

// rules: R-I-15, R-I-24, R-I-32
test("two warnings lose the game; the log keeps both, with the note", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    await openReferee(page, "phone-sound", { by: "black" });
    await page.locator("#act-text").fill("<b>at noon</b>");
    await click(page, "ruling-apply");
    await openReferee(page, "clock-early", { by: "black" });
    assert.equal(
      await text(page, "log"),
      "After move 1: Black: A phone made a sound (<b>at noon</b>). A warning; the second in a game loses it.",
    );
    assert.equal(await page.locator("#log b").count(), 0);
    await click(page, "ruling-apply");
    assert.equal(await text(page, "result-title"), "White wins by the referee's ruling");
    await click(page, "referee");
    assert.equal(await page.locator("#log li").count(), 2);
  }));

// rules: R-I-04
test("a stone dropped by accident is picked up again, and played anywhere", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    await openReferee(page, "dropped-stone", { by: "black" });
    assert.deepEqual(await choices(page), [
      "The stone may be picked up and played anywhere",
      "The board stays as it is",
    ]);
    await page.locator("#act-agreed").check();
    await click(page, "ruling-apply");
    assert.equal(await page.locator("#player-black").getAttribute("aria-current"), "true");
    await press(page, "E5", 9);
    assert.match(await status(page), /Black E5\. White to play\.$/u);
    await click(page, "undo");
    assert.equal(await status(page), "Move 2: Black picks the stone up again. Black to play.");
  }));

for (const [coordinates, shown, typed, ends] of /** @type {const} */ ([
  ["numeric", "1-1", "1–1", "1-9 to 9-1"],
  ["cjk", "1-一", "１-一", "1-九 to 9-一"],
  ["none", "A9", "a 9", "A1 to J9"],
])) {
  test(`the point of a report is named as the board shows it, or as A1: ${coordinates}`, () =>
    onPage({}, async (page) => {
      await page.evaluate((names) => {
        localStorage.setItem("lanke.settings", JSON.stringify({ coordinates: names }));
      }, coordinates);
      await page.reload();
      await page.locator("html:not(.is-partial)").waitFor();
      await newGame(page, 9);
      await press(page, "A8 E5 B9 A9", 9);
      await click(page, "anyway");
      assert.equal(await page.locator("#act-at").inputValue(), shown);
      const ruling = "By these rules: the move is void; the turn is lost.";
      assert.equal(await text(page, "ruling-text"), ruling);
      for (const name of [typed, "A9", "a9"]) {
        await page.locator("#act-at").fill("");
        await page.locator("#act-at").fill(name);
        assert.equal(await text(page, "ruling-text"), ruling, name);
      }
      await page.locator("#act-at").fill("10-10");
      assert.equal(await text(page, "ruling-text"), `“10-10” is no point of this board. Wanted: ${ends}.`);
      assert.equal(await isShown(page, "ruling-apply"), false);
      await page.locator("#act-at").fill(typed);
      await click(page, "ruling-apply");
      assert.match(await status(page), /The move is void; the turn is lost\.$/u);
    }));
}

test("what is reported and is not so is refused in words", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    await openReferee(page, "forbidden-point", { by: "white" });
    await page.locator("#act-at").fill("C3");
    assert.equal(await text(page, "ruling-text"), "That is not what would happen at that point.");
    await page.locator("#act-at").fill("Z99");
    assert.notEqual(await text(page, "ruling-text"), "");
    assert.equal(await isShown(page, "ruling-apply"), false);
    await page.locator("#act").selectOption("phone-sound");
    assert.equal(await isShown(page, "ruling-apply"), true);
    // A ruling about a side wants the side, before anything is carried out.
    await page.locator("#act-by").selectOption("");
    assert.equal(await text(page, "ruling-text"), "Say which side did it.");
    assert.equal(await isShown(page, "ruling-apply"), false);
    assert.deepEqual(await choices(page), []);
    await page.locator("#act-by").selectOption("black");
    assert.match(await text(page, "ruling-text"), /^By these rules: a warning/u);
    await unfold(page, "#decide");
    await page.locator("#decision").selectOption("warning");
    await page.locator("#decision-by").selectOption("");
    await click(page, "decide");
    assert.equal(await text(page, "referee-alert"), "Say which side did it.");
    assert.equal(await page.locator("#log li").count(), 1);
    assert.equal(await page.locator("#log .none").count(), 1);
  }));

// rules: R-D-04
test("the referee decides: every end, in both languages", () =>
  onPage({}, async (page) => {
    for (const [effect, title, zh] of [
      ["lose-game", "White wins by the referee's ruling", "裁判判白方胜"],
      ["both-lose", "Both sides lose", "双方判负"],
      ["draw", "Draw", "和棋"],
      ["replay", "To be played again", "重下"],
      ["no-result", "No result", "无胜负"],
      ["extra-game", "An extra game is played", "加赛"],
    ]) {
      await newGame(page, 9);
      await press(page, "E5", 9);
      await click(page, "referee");
      await unfold(page, "#decide");
      await page.locator("#decision").selectOption(effect);
      await page.locator("#decision-by").selectOption("black");
      await click(page, "decide");
      assert.equal(await text(page, "result-title"), title);
      await changeLanguage(page);
      assert.equal(await text(page, "result-title"), zh);
      await changeLanguage(page);
      assert.equal(await isShown(page, "playing"), false);
    }
  }));

test("time that ran out is a result of its own", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    await openReferee(page, "time-out", { by: "white" });
    await click(page, "ruling-apply");
    assert.equal(await text(page, "result-title"), "Black wins on time");
  }));

for (const [width, height] of [
  [360, 640],
  [768, 1024],
])
  test(`the referee's dialog fits a screen of ${width}×${height}, in every language`, () =>
    onPage({ width, height }, async (page) => {
      await newGame(page, 9);
      for (const language of Object.keys(LANGUAGES)) {
        await changeLanguage(page, language);
        await press(page, "A8 E5 B9 A9", 9);
        await click(page, "anyway");
        for (const act of ["forbidden-point", "stone-displaced", "clock-before-captures", "other"]) {
          await page.locator("#act").selectOption(act);
          for (const id of ["decide", "seal", "give-up-black"]) await unfold(page, `#${id}`);
          const [inner, outer] = await page
            .locator("#referee-dialog")
            .evaluate((node) => [node.scrollWidth, node.clientWidth]);
          assert.equal(inner, outer, `${language}: ${act}`);
        }
        await click(page, "referee-close");
        await newGame(page, 9);
      }
    }));
