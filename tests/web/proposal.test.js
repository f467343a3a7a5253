// The program's proposal in the marking phase: it appears, it binds nobody, and it says how sure it is.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  changeLanguage,
  countTable,
  CURSOR,
  newGame,
  onPage,
  playRecord,
  press,
  spot,
  withBrowser,
} from "./helpers.mjs";
import { inkOn, painted } from "./pixels.mjs";
import { judgementOf, workerSaying } from "./scripted.mjs";

withBrowser();

const text = (page, id) => page.locator(`#${id}`).textContent();
const click = (page, id) => page.locator(`#${id}`).click();
const isOff = async (page, id) => (await page.locator(`#${id}`).getAttribute("aria-disabled")) === "true";
const proposed = (page, words = "Proposal: ") => page.locator("#proposal-text", { hasText: words }).waitFor();
const deadRow = async (page) => (await countTable(page)).find(([name]) => name === "Living stones")?.slice(1);

/** Black has the left, White the right; a white stone in Black's half, a black one in White's. */
const SPLIT = [
  "....BW...",
  "....BW...",
  ".B..BW...",
  "....BW.W.",
  ".W..BW...",
  "....BW.B.",
  ".B..BW...",
  "....BW...",
  "....BW...",
];
const DEAD = { status: "dead", proof: "estimate", certainty: 0.94, why: "mostly-dead" };
const BOTH_DEAD = judgementOf(SPLIT, { "1,4": { ...DEAD, proof: "read", why: "cannot-be-saved" }, "7,5": DEAD });

/** Two groups at the bottom that share two liberties. */
const SEKI = [".........", "WWWWWWWWW", "BBBBBBBBB", "BBBBBBB..", "WWWWWWB..", ".BBB.WB.."];

/** A record that begins with these stones. */
function record(rows) {
  const at = (letter) =>
    rows
      .flatMap((row, y) =>
        [...row].map((cell, x) => (cell === letter ? `[${String.fromCharCode(97 + x, 97 + y)}]` : "")),
      )
      .join("");
  return `(;GM[1]FF[4]SZ[${rows[0].length}:${rows.length}]RU[Chinese]KM[0]AB${at("B")}AW${at("W")}PL[B])`.replace(
    "[9:9]",
    "[9]",
  );
}

test("on stopping, the program's dead stones are marked; nothing is agreed, and every mark can be changed", () =>
  onPage({ judge: workerSaying(BOTH_DEAD) }, async (page) => {
    await playRecord(page, record(SPLIT));
    await click(page, "mark");
    await proposed(page);
    assert.equal(await text(page, "proposal-text"), "Proposal: 2 dead stones, 0 unsure, 0 in seki.");
    assert.equal(await page.locator("#proposal-text").getAttribute("role"), "status");
    assert.equal(await text(page, "proposal-note"), "Only a proposal: nothing is agreed until both sides accept.");
    assert.deepEqual(await deadRow(page), ["11", "10"]);
    assert.equal(await text(page, "accept-black"), "Black accepts");
    assert.equal(await isOff(page, "accept-black"), false);
    assert.equal(await isOff(page, "propose-again"), true);

    await press(page, "B5", 9, { shift: true });
    assert.deepEqual(await deadRow(page), ["11", "11"]);
    assert.match(await text(page, "proposal-note"), /The marks differ from the proposal/u);
    await click(page, "propose-again");
    assert.deepEqual(await deadRow(page), ["11", "10"]);

    await changeLanguage(page);
    assert.equal(await text(page, "proposal-text"), "建议：死子 2，不确定 0，双活 0。");
    await click(page, "accept");
    assert.equal(await page.locator("#result").isVisible(), true);
  }));

test("a mark that was made before the proposal came stands, also when it was taken away again", () =>
  onPage({ judge: workerSaying(BOTH_DEAD, { after: 1500 }) }, async (page) => {
    for (const presses of ["H4", "H4 H4"]) {
      await playRecord(page, record(SPLIT));
      await click(page, "mark");
      await press(page, presses, 9, { shift: true });
      assert.equal(await text(page, "proposal-text"), "The program is judging the stones …");
      await proposed(page);
      assert.deepEqual(await deadRow(page), presses === "H4" ? ["11", "11"] : ["12", "11"]);
      assert.match(await text(page, "proposal-note"), /What was marked by hand stands/u);
      await click(page, "propose-again");
      assert.deepEqual(await deadRow(page), ["11", "10"]);
    }
  }));

