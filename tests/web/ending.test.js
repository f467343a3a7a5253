// How a game ends on the page: proposals, answers, passes, acceptances, disputes, confirmations, as the rules have it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { changeLanguage, newGame, onPage, playRecord, press, withBrowser } from "./helpers.mjs";

withBrowser();

const text = (page, id) => page.locator(`#${id}`).textContent();
const status = (page) => text(page, "status");
const click = (page, id) => page.locator(`#${id}`).click();
const isShown = (page, id) => page.locator(`#${id}`).isVisible();
const isOff = async (page, id) => (await page.locator(`#${id}`).getAttribute("aria-disabled")) === "true";

/** A 9×9 split down the middle, a white stone at B5 in Black's half; Black to play. */
const SPLIT = "E9 F9 E8 F8 E7 F7 E6 F6 E5 F5 E4 F4 E3 F3 E2 F2 E1 F1 C6 B5";

// rules: R-D-01, R-D-05, R-D-07
test("the side to move proposes the end and gives up its turn; the other agrees, and play stops", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    assert.equal(await isShown(page, "propose-black"), false);
    await click(page, "propose");
    assert.equal(await text(page, "offer-title"), "White proposes to end the game. Black, do you agree?");
    assert.equal(await status(page), "White has proposed the end: Black agrees, refuses, or plays on.");
    assert.equal(await text(page, "counter"), "2 / 2");
    assert.equal(await isShown(page, "propose"), false);
    await changeLanguage(page);
    assert.equal(await text(page, "offer-title"), "白方提议终局。黑方是否同意？");
    await click(page, "agree");
    assert.equal(await isShown(page, "marking"), true);
    assert.equal(await isShown(page, "offer"), false);
  }));

// rules: R-D-05
test("a refusal in words: a stone has to be put down, no pass and no proposal; then all is open again", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    await click(page, "propose");
    await click(page, "refuse");
    assert.equal(await status(page), "The end was declined: Black must put a stone down now.");
    assert.deepEqual([await isOff(page, "pass"), await isOff(page, "propose")], [true, true]);
    await page.locator("#pass").click({ force: true });
    assert.equal(await text(page, "alert"), "The end was declined: Black must put a stone down now.");
    assert.equal(await text(page, "counter"), "2 / 2");
    await press(page, "C3", 9);
    assert.deepEqual([await isOff(page, "pass"), await isOff(page, "propose")], [false, false]);
    assert.equal(await status(page), "Move 3: Black C3. White to play.");
  }));

// rules: R-D-05
test("a stone on the board declines a proposal", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    await click(page, "propose");
    assert.match(await text(page, "offer-hint"), /A stone on the board declines too/u);
    await press(page, "C3", 9);
    assert.equal(await isShown(page, "offer"), false);
    assert.equal(await status(page), "Move 3: Black C3. White to play.");
  }));

// rules: R-D-03
test("in the edition of 1988 two passes only put the question", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { rules: "chinese-1988" });
    await press(page, "E5", 9);
    await click(page, "pass");
    await click(page, "pass");
    assert.equal(await isShown(page, "marking"), false);
    assert.equal(await isShown(page, "offer"), true);
    assert.equal(await text(page, "offer-title"), "Both sides have passed. White, do you propose to end the game?");
    assert.equal(await status(page), "Two passes: are all moves played? White is asked.");
    await press(page, "C3", 9);
    assert.equal(await isShown(page, "offer"), false);
    await click(page, "pass");
    await click(page, "pass");
    await click(page, "propose");
    await click(page, "agree");
    assert.equal(await isShown(page, "marking"), true);
  }));

// rules: R-K-02, R-K-10, R-K-12
test("the platform: its own word for a pass, an end button for either side at no cost, six passes", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { rules: "platform" });
    await press(page, "E5", 9);
    assert.equal(await text(page, "pass"), "Pass (过手)");
    await click(page, "propose-black");
    assert.equal(await text(page, "counter"), "1 / 1", "no turn is given up");
    assert.equal(await text(page, "offer-title"), "Black proposes to end the game. White, do you agree?");
    await click(page, "refuse");
    assert.equal(await isOff(page, "pass"), false);
    for (let passes = 1; passes <= 5; passes += 1) await click(page, "pass");
    assert.equal(await isShown(page, "marking"), false);
    await changeLanguage(page);
    assert.equal(await text(page, "pass"), "过手");
    await click(page, "pass");
    assert.equal(await isShown(page, "marking"), true);
  }));

