// Pauses on the page: the game adjourned, sealed moves, and play given up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newGame, onPage, press, unfold, withBrowser } from "./helpers.mjs";

withBrowser();

const text = (page, id) => page.locator(`#${id}`).textContent();
const status = (page) => text(page, "status");
const click = (page, id) => page.locator(`#${id}`).click();
const isShown = (page, id) => page.locator(`#${id}`).isVisible();

// rules: R-H-01, R-H-02
test("a pause: nothing is played, the readings are confirmed, and the game goes on", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    await click(page, "referee");
    await unfold(page, "#adjourn");
    await page.locator("#used-black").fill("12");
    await page.locator("#used-white").fill("15");
    await click(page, "adjourn");
    assert.equal(await status(page), "The game is adjourned: it has to go on before anything is played.");
    assert.equal(await text(page, "paused-used"), "Time used: Black 12 min, White 15 min.");
    await press(page, "C3", 9);
    assert.equal(await text(page, "alert"), "The game is adjourned: it has to go on before anything is played.");
    await click(page, "previous");
    assert.equal(await text(page, "counter"), "1 / 1");
    await click(page, "reading-black");
    assert.equal(await text(page, "reading-black"), "Black has confirmed the time");
    await click(page, "go-on");
    assert.equal(await isShown(page, "paused"), false);
    await press(page, "C3", 9);
    assert.equal(await text(page, "counter"), "2 / 2");
  }));

const seal = async (page, note) => {
  await click(page, "referee");
  await unfold(page, "#seal");
  await page.locator("#seal-note").fill(note);
  await click(page, "seal");
};

// rules: R-H-03, R-H-04
test("a sealed move: its commitment is seen, the move is not; it binds, and is opened and played", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { rules: "chinese-1988" });
    await press(page, "E5", 9);
    await seal(page, "D4");
    const shown = await text(page, "sealed-text");
    assert.match(shown, /^White has sealed a move\. Commitment: [0-9a-f]{64}$/u);
    assert.match(await text(page, "sealed-note"), /^The note is kept on this device/u);
    // Neither the note nor its salt is anywhere in the page.
    const leaks = await page.evaluate(() =>
      [...document.querySelectorAll("input")].map(({ value }) => value).filter((value) => /D4/iu.test(value)),
    );
    assert.deepEqual(leaks, []);
    await press(page, "D4", 9);
    assert.equal(await text(page, "alert"), "A move is sealed: it is opened before anything else is played.");
    await click(page, "open-seal");
    assert.equal(await status(page), "The sealed move was opened and played.");
    assert.equal(await text(page, "counter"), "2 / 2");
    // Back to where it was sealed, and on again.
    await click(page, "undo");
    assert.equal(await text(page, "sealed-text"), shown);
    await click(page, "open-seal");
    assert.equal(await text(page, "counter"), "2 / 2");
    // The same move in another game has another commitment.
    await newGame(page, 9);
    await press(page, "E5", 9);
    await seal(page, "D4");
    const next = await text(page, "sealed-text");
    assert.match(next, /[0-9a-f]{64}$/u);
    assert.notEqual(next, shown);
  }));

// rules: R-H-05
test("a sealed move on an occupied point loses the turn", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { rules: "chinese-1988" });
    await press(page, "E5", 9);
    await seal(page, "E5");
    await click(page, "open-seal");
    assert.equal(await status(page), "The sealed move may not be played: the turn is lost.");
    assert.equal(await page.locator("#player-black").getAttribute("aria-current"), "true");
  }));

// rules: R-H-03
test("a sealed move is written down as the board names its points", () =>
  onPage({}, async (page) => {
    await page.evaluate(() => localStorage.setItem("lanke.settings", JSON.stringify({ coordinates: "cjk" })));
    await page.reload();
    await page.locator("html:not(.is-partial)").waitFor();
    await newGame(page, 9, { rules: "chinese-1988" });
    await press(page, "E5", 9);
    await seal(page, "3-七");
    await click(page, "open-seal");
    assert.equal(await status(page), "The sealed move was opened and played.");
    await press(page, "C3", 9);
    assert.equal(await text(page, "alert"), "There is a stone at 3-七 already.");
  }));

// rules: R-H-06
test("of a sealed note that can't be read the referee chooses", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { rules: "chinese-1988" });
    await press(page, "E5", 9);
    await seal(page, "<i>?</i>");
    await click(page, "open-seal");
    assert.match(await text(page, "seal-choices"), /The sealed note says “<i>\?<\/i>”/u);
    assert.equal(await page.locator("#seal-choices i").count(), 0);
    await page.locator("#seal-choices button", { hasText: "The turn is lost" }).click();
    assert.equal(await isShown(page, "paused"), false);
    assert.equal(await page.locator("#player-black").getAttribute("aria-current"), "true");
  }));

// rules: R-D-12
test("a side gives up playing on: play stops, and contested points go to the other", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5 C3", 9);
    await click(page, "referee");
    await unfold(page, "#give-up-white");
    await click(page, "give-up-white");
    assert.equal(await isShown(page, "marking"), true);
    await click(page, "accept");
    assert.equal(await text(page, "result-contested"), "Contested points go to Black: the other side gave up play.");
    assert.match(await text(page, "result-title"), /^Black wins/u);
  }));

test("nothing is sealed without a note", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    await seal(page, " ");
    assert.equal(await text(page, "referee-alert"), "A sealed move is written down first, such as “D4”.");
    await click(page, "referee-close");
    await press(page, "C3", 9);
    assert.equal(await text(page, "counter"), "2 / 2");
  }));