test("an acceptance is not overtaken by the proposal", () =>
  onPage({ judge: workerSaying(BOTH_DEAD, { after: 800 }) }, async (page) => {
    await playRecord(page, record(SPLIT));
    await click(page, "mark");
    await click(page, "accept-black");
    await proposed(page);
    assert.equal(await text(page, "accept-black"), "Black has accepted");
    assert.deepEqual(await deadRow(page), ["12", "11"]);
  }));

test("who resumes play before the proposal is there hears no more of it", () =>
  onPage({ judge: workerSaying(BOTH_DEAD, { after: 60_000 }) }, async (page) => {
    await playRecord(page, record(SPLIT));
    await click(page, "mark");
    const worker = page.workers()[0] ?? (await page.waitForEvent("worker"));
    const ended = worker.waitForEvent("close");
    await click(page, "resume");
    await ended;
    assert.equal(await text(page, "proposal-text"), "");
    assert.equal(await page.locator("#playing").isVisible(), true);
  }));

test("unsure stones bear a question mark until somebody has decided", () => {
  const unsure = judgementOf(SPLIT, {
    "1,4": DEAD,
    "7,5": { ...DEAD, certainty: 0.6 },
    "1,2": { status: "unsettled", proof: "read", certainty: 0.9, why: "first-decides" },
  });
  return onPage({ judge: workerSaying(unsure) }, async (page) => {
    await playRecord(page, record(SPLIT));
    assert.equal(await inkOn(page, "B7", 9, "pale"), 0);
    await click(page, "mark");
    await proposed(page);
    assert.equal(await text(page, "proposal-text"), "Proposal: 2 dead stones, 2 unsure, 0 in seki.");
    assert.match(await text(page, "proposal-note"), /please decide/u);
    const question = await inkOn(page, "B7", 9, "pale");
    assert.ok(question > 10, "a question mark on the unsettled stone");
    assert.equal(await inkOn(page, "B3", 9, "pale"), 0, "none on one that lives for certain");
    const perhaps = await inkOn(page, "H4", 9, "light");
    await press(page, "B7", 9, { shift: true });
    const cross = await inkOn(page, "B7", 9, "light");
    assert.ok(cross > 60 && cross > 1.2 * perhaps, `a cross for what somebody has marked: ${cross}, ${perhaps}`);
    await press(page, "B7", 9, { shift: true });
    assert.equal(await inkOn(page, "B7", 9, "pale"), question);
  });
});

test("seki is shown where the count knows of none", () => {
  const judgement = judgementOf(SPLIT, {
    "1,4": DEAD,
    "7,5": DEAD,
    "1,2": { status: "seki", certainty: 1, why: "shared-liberties" },
  });
  return onPage({ judge: workerSaying(judgement) }, async (page) => {
    await playRecord(page, record(SPLIT));
    await click(page, "mark");
    await proposed(page, "1 in seki");
    assert.ok((await inkOn(page, "B7", 9, "light")) > 20);
    assert.equal(await inkOn(page, "B3", 9, "light"), 0);
  });
});

test("seki is shown as seki, and said", () => {
  const seki = { status: "seki", proof: "read", certainty: 1, why: "shared-liberties" };
  const judgement = judgementOf(SEKI, { "1,5": seki, "0,4": seki });
  return onPage({ judge: workerSaying(judgement) }, async (page) => {
    await playRecord(page, record(SEKI));
    await click(page, "mark");
    await proposed(page);
    assert.equal(await text(page, "proposal-text"), "Proposal: 0 dead stones, 0 unsure, 10 in seki.");
    assert.ok((await inkOn(page, "C1", [9, 6], "light")) > 20);
    const { x, y } = await spot(page, "C1", [9, 6]);
    await page.mouse.move(x, y);
    assert.equal(
      await text(page, "judged-said"),
      "Black at B1, 3 stones: in seki, read out, 100 % certain. Neither side can take the other without losing more.",
    );
  });
});