// rules: R-K-10, R-K-14
test("the platform: after three refusals a side must put a stone down before it passes or asks again", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { rules: "platform" });
    await press(page, "E5", 9);
    for (let times = 0; times < 3; times += 1) {
      assert.equal(await isOff(page, "propose-white"), false);
      await click(page, "propose-white");
      await click(page, "refuse");
    }
    assert.equal(await isOff(page, "propose-white"), true);
    assert.equal(await isOff(page, "propose-black"), false);
    assert.equal(await isOff(page, "pass"), true);
    await press(page, "C3", 9);
    assert.equal(await isOff(page, "propose-white"), false);
  }));

// rules: R-K-03
test("the platform: captured stones come off by themselves", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { rules: "platform" });
    await press(page, "A9 A8 E5 B9", 9);
    assert.equal(await status(page), "Move 4: White B9, takes 1 stone. Black to play.");
    await press(page, "E6", 9);
    await press(page, "A9", 9);
    assert.equal(await status(page), "Move 6: White A9. Black to play.");
  }));

// rules: R-D-06
test("the side to move accepts first, then the other; a changed mark takes both back", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, SPLIT, 9);
    await click(page, "mark");
    await press(page, "B5", 9);
    assert.deepEqual([await isOff(page, "accept-black"), await isOff(page, "accept-white")], [false, true]);
    await page.locator("#accept-white").click({ force: true });
    assert.equal(await text(page, "accept-white"), "White accepts");
    await click(page, "accept-black");
    assert.equal(await text(page, "accept-black"), "Black has accepted");
    assert.match(await status(page), /Black has accepted; White is asked\.$/u);
    await press(page, "B5", 9);
    assert.equal(await text(page, "accept-black"), "Black accepts");
    await press(page, "B5", 9);
    await click(page, "accept-black");
    await click(page, "accept-white");
    assert.equal(await text(page, "result-title"), "Black wins by 1½ points");
    assert.equal(
      await status(page),
      "Both sides have accepted the count. It can be checked until both confirm the result.",
    );
  }));

// rules: R-D-09, R-D-13
test("after both accepted the count can be checked and is confirmed by each; nothing is reopened", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, SPLIT, 9);
    await click(page, "mark");
    await press(page, "B5", 9);
    await click(page, "accept");
    assert.equal(await isShown(page, "resume"), false);
    assert.match(await text(page, "confirm-hint"), /play is not resumed any more/u);
    await press(page, "B5", 9);
    assert.equal(await status(page), "B5 counts for Black.");
    assert.equal(await text(page, "result-title"), "Black wins by 1½ points");
    await click(page, "confirm-white");
    assert.equal(await status(page), "White has confirmed the result; Black is asked.");
    await click(page, "confirm-black");
    assert.equal(await status(page), "Both sides have confirmed the result. It is final.");
    assert.equal(await text(page, "confirm-black"), "Black has confirmed");
  }));

test("what is tried out from a finished game leaves the finished game as it was", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, SPLIT, 9);
    await click(page, "mark");
    await press(page, "B5", 9);
    await click(page, "accept");
    await click(page, "confirm-black");
    await click(page, "confirm-white");
    await click(page, "previous");
    await click(page, "previous");
    await press(page, "A1", 9);
    assert.match(await text(page, "record"), /What if, from move 18 of the finished game/u);
    await click(page, "rejoin");
    assert.equal(await status(page), "Both sides have confirmed the result. It is final.");
    assert.equal(await text(page, "result-title"), "Black wins by 1½ points");
  }));

