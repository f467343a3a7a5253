// The analysis of a record at work: its Worker, progress, what it finds by the rules, and what it leaves behind.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  announced,
  counter,
  lineOf,
  moments,
  openAnalysis,
  reading,
  scriptWorker,
  scripted,
  table,
  whenDone,
  whenTold,
  workerSaying,
  workers,
} from "./analysis-page.mjs";
import { FINISHED, FORBIDDEN, KO, SEND_TWO } from "./analysis-records.mjs";
import { axeSource } from "./element-page.mjs";
import { newGame, onPage, paste, press, withBrowser } from "./helpers.mjs";

withBrowser();

test("progress goes up; Cancel ends the Worker, and nothing comes after; Go on goes on", () =>
  onPage({}, async (page) => {
    await scripted(page, 20, { limit: 5 });
    await openAnalysis(page);
    const bar = page.locator(".analysis-progress");
    const value = () => bar.evaluate((/** @type {HTMLProgressElement} */ node) => node.value);
    assert.equal(await announced(page), "The positions are being judged.");
    // That of the place that is looked at, two rough ones, two in full.
    await whenTold(page, "3 of 21 positions judged");
    assert.equal(await value(), 3);
    await workers(page)[0].evaluate(() => /** @type {any} */ (globalThis).release(4));
    await whenTold(page, "7 of 21 positions judged");
    assert.equal(await value(), 7);
    assert.equal(await page.locator(".analysis-swing").count(), 0);
    const [first] = workers(page);
    await first.evaluate(() => /** @type {any} */ (globalThis).release(0));
    const closed = first.waitForEvent("close");
    await page.locator("#analysis").getByRole("button", { name: "Cancel" }).click();
    await closed;
    await whenTold(page, "Cancelled: 7 of 21 positions judged");
    assert.equal(await announced(page), "Cancelled: 7 of 21 positions judged");
    await page.waitForTimeout(100);
    assert.deepEqual([await value(), workers(page).length], [7, 0]);
    // Stepping does not begin it again.
    await page.locator("#next").click();
    assert.equal(workers(page).length, 0);
    await page.getByRole("button", { name: "Go on" }).click();
    await page.waitForFunction(() => document.querySelector(".analysis-told")?.textContent?.startsWith("12 of"));
    const [worker] = workers(page);
    await worker.evaluate(() => /** @type {any} */ (globalThis).release(99));
    await whenDone(page);
    const asked = await worker.evaluate(() => /** @type {any} */ (globalThis).asked);
    const full = asked.filter(([, care]) => care === "full").map(([index]) => index);
    assert.equal(full.length, 21 - 7, "what is known is not asked again");
    assert.equal(new Set(full).size, full.length);
  }));

test("the place that is looked at comes first; a move that is added asks for itself alone", () =>
  onPage({}, async (page) => {
    await scripted(page, 18);
    await page.locator("#slider").fill("11");
    await openAnalysis(page);
    await whenDone(page);
    const [worker] = workers(page);
    const asked = () => worker.evaluate(() => /** @type {any} */ (globalThis).asked.splice(0));
    assert.deepEqual((await asked()).slice(0, 2), [
      [11, "full"],
      [10, "full"],
    ]);
    await page.locator("#slider").fill("4");
    await press(page, "J1", 9);
    await whenDone(page);
    assert.equal(await counter(page), "5 / 5");
    await whenTold(page, "All 6 positions are judged.");
    assert.deepEqual(await asked(), [[5, "full"]]);
    // Back on the line before nothing is left to ask.
    await page.locator("#variation-previous").click();
    await whenTold(page, "All 19 positions are judged.");
    assert.deepEqual(await asked(), []);
  }));

test("the real Worker on a finished game: the curve ends with the result, and comes out the same again", () =>
  onPage({}, async (page) => {
    await paste(page, FINISHED);
    await page.locator("#study").waitFor();
    await openAnalysis(page);
    await whenDone(page);
    const once = await table(page);
    assert.equal(once.length, 29);
    assert.equal(once.at(-1)?.[2], "Black ahead by 9");
    assert.equal(once.at(-1)?.[1], "White passes.");
    assert.ok(new Set(once.map(([, , lead]) => lead)).size > 8, "a curve, not a line");
    await page.locator("#last").click();
    assert.match(
      (await reading(page)) ?? "",
      /^Move 28: Black ahead by 9\. White passes\. In the record: Black wins by 9 points/u,
    );
    assert.deepEqual(await moments(page), ["Move 27: Black passes.", "Move 28: White passes."]);
    // Closed, all is let go; opened again, all is worked out again.
    await page.locator("#analysis-open").click();
    assert.equal(await page.locator("#analysis *").count(), 0);
    // It ends when the browser comes to it.
    for (let tries = 0; workers(page).length > 0 && tries < 100; tries += 1) await page.waitForTimeout(50);
    assert.equal(workers(page).length, 0);
    await openAnalysis(page);
    await whenDone(page);
    assert.deepEqual(await table(page), once);
  }));