test("points that must be closed are shown in their side's colour, with the count before and after", () => {
  const gap = SPLIT.map((row, y) => (y === 8 ? "........." : row));
  const counts = { standing: { black: 30, white: 20, nobody: 31 }, sealed: { black: 45, white: 36, nobody: 0 } };
  const judgement = judgementOf(gap, {}, { seal: [{ vertex: [4, 8], color: "black" }], counts });
  return onPage({ judge: workerSaying(judgement) }, async (page) => {
    await playRecord(page, record(gap));
    assert.equal(await painted(page, "E1", 9), 0);
    await click(page, "mark");
    await proposed(page);
    assert.ok((await painted(page, "E1", 9)) > 100);
    assert.equal(
      await text(page, "proposal-seal"),
      "E1 (Black) must be closed before the area counts. Area as it stands: Black 30, White 20; once closed: Black 45, White 36.",
    );
    const { x, y } = await spot(page, "E1", 9);
    await page.mouse.move(x, y);
    assert.equal(await text(page, "judged-said"), "E1: Black must close the border here before the area counts.");
  });
});

test("each chain in words: on the board by keyboard, in the list by keyboard, where it is marked as well", () =>
  onPage({ judge: workerSaying(BOTH_DEAD) }, async (page) => {
    await newGame(page, 9, { rules: "chinese-2002" });
    await playRecord(page, record(SPLIT));
    await click(page, "mark");
    await proposed(page);
    const words =
      "White at B5, 1 stone: dead, read out, 94 % certain. Read out: it can't be saved, even if its own side moves first.";
    await page.locator(CURSOR).focus();
    for (const key of Array(3).fill("ArrowLeft")) await page.keyboard.press(key);
    assert.equal(await text(page, "judged-said"), words);
    assert.equal(await page.locator(CURSOR).getAttribute("aria-label"), "B5, white stone, marked dead");
    assert.equal(await text(page, "spoken"), words);

    await page.locator("#judged-title").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    const row = page.locator("#judged-chains button").first();
    assert.equal(await row.textContent(), words);
    assert.equal(await row.getAttribute("aria-pressed"), "true");
    assert.ok(await row.evaluate((node) => node === document.activeElement));
    await page.keyboard.press("Enter");
    assert.equal(await row.textContent(), `${words} Left alive by hand.`);
    assert.equal(await row.getAttribute("aria-pressed"), "false");
    assert.ok(await row.evaluate((node) => node === document.activeElement), "the focus stays");
    assert.deepEqual(await deadRow(page), ["11", "11"]);
  }));

test("by touch: a tap marks the stone and says what the program says of it", () =>
  onPage({ judge: workerSaying(BOTH_DEAD), touch: true, width: 360, height: 640 }, async (page) => {
    await playRecord(page, record(SPLIT));
    await click(page, "mark");
    await proposed(page);
    await page.evaluate(() => scrollTo(0, 0));
    const { x, y } = await spot(page, "H4", 9);
    await page.touchscreen.tap(x, y);
    assert.match(await text(page, "judged-said"), /^Black at H4, 1 stone: dead, estimated, 94 % certain\./u);
    assert.match(await text(page, "judged-said"), /Left alive by hand\.$/u);
  }));

test("without a Worker the stones are marked by hand", () =>
  onPage({ judge: "throw new Error('none')" }, async (page) => {
    await playRecord(page, record(SPLIT));
    await click(page, "mark");
    await proposed(page, "can't judge");
    await press(page, "B5", 9, { shift: true });
    assert.deepEqual(await deadRow(page), ["12", "10"]);
  }));

test("the real judge: a lone stone inside is dead, and the page is smooth while it thinks", () =>
  onPage({ judge: "real" }, async (page) => {
    await playRecord(page, record(SPLIT.map((row, y) => (y === 4 ? row : row.replace(/^(....)BW.../u, "....BW...")))));
    await page.evaluate(() => {
      globalThis.gaps = [];
      let last = performance.now();
      const beat = (/** @type {number} */ now) => {
        globalThis.gaps.push(now - last);
        last = now;
        requestAnimationFrame(beat);
      };
      requestAnimationFrame(beat);
    });
    await click(page, "mark");
    await proposed(page);
    const gaps = await page.evaluate(() => globalThis.gaps);
    assert.equal(await text(page, "proposal-text").then((said) => said.includes("1 dead stone")), true);
    assert.deepEqual(await deadRow(page), ["9", "9"]);
    assert.ok(Math.max(...gaps) < 250, `${Math.max(...gaps)} ms without a frame`);
  }));
