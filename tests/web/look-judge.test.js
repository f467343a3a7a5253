// Pictures of what the program says, for the eye, written to tests/web/out; and that nothing is wider than the screen.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { onPage, playRecord, picture, press, ROOT, spot, unfold, withBrowser } from "./helpers.mjs";
import { judgementOf, workerSaying } from "./scripted.mjs";

withBrowser();

const RECORD = readFileSync(join(ROOT, "benches/data/shusaku-1846.sgf"), "utf8");

/** Black has the left, White the right; a seki at the bottom right, lone stones, a gap at the top. */
const STONES = [
  "....BW.......",
  "..B.BW....W..",
  ".....W..W....",
  "....BW.......",
  ".W..BW....B..",
  ".WW.BW.......",
  "....BW..B....",
  "...BBWWWWWWWW",
  ".W.BWWBBBBBBB",
  "...BWBB.WWWWW",
  "...BWB.BBBBBW",
  "..BBWBWWWWWBW",
  ".B.BWBW.W.WB.",
];
const DEAD = { status: "dead", proof: "estimate", certainty: 0.91, why: "mostly-dead" };
const SEKI = { status: "seki", proof: "read", certainty: 1, why: "shared-liberties" };
const JUDGED = judgementOf(
  STONES,
  {
    "1,4": { ...DEAD, proof: "read", certainty: 1, why: "cannot-be-saved" },
    "10,4": DEAD,
    "8,6": { ...DEAD, certainty: 0.58 },
    "1,8": { status: "unsettled", proof: "read", certainty: 1, why: "first-decides" },
    "7,10": SEKI,
    "6,11": SEKI,
  },
  {
    seal: [{ vertex: [4, 2], color: "black" }],
    counts: { standing: { black: 52, white: 71, nobody: 46 }, sealed: { black: 84, white: 74, nobody: 11 } },
  },
);

const setup = (letter) =>
  STONES.flatMap((row, y) =>
    [...row].map((cell, x) => (cell === letter ? `[${String.fromCharCode(97 + x, 97 + y)}]` : "")),
  ).join("");
const POSITION = `(;GM[1]FF[4]SZ[13]RU[Chinese]KM[7.5]AB${setup("B")}AW${setup("W")}PL[B])`;

for (const [width = 0, height = 0] of [
  [360, 640],
  [1440, 900],
]) {
  for (const [locale = "", dark = false] of /** @type {const} */ ([
    ["en-GB", false],
    ["zh-CN", false],
    ["en-GB", true],
    ["zh-CN", true],
  ])) {
    const look = `${width}x${height}-${dark ? "dark" : "light"}-${locale.slice(0, 2)}`;
    const shoot = async (page, state) => {
      await picture(page, `${look}-${state}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, state);
    };

    test(`looks: the proposal, ${look}`, () =>
      onPage({ width, height, locale, dark, judge: workerSaying(JUDGED) }, async (page) => {
        await playRecord(page, POSITION);
        await page.locator("#mark").click();
        await page.locator("#proposal-text", { hasText: /\d/u }).waitFor();
        await page.evaluate(() => scrollTo(0, 0));
        await shoot(page, "proposal");
        await unfold(page, "#judged-chains");
        await page.locator("#judged-chains button").nth(1).focus();
        await shoot(page, "proposal-chains");
        await page.evaluate(() => scrollTo(0, 0));
        await press(page, "L9", 13);
        const { x, y } = await spot(page, "H3", 13);
        await page.mouse.move(x, y);
        await page.locator("#proposal-text").scrollIntoViewIfNeeded();
        await shoot(page, "proposal-changed");
      }));

    test(`looks: the map of owners, ${look}`, () =>
      onPage({ width, height, locale, dark, judge: "real" }, async (page) => {
        await playRecord(page, RECORD);
        await page.locator("#slider").fill("127");
        await page.locator("#heat").click();
        await page.locator("#estimate-text", { hasText: /\d/u }).waitFor();
        await page.evaluate(() => scrollTo(0, 0));
        await shoot(page, "heat");
      }));
  }
}