for (const [name, record, wanted] of [
  [
    "a ko and its forbidden retake, a pass, a stone on a stone",
    KO,
    [
      "Move 1: Black takes a ko at C4.",
      "Move 2: White takes a ko at B4. The position at the start comes back, 2 moves later. A single ko. Against the rules: Ko: retaking at B4 now would bring back the position at the start. Play elsewhere first.",
      "Move 4: White passes.",
      "Move 5: Against the rules: There is a stone at E1 already.",
    ],
  ],
  [
    "sending two to return one",
    SEND_TWO,
    ["Move 3: Black takes 1 stone. The position at the start comes back, 3 moves later. Sending two to return one."],
  ],
]) {
  test(`moments, as the rules tell them: ${name}`, () =>
    onPage({}, async (page) => {
      await paste(page, String(record));
      await page.locator("#study").waitFor();
      await openAnalysis(page);
      await whenDone(page);
      const listed = await moments(page);
      if (record === SEND_TWO) assert.deepEqual(listed.slice(-1), wanted);
      else assert.deepEqual(listed, wanted);
      await page.locator("#analysis .chains button").last().click();
      const [, last] = /Move (\d+)/u.exec(listed.at(-1) ?? "") ?? [];
      assert.match((await counter(page)) ?? "", new RegExp(`^${last} /`, "u"));
    }));
}

test("a repetition that the rules of the record forbid is against the rules", () =>
  onPage({ locale: "zh-CN" }, async (page) => {
    await paste(page, FORBIDDEN);
    await page.locator("#study").waitFor();
    await page.locator("#analysis-open").click();
    await whenDone(page);
    const last = (await moments(page)).at(-1) ?? "";
    assert.match(last, /^第 6 手：白方在 F4 提劫。开局时的局面再现，相隔 6 手。三劫循环|形如三劫循环/u);
    assert.match(last, /违反规则：/u);
  }));

test("the game in progress: by way of the study; leaving it stops the work", () =>
  onPage({}, async (page) => {
    await scriptWorker(page, workerSaying([0, 1, 2, 3], { limit: 2 }));
    await newGame(page, 9);
    const button = page.getByRole("button", { name: "Analyse this game" });
    await button.click({ force: true });
    assert.equal(await page.locator("#study").isVisible(), false, "no move, nothing to analyse");
    await press(page, "E5 C3 G7", 9);
    await button.click();
    await page.locator(".analysis-graph").waitFor();
    assert.equal(await counter(page), "3 / 3");
    await whenTold(page, "2 of 4 positions judged");
    assert.equal(workers(page).length, 1);
    await page.locator("#study-leave").click();
    assert.equal(await page.locator("#analysis").isVisible(), false);
    assert.equal(workers(page).length, 0);
    // One move more, and only that is new.
    await press(page, "G3", 9);
    await button.click();
    await whenTold(page, "3 of 5 positions judged");
    const [worker] = workers(page);
    const asked = await worker.evaluate(() => /** @type {any} */ (globalThis).asked.map(([index]) => index));
    assert.deepEqual(asked, [4, 0, 0], "two known, one asked anew, roughly and in full the first");
  }));

test("where the Worker fails it says so, and tries again when asked", () =>
  onPage({}, async (page) => {
    await scriptWorker(page, 'addEventListener("message", ({ data: { job } }) => postMessage({ job, error: "no" }));');
    await paste(page, lineOf(4));
    await page.locator("#study").waitFor();
    await page.locator("#analysis-open").click();
    await page.locator(".analysis-told", { hasText: "The analysis did not work here." }).waitFor();
    assert.equal(workers(page).length, 0);
    await page.unroute("**/analysis/worker.js");
    await scriptWorker(page, workerSaying([0, 0, 0, 0, 0]));
    await page.getByRole("button", { name: "Try again" }).click();
    await whenDone(page);
  }));

test("nothing moves while it works, nothing runs when it is done, axe finds nothing", () =>
  onPage({}, async (page) => {
    await scripted(page, 20, { limit: 8 });
    const above = await page.locator("#analysis-open").boundingBox();
    await openAnalysis(page);
    assert.deepEqual(await page.locator("#analysis-open").boundingBox(), above);
    const tree = await page.locator("#tree").boundingBox();
    await workers(page)[0].evaluate(() => /** @type {any} */ (globalThis).release(99));
    await whenDone(page);
    assert.deepEqual(await page.locator("#tree").boundingBox(), tree);
    await page.locator("#next").click();
    assert.deepEqual(await page.locator("#tree").boundingBox(), tree);
    const frames = await page.evaluate(async () => {
      await new Promise((done) => setTimeout(done, 300));
      let asked = 0;
      const request = requestAnimationFrame.bind(globalThis);
      globalThis.requestAnimationFrame = (callback) => {
        asked += 1;
        return request(callback);
      };
      await new Promise((done) => setTimeout(done, 1000));
      return asked;
    });
    assert.equal(frames, 0);
    await table(page);
    await moments(page);
    await page.evaluate(axeSource());
    const found = await page.evaluate(async () => {
      const { violations } = await /** @type {any} */ (globalThis).axe.run("#study");
      return violations.map(
        (/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ node) => node.html)}`,
      );
    });
    assert.deepEqual(found, []);
  }));

test("opened and closed again and again it leaves nothing behind", () =>
  onPage({}, async (page) => {
    await scripted(page, 6);
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const measure = async () => {
      await session.send("HeapProfiler.collectGarbage");
      const { metrics } = await session.send("Performance.getMetrics");
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    };
    const round = async () => {
      await openAnalysis(page);
      await whenDone(page);
      await page.locator("#analysis-open").click();
      await page.locator("#analysis").waitFor({ state: "hidden" });
    };
    for (let n = 0; n < 3; n += 1) await round();
    const before = await measure();
    for (let n = 0; n < 6; n += 1) await round();
    const after = await measure();
    assert.ok(after.Nodes <= before.Nodes + 5, `${before.Nodes} nodes, then ${after.Nodes}`);
    assert.ok(
      after.JSEventListeners <= before.JSEventListeners + 2,
      `${before.JSEventListeners}, then ${after.JSEventListeners}`,
    );
    assert.equal(workers(page).length, 0);
  }));