// rules: R-D-11
test("a dispute is played out: in 2002 the side that says dead plays first", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, `${SPLIT} D1`, 9);
    await click(page, "mark");
    await click(page, "dispute");
    assert.match(await text(page, "dispute-text"), /No stone is marked dead/u);
    assert.equal(await isOff(page, "dispute-start"), true);
    await page.locator('#dispute-dialog button[value="cancel"]').click();
    await press(page, "B5", 9);
    await click(page, "dispute");
    assert.equal(await page.locator("#dispute-by").inputValue(), "white");
    assert.equal(await text(page, "dispute-chains"), "White at B5, 1 stone");
    assert.equal(
      await text(page, "dispute-first"),
      "Black plays first: by these rules, the side that says “dead”. White's turn is passed over.",
    );
    await click(page, "dispute-start");
    assert.equal(await isShown(page, "marking"), false);
    assert.equal(await status(page), "Move 22: White's turn is lost. Black to play.");
    await press(page, "A5", 9);
    assert.match(await status(page), /Black A5/u);
  }));

// rules: R-D-11
test("a dispute under other rules: whose turn it is, or the opponent of who asks", () =>
  onPage({}, async (page) => {
    for (const [rules, by, first] of [
      ["chinese-1988", "white", "White plays first, as it is its turn."],
      [
        "japanese",
        "white",
        "Black plays first: by these rules, the opponent of the side that asks for it. White's turn is passed over.",
      ],
      ["japanese", "black", "White plays first: by these rules, the opponent of the side that asks for it."],
    ]) {
      await newGame(page, 9, { rules });
      await press(page, `${SPLIT} D1`, 9);
      await click(page, "mark");
      await press(page, "B5", 9);
      await click(page, "dispute");
      await page.locator("#dispute-by").selectOption(by);
      assert.equal(await text(page, "dispute-first"), first, rules);
      await click(page, "dispute-start");
      assert.match(await status(page), first.startsWith("Black") ? /Black to play/u : /White to play/u, rules);
    }
  }));

// rules: S-09
test("Tromp-Taylor: two passes, and everything on the board is alive and counted", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { rules: "tromp-taylor" });
    await press(page, SPLIT, 9);
    assert.equal(await text(page, "mark"), "Stop and count");
    assert.equal(await isShown(page, "propose"), false);
    await click(page, "pass");
    await click(page, "pass");
    assert.equal(await isShown(page, "marking"), false);
    assert.equal(await isShown(page, "result"), true);
    await click(page, "confirm-black");
    await click(page, "confirm-white");
    assert.equal(await status(page), "Both sides have confirmed the result. It is final.");
  }));

// rules: S-07
test("AGA: White passes last", () =>
  onPage({}, async (page) => {
    await newGame(page, 9, { rules: "aga" });
    await press(page, "E5", 9);
    await click(page, "pass");
    await click(page, "pass");
    assert.equal(await isShown(page, "marking"), false);
    await click(page, "pass");
    assert.equal(await isShown(page, "marking"), true);
  }));

test("the end by keyboard alone, and what is said of it", () =>
  onPage({}, async (page) => {
    await newGame(page, 9);
    await press(page, "E5", 9);
    const use = async (id) => {
      await page.locator(`#${id}`).focus();
      await page.keyboard.press("Enter");
    };
    await use("propose");
    // The focus goes on to the question of the moment.
    const focus = () => page.evaluate(() => document.activeElement?.id);
    assert.equal(await focus(), "agree");
    await page.keyboard.press("Enter");
    assert.equal(await focus(), "accept-black");
    await use("accept");
    assert.equal(await focus(), "confirm-black");
    await use("confirm-black");
    await use("confirm-white");
    assert.equal(await page.locator("#status").getAttribute("role"), "status");
    assert.equal(await status(page), "Both sides have confirmed the result. It is final.");
  }));

test("a record whose marks are accepted is not left by it", () =>
  onPage({}, async (page) => {
    await playRecord(page, "(;GM[1]FF[4]SZ[9]RU[Chinese];B[ee];W[cc];B[];W[])");
    await page.locator("#marking").waitFor();
    await click(page, "accept");
    assert.equal(await page.locator("#record .note").count(), 0);
  }));
